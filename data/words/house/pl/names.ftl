### Names that look-ups, deck checks and tables share: games, clans and rings.

game-l5r-lcg = Legenda Pięciu Kręgów: Gra karciana
game-l5r-ccg = Legenda Pięciu Kręgów (1997)
game-root = Root

clan-crab = Krab
clan-crane = Żuraw
clan-dragon = Smok
clan-lion = Lew
clan-phoenix = Feniks
clan-scorpion = Skorpion
clan-unicorn = Jednorożec

ring-air = Powietrze
ring-earth = Ziemia
ring-fire = Ogień
ring-water = Woda
ring-void = Pustka

nobody = nikt
