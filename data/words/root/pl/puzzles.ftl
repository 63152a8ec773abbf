### Zadania.

puzzle-goal-score =
    Twoja tura. Osiągnij { $number ->
        [one] { $number } punkt
        [few] { $number } punkty
       *[many] { $number } punktów
    }, zanim się skończy.
puzzle-goal-win = Twoja tura. Wygraj, zanim się skończy.
puzzle-why-score = Stąd na pewno zdobędziesz te punkty w tej turze, cokolwiek zrobią inni. Po każdej innej odpowiedzi nie ma tej pewności.
puzzle-why-win = Stąd na pewno wygrywasz w tej turze, cokolwiek zrobią inni. Po każdej innej odpowiedzi nie ma tej pewności.
