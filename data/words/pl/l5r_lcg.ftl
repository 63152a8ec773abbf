### Legend of the Five Rings: The Card Game.

game-l5r-lcg = Legenda Pięciu Kręgów: Gra karciana

## Words

clan-crab = Krab
clan-crane = Żuraw
clan-dragon = Smok
clan-lion = Lew
clan-phoenix = Feniks
clan-scorpion = Skorpion
clan-unicorn = Jednorożec
clan-none = bez klanu
ring-air = Powietrze
ring-earth = Ziemia
ring-fire = Ogień
ring-water = Woda
ring-void = Pustka
ring-contested = sporny
skill-military = militarny
skill-political = polityczny
side-dynasty = dynastii
side-conflict = konfliktu
phase-setup = przygotowanie gry
phase-dynasty = faza dynastii
phase-draw = faza dobierania
phase-conflict = faza konfliktu
phase-fate = faza losu
phase-regroup = faza przegrupowania
type-character = postać
type-attachment = dodatek
type-event = wydarzenie
type-holding = miejsce
type-province = prowincja
type-stronghold = twierdza
type-role = rola
nobody = brak

## Marks on cards

mark-bowed = ukłoniona
mark-honored = uhonorowana
mark-dishonored = zhańbiona
mark-fate = los: { $amount }
mark-glory = chwała { $amount }
mark-strength = siła { $amount }
mark-cost = koszt { $amount }
mark-stronghold = twierdza
mark-facedown = jeszcze zakryta
mark-broken = spustoszona
mark-participating = w konflikcie
card-facedown = zakryta karta
province-facedown = zakryta prowincja
province-unknown = prowincja
province-place = { $name }, prowincja { $number }

## The table

table-round = Runda { $round }, { $phase } ({ $step })
table-first = pierwszy gracz: { $name }
table-favor = Łaska cesarska: { $name } (konflikt { $side })
table-rings = Kręgi: { $rings }
table-conflict = **Konflikt: { $skill }, { $ring }**, { $province }, siła { $strength }
table-attackers = atakuje: { $name } **{ $total }** – { $cards }
table-defenders = broni: { $name } **{ $total }** – { $cards }
player-head = **{ $name }** ({ $clan }): honor **{ $honor }**, los **{ $fate }**, ręka { $hand }, talie { $decks }, licznik { $bid }, pozostałe konflikty { $conflicts }
seen-hand = Twoja ręka
seen-side = { $name }: na stole
seen-away = { $name }: stosy odrzuconych
hand-head = **Twoja ręka:** { $cards } { $cards ->
        [one] karta
        [few] karty
       *[other] kart
    } (honor { $honor }, los { $fate })

## Questions

asked-by = { $card }: { $question }
ask-other = Wybierz.
ask-action = Twoja akcja?
ask-dynasty = Zagrasz postać, użyjesz zdolności czy spasujesz?
ask-reaction = Reagujesz na: { $events }?
ask-interrupt = Przerywasz: { $events }?
ask-order = Co rozpatrzyć najpierw?
ask-target = Wybierz cel.
ask-target-honor = Kogo uhonorować?
ask-select = Wybierz jedną możliwość.
ask-cost = Jak opłacasz koszt?
ask-fate = Ile dodatkowych żetonów losu na niej kładziesz?
ask-where = Dokąd trafia ta postać?
ask-bid = Twoja stawka honoru, w tajemnicy?
ask-declare-conflict = Zadeklaruj konflikt lub spasuj.
ask-declare-defenders = Kto broni?
ask-mulligan-provinces = Które karty w prowincjach wymieniasz?
ask-mulligan-hand = Które karty z ręki wymieniasz?
ask-place-stronghold = Którą prowincję kładziesz pod twierdzą?
ask-place-province = Którą prowincję kładziesz na miejscu { $number } od lewej?
ask-ring-effect = Efekt którego kręgu rozpatrujesz?
ask-ring-choice = Który efekt kręgu?
ask-favor = Jaki typ konfliktu wspiera Łaska cesarska?
ask-discard-province = Odrzucić karty ze spustoszonej prowincji?
ask-discard-order = Która postać zostaje odrzucona najpierw?
ask-discard-dynasty = Które odkryte karty z prowincji odrzucasz?
ask-discard = Które karty odrzucasz?
ask-restricted = Za dużo niezwykłych dodatków: który odrzucić?
ask-sacrifice = Co poświęcasz?
ask-search = Które karty bierzesz?
group-ring = Krąg
group-skill = Typ
group-province = Prowincja
group-attackers = Atakujący
group-covert = Ukrycie

## Options

