### What the signs of the pictures mean.

legend-military = military skill
legend-political = political skill
legend-glory = glory
legend-strength = strength of a province
legend-honor = honor of a player
legend-fate = fate
legend-cards = cards in hand
legend-dial = honor bid
legend-first = first player
legend-favor = Imperial Favor
legend-dynasty = dynasty deck
legend-conflict = conflict deck
legend-discard = discard pile
legend-air = Ring of Air
legend-earth = Ring of Earth
legend-fire = Ring of Fire
legend-water = Ring of Water
legend-void = Ring of the Void
legend-honored = honored: glory is added to both skills
legend-dishonored = dishonored: glory is taken off
legend-bowed = bowed: used up until it readies
legend-cost = cost in fate
legend-facedown = facedown card
legend-left = conflicts still to declare, and their kinds
legend-changed = above or below the printed number
legend-new = new in the latest moves
