### The 1997 game at the table: names of things, their marks, the table as text and as a picture.

## Words

format-crimson-and-jade = Crimson & Jade (1997)
setting-first-player = First player
first-cut = deck cut
first-honor = Family Honor
setting-first-player-honor-hint = The player with the highest Family Honor begins; among equals, chance decides
setting-offer-first = First turn offered
setting-offer-first-yes-hint = Whoever lets the other begin gains 1 Honor; only with two players
setting-lobbying-loss = Lost lobbying
setting-lobbying-loss-no = no loss
setting-lobbying-loss-yes = –1 Honor
setting-lobbying-loss-yes-hint = Whoever lobbies for the Favor in vain loses 1 Honor
setting-going-back = Price of a take-back
setting-going-back-no = none
setting-going-back-yes = 3 Honor
setting-going-back-yes-hint = Whoever takes a decision back by consent loses 3 Honor
setting-unique-events = Same Event only once
setting-unique-events-yes-hint = An Event that was already revealed in this match does nothing
imperial-favor = Imperial Favor
text-imperial-favor-draw = **Limited (Political):** give up the Favor: draw a Fate card.
text-imperial-favor-restore = **Open (Political):** give up the Favor: a dishonored Personality is honorable again, or one that died dishonorably counts as having died honorably.
text-imperial-favor-send-home = **Battle (Political):** give up the Favor: a unit of this battle goes home and bows.
text-imperial-favor-prevent = **Reaction (Political):** When a player is about to lose Family Honor, give up the Favor: the player loses none.
phase-setup = set-up
phase-straighten = Straighten Phase
phase-events = Events Phase
phase-action = Action Phase
phase-attack = Attack Phase
phase-dynasty = Dynasty Phase
phase-end = End Phase
attribute-force = Force
attribute-chi = Chi
attribute-personal-honor = Personal Honor
attribute-strength = province strength
attribute-gold = gold
attribute-gold-cost = gold cost
attribute-honor-requirement = honor requirement
attribute-focus = focus
attribute-hand-size = hand limit
attribute-fear = Fear
attribute-ranged = ranged attack
attribute-acts-bowed = acts while bowed
attribute-oni-ward = warded against Oni
attribute-mountain = Mountain tokens
attribute-wins-ties = wins ties
attribute-least-focus = least focus
attribute-keyword = keyword
attribute-cannot = prohibition
side-attack = attack
side-defend = defense
deck-dynasty = dynasty deck
deck-fate = fate deck
type-ancestor = Ancestor
type-event = Event
type-follower = Follower
type-holding = Holding
type-item = Item
type-personality = Personality
type-region = Region
type-ring = Ring
type-spell = Spell
type-strategy = Action
type-stronghold = Stronghold
rule-before = Reaction before the effect
rule-after = Reaction

## Marks on cards

mark-bowed = bowed
mark-dishonored = dishonored
mark-at = at province { $number }
mark-attached = on { $host }
mark-tokens = tokens { $tokens }
mark-apart = keeps out of play: { $cards }
token-bonus = { $force }/{ $chi }
mark-honor = Personal Honor { $amount }
mark-gold = { $amount } gold
mark-focus = focus { $amount }
mark-strength = strength { $amount }
mark-destroyed = destroyed
card-unknown = a card
no-cards = nothing
facedown = facedown card
province-empty = empty
provinces-empty = { $count ->
   *[other] empty
}
provinces-destroyed = { $count ->
   *[other] destroyed
}
province-place = { $name }, province { $number }
focus-place = { $name }, Focus card { $number }
province-number = province { $number }
province-numbers = provinces { $first }–{ $last }
place-home = home
place-field = open field

## The table

table-turn = Turn { $turn } ({ $player })
table-favor = Imperial Favor: { $player }
table-attack = **{ $player } attacks { $defender }**
table-attack-two = **{ $player } attacks { $defender } and { $second }**
table-ambush = **{ $player } ambushes { $defender }**
table-attack-horde = **the Horde attacks { $defender }**
the-horde = the Horde
ally-attack = { $player } attacks too
ally-defend = { $player } helps in the defense
asked-attack = { $player } is asked to attack too
asked-defend = { $player } is asked to help in the defense
table-battle = { $province } (strength { $strength }): 🗡️ **{ $attack }** { $attackers } – 🛡️ **{ $defense }** { $defenders }
table-terrain = Terrain: { $card }
picture-reached = Needed { $needed }, reached { $reached }
table-duel = **Duel ({ $value })**
table-duelist = { $card } ({ $player }) **{ $total }**, focus cards { $count }
table-player = **{ $name }** ({ $stronghold }): Family Honor **{ $honor }**, hand { $hand }, decks { $decks }
table-out = out of the game
table-holdings = Holdings: { $cards }
table-rings = Rings: { $cards }
open-hand = **{ $name }, hand:** { $cards }
hand-head = **Your hand:** { $cards } { $cards ->
        [one] card
       *[other] cards
    }
hand-line = -# 🃏 **{ $count }**: { $cards }
hand-out = **You are out of the game.** The others play on.
about-honor = Family Honor: { $honors }
about-lobby = > Lobbying for the Imperial Favor: { $totals }
about-force = -# { $player }: Force **{ $force }** ({ $count } straight)
about-host = { about-force }, provinces { $strengths }
about-gold = your gold: { $amount }
seen-hand = Your hand
seen-side = { $name }: table
seen-away = { $name }: discard piles

## The end

figure-honor = Family Honor
figure-provinces = Provinces
figure-personalities = Personalities
figure-attacks = Attacks
