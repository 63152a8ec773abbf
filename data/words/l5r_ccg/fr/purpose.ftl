### What a question is for, in a line: for those who are new to the game.

purpose-action = 💡 Renforcez vos Unités pour la prochaine bataille. La phase finit quand tous passent.
purpose-battle-action = 💡 Changez qui gagne cette bataille. L’attaquant doit dépasser la Force de la Province.
purpose-dynasty = 💡 Les constructions donnent de l’Or à chaque tour ; les Personnalités combattent. Au début, l’Or d’abord.
purpose-pay = 💡 L’Or en trop est perdu : payez au plus juste.
purpose-clan-benefit = 💡 Moins cher maintenant, ou de l’honneur pour la victoire à 40.
purpose-declare-attack = 💡 Une Province détruite l’est pour toujours ; qui perd les quatre est éliminé. Les Unités rentrent engagées.
purpose-commit = 💡 Envoyez assez pour gagner, et gardez ce qui doit défendre.
purpose-discard-dynasty = 💡 Au prochain tour, vous n’achetez que ce qui est ici : ôtez l’inutile.
purpose-challenge = 💡 Refuser coûte de l’honneur ; en duel, le plus grand Chi gagne, cartes de focus comprises.
purpose-duel = 💡 Chaque focus s’ajoute à votre Chi, en secret. Frapper termine le duel aussitôt.
purpose-attach = 💡 Attachez-la à qui va combattre.
purpose-reaction = 💡 Une Réaction répond à ce qui vient de se passer. Vous pouvez vous en passer.
purpose-next-battle = 💡 L’attaquant choisit dans quel ordre les batailles se livrent.
purpose-discard-hand = 💡 À la fin de votre tour, vous gardez huit cartes au plus.
purpose-target = 💡 L’effet aide-t-il ou nuit-il ? Aidez votre camp, nuisez aux autres.
