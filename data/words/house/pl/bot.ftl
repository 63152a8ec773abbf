### What the bot itself says, whatever the game.

## Anywhere

labelled = { $name }: { $text }

## The lobby

lobby-title = ## { $game }
lobby-format = -# Format: { $format }
lobby-seats = -# Od { $least } do { $most } miejsc
lobby-waits = -# ⏳ Na razie nie można zacząć. { $reasons }
lobby-settings = **Ustawienia tego meczu** – obowiązują wszystkich przy stole.
lobby-seat = **{ $number }.** { $who }
lobby-brings = { $seat } — { $deck }
lobby-cancelled = *Ten stół zamknięto przed rozpoczęciem gry.*
lobby-abandoned = *Ten stół zamknął się sam: przez { $hours ->
        [one] { $hours } godzinę
        [few] { $hours } godziny
       *[many] { $hours } godzin
    } nikt niczego tu nie nacisnął.*
house-undo = Cofanie
house-undo-free = swobodne
house-undo-free-hint = dopóki nic nie ujawniono; potem za zgodą wszystkich
house-undo-asked = za wspólną zgodą
house-undo-asked-hint = za każdym razem tylko za zgodą wszystkich
house-undo-never = wyłączone
house-log = Dziennik
house-log-everybody = dla każdego
house-log-everybody-hint = w czasie gry może go czytać każdy
house-log-players = tylko dla graczy
house-log-players-hint = w czasie gry mogą go czytać tylko gracze
seat-empty = *wolne miejsce*
seat-computer = Komputer
seat-erased = Usunięta osoba
computer-plays = Poziom gry: { $level }
deck-none = *nie wybrano talii*
deck-own = *własna talia*
deck-any = *dowolna talia*
deck-choose = Którą talią grasz?
select-deck = Wybierz talię
select-deck-look = Wybierz talię do obejrzenia
deck-random = Losowa talia…
deck-random-hint = Losowana ze wszystkich kart klanu na początku meczu
deck-random-choose = Którego klanu ma być losowa talia? Jest losowana ze wszystkich kart na początku meczu.
deck-random-of = losowa talia ({ $clan })
select-clan = Wybierz klan
deck-none-fits = Żadna gotowa talia nie pasuje do tego formatu, a własnej talii do tej gry nie masz. Zapiszesz ją poleceniem `/{ command-decks } { command-save }`.
button-open = Otwórz stół
button-open-game = Otwórz stół: { $game }
button-join = Dołącz
button-deck = Wybierz talię
button-computer = Dodaj komputer
button-dismiss = Usuń komputer
button-watch = Tylko oglądaj
button-settings = Ustawienia
level-choose = Jak gra komputer
level-all = Komputery
level-random = Losowo
level-random-hint = dowolny dozwolony ruch
level-novice = Nowicjusz
level-novice-hint = gra według prostych zasad i czasem się myli
level-adept = Adept
level-adept-hint = myśli chwilę naprzód
level-master = Mistrz
level-master-hint = myśli dłużej
level-in-full = { $level } – { $hint }
button-start = Rozpocznij
button-cancel = Anuluj

## The table

table-title = ## { $game } – { $players }
waiting-for = Czekamy na: { $who }
waiting-thinks = { $who } myśli…
waiting-for-what = Czekamy na: { $who } – { $what }
answer-given = -# Twoja odpowiedź: { $what }
ahead-waits = -# Twoja odpowiedź czeka: padnie, gdy pozostali spasują. Jeśli coś zrobią, pytanie wróci do ciebie.
table-left = Nie ma już przy stole: { $who }
seed-hash = Tasowania są zapieczętowane: SHA-256 { $hash }
seed-revealed = Ziarno: `{ $seed }`, jego SHA-256: `{ $hash }`.
button-hand = Moja ręka
button-log = Dziennik
button-undo = Cofnij
call-players = { $who }: twój ruch.
table-closed = Ten stół zamknięto przed końcem gry.
table-untouched = Ten stół zamknął się sam: nikt tu nie grał przez { $days ->
        [one] { $days } dzień
       *[other] { $days } dni
    }.
