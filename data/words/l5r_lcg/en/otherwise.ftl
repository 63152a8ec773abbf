### The messages of this game that replace those of the house.

quiet-steps = -# Quiet steps are: the windows of the draw and fate phases, because another window follows at once; the window between conflicts, if nothing but a passed conflict has happened since you passed there; the window after the last conflict and the window of the regroup phase, if you could use no faceup card; the chance to cancel your own event. I also do not ask you for an order that changes nothing.

step-turn = ◀ ▶ by phase
step-round = ◀ ▶ by round
