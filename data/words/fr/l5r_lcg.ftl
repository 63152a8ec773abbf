### Legend of the Five Rings: The Card Game.

game-l5r-lcg = La Légende des Cinq Anneaux : le Jeu de Cartes

## Words

clan-crab = Crabe
clan-crane = Grue
clan-dragon = Dragon
clan-lion = Lion
clan-phoenix = Phénix
clan-scorpion = Scorpion
clan-unicorn = Licorne
clan-none = sans clan
ring-air = Air
ring-earth = Terre
ring-fire = Feu
ring-water = Eau
ring-void = Vide
ring-contested = disputé
skill-military = militaire
skill-political = politique
side-dynasty = Dynastie
side-conflict = Conflit
phase-setup = mise en place
phase-dynasty = phase de dynastie
phase-draw = phase de pioche
phase-conflict = phase de conflit
phase-fate = phase de destin
phase-regroup = phase de rassemblement
type-character = personnage
type-attachment = attachement
type-event = événement
type-holding = ressource
type-province = province
type-stronghold = forteresse
type-role = rôle
nobody = aucun

## Marks on cards

mark-bowed = incliné
mark-honored = honoré
mark-dishonored = déshonoré
mark-fate = { $amount } { $amount ->
        [one] destin
       *[other] destins
    }
mark-glory = gloire { $amount }
mark-strength = défense { $amount }
mark-cost = coût { $amount }
mark-stronghold = forteresse
mark-facedown = encore face cachée
mark-broken = détruite
mark-participating = dans le conflit
card-facedown = carte face cachée
province-facedown = province face cachée
province-unknown = une province
province-place = { $name }, province { $number }

## The table

table-round = Round { $round }, { $phase } ({ $step })
table-first = premier joueur : { $name }
table-favor = Faveur Impériale : { $name } ({ $side })
table-rings = Anneaux : { $rings }
table-conflict = **Conflit : { $skill }, { $ring }**, { $province }, défense { $strength }
table-attackers = attaque : { $name } **{ $total }** – { $cards }
table-defenders = défend : { $name } **{ $total }** – { $cards }
player-head = **{ $name }** ({ $clan }) : honneur **{ $honor }**, destin **{ $fate }**, main { $hand }, decks { $decks }, cadran { $bid }, conflits restants { $conflicts }
seen-hand = Votre main
seen-side = { $name } : en jeu
seen-away = { $name } : défausses
hand-head = **Votre main :** { $cards } { $cards ->
        [one] carte
       *[other] cartes
    } (honneur { $honor }, destin { $fate })

## Questions

asked-by = { $card } : { $question }
ask-other = Choisissez.
ask-action = Votre action ?
ask-dynasty = Jouer un personnage, utiliser une capacité ou passer ?
ask-reaction = Réagir à : { $events } ?
ask-interrupt = Interrompre : { $events } ?
ask-order = Que résoudre en premier ?
ask-target = Choisissez une cible.
ask-target-honor = Qui est honoré ?
ask-select = Choisissez une option.
ask-cost = Comment payez-vous ?
ask-fate = Combien de destins supplémentaires placez-vous dessus ?
ask-where = Où va ce personnage ?
ask-bid = Votre mise d’honneur, en secret ?
ask-declare-conflict = Déclarez un conflit ou passez.
ask-declare-defenders = Qui défend ?
ask-mulligan-provinces = Quelles cartes de vos provinces remplacez-vous ?
ask-mulligan-hand = Quelles cartes de votre main remplacez-vous ?
ask-place-stronghold = Quelle province placez-vous sous votre forteresse ?
ask-place-province = Quelle province placez-vous en position { $number }, depuis la gauche ?
ask-ring-effect = Quel effet d’anneau résolvez-vous ?
ask-ring-choice = Quel effet de l’anneau ?
ask-favor = Quelle face de la Faveur Impériale ?
ask-discard-province = Défausser des cartes de la province détruite ?
ask-discard-order = Quel personnage est défaussé en premier ?
ask-discard-dynasty = Quelles cartes visibles de vos provinces défaussez-vous ?
ask-discard = Quelles cartes défaussez-vous ?
ask-restricted = Trop d’attachements restreints : lequel défausser ?
ask-sacrifice = Que sacrifiez-vous ?
ask-search = Quelles cartes prenez-vous ?
group-ring = Anneau
group-skill = Type
group-province = Province
group-attackers = Attaquants
group-covert = Discret

