### The questions of the 1997 game, and the words of the options.

## Questions

asked-by = { $card }: { $question }
ask-other = Choose.
ask-action = Your action?
ask-battle-action = Your battle action?
ask-reaction = { $events } – do you react?
ask-order = What happens first?
ask-target = Choose a target.
ask-target-challenger = Who challenges?
ask-target-courier = What does the Courier take along?
ask-target-give-to = To whom do you hand him over?
ask-target-hand-over = Do you hand this Personality over for the turn?
ask-target-renounce = Do you save this Province and give up Honor Victory?
ask-target-wages = Do you pay them 3 gold?
ask-target-bandits = Do you pay them 2 gold?
ask-target-defend-honor = Does this Samurai challenge for it?
ask-target-answer-honor = Who accepts the challenge?
ask-target-rest = Which Units do not bow?
ask-target-haggle = Do you pay the higher price?
ask-target-temper-chi = Pay 5 gold for Double Chi?
ask-target-temper-tactician = Pay 5 gold for Tactician?
ask-target-temper-force = Pay 3 gold for +2 Force and +2 Chi?
ask-target-send = Where does this Unit go?
ask-target-refugees = Do you pay 1 gold for a Follower?
ask-target-taxes = Do you pay for this Holding again?
ask-target-rally = To whom does this Follower go?
ask-target-instead = Which Holding do you destroy instead of the Province?
ask-target-spare = Do you spare the Province?
ask-target-search = Which card do you take from the deck?
ask-target-toll = Whom do you destroy? Together they need at least { $least } Force.
ask-target-stays = Which Personality stays in the battle?
ask-target-first = Who chooses first?
ask-target-add-focus = Which card do you add as a focus?
ask-target-giver = Who gives a token away?
ask-target-hunter = Who gets a nemesis?
ask-target-robbed = Whose soul is stolen?
ask-target-follower = Which Follower?
ask-target-debt = Whose help do you claim, and where?
ask-target-repay = Do you repay the debt and assign this Unit?
ask-target-horde = Whom do you send to the Horde?
ask-target-holding = Which Holding?
ask-target-province = Which Province?
ask-target-plague = Who falls ill?
ask-target-mourn = Who bows in mourning?
ask-target-keep = Do you shuffle this Event back into the deck?
ask-target-quest = Who goes on the quest?
ask-target-cleanse = Do you destroy all your Personalities with Plague tokens, to be immune?
ask-target-escort = Who bows so that this Lion may attack?
ask-target-consent = Do you agree?
ask-target-quarrel = Whom do you set against another player?
ask-target-uncloak = Which card do you turn up?
ask-target-portrait = Is the face of this player on the card?
ask-target-rival = Who takes up the challenge?
ask-target-adopt = Who takes it?
ask-target-tie = Is it attached to the Province?
ask-target-second-defender = Whom do you attack too?
ask-target-terrain = Which Terrain do you play?
ask-target-waive = Who bows so that the Honor Requirement does not apply?
ask-target-mounted = Which of your cards gain Cavalry?
ask-threatened = { $card } bows: which Samurai bows with it?
ask-turn-over = Which card do you turn over?
ask-select = Choose one.
ask-cost = What do you give for it?
ask-cost-performer = Who bows for it?
ask-cost-discard = Which card do you discard for it?
ask-cost-participants = Which Shugenja take part in the ritual? They bow.
ask-cost-tactics = Which card do you discard for its Focus?
ask-cost-offering = Whom do you sacrifice?
ask-cost-item = Which Item do you destroy for it?
ask-cost-samurai = Which Samurai do you destroy for it?
ask-pay = Which cards make the { $cost } gold?
ask-attach = To whom is it attached?
ask-attach-now = What do you attach at once?
ask-clan-benefit = Pay less for a Personality of your clan, or gain honor?
ask-exchange = Who exchanges attached cards? All of them bow.
ask-exchange-cards = Which cards move?
ask-stay-bowed = Which cards stay bowed?
ask-dynasty = Bring a card into play, or end?
ask-discard-dynasty = Which faceup cards of your provinces do you discard?
ask-discard-hand = Which cards do you discard?
ask-look = Which cards do you look at?
ask-declare-attack = Whom do you attack?
ask-invite-attack = Whom do you ask to attack too?
ask-invite-defend = Whom do you ask to help in the defense?
ask-commit-attack = Which units attack, and where?
ask-commit-defend = Which units defend, and where?
ask-commit-cavalry = Which Cavalry units go, and where?
ask-next-battle = At which province is the next battle?
ask-next-battle-open = Nobody was sent to these provinces. Is there a battle at one of them?
ask-lobby = { $player } lobbies for the Imperial Favor: do you raise? ({ $totals })
ask-offer-first = The first turn is yours: do you take it?
ask-accept-first = You are offered the first turn: do you begin?
ask-challenge = { $challenger } challenges { $challenged }: accepted?
ask-duel = Focus with a card, or strike?
ask-lay-focus = Which card do you lay as a focus?
ask-atone = Seppuku, or dishonor?
ask-eloquence = Which card do you discard to lessen the loss?
ask-swear = To which clan is fealty sworn?
ask-deck = Which deck?
ask-clan = Which clan?
ask-token = Which token?
ask-copy = What is copied?
ask-number = How many?
ask-letter = With which letter does the name begin?
ask-name = Which card do you name?
ask-play-ring = Do you play a Ring?
ask-second-focus = Do you focus another card at once?
ask-put-beneath = Which Terrains do you put under it?
ask-put-under = Which card do you put under it, face down?
ask-entomb = Which cards do you put under it, face up?
ask-shot = How strong is the next ranged attack?
ask-lay-terrain = Which Terrain do you put into the battle?
ask-number-geisha-assassin = How much Chi? Each point costs 2 gold.
ask-volley = Who else in the unit shoots? (strength { $strength })
group-commit = Units

