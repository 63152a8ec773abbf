### The log: one line for each act, without a full stop.

## Turns

log-turn = { $turn }: { $player }
record-phase = { $phase } ({ $player })
record-seats = Turn order: { $order }
record-suits = The clearings’ suits are drawn: { $suits }
record-pool = Factions to choose from: { $factions }
record-pool-locked = Factions to choose from: { $factions }; { $locked } only once somebody plays a militant faction
record-choose-faction = { $player } plays { $faction }
record-put-back =
    { $count ->
        [one] { $player } puts { $count } card back into the deck
       *[other] { $player } puts { $count } cards back into the deck
    }
record-put-back-own = { $player } puts back into the deck: { $cards }
record-leave = { $player } leaves the table
record-cleared-away = The pieces of { $player } leave the map
record-game-over = The game is over

## Cards

record-draw =
    { $count ->
        [one] { $player } draws { $count } card
       *[other] { $player } draws { $count } cards
    }
record-draw-own = { $player } draws { $cards }
record-new-deck =
    { $count ->
        [one] The discard pile is shuffled into a new deck of { $count } card
       *[other] The discard pile is shuffled into a new deck of { $count } cards
    }
record-spend = { $player } spends { $card }
record-discard = { $player } discards { $cards }
record-give =
    { $count ->
        [one] { $player } gives { $count } card to { $to }
       *[other] { $player } gives { $count } cards to { $to }
    }
record-give-own = { $player } gives { $cards } to { $to }
record-show-hand = { $player } shows the hand to { $to }
record-show-hand-own = { $player } shows { $to } the hand: { $cards }
record-craft = { $player } crafts { $card } with { $suits }
record-use = { $player } uses { $card }
record-lose-effect = { $player } discards { $card }
record-activate-dominance = { $player } activates { $card } and scores no more
record-take-dominance = { $player } takes { $card }
record-take-card = { $player } takes { $card } from the discard pile

## Points

record-score =
    { $count ->
        [one] { $player } scores { $count } point ({ $why })
       *[other] { $player } scores { $count } points ({ $why })
    }
record-lose-points =
    { $count ->
        [one] { $player } loses { $count } point ({ $why })
       *[other] { $player } loses { $count } points ({ $why })
    }
act-placed = { $player } places { $pieces }: { $places }
act-placed-at = { $count } in { $place }
act-also = { $act }; { $also }
why-build = building
why-sympathy = sympathy
why-roosts = Roosts
why-turmoil = Turmoil
why-craft = crafting
why-removal = pieces removed
why-tower = the Tower
why-open-path = a path opened
why-brutal-tactics = Brutal Tactics
why-stand-and-deliver = Stand and Deliver!
why-royal-claim = Royal Claim
why-explore = exploring
why-protector = Protector
why-aid = Aid
why-quest = a quest
why-relationship = a better relationship

## Pieces

record-place = { $player } places { $pieces } { $at }
record-remove = { $player } loses { $pieces } { $at } ({ $by })
record-remove-self = { $player } removes { $pieces } { $from }
record-remove-here = { $player } loses { $pieces }
record-remove-nobody = { $player } loses { $pieces } { $at }
record-move = { $player } moves { $pieces } { $from } { $to }
record-ferry = { $player } takes the ferry { $to }
record-open-path = { $player } opens the path { $clearings }

## Battle

record-battle = { $player } battles { $defender } { $at }
record-ambush = { $player } plays { $card }
record-roll = dice { $dice }
record-hits = hits { $attacker } to { $defender }
record-field-hospital =
    { $count ->
        [one] Field Hospitals: { $count } warrior comes to the Keep of { $player }
       *[other] Field Hospitals: { $count } warriors come to the Keep of { $player }
    }

## Eyrie

record-leader = { $player } is led by the { $leader }
record-decree = { $player } adds { $card } to the Decree: { $column }
record-turmoil = { $player } falls into Turmoil
record-purge = { $player } purges { $cards }

## Alliance

record-outrage = Outrage { $at }: { $by } owes { $player } a card
record-gain-supporters =
    { $count ->
        [one] { $player } gains { $count } supporter
       *[other] { $player } gains { $count } supporters
    }
record-gain-supporters-own = { $player } gains supporters: { $cards }
record-show-supporters = { $player } spends supporters: { $cards }
record-mobilize = { $player } mobilizes a card
record-mobilize-own = { $player } mobilizes { $card }
record-revolt = { $player } revolts { $at }
record-officer = { $player } gains an officer ({ $count })
record-lose-base = { $player } loses { $piece }
record-martial-law = Martial law { $at } costs { $player } one more supporter

## Vagabond

record-character = { $player } is the { $character }
record-pawn = { $player } goes { $to }
record-slip = { $player } slips
record-refresh = { $player } refreshes { $items }
record-repair = { $player } repairs { $items }
record-damage = { $player } damages { $items }
record-rest = { $player } rests in the forest and repairs everything
record-drop-item = { $player } removes { $item } for good
record-explore = { $player } explores the ruin { $at } and finds { $item }
record-explore-none = { $player } explores the ruin { $at } and takes nothing
record-look-at-ruin = { $player } looks under the ruin { $at }
record-look-at-ruin-own = { $player } looks under the ruin { $at }: { $items }
record-aid = { $player } aids { $other }, exhausting { $item }
record-take-item = { $player } takes { $item } from { $other }
record-quest = { $player } completes the quest { $quest }
record-quests = Open quests: { $quests }
record-strike = { $player } strikes { $other } { $at }
record-relationship = { $player } and { $other }: { $step }
record-special = { $player } uses { $special }
record-ally = { $other } fights for { $player }
record-coalition = { $player } forms a coalition with { $other } by { $card }
record-place-here = { $player } places { $pieces } there
