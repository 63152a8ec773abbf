### What a question is for, in a line: for those who are new to the game.

purpose-mulligan-provinces = 💡 Remettez ce qui est trop cher ou n’aide pas tout de suite ; de nouvelles cartes prennent la place.
purpose-mulligan-hand = 💡 Gardez les cartes bon marché qui gagnent des conflits ; vous pouvez changer les autres une fois.
purpose-place-stronghold = 💡 La province sous la forteresse est attaquée en dernier : placez-y la plus solide.
purpose-place-province = 💡 Elle reste face cachée jusqu’à ce qu’on l’attaque.
purpose-dynasty = 💡 Les personnages attaquent et défendent pour vous. Qui passe en premier gagne 1 destin.
purpose-fate = 💡 Chaque destin garde ce personnage un round de plus.
purpose-bid = 💡 Vous piochez autant de cartes que votre mise ; qui mise plus paie la différence en honneur.
purpose-declare-conflict = 💡 Une avance au moins égale à sa défense détruit la province : d’abord trois, puis la forteresse.
purpose-declare-defenders = 💡 Les défenseurs s’inclinent ensuite. Une attaque sans défenseur vous coûte 1 honneur.
purpose-action-3_2_2 = 💡 Cartes et capacités changent maintenant qui gagne, et de combien. Le conflit finit quand chacun passe.
purpose-action = 💡 Vous pouvez agir. La plupart des cartes valent plus pendant un conflit.
purpose-ring-effect = 💡 L’effet de l’anneau récompense l’attaquant vainqueur.
purpose-discard-province = 💡 Ce que vous défaussez, l’adversaire ne l’achètera pas.
purpose-discard-dynasty = 💡 De nouvelles cartes viennent là où vous défaussez : ôtez ce que vous n’achèterez pas.
purpose-favor = 💡 La Faveur ajoute 1 de compétence dans chaque conflit de ce type.
purpose-reaction = 💡 Une réaction répond à ce qui vient de se passer. Vous pouvez vous en passer.
purpose-interrupt = 💡 Une interruption vient avant ce qui va se passer, et peut le changer. Vous pouvez vous en passer.
purpose-target = 💡 L’effet aide-t-il ou nuit-il ? Aidez votre camp, nuisez à l’autre.
purpose-ring-choice = 💡 Choisissez ce qui compte le plus : vous aider, ou affaiblir l’adversaire.
purpose-discard-order = 💡 Tous quittent le jeu. L’ordre ne compte que si une carte y réagit.
purpose-where = 💡 Dans le conflit, il compte tout de suite. Chez vous, il attend un autre conflit.
