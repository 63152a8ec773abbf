### Turnieje, wiele talii naraz, karty zgłoszeniowe.

decks-head = Talie: { $count }, w tym legalne: { $legal }
decks-line =
    { $legal ->
        [yes] ✅ **{ $player }** · { $deck }
       *[no] ❌ **{ $player }** · { $deck } · { $faults ->
            [one] { $faults } błąd
            [few] { $faults } błędy
            [many] { $faults } błędów
           *[other] { $faults } błędu
        }
    }
decks-line-none = ⚠️ **{ $player }** · { $reason }
decks-same = ⚠️ Te same karty: { $players }
decks-more = … i jeszcze { $count }; w pliku są wszystkie.
decks-open = Otwórz talię…
decks-column-player = gracz
decks-column-deck = talia
decks-column-format = format
decks-column-legal = legalna
decks-column-fingerprint = odcisk
decks-column-faults = błędy
decks-yes = tak
decks-no = nie
decks-too-many = To więcej talii niż { $most }. Przyślij je w kilku częściach.
zip-too-large = Archiwum { $name } jest za duże: najwyżej { $most } bajtów.
zip-strange = Archiwum { $name } nie da się bezpiecznie otworzyć: jest uszkodzone, zablokowane albo o wiele za mocno spakowane. Przyślij same listy.
deck-bad-code = Ten kod talii jest uszkodzony: brakuje w nim litery albo któraś jest błędna. Skopiuj go jeszcze raz.
deck-export-code = Kod do wklejenia gdziekolwiek
deck-export-sheet = Karta zgłoszeniowa do druku (PDF)
trouble-deck-several = Talii jest tu { $count }. Podaj mi jedną.

field-title = Talie: { $count }
field-title-of = { $name } – talie: { $count }
field-clans = Klany
field-no-clan = bez twierdzy
field-splashes = Karty konfliktu kupione u klanu
field-cards = Karty według talii i egzemplarzy

sheet-title = Karta zgłoszeniowa
sheet-player = Gracz
sheet-deck = Talia
sheet-legal = Legalna: { $format }
sheet-illegal = Nielegalna: { $format }
sheet-fingerprint = Odcisk
sheet-signed = Podpis gracza: ____________________    Sprawdzono: ____________________

command-event = turniej
command-event-description = Turnieje ze zgłoszonymi taliami
command-eventopen = otwórz
command-eventopen-description = Otwórz zapisy na turniej (zarządzający serwerem)
command-eventshow = pokaż
command-eventshow-description = Pokaż turniej jeszcze raz
command-eventregister = zgłoś
command-eventregister-description = Zgłoś jedną ze swoich zapisanych talii na turniej
command-eventdelete = usuń
command-eventdelete-description = Usuń turniej ze wszystkimi listami (zarządzający serwerem)
option-eventname = nazwa
option-eventname-description = Jak nazywa się turniej
option-event = turniej
option-event-description = Turniej na tym serwerze

event-state-open = 🟢 Zapisy są otwarte. Nikt, nawet organizator, nie czyta list, zanim nie zostaną odsłonięte.
event-state-closed = 🔒 Zapisy są zamknięte. Listy pozostają zapieczętowane, dopóki organizator ich nie odsłoni.
event-state-shown = 📖 Listy są odsłonięte.
event-count =
    { $count ->
        [one] { $count } zgłoszona talia
        [few] { $count } zgłoszone talie
        [many] { $count } zgłoszonych talii
       *[other] { $count } zgłoszonej talii
    }
event-line = - `{ $seal }` { $player }
event-line-shown = - { $player } · { $deck }
event-look = Przeczytaj listę…
button-event-register = Zgłoś talię
button-event-mine = Moja lista
button-event-close = Zamknij zapisy
button-event-reopen = Otwórz zapisy ponownie
button-event-show = Odsłoń listy
button-event-show-all = Odsłoń listy dla wszystkich
button-event-withdraw = Wycofaj moją listę
button-event-field = Czym się gra
button-event-sheets = Karty zgłoszeniowe (PDF)
event-own = Twoja lista na **{ $event }**. Jej odcisk: `{ $seal }`
event-salt = sól { $salt }
event-sure = Odsłonić listy turnieju **{ $name }**? Od tej chwili każdy może je czytać i nikt już się nie zgłosi. Tego nie da się cofnąć.
event-registered = Twoja lista na **{ $event }** jest zapisana. Jej odcisk to `{ $seal }`. Dopóki zapisy są otwarte, możesz zgłosić na jej miejsce inną.
event-withdrawn = Twoja lista na **{ $event }** jest wycofana.
event-deleted = **{ $event }** jest usunięty, ze wszystkimi listami.
event-sheets = Karty zgłoszeniowe turnieju **{ $name }**:
trouble-event-gone = Nie ma takiego turnieju na tym serwerze.
trouble-event-organiser = Mogą to zrobić tylko osoby, które zarządzają serwerem.
trouble-event-name-empty = Turniej musi mieć nazwę.
trouble-event-name-taken = Jest tu już turniej o nazwie „{ $name }”.
trouble-event-too-many = Na tym serwerze turniejów jest już { $most }. Najpierw usuń któryś.
trouble-event-closed = Zapisy na ten turniej są zamknięte.
trouble-event-full = Ten turniej jest pełny, graczy jest już { $most }.
trouble-event-game = Ta talia jest z innej gry. Gra tego turnieju: { $game }.
trouble-event-not-legal = Ta talia nie jest legalna: { $format }. { $reason }
trouble-event-not-registered = Nie masz listy zgłoszonej na ten turniej.
trouble-event-sealed = Listy tego turnieju są jeszcze zapieczętowane.
trouble-event-shown = Listy tego turnieju są już odsłonięte.
trouble-event-few = Jest na to za mało list.
