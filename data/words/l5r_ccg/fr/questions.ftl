### Ce que le jeu de 1997 demande, et ce qu'on répond.

## Questions

asked-by = { $card } : { $question }
ask-other = Choisissez.
ask-action = Votre action ?
ask-battle-action = Votre action de bataille ?
ask-reaction = { $events } – réagissez-vous ?
ask-order = Qu’est-ce qui a lieu d’abord ?
ask-target = Choisissez une cible.
ask-target-challenger = Qui lance le défi ?
ask-target-courier = Qu’emporte le Courier ?
ask-target-give-to = À qui le cédez-vous ?
ask-target-hand-over = Cédez-vous cette Personnalité pour le tour ?
ask-target-renounce = Sauvez-vous cette Province en renonçant à la victoire honorable ?
ask-target-wages = Leur payez-vous 3 pièces d’Or ?
ask-target-bandits = Leur payez-vous 2 pièces d’Or ?
ask-target-defend-honor = Ce Samouraï lance-t-il un défi pour cela ?
ask-target-answer-honor = Qui accepte le défi ?
ask-target-rest = Quelles Unités ne s’engagent pas ?
ask-target-haggle = Payez-vous le prix plus élevé ?
ask-target-temper-chi = Payer 5 pièces d’Or pour Double Chi ?
ask-target-temper-tactician = Payer 5 pièces d’Or pour Tacticien ?
ask-target-temper-force = Payer 3 pièces d’Or pour +2 en Force et +2 en Chi ?
ask-target-send = Où va cette Unité ?
ask-target-refugees = Payez-vous 1 pièce d’Or pour un Suivant ?
ask-target-taxes = Payez-vous cette Construction une seconde fois ?
ask-target-rally = À qui va ce Suivant ?
ask-target-instead = Quelle Construction détruisez-vous à la place de la Province ?
ask-target-spare = Épargnez-vous la Province ?
ask-target-search = Quelle carte prenez-vous dans le paquet ?
ask-target-toll = Qui détruisez-vous ? Il faut au moins { $least } en Force au total.
ask-target-stays = Quelle Personnalité reste dans la bataille ?
ask-target-first = Qui choisit en premier ?
ask-target-add-focus = Quelle carte ajoutez-vous comme Focus ?
ask-target-giver = Qui donne un jeton ?
ask-target-hunter = Qui reçoit un ennemi juré ?
ask-target-robbed = De qui volez-vous l’âme ?
ask-target-follower = Quel Suivant ?
ask-target-debt = Quelle aide réclamez-vous, et où ?
ask-target-repay = Payez-vous la dette en assignant cette Unité ?
ask-target-horde = Qui envoyez-vous à la Horde ?
ask-target-holding = Quelle Construction ?
ask-target-province = Quelle Province ?
ask-target-plague = Qui tombe malade ?
ask-target-mourn = Qui s’engage en signe de deuil ?
ask-target-keep = Remélangez-vous cet Événement au paquet ?
ask-target-quest = Qui part en quête ?
ask-target-cleanse = Détruisez-vous toutes vos Personnalités qui ont des jetons Peste, pour être immunisé ?
ask-target-escort = Qui s’engage pour que ce Lion puisse attaquer ?
ask-target-consent = Êtes-vous d’accord ?
ask-target-quarrel = Qui brouillez-vous avec un autre joueur ?
ask-target-uncloak = Quelle carte retournez-vous ?
ask-target-portrait = Le visage de ce joueur figure-t-il sur la carte ?
ask-target-rival = Qui relève le défi ?
ask-target-adopt = Qui le prend ?
ask-target-tie = L’attachez-vous à la Province ?
ask-target-second-defender = Qui attaquez-vous aussi ?
ask-target-terrain = Quel Terrain jouez-vous ?
ask-target-waive = Qui s’engage pour que l’honneur exigé ne compte pas ?
ask-target-mounted = Lesquelles de vos cartes gagnent Cavalerie ?
ask-threatened = { $card } s’engage : quel Samurai s’engage avec elle ?
ask-turn-over = Quelle carte retournez-vous ?
ask-select = Choisissez.
ask-cost = Que donnez-vous pour cela ?
ask-cost-performer = Qui s’engage pour cela ?
ask-cost-discard = Quelle carte défaussez-vous pour cela ?
ask-cost-participants = Quels Shugenja prennent part au rituel ? Ils s’engagent.
ask-cost-tactics = Quelle carte défaussez-vous pour son Focus ?
ask-cost-offering = Qui sacrifiez-vous ?
ask-cost-item = Quel Objet détruisez-vous pour cela ?
ask-cost-samurai = Quel Samouraï détruisez-vous pour cela ?
ask-pay = { $cost ->
    [one] Quelle carte produit la pièce d’Or ?
   *[other] Quelles cartes produisent les { $cost } pièces d’Or ?
}
ask-attach = À qui l’attacher ?
ask-attach-now = Qu’attachez-vous aussitôt ?
ask-clan-benefit = Payer moins pour une Personnalité de votre clan, ou gagner de l’honneur ?
ask-exchange = Qui échange des cartes attachées ? Tous s’engagent.
ask-exchange-cards = Quelles cartes changent de place ?
ask-stay-bowed = Quelles cartes restent engagées ?
ask-dynasty = Mettre une carte en jeu, ou finir ?
ask-discard-dynasty = Quelles cartes visibles de vos Provinces défaussez-vous ?
ask-discard-hand = Quelles cartes défaussez-vous ?
ask-look = Quelles cartes regardez-vous ?
ask-declare-attack = Qui attaquez-vous ?
ask-invite-attack = À qui demandez-vous d’attaquer aussi ?
ask-invite-defend = À qui demandez-vous d’aider à la défense ?
ask-commit-attack = Quelles Unités attaquent, et où ?
ask-commit-defend = Quelles Unités défendent, et où ?
ask-commit-cavalry = Quelles Unités de Cavalerie partent, et où ?
ask-next-battle = À quelle Province est la bataille suivante ?
ask-next-battle-open = Personne n’a été envoyé à ces Provinces. Y a-t-il une bataille à l’une d’elles ?
ask-lobby = { $player } intrigue pour la Faveur Impériale : surenchérissez-vous ? ({ $totals })
ask-offer-first = Le premier tour vous revient : le prenez-vous ?
ask-accept-first = On vous offre le premier tour : commencez-vous ?
ask-challenge = { $challenger } défie { $challenged } : accepté ?
ask-duel = Focus avec une carte, ou frappe ?
ask-lay-focus = Quelle carte posez-vous en focus ?
ask-atone = Seppuku, ou le déshonneur ?
ask-eloquence = Quelle carte défaussez-vous pour réduire la perte ?
ask-swear = À quel clan jurer fidélité ?
ask-deck = Quel paquet ?
ask-clan = Quel clan ?
ask-token = Quel jeton ?
ask-copy = Que copie-t-on ?
ask-number = Combien ?
ask-letter = Par quelle lettre commence le nom ?
ask-name = Quelle carte nommez-vous ?
ask-play-ring = Jouez-vous un Anneau ?
ask-second-focus = Faites-vous un autre Focus en même temps ?
ask-put-beneath = Quels Terrains posez-vous dessous ?
ask-put-under = Quelle carte posez-vous dessous, face cachée ?
ask-entomb = Quelles cartes posez-vous dessous, face visible ?
ask-shot = Quelle force a l’attaque à distance suivante ?
ask-lay-terrain = Quel Terrain mettez-vous dans la bataille ?
ask-number-geisha-assassin = Combien de Chi ? Chaque point coûte 2 pièces d’Or.
ask-volley = Qui d’autre tire dans l’Unité ? (Force { $strength })
group-commit = Unités

