### Zadania.

puzzle-goal-take = Twój ruch. Zniszcz Prowincję w tym ataku.
puzzle-goal-win = Twój ruch. Wygraj mecz w tym ataku.
puzzle-goal-keep = Twój ruch. Nie strać żadnej Prowincji w tym ataku.
puzzle-goal-survive = Twój ruch. Nie przegraj meczu w tym ataku.
puzzle-why-take = Cokolwiek zrobi teraz obrońca, Prowincja upadnie. Po każdej innej odpowiedzi może ją ocalić.
puzzle-why-win = Cokolwiek zrobi teraz przeciwnik, wygrywasz. Po każdej innej odpowiedzi może się obronić.
puzzle-why-keep = Cokolwiek zrobi teraz atakujący, twoje Prowincje się utrzymają. Po każdej innej odpowiedzi może jakąś zniszczyć.
puzzle-why-survive = Cokolwiek zrobi teraz przeciwnik, zostajesz w grze. Po każdej innej odpowiedzi może wygrać.