## Options

option-other = { $subject }
option-effect = Effet
option-pass = Passer
option-play = Jouer : { $subject }
option-trigger = Utiliser : { $subject }
option-duplicate = Doublon : { $subject }
option-covert = { $subject } → { $target }
option-conflict = Dans le conflit
option-home = Dans le fief
option-honor = Honorer : { $subject }
option-dishonor = Déshonorer : { $subject }
option-ready = Redresser : { $subject }
option-bow = Incliner : { $subject }
option-remove-fate = Retirer 1 destin : { $subject }
choice-air-take = Prendre 1 honneur
choice-air-gain = Gagner 2 honneurs
choice-earth-earth = Piocher 1 carte ; l’adversaire en défausse 1 au hasard
choice-increase = Augmenter de 1
choice-decrease = Diminuer de 1
choice-honor = Honorer
choice-dishonor = Déshonorer
choice-bow = Incliner
choice-give-honor = Donner de l’honneur
choice-lose-honor = Perdre 1 honneur et recommencer
choice-discard = Défausser des cartes
choice-draw = Piocher 1 carte
choice-gain-fate = Gagner 1 destin
choice-take-fate = Prendre 1 destin
choice-take-honor = Prendre 1 honneur
choice-fate = Donner 1 destin
choice-levy-honor = Donner 1 honneur
choice-switch-ring = Changer l’anneau
choice-switch-type = Changer le type de conflit
choice-done = Terminé

## What a window is about

event-other = événement
event-phase-begins = début de phase
event-phase-ends = fin de phase
event-initiate = capacité
event-play-card = carte jouée
event-enter-play = entrée en jeu
event-leave-play = sortie du jeu
event-attach = attachement
event-declare-conflict = conflit déclaré
event-declare-defenders = défenseurs déclarés
event-pass-conflict = opportunité de conflit passée
event-compare-skills = comparaison des compétences
event-end-conflict = fin du conflit
event-reveal-province = province révélée
event-break-province = province détruite
event-claim-ring = anneau revendiqué
event-bow = carte inclinée
event-ready = carte redressée
event-honor = personnage honoré
event-dishonor = personnage déshonoré
event-move-to-conflict = arrivée dans le conflit
event-move-home = renvoi au fief
event-reveal-dials = cadrans révélés
event-gain-honor = honneur gagné
event-lose-honor = honneur perdu
event-transfer-honor = transfert d’honneur
event-place-fate = destin placé
event-remove-fate = destin retiré
event-spend-fate = destin dépensé
event-draw = pioche
event-discard-cards = défausse
event-discard-at-random = défausse au hasard
event-claim-favor = Faveur Impériale récupérée
event-pass-first-player = pion Premier Joueur passé
event-delay = effet différé
event-resolve-ring = effet d’anneau
event-resolve-duel = duel

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

## Why the rules refuse

refused-cannot-attack = Un de ces personnages ne peut pas attaquer dans ce conflit.
refused-cannot-covert = Discret ne s’emploie pas ainsi : seulement par des attaquants ayant Discret, et jamais contre un personnage ayant Discret.
refused-covert-once = Chaque personnage n’emploie Discret qu’une fois, contre un seul autre.
refused-total-too-high = Le total est trop élevé.
refused-unknown-card = Une carte de ce deck est inconnue : { $card }.
refused-card-not-implemented = Une carte de ce deck n’est pas encore jouable ici : { $card }.
refused-deck-shape = Cette liste de deck est illisible.
refused-five-provinces = Un deck demande cinq provinces différentes.
refused-wrong-place = Une carte est dans la mauvaise partie du deck : { $card }.
refused-wrong-count = Une carte du deck figure moins d’une fois.
refused-unknown-deck = Ce deck n’existe pas.
refused-seat-count = Ce jeu se joue à deux.

