### What this game says otherwise than the house: each message here takes the place of the house’s.

quiet-steps = -# Quiet steps: the windows of the draw and fate phases, because the next window follows at once; the window between conflicts, if nothing but a passed conflict has happened since you passed there; the window after the last conflict and that of the regroup phase, if you could use no card that lies open; and the chance to cancel your own event. Nor are you asked for an order that changes nothing.

step-turn = ◀ ▶ by phase
step-round = ◀ ▶ by round
