### Guided first matches, and what beginners read.

command-learn = nauka
command-learn-description = Naucz się gry w pierwszym meczu z przewodnikiem, przeciw komputerowi
learn-title = Naucz się gry
learn-what = Pierwszy mecz z przewodnikiem przeciw komputerowi, krok po kroku. Widzisz go tylko ty. Możesz przerwać w każdej chwili i wrócić później.
learn-under-way = Masz rozpoczętą lekcję: **{ $game }**. Wróć do niej albo zacznij inną; wtedy ta się zakończy.
button-learn = Nauka
button-learn-on = Wróć: { $game }
button-learn-game = Nauka: { $game }
beginner-is-on = W meczach jedno zdanie wyjaśnia, po co jest każde ważne pytanie.
beginner-is-off = W meczach nic nie mówi, po co są pytania.
button-beginner-on = Wyjaśniaj pytania
button-beginner-off = Nie wyjaśniaj pytań
settings-beginner = Po co są pytania: { $value }
beginner-auto = pokazywane do końca pierwszego meczu
beginner-on = zawsze pokazywane
beginner-off = niepokazywane
lesson-step = Krok { $number } · za tobą { $done }%
lesson-free = -# Lekcja zaraz wróci. Odpowiedz, jak chcesz.
lesson-skip = Jak chcesz zakończyć lekcję? Mecz może toczyć się dalej od tego miejsca, bez pomocy, albo się zakończyć.
lesson-ended = Lekcja zakończona. Wróć, kiedy zechcesz.
button-lesson-next = Dalej ▶
button-lesson-skip = Pomiń lekcję
button-lesson-play = Graj dalej bez pomocy
button-lesson-end = Zakończ tutaj
button-lesson-back = ◀ Wróć do lekcji
button-legend = Legenda
trouble-no-lesson = Teraz nie ma lekcji do tej gry.

grade-easy = Łatwe
grade-medium = Średnie
grade-hard = Trudne

house-advice = Rady
house-advice-on = na prośbę
house-advice-on-hint = gracze mogą prosić komputer o radę
house-advice-off = brak
button-advice = Rada
button-advised = Zrób to
advice-adept = Adept wybrałby: **{ $what }**
advice-quick = Żaden adept nie mógł się teraz nad tym zastanowić. Proste zasady mówią: **{ $what }**
advice-know = Obliczone z tego, co widzisz. Zakryte karty są tylko zgadywane.
advice-steady = Nic innego nie wygląda wyraźnie lepiej.
advice-only = Nie ma innej odpowiedzi.
trouble-no-advice = Przy tym stole nikt nie dostaje rad.
