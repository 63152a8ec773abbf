### The questions, and the words of the options.

## Set-up

ask-home = In which corner do you start?
ask-starting-buildings = Where do your first buildings stand?
ask-leader = Who leads the Eyrie?
ask-character = Which character are you?
ask-forest = In which forest do you start?
ask-homeland =
    { $count ->
        [one] Where is your homeland?
       *[other] Where are your homelands? This is number { $number } of { $count }.
    }
ask-surround =
    { $count ->
        [one] { $count } more warrior goes next to your homeland: where?
       *[other] { $count } more warriors go next to your homeland: where?
    }
ask-keep = In which of your homelands is the Keep?
ask-faction = Which faction do you play?
ask-keep-cards =
    { $count ->
        [one] Which card do you keep?
       *[other] Which { $count } cards do you keep?
    }

## Turn

ask-birdsong-start = Birdsong begins: do you use anything?
ask-birdsong = Birdsong: do you use anything?
ask-birdsong-acts = Birdsong: what do you do?
ask-birdsong-acts-alliance = Birdsong: revolts, then sympathy. What do you do?
ask-birdsong-acts-corvids = Birdsong: craft, then flip plots, then recruit. What do you do?
ask-birdsong-acts-keepers = Birdsong: encamp, then decamp, then recruit. What do you do?
ask-birdsong-end = Birdsong ends: do you use anything?
ask-daylight-end = Daylight ends: do you use anything?
ask-daylight-start = Daylight begins: do you use anything?
ask-daylight = Daylight: what do you do?
ask-daylight-marquise = Daylight, actions left: { $actions }. What do you do?
ask-evening-start = Evening begins: do you use anything?
ask-evening = Evening: do you use anything before you draw?
ask-craft = What do you craft?
ask-pay-crafting = Which crafting pieces do you activate?
ask-draw-instead = Do you do something else in place of drawing?
ask-discard =
    { $count ->
        [one] Discard { $count } card.
       *[other] Discard { $count } cards.
    }
ask-move = From where to where do you move, and how many warriors?
ask-battle = Where and whom do you battle?
ask-player = Which player?
ask-tax = From where do you remove a warrior?

## Battle

ask-ambush = { $attacker } attacks you { $at }. Do you ambush?
ask-foil-ambush = { $defender } ambushes you { $at }. Do you foil it with an ambush of your own?
ask-effects-first = Whose effects in this battle come first?
ask-battle-effects = { $attacker } against { $defender } { $at }, hits { $attacker_hits } to { $defender_hits } so far. Do you use an effect?
ask-hits =
    { $count ->
        [one] You take { $count } more hit { $at }. What do you lose?
       *[other] You take { $count } more hits { $at }. What do you lose?
    }
ask-trigger-first = Which comes first?

## Marquise

ask-place-wood =
    { $count ->
        [one] There is { $count } wood left. Where does it go?
       *[other] There is { $count } wood left. Where does it go?
    }
ask-recruit =
    { $count ->
        [one] There is { $count } warrior left. Where do you place it?
       *[other] There are { $count } warriors left. Where do you place them?
    }
ask-pay-wood =
    { $count ->
        [one] Pay { $count } wood: from where?
       *[other] Pay { $count } wood: from where?
    }
ask-field-hospital =
    { $count ->
        [one] You lost { $count } warrior { $at }. Do you spend a card to bring it to the Keep?
       *[other] You lost { $count } warriors { $at }. Do you spend a card to bring them to the Keep?
    }

## Eyrie

ask-decree = Which cards go to the Decree, and where?
ask-new-roost = Where is your new Roost?
ask-resolve-decree = The Decree, { $column }: which card do you resolve?
ask-decree-recruit = The Decree: at which Roost do you recruit?
ask-decree-build = The Decree: where do you build a Roost?

## Alliance

ask-outrage = Outrage { $at }: which card do you give to { $alliance }?
ask-discard-supporters =
    { $count ->
        [one] Discard { $count } supporter.
       *[other] Discard { $count } supporters.
    }
ask-spend-supporters =
    { $count ->
        [one] Spend { $count } supporter.
       *[other] Spend { $count } supporters.
    }
ask-revolt = Where do you revolt?
ask-spread = Where do you spread sympathy?
ask-operations = Military operations left: { $operations }. What do you do?

## Vagabond

ask-slip = Where do you slip to?
ask-take-along = Do an ally’s warriors come along?
ask-ally = Battle against { $defender } { $at }: do an ally’s warriors fight for you?
ask-damage =
    { $count ->
        [one] Damage { $count } item.
       *[other] Damage { $count } items.
    }
ask-refresh =
    { $count ->
        [one] Refresh { $count } item.
       *[other] Refresh { $count } items.
    }
ask-repair =
    { $count ->
        [one] Repair { $count } item.
       *[other] Repair { $count } items.
    }
ask-drop-item =
    { $count ->
        [one] Item limit: remove { $count } item for good.
       *[other] Item limit: remove { $count } items for good.
    }