option-other = { $subject }
option-effect = Efekt
option-pass = Pas
option-play = Zagraj: { $subject }
option-trigger = Użyj: { $subject }
option-duplicate = Duplikat: { $subject }
option-covert = { $subject } → { $target }
option-conflict = Do konfliktu
option-home = Do domu
option-honor = Uhonoruj: { $subject }
option-dishonor = Zhańb: { $subject }
option-ready = Przygotuj: { $subject }
option-bow = Ukłoń: { $subject }
option-remove-fate = Usuń 1 żeton losu: { $subject }
choice-air-take = Zabierz 1 żeton honoru
choice-air-gain = Zyskaj 2 żetony honoru
choice-earth-earth = Dobierz 1 kartę; przeciwnik odrzuca 1 losową
choice-increase = Zwiększ o 1
choice-decrease = Zmniejsz o 1
choice-honor = Uhonoruj
choice-dishonor = Zhańb
choice-bow = Ukłoń
choice-give-honor = Oddaj honor
choice-lose-honor = Strać 1 żeton honoru i powtórz
choice-discard = Odrzuć karty
choice-draw = Dobierz 1 kartę
choice-gain-fate = Zyskaj 1 żeton losu
choice-take-fate = Zabierz 1 żeton losu
choice-take-honor = Zabierz 1 żeton honoru
choice-fate = Oddaj 1 żeton losu
choice-levy-honor = Oddaj 1 żeton honoru
choice-switch-ring = Zmień krąg
choice-switch-type = Zmień typ konfliktu
choice-done = Gotowe

## What a window is about

event-other = zdarzenie
event-phase-begins = początek fazy
event-phase-ends = koniec fazy
event-initiate = zdolność
event-play-card = zagranie karty
event-enter-play = wejście do gry
event-leave-play = opuszczenie gry
event-attach = dołączenie
event-declare-conflict = deklaracja konfliktu
event-declare-defenders = deklaracja obrońców
event-pass-conflict = spasowanie konfliktu
event-compare-skills = porównanie sprawności
event-end-conflict = koniec konfliktu
event-reveal-province = odkrycie prowincji
event-break-province = spustoszenie prowincji
event-claim-ring = zajęcie kręgu
event-bow = ukłonienie
event-ready = przygotowanie
event-honor = uhonorowanie
event-dishonor = zhańbienie
event-move-to-conflict = dołączenie do konfliktu
event-move-home = powrót do domu
event-reveal-dials = ujawnienie liczników honoru
event-gain-honor = zyskanie honoru
event-lose-honor = utrata honoru
event-transfer-honor = przekazanie honoru
event-place-fate = położenie losu
event-remove-fate = usunięcie losu
event-spend-fate = wydanie losu
event-draw = dobranie kart
event-discard-cards = odrzucenie kart
event-discard-at-random = losowe odrzucenie kart
event-claim-favor = zajęcie Łaski cesarskiej
event-pass-first-player = przekazanie znacznika pierwszego gracza
event-delay = efekt opóźniony
event-resolve-ring = efekt kręgu
event-resolve-duel = pojedynek

## What happened

record-first-player = Pierwszy gracz: { $player }.
record-mulligan = { $player } wymienia { $amount } { $amount ->
        [one] kartę
        [few] karty
       *[other] kart
    } (talia { $deck }).
record-starting-honor = { $player } zaczyna z honorem: { $amount }.
record-phase-begins = Runda { $round }: { $phase }
record-turn-faceup = Odkryta karta: { $card }.
record-gain-fate = { $player } zyskuje { $amount } { $amount ->
        [one] żeton
        [few] żetony
       *[other] żetonów
    } losu.
record-take-ring-fate = { $player } bierze { $amount } { $amount ->
        [one] żeton
        [few] żetony
       *[other] żetonów
    } losu z kręgu ({ $ring }).
record-play-card = { $player } zagrywa kartę: { $card }.
record-enter-play = { $card } wchodzi do gry.
record-place-fate = { $card }: +{ $amount } { $amount ->
        [one] żeton
        [few] żetony
       *[other] żetonów
    } losu.
record-remove-fate = { $card }: –{ $amount } { $amount ->
        [one] żeton
        [few] żetony
       *[other] żetonów
    } losu.
record-place-fate-on-ring = { $amount } { $amount ->
        [one] żeton
        [few] żetony
       *[other] żetonów
    } losu na kręgu: { $ring }.