## Options

option-other = { $subject }
# Abilities that come from a trait of the card, not from its text.
ability-seppuku = Seppuku (mort honorable, –1 point d’honneur seulement)
ability-tactician = Tacticien
ability-imperial-favor-draw = piocher une carte
ability-imperial-favor-restore = une Personnalité déshonorée retrouve son honneur
ability-imperial-favor-send-home = une Unité rentre au fief, engagée
ability-imperial-favor-prevent = aucun honneur n’est perdu
option-with-number = { $subject } · { $number }
option-pass = Passer
option-pass-dynasty = Finir
option-pass-declare-attack = Pas d’attaque
option-pass-next-battle = Plus de bataille
option-pass-exchange-cards = Terminé
option-use = Utiliser : { $subject }
option-play = Jouer : { $subject }
option-play-number = Jouer : { $subject } · { $number } Or
option-attach = Attacher : { $subject }
option-attach-number = Attacher : { $subject } · { $number } Or
option-recruit = { $subject }
option-recruit-number = { $subject } · { $number } Or
option-overlay = Poser dessus : { $subject }
option-overlay-number = Poser dessus : { $subject } · { $number } Or
option-return = Faire revenir : { $subject }
option-entomb = Poser des cartes dessous : { $subject }
option-unearth = Sortir une carte de dessous : { $subject }
option-trigger = Utiliser : { $subject }
option-exchange = Échanger des cartes attachées
option-lobby = Intriguer : { $subject }
option-attack = Attaquer : { $player }
option-invite = { $player }
option-commit = { $subject }, Force { $force } → Province { $number }
option-commit-there = { $subject } ({ $force })
option-ground = { $province } (Force { $strength })
option-move = { $subject } → { $target }
option-bow-pay-number = { $subject } · { $number } Or
option-play-pay-number = { $subject } · { $number } Or
option-trade-pay-number = { $subject } et { $target } · { $number } Or
option-sacrifice-pay-number = { $subject }, en détruisant { $target } · { $number } Or
option-pledge-pay-number = { $subject }, contre de l’Honneur · { $number } Or
option-bounty-pay-number = Or gardé pour { $subject } · { $number } Or
option-deal-pay-number = { $subject }, grâce à { $target } · { $number } Or
option-gold = Payer { $number ->
    [one] { $number } pièce d’Or
   *[other] { $number } pièces d’Or
}
option-honor = Payer { $cost ->
    [one] { $cost } pièce d’Or
   *[other] { $cost } pièces d’Or
}, gagner { $number } { $number ->
        [one] point
       *[other] points
    } d’honneur
