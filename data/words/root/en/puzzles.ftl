### Puzzles.

puzzle-goal-score = It is your turn. Reach { $number } points before it ends.
puzzle-goal-win = It is your turn. Win before it ends.
puzzle-why-score = After this answer you are sure to reach these points in this turn, whatever the others do. After every other answer you are not.
puzzle-why-win = After this answer you are sure to win in this turn, whatever the others do. After every other answer you are not.
