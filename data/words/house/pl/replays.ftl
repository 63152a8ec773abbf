### Przeglądanie meczu: chwile, komentarze, eksport, dalsza gra od wybranej chwili.

## Chwila

button-replay = Powtórka
moment-title = **Powtórka** · { $game } · { $players }
moment-at = decyzja { $place } z { $total }
moment-now = teraz
moment-end = koniec meczu
moment-eyes = Widok: { $eyes }
eyes-open = wszystkie karty odkryte
eyes-public = to, co widzieli widzowie
eyes-of = to, co widzi { $name }
eyes-choose = Czyimi oczami
step-decision = ◀ ▶ co decyzję
step-turn = ◀ ▶ co turę
step-round = ◀ ▶ co rundę
step-choose = Jak daleko prowadzą ◀ i ▶
moment-more =
    … wcześniej { $count ->
        [one] { $count } wiersz
        [few] { $count } wiersze
       *[many] { $count } wierszy
    }
moment-hand = { $name }, ręka: { $cards }
button-share = Udostępnij
button-comment = Skomentuj
button-continue = Graj dalej od tej chwili
button-export-page = Strona WWW
button-export-animation = Animacja
moment-alone = tylko { $name }: { $line }
button-export-file = Plik
moment-shared = { $who } pokazuje chwilę z meczu:
button-moment-open = Przejrzyj od tej chwili
trouble-replay-rules = Od czasu tego meczu poprawiono zasady i nie da się go odtworzyć tak, jak przebiegał. Opisuje go dziennik.
trouble-replay-not-over = Będzie to możliwe, gdy mecz się skończy.

## Komentarze

comment-title = Skomentuj tę chwilę
comment-label = Co chcesz powiedzieć?
comment-hint = Pusty tekst usuwa twój komentarz

## Dalsza gra

continue-how = **Graj dalej od tej chwili**, z tymi samymi kartami i tasowaniem, przy osobnym stole. Z kim i po której stronie?
continue-side = Po której stronie
continue-as = jako { $name }
button-continue-alone = Przeciw komputerom
button-continue-friends = Ze znajomymi
continues-from = Ciąg dalszy od pewnej chwili meczu { $match }; karty i tasowanie są te same.
button-origin = Punkt wyjścia
trouble-continue-over = W tej chwili mecz jest już skończony. Wybierz wcześniejszą.

## Strona WWW meczu

web-first = Pierwsza chwila
web-back = Wstecz
web-on = Dalej
web-last = Ostatnia chwila
web-play = Odtwarzaj
web-stop = Zatrzymaj
web-keys = Klawisze: ← → wstecz i dalej, Home i End, spacja odtwarza
web-log = Dziennik
web-moment = Chwila
web-language = Język

## Eksport

export-page = Cały mecz jako strona dla dowolnej przeglądarki: zapisz plik i otwórz go. Nie potrzebuje sieci.
export-animation = Cały mecz, tura po turze.
trouble-export-off = Tutaj nie rysuje się obrazków, więc eksportu też nie ma. Cały mecz opowiadają dziennik i plik.
trouble-export-busy = Przygotowuje się już kilka eksportów. Spróbuj ponownie za minutę.
trouble-export-late = Eksport trwał zbyt długo i został przerwany. Spróbuj ponownie później.

## Od ostatniej tury

since-title = Od twojej ostatniej tury
since-more =
    … wcześniej { $count ->
        [one] { $count } wiersz
        [few] { $count } wiersze
       *[many] { $count } wierszy
    }
button-since = Co się wydarzyło ({ $count })
since-nothing = Od twojej ostatniej decyzji nic się nie wydarzyło.
table-asked = pytanie zadano { $since }

button-costly = Moje najkosztowniejsze decyzje
button-costly-look = Zobacz
costly-title = { $count ->
    [0] Twoje decyzje
    [one] Decyzja, która kosztowała cię najwięcej
    [few] { $count } decyzje, które kosztowały cię najwięcej
   *[many] { $count } decyzji, które kosztowały cię najwięcej
}
costly-begun = Przeglądam mecz. Potrwa to kilka sekund, a najwyżej minutę, gdy bot jest zajęty. Możesz robić w tym czasie coś innego: odpowiedź pojawi się tutaj.
costly-going-on = To pierwsza odpowiedź: sprawdzono { $looked } z { $total } twoich decyzji.
costly-partly = Starczyło czasu na { $looked } z { $total } twoich decyzji.
costly-none = Adept zdecydowałby tak samo albo prawie tak samo.
costly-made = Twój wybór: **{ $what }**
costly-better = Adept wybrałby: **{ $what }** ({ $loss ->
    [one] około jednej wygranej więcej
   *[other] około { $loss } wygranych więcej
} na 100 takich meczów)
costly-whole = Poprawia się cała sytuacja, nie jedna rzecz.
costly-how = Obliczone na podstawie tego, co było wtedy widać; ukryte karty są zgadywane.
trouble-no-costly = Bot jest teraz zbyt zajęty, żeby ocenić twoje decyzje. Spróbuj później.
trouble-costly-under-way = Już przeglądam ten mecz; odpowiedź pojawi się w wiadomości powyżej. Jeśli ją zamknięto, naciśnij ponownie za minutę.