## Options

option-other = { $subject }
# Abilities that come from a trait of the card, not from its text.
ability-seppuku = Seppuku (honorable death, only –1 Honor)
ability-tactician = Tactician
ability-imperial-favor-draw = draw a card
ability-imperial-favor-restore = a dishonored Personality is honorable again
ability-imperial-favor-send-home = a unit goes home, bowed
ability-imperial-favor-prevent = no honor is lost
option-with-number = { $subject } · { $number }
option-pass = Pass
option-pass-dynasty = End
option-pass-declare-attack = No attack
option-pass-next-battle = No more battles
option-pass-exchange-cards = Done
option-use = Use: { $subject }
option-play = Play: { $subject }
option-play-number = Play: { $subject } · { $number } gold
option-attach = Attach: { $subject }
option-attach-number = Attach: { $subject } · { $number } gold
option-recruit = { $subject }
option-recruit-number = { $subject } · { $number } gold
option-overlay = Lay over: { $subject }
option-overlay-number = Lay over: { $subject } · { $number } gold
option-return = Bring back: { $subject }
option-entomb = Put cards under it: { $subject }
option-unearth = Bring out from under it: { $subject }
option-trigger = Use: { $subject }
option-exchange = Exchange attached cards
option-lobby = Lobby: { $subject }
option-attack = Attack { $player }
option-invite = { $player }
option-commit = { $subject }, Force { $force } → province { $number }
option-commit-there = { $subject } ({ $force })
option-ground = { $province } (strength { $strength })
option-move = { $subject } → { $target }
option-bow-pay-number = { $subject } · { $number } gold
option-play-pay-number = { $subject } · { $number } gold
option-trade-pay-number = { $subject } and { $target } · { $number } gold
option-sacrifice-pay-number = { $subject } and { $target }, destroyed · { $number } gold
option-pledge-pay-number = { $subject }, giving up Honor · { $number } gold
option-bounty-pay-number = Gold kept for { $subject } · { $number } gold
option-deal-pay-number = { $subject }, with { $target } · { $number } gold
option-gold = Pay { $number } gold
option-honor = Pay { $cost } gold, gain { $number } honor
option-discard-discard-dynasty-number = { $subject } · { $number } gold
option-discard-lobby-number = Discard: { $subject } · +{ $number }
option-bow-lobby-number = Bow: { $subject } · +{ $number }
option-discard-lobby-for-number = Discard: { $subject } · +{ $number } for { $player }
option-bow-lobby-for-number = Bow: { $subject } · +{ $number } for { $player }
option-keep = Begin myself
option-offer = Offer the first turn
option-accept = Accept
option-refuse = Refuse
option-focus-number = Focus: { $subject } · { $number }
option-focus-duel-number = { $subject } · { $number }
option-focus = Focus: { $subject }
option-focus-open = Focus face up: { $subject }
option-focus-open-number = Focus face up: { $subject } · { $number }
option-focus-open-duel-number = Face up: { $subject } · { $number }
option-focus-text = Focus for its text: { $subject }
option-focus-text-number = Focus for its text: { $subject } · { $number }
option-focus-text-duel-number = For its text: { $subject } · { $number }
option-swear = { $subject }
option-clan-brotherhood-of-shinsei = Brotherhood of Shinsei
option-clan-crab = Crab
option-clan-crane = Crane
option-clan-dragon = Dragon
option-clan-lion = Lion
option-clan-mantis = Mantis
option-clan-naga = Naga
option-clan-phoenix = Phoenix
option-clan-scorpion = Scorpion
option-clan-shadowlands = Shadowlands
option-clan-toturis-army = Toturi’s Army
option-clan-unicorn = Unicorn
option-deck-dynasty = { $player }: Dynasty deck
option-deck-fate = { $player }: Fate deck
option-hand = A card in the hand of { $player }
option-letter = { $subject }
option-call = { $subject }
option-token = A token
option-strike = Strike
option-seppuku = Seppuku
option-dishonor = Be dishonored
option-copy = Copy: { $subject }
option-copy-number = Copy: { $subject } { $number }
option-shoot-number = { $subject } · strength { $number }
choice-yes = Yes
choice-no = No
choice-done = Done

