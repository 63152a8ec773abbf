### Zadania.

puzzle-goal-break = Twój ruch. Spustosz prowincję jednym zagraniem: potem już tylko pasujesz.
puzzle-goal-win = Twój ruch. Wygraj mecz jednym zagraniem: potem już tylko pasujesz.
puzzle-goal-hold = Twój ruch. Ocal swoją prowincję jednym zagraniem: potem już tylko pasujesz.
puzzle-goal-survive = Twój ruch. Zostań w grze jednym zagraniem: potem już tylko pasujesz.
puzzle-why-break = Cokolwiek zrobi teraz przeciwnik, prowincja zostanie spustoszona. Po każdej innej odpowiedzi może ją ocalić.
puzzle-why-win = Cokolwiek zrobi teraz przeciwnik, wygrywasz. Po każdej innej odpowiedzi może się obronić.
puzzle-why-hold = Cokolwiek zrobi teraz przeciwnik, prowincja się utrzyma. Po każdej innej odpowiedzi może ją spustoszyć.
puzzle-why-survive = Cokolwiek zrobi teraz przeciwnik, zostajesz w grze. Po każdej innej odpowiedzi może wygrać.
