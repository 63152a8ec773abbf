### Names that look-ups, deck checks and tables share: games, clans and rings.

game-l5r-lcg = La Légende des Cinq Anneaux : le Jeu de Cartes
game-l5r-ccg = La Légende des Cinq Anneaux (1997)
game-root = Root

clan-crab = Crabe
clan-crane = Grue
clan-dragon = Dragon
clan-lion = Lion
clan-phoenix = Phénix
clan-scorpion = Scorpion
clan-unicorn = Licorne

ring-air = Air
ring-earth = Terre
ring-fire = Feu
ring-water = Eau
ring-void = Vide

nobody = personne
