### The table as text, and the words on its pictures.

table-head = **{ $map } · { $phase }** – { $player }
table-turn = Turn { $number }
table-order = Turn order: { $order }
table-player = **{ $name }** ({ $faction }): { $score }, { $hand }
table-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
table-dominance = { $card }
table-coalition = coalition with { $player }
table-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
table-supply = { $count } warriors in supply
table-crafted = Crafted: { $cards }
table-items = Items: { $items }
table-supply-items = Items to craft: { $items }
table-piles = Deck { $draw }, discard pile { $discard }
table-discard = Discard pile
table-available = Dominance cards to take: { $cards }
table-quests = Quests: { $quests }
table-clearing = **{ $place }** { $slots } – { $ruler }: { $pieces }
table-empty = empty
table-unruled = no ruler
table-ruin = ruin
table-scorched = scorched
table-free =
    { $count ->
        [one] { $count } slot
       *[other] { $count } slots
    }
table-ferry = Ferry { $at }
table-closed = Closed paths: { $paths }
table-hand = Your hand: { $cards }
table-hand-empty = Your hand is empty.
table-supporters = Your supporters: { $cards }
table-left = has left
seen-hand = Your hand
seen-crafted = { $name }: crafted
seen-discard = Discard pile
picture-board = The factions' boards
picture-ruler = rules

## What stands on a faction's board

board-actions = Actions: { $count }
board-costs = Wood for the next: { $costs }
board-leader = Leader: { $leader }
board-leaders = Still face up: { $leaders }
board-column = { $column }: { $suits }
board-decree = Decree
board-officers = Officers: { $count }
board-supporters = Supporters: { $count }
board-operations = Operations: { $count }
board-character = { $character }
board-pawn = Pawn { $at }
board-ready = Ready: { $items }
board-exhausted = Exhausted: { $items }
board-damaged = Damaged: { $items }
board-spent = Damaged and exhausted: { $items }
board-limit = Items carried: { $load } of { $limit }
board-relations = Relationships: { $relations }
board-done = Quests done: { $quests }
board-stock = Still to place: { $pieces }
button-until-turn = Pass until the turn ends
span-turn = the end of the turn
picture-head = { $map } · { $turn } · { $phase }: { $player }
