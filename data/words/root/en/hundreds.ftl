### The Lord of the Hundreds.

ask-advance = Advance the warlord: move, or battle where he stands?
ask-anoint = Where is the new warlord anointed?
ask-command = Command the Hundreds, actions left: { $actions }. What do you do?
ask-contempt = Contempt for Trade: the item, or its points?
ask-hoard-full = The track is full: which item leaves the game, for a point?
ask-incite = Where do you incite a mob?
ask-loot = Battle against { $defender } { $at }: do you loot? Then your dice deal no hits.
ask-take-loot = Which item do you take?
ask-lose-warlord =
    { $count ->
        [one] { $count } warrior falls { $at }. Is it the warlord?
       *[other] { $count } warriors fall { $at }. Is the warlord among them?
    }
ask-mood = In which mood is the warlord?
ask-place-mob = Where does the mob spread?
ask-bitter = Bitter: which mobs become warriors { $at }?
ask-jubilant = Jubilant: do you roll the mob die?
ask-raze = Which mob razes next?
ask-lavish = Lavish: which items do you give away, for two warriors each?
ask-relentless = Relentless: move the warlord or battle there once more?
option-anoint = { $place }
option-hoard = Keep { $item }
option-incite = { $place } – { $card }
option-loot = Loot
option-mob = { $place }
option-mood = { $subject }
option-remove-item = { $item }
option-roll = Roll the die
option-move-warlord =
    { $others ->
        [0] The warlord alone
       *[other] Warlord + { $others }
    } { $to }
option-ferry-warlord =
    { $others ->
        [0] The warlord alone
       *[other] Warlord + { $others }
    } by ferry { $to }
way-led =
    { $others ->
        [0] The warlord alone
       *[other] Warlord + { $others }
    }
option-raze = { $place }
option-lavish = Lavish: give items away
option-pass-advance = Stay
option-pass-command = End commanding
option-pass-incite = Incite no more
option-pass-loot = Do not loot
option-pass-jubilant = Do not roll
option-pass-relentless = That is enough
heading-incite = Incite
heading-hoard = Hoard
record-advance = { $player } advances the warlord
record-anoint = { $player } anoints a warlord { $at }
record-hoard = { $player } puts { $item } into the Hoard
record-loot = { $player } loots { $other }
record-lose-warlord = { $player } loses the warlord
record-mob-die = { $player } rolls the mob die: { $suit }
record-mood = The warlord of { $player } is { $mood }
record-raze = { $player } razes { $at }
record-warlord = The warlord of { $player } is { $at }
record-warlord-here = the warlord is there
why-hoard = a full track
why-oppress = clearings oppressed
board-mood = Mood
board-warlord = Warlord { $at }
board-hoard-command = Command { $value }
board-hoard-prowess = Prowess { $value }
hint-mood-bitter = with the warlord in battle, mobs nearby become warriors
hint-mood-grandiose = advance before commanding
hint-mood-jubilant = inciting with the warlord rolls the mob die up to four times
hint-mood-lavish = give items away for two warriors each
hint-mood-relentless = after moving and battling, move or battle once more
hint-mood-rowdy = draw one more card, or two in a crowd of enemies
hint-mood-stubborn = with the warlord, ignore the first hit
hint-mood-wrathful = attacking with the warlord, one more hit
