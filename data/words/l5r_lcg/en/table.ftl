### The card game at the table: names of things, their marks, the table as text and as a picture.

## Words

clan-none = no clan
the-ring-air = the Air Ring
the-ring-earth = the Earth Ring
the-ring-fire = the Fire Ring
the-ring-water = the Water Ring
the-ring-void = the Void Ring
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
card-unknown = a card
no-cards = nothing
card-facedown = facedown card
card-facedown-in = Facedown card ({ $province })
province-facedown = facedown province
province-unknown = a province
province-place = { $name }, province { $number }

## The table

table-round = { $round ->
    [0] Set-up
   *[other] Round { $round }, { $phase } ({ $step })
}
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

## In pictures

picture-phase = { $round ->
    [0] { $phase }
   *[other] { $phase } · round { $round }
}
picture-facedown = Facedown
picture-broken = BROKEN
picture-conflict = { $skill } conflict · { $rings }
picture-reached = Needed { $needed }, reached { $reached }
picture-attacks = { $name } attacks
picture-defends = { $name } defends
sign-military = military
sign-political = political
sign-air = Air
sign-earth = Earth
sign-fire = Fire
sign-water = Water
sign-void = Void
sign-crab = Crab
sign-crane = Crane
sign-dragon = Dragon
sign-lion = Lion
sign-phoenix = Phoenix
sign-scorpion = Scorpion
sign-unicorn = Unicorn

## The end

closing-player = { $name } ({ $clan })
closing-rounds = { $rounds } { $rounds ->
        [one] round
       *[other] rounds
    }
closing-hand = Hand
open-hand = **{ $name }, hand:** { $cards }
figure-honor = Honor
figure-declared = Conflicts declared
figure-won = Conflicts won
figure-broken = Provinces broken
figure-rings = Rings claimed
figure-played = Cards played
