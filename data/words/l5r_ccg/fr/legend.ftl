### What the signs of the pictures mean.

legend-force = Force ; après =, celle de toute l’unité
legend-chi = Chi
legend-strength = Force d’une Province
legend-gold = Or produit ou coûté
legend-cards = cartes en main
legend-honor = Honneur personnel
legend-dishonored = déshonoré
legend-bowed = engagé : inactif jusqu’au redressement
legend-family = Honneur Familial
legend-dynasty = paquet Dynastie
legend-fate = paquet Destin
legend-favor = Faveur Impériale
legend-changed = au-dessus ou au-dessous du nombre imprimé
legend-new = nouveau dans les derniers coups
