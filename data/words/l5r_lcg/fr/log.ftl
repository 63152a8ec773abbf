### What happened in the card game. A line of the log begins with a capital and has no full stop: names may end in a
### sign. Where a sentence begins with its player or its card, the name is left out when the line has just said it.

## An act

act-joined = { $one } ; { $other }
act-effects = { $act } – { $effects }
act-into-conflict = dans le conflit
act-fate = avec { $fate } { $fate ->
        [one] destin
       *[other] destins
    }
act-covert = Discret contre { $covert }

## What happened

log-round = Round { $round }
record-first-player = { $player } est le premier joueur
record-mulligan = { $player } { $amount ->
        [one] remplace { $amount } carte
       *[other] remplace { $amount } cartes
    } ({ $deck })
record-mulligan-none = { $player } garde toutes ses cartes ({ $deck })
record-mulligan-own = vous piochez à nouveau : { $cards }
record-starting-honor = { $player } commence avec { $amount } { $amount ->
        [one] honneur
       *[other] honneurs
    }
record-phase-begins = *{ $phase }*
record-turn-faceup = { $count ->
        [one] carte révélée
       *[other] cartes révélées
    } : { $card }
record-gain-fate = { $player } gagne { $amount } { $amount ->
        [one] destin
       *[other] destins
    }
record-take-ring-fate = { $player } prend { $amount } { $amount ->
        [one] destin
       *[other] destins
    } sur { $element }
record-play-card = { $player } joue { $card }
record-play-card-on = { $player } joue { $card } sur { $host }
record-play-event = { $player } joue { $card }
record-play-event-on = { $player } joue { $card } sur { $targets }
record-initiate = { $player } utilise { $card }
record-initiate-on = { $player } utilise { $card } sur { $targets }
record-enter-play = { $card } entre en jeu
record-place-fate = { $card } reçoit { $amount } { $amount ->
        [one] destin
       *[other] destins
    }
record-remove-fate = { $card } { $count ->
        [one] perd
       *[other] perdent chacun
    } { $amount } { $amount ->
        [one] destin
       *[other] destins
    }
record-place-fate-on-ring = { $amount } { $amount ->
        [one] destin
       *[other] destins
    } par anneau disponible : { $ring }
record-pass-dynasty = { $player } passe jusqu’à la fin de la phase
record-reveal-dials = mises d’honneur : { $bids }
record-change-bid = { $player } : mise d’honneur { $signed }
record-transfer-honor = { $giver } donne { $amount } { $amount ->
        [one] honneur
       *[other] honneurs
    } à { $taker }
record-transfer-honor-taken = { $taker } prend { $amount } { $amount ->
        [one] honneur
       *[other] honneurs
    } à { $giver }
record-transfer-fate = { $giver } donne { $amount } { $amount ->
        [one] destin
       *[other] destins
    } à { $taker }
record-transfer-fate-taken = { $taker } prend { $amount } { $amount ->
        [one] destin
       *[other] destins
    } à { $giver }
record-gain-honor = { $player } gagne { $amount } { $amount ->
        [one] honneur
       *[other] honneurs
    }
record-lose-honor = { $player } perd { $amount } { $amount ->
        [one] honneur
       *[other] honneurs
    }
record-draw = { $player } pioche { $amount } { $amount ->
        [one] carte
       *[other] cartes
    }
record-draw-own = vous piochez : { $cards }
record-attach = { $card } s’attache à { $host }
record-apply-military = { $card } { $count ->
        [one] gagne
       *[other] gagnent
    } { $signed } en militaire
record-apply-political = { $card } { $count ->
        [one] gagne
       *[other] gagnent
    } { $signed } en politique
record-apply-glory = { $card } { $count ->
        [one] gagne
       *[other] gagnent
    } { $signed } en gloire
record-declare-conflict = **{ $player } attaque { $province } : { $skill }, { $ring } – { $attackers }**
record-pass-conflict = { $player } ne déclare pas de conflit
record-declare-defenders = { $player } défend avec { $defenders }
record-declare-defenders-none = { $player } ne défend pas
record-reveal-province = province révélée : { $province }
record-reveal-province-here = province révélée : { $card }
record-compare-skills = compétences : { $totals } – { $winner } gagne
record-compare-skills-unopposed = compétences : { $totals } – { $winner } gagne sans opposition
record-compare-skills-none = compétences : { $totals } – personne ne gagne
record-break-province = **{ $province } est détruite**
record-claim-ring = { $player } revendique { $element }
record-resolve-ring = { $player } résout { $element }
record-switch-ring = { $element } est échangé contre { $other }
record-switch-type = le conflit devient { $skill }
record-bow = { $card } { $count ->
        [one] s’incline
       *[other] s’inclinent
    }
