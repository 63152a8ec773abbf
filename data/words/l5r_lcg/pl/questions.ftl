### The questions of the card game, and the words of the options.

## Questions

asked-by = { $card }: { $question }
ask-other = Wybierz.
ask-action = Twoja akcja?
ask-dynasty = Zagrasz postać, użyjesz zdolności czy spasujesz?
ask-reaction = { $events } – reagujesz?
ask-interrupt = { $events } – przerywasz?
ask-order = Co rozpatrzyć najpierw?
ask-target = Wybierz cel.
ask-target-honor = Kogo uhonorować?
ask-target-own-deck = Wybierz jedną ze swoich odkrytych kart.
ask-target-other-deck = Wybierz jedną z odkrytych kart przeciwnika.
ask-select = Wybierz jedną możliwość.
ask-cost = Jak opłacasz koszt?
ask-fate = Ile dodatkowych żetonów losu na niej kładziesz?
ask-where = Dokąd trafia ta postać?
ask-bid = Ile honoru stawiasz, w tajemnicy?
ask-declare-conflict = Zadeklaruj konflikt lub spasuj.
ask-declare-conflict-action = Twoja akcja, twój konflikt albo pas.
ask-declare-defenders = Kto broni prowincji?
ask-mulligan-provinces = Które karty w prowincjach wymieniasz?
ask-mulligan-hand = Które karty z ręki wymieniasz?
ask-place-stronghold = Którą prowincję kładziesz pod twierdzą? Naciśnięcie rozkłada pozostałe losowo.
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
ask-declare-or-pass = Zadeklarować konflikt czy spasować? Żywioł wybierze broniący się gracz.
ask-choose-ring = Jakiego żywiołu jest konflikt zadeklarowany przeciwko tobie?
ask-remove-fate = Z której postaci usunąć 1 żeton losu?
ask-put-on-top = Która karta będzie następna, licząc od wierzchu?
ask-secret-number = Jaką liczbę ustawiasz w tajemnicy na swoim liczniku honoru?
ask-guess = Czy liczba na liczniku jest parzysta, czy nieparzysta?
group-ring = Krąg
group-skill = Typ
group-province = Prowincja
group-attackers = Atakujący
group-covert = Ukrycie

## Options

option-other = { $subject }
option-effect = Efekt
option-pass = Pas
option-pass-both = Pas, bez konfliktu
option-pass-action = Pas, tylko akcja
option-pass-dynasty = Pas: +1 🪙
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
choice-gain-2-fate = Każdy gracz zyskuje 2 żetony losu
choice-gain-2-honor = Każdy gracz zyskuje 2 żetony honoru
choice-dynasty-deck = Talia dynastii
choice-conflict-deck = Talia konfliktu
choice-to-conflict = Do konfliktu
choice-home = Do domu
choice-place-fate = Połóż 1 żeton losu
choice-remove-fate = Usuń 1 żeton losu
choice-declare = Zadeklaruj konflikt
choice-exchange = Zamień ją
choice-discard-it = Odrzuć ją
choice-attachment = Dodatki
choice-character = Postaci
choice-event = Wydarzenia
choice-even = Parzysta
choice-odd = Nieparzysta
choice-done = Gotowe

## What a window is about: what happens now, or has happened