record-initiate = { $player } używa karty: { $card }.
record-initiate-on = { $player } używa karty: { $card } → { $targets }.
record-pass-dynasty = { $player } pasuje do końca fazy.
record-reveal-dials = Liczniki honoru ({ $players }): { $bids }
record-change-bid = { $player }: stawka honoru zmienia się o { $amount }.
record-transfer-honor = Honor: { $giver } → { $taker }, { $amount }.
record-transfer-fate = Los: { $giver } → { $taker }, { $amount }.
record-gain-honor = { $player } zyskuje { $amount } { $amount ->
        [one] żeton
        [few] żetony
       *[other] żetonów
    } honoru.
record-lose-honor = { $player } traci { $amount } { $amount ->
        [one] żeton
        [few] żetony
       *[other] żetonów
    } honoru.
record-draw = { $player } dobiera { $amount } { $amount ->
        [one] kartę
        [few] karty
       *[other] kart
    }.
record-attach = Dołączono: { $card } → { $host }.
record-declare-conflict = **{ $player } atakuje: konflikt { $skill }, { $ring }, { $province } – { $attackers }**
record-pass-conflict = { $player } nie deklaruje konfliktu.
record-declare-defenders = { $player } broni: { $defenders }.
record-reveal-province = Odkryta prowincja: { $province }.
record-compare-skills = Porównanie ({ $players }): { $totals }. Zwycięzca: { $winner }.
record-break-province = **Spustoszona prowincja: { $province }.**
record-claim-ring = { $player } zajmuje krąg: { $ring }.
record-resolve-ring = { $player } rozpatruje efekt kręgu: { $ring }.
record-switch-ring = Zmiana kręgu: { $ring } → { $other }.
record-switch-type = Konflikt jest teraz: { $skill }.
record-bow = Ukłonienie: { $card }.
record-ready = Przygotowanie: { $card }.
record-honor = Uhonorowanie: { $card }.
record-dishonor = Zhańbienie: { $card }.
record-discard-status = { $card } traci znacznik stanu.
record-move-home = { $card } wraca do domu.
record-move-to-conflict = { $card } dołącza do konfliktu.
record-leave-play = { $card } opuszcza grę.
record-leave-play-sacrificed = Poświęcenie: { $card }.
record-leave-play-hand = { $card } opuszcza grę i wraca na rękę właściciela.
record-leave-play-deck = { $card } opuszcza grę i wraca do talii właściciela.
record-leave-play-removed = Usunięcie z gry: { $card }.
record-take-control = { $player } przejmuje kontrolę nad kartą: { $card }.
record-discard-cards = { $player } odrzuca: { $cards }.
record-discard-at-random = { $player } odrzuca losowo: { $cards }.
record-draw-own = Dobierasz: { $cards }.
record-look-at = { $player } ogląda { $amount } { $amount ->
        [one] kartę
        [few] karty
       *[many] kart
    }.
record-look-at-own = Oglądasz: { $cards }.
record-mulligan-own = Twoje nowe karty: { $cards }.
record-reveal-cards = { $player } ujawnia: { $cards }.
record-add-to-hand = { $player } bierze kartę na rękę: { $card }.
record-put-on-deck = { $player } odkłada kartę do talii: { $card }.
record-shuffle = { $player } tasuje (talia { $deck }).
record-deck-out = { $player } nie ma już kart (talia { $deck }) i traci { $amount } { $amount ->
        [one] żeton
        [few] żetony
       *[other] żetonów
    } honoru.
record-count-glory = Podliczanie chwały ({ $players }): { $totals }. Zwycięzca: { $winner }.
record-claim-favor = { $player } zajmuje Łaskę cesarską (konflikt { $side }).
record-pass-first-player = Pierwszym graczem jest teraz { $player }.
record-begin-duel = Pojedynek ({ $skill }): { $challenger } – { $challenged }
record-resolve-duel = Wynik pojedynku: { $totals }. Zwycięzca: { $winner }.
record-cancel = Anulowano.
record-swap-in-province = Zamiana miejsc: { $card }, { $other }.
record-put-into-province = { $card } wchodzi do gry: { $province }.
record-gain-ability = { $card } zyskuje zdolność z karty: { $origin }.
record-replace = Zamiast tego dzieje się coś innego.
record-take-over-ring = { $player } zastępuje zwycięzcę przy kręgu.

## Endings

ending-draw = Mecz kończy się bez zwycięzcy.
ending-other = Wygrywa { $winner }.
ending-honor = { $winner } wygrywa dzięki honorowi.
ending-dishonor = Wygrywa { $winner }: przeciwnik stracił cały honor.
ending-conquest = { $winner } wygrywa przez podbój.
ending-resigned = Wygrywa { $winner }: przeciwnik poddał mecz.

## Why the rules refuse

