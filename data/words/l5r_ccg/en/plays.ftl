### How a deck plays, in a few words.

plays-brotherhood = Monks who seek the five Rings
plays-crab = Strong walls, strong samurai, no need of honor
plays-crane = Duels and courtiers; wins with 40 honor
plays-dragon = Duelists and monks with gifts of their own
plays-lion = The largest army: attacks and destroys provinces
plays-naga = Snakes from afar who stay out of honor
plays-phoenix = Shugenja with many spells
plays-scorpion = Poison, spies and stolen honor
plays-shadowlands = Monsters without honor, strong and dangerous to their lord
plays-toturis = Masterless samurai from every clan
plays-unicorn = Cavalry that chooses its battles last
plays-yoritomos = Pirates and hired blades, paid in gold
