### Czas przy stołach: tempo, zegary, powiadomienia, przerwy, urlopy.

house-pace = Tempo
house-pace-none = bez zegara
house-pace-none-hint = bez ograniczenia czasu
house-pace-live-25 = 25 min, +20 s/turę
house-pace-live-25-hint = na żywo i szybko: po 25 minut, a każda tura dodaje 20 sekund
house-pace-live-60 = 60 min, +40 s/turę
house-pace-live-60-hint = na żywo: po godzinie, a każda tura dodaje 40 sekund
house-pace-evening = 3 godz., +5 min/turę
house-pace-evening-hint = na jeden wieczór: po 3 godziny, a każda tura dodaje 5 minut
house-pace-days = 3 dni, +12 godz./turę
house-pace-days-hint = na wiele dni: po 3 dni, a każda tura dodaje 12 godzin
house-pace-week = 7 dni, +1 dzień/turę
house-pace-week-hint = na wiele tygodni: po 7 dni, a każda tura dodaje dzień
house-pace-weeks = 21 dni, +3 dni/turę
house-pace-weeks-hint = bez pośpiechu: po 21 dni, a każda tura dodaje 3 dni
house-zero = Po czasie
house-zero-others = decydują inni
house-zero-computer = gra komputer
house-zero-lost = przegrana
house-quiet = W nocy
house-quiet-runs = zegary idą
house-quiet-own = godziny ciszy
house-quiet-own-hint = zegar gracza stoi w godzinach ustawionych poleceniem /{ command-notify }
lobby-quiet = -# 🌙 Zegar każdego gracza stoi w jego godzinach ciszy. Swoje ustaw przez `/{ command-notify }` przed rozpoczęciem: do końca meczu już się nie zmienią.

## Clocks

span-of-days = { $hours ->
    [0] { $days } d.
   *[other] { $days } d. { $hours } godz.
}
span-of-hours = { $minutes ->
    [0] { $hours } godz.
   *[other] { $hours } godz. { $minutes } min
}
span-of-minutes = { $seconds ->
    [0] { $minutes } min
   *[other] { $minutes } min { $seconds } s
}
clock-left = { $name } { $left }
clock-until = { $name } { $until }
clock-over = { $name } 0:00
clock-paused = Przerwa do { $until }
clock-own-left = Twój czas: { $left }
clock-own-until = Koniec twojego czasu: { $until }
clock-away = { $name } ma urlop do { $until } (zegar stoi)
vacation-of = { $name } ma urlop do { $until }
clock-own-away = Masz urlop do { $until }; twój zegar stoi.
clock-own-quiet = Twój czas stoi od { $start } do { $end }: twoje godziny ciszy
clock-quiet = { $name }: zegar stoi od { $start } do { $end } (godziny ciszy)
clock-own-over-alone = Twój czas minął. Możesz jeszcze odpowiedzieć.
clock-own-over = Twój czas minął. Możesz jeszcze odpowiedzieć, dopóki pozostali nie zdecydują.

## Notices

call-reminder = { $who }: twój czas się kończy.
call-more = { $who }: masz więcej czasu.
call-closed = To powiadomienie jest już nieaktualne.
call-where = { $table } · { $link }
time-up = { $name } nie ma już czasu. { $who }: co dalej?
button-more-time = Dodaj czas
button-over-computer = Niech gra komputer
button-claim = Uznaj miejsce za przegrane
over-some = Zapisane. Zgodzić się musi jeszcze: { $who }.
over-more = { $name } daje { $span } więcej ({ $seat }), do { $until }.
over-computer = Komputer gra za: { $seat }. Wrócić można w każdej chwili.
over-claim = Koniec czasu: { $seat } odpada z gry.
trouble-time-left = { $name } ma jeszcze czas.

## Pauses and vacations

command-pause = przerwa
command-pause-description = Zatrzymaj zegary tego meczu na kilka dni; wszyscy muszą się zgodzić
command-resume = dalej
command-resume-description = Zakończ przerwę wcześniej; wszyscy muszą się zgodzić
option-days = dni
option-days-description = Na ile dni
pause-ask =
    { $name } prosi o przerwę w meczu na { $days ->
        [one] 1 dzień
       *[other] { $days } dni
    }. { $who }: zgoda?
resume-ask = { $name } chce grać dalej już teraz. { $who }: zgoda?
pause-done = Przerwa w meczu do { $until }. Żaden zegar nie idzie; kto chce, może grać mimo to.
resume-done = Mecz toczy się dalej.
pause-refused = { $name } się nie zgadza: nic się nie zmienia.
request-pause-over = -# Ktoś prosił o przerwę albo o dalszą grę. To pytanie jest już nieaktualne.
trouble-pause-too-long = Przerwa może trwać najwyżej { $most } dni.
trouble-paused = W tym meczu już jest przerwa.
trouble-not-paused = W tym meczu nie ma przerwy.
trouble-no-clock = Przy tym stole nie ma zegara.
command-vacation = urlop
command-vacation-description = Zatrzymaj na kilka dni swoje zegary w długich meczach; 0 kończy urlop
vacation-begun =
    Miłego odpoczynku! Do { $until } twoje zegary stoją we wszystkich meczach, które trwają wiele dni. { $left ->
        [one] W tym roku został ci 1 dzień urlopu.
        [few] W tym roku zostały ci { $left } dni urlopu.
       *[many] W tym roku zostało ci { $left } dni urlopu.
    }
