### The Lizard Cult.

ask-outcast = Który kolor jest pierwszym Wygnańcem?
ask-conspiracy = Spiski ({ $outcast }), akolici: { $acolytes }. Który?
ask-ritual = Rytuały: którą kartę odkrywasz i po co?
option-outcast = { $subject }
option-crusade = Krucjata: ruch, potem walka
option-convert = Nawróć: { $player }, { $place }
option-sanctify = Uświęć: { $player }: { $target }, { $place }
option-build-card = { $place } – { $card }
option-recruit-card = { $place } – { $card }
option-score-card =
    { $count ->
        [one] { $count } punkt za: { $card }
        [few] { $count } punkty za: { $card }
       *[other] { $count } punktów za: { $card }
    }
option-sacrifice = Ofiara: { $card } za akolitę
option-pass-conspiracy = Koniec spisków
option-pass-ritual = Koniec rytuałów
heading-crusade = Krucjata
heading-convert = Nawrócenie
heading-sanctify = Uświęcenie
heading-score = Punktacja
heading-sacrifice = Ofiara
record-outcast = Wygnańcem jest { $suit }
record-hated = Wygnaniec { $suit } jest Znienawidzony
record-discard-souls = Zagubione Dusze trafiają na stos odrzuconych: { $cards }
record-crusade = { $player } rusza na Krucjatę
record-convert = { $player } nawraca wojownika ({ $other }) { $at }
record-sanctify = { $player } uświęca { $at }: { $piece } ({ $other })
record-reveal = { $player } odkrywa: { $card }
record-sacrifice = { $player } zyskuje akolitę ({ $count })
record-revenge =
    { $count ->
        [one] Zemsta: { $player } zyskuje { $count } akolitę
        [few] Zemsta: { $player } zyskuje { $count } akolitów
       *[other] Zemsta: { $player } zyskuje { $count } akolitów
    }
record-fear = Strach przed Wiernymi: { $player } odrzuca losową kartę
record-take-back = { $player } bierze z powrotem: { $cards }
why-ritual = rytuał
board-outcast = Wygnaniec
board-hated = Wygnaniec, Znienawidzony
board-acolytes = Akolici
board-revealed = Odkryte
table-souls = Zagubione Dusze: { $cards }