option-discard-discard-dynasty-number = { $subject } · { $number } Or
option-discard-lobby-number = Défausser : { $subject } · +{ $number }
option-bow-lobby-number = Engager : { $subject } · +{ $number }
option-discard-lobby-for-number = Défausser : { $subject } · +{ $number } pour { $player }
option-bow-lobby-for-number = Engager : { $subject } · +{ $number } pour { $player }
option-keep = Commencer
option-offer = Offrir le premier tour
option-accept = Accepter
option-refuse = Refuser
option-focus-number = Focus : { $subject } · { $number }
option-focus-duel-number = { $subject } · { $number }
option-focus = Focus : { $subject }
option-focus-open = Focus face visible : { $subject }
option-focus-open-number = Focus face visible : { $subject } · { $number }
option-focus-open-duel-number = Face visible : { $subject } · { $number }
option-focus-text = Focus pour son texte : { $subject }
option-focus-text-number = Focus pour son texte : { $subject } · { $number }
option-focus-text-duel-number = Pour son texte : { $subject } · { $number }
option-swear = { $subject }
option-clan-brotherhood-of-shinsei = Brotherhood of Shinsei
option-clan-crab = Crab
option-clan-crane = Crane
option-clan-dragon = Dragon
option-clan-lion = Lion
option-clan-mantis = Mantis
option-clan-naga = Naga
option-clan-phoenix = Phoenix
option-clan-scorpion = Scorpion
option-clan-shadowlands = Shadowlands
option-clan-toturis-army = Toturi’s Army
option-clan-unicorn = Unicorn
option-deck-dynasty = { $player } : paquet Dynastie
option-deck-fate = { $player } : paquet Destin
option-hand = Une carte de la main { DE($player) }
option-letter = { $subject }
option-call = { $subject }
option-token = Un jeton
option-strike = Frapper
option-seppuku = Seppuku
option-dishonor = Être déshonoré
option-copy = Copier : { $subject }
option-copy-number = Copier : { $subject } { $number }
option-shoot-number = { $subject } · force { $number }
choice-yes = Oui
choice-no = Non
choice-done = Terminé

## Sortes d'options

