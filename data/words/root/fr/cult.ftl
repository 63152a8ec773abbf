### The Lizard Cult.

ask-outcast = Quelle couleur est le premier Paria ?
ask-conspiracy = Conspirations contre { $outcast }, acolytes : { $acolytes }. Laquelle ?
ask-ritual = Rituels : quelle carte révélez-vous, et pour quoi ?
option-outcast = { $subject }
option-crusade = Croisade : se déplacer, puis combattre
option-convert = Convertir { $player }, { $place }
option-sanctify = Sanctifier { $player } : { $target }, { $place }
option-build-card = { $place } – { $card }
option-recruit-card = { $place } – { $card }
option-score-card =
    { $count ->
        [one] Marquer { $count } point pour { $card }
       *[other] Marquer { $count } points pour { $card }
    }
option-sacrifice = Sacrifier { $card } pour un acolyte
option-pass-conspiracy = Plus de conspiration
option-pass-ritual = Finir les rituels
heading-crusade = Croisade
heading-convert = Conversion
heading-sanctify = Sanctuaire
heading-score = Score
heading-sacrifice = Sacrifice
record-outcast = Le Paria est { $suit }
record-hated = Le Paria { $suit } est Haï
record-discard-souls = Les Âmes Perdues vont à la défausse : { $cards }
record-crusade = { $player } part en Croisade
record-convert = { $player } convertit un guerrier de { $other } { $at }
record-sanctify = { $player } sanctifie { $piece } de { $other } { $at }
record-reveal = { $player } révèle { $card }
record-sacrifice = { $player } gagne un acolyte ({ $count })
record-revenge =
    { $count ->
        [one] Vengeance : { $player } gagne { $count } acolyte
       *[other] Vengeance : { $player } gagne { $count } acolytes
    }
record-fear = Peur des fidèles : { $player } défausse une carte au hasard
record-take-back = { $player } reprend { $cards }
why-ritual = un rituel
board-outcast = Paria
board-hated = Paria, Haï
board-acolytes = Acolytes
board-revealed = Révélé
table-souls = Âmes Perdues : { $cards }