closed-by = Ten stół zamyka { $who }.
aside-by = { $who } odkłada mecz z tego kanału, którego teraz nie da się odczytać. Niczego nie usunięto.
updated-asked = Bot został zaktualizowany. Stół stoi tak, jak go zostawiono, ale pytanie wynika już z poprawionych zasad.
updated-resumed = Bot został zaktualizowany, a jego zasady poprawione. Mecz toczy się dalej dokładnie od miejsca, w którym był; wcześniejszych decyzji nie można już cofnąć.
updated-back =
    Bot został zaktualizowany, a jego zasady poprawione. Mecz toczy się dalej od ostatniej chwili, której one nie zmieniają: { $lost ->
        [one] ostatnią decyzję
        [few] { $lost } ostatnie decyzje
       *[other] { $lost } ostatnich decyzji
    } trzeba podjąć jeszcze raz.
updated-unchecked = Bot został zaktualizowany. Ten mecz zapisała wersja, która nie zachowywała niczego do sprawdzenia: zobaczcie, czy wszystko jest tak, jak było.
button-text = Stół jako tekst
button-table = Stół

## A question

button-confirm = Potwierdź
button-confirm-what = Potwierdź: { $what }
button-confirm-count = Potwierdź (wybrano: { $count })
button-too-few = Wybrano { $picked } z { $least }
button-too-few-yet = Wybrano { $picked }, trzeba co najmniej { $least }
button-too-many = Wybrano { $picked }, można najwyżej { $most }
button-page-back = ◀ Wstecz
button-page-on = Dalej ▶
page-of = { $page }/{ $pages }
select-several = Zaznacz, potem zamknij listę
button-pass-too = { $what }, { $then }
button-nothing = Nic
button-any-order = W dowolnej kolejności
select-act-first = Najpierw akcja: karta, zdolność…
select-within = { $what } → …
select-toward = … → { $what }
select-last = Zagraj jeszcze jedną i spasuj…
button-then-pass = … i pas w pierwszej akcji
picked-unnamed = Wybrano
picked-sum = Razem
picked-exactly = { $group }: { $picked } z { $least }
picked-of =
    { $least ->
        [0] { $group }: { $picked } z najwyżej { $most }
       *[other] { $group }: { $picked } (od { $least } do { $most })
    }
stepped = { $what }: { $taken } z { $times }
stepped-selected = { $taken } z { $times }
option-by = { $subject } – { $ability }
option-copies = { $what } (×{ $count })
button-clear = Wyczyść
only-passing = -# Możesz tu tylko spasować. Pytanie pada mimo to, aby nikt nie poznał, co masz na ręce.
nothing-lacking = -# Możesz zatwierdzić.
still-to-choose = -# Do wyboru jeszcze: { $what }
select-pass-more = Pasuj dłużej…
select-more = Stół, dziennik i reszta…
select-more-passing = Pasuj dłużej, stół, dziennik…
select-others = Pozostałe…
button-unfold = Ręka ▾
button-fold = Ręka ▴
button-texts = Teksty
button-close = ✕ Zamknij
texts-none = Nie ma tu nic do czytania.
button-whole-entry = Całe hasło
trouble-draft-lost = Twój wybór w tym miejscu zmienił się w międzyczasie. Sprawdź go jeszcze raz.

## The log

log-title = **Dziennik, strona { $page } z { $pages }**
log-updated = -# W tym miejscu bot został zaktualizowany, a mecz toczył się dalej od tej samej chwili.
log-empty = Jeszcze nic się nie wydarzyło.

## Ending and taking back

