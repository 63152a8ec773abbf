### Legend of the Five Rings: The Card Game.

game-l5r-lcg = Legend of the Five Rings: The Card Game

## Words

clan-crab = Crab
clan-crane = Crane
clan-dragon = Dragon
clan-lion = Lion
clan-phoenix = Phoenix
clan-scorpion = Scorpion
clan-unicorn = Unicorn
clan-none = no clan
ring-air = Air
ring-earth = Earth
ring-fire = Fire
ring-water = Water
ring-void = Void
ring-contested = contested
skill-military = military
skill-political = political
side-dynasty = dynasty
side-conflict = conflict
phase-setup = set-up
phase-dynasty = dynasty phase
phase-draw = draw phase
phase-conflict = conflict phase
phase-fate = fate phase
phase-regroup = regroup phase
type-character = character
type-attachment = attachment
type-event = event
type-holding = holding
type-province = province
type-stronghold = stronghold
type-role = role
nobody = none

## Marks on cards

mark-bowed = bowed
mark-honored = honored
mark-dishonored = dishonored
mark-fate = { $amount } fate
mark-glory = glory { $amount }
mark-strength = strength { $amount }
mark-cost = cost { $amount }
mark-stronghold = stronghold
mark-facedown = still facedown
mark-broken = broken
mark-participating = in the conflict
card-facedown = facedown card
province-facedown = facedown province
province-unknown = a province
province-place = { $name }, province { $number }

## The table

table-round = Round { $round }, { $phase } ({ $step })
table-first = first player: { $name }
table-favor = Imperial Favor: { $name } ({ $side })
table-rings = Rings: { $rings }
table-conflict = **Conflict: { $skill }, { $ring }** at { $province }, strength { $strength }
table-attackers = attacks: { $name } **{ $total }** – { $cards }
table-defenders = defends: { $name } **{ $total }** – { $cards }
player-head = **{ $name }** ({ $clan }): honor **{ $honor }**, fate **{ $fate }**, hand { $hand }, decks { $decks }, dial { $bid }, conflicts left { $conflicts }
seen-hand = Your hand
seen-side = { $name }: table
seen-away = { $name }: discard piles
hand-head = **Your hand:** { $cards } { $cards ->
        [one] card
       *[other] cards
    } (honor { $honor }, fate { $fate })

## Questions

asked-by = { $card }: { $question }
ask-other = Choose.
ask-action = Your action?
ask-dynasty = Play a character, use an ability, or pass?
ask-reaction = React to: { $events }?
ask-interrupt = Interrupt: { $events }?
ask-order = What is resolved first?
ask-target = Choose a target.
ask-target-honor = Who is honored?
ask-select = Choose one.
ask-cost = How do you pay?
ask-fate = How much additional fate do you place on it?
ask-where = Where does the character go?
ask-bid = Your honor bid, in secret?
ask-declare-conflict = Declare a conflict, or pass.
ask-declare-defenders = Who defends?
ask-mulligan-provinces = Which province cards do you replace?
ask-mulligan-hand = Which cards of your hand do you replace?
ask-place-stronghold = Which province lies under your stronghold?
ask-place-province = Which province lies in place { $number }, from the left?
ask-ring-effect = Which ring effect do you resolve?
ask-ring-choice = What does the ring do?
ask-favor = Which side of the Imperial Favor?
ask-discard-province = Discard cards of the broken province?
ask-discard-order = Which character is discarded first?
ask-discard-dynasty = Which faceup cards of your provinces do you discard?
ask-discard = Which cards do you discard?
ask-restricted = Too many restricted attachments: which one is discarded?
ask-sacrifice = What do you sacrifice?
ask-search = Which cards do you take?
group-ring = Ring
group-skill = Type
group-province = Province
group-attackers = Attackers
group-covert = Covert

## Options

option-other = { $subject }
option-effect = Effect
option-pass = Pass
option-play = Play: { $subject }
option-trigger = Use: { $subject }
option-duplicate = Duplicate: { $subject }
option-covert = { $subject } → { $target }
option-conflict = Into the conflict
option-home = Home
option-honor = Honor: { $subject }
option-dishonor = Dishonor: { $subject }
option-ready = Ready: { $subject }
option-bow = Bow: { $subject }
option-remove-fate = Remove 1 fate: { $subject }
choice-air-take = Take 1 honor
choice-air-gain = Gain 2 honor
choice-earth-earth = Draw 1 card; the opponent discards 1 at random
choice-increase = Raise by 1
choice-decrease = Lower by 1
choice-honor = Honor
choice-dishonor = Dishonor
choice-bow = Bow
choice-give-honor = Give honor
choice-lose-honor = Lose 1 honor and repeat
choice-discard = Discard cards
choice-draw = Draw 1 card
choice-gain-fate = Gain 1 fate
choice-take-fate = Take 1 fate
choice-take-honor = Take 1 honor
choice-fate = Give 1 fate
choice-levy-honor = Give 1 honor
choice-switch-ring = Switch the ring
choice-switch-type = Switch the conflict type
choice-done = Done

