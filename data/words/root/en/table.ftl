### The table as text, and the words on its pictures.

table-head = **{ $map } · { $phase }** – { $player }
table-head-set-up = **{ $map } · { $phase }**
table-turn = Turn { $number }
table-round = Round { $number }
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
table-crafted = Crafted
table-items = Items
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
table-paths-closed = Closed paths: { $paths }
table-hand = Your hand: { $cards }
table-hand-empty = Your hand is empty.
hand-line = -# 🃏 **{ $count }**: { $cards }
table-supporters = Your supporters: { $cards }
table-player-gone = has left
seen-hand = Your hand
seen-crafted = { $name }: crafted
seen-discard = Discard pile
picture-board = The factions’ boards
picture-ruler = rules

## What a faction's board shows

board-actions = Actions
board-costs = Wood for the next
board-leader = Leader
board-leaders = Still face up
board-decree = Decree
board-officers = Officers
board-supporters = Supporters
board-operations = Operations
board-character = { $character }
board-pawn = Pawn { $at }
board-ready = Ready
board-exhausted = Exhausted
board-damaged = Damaged
board-spent = Damaged and exhausted
board-limit = Items carried: { $load } of { $limit }
board-relations = Relationships
board-done = Quests done
board-row = { $label }: { $what }
board-dominance = Dominance
board-stock = Still to place
button-until-turn = Pass until the turn ends
span-turn = the end of the turn
button-until-own-turn = Pass until my next turn
span-own-turn = your next turn
button-until-ambush = No ambush until my next turn
button-ask-again-ambush = Not ambushing: ask me again
select-ambush = If I am attacked, ambush with …
if-asked-no-ambush = No ambush
picture-head-set-up = { $map } · { $phase }
picture-head = { $map } · { $turn } · { $phase }: { $player }

## The end

figure-points = Points
figure-ruled = Clearings ruled
figure-battles = Battles begun
figure-crafted = Cards crafted
seen-hand-open = Hand
picture-closing = { $map } · { $turn }
