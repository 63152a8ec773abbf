### Puzzles: the day's position of a channel, solved in private.

command-puzzle = puzzle
command-puzzle-description = The day’s puzzle of this channel: one position, one answer
option-puzzlegame = { option-game }
option-puzzlegame-description = Which game; by default that of the match in this channel or of the server
button-puzzle-day = Puzzle
button-puzzle-solve = Solve it
button-puzzle-show = Show the answer
button-puzzle-again = Try again
puzzle-title = Puzzle of the day: { $game }
puzzle-you = Your side
puzzle-opponent = { $count ->
    [one] Opponent
   *[other] Opponent { $number }
}
puzzle-open = all cards lie open; everybody plays as well as possible, and luck never helps you
puzzle-wrong = Not this one: the others have an answer to it, or luck decides. Try again.
puzzle-not = Not this one. Try again.
puzzle-tried = You tried: **{ $what }**
puzzle-reply = { $who } answers: **{ $what }**
puzzle-short = That is not enough, even if nobody does anything against it.
puzzle-luck = After that, luck decides.
puzzle-right = { $tried ->
    [0] Right, at the first try!
    [one] Right, after one wrong try!
   *[other] Right, after { $tried } wrong tries!
}
puzzle-shown = The answer
puzzle-over = This puzzle is over.
puzzle-proven = Found in a game between computers (seed { $seed }, game { $game }) and proven by trying every legal play.
trouble-no-puzzle = There are no puzzles for that game now.
trouble-puzzle-gone = That puzzle is no longer here. Ask for today’s.
