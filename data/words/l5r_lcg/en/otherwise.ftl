### What this game says otherwise than the house: each message here takes the place of the house’s.

quiet-steps = -# Quiet steps: the action window between conflicts where a conflict was passed and nothing else has happened since you passed; those of the draw and fate phases, as the next one comes right after; and, as long as you could use no card that lies open, the one after the last conflict and that of the regroup phase; and cancelling an event of your own. Nor are you asked for an order that changes nothing.

step-turn = ◀ ▶ by phase
step-round = ◀ ▶ by round