heading-other = Choix
heading-use = Utiliser une capacité
heading-play = Jouer une carte
heading-attach = Attacher une carte
heading-recruit = Mettre en jeu
heading-overlay = Poser sur l’ancienne version
heading-trigger = Utiliser une capacité
heading-exchange = Cartes attachées
heading-lobby = La Faveur Impériale
heading-yours = À vous
heading-theirs = Sous le contrôle { DE($name) }
heading-discarded = Défausse { DE($name) }
heading-for = Pour { $name }
confirm-pay = Payer { $paid } (coût : { $cost })
confirm-volley = Tirer : force { $strength }
confirm-commit = Envoyer { $count }
confirm-discard-dynasty = Défausser { $count }
confirm-discard-hand = Défausser { $count }
confirm-stay-bowed = { $count } restent engagées
confirm-invite = Demander à { $count }
confirm-exchange-cards = Déplacer { $count }
nothing-commit = N’envoyer personne
nothing-volley = Tirer sans aide : force { $strength }
nothing-discard-dynasty = Tout garder
nothing-stay-bowed = Tout remettre droit
nothing-invite = Ne demander à personne
nothing-exchange-cards = Ne rien déplacer
preview-army = { $province } : Force **{ $attack }** contre **{ $defense }**, Force de la Province { $strength }

## Ce dont parle une fenêtre : ce qui a lieu maintenant, ou vient d'avoir lieu

event-other = quelque chose a lieu
event-initiate = { $player } utilise { $card }
event-initiate-on = { $player } utilise { $card } sur { $targets }
event-initiate-favor = { $player } utilise la Faveur Impériale
event-initiate-favor-on = { $player } utilise la Faveur Impériale sur { $targets }
event-enter-play = { $card } entre en jeu
event-attach = { $card } est attaché
event-destroy = { $count ->
    [one] { $card } est détruit
   *[other] { $card } sont détruits
}
event-discard-from-play = { $count ->
    [one] { $card } est défaussé du jeu
   *[other] { $card } sont défaussés du jeu
}
event-bow = { $count ->
    [one] { $card } s’engage
   *[other] { $card } s’engagent
}
event-straighten = { $count ->
    [one] { $card } est remis droit
   *[other] { $card } sont remis droits
}
event-produce-gold = { $count ->
    [one] { $card } produit de l’Or
   *[other] { $card } produisent de l’Or
}
event-gain-honor = { $player } gagne { $amount } { $amount ->
        [one] point
       *[other] points
    } d’honneur
event-lose-honor = { $player } perd { $amount } { $amount ->
        [one] point
       *[other] points
    } d’honneur
