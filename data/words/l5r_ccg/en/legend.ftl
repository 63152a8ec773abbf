### What the signs of the pictures mean.

legend-force = Force; behind =, that of the whole unit
legend-chi = Chi
legend-strength = strength of a province
legend-gold = gold that a card makes or costs
legend-cards = cards in hand
legend-honor = Personal Honor
legend-dishonored = dishonored
legend-bowed = bowed: used up until it straightens
legend-family = Family Honor
legend-dynasty = dynasty deck
legend-fate = fate deck
legend-favor = Imperial Favor
legend-changed = above or below the printed number
legend-new = new in the latest moves
