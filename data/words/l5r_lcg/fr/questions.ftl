### The questions of the card game, and the words of the options.

## Questions

asked-by = { $card } : { $question }
ask-other = Choisissez.
ask-action = Votre action ?
ask-dynasty = Jouer un personnage, utiliser une capacité ou passer ?
ask-reaction = { $events } – réagissez-vous ?
ask-interrupt = { $events } – interrompez-vous ?
ask-order = Que résoudre en premier ?
ask-target = Choisissez une cible.
ask-target-honor = Qui est honoré ?
ask-target-own-deck = Choisissez une de vos cartes révélées.
ask-target-other-deck = Choisissez une des cartes révélées de votre adversaire.
ask-select = Choisissez une option.
ask-cost = Comment payez-vous ?
ask-fate = Combien de destins supplémentaires placez-vous dessus ?
ask-where = Où va ce personnage ?
ask-bid = Combien d’honneur misez-vous, en secret ?
ask-declare-conflict = Déclarez un conflit ou passez.
ask-declare-conflict-action = Votre action, votre conflit, ou passez.
ask-declare-defenders = Qui défend ?
ask-mulligan-provinces = Quelles cartes de vos provinces remplacez-vous ?
ask-mulligan-hand = Quelles cartes de votre main remplacez-vous ?
ask-place-stronghold = Quelle province placez-vous sous votre forteresse ? Un bouton place les autres au hasard.
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
ask-declare-or-pass = Déclarer un conflit, ou passer ? Le joueur défenseur en choisit l’élément.
ask-choose-ring = De quel élément est le conflit déclaré contre vous ?
ask-remove-fate = À quel personnage retirer 1 destin ?
ask-put-on-top = Quelle carte vient ensuite, en partant du dessus ?
ask-secret-number = Quel nombre sélectionnez-vous en secret sur votre Cadran d’Honneur ?
ask-guess = Le nombre du cadran est-il pair ou impair ?
group-ring = Anneau
group-skill = Type
group-province = Province
group-attackers = Attaquants
group-covert = Discret

## Options

option-other = { $subject }
option-effect = Effet
option-pass = Passer
option-pass-both = Passer, sans conflit
option-pass-action = Passer l’action
option-pass-dynasty = Passer : +1 🪙
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
choice-lose-honor = Perdre 1 honneur et résoudre à nouveau
choice-discard = Défausser des cartes
choice-draw = Piocher 1 carte
choice-gain-fate = Gagner 1 destin
choice-take-fate = Prendre 1 destin
choice-take-honor = Prendre 1 honneur
choice-fate = Donner 1 destin
choice-levy-honor = Donner 1 honneur
choice-switch-ring = Changer l’anneau
choice-switch-type = Changer le type de conflit
choice-gain-2-fate = Chaque joueur gagne 2 destins
choice-gain-2-honor = Chaque joueur gagne 2 honneurs
choice-dynasty-deck = Le deck Dynastie
choice-conflict-deck = Le deck Conflit
choice-to-conflict = Dans le conflit
choice-home = Au fief
choice-place-fate = Placer 1 destin
choice-remove-fate = Retirer 1 destin
choice-declare = Déclarer un conflit
choice-exchange = L’échanger
choice-discard-it = La défausser
choice-attachment = Attachements
choice-character = Personnages
choice-event = Événements
choice-even = Pair
choice-odd = Impair
choice-done = Terminé

## What a window is about: what happens now, or has happened

