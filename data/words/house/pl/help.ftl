### Pierwsze kroki i to, co można zrobić z każdą wiadomością.

command-help = pomoc
command-help-description = Pierwsze kroki: gra, wyszukiwanie, talie
menu-deck = Sprawdź tę talię
menu-cards = Pokaż karty wymienione tutaj
menu-rules = Odpowiedz na to pytanie
help-title = Pierwsze kroki
help-play = **Gra.** `/{ command-play }` otwiera stół na kanale. *{ button-join }*, *{ button-deck }*, *{ button-start }*; potem *{ button-hand }* pokazuje karty tylko tobie. Nie ma nikogo? Oddaj drugie miejsce komputerowi.
help-rules = **Szukanie.** `/{ command-rules }` odpowiada na pytanie zadane własnymi słowami, `/{ command-card }` pokazuje kartę, `/{ command-timing }` przebieg rundy.
help-decks = **Talie.** `/{ command-decks } { command-check }` ocenia listę, `/{ command-decks } { command-deckshow }` pokazuje talię (twoją lub gotową), `/{ command-decks } { command-compare }` zestawia dwie obok siebie.
help-messages = **Każda wiadomość.** W jej menu, pod *Aplikacje*: *{ menu-deck }*, *{ menu-cards }*, *{ menu-rules }*.
help-brackets = **W zdaniu.** Wspomnij mnie w wiadomości, a nazwy ujmij w podwójne nawiasy, np. [[Ukrycie]]: odpowiem na kanale.
help-yours = **Dla ciebie.** `/{ command-settings } { command-me }`: język, obrazki czy tekst i kiedy pytać. Spokojne kroki zwykle mijają bez pytania; w meczu *{ button-wishes }* mówi, które to.
help-along = Dodaj Teahouse do swojego konta, a szukanie i sprawdzanie talii zadziała na każdym serwerze i w prywatnych wiadomościach. Stoły wymagają Teahouse na serwerze.
cards-named =
    { $count ->
        [one] Wymieniono tam { $count } kartę.
        [few] Wymieniono tam { $count } karty.
        [many] Wymieniono tam { $count } kart.
       *[other] Wymieniono tam { $count } karty.
    }
trouble-no-cards-named = W tej wiadomości nie ma nazwy żadnej karty.
trouble-only-on-a-server = To działa tylko na serwerze.
