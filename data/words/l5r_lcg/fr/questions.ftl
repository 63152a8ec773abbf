### What the card game asks, and what is answered.

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

## Until when one may pass

button-until-conflict = Passer jusqu’à la fin du conflit
button-until-phase = Passer jusqu’à la fin de la phase
span-conflict = la fin du conflit
span-phase = la fin de la phase
