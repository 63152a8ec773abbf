### How a deck plays, in a few words.

plays-brotherhood = Des moines qui cherchent les cinq Anneaux
plays-crab = Murs solides, samouraïs solides, sans souci d’honneur
plays-crane = Duels et courtisans ; gagne avec 40 points d’honneur
plays-dragon = Duellistes et moines aux dons particuliers
plays-lion = La plus grande armée : attaque et détruit les Provinces
plays-naga = Des serpents venus de loin, hors du jeu de l’honneur
plays-phoenix = Des Shugenja aux nombreux sorts
plays-scorpion = Poison, espions et honneur volé
plays-shadowlands = Des monstres sans honneur, forts et dangereux pour leur maître
plays-toturis = Des samouraïs sans maître, de tous les clans
plays-unicorn = Une cavalerie qui choisit ses batailles en dernier
plays-yoritomos = Pirates et mercenaires, payés en Or
