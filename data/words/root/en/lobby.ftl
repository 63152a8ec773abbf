### The lobby, refusals, endings.

## The lobby

lobby-little-reach = Together these factions reach { $value } in the table of values, which advises { $total } for { $count } players. You may still play; the woodland will be quiet.
lobby-too-little-reach = Whatever faction the others choose, you reach at most { $value } in the table of values; even a risky match needs { $total }. Choose another faction, or add a player.

## Why the rules refuse

refused-seat-count = Root is for { $least } to { $most } players.
refused-unknown-faction = There is no faction “{ $faction }”.
refused-faction-not-implemented = The faction { $faction } cannot be played here yet.
refused-faction-twice = A faction can be played only once; only the Vagabond may be there twice.
refused-faction-is-drafted = In the advanced set-up factions are chosen at the table: nobody brings one.
refused-unknown-character = There is no character “{ $character }” for this seat.
refused-character-twice = Two Vagabonds cannot be the same character.
refused-too-little-reach = Together these factions reach only { $value } in the table of values; even a risky match needs { $total }. Choose other factions, or add a player.
refused-too-many-corners = No more than { $most } of these factions may start in a corner: the map has no more corners.
refused-unknown-map = There is no map “{ $map }”.
refused-unknown-deck = There is no deck “{ $deck }”.
refused-deck-not-implemented = This deck cannot be played here yet.
refused-unknown-set-up = There is no set-up “{ $setup }”.
refused-impossible-position = That position is impossible.
refused-no-slot = There is no free slot left there.
refused-one-bird = Only one of the cards may be a bird.
refused-no-such-copy = You do not hold so many copies of this card.

## Endings

ending-points = { $winner } wins with { $points } points.
ending-dominance = { $winner } wins by dominance.
ending-left = { $winner } wins: everybody else has left.
ending-other = { $winner } wins.
ending-coalition = { $winner } wins together with { $partner }, as a coalition.
ending-scores = Points: { $scores }
