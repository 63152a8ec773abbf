### Puzzles.

puzzle-goal-break = It is your turn to act. Break the province with one action; after it you only pass.
puzzle-goal-win = It is your turn to act. Win the match with one action; after it you only pass.
puzzle-goal-hold = It is your turn to act. Save your province with one action; after it you only pass.
puzzle-goal-survive = It is your turn to act. Stay in the match with one action; after it you only pass.
puzzle-why-break = Whatever the opponent does now, the province breaks. After every other answer the opponent can save it.
puzzle-why-win = Whatever the opponent does now, you win. After every other answer the opponent can hold out.
puzzle-why-hold = Whatever the opponent does now, the province holds. After every other answer the opponent can break it.
puzzle-why-survive = Whatever the opponent does now, you stay in the match. After every other answer the opponent can win.