record-ready = { $card } { $count ->
        [one] se redresse
       *[other] se redressent
    }
record-honor = { $card } { $count ->
        [one] devient honoré
       *[other] deviennent honorés
    }
record-dishonor = { $card } { $count ->
        [one] devient déshonoré
       *[other] deviennent déshonorés
    }
record-discard-status = { $card } { $count ->
        [one] perd son pion Statut
       *[other] perdent leurs pions Statut
    }
record-move-home = { $card } { $count ->
        [one] rentre au fief
       *[other] rentrent au fief
    }
record-move-to-conflict = { $card } { $count ->
        [one] rejoint le conflit
       *[other] rejoignent le conflit
    }
record-leave-play = { $card } { $count ->
        [one] quitte le jeu
       *[other] quittent le jeu
    }
record-leave-play-sacrificed = { $count ->
        [one] sacrifice
       *[other] sacrifices
    } : { $card }
record-leave-play-sacrificed-itself = sacrifice
record-leave-play-hand = { $card } { $count ->
        [one] retourne dans la main de son propriétaire
       *[other] retournent dans la main de leur propriétaire
    }
record-leave-play-deck = { $card } { $count ->
        [one] retourne dans le deck de son propriétaire
       *[other] retournent dans le deck de leur propriétaire
    }
record-leave-play-removed = { $card } { $count ->
        [one] sort de la partie
       *[other] sortent de la partie
    }
record-take-control = { $player } prend le contrôle d’une carte : { $card }
record-discard-cards = { $player } défausse { $cards }
record-discard-at-random = { $player } défausse au hasard { $cards }
record-look-at = { $player } regarde { $amount } { $amount ->
        [one] carte
       *[other] cartes
    }
record-look-at-own = vous regardez { $cards }
record-reveal-cards = { $player } révèle { $cards }
record-add-to-hand = { $player } ajoute { $card } à sa main
record-put-on-deck = { $player } remet { $card } dans son deck
record-shuffle = { $player } mélange son deck { $deck }
record-deck-out = { $player } n’a plus de cartes ({ $deck }) et perd { $amount } { $amount ->
        [one] honneur
       *[other] honneurs
    }
record-count-glory = gloire : { $totals }
record-claim-favor = { $player } récupère la Faveur Impériale ({ $side })
record-pass-first-player = { $player } devient le premier joueur
record-begin-duel = duel ({ $skill }) : { $challenger } – { $challenged }
record-resolve-duel = duel : { $totals } – { $winner } gagne
record-resolve-duel-none = duel : { $totals } – personne ne gagne
record-cancel = annulé
record-swap-in-province = { $card } et { $other } échangent leurs places
record-put-into-province = { $card } entre en jeu : { $province }
record-gain-ability = { $card } gagne une capacité : { $origin }
record-replace = autre chose se produit à la place
record-take-over-ring = { $player } prend la place du vainqueur pour l’anneau
record-set-dial = Cadran d’Honneur { DE($player) } : { $amount }
record-put-under = { $card } va face cachée sous { $host }
record-keep-fate = { $player } recevra le destin { DE($card) } ({ $amount })
record-discard-favor = { $player } défausse la Faveur Impériale
record-limit-conflicts = durant cette phase, personne ne déclare plus de { $amount ->
        [one] { $amount } conflit
       *[other] { $amount } conflits
    }
record-add-conflict = { $player } peut déclarer un conflit de plus ({ $skill })
record-act-first = { $player } agit en premier
record-move-conflict = le conflit se déplace : { $province }
record-turn-facedown = face cachée : { $province }
record-place-honor = { $amount } { $amount ->
        [one] honneur
       *[other] honneurs
    } sur { $province }
record-put-on-province = { $card } est placé : { $province }
record-move-to-province = { $card } est déplacé : { $province }
record-remove-ring-fate = { $amount } { $amount ->
        [one] destin
       *[other] destins
    } en moins sur { $element }
record-move-status = pion Statut : { $card } → { $other }
record-remove-from-game = { $card } est retiré de la partie

## Endings

ending-draw = La partie se termine sans vainqueur.
ending-other = { $winner } gagne.
ending-honor = { $winner } gagne par l’honneur.
ending-dishonor = { $winner } gagne : { $loser } n’a plus d’honneur.
ending-conquest = { $winner } gagne par la conquête.
ending-resigned = { $winner } gagne : { $loser } a quitté la partie.
