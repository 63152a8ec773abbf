### Problèmes.

puzzle-goal-break = À vous d’agir. Détruisez une province dans ce conflit.
puzzle-goal-win = À vous d’agir. Gagnez la partie dans ce conflit.
puzzle-goal-hold = À vous d’agir. Empêchez la destruction de votre province dans ce conflit.
puzzle-goal-survive = À vous d’agir. Ne perdez pas la partie dans ce conflit.
puzzle-why-break = Quoi que fasse maintenant l’adversaire, la province est détruite. Après toute autre réponse, il peut la sauver.
puzzle-why-win = Quoi que fasse maintenant l’adversaire, vous gagnez. Après toute autre réponse, il peut tenir bon.
puzzle-why-hold = Quoi que fasse maintenant l’adversaire, la province tient. Après toute autre réponse, il peut la détruire.
puzzle-why-survive = Quoi que fasse maintenant l’adversaire, vous restez en jeu. Après toute autre réponse, il peut gagner.
