### The Corvid Conspiracy.

ask-daylight-corvids = Daylight, actions left: { $actions }. What do you do?
ask-deploy = Where do your warriors begin, one in a clearing of each suit?
ask-flip = Which plots do you flip?
ask-recruit-corvids = Which card do you spend to recruit?
ask-place-warriors = There are too few warriors: where do they go?
ask-plot-kind = Which plot do you lay { $at }?
ask-expose = Exposure { $at }: which card do you show, and which plot do you name?
ask-exert = Do you exert, one more action in place of drawing?
option-expose = Expose the plot { $at }
option-show = { $card }
option-guess = { $subject }
option-flip = Flip, { $place }
option-lay = { $subject }
option-place = { $place }
option-plot =
    { $count ->
        [one] Plot, { $place }: { $count } warrior
       *[other] Plot, { $place }: { $count } warriors
    }
option-recruit-suit = { $subject }: spend { $card }
option-trick = Trick: { $place } and { $target }
option-pass-flip = Flip no more
option-pass-recruit = Do not recruit
option-pass-exert = Draw instead
heading-expose = Exposure
heading-plot = Plot
heading-trick = Trick
group-card = Card shown
group-guess = Plot named
group-fox = 🦊 Fox
group-rabbit = 🐰 Rabbit
group-mouse = 🐭 Mouse
record-embedded-agent = An embedded agent { $at } deals one more hit
record-exert = { $player } exerts and does not draw
record-expose = { $player } names { $guess } { $at }
record-expose-right = { $player } exposes the plot { $at }: { $guess }
record-expose-wrong = { $player } guesses wrong { $at }: { $guess }
record-flip = { $player } flips the plot { $at }: { $plot }
record-lay = { $player } lays a plot { $at }
record-lay-own = { $player } lays a plot { $at }: { $plot }
record-lay-here = it is: { $plot }
record-raid = Raid ({ $player }): warriors come to the clearings around { $place }
record-recruit = { $player } recruits: { $suit }
record-trick = { $player } exchanges the plots { $clearings }
why-plots = plots face up
board-plots = Plots
board-reserve = Plots left
plot-hidden = face down
hint-plot-bomb = when flipped: removes all enemy pieces there, then itself
hint-plot-snare = face up: enemies can be neither placed nor moved out there
hint-plot-extortion = when flipped: a random card from each enemy there; one more card each Evening
hint-plot-raid = when removed: a warrior in each adjacent clearing
