### What happened in the card game.

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
