### Ce qui s'est passé dans le jeu de 1997. Une ligne du journal commence par une majuscule et n'a pas de point final.
### Quand une phrase commence par son joueur, le nom est omis si la ligne vient de le dire.

## Un acte

act-joined = { $one } ; { $other }
act-effects = { $act } – { $effects }
act-paid = { $act } ({ $amount ->
    [one] { $amount } pièce d’Or
   *[other] { $amount } pièces d’Or
})
log-turn = Tour { $turn } : { $player }

## Ce qui s'est passé

record-starting-honor = { $player } commence avec { $amount ->
    [one] { $amount } point d’Honneur Familial
   *[other] { $amount } points d’Honneur Familial
}
record-cut = { $player } coupe sur { $card } (focus { $focus })
record-first-player = { $player } commence
record-turn-faceup = face visible : { $card }
record-straighten = { $count ->
        [one] { $card } est remis droit
       *[other] { $card } sont remis droits
    }
record-bow = { $count ->
        [one] { $card } s’engage
       *[other] { $card } s’engagent
    }
record-enter-play = { $player } met en jeu { $card }
record-overlay = { $player } pose { $card } sur { $former }
record-take-place = { $player } fait revenir { $card } à la place { DE($former) }
record-hatch = { $card } devient { $other }
record-merge = { $card } et { $former } ne font plus qu’un
record-stay-behind = sans { $card }, ils combattent encore : { $cards }
record-announce = { $player } annonce { $card }
record-attach = { $player } attache { $card } à { $host }
record-attach-moved = { $card } passe à { $host }
record-exchange-cards = des cartes attachées changent de place : { $moves }
record-attach-to-province = { $card } est attachée : { $province }
record-take-control = { $player } prend le contrôle { DE($card) }
record-initiate = { $player } utilise { $card }
record-initiate-on = { $player } utilise { $card } sur { $targets }
record-initiate-seppuku = { $card } fait seppuku
record-initiate-terrain = { $player } pose le Terrain { $card }
record-initiate-favor = { $player } utilise la Faveur Impériale
record-initiate-favor-on = { $player } utilise la Faveur Impériale sur { $targets }
record-initiate-event = l’Événement { $card } a lieu
record-cancel = annulé
record-replace = remplacé par autre chose
record-no-legal-target = { $card } : plus de cible légale, rien ne se passe
record-aim-past = l’attaque à distance peut toucher une Personnalité qui a des Suivants
record-reinforce = l’attaque à distance est plus forte de { $amount }
record-terrify = la Peur atteint aussi les Personnalités
record-redirect = { $card } vise désormais { $target }
record-apply = { $card } : { $attribute } { $signed }
record-apply-effect = { $card } : un effet commence
record-apply-force = { $count ->
        [one] { $card } reçoit { $signed } en Force
       *[other] { $card } reçoivent { $signed } en Force
    }
record-apply-chi = { $count ->
        [one] { $card } reçoit { $signed } en Chi
       *[other] { $card } reçoivent { $signed } en Chi
    }
record-apply-personal-honor = { $count ->
        [one] { $card } reçoit { $signed } en Honneur Personnel
       *[other] { $card } reçoivent { $signed } en Honneur Personnel
    }
record-apply-strength = { $card } : Force de la Province { $signed }
record-apply-bounty = { $card } dispose de { $signed } Or pour une seule carte, jusqu’à la fin { $until ->
        [turn] du tour
       *[other] de son prochain tour
    }
record-apply-oni-ward = aucun Oni n’entre plus en jeu depuis { $card }
record-apply-mountain = { $card } : jetons Montagne { $signed }
record-apply-acts-again = { $card } peut encore agir avant le joueur suivant : { $signed }
record-spend-bounty = { $player } dépense { $amount } Or gardés pour une carte
record-play-for-gold = { $player } joue { $card } : { $amount } Or
record-apply-trait = { $card } { $count ->
        [one] gagne { $attribute }
       *[other] gagnent { $attribute }
    }
