### Zadania: pozycja dnia na kanale, rozwiązywana na osobności.

command-puzzle = zadanie
command-puzzle-description = Zadanie dnia na tym kanale: jedna pozycja, jedna odpowiedź
option-puzzlegame = { option-game }
option-puzzlegame-description = Która gra; inaczej ta z meczu na tym kanale albo gra serwera
button-puzzle-day = Zadanie
button-puzzle-solve = Rozwiąż
button-puzzle-show = Pokaż odpowiedź
button-puzzle-again = Spróbuj jeszcze raz
puzzle-title = Zadanie dnia: { $game }
puzzle-you = Twoja strona
puzzle-opponent = { $count ->
    [one] Przeciwnik
   *[other] Przeciwnik { $number }
}
puzzle-open = wszystkie karty są odkryte; każdy gra najlepiej, jak można, a los nigdy ci nie sprzyja
puzzle-wrong = Nie to: inni mają na to odpowiedź albo rozstrzyga los. Spróbuj jeszcze raz.
puzzle-not = Nie to. Spróbuj jeszcze raz.
puzzle-tried = Twoja próba: **{ $what }**
puzzle-reply = { $who } odpowiada: **{ $what }**
puzzle-short = To nie wystarczy, nawet jeśli nikt nie zareaguje.
puzzle-luck = Dalej rozstrzyga los.
puzzle-right = { $tried ->
    [0] Dobrze, za pierwszym razem!
    [one] Dobrze, po jednej nieudanej próbie!
    [few] Dobrze, po { $tried } nieudanych próbach!
   *[many] Dobrze, po { $tried } nieudanych próbach!
}
puzzle-shown = Odpowiedź
puzzle-over = To zadanie jest zakończone.
puzzle-proven = Znalezione w grze komputerów (ziarno { $seed }, gra { $game }) i udowodnione przez sprawdzenie wszystkich dozwolonych zagrań.
trouble-no-puzzle = Nie ma teraz zadań do tej gry.
trouble-puzzle-gone = Tego zadania już tu nie ma. Poproś o dzisiejsze.