## What a window is about

event-other = event
event-phase-begins = phase begins
event-phase-ends = phase ends
event-initiate = ability
event-play-card = card played
event-enter-play = enters play
event-leave-play = leaves play
event-attach = attached
event-declare-conflict = conflict declared
event-declare-defenders = defenders declared
event-pass-conflict = conflict passed
event-compare-skills = skills compared
event-end-conflict = conflict ends
event-reveal-province = province revealed
event-break-province = province breaks
event-claim-ring = ring claimed
event-bow = bowed
event-ready = readied
event-honor = honored
event-dishonor = dishonored
event-move-to-conflict = moves to the conflict
event-move-home = moves home
event-reveal-dials = dials revealed
event-gain-honor = honor gained
event-lose-honor = honor lost
event-transfer-honor = honor changes hands
event-place-fate = fate placed
event-remove-fate = fate removed
event-spend-fate = fate spent
event-draw = cards drawn
event-discard-cards = cards discarded
event-discard-at-random = random discard
event-claim-favor = favor claimed
event-pass-first-player = first player token passed
event-delay = delayed effect
event-resolve-ring = ring effect
event-resolve-duel = duel

## What happened

record-first-player = { $player } is the first player.
record-mulligan = { $player } replaces { $amount } { $amount ->
        [one] card
       *[other] cards
    } ({ $deck }).
record-starting-honor = { $player } starts with { $amount } honor.
record-phase-begins = Round { $round }: { $phase }
record-turn-faceup = { $card } is turned faceup.
record-gain-fate = { $player } gains { $amount } fate.
record-take-ring-fate = { $player } takes { $amount } fate from { $ring }.
record-play-card = { $player } plays { $card }.
record-enter-play = { $card } enters play.
record-place-fate = { $amount } fate on { $card }.
record-remove-fate = { $amount } fate removed from { $card }.
record-place-fate-on-ring = { $amount } fate on the ring: { $ring }.
record-initiate = { $player } uses { $card }.
record-initiate-on = { $player } uses { $card } on { $targets }.
record-pass-dynasty = { $player } passes until the end of the phase.
record-reveal-dials = Honor dials ({ $players }): { $bids }
record-change-bid = { $player }: the bid changes by { $amount }.
record-transfer-honor = { $giver } gives { $amount } honor to { $taker }.
record-transfer-fate = { $giver } gives { $amount } fate to { $taker }.
record-gain-honor = { $player } gains { $amount } honor.
record-lose-honor = { $player } loses { $amount } honor.
record-draw = { $player } draws { $amount } { $amount ->
        [one] card
       *[other] cards
    }.
record-attach = { $card } is attached to { $host }.
record-declare-conflict = **{ $player } attacks: { $skill }, { $ring }, at { $province } – { $attackers }**
record-pass-conflict = { $player } declares no conflict.
record-declare-defenders = { $player } defends: { $defenders }.
record-reveal-province = Revealed: { $province }.
record-compare-skills = Skills compared ({ $players }): { $totals }. Winner: { $winner }.
record-break-province = **Broken: { $province }.**
record-claim-ring = { $player } claims the ring: { $ring }.
record-resolve-ring = { $player } resolves the ring effect: { $ring }.
record-switch-ring = The ring changes: { $ring } → { $other }.
record-switch-type = The conflict is now: { $skill }.
record-bow = { $card } bows.
record-ready = { $card } readies.
record-honor = { $card } is honored.
record-dishonor = { $card } is dishonored.
record-discard-status = { $card } loses its status token.
record-move-home = { $card } moves home.
record-move-to-conflict = { $card } moves to the conflict.
record-leave-play = { $card } leaves play.
record-leave-play-sacrificed = { $card } is sacrificed.
record-leave-play-hand = { $card } leaves play and returns to its owner’s hand.
record-leave-play-deck = { $card } leaves play and returns to its owner’s deck.
record-leave-play-removed = { $card } is removed from the game.
record-take-control = { $player } takes control of { $card }.
record-discard-cards = { $player } discards: { $cards }.
record-discard-at-random = { $player } discards at random: { $cards }.
record-draw-own = You draw: { $cards }.
record-look-at = { $player } looks at { $amount } { $amount ->
        [one] card
       *[other] cards
    }.