resign-sure = Czy na pewno chcesz poddać ten mecz?
resign-done = Mecz poddany.
resign-not = Mecz trwa dalej.
quit-sure = Czy na pewno chcesz opuścić ten mecz? Pozostali grają dalej bez ciebie, a wrócić nie można.
quit-done = Mecz opuszczony. Pozostali grają dalej.
button-resign = Poddaję się
button-quit = Opuść mecz
button-play-on = Gram dalej
undo-done-own = Twoja ostatnia decyzja została cofnięta.
undo-not = Grasz dalej i nic nie jest cofane.
undo-asked = Pozostali zostali zapytani.
undo-ask = { $name } prosi o cofnięcie swojej ostatniej decyzji. { $who }: zgoda?
undo-what = Zostałoby cofnięte: { $what }
undo-yes = { $name } wyraża zgodę: ostatnia decyzja ({ $asker }) zostaje cofnięta.
undo-some = { $name } zgadza się, aby cofnąć ostatnią decyzję gracza { $asker }. { $who }: czy też się zgadzasz?
undo-no = { $name } nie wyraża zgody: ostatnia decyzja ({ $asker }) pozostaje w mocy.
button-consent = Zgoda
button-refuse = Nie
seat-lent = Komputer (za: { $name })
seat-ask-computer = { $name } chce na jakiś czas oddać grę komputerowi ({ $level }). { $who }: zgoda?
seat-ask-person = { $name } chce przejąć miejsce: { $seat }. { $who }: zgoda?
seat-done-computer = { $name } oddaje grę komputerowi ({ $level }) i może wrócić w każdej chwili.
seat-done-person = { $name } przejmuje miejsce: { $seat }.
seat-refused = { $name } się nie zgadza: nikt nie zmienia miejsca.
request-undo-over = -# { $name } – prośba o cofnięcie decyzji. Gra potoczyła się dalej, więc to pytanie jest już nieaktualne.
request-seat-over = -# Ktoś miał zmienić miejsce. To pytanie jest już nieaktualne.
request-again-over = -# Ktoś proponował rewanż. To pytanie jest już nieaktualne.
request-again-agreed = -# Wszyscy chcą zagrać jeszcze raz.
seat-released = Na tym miejscu gra teraz ktoś inny.
seat-lent-out = Komputer gra za ciebie. Możesz wrócić w każdej chwili.
button-sit-back = Wracam na swoje miejsce

## After the end

button-rematch = Rewanż
button-rematch-exchanged = Rewanż, strony zamienione
button-rematch-changed = Rewanż z nowym wyborem
rematch-ask-same = { $name } prosi o rewanż. { $who }: gracie jeszcze raz?
rematch-ask-exchanged = { $name } prosi o rewanż z zamianą stron. { $who }: gracie jeszcze raz?
rematch-ask-changed = { $name } prosi o rewanż, przed którym każdy może wybrać na nowo. { $who }: gracie jeszcze raz?
rematch-waits = Czekamy jeszcze na zgodę: { $who }.
rematch-noted = Zapisane: grasz jeszcze raz. Brakuje jeszcze zgody: { $who }.
rematch-agreed = Zgadzają się: { $who } ({ $count } z { $total })
replay-said = Cały mecz, decyzja po decyzji. Kod Teahouse odczyta go poleceniem `python -m engine replay { $file }`.

## Settings
settings-server = **Ten serwer**
settings-me = **Twoje ustawienia**
settings-language = Język: { $value }
settings-shown = Stół: { $value }
settings-rules-game = Wyszukiwane zasady: { $value }
settings-asked = Pytania w nowych meczach: { $value }
shown-picture = jako obraz
shown-text = jako tekst

## On this machine

local-channel = herbaciarnia
local-topic = /{ command-play } otwiera stół
local-greeting = **Witaj!** Naciśnij *{ button-open }: …* (albo wpisz na dole `/{ command-play }`), a potem *{ button-deck }*. Druga osoba naciska *{ button-join }*: u góry strony (*Viewing as*) wybierasz, kim jesteś ({ $first } lub { $second }); możesz też otworzyć tę stronę w drugiej karcie. Grasz bez drugiej osoby? *{ button-computer }*. *{ $moderator }* może oglądać, zmieniać `/{ command-settings }`, zamykać stoły i wyznaczać zastępców.
local-moderator = Yumi (moderatorka)
local-ready = Teahouse na tym komputerze: { $url }
local-help = Otwórz adres w dwóch kartach i wybierz { $first } lub { $second } pod „Viewing as”, potem naciśnij „{ button-open }: …”. Ctrl+C kończy; mecze z tego uruchomienia kończą się razem z nim.
local-over = Herbaciarnia jest zamknięta.

## What cannot be done

