### The log: one line for each act, without a full stop.

## Turns

log-turn = { $turn } : { $player }
record-phase = { $phase } ({ $player })
record-seats = Ordre du tour : { $order }
record-suits = Les couleurs des clairières sont tirées : { $suits }
record-pool = Au choix : { $factions }
record-pool-locked = Au choix : { $factions } ; { $locked } seulement une fois qu’une faction militante est jouée
record-choose-faction = { $player } joue : { $faction }
record-put-back =
    { $count ->
        [one] { $player } remet { $count } carte dans la pioche
       *[other] { $player } remet { $count } cartes dans la pioche
    }
record-put-back-own = { $player } remet dans la pioche : { $cards }
record-leave = { $player } quitte la table
record-cleared-away = Les pièces de { $player } quittent le plateau
record-game-over = La partie est terminée

## Cards

record-draw =
    { $count ->
        [one] { $player } pioche { $count } carte
       *[other] { $player } pioche { $count } cartes
    }
record-draw-own = { $player } pioche { $cards }
record-new-deck =
    { $count ->
        [one] La défausse est mélangée en une nouvelle pioche de { $count } carte
       *[other] La défausse est mélangée en une nouvelle pioche de { $count } cartes
    }
record-spend = { $player } dépense { $card }
record-discard = { $player } défausse { $cards }
record-give =
    { $count ->
        [one] { $player } donne { $count } carte à { $to }
       *[other] { $player } donne { $count } cartes à { $to }
    }
record-give-own = { $player } donne { $cards } à { $to }
record-show-hand = { $player } montre sa main à { $to }
record-show-hand-own = { $player } montre sa main à { $to } : { $cards }
record-craft = { $player } fabrique { $card } avec { $suits }
record-use = { $player } utilise { $card }
record-lose-effect = { $player } défausse { $card }
record-activate-dominance = { $player } active { $card } et ne marque plus
record-take-dominance = { $player } prend { $card }
record-take-card = { $player } prend { $card } dans la défausse

## Points

record-score =
    { $count ->
        [one] { $player } marque { $count } point ({ $why })
       *[other] { $player } marque { $count } points ({ $why })
    }
record-lose-points =
    { $count ->
        [one] { $player } perd { $count } point ({ $why })
       *[other] { $player } perd { $count } points ({ $why })
    }
act-placed = { $player } place { $pieces } : { $places }
act-placed-at = { $count } en { $place }
act-also = { $act } ; { $also }
why-build = construction
why-sympathy = Sympathie
why-roosts = Perchoirs
why-turmoil = Crise
why-craft = fabrication
why-removal = pièces retirées
why-tower = la Tour
why-open-path = un chemin ouvert
why-brutal-tactics = Tactiques Brutales
why-stand-and-deliver = Stand and Deliver!
why-royal-claim = Royal Claim
why-explore = exploration
why-protector = Protection
why-aid = Aide
why-quest = une quête
why-relationship = une meilleure relation

## Pieces

record-place = { $player } place { $pieces } { $at }
record-remove = { $player } perd { $pieces } { $at } ({ $by })
record-remove-self = { $player } retire { $pieces } { $from }
record-remove-here = { $player } perd { $pieces }
record-remove-nobody = { $player } perd { $pieces } { $at }
record-move = { $player } déplace { $pieces } { $from } { $to }
record-ferry = { $player } prend le radeau { $to }
record-open-path = { $player } ouvre le chemin { $clearings }

## Battle

record-battle = { $player } combat { $defender } { $at }
record-ambush = { $player } joue { $card }
record-roll = dés { $dice }
record-hits = pertes { $attacker } à { $defender }
record-field-hospital =
    { $count ->
        [one] Hôpitaux de campagne : { $count } guerrier rejoint le Donjon de { $player }
       *[other] Hôpitaux de campagne : { $count } guerriers rejoignent le Donjon de { $player }
    }

## Eyrie

record-leader = { $player } a pour dirigeant : { $leader }
record-decree = { $player } ajoute { $card } au Décret : { $column }
record-turmoil = { $player } tombe en Crise
record-purge = { $player } purge { $cards }

## Alliance

record-outrage = Indignation { $at } : { $by } doit une carte à { $player }
record-gain-supporters =
    { $count ->
        [one] { $player } gagne { $count } partisan
       *[other] { $player } gagne { $count } partisans
    }
record-gain-supporters-own = { $player } gagne des partisans : { $cards }
record-show-supporters = { $player } dépense des partisans : { $cards }
record-mobilize = { $player } mobilise une carte
record-mobilize-own = { $player } mobilise { $card }
record-revolt = { $player } se révolte { $at }
record-officer = { $player } gagne un officier ({ $count })
record-lose-base = { $player } perd : { $piece }
record-martial-law = La loi martiale { $at } coûte un partisan de plus à { $player }

## Vagabond

record-character = { $player } est : { $character }
record-pawn = { $player } va { $to }
record-slip = { $player } se faufile
record-refresh = { $player } rafraîchit { $items }
record-repair = { $player } répare { $items }
record-damage = { $player } endommage { $items }
record-rest = { $player } se repose dans le bois et répare tout
record-drop-item = { $player } retire définitivement { $item }
record-explore = { $player } explore la ruine { $at } et trouve { $item }
record-explore-none = { $player } explore la ruine { $at } et ne prend rien
record-look-at-ruin = { $player } regarde sous la ruine { $at }
record-look-at-ruin-own = { $player } regarde sous la ruine { $at } : { $items }
record-aid = { $player } aide { $other } et épuise { $item }
record-take-item = { $player } prend { $item } à { $other }
record-quest = { $player } accomplit la quête { $quest }
record-quests = Quêtes visibles : { $quests }
record-strike = { $player } frappe { $other } { $at }
record-relationship = { $player } et { $other } : { $step }
record-special = { $player } utilise { $special }
record-ally = { $other } combat pour { $player }
record-coalition = { $player } forme une coalition avec { $other } par { $card }
record-place-here = { $player } y place { $pieces }