event-other = coś się dzieje
event-phase-begins = zaczyna się faza
event-phase-ends = kończy się faza
event-initiate = zostaje użyta karta { $card }
event-initiate-on = zostaje użyta karta { $card } na { $targets }
event-play-card-by = { $player } zagrywa kartę { $card }
event-play-card-by-on = { $player } zagrywa kartę { $card } na { $targets }
event-play-card = zostaje zagrana karta { $card }
event-play-card-on = zostaje zagrana karta { $card } na { $targets }
event-attach = zostaje dołączona karta { $card }
event-declare-conflict = zostaje zadeklarowany konflikt
event-declare-defenders = zostają zadeklarowani obrońcy
event-pass-conflict = ktoś rezygnuje z konfliktu
event-compare-skills = porównuje się sprawność stron
event-end-conflict = kończy się konflikt
event-reveal-province = zostaje odkryta prowincja { $card }
event-break-province = zostaje spustoszona prowincja { $card }
event-claim-ring = zostaje zajęty krąg
event-reveal-dials = zostają ujawnione liczniki honoru
event-gain-honor = ktoś zyskuje honor
event-lose-honor = ktoś traci honor
event-transfer-honor = honor zmienia właściciela
event-place-fate = { $card } otrzymuje los
event-remove-fate = { $card } traci los
event-spend-fate = ktoś wydaje los
event-draw = ktoś dobiera karty
event-discard-cards = ktoś odrzuca karty
event-discard-at-random = ktoś odrzuca losowe karty
event-claim-favor = zostaje zajęta Łaska cesarska
event-pass-first-player = znacznik pierwszego gracza zmienia właściciela
event-delay = zachodzi opóźniony efekt
event-resolve-ring = zostaje rozpatrzony efekt kręgu
event-resolve-duel = zostaje rozpatrzony pojedynek

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
refused-wrong-count = Lista talii podaje przy jakiejś karcie liczbę mniejszą niż 1.
refused-unknown-deck = Nie ma takiej talii.
refused-seat-count = Ta gra jest dla dwóch osób.

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
preview-attack = 🗡️ **{ $attack }** · obrońcy do { $against } · prowincja { $strength }
preview-defence = Atak { $attack }, **obrona { $defence }**; siła prowincji: { $strength }
mark-attached = na: { $host }

## Until when one may pass

button-until-conflict = Pas do końca konfliktu
button-until-between = Pas między konfliktami w tej fazie
button-ask-again-between = Pasuję między konfliktami: pytaj znowu
button-until-phase = Pas do końca fazy
span-conflict = końca konfliktu
span-phase = końca fazy
select-declare-defenders = W razie ataku bronię się…
if-asked-nobody = Nikt nie broni

## Buttons that say what they do, and what a question is about

option-costs = { $subject } · { $cost }
way-fate = 🪙 { $amount }
row-play = { $cost } 🪙 · { $skills } · { $card }…
row-fate = { $amount ->
    [0] Bez losu
   *[other] { $amount } 🪙 na postaci
}
row-fate-cost = razem { $cost } 🪙, zostaje { $left }
without-lot-place-stronghold = … a pozostałe ułożę samodzielnie
option-fate = { $amount } (zostaje { $left })
option-resolve-air = Powietrze: zabierz 1 żeton honoru lub zyskaj 2
option-resolve-earth = Ziemia: dobierz 1 kartę, przeciwnik odrzuca 1 losową
option-resolve-fire = Ogień: uhonoruj lub zhańb postać
option-resolve-water = Woda: ukłoń lub przygotuj postać
option-resolve-void = Pustka: usuń 1 żeton losu z postaci
heading-yours = Twoje
heading-theirs = Kontroluje { $name }
confirm-attack = Atak: { $ring }, { $skill }, prowincja { $province }, { $count ->
        [one] { $count } atakujący
        [few] { $count } atakujących
       *[other] { $count } atakujących
    }
confirm-attack-short = Atak, atakujących: { $count }
confirm-declare-defenders = Obrońcy: { $count }
button-then-pass-declare-conflict = … i pas, jeśli nie będzie oporu
met-opposed = ⏸ Twój atak napotkał opór, więc nie pasuję za ciebie.
confirm-mulligan-provinces = Wymień { $count }
confirm-mulligan-hand = Wymień { $count }
confirm-discard-dynasty = Odrzuć { $count }
confirm-discard-province = Odrzuć { $count }
confirm-discard = Odrzuć { $count }
province-number = Prowincja { $number }
province-known = { $number }: { $province }
about-conflict = { $sign } **{ $skill }** · { $ringsign } **{ $ring }** · prowincja { $province }, siła { $strength }
about-covert = > Ukrycie nie pozwala bronić: { $cards }
about-bids = -# Stawki honoru: { $bids }
hand-line = -# 🃏 **{ $count }**: { $cards }