event-dishonor = { $count ->
    [one] { $card } est déshonoré
   *[other] { $card } sont déshonorés
}
event-restore-honor = { $card } retrouve son honneur
event-declare-attack = { $player } attaque { $defender }
event-invite = un allié est demandé
event-commit = des Unités sont envoyées
event-move-unit = { $count ->
    [one] { $card } se déplace
   *[other] { $card } se déplacent
}
event-switch-units = deux Unités échangent leurs places
event-battle-begins = une bataille commence
event-announce-strategy = une Stratégie est annoncée
event-lay-terrain = un Terrain est posé
event-destroy-terrain = un Terrain est détruit
event-break-off = la bataille est interrompue
event-compare-force = la bataille se décide
event-actions-end = tous ont passé dans la bataille
event-battle-ends = la bataille est finie
event-go-home = { $count ->
    [one] { $card } rentre
   *[other] { $card } rentrent
}
event-attack-ends = l’attaque est finie
event-destroy-province = détruite : { $card }
event-add-province = une Province s’ajoute
event-turn-faceup = { $count ->
    [one] { $card } est retourné face visible
   *[other] { $card } sont retournés face visible
}
event-draw = des cartes sont piochées
event-discard = des cartes sont défaussées
event-discard-at-random = des cartes sont défaussées au hasard
event-lobby = { $player } intrigue pour la Faveur
event-take-favor = la Faveur Impériale change de mains
event-challenge = { $challenger } défie { $challenged }
event-refuse-challenge = { $challenged } refuse un défi
event-enter-duel = un duel commence
event-focus = un duelliste fait un focus
event-strike = un duelliste frappe
event-reveal-focus = les cartes de focus sont révélées
event-resolve-duel = le duel se décide
event-turn-begins = le tour commence
event-turn-ends = le tour finit
event-phase-begins = la phase commence
event-place-token = { $card } reçoit un jeton
event-take-control = { $card } change de mains
event-apply = un effet commence
event-attach-to-province = { $card } est attachée à une Province
event-cast-spell = un Sort est lancé
event-change-honor = un Honneur Personnel change
event-change-duel = un duel change
event-exchange-cards = des cartes attachées changent de porteur
event-give-up-favor = la Faveur Impériale est abandonnée
event-maneuvers-end = les manœuvres sont finies
event-overlay = { $card } est posée sur son ancienne version
event-take-place = { $card } revient à la place d’une autre carte
event-redirect = un effet change de cible
event-remove-token = { $card } perd un jeton
event-look-at = des cartes sont regardées
event-name-card = une carte est nommée
event-entomb = des cartes passent sous une carte
event-create-follower = un Suivant est créé
event-aim-past = une attaque à distance vise par-delà les Suivants
event-reinforce = une attaque à distance se renforce
event-create-item = un Objet est créé
event-create-personality = une Personnalité rejoint une armée
event-return-to-deck = { $card } retourne dans le paquet
event-terrify = une Peur grandit
event-substitute = une Unité en remplace une autre
event-cancel = quelque chose est annulé
event-negate-magic = la magie prend fin
event-buy-honor = de l’Honneur s’achète
event-change-sides = un allié change de camp
event-end-delayed = un effet prend fin
event-lift = un effet prend fin
event-drop-focus = des cartes de Focus sont défaussées
event-add-focus = une carte de Focus est ajoutée
event-exchange-with-deck = la carte d’une Province est échangée
event-move-token = un jeton change de place
event-spoil-gold = de l’Or est perdu
event-maneuvers-begin = les manœuvres commencent

## Jusqu'à quand on peut passer

button-until-battle = Passer jusqu’à la fin de la bataille
button-until-action-phase = Passer jusqu’à la fin de la Phase Action
button-until-turn = Passer jusqu’à la fin du tour
span-battle = la fin de la bataille
span-action-phase = la fin de la Phase Action
span-turn = la fin du tour
select-defend = En cas d’attaque, je défends…
if-asked-defend = { $card } → Province { $number }
if-asked-nobody = Personne ne défend

## Pourquoi les règles refusent

refused-must-attack = Il manque quelqu’un qui doit attaquer ce tour-ci.
refused-unit-twice = Une Unité ne peut être qu’à un endroit.
refused-producer-twice = Une carte ne s’engage qu’une fois.
refused-given-up-twice = On ne peut renoncer à une carte qu’une fois.
refused-spoils-target = Ce paiement priverait l’Action de sa cible. Payez autrement.
refused-nothing-to-move = Aucune de ces Personnalités n’a de carte attachée.
refused-too-little = Cela ne suffit pas.
refused-too-few-shugenja = Trop peu de Shugenja participent.
refused-too-many-shugenja = Plus de Shugenja participent qu’il n’en faut.
refused-shugenja-apart = Un Suivant participe en même temps que son Shugenja.
refused-nobody-in-range = Cela n’atteint personne.
refused-total-too-high = Ensemble, c’est trop.
refused-total-too-low = Ensemble, ce n’est pas assez.
refused-unknown-card = Une carte de ce paquet est inconnue : { $card }.
refused-card-not-implemented = Une carte de ce paquet ne peut pas encore être jouée ici : { $card }.
refused-deck-shape = Cette liste ne peut pas être lue.
refused-wrong-place = Une carte se trouve dans le mauvais paquet : { $card }.
refused-wrong-count = Dans la liste, une carte a un nombre inférieur à 1.
refused-too-few-cards = Chaque paquet a besoin d’au moins { $least } cartes.
refused-unknown-deck = Ce paquet n’existe pas.
refused-unknown-choice = Il n’y a pas de choix « { $choice } » pour { $option }.
refused-seat-count = Ce jeu se joue de { $least } à { $most }.