event-other = quelque chose se produit
event-phase-begins = la phase commence
event-phase-ends = la phase se termine
event-initiate = { $card } déclenche une capacité
event-initiate-on = { $card } vise { $targets }
event-play-card-by = { $player } joue { $card }
event-play-card-by-on = { $player } joue { $card } sur { $targets }
event-play-card = on joue { $card }
event-play-card-on = on joue { $card } sur { $targets }
event-attach = on attache { $card }
event-declare-conflict = un conflit est déclaré
event-declare-defenders = les défenseurs sont déclarés
event-pass-conflict = une opportunité de conflit est passée
event-compare-skills = les compétences sont comparées
event-end-conflict = le conflit se termine
event-reveal-province = la province { $card } est révélée
event-break-province = la province { $card } est détruite
event-claim-ring = un anneau est revendiqué
event-reveal-dials = les cadrans d’honneur sont révélés
event-gain-honor = de l’honneur est gagné
event-lose-honor = de l’honneur est perdu
event-transfer-honor = de l’honneur change de main
event-place-fate = { $card } reçoit du destin
event-remove-fate = { $card } perd du destin
event-spend-fate = du destin est dépensé
event-draw = des cartes sont piochées
event-discard-cards = des cartes sont défaussées
event-discard-at-random = des cartes sont défaussées au hasard
event-claim-favor = la Faveur Impériale est récupérée
event-pass-first-player = le pion Premier Joueur est passé
event-delay = un effet retardé se produit
event-resolve-ring = un effet d’anneau est résolu
event-resolve-duel = le duel est résolu

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
refused-wrong-count = Dans la liste, une carte a un nombre inférieur à 1.
refused-unknown-deck = Ce deck n’existe pas.
refused-seat-count = Ce jeu se joue à deux.

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
preview-attack = 🗡️ **{ $attack }** · défenseurs { $against } au plus · province { $strength }
preview-defence = Attaque { $attack }, **défenseurs { $defence }** ; défense de la province : { $strength }
mark-attached = sur { $host }

## Until when one may pass

button-until-conflict = Passer jusqu’à la fin du conflit
button-until-between = Passer entre les conflits cette phase
button-ask-again-between = Je passe entre les conflits : arrêter
button-until-phase = Passer jusqu’à la fin de la phase
span-conflict = la fin du conflit
span-phase = la fin de la phase
select-declare-defenders = En cas d’attaque, je défends…
if-asked-nobody = Personne ne défend

## Buttons that say what they do, and what a question is about

option-costs = { $subject } · { $cost }
way-fate = 🪙 { $amount }
row-play = { $cost } 🪙 · { $skills } · { $card }…
row-fate = { $amount ->
    [0] Sans destin dessus
   *[other] { $amount } 🪙 dessus
}
row-fate-cost = { $cost } 🪙 en tout, reste { $left }
without-lot-place-stronghold = … et je place les autres moi-même
option-fate = { $amount } (reste { $left })
option-resolve-air = Air : prendre 1 honneur ou en gagner 2
option-resolve-earth = Terre : piocher 1 carte, l’adversaire en défausse 1 au hasard
option-resolve-fire = Feu : honorer ou déshonorer un personnage
option-resolve-water = Eau : incliner ou redresser un personnage
option-resolve-void = Vide : retirer 1 destin à un personnage
heading-yours = À vous
heading-theirs = À { $name }
confirm-attack = Attaquer : { $ring }, { $skill }, province { $province }, { $count ->
        [one] { $count } attaquant
       *[other] { $count } attaquants
    }
confirm-attack-short = Attaquer avec { $count }
confirm-declare-defenders = Défendre avec { $count }
button-then-pass-declare-conflict = … et passer si personne ne s’oppose
met-opposed = ⏸ On s’oppose à votre attaque : je n’ai pas passé à votre place.
confirm-mulligan-provinces = Remplacer { $count }
confirm-mulligan-hand = Remplacer { $count }
confirm-discard-dynasty = Défausser { $count }
confirm-discard-province = Défausser { $count }
confirm-discard = Défausser { $count }
province-number = Province { $number }
province-known = { $number } : { $province }
about-conflict = { $sign } **{ $skill }** · { $ringsign } **{ $ring }** · province { $province }, défense { $strength }
about-covert = > Discret empêche de défendre : { $cards }
about-bids = -# Mises d’honneur : { $bids }
hand-line = -# 🃏 **{ $count }** : { $cards }
