### Problèmes.

puzzle-goal-take = À vous d’agir. Détruisez une Province dans cette attaque.
puzzle-goal-win = À vous d’agir. Gagnez la partie dans cette attaque.
puzzle-goal-keep = À vous d’agir. Ne perdez aucune Province dans cette attaque.
puzzle-goal-survive = À vous d’agir. Ne perdez pas la partie dans cette attaque.
puzzle-why-take = Quoi que fasse maintenant le défenseur, une Province tombe. Après toute autre réponse, il peut la sauver.
puzzle-why-win = Quoi que fasse maintenant l’adversaire, vous gagnez. Après toute autre réponse, il peut tenir bon.
puzzle-why-keep = Quoi que fasse maintenant l’attaquant, vos Provinces tiennent. Après toute autre réponse, il peut en détruire une.
puzzle-why-survive = Quoi que fasse maintenant l’adversaire, vous restez en jeu. Après toute autre réponse, il peut gagner.