vacation-over =
    Witaj z powrotem! Twoje zegary znowu idą. { $left ->
        [one] W tym roku został ci 1 dzień urlopu.
        [few] W tym roku zostały ci { $left } dni urlopu.
       *[many] W tym roku zostało ci { $left } dni urlopu.
    }
trouble-on-vacation = Twój urlop już trwa.
trouble-no-vacation = Nie masz teraz urlopu.
trouble-vacation-too-long = Za długo: najwyżej { $most } dni naraz, a w tym roku jeszcze { $left }.

## Hands for onlookers

command-hands = ręce
command-hands-description = Pokaż widzom wszystkie karty z wcześniejszych rund; wszyscy muszą się zgodzić, 0 ukrywa
option-rounds = rundy
option-rounds-description = Po ilu pełnych rundach widzowie zobaczą dany moment
hands-ask =
    { $name } chce, żeby widzowie widzieli wszystkie ręce z opóźnieniem { $rounds ->
        [one] jednej pełnej rundy
       *[other] { $rounds } pełnych rund
    }. { $who }: zgoda?
hands-done =
    Widzowie mogą obejrzeć z odkrytymi kartami wszystko, co działo się co najmniej { $rounds ->
        [one] jedną pełną rundę
        [few] { $rounds } pełne rundy
       *[many] { $rounds } pełnych rund
    } temu: `/{ command-match } { command-replay }`. Każdy gracz może znów ukryć ręce: `/{ command-match } { command-hands }`.
hands-open =
    Widzowie widzą wszystkie ręce z opóźnieniem { $rounds ->
        [one] jednej rundy
       *[other] { $rounds } rund
    }.
hands-refused = { $name } się nie zgadza: ręce zostają ukryte.
hands-hidden = { $name } znów ukrywa ręce przed widzami.
request-hands-over = -# Ktoś chciał pokazać widzom wcześniejsze ręce. To pytanie jest już nieaktualne.
trouble-hands-open-already =
    Widzowie już widzą ręce z opóźnieniem { $rounds ->
        [one] jednej rundy
       *[other] { $rounds } rund
    }.

## Substitutes

command-substitute = zastępstwo
command-substitute-description = Daj miejsce innej osobie albo komputerowi (moderatorzy)
option-substitute = osoba
option-substitute-description = Kto gra dalej; bez osoby gra komputer
substitute-person = { $who } oddaje miejsce ({ $seat }) osobie { $name }.
substitute-computer = { $who } oddaje miejsce ({ $seat }) komputerowi.
trouble-moderators-only-seats = Miejsce mogą oddać komuś innemu tylko osoby, które zarządzają tu wiadomościami lub kanałami.
trouble-bots-do-not-play = Bot nie może zająć miejsca. Bez podanej osoby gra komputer.

## Lists

command-waiting = czekają
command-waiting-description = Stoły na wszystkich serwerach, które czekają na ciebie
command-open-tables = lista
command-open-tables-description = Otwarte stoły tego serwera
waiting-none = Żaden stół na ciebie nie czeka.
waiting-title =
    { $count ->
        [one] **1 stół czeka na ciebie**
        [few] **{ $count } stoły czekają na ciebie**
       *[many] **{ $count } stołów czeka na ciebie**
    }
tables-none = Na tym serwerze nie ma otwartego stołu. `/{ command-play }` otwiera nowy.
tables-title =
    { $count ->
        [one] **1 otwarty stół**
        [few] **{ $count } otwarte stoły**
       *[many] **{ $count } otwartych stołów**
    }
waiting-place = { $channel } · { $server }
waiting-line = **{ $game }** · { $place }
waiting-players = { $players } – { $what }
waiting-until = ⏳ Koniec twojego czasu: { $until }
waiting-since = pytanie zadano { $since }
waiting-lobby = czeka na rozpoczęcie
waiting-plays = gra trwa
waiting-on = czeka na: { $who }
button-there = Przejdź

## Preferences

command-notify = powiadomienia
command-notify-description = Jak dowiadujesz się o swojej turze, i twoje godziny ciszy
option-how = jak
option-how-description = Jak dowiadujesz się, że to twoja kolej
option-quietfrom = cisza-od
option-quietfrom-description = Godzina, o której zaczyna się twoja cisza
option-quietto = cisza-do
option-quietto-description = Godzina, o której się kończy; ta sama godzina: brak ciszy
option-zone = strefa
option-zone-description = Twoja strefa czasowa, według nazwy miasta
notices-mention = wzmianka przy stole
notices-direct = wiadomość prywatna
notices-none = bez powiadomień
settings-notices = Moja kolej: { $value }
option-notices = kolej
option-notices-description = Jak dowiadujesz się, że twoja kolej
notify-title = **Powiadomienia**
notify-options = Aby to zmienić, dodaj do polecenia opcje: { $options }
notify-how = Gdy przychodzi twoja kolej: { $how }
quiet-none = Godziny ciszy: brak
quiet-hours = Godziny ciszy: od { $start }:00 do { $end }:00 ({ $zone })
quiet-in-matches = -# W meczu, który już trwa, obowiązują godziny ciszy ustawione przed jego początkiem.
trouble-no-zone = Podaj też strefę czasową: wpisz nazwę pobliskiego miasta.
trouble-unknown-zone = Nie ma strefy czasowej „{ $zone }”. Wpisz nazwę miasta i wybierz jedną z podpowiedzi.
trouble-no-hours = Podaj obie godziny: od której do której.
trouble-quiet-too-long = Godziny ciszy mogą trwać najwyżej { $most } godzin.