## In pictures

picture-phase = { $phase } · round { $round }
picture-facedown = Face cachée
picture-broken = DÉTRUITE
sign-military = mil.
sign-political = pol.

## Kinds of options

heading-other = Choix
heading-play = Jouer une carte
heading-trigger = Utiliser une capacité
heading-duplicate = Défausser un doublon
nothing-declare-defenders = Personne ne défend
nothing-mulligan-provinces = Tout garder
nothing-mulligan-hand = Tout garder
nothing-discard-dynasty = Tout garder
nothing-discard-province = Tout garder
preview-attack = **Attaque { $attack }** contre une défense de { $strength } ; personnages prêts à défendre : { $against }
preview-defence = Attaque { $attack }, **défenseurs { $defence }** ; défense de la province : { $strength }
mark-attached = sur { $host }

## Rules by name

rule-setup-5 = Placer les provinces et la forteresse
rule-setup-6 = Mulligan : provinces
rule-setup-7 = Mulligan : main
rule-1-1 = Début de la phase
rule-1-2 = Révéler les cartes Dynastie face cachée
rule-1-3 = Recevoir le destin
rule-1-4 = Jouer des personnages depuis les provinces
rule-1-5 = Fin de la phase
rule-2-1 = Début de la phase
rule-2-2 = Miser l’honneur
rule-2-3 = Révéler les Cadrans d’Honneur
rule-2-4 = Transférer l’honneur
rule-2-5 = Piocher, fenêtre d’action
rule-2-6 = Fin de la phase
rule-3-1 = Début de la phase, fenêtre d’action
rule-3-2 = Déclarer un conflit
rule-3-2-1 = Déclarer les défenseurs
rule-3-2-2 = Fenêtre d’action de conflit
rule-3-2-3 = Comparer les compétences
rule-3-2-4 = Appliquer non opposé
rule-3-2-5 = Détruire la province
rule-3-2-6 = Résoudre l’effet de l’anneau
rule-3-2-7 = Revendiquer l’anneau
rule-3-2-8 = Retourner au fief
rule-3-3 = Fin du conflit
rule-3-4 = Faveur Impériale
rule-3-4-1 = Compter la gloire
rule-3-4-2 = Récupérer la Faveur Impériale
rule-3-5 = Fin de la phase
rule-4-1 = Début de la phase
rule-4-2 = Défausser les personnages sans destin
rule-4-3 = Retirer le destin des personnages
rule-4-4 = Placer le destin sur les anneaux, fenêtre d’action
rule-4-5 = Fin de la phase
rule-5-1 = Début de la phase, fenêtre d’action
rule-5-2 = Redresser les cartes
rule-5-3 = Défausser le contenu des provinces
rule-5-4 = Rendre les anneaux
rule-5-5 = Passer le pion Premier Joueur
rule-5-6 = Fin de la phase
rule-initiating-abilities-4 = Payer les coûts
rule-initiating-abilities-5 = Choisir les cibles
rule-initiating-abilities-7 = Résoudre la capacité
rule-reaction = Réaction
rule-interrupt = Interruption
rule-would-interrupt = Interruption qui remplace ou annule
rule-gain-ability = Gagner une capacité
rule-simultaneous-resolution = Résolution simultanée
rule-restricted = Restreint
rule-D-3 = Duel : miser l’honneur
rule-D-4 = Duel : révéler les Cadrans d’Honneur
rule-D-5 = Duel : transférer l’honneur
rule-D-7 = Duel : comparer les compétences
rule-D-8 = Duel : appliquer les résultats
