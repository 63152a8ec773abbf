### What the signs of the pictures mean.

legend-military = compétence militaire
legend-political = compétence politique
legend-glory = gloire
legend-strength = défense d’une province
legend-honor = honneur d’un joueur
legend-fate = destin
legend-cards = cartes en main
legend-dial = mise d’honneur
legend-first = premier joueur
legend-favor = Faveur Impériale
legend-dynasty = deck Dynastie
legend-conflict = deck Conflit
legend-discard = défausse
legend-air = Anneau de l’Air
legend-earth = Anneau de la Terre
legend-fire = Anneau du Feu
legend-water = Anneau de l’Eau
legend-void = Anneau du Vide
legend-honored = honoré : la gloire s’ajoute aux deux compétences
legend-dishonored = déshonoré : la gloire se retranche
legend-bowed = incliné : inactif jusqu’à ce qu’il se redresse
legend-cost = coût en destin
legend-facedown = carte face cachée
legend-left = conflits encore à déclarer, et leurs types
legend-changed = au-dessus ou au-dessous du nombre imprimé
legend-new = nouveau dans les derniers coups