record-look-at-own = You look at: { $cards }.
record-mulligan-own = Your new cards: { $cards }.
record-reveal-cards = { $player } reveals: { $cards }.
record-add-to-hand = { $player } takes a card into the hand: { $card }.
record-put-on-deck = { $player } returns a card to the deck: { $card }.
record-shuffle = { $player } shuffles ({ $deck }).
record-deck-out = { $player } has run out of cards ({ $deck }) and loses { $amount } honor.
record-count-glory = Glory count ({ $players }): { $totals }. Winner: { $winner }.
record-claim-favor = { $player } claims the Imperial Favor ({ $side }).
record-pass-first-player = The first player is now { $player }.
record-begin-duel = Duel ({ $skill }): { $challenger } – { $challenged }
record-resolve-duel = Duel result: { $totals }. Winner: { $winner }.
record-cancel = Cancelled.
record-swap-in-province = { $card } and { $other } change places.
record-put-into-province = { $card } comes into play: { $province }.
record-gain-ability = { $card } gains an ability of { $origin }.
record-replace = Replaced by something else.
record-take-over-ring = { $player } takes the winner’s place at the ring.

## Endings

ending-draw = The match ends without a winner.
ending-other = { $winner } wins.
ending-honor = { $winner } wins by honor.
ending-dishonor = { $winner } wins: the opponent has lost all their honor.
ending-conquest = { $winner } wins by conquest.
ending-resigned = { $winner } wins: the opponent has resigned.

## Why the rules refuse

refused-cannot-attack = One of these characters cannot attack in this conflict.
refused-cannot-covert = Covert is not possible like this: only attackers with covert, and not against covert.
refused-covert-once = Each character may use covert once, and on one other only.
refused-total-too-high = Together that is too much.
refused-unknown-card = A card of this deck is unknown: { $card }.
refused-card-not-implemented = A card of this deck cannot be played here yet: { $card }.
refused-deck-shape = This deck list cannot be read.
refused-five-provinces = A deck needs five different provinces.
refused-wrong-place = A card lies in the wrong part of the deck: { $card }.
refused-wrong-count = A card of the deck is there less than once.
refused-unknown-deck = There is no such deck.
refused-seat-count = This game is for two.

## In pictures

picture-phase = { $phase } · round { $round }
picture-facedown = Facedown
picture-broken = BROKEN
sign-military = mil.
sign-political = pol.

## Kinds of options

heading-other = Choices
heading-play = Play a card
heading-trigger = Use an ability
heading-duplicate = Discard a duplicate
nothing-declare-defenders = Nobody defends
nothing-mulligan-provinces = Keep all
nothing-mulligan-hand = Keep all
nothing-discard-dynasty = Keep all
nothing-discard-province = Keep all
preview-attack = **Attack { $attack }** against strength { $strength }; skill ready to defend: { $against }
preview-defence = Attack { $attack }, **defense { $defence }**; province strength { $strength }
mark-attached = on { $host }

## Rules by name

rule-setup-5 = Place provinces and stronghold
rule-setup-6 = Mulligan: provinces
rule-setup-7 = Mulligan: hand
rule-1-1 = Phase begins
rule-1-2 = Reveal facedown dynasty cards
rule-1-3 = Collect fate
rule-1-4 = Play characters from provinces
rule-1-5 = Phase ends
rule-2-1 = Phase begins
rule-2-2 = Honor bid
rule-2-3 = Reveal honor dials
rule-2-4 = Transfer honor
rule-2-5 = Draw cards, action window
rule-2-6 = Phase ends
rule-3-1 = Phase begins, action window
rule-3-2 = Declare a conflict
rule-3-2-1 = Declare defenders
rule-3-2-2 = Conflict action window
rule-3-2-3 = Compare skills
rule-3-2-4 = Apply unopposed
rule-3-2-5 = Break the province
rule-3-2-6 = Resolve the ring effect
rule-3-2-7 = Claim the ring
rule-3-2-8 = Return home
rule-3-3 = Conflict ends
rule-3-4 = Imperial Favor
rule-3-4-1 = Glory count
rule-3-4-2 = Claim the Imperial Favor
rule-3-5 = Phase ends
rule-4-1 = Phase begins
rule-4-2 = Discard characters without fate
rule-4-3 = Remove fate from characters
rule-4-4 = Place fate on rings, action window
rule-4-5 = Phase ends
rule-5-1 = Phase begins, action window
rule-5-2 = Ready cards
rule-5-3 = Discard from provinces
rule-5-4 = Return rings
rule-5-5 = Pass the first player token
rule-5-6 = Phase ends
rule-initiating-abilities-4 = Pay costs
rule-initiating-abilities-5 = Choose targets
rule-initiating-abilities-7 = Resolve the ability
rule-reaction = Reaction
rule-interrupt = Interrupt
rule-would-interrupt = Interrupt that replaces or cancels
rule-gain-ability = Gain an ability
rule-simultaneous-resolution = Simultaneous resolution
rule-restricted = Restricted
rule-D-3 = Duel: honor bid
rule-D-4 = Duel: reveal honor dials
rule-D-5 = Duel: transfer honor
rule-D-7 = Duel: compare skills
rule-D-8 = Duel: apply the results
