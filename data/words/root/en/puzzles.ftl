### Puzzles.

puzzle-goal-score = It is your turn. Reach { $number } points before it ends.
puzzle-goal-win = It is your turn. Win before it ends.
puzzle-why-score = From there you can surely reach these points in this turn, whatever the others do. After every other answer you cannot be sure of them.
puzzle-why-win = From there you surely win in this turn, whatever the others do. After every other answer you cannot be sure of it.