trouble-unknown-game = Nie ma tu gry „{ $game }”.
trouble-broken-game = Z grą „{ $game }” jest coś nie tak i do czasu naprawy nie można w nią grać. Jej mecze są zachowane. Przyczynę podaje dziennik bota.
trouble-unknown-deck = Nie ma talii „{ $deck }”. Podpowiedzi tej opcji pokazują dostępne talie.
trouble-no-prepared-deck = Żadna gotowa talia nie pasuje do formatu tego stołu, więc komputer nie ma czym grać. Niech miejsce zajmie człowiek albo otwórzcie stół w innym formacie.
trouble-channel-taken = Na tym kanale jest już stół: { $link }. Najpierw dokończcie grę przy nim albo zagrajcie gdzie indziej: w wątku tego kanału zmieści się osobny stół.
trouble-no-table-here = Na tym kanale nie ma otwartego stołu. `/{ command-play }` otwiera nowy.
trouble-unknown-match = Mecz numer { $match } już nie istnieje.
trouble-at-its-table = Można to zrobić tylko przy samym stole: { $link }.
trouble-set-aside = Ta wersja bota ({ $version }) nie potrafi odczytać meczu { $match }, więc został odłożony: czeka i nic się w nim nie zmieniło. Późniejsza wersja spróbuje ponownie. Mogą też spróbować osoby zarządzające serwerem: **/{ command-match } { command-retry }**. Kanał jest wolny dla nowego meczu.
trouble-match-damaged = Nie mogę odczytać meczu { $match }, bo część bazy danych bota jest uszkodzona. Mecz czeka i nic się w nim nie zmieniło. Osoba, która prowadzi tego bota, znajdzie przyczynę w jego dzienniku.
trouble-aside-taken = Mecz { $match } da się znowu odczytać, ale na jego kanale trwa inny. Wróci, gdy kanał się zwolni.
trouble-nothing-aside = Na tym kanale nie ma odłożonego meczu.
trouble-not-seated = Nie masz miejsca przy tym stole.
trouble-not-started = Ten mecz jeszcze się nie zaczął.
trouble-already-started = Ten mecz już się zaczął.
trouble-cancelled = Ten stół został zamknięty.
trouble-undo-never = Przy tym stole niczego się nie cofa: tak wybrano przed rozpoczęciem gry.
trouble-log-players = W czasie tej gry dziennik mogą czytać tylko gracze: tak wybrano przed jej rozpoczęciem.
trouble-over = Ten mecz jest już skończony.
trouble-not-over = Ten mecz jeszcze trwa.
trouble-left = Nie grasz już w tym meczu.
trouble-already-seated = Masz już miejsce przy tym stole.
trouble-table-full = Wszystkie miejsca są zajęte.
trouble-no-computer = Komputer nie ma miejsca przy tym stole.
trouble-people-play = Przy tym stole grają też inne osoby.
trouble-too-many-computers = To za dużo: oprócz ciebie jest miejsce dla { $most }.
trouble-brought-already = Ktoś przy tym stole już tym gra.
trouble-seats-free =
    { $count ->
        [one] Jest jeszcze wolne miejsce.
        [few] Potrzeba jeszcze { $count } graczy.
       *[other] Potrzeba jeszcze { $count } graczy.
    }
trouble-no-deck = { $name } nie ma jeszcze wybranej talii.
trouble-nothing-brought = Przed tym meczem nie ma nic do wyboru: naciśnijcie „Rozpocznij”, gdy wszyscy usiądą.
trouble-old-question = Ten przycisk należał do wcześniejszego pytania.
trouble-old-button = Ten przycisk już nie działa.
trouble-option-gone = Tego wyboru już nie ma.
trouble-already-answered = Twoja odpowiedź już padła.
trouble-changed-meanwhile = Stół zmienił się w międzyczasie. Spójrz na niego jeszcze raz.
trouble-own-consent = Zgodę musi wyrazić inny gracz, nie ty.
trouble-no-such-seat = Przy tym stole nie ma takiego miejsca.
trouble-seat-left = { $name } już nie gra w tym meczu: tego miejsca nie można przejąć.
trouble-last-person = Przy stole nie zostałby nikt i komputery rozegrałyby mecz do końca. Mecz czeka na powrót ostatniej osoby. `/{ command-match } { command-resign }` go kończy.
trouble-missing-permission = Nie mogę prowadzić stołu na tym kanale. Brakuje mi uprawnienia: { $permission }.
trouble-forbidden = Discord nie pozwala mi tego tutaj zrobić. Sprawdź moje uprawnienia na tym kanale.
trouble-unexpected = Coś poszło nie tak po mojej stronie. Nic się nie zmieniło; spróbuj ponownie.
trouble-cooldown = W ostatniej minucie pytań było bardzo dużo. Poczekaj { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
} i zapytaj ponownie.
trouble-store-busy = Inny program korzysta teraz z moich danych, więc nie udało się tego zapisać. Nic się nie zmieniło; spróbuj ponownie za kilka sekund.
trouble-store-unwritable = W tej chwili nie mogę niczego zapisać. Nic się nie zmieniło; spróbuj ponownie później. Osoba, która prowadzi tego bota, znajdzie przyczynę w jego dzienniku.