record-place-token = { $card } reçoit un jeton
record-remove-token = { $card } perd un jeton
record-negate-magic = les effets des Sorts et des capacités innées prennent fin
record-buy-honor = { $player } achète { $amount } d’Honneur pour le concours
record-change-sides = { $player } se bat désormais pour l’autre camp
record-drop-focus = des cartes de focus { DE($player) } sont défaussées : { $cards }
record-add-focus = { $player } ajoute { $card } comme focus
record-exchange-with-deck = la carte de { $province } et celle du dessus du paquet changent de place
record-move-token = un jeton passe { DE($card) } à { $host }
record-spoil-gold = l’Or { DE($card) } est perdu
record-copy-value = { $card } copie { $origin } : { $attribute } { $value }
record-copy-ability = { $card } copie une capacité { DE($origin) }
record-learn = { $card } acquiert définitivement une capacité { DE($origin) }
record-create-follower = { $card } rejoint { $host }
record-create-item = { $host } reçoit { $card }
record-create-personality = { $card } rejoint l’armée { DE($player) }
record-create-personality-home = { $card } rejoint { $player }
record-return-to-deck = { $card } est mélangé au paquet
record-destroy = { $count ->
        [one] { $card } est détruit
       *[other] { $card } sont détruits
    }
record-destroy-honorably = { $count ->
        [one] { $card } meurt honorablement
       *[other] { $card } meurent honorablement
    }
record-destroy-dishonorably = { $count ->
        [one] { $card } meurt dans le déshonneur
       *[other] { $card } meurent dans le déshonneur
    }
record-discard-from-play = { $count ->
        [one] { $card } est défaussé du jeu
       *[other] { $card } sont défaussés du jeu
    }
record-destroy-province = **détruite : { $province }**
record-add-province = { $player } reçoit une Province de plus : { $province }
record-gain-honor = { $player } gagne { $amount } { $amount ->
        [one] point
       *[other] points
    } d’honneur
record-lose-honor = { $player } perd { $amount } { $amount ->
        [one] point
       *[other] points
    } d’honneur
record-change-honor = cela devient { $amount } { $amount ->
        [one] point
       *[other] points
    } d’honneur
record-change-honor-lose-honor = la perte devient { $amount } { $amount ->
        [one] point
       *[other] points
    } d’honneur
record-change-honor-gain-honor = le gain devient { $amount } { $amount ->
        [one] point
       *[other] points
    } d’honneur
record-honor-not-gained = { $player } ne gagne pas { $amount } { $amount ->
        [one] point
       *[other] points
    } d’honneur, car { $cards } portait le déshonneur
record-dishonor = { $card } est déshonoré
record-restore-honor = { $card } retrouve son honneur
record-draw = { $player } pioche { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    }
record-draw-own = vous piochez : { $cards }
record-discard = { $player } défausse { $cards }
record-discard-at-random = { $player } défausse au hasard { $cards }
record-look-at = { $player } regarde des cartes
record-look-at-own = vous regardez { $cards }
record-reveal = { $player } révèle { $cards }
record-add-to-hand = { $player } prend { $card } en main
record-put-on-deck = { $player } met { $card } sur le paquet
record-put-beneath = { $player } pose { $amount } face cachée sous { $card }
record-name-card = carte nommée contre { $player } : { $card }
record-entomb = { $player } pose { $cards } face visible sous { $card }
record-remove-from-game = { $card } est retirée de la partie
record-set-aside = { $card } n’est plus en jeu
record-give-back = { $card } revient à { $player }, engagée

## Attaque et bataille

record-declare-attack = **{ $player } attaque { $defender }**
record-ambush = **{ $card } tend une embuscade à { $target }**
record-join-horde = { $player } envoie { $card } à la Horde
record-horde-attacks = **la Horde attaque { $province }**
record-invite-attack = { $player } demande à { $guest } d’attaquer aussi
record-invite-defend = { $player } demande à { $guest } d’aider à la défense
record-commit-attack = { $count ->
        [one] { $card } attaque { $province }
       *[other] { $card } attaquent { $province }
    }
record-commit-defend = { $count ->
        [one] { $card } défend { $province }
       *[other] { $card } défendent { $province }
    }
