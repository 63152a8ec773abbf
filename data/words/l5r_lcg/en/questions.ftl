### The questions of the card game, and the words of the options.

## Questions

asked-by = { $card }: { $question }
ask-other = Choose.
ask-action = Your action?
ask-dynasty = Play a character, use an ability, or pass?
ask-reaction = { $events } – do you react?
ask-interrupt = { $events } – do you interrupt?
ask-order = What is resolved first?
ask-target = Choose a target.
ask-target-honor = Who is honored?
ask-target-own-deck = Choose one of your revealed cards.
ask-target-other-deck = Choose one of your opponent’s revealed cards.
ask-select = Choose one.
ask-cost = How do you pay?
ask-fate = How much additional fate do you place on it?
ask-where = Where does the character go?
ask-bid = How much honor do you bid, in secret?
ask-declare-conflict = Declare a conflict, or pass.
ask-declare-conflict-action = Your action, your conflict, or pass.
ask-declare-defenders = Who defends?
ask-mulligan-provinces = Which province cards do you replace?
ask-mulligan-hand = Which cards of your hand do you replace?
ask-place-stronghold = Which province lies under your stronghold? A button places the others at random.
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
ask-declare-or-pass = Declare a conflict, or pass? The defending player chooses its element.
ask-choose-ring = Of which element is the conflict declared against you?
ask-remove-fate = From which character is 1 fate removed?
ask-put-on-top = Which card comes next, from the top?
ask-secret-number = Which number do you set on your honor dial, in secret?
ask-guess = Is the number on the dial even or odd?
group-ring = Ring
group-skill = Type
group-province = Province
group-attackers = Attackers
group-covert = Covert

## Options

option-other = { $subject }
option-effect = Effect
option-pass = Pass
option-pass-both = Pass, no conflict
option-pass-action = Pass the action only
option-pass-dynasty = Pass: +1 🪙
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
choice-gain-2-fate = Each player gains 2 fate
choice-gain-2-honor = Each player gains 2 honor
choice-dynasty-deck = The dynasty deck
choice-conflict-deck = The conflict deck
choice-to-conflict = To the conflict
choice-home = Home
choice-place-fate = Place 1 fate
choice-remove-fate = Remove 1 fate
choice-declare = Declare a conflict
choice-exchange = Exchange it
choice-discard-it = Discard it
choice-attachment = Attachments
choice-character = Characters
choice-event = Events
choice-even = Even
choice-odd = Odd
choice-done = Done

## What a window is about: what happens now, or has happened

event-other = something happens
event-phase-begins = the phase begins
event-phase-ends = the phase ends
event-initiate = { $card } is used
event-initiate-on = { $card } is used on { $targets }
event-play-card-by = { $player } plays { $card }
event-play-card-by-on = { $player } plays { $card } on { $targets }
event-play-card = { $card } is played
event-play-card-on = { $card } is played on { $targets }
event-attach = { $card } is attached
event-declare-conflict = a conflict is declared
event-declare-defenders = defenders are declared
event-pass-conflict = a conflict is passed
event-compare-skills = the skills are compared
event-end-conflict = the conflict ends
event-reveal-province = { $card } is revealed
event-break-province = { $card } is broken
event-claim-ring = a ring is claimed
event-reveal-dials = the honor dials are revealed
event-gain-honor = honor is gained
event-lose-honor = honor is lost
event-transfer-honor = honor changes hands
event-place-fate = { $card } gets fate
event-remove-fate = { $card } loses fate
event-spend-fate = fate is spent
event-draw = cards are drawn
event-discard-cards = cards are discarded
event-discard-at-random = cards are discarded at random
event-claim-favor = the Imperial Favor is claimed
event-pass-first-player = the first player token is passed
event-delay = a delayed effect happens
event-resolve-ring = a ring effect is resolved
event-resolve-duel = the duel is resolved

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
refused-wrong-count = The deck list has a card with a count below 1.
refused-unknown-deck = There is no such deck.
refused-seat-count = This game is for two.

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
preview-attack = 🗡️ **{ $attack }** · defenders up to { $against } · province { $strength }
preview-defence = Attack { $attack }, **defense { $defence }**; province strength { $strength }
mark-attached = on { $host }

## Until when one may pass

button-until-conflict = Pass until the conflict ends
button-until-between = Pass between conflicts this phase
button-ask-again-between = Passing between conflicts: ask me again
button-until-phase = Pass until the phase ends
span-conflict = the end of the conflict
span-phase = the end of the phase
select-declare-defenders = If I am attacked, defend with …
if-asked-nobody = Nobody defends

## Buttons that say what they do, and what a question is about

option-costs = { $subject } · { $cost }
way-fate = 🪙 { $amount }
row-play = { $cost } 🪙 · { $skills } · { $card } …
row-fate = { $amount ->
    [0] No fate on it
   *[other] { $amount } 🪙 on it
}
row-fate-cost = { $cost } 🪙 in all, { $left } left
without-lot-place-stronghold = … and I place the others myself
option-fate = { $amount } ({ $left } left)
option-resolve-air = Air: take 1 honor or gain 2
option-resolve-earth = Earth: draw 1 card, the opponent discards 1 at random
option-resolve-fire = Fire: honor or dishonor a character
option-resolve-water = Water: bow or ready a character
option-resolve-void = Void: remove 1 fate from a character
heading-yours = Yours
heading-theirs = Controlled by { $name }
confirm-attack = Attack: { $ring }, { $skill }, province { $province }, { $count ->
        [one] { $count } attacker
       *[other] { $count } attackers
    }
confirm-attack-short = Attack with { $count }
confirm-declare-defenders = Defend with { $count }
button-then-pass-declare-conflict = … and pass if unopposed
met-opposed = ⏸ Your attack was opposed, so I did not pass for you.
confirm-mulligan-provinces = Replace { $count }
confirm-mulligan-hand = Replace { $count }
confirm-discard-dynasty = Discard { $count }
confirm-discard-province = Discard { $count }
confirm-discard = Discard { $count }
province-number = Province { $number }
province-known = { $number }: { $province }
about-conflict = { $sign } **{ $skill }** · { $ringsign } **{ $ring }** · province { $province }, strength { $strength }
about-covert = > Covert keeps from defending: { $cards }
about-bids = -# Honor bids: { $bids }
hand-line = -# 🃏 **{ $count }**: { $cards }
