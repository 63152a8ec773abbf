### What happened in the card game. A line of the log begins with a capital and has no full stop: names may end in a
### sign. Where a sentence begins with its player or its card, the name is left out when the line has just said it.

## An act

act-joined = { $one }; { $other }
act-effects = { $act } – { $effects }
act-into-conflict = do konfliktu
act-fate = z { $fate } { $fate ->
        [one] żetonem
       *[other] żetonami
    } losu
act-covert = ukrycie: { $covert }

## What happened

log-round = Runda { $round }
record-first-player = { $player } jest pierwszym graczem
record-mulligan = { $player } { $amount ->
        [one] wymienia { $amount } kartę
        [few] wymienia { $amount } karty
       *[other] wymienia { $amount } kart
    } (talia { $deck })
record-mulligan-none = { $player } nie wymienia kart (talia { $deck })
record-mulligan-own = dobierasz na nowo: { $cards }
record-starting-honor = { $player } zaczyna z { $amount } { $amount ->
        [one] żetonem
       *[other] żetonami
    } honoru
record-phase-begins = *{ $phase }*
record-turn-faceup = { $count ->
        [one] odkryta karta
       *[other] odkryte karty
    }: { $card }
record-gain-fate = { $player } zyskuje { $amount } { $amount ->
        [one] żeton
        [few] żetony
       *[other] żetonów
    } losu
record-take-ring-fate = { $player } zabiera { $amount } { $amount ->
        [one] żeton
        [few] żetony
       *[other] żetonów
    } losu, które leżały tu: { $element }
record-play-card = { $player } zagrywa { $card }
record-play-card-on = { $player } zagrywa { $card } na { $host }
record-play-event = { $player } zagrywa { $card }
record-play-event-on = { $player } zagrywa { $card } na { $targets }
record-initiate = { $player } używa karty { $card }
record-initiate-on = { $player } używa karty { $card } na { $targets }
record-enter-play = { $card } wchodzi do gry
record-place-fate = { $card } otrzymuje { $amount } { $amount ->
        [one] żeton
        [few] żetony
       *[other] żetonów
    } losu
record-remove-fate = { $card } { $count ->
        [one] traci { $amount } { $amount ->
            [one] żeton
            [few] żetony
           *[other] żetonów
        } losu
       *[other] tracą po { $amount } { $amount ->
            [one] żetonie
            [few] żetony
           *[other] żetonów
        } losu
    }
record-place-fate-on-ring = po { $amount } { $amount ->
        [one] żetonie
       *[other] żetony
    } losu na niezajętych kręgach: { $ring }
record-pass-dynasty = { $player } pasuje do końca fazy
record-reveal-dials = stawki honoru: { $bids }
record-change-bid = { $player }: stawka honoru { $signed }
record-transfer-honor = { $giver } oddaje { $amount } { $amount ->
        [one] żeton
        [few] żetony
       *[other] żetonów
    } honoru graczowi { $taker }
record-transfer-honor-taken = { $taker } zabiera { $amount } { $amount ->
        [one] żeton
        [few] żetony
       *[other] żetonów
    } honoru graczowi { $giver }
record-transfer-fate = { $giver } oddaje { $amount } { $amount ->
        [one] żeton
        [few] żetony
       *[other] żetonów
    } losu graczowi { $taker }
record-transfer-fate-taken = { $taker } zabiera { $amount } { $amount ->
        [one] żeton
        [few] żetony
       *[other] żetonów
    } losu graczowi { $giver }
record-gain-honor = { $player } zyskuje { $amount } { $amount ->
        [one] żeton
        [few] żetony
       *[other] żetonów
    } honoru
record-lose-honor = { $player } traci { $amount } { $amount ->
        [one] żeton
        [few] żetony
       *[other] żetonów
    } honoru
record-draw = { $player } dobiera { $amount } { $amount ->
        [one] kartę
        [few] karty
       *[other] kart
    }
record-draw-own = dobierasz: { $cards }
record-attach = { $card } zostaje dołączona do: { $host }
record-apply-military = { $card } { $count ->
        [one] otrzymuje
       *[other] otrzymują
    } { $signed } sprawności militarnej
record-apply-political = { $card } { $count ->
        [one] otrzymuje
       *[other] otrzymują
    } { $signed } sprawności politycznej
record-apply-glory = { $card } { $count ->
        [one] otrzymuje
       *[other] otrzymują
    } { $signed } chwały
record-declare-conflict = **{ $player } atakuje: { $province }, konflikt { $skill }, { $ring } – { $attackers }**
record-pass-conflict = { $player } nie deklaruje konfliktu
record-declare-defenders = { $player } broni się: { $defenders }
record-declare-defenders-none = { $player } nie wystawia obrońców
record-reveal-province = odkryta prowincja: { $province }
record-reveal-province-here = odkryta prowincja: { $card }
record-compare-skills = sprawność: { $totals } – wygrywa { $winner }
record-compare-skills-unopposed = sprawność: { $totals } – wygrywa { $winner } (konflikt niebroniony)
record-compare-skills-none = sprawność: { $totals } – nikt nie wygrywa
record-break-province = **Spustoszona prowincja: { $province }**
record-claim-ring = { $player } zajmuje { $element }
record-resolve-ring = { $player } rozpatruje { $element }
record-switch-ring = zamiana: { $element } → { $other }
record-switch-type = konflikt jest teraz { $skill }
record-bow = { $card } { $count ->
        [one] kłania się
       *[other] kłaniają się
    }
