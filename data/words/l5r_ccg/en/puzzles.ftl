### Puzzles.

puzzle-goal-take = It is your turn to act. Destroy a province in this attack.
puzzle-goal-win = It is your turn to act. Win the match in this attack.
puzzle-goal-keep = It is your turn to act. Lose no province in this attack.
puzzle-goal-survive = It is your turn to act. Do not lose the match in this attack.
puzzle-why-take = Whatever the defender does now, a province falls. After every other answer the defender can save it.
puzzle-why-win = Whatever the opponent does now, you win. After every other answer the opponent can hold out.
puzzle-why-keep = Whatever the attacker does now, your provinces stand. After every other answer the attacker can destroy one.
puzzle-why-survive = Whatever the opponent does now, you stay in the match. After every other answer the opponent can win.
