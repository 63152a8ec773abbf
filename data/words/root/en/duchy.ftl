### The Underground Duchy.

ask-assembly = Assembly, actions left: { $actions }. What do you do?
ask-parliament = Parliament: which minister acts?
ask-ministers = Parliament, then a minister to sway. What do you do?
ask-sway = Which minister do you sway?
ask-sway-cards =
    { $count ->
        [one] { $minister }: reveal { $count } card.
       *[other] { $minister }: reveal { $count } cards.
    }
ask-build = Where and what do you build?
ask-reveal = Which card do you reveal to build { $at }?
ask-dig = Which card do you spend to dig { $at }?
ask-fill-tunnel = All Tunnels are dug: which one do you move?
ask-surface = How many warriors come up from the Burrow { $to }?
ask-lose-minister = The Price of Failure: which minister leaves you?
ask-brigadier = The Brigadier: two moves or two battles?
ask-banker = The Banker: which cards of one suit do you spend, for a point each?
ask-mayor = The Mayor: whose action do you take?
option-dig = Dig { $at }
option-dig-card = { $card }
option-reveal = { $card }
option-spend = { $card }
option-fill-tunnel = { $place }
option-surface =
    { $count ->
        [one] { $count } warrior
       *[other] { $count } warriors
    }
option-sway =
    { $count ->
        [one] { $subject }: { $count } card
       *[other] { $subject }: { $count } cards
    }
option-minister = { $subject }
option-lose-minister = { $subject }
option-moves = Two moves
option-battles = Two battles
option-recruit-duchy = Recruit a warrior in the Burrow
option-pass-assembly = End the Assembly
option-pass-parliament = End the Parliament
option-pass-ministers = End Daylight
option-pass-sway = Sway nobody
heading-dig = Dig
heading-minister = Parliament
heading-sway = Sway a minister
record-minister = { $player } calls on: { $minister }
record-sway = { $player } sways: { $minister }
record-lose-minister = { $player } loses the minister { $minister }
record-price-of-failure = The Price of Failure ({ $player })
why-sway = a minister swayed
why-banker = the Banker
why-duchess-of-mud = the Duchess of Mud
why-baron-of-dirt = the Baron of Dirt
why-earl-of-stone = the Earl of Stone
refused-different-suits = The cards must be of one suit; birds may be among them.
refused-no-clearing = Each card needs a clearing of its suit with your pieces.
board-swayed = Ministers
board-crowns = Crowns
board-burrow = In the Burrow
rank-squire = squire
rank-noble = noble
rank-lord = lord
hint-sway =
    { $points ->
        [one] { $points } point – { $does }
       *[other] { $points } points – { $does }
    }
hint-minister-foremole = build, revealing any card
hint-minister-captain = battle
hint-minister-marshal = move
hint-minister-brigadier = two moves or two battles
hint-minister-banker = spend cards of one suit for a point each
hint-minister-mayor = the action of a squire or noble
hint-minister-duchess-of-mud = 2 points with all three Tunnels on the map
hint-minister-baron-of-dirt = a point for each Market
hint-minister-earl-of-stone = a point for each Citadel