## Kinds of options

heading-other = Choices
heading-use = Use an ability
heading-play = Play a card
heading-attach = Attach a card
heading-recruit = Bring into play
heading-overlay = Lay over the former self
heading-trigger = Use an ability
heading-exchange = Attached cards
heading-lobby = The Imperial Favor
heading-yours = Yours
heading-theirs = Controlled by { $name }
heading-discarded = Discard pile of { $name }
heading-for = For { $name }
confirm-pay = Pay { $paid } (cost: { $cost })
confirm-volley = Shoot: strength { $strength }
confirm-commit = Commit { $count }
confirm-discard-dynasty = Discard { $count }
confirm-discard-hand = Discard { $count }
confirm-stay-bowed = { $count } stay bowed
confirm-invite = Ask { $count }
confirm-exchange-cards = Move { $count }
nothing-commit = Commit nobody
nothing-volley = Shoot alone: strength { $strength }
nothing-discard-dynasty = Keep all
nothing-stay-bowed = Straighten all
nothing-invite = Ask nobody
nothing-exchange-cards = Move nothing
preview-army = { $province }: Force **{ $attack }** against **{ $defense }**, strength { $strength }

## What a window is about: what happens now, or has happened

event-other = something happens
event-initiate = { $player } uses { $card }
event-initiate-on = { $player } uses { $card } on { $targets }
event-initiate-favor = { $player } uses the Imperial Favor
event-initiate-favor-on = { $player } uses the Imperial Favor on { $targets }
event-enter-play = { $card } comes into play
event-attach = { $card } is attached
event-destroy = { $count ->
    [one] { $card } is destroyed
   *[other] { $card } are destroyed
}
event-discard-from-play = { $count ->
    [one] { $card } is discarded from play
   *[other] { $card } are discarded from play
}
event-bow = { $count ->
    [one] { $card } bows
   *[other] { $card } bow
}
event-straighten = { $count ->
    [one] { $card } straightens
   *[other] { $card } straighten
}
event-produce-gold = { $count ->
    [one] { $card } produces gold
   *[other] { $card } produce gold
}
event-gain-honor = { $player } gains { $amount } honor
event-lose-honor = { $player } loses { $amount } honor
event-dishonor = { $count ->
    [one] { $card } is dishonored
   *[other] { $card } are dishonored
}
event-restore-honor = { $card } is honorable again
event-declare-attack = { $player } attacks { $defender }
event-invite = an ally is asked for
event-commit = units are committed
event-move-unit = { $count ->
    [one] { $card } moves
   *[other] { $card } move
}
event-switch-units = two Units change places
event-battle-begins = a battle begins
event-announce-strategy = a Strategy is announced
event-lay-terrain = a Terrain is laid
event-destroy-terrain = a Terrain is destroyed
event-break-off = the battle is broken off
event-compare-force = the battle is decided
event-actions-end = all have passed in the battle
event-battle-ends = the battle is over
event-go-home = { $count ->
    [one] { $card } goes home
   *[other] { $card } go home
}
event-attack-ends = the attack is over
event-destroy-province = { $card } is destroyed
event-add-province = a Province is added
event-turn-faceup = { $count ->
    [one] { $card } is turned up
   *[other] { $card } are turned up
}
event-draw = cards are drawn
event-discard = cards are discarded
event-discard-at-random = cards are discarded at random
event-lobby = { $player } lobbies for the Favor
event-take-favor = the Imperial Favor changes hands
event-challenge = { $challenger } challenges { $challenged }
event-refuse-challenge = { $challenged } refuses a challenge
event-enter-duel = a duel begins
event-focus = a duelist focuses
event-strike = a duelist strikes
event-reveal-focus = the focus cards are revealed
event-resolve-duel = the duel is decided
event-turn-begins = the turn begins
event-turn-ends = the turn ends
event-phase-begins = the phase begins
event-place-token = { $card } gets a token
event-take-control = { $card } changes hands
event-apply = an effect begins
event-attach-to-province = { $card } is attached to a province
event-cast-spell = a spell is cast
event-change-honor = personal honor changes
event-change-duel = a duel changes
event-exchange-cards = attached cards are exchanged
event-give-up-favor = the Imperial Favor is given up
event-maneuvers-end = the maneuvers are over
event-overlay = { $card } is laid over its former self
event-take-place = { $card } comes back in place of another
event-redirect = an effect gets another target
event-remove-token = { $card } loses a token
event-look-at = cards are looked at
event-name-card = a card is named
event-entomb = cards go under a card
event-create-follower = a Follower is created
event-aim-past = a ranged attack aims past Followers
event-reinforce = a ranged attack grows stronger
event-create-item = an Item is created
event-create-personality = a Personality joins an army
event-return-to-deck = { $card } goes back into the deck
event-terrify = a Fear grows
event-substitute = a unit is replaced
event-cancel = something is canceled
event-negate-magic = magic ends
event-buy-honor = honor is bought
event-change-sides = an ally changes sides
event-end-delayed = an effect ends
event-lift = an effect ends
event-drop-focus = focus cards are discarded
event-add-focus = a focus card is added
event-exchange-with-deck = the card of a province is exchanged
event-move-token = a token moves
event-spoil-gold = gold is lost
event-maneuvers-begin = the maneuvers begin

