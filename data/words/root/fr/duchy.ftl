### The Underground Duchy.

ask-assembly = Assemblée, actions restantes : { $actions }. Que faites-vous ?
ask-parliament = Parlement : quel Ministre agit ?
ask-ministers = Parlement, puis un Ministre à rallier. Que faites-vous ?
ask-sway = Quel Ministre ralliez-vous ?
ask-sway-cards =
    { $count ->
        [one] { $minister } : révélez { $count } carte.
       *[other] { $minister } : révélez { $count } cartes.
    }
ask-build = Où et que construisez-vous ?
ask-reveal = Quelle carte révélez-vous pour construire { $at } ?
ask-dig = Quelle carte dépensez-vous pour creuser { $at } ?
ask-fill-tunnel = Tous les Tunnels sont creusés : lequel déplacez-vous ?
ask-surface = Combien de guerriers sortent du Terrier { $to } ?
ask-lose-minister = Le prix de l’échec : quel Ministre vous quitte ?
ask-brigadier = Le Brigadier : deux déplacements ou deux combats ?
ask-banker = Le Banquier : quelles cartes d’une même couleur dépensez-vous, pour un point chacune ?
ask-mayor = Le Maire : de qui prenez-vous l’action ?
option-dig = Creuser { $at }
option-dig-card = { $card }
option-reveal = { $card }
option-spend = { $card }
option-fill-tunnel = { $place }
option-surface =
    { $count ->
        [one] { $count } guerrier
       *[other] { $count } guerriers
    }
option-sway =
    { $count ->
        [one] { $subject } : { $count } carte
       *[other] { $subject } : { $count } cartes
    }
option-minister = { $subject }
option-lose-minister = { $subject }
option-moves = Deux déplacements
option-battles = Deux combats
option-recruit-duchy = Recruter un guerrier dans le Terrier
option-pass-assembly = Finir l’Assemblée
option-pass-parliament = Finir le Parlement
option-pass-ministers = Finir le Jour
option-pass-sway = Ne rallier personne
heading-dig = Creuser
heading-minister = Parlement
heading-sway = Rallier un Ministre
record-minister = { $player } fait agir : { $minister }
record-sway = { $player } rallie : { $minister }
record-lose-minister = { $player } perd le Ministre { $minister }
record-price-of-failure = Le prix de l’échec ({ $player })
why-sway = un Ministre rallié
why-banker = le Banquier
why-duchess-of-mud = la Duchesse de Boue
why-baron-of-dirt = le Baron de Poussière
why-earl-of-stone = le Comte des Pierres
refused-different-suits = Les cartes doivent être d’une même couleur ; des oiseaux peuvent s’y mêler.
refused-no-clearing = Chaque carte demande une clairière de sa couleur avec vos pièces.
board-swayed = Ministres
board-crowns = Couronnes
board-burrow = Dans le Terrier
rank-squire = écuyer
rank-noble = noble
rank-lord = seigneur
hint-sway =
    { $points ->
        [one] { $points } point – { $does }
       *[other] { $points } points – { $does }
    }
hint-minister-foremole = construire, en révélant n’importe quelle carte
hint-minister-captain = combattre
hint-minister-marshal = se déplacer
hint-minister-brigadier = deux déplacements ou deux combats
hint-minister-banker = dépenser des cartes d’une couleur, un point chacune
hint-minister-mayor = l’action d’un écuyer ou d’un noble
hint-minister-duchess-of-mud = 2 points si les trois Tunnels sont sur le plateau
hint-minister-baron-of-dirt = un point par Marché
hint-minister-earl-of-stone = un point par Citadelle
