### Puzzles.

puzzle-goal-break = You are to act. Break a province in this conflict.
puzzle-goal-win = You are to act. Win the match in this conflict.
puzzle-goal-hold = You are to act. Keep your province from breaking in this conflict.
puzzle-goal-survive = You are to act. Do not lose the match in this conflict.
puzzle-why-break = Whatever the opponent does now, the province breaks. After every other answer the opponent can save it.
puzzle-why-win = Whatever the opponent does now, you win. After every other answer the opponent can hold out.
puzzle-why-hold = Whatever the opponent does now, the province holds. After every other answer the opponent can break it.
puzzle-why-survive = Whatever the opponent does now, you stay in the match. After every other answer the opponent can win.
