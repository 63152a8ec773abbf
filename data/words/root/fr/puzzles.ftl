### Problèmes.

puzzle-goal-score = C’est votre tour. Atteignez { $number } points avant sa fin.
puzzle-goal-win = C’est votre tour. Gagnez avant sa fin.
puzzle-why-score = De là, vous pouvez atteindre ces points à coup sûr pendant ce tour, quoi que fassent les autres. Après toute autre réponse, rien n’est sûr.
puzzle-why-win = De là, vous gagnez à coup sûr pendant ce tour, quoi que fassent les autres. Après toute autre réponse, rien n’est sûr.
