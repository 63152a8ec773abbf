### How a deck plays, in a few words.

plays-crab = Defends well, wears attackers down, then breaks through
plays-crane = Wins political conflicts and duels, lives by honor
plays-dragon = Few characters, each with many attachments
plays-lion = Attacks early with many warriors
plays-phoenix = Rings and spells, strong characters with glory
plays-scorpion = Dishonors and deceives, wins by others’ weakness
plays-unicorn = Moves cavalry in and out of conflicts
