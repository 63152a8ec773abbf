### The cards of Root, for looking them up: kinds, suits, numbers.

cardtype-deck-card = card
cardtype-character = character
cardtype-quest = quest
cardtype-leader = Eyrie leader
cardtype-minister = minister of the Duchy
cardtype-mood = mood of the Hundreds
cardtype-plot = Corvid plot
cardclan-fox = { suit-fox }
cardclan-rabbit = { suit-rabbit }
cardclan-mouse = { suit-mouse }
cardclan-bird = { suit-bird }
trait-persistent = persistent effect
trait-immediate = immediate effect
trait-ambush = ambush
trait-dominance = dominance
trait-crafts-item = item
trait-squire = { rank-squire }
trait-noble = { rank-noble }
trait-lord = { rank-lord }
fact-points = points
fact-sway = cards revealed to sway
effect-quest = exhaust { $items } in a clearing of the quest’s suit: 2 cards, or 1 point for each completed quest of that suit
effect-starting-items = Starting items: { $items }