permission-view-channel = Wyświetlanie kanału
permission-send-messages = Wysyłanie wiadomości
permission-send-messages-in-threads = Wysyłanie wiadomości w wątkach
trouble-moderators-only = Stół mogą zamknąć tylko osoby, które zarządzają tu wiadomościami lub kanałami.
trouble-managers-only = To mogą zmienić tylko osoby zarządzające serwerem.
trouble-table-hidden = Nie mogę już pokazywać stołu na tym kanale; sprawdź moje uprawnienia. Mecz trwa tutaj, a `/{ command-match } { command-show }` przywróci stół.
trouble-channel-gone = Kanału tego stołu już nie ma. `/{ command-match } { command-show }` na innym kanale przeniesie tam stół.

## Why the rules refuse

refused-other = Zasady na to nie pozwalają.
refused-match-over = Ten mecz jest już skończony.
refused-already-left = Nie ma cię już w tym meczu.
refused-not-asked = Teraz decyduje ktoś inny.
refused-unknown-option = Tego wyboru już nie ma.
refused-repeated-option = To samo wybrano dwa razy.
refused-not-together = Tego nie można wybrać razem z niczym innym.
refused-too-few = Za mało: co najmniej { $least }.
refused-too-many = Za dużo: najwyżej { $most }.
refused-total-too-small = Suma jest za mała: potrzeba co najmniej { $least }.
refused-total-too-large = Suma jest za duża: najwyżej { $most }.
refused-unknown-setting = W tej grze nie ma ustawienia „{ $setting }”.
refused-not-seated = Nie masz miejsca przy tym stole.
refused-nothing-to-undo = Nie masz żadnej decyzji do cofnięcia.
refused-undo-needs-consent = To można cofnąć tylko za zgodą pozostałych graczy.
refused-unknown-game = Nie ma tu gry „{ $game }”.
refused-no-answer = Nie ma dozwolonego wyboru.

## When to be asked

button-ask-again = Pasuję do { $span }: pytaj znowu
button-wishes = Kiedy mnie pytać
wishes-title = **Kiedy pytać cię o akcje, reakcje i przerwania?**
wishes-why = Tempo gry może zdradzić, co masz na ręce: jeśli pytam tylko wtedy, gdy możesz coś zrobić, przeciwnik wie, że możesz. Tam, gdzie nie pytam, pasuję za ciebie, a dziennik podaje, że pasujesz.
wishes-never = Nigdy dla tych kart
advance-title = **Z góry**, najpóźniej do { $span }
button-unless-attacked = Pasuj, aż mnie zaatakują
button-unless-aimed = Pasuj, aż ktoś użyje karty na moich
span-attacked = ataku na ciebie
span-aimed = karty użytej na twoich
met-attacked = ⏸ Zaatakowano cię, więc już za ciebie nie pasuję.
met-aimed = ⏸ Użyto karty na twoich, więc już za ciebie nie pasuję.
met-dealt = ⏸ Masz nową kartę, więc już za ciebie nie pasuję.
met-given = ✓ Padła twoja odpowiedź wybrana z góry.
met-unfit = ⏸ Odpowiedź wybrana z góry nie pasuje do tego pytania i już nie obowiązuje.
met-unused = ⏸ Odpowiedź wybrana z góry nie była potrzebna i już nie obowiązuje.
met-spent = ⏳ Twoja decyzja jest cofnięta. Zużyty czas ci nie wraca; pozostali odzyskują swój.
met-unmet = ⏸ Nic takiego się nie stało, a ten czas minął: już nie pasuję za ciebie.
select-never = Na razie nic
quiet-steps = -# W tej grze nie ma spokojnych kroków.
asked-usual = Jak zwykle
asked-usual-hint = Zawsze oprócz spokojnych kroków, cokolwiek masz na ręce. To niczego nie zdradza
asked-always = Zawsze
asked-always-hint = Także wtedy, gdy możesz tylko spasować. To niczego nie zdradza
asked-able = Tylko gdy mogę coś zrobić
asked-able-hint = Szybciej, ale wtedy pauza zdradza, że możesz coś zrobić