record-move-unit = { $card } se déplace : { $province }
record-switch-units = { $cards } échangent leurs places
record-move-unit-home = { $card } rentre au fief
record-lay-terrain = le Terrain { $card } est posé
record-lay-terrain-over = le Terrain { $card } est posé à la place { DE($other) }
record-end-duel = le duel finit sans résultat
record-renew-duel = toutes les cartes Focus sont défaussées et les deux mêmes recommencent
record-doom-both = tous deux perdront le duel
record-lie-dead = { $card } rejoint les morts déshonorés
record-turn-facedown = la carte de { $province } est retournée face cachée
record-claim-terrain = le Terrain { $card } compte comme posé par { $player }
record-destroy-terrain = le Terrain { $card } est détruit
record-break-off = la bataille est interrompue ({ $province })
record-compare-force = **bataille, { $province } : Force { $attack } contre { $defense }**, Force de la Province { $strength }
record-battle-ends-none = la bataille finit sans vainqueur ({ $province })
record-battle-ends-attack = les attaquants gagnent la bataille ({ $province })
record-battle-ends-defend = les défenseurs gagnent la bataille ({ $province })
record-out-provinces = **{ $player } a perdu toutes ses Provinces et quitte la partie**
record-out-dishonor = **{ $player } a perdu tout honneur et quitte la partie**
record-out = **{ $player } est hors du jeu**
record-leave = { $player } quitte la partie
record-went-back = **{ $player } revient en arrière avec l’accord des autres et perd pour cela { $amount } { $amount ->
        [one] point
       *[other] points
    } d’honneur**
undo-price = Selon les règles de cette table, revenir en arrière et rejouer **vous coûte { $honor } { $honor ->
        [one] point
       *[other] points
    } d’honneur**, si les autres acceptent. Le demander ?
undo-priced = { $name } perd pour cela { $honor } { $honor ->
        [one] point
       *[other] points
    } d’honneur.

## La Faveur, les duels

record-lobby = { $player } intrigue pour la Faveur Impériale avec { $card }, contre { $rival }
record-lobby-none = { $player } intrigue pour la Faveur Impériale avec { $card }
record-lobbying-support-self = { $player } ajoute { $card } (+{ $amount })
record-lobbying-support = { $player } donne { $card } (+{ $amount }) pour { $side }
record-lobbying-result = honneur : { $totals } – la Faveur reste où elle est
record-lobbying-result-won = honneur : { $totals } – { $player } l’emporte
record-take-favor = { $player } reçoit la Faveur Impériale
record-give-up-favor = { $player } abandonne la Faveur Impériale
record-challenge = { $challenger } défie { $challenged }
record-refuse-challenge = { $player } refuse le défi
record-must-accept = le défi doit être accepté
record-stand-in = { $card } prend la place de l’autre
record-enter-duel = le duel commence ({ $value }) : { $duelists }
record-substitute = { $card } prend la place de l’autre dans le duel
record-lead-duel = { $card } agit le premier dans le duel
record-change-duel = le duel porte maintenant sur : { $value }
record-focus = { $player } fait un focus
record-focus-own = vous faites un focus avec { $card }
record-strike = { $card } frappe
record-reveal-focus = cartes de focus : { $cards } ({ $focus })
record-resolve-duel = duel : { $duelists } – { $winner } gagne
record-resolve-duel-none = duel : { $duelists } – personne ne gagne

## Fins

ending-draw = La partie se termine sans vainqueur.
ending-standstill = Plus personne ne peut rien faire : la partie se termine sans vainqueur.
ending-other = { $winner } gagne.
ending-honor = { $winner } gagne : Victoire Honorable.
ending-military = { $winner } gagne : Victoire Militaire, il ne reste personne d’autre.
ending-enlightenment = { $winner } gagne : Victoire Éclairée, les cinq Anneaux sont en jeu.
ending-card = { $winner } gagne grâce au texte d’une carte.
ending-dishonor = { $winner } gagne : les autres ont perdu tout honneur.
ending-left = { $winner } gagne : personne d’autre n’est resté.
ending-resigned = { $winner } gagne : les autres ont quitté la partie.
