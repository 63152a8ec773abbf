### What happened in the card game.

## What happened

record-first-player = Premier joueur : { $player }.
record-mulligan = { $player } remplace { $amount } { $amount ->
        [one] carte
       *[other] cartes
    } ({ $deck }).
record-starting-honor = { $player } commence avec { $amount } { $amount ->
        [one] honneur
       *[other] honneurs
    }.
record-phase-begins = Round { $round } : { $phase }
record-turn-faceup = Carte révélée : { $card }.
record-gain-fate = { $player } gagne { $amount } { $amount ->
        [one] destin
       *[other] destins
    }.
record-take-ring-fate = { $player } prend { $amount } { $amount ->
        [one] destin
       *[other] destins
    } de l’anneau ({ $ring }).
record-play-card = { $player } joue { $card }.
record-enter-play = { $card } entre en jeu.
record-place-fate = { $amount } { $amount ->
        [one] destin
       *[other] destins
    } sur { $card }.
record-remove-fate = { $amount } { $amount ->
        [one] destin retiré
       *[other] destins retirés
    } : { $card }.
record-place-fate-on-ring = { $amount } { $amount ->
        [one] destin
       *[other] destins
    } sur l’anneau : { $ring }.
record-initiate = { $player } utilise { $card }.
record-initiate-on = { $player } utilise { $card } sur { $targets }.
record-pass-dynasty = { $player } passe jusqu’à la fin de la phase.
record-reveal-dials = Cadrans d’honneur ({ $players }) : { $bids }
record-change-bid = { $player } : la mise d’honneur change de { $amount }.
record-transfer-honor = { $giver } donne { $amount } { $amount ->
        [one] honneur
       *[other] honneurs
    } à { $taker }.
record-transfer-fate = { $giver } donne { $amount } { $amount ->
        [one] destin
       *[other] destins
    } à { $taker }.
record-gain-honor = { $player } gagne { $amount } { $amount ->
        [one] honneur
       *[other] honneurs
    }.
record-lose-honor = { $player } perd { $amount } { $amount ->
        [one] honneur
       *[other] honneurs
    }.
record-draw = { $player } pioche { $amount } { $amount ->
        [one] carte
       *[other] cartes
    }.
record-attach = { $card } s’attache à { $host }.
record-declare-conflict = **{ $player } attaque : conflit { $skill }, { $ring }, { $province } – { $attackers }**
record-pass-conflict = { $player } ne déclare pas de conflit.
record-declare-defenders = { $player } défend : { $defenders }.
record-reveal-province = Province révélée : { $province }.
record-compare-skills = Comparaison ({ $players }) : { $totals }. Vainqueur : { $winner }.
record-break-province = **Province détruite : { $province }.**
record-claim-ring = { $player } revendique l’anneau : { $ring }.
record-resolve-ring = { $player } résout l’effet d’anneau : { $ring }.
record-switch-ring = L’anneau change : { $ring } → { $other }.
record-switch-type = Le conflit est désormais : { $skill }.
record-bow = { $card } s’incline.
record-ready = { $card } se redresse.
record-honor = Personnage honoré : { $card }.
record-dishonor = Personnage déshonoré : { $card }.
record-discard-status = { $card } perd son pion Statut.
record-move-home = { $card } rentre au fief.
record-move-to-conflict = { $card } rejoint le conflit.
record-leave-play = { $card } quitte le jeu.
record-leave-play-sacrificed = Sacrifice : { $card }.
record-leave-play-hand = { $card } quitte le jeu et retourne dans la main de son propriétaire.
record-leave-play-deck = { $card } quitte le jeu et retourne dans le deck de son propriétaire.
record-leave-play-removed = Retrait de la partie : { $card }.
record-take-control = { $player } prend le contrôle d’une carte : { $card }.
record-discard-cards = { $player } défausse : { $cards }.
record-discard-at-random = { $player } défausse au hasard : { $cards }.
record-draw-own = Vous piochez : { $cards }.
record-look-at = { $player } regarde { $amount } { $amount ->
        [one] carte
       *[other] cartes
    }.
record-look-at-own = Vous regardez : { $cards }.
record-mulligan-own = Vos nouvelles cartes : { $cards }.
record-reveal-cards = { $player } révèle : { $cards }.
record-add-to-hand = { $player } ajoute une carte à sa main : { $card }.
record-put-on-deck = { $player } remet une carte dans son deck : { $card }.
record-shuffle = { $player } mélange ({ $deck }).
record-deck-out = { $player } n’a plus de cartes ({ $deck }) et perd { $amount } { $amount ->
        [one] honneur
       *[other] honneurs
    }.
record-count-glory = Compte de gloire ({ $players }) : { $totals }. Vainqueur : { $winner }.
record-claim-favor = { $player } récupère la Faveur Impériale ({ $side }).
record-pass-first-player = Premier joueur désormais : { $player }.
record-begin-duel = Duel ({ $skill }) : { $challenger } – { $challenged }
record-resolve-duel = Résultat du duel : { $totals }. Vainqueur : { $winner }.
record-cancel = Annulé.
record-swap-in-province = { $card } et { $other } échangent leurs places.
record-put-into-province = { $card } entre en jeu : { $province }.
record-gain-ability = { $card } gagne une capacité de { $origin }.
record-replace = Autre chose se produit à la place.
record-take-over-ring = { $player } prend la place du vainqueur pour l’anneau.

## Endings

ending-draw = La partie se termine sans vainqueur.
ending-other = { $winner } gagne.
ending-honor = { $winner } gagne par l’honneur.
ending-dishonor = { $winner } gagne : l’adversaire a perdu tout son honneur.
ending-conquest = { $winner } gagne par la conquête.
ending-resigned = { $winner } gagne : l’adversaire a abandonné.
