### Zadania.

puzzle-goal-break = Twój ruch. Zniszcz prowincję w tym konflikcie.
puzzle-goal-win = Twój ruch. Wygraj mecz w tym konflikcie.
puzzle-goal-hold = Twój ruch. Nie pozwól zniszczyć swojej prowincji w tym konflikcie.
puzzle-goal-survive = Twój ruch. Nie przegraj meczu w tym konflikcie.
puzzle-why-break = Cokolwiek zrobi teraz przeciwnik, prowincja zostanie zniszczona. Po każdej innej odpowiedzi może ją ocalić.
puzzle-why-win = Cokolwiek zrobi teraz przeciwnik, wygrywasz. Po każdej innej odpowiedzi może się obronić.
puzzle-why-hold = Cokolwiek zrobi teraz przeciwnik, prowincja się utrzyma. Po każdej innej odpowiedzi może ją zniszczyć.
puzzle-why-survive = Cokolwiek zrobi teraz przeciwnik, zostajesz w grze. Po każdej innej odpowiedzi może wygrać.