## Until when one may pass

button-until-battle = Pass until the battle ends
button-until-action-phase = Pass until the Action Phase ends
button-until-turn = Pass until the turn ends
span-battle = the end of the battle
span-action-phase = the end of the Action Phase
span-turn = the end of the turn
select-defend = If I am attacked, defend with …
if-asked-defend = { $card } → province { $number }
if-asked-nobody = Nobody defends

## Why the rules refuse

refused-must-attack = Somebody who must attack this turn is missing.
refused-unit-twice = A unit can be in one place only.
refused-producer-twice = A card can be bowed only once.
refused-given-up-twice = A card can be given up only once.
refused-spoils-target = This payment would cost the Action its target. Pay in another way.
refused-nothing-to-move = None of these Personalities has a card attached.
refused-too-little = That is not enough.
refused-too-few-shugenja = Not enough Shugenja take part.
refused-too-many-shugenja = More Shugenja take part than needed.
refused-shugenja-apart = A Follower takes part together with its Shugenja.
refused-nobody-in-range = That reaches nobody.
refused-total-too-high = Together that is too much.
refused-total-too-low = Together that is too little.
refused-unknown-card = A card of this deck is unknown: { $card }.
refused-card-not-implemented = A card of this deck cannot be played here yet: { $card }.
refused-deck-shape = This deck list cannot be read.
refused-wrong-place = A card lies in the wrong deck: { $card }.
refused-wrong-count = The deck list has a card with a count below 1.
refused-too-few-cards = Each deck needs at least { $least } cards.
refused-unknown-deck = There is no such deck.
refused-unknown-choice = There is no choice “{ $choice }” for { $option }.
refused-seat-count = This game is for { $least } to { $most }.
