### Problèmes.

puzzle-goal-break = À vous d’agir. Détruisez la province par une seule action : ensuite vous ne faites que passer.
puzzle-goal-win = À vous d’agir. Gagnez la partie par une seule action : ensuite vous ne faites que passer.
puzzle-goal-hold = À vous d’agir. Sauvez votre province par une seule action : ensuite vous ne faites que passer.
puzzle-goal-survive = À vous d’agir. Restez en jeu par une seule action : ensuite vous ne faites que passer.
puzzle-why-break = Quoi que fasse maintenant l’adversaire, la province est détruite. Après toute autre réponse, il peut la sauver.
puzzle-why-win = Quoi que fasse maintenant l’adversaire, vous gagnez. Après toute autre réponse, il peut tenir bon.
puzzle-why-hold = Quoi que fasse maintenant l’adversaire, la province tient. Après toute autre réponse, il peut la détruire.
puzzle-why-survive = Quoi que fasse maintenant l’adversaire, vous restez en jeu. Après toute autre réponse, il peut gagner.