ask-aid-item = Which item do you exhaust for the aid?
ask-take-item = Which crafted item do you take in return?
ask-ruin = The ruin { $at }: which item do you take?
ask-pay-quest = Quest { $quest }: with which items do you complete it?
ask-quest-reward = Quest { $quest } is done: points or cards?
ask-protector = { $attacker } attacks you { $at }. Do you enlist the Arbiter?
ask-other = What do you choose?
asked-by = { $card }: { $question }

## Passing

option-pass = Pass
option-pass-daylight = End Daylight
option-pass-birdsong-acts = End these steps
then-pass-craft = craft nothing
then-pass-incite = incite nobody
then-pass-prices = keep the prices
option-pass-craft = Craft no more
option-pass-operations = End operations
option-pass-revolt = No revolt
option-pass-spread = Spread no more
option-pass-move = Move no more
option-pass-battle = No battle
option-pass-ambush = No ambush
option-pass-foil-ambush = Let it be
option-pass-battle-effects = No effect
option-pass-field-hospital = Let them go
option-pass-slip = Stay
option-pass-take-along = Go alone
option-pass-ally = Fight alone
option-pass-take-item = Take nothing
option-pass-ruin = Take nothing
option-pass-protector = No Arbiter
option-pass-draw-instead = Draw as usual

## Options

option-home = { $place }
option-faction = { $subject }
option-keep = { $card }
option-build = { $target }, { $place }
option-build-place = { $place }
option-leader = { $subject }
option-character = { $subject }
option-forest = { $subject }
option-use = Use { $card }
option-craft = Craft { $card }
option-pay-crafting = { $suits }
option-discard = { $card }
option-card = { $card }
option-move = { $number } { $to }
option-move-any = Move
option-move-pawn = { $place }
way-move = { $to }
way-ferry = By ferry { $to }
option-ferry = { $number } by ferry { $to }
option-ferry-pawn = Take the ferry { $to }
option-battle = { $player }, { $place }
option-ambush = Play { $card }
option-foil-ambush = Foil it with { $card }
option-first = { $subject } first
option-lose = Lose: { $subject }
option-player = { $player }
option-remove-warrior = Remove one { $from }
option-dominance = Activate { $card }
option-take-dominance = Take { $target } for { $card }
option-open-path = Open { $place } – { $target } with { $card }
option-extra = One more action: { $card }
option-march = March (up to two moves)
option-recruit = Recruit
option-recruit-place = { $place }
option-overwork = Overwork { $place } – { $card }
option-place-wood = { $place }
option-wood = { $place }
option-hospital = Spend { $card }
option-decree = { $card } → { $target }
option-roost = { $place }
option-resolve = { $subject }
option-turmoil = { $subject }: cannot be done – Turmoil
option-outrage = Give { $card }
option-discard-supporters = { $card }
option-spend-supporters = { $card }
option-revolt = Revolt { $at }
option-spread = { $place } for { $number }
option-mobilize = Mobilize { $card }
option-train = Train with { $card }
option-organize = Organize { $at }
option-slip = { $subject }
option-along = { $player }: take { $number } along
option-ally = { $player }
option-damage = { $item }
option-refresh = { $item }
option-refresh-items = Refresh your items
option-repair = Repair: { $item }
option-drop-item = { $item }
option-exhaust = { $item }
option-explore = Explore the ruin { $at }
option-aid = Aid { $player } with { $card }{ $number ->
    [0] { "" }
    [1] { " " }(closer)
   *[other] { " " }(1 of { $number })
}
option-quest = Quest: { $subject }
option-pay-quest = { $items }
option-score =
    { $count ->
        [one] { $count } victory point
       *[other] { $count } victory points
    }
option-draw =
    { $count ->
        [one] Draw { $count } card
       *[other] Draw { $count } cards
    }
option-strike = Strike { $player }: { $subject }
option-take-item = { $item }
option-enlist = Enlist { $player }
option-hideout = Hideout: repair three items and end Daylight
option-glide = Glide { $to }
option-steal = Steal a card from { $player }
option-day-labor = Day Labor: { $card }
option-instigate = Instigate { $player } against { $target }
option-scorch = Scorched Earth { $at }
option-swift-strike = Swift Strike: a sword for a hit
option-coalition = Coalition with { $player } by { $card }
option-other = { $subject }

## Headings

heading-move = { $from }
heading-battle = Battle
heading-craft = Craft
heading-build = Build
heading-recruit = Recruit
heading-march = March
heading-overwork = Overwork
heading-extra = More actions
heading-use = Effects of crafted cards
heading-dominance = Dominance
heading-open-path = Closed paths
heading-mobilize = Mobilize
heading-train = Train
heading-organize = Organize
heading-resolve = The Decree
heading-turmoil = The Decree
heading-encamp = Encamp
heading-decamp = Decamp
heading-flip = Flip a plot
heading-revolt = Revolts
heading-spread = Sympathy
heading-walk = Move
heading-aid = Aid
heading-quest = Quests
heading-strike = Strike
heading-repair = Repair
heading-refresh-items = Items
heading-special = Special action
heading-explore = Explore
heading-coalition = Coalition
heading-other = More

## Groups

group-sawmill = Sawmill
group-workshop = Workshop
group-recruiter = Recruiter
nothing-other = Choose nothing
told = { $what }: { $does }
