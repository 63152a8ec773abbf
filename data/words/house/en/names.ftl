### Names that look-ups, deck checks and tables share: games, clans and rings.

game-l5r-lcg = Legend of the Five Rings: The Card Game
game-l5r-ccg = Legend of the Five Rings (1997)
game-root = Root

clan-crab = Crab
clan-crane = Crane
clan-dragon = Dragon
clan-lion = Lion
clan-phoenix = Phoenix
clan-scorpion = Scorpion
clan-unicorn = Unicorn

ring-air = Air
ring-earth = Earth
ring-fire = Fire
ring-water = Water
ring-void = Void

nobody = nobody