refused-cannot-attack = Jedna z tych postaci nie może atakować w tym konflikcie.
refused-cannot-covert = Tak nie można użyć Ukrycia: tylko postacią atakującą z Ukryciem i nigdy przeciw postaci z Ukryciem.
refused-covert-once = Każda postać używa Ukrycia raz i tylko przeciw jednej innej.
refused-total-too-high = Razem to za dużo.
refused-unknown-card = Nieznana karta w talii: { $card }.
refused-card-not-implemented = Tą kartą nie można tu jeszcze grać: { $card }.
refused-deck-shape = Tej listy kart nie da się odczytać.
refused-five-provinces = Talia wymaga pięciu różnych prowincji.
refused-wrong-place = Karta leży w złej części talii: { $card }.
refused-wrong-count = Karta występuje w talii mniej niż raz.
refused-unknown-deck = Nie ma takiej talii.
refused-seat-count = Ta gra jest dla dwóch osób.

## In pictures

picture-phase = { $phase } · runda { $round }
picture-facedown = Zakryta
picture-broken = SPUSTOSZONA
sign-military = mil.
sign-political = pol.

## Kinds of options

heading-other = Wybór
heading-play = Zagraj kartę
heading-trigger = Użyj zdolności
heading-duplicate = Odrzuć duplikat
nothing-declare-defenders = Nikt nie broni
nothing-mulligan-provinces = Zatrzymaj wszystkie
nothing-mulligan-hand = Zatrzymaj wszystkie
nothing-discard-dynasty = Zatrzymaj wszystkie
nothing-discard-province = Zatrzymaj wszystkie
preview-attack = **Atak { $attack }** przeciw sile { $strength }; postacie gotowe do obrony: { $against }
preview-defence = Atak { $attack }, **obrona { $defence }**; siła prowincji: { $strength }
mark-attached = na: { $host }

## Rules by name

rule-setup-5 = Rozmieszczenie prowincji i twierdzy
rule-setup-6 = Mulligan: prowincje
rule-setup-7 = Mulligan: ręka
rule-1-1 = Początek fazy
rule-1-2 = Odkrycie zakrytych kart dynastii
rule-1-3 = Gromadzenie losu
rule-1-4 = Zagrywanie postaci z prowincji
rule-1-5 = Koniec fazy
rule-2-1 = Początek fazy
rule-2-2 = Licytacja honoru
rule-2-3 = Ujawnienie liczników honoru
rule-2-4 = Przekazanie honoru
rule-2-5 = Dobranie kart, okno akcji
rule-2-6 = Koniec fazy
rule-3-1 = Początek fazy, okno akcji
rule-3-2 = Deklaracja konfliktu
rule-3-2-1 = Deklaracja obrońców
rule-3-2-2 = Okno akcji konfliktu
rule-3-2-3 = Porównanie sprawności
rule-3-2-4 = Zastosowanie efektów niebronionego konfliktu
rule-3-2-5 = Spustoszenie prowincji
rule-3-2-6 = Rozpatrzenie efektu kręgu
rule-3-2-7 = Zajęcie kręgu
rule-3-2-8 = Powrót do domu
rule-3-3 = Koniec konfliktu
rule-3-4 = Łaska cesarska
rule-3-4-1 = Podliczanie chwały
rule-3-4-2 = Zajęcie Łaski cesarskiej
rule-3-5 = Koniec fazy
rule-4-1 = Początek fazy
rule-4-2 = Odrzucenie postaci bez losu
rule-4-3 = Odrzucenie losu z postaci
rule-4-4 = Położenie losu na kręgach, okno akcji
rule-4-5 = Koniec fazy
rule-5-1 = Początek fazy, okno akcji
rule-5-2 = Przygotowanie kart
rule-5-3 = Odrzucenie kart z prowincji
rule-5-4 = Przywrócenie kręgów
rule-5-5 = Przekazanie znacznika pierwszego gracza
rule-5-6 = Koniec fazy
rule-initiating-abilities-4 = Opłacenie kosztów
rule-initiating-abilities-5 = Wybór celów
rule-initiating-abilities-7 = Rozpatrzenie zdolności
rule-reaction = Reakcja
rule-interrupt = Przerwanie
rule-would-interrupt = Przerwanie, które zastępuje lub anuluje
rule-gain-ability = Zyskanie zdolności
rule-simultaneous-resolution = Jednoczesne rozpatrywanie
rule-restricted = Niezwykły
rule-D-3 = Pojedynek: licytacja honoru
rule-D-4 = Pojedynek: ujawnienie liczników honoru
rule-D-5 = Pojedynek: przekazanie honoru
rule-D-7 = Pojedynek: porównanie sprawności
rule-D-8 = Pojedynek: zastosowanie wyniku