record-ready = { $card } { $count ->
        [one] przygotowuje się
       *[other] przygotowują się
    }
record-honor = { $card } { $count ->
        [one] zostaje uhonorowana
       *[other] zostają uhonorowane
    }
record-dishonor = { $card } { $count ->
        [one] zostaje zhańbiona
       *[other] zostają zhańbione
    }
record-discard-status = { $card } { $count ->
        [one] traci znacznik stanu
       *[other] tracą znaczniki stanu
    }
record-move-home = { $card } { $count ->
        [one] wraca do domu
       *[other] wracają do domu
    }
record-move-to-conflict = { $card } { $count ->
        [one] dołącza do konfliktu
       *[other] dołączają do konfliktu
    }
record-leave-play = { $card } { $count ->
        [one] opuszcza grę
       *[other] opuszczają grę
    }
record-leave-play-sacrificed = { $card } { $count ->
        [one] zostaje poświęcona
       *[other] zostają poświęcone
    }
record-leave-play-sacrificed-itself = poświęcenie
record-leave-play-hand = { $card } { $count ->
        [one] wraca na rękę właściciela
       *[other] wracają na rękę właściciela
    }
record-leave-play-deck = { $card } { $count ->
        [one] wraca do talii właściciela
       *[other] wracają do talii właściciela
    }
record-leave-play-removed = { $card } { $count ->
        [one] zostaje usunięta z gry
       *[other] zostają usunięte z gry
    }
record-take-control = { $player } przejmuje kontrolę nad kartą { $card }
record-discard-cards = { $player } odrzuca { $cards }
record-discard-at-random = { $player } odrzuca losowo { $cards }
record-look-at = { $player } ogląda { $amount } { $amount ->
        [one] kartę
        [few] karty
       *[other] kart
    }
record-look-at-own = oglądasz { $cards }
record-reveal-cards = { $player } ujawnia { $cards }
record-add-to-hand = { $player } bierze na rękę { $card }
record-put-on-deck = { $player } odkłada do talii { $card }
record-shuffle = { $player } tasuje talię { $deck }
record-deck-out = { $player } nie ma już kart (talia { $deck }) i traci { $amount } { $amount ->
        [one] żeton
        [few] żetony
       *[other] żetonów
    } honoru
record-count-glory = chwała: { $totals }
record-claim-favor = { $player } zajmuje Łaskę cesarską (konflikt { $side })
record-pass-first-player = { $player } zostaje pierwszym graczem
record-begin-duel = pojedynek { $skill }: { $challenger } – { $challenged }
record-resolve-duel = pojedynek: { $totals } – wygrywa { $winner }
record-resolve-duel-none = pojedynek: { $totals } – nikt nie wygrywa
record-cancel = anulowano
record-swap-in-province = { $card } i { $other } zamieniają się miejscami
record-put-into-province = { $card } wchodzi do gry: { $province }
record-gain-ability = { $card } zyskuje zdolność z karty { $origin }
record-replace = zamiast tego dzieje się coś innego
record-take-over-ring = { $player } zastępuje zwycięzcę przy kręgu
record-set-dial = licznik honoru ({ $player }): { $amount }
record-put-under = { $card } trafia zakryta pod { $host }
record-keep-fate = { $player } otrzyma los z { $card } ({ $amount })
record-discard-favor = { $player } odrzuca Łaskę cesarską
record-limit-conflicts = najwięcej konfliktów na gracza w tej fazie: { $amount }
record-add-conflict = { $player } może zadeklarować jeszcze jeden konflikt ({ $skill })
record-act-first = { $player } działa jako pierwszy
record-move-conflict = konflikt przenosi się: { $province }
record-turn-facedown = zakryta prowincja: { $province }
record-place-honor = honor na prowincji { $province }: { $amount }
record-put-on-province = { $card } → { $province }
record-move-to-province = przesunięcie: { $card } → { $province }
record-remove-ring-fate = los usunięty z kręgu ({ $element }): { $amount }
record-move-status = znacznik stanu: { $card } → { $other }
record-remove-from-game = usunięcie z gry: { $card }

## Endings

ending-draw = Mecz kończy się bez zwycięzcy.
ending-other = Wygrywa { $winner }.
ending-honor = { $winner } wygrywa dzięki honorowi.
ending-dishonor = Wygrywa { $winner }: { $loser } nie ma już honoru.
ending-conquest = { $winner } wygrywa przez podbój.
ending-resigned = Wygrywa { $winner }: { $loser } odchodzi od stołu.
