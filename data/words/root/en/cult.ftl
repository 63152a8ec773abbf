### The Lizard Cult.

ask-outcast = Which suit is the first Outcast?
ask-conspiracy = Conspiracies against { $outcast }, acolytes: { $acolytes }. Which one?
ask-ritual = Rituals: which card do you reveal, and for what?
option-outcast = { $subject }
option-crusade = Crusade: move, then battle
option-convert = Convert { $player }, { $place }
option-sanctify = Sanctify { $player }: { $target }, { $place }
option-build-card = { $place } – { $card }
option-recruit-card = { $place } – { $card }
option-score-card =
    { $count ->
        [one] Score { $count } point for { $card }
       *[other] Score { $count } points for { $card }
    }
option-sacrifice = Sacrifice { $card } for an acolyte
option-pass-conspiracy = No more conspiracies
option-pass-ritual = End rituals
heading-crusade = Crusade
heading-convert = Convert
heading-sanctify = Sanctify
heading-score = Score
heading-sacrifice = Sacrifice
record-outcast = The Outcast is { $suit }
record-hated = The Outcast { $suit } is Hated
record-discard-souls = The Lost Souls go to the discard pile: { $cards }
record-crusade = { $player } goes on a Crusade
record-convert = { $player } converts a warrior of { $other } { $at }
record-sanctify = { $player } sanctifies { $piece } of { $other } { $at }
record-reveal = { $player } reveals { $card }
record-sacrifice = { $player } gains an acolyte ({ $count })
record-revenge =
    { $count ->
        [one] Revenge: { $player } gains { $count } acolyte
       *[other] Revenge: { $player } gains { $count } acolytes
    }
record-fear = Fear of the Faithful: { $player } discards a random card
record-take-back = { $player } takes back { $cards }
why-ritual = a ritual
board-outcast = Outcast
board-hated = Outcast, Hated
board-acolytes = Acolytes
board-revealed = Revealed
table-souls = Lost Souls: { $cards }
