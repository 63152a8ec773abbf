### Le jeu de 1997 à table : noms des choses, marques, la table en texte et en image.

## Mots

format-crimson-and-jade = Crimson & Jade (1997)
setting-first-player = Début
first-cut = coupe des paquets
first-honor = Honneur Familial
setting-first-player-honor-hint = Qui a le plus haut Honneur Familial commence ; à égalité, le hasard décide
setting-offer-first = Offrir le premier tour
setting-offer-first-yes-hint = Qui laisse l’autre commencer gagne 1 point d’honneur ; à deux joueurs seulement
setting-lobbying-loss = Intrigue perdue
setting-lobbying-loss-no = sans perte
setting-lobbying-loss-yes = –1 point
setting-lobbying-loss-yes-hint = Qui brigue la Faveur en vain perd 1 point d’honneur
setting-going-back = Annuler coûte
setting-going-back-no = rien
setting-going-back-yes = 3 points
setting-going-back-yes-hint = Qui annule une décision avec l’accord des autres perd 3 points d’honneur
setting-unique-events = Événement unique
setting-unique-events-yes-hint = Un Événement déjà révélé dans cette partie ne fait rien
imperial-favor = Faveur Impériale
text-imperial-favor-draw = **Limitée (politique) :** abandonnez la Faveur : piochez une carte Destin.
text-imperial-favor-restore = **Ouverte (politique) :** abandonnez la Faveur : une Personnalité déshonorée retrouve son honneur, ou celle qui est morte dans le déshonneur compte comme morte honorablement.
text-imperial-favor-send-home = **Bataille (politique) :** abandonnez la Faveur : une Unité de cette bataille rentre au fief et s’engage.
text-imperial-favor-prevent = **Réaction (politique) :** un joueur perd de l’Honneur Familial : abandonnez la Faveur, et rien n’est perdu.
phase-setup = mise en place
phase-straighten = Phase Redressement
phase-events = Phase Événements
phase-action = Phase Action
phase-attack = Phase Attaque
phase-dynasty = Phase Dynastie
phase-end = Phase Fin
attribute-force = Force
attribute-chi = Chi
attribute-personal-honor = Honneur Personnel
attribute-strength = Force de la Province
attribute-gold = Or
attribute-gold-cost = coût en Or
attribute-honor-requirement = Honneur requis
attribute-focus = focus
attribute-hand-size = limite de main
attribute-fear = Peur
attribute-ranged = attaque à distance
attribute-acts-bowed = agit même engagé
attribute-oni-ward = protégée des Oni
attribute-mountain = jetons Montagne
attribute-wins-ties = gagne les égalités
attribute-least-focus = focus minimum
attribute-keyword = mot-clé
attribute-cannot = interdiction
side-attack = attaque
side-defend = défense
deck-dynasty = paquet Dynastie
deck-fate = paquet Destin
type-ancestor = Ancêtre
type-event = Événement
type-follower = Suivant
type-holding = Construction
type-item = Objet
type-personality = Personnalité
type-region = Région
type-ring = Anneau
type-spell = Sort
type-strategy = Action
type-stronghold = Forteresse
rule-before = Réaction avant l’effet
rule-after = Réaction

## Marques sur les cartes

mark-bowed = engagé
mark-dishonored = déshonoré
mark-at = à la Province { $number }
mark-attached = sur { $host }
mark-tokens = jetons { $tokens }
mark-apart = tient hors du jeu : { $cards }
token-bonus = { $force }/{ $chi }
mark-honor = Honneur Personnel { $amount }
mark-gold = { $amount ->
    [one] { $amount } pièce d’Or
   *[other] { $amount } pièces d’Or
}
mark-focus = focus { $amount }
mark-strength = Force { $amount }
mark-destroyed = détruite
card-unknown = une carte
no-cards = rien
facedown = carte cachée
province-empty = vide
provinces-empty = { $count ->
    [one] vide
   *[other] vides
}
provinces-destroyed = { $count ->
    [one] détruite
   *[other] détruites
}
province-place = { $name }, Province { $number }
focus-place = { $name }, carte de Focus { $number }
province-number = Province { $number }
province-numbers = Provinces { $first }–{ $last }
place-home = fief
place-field = rase campagne

## La table

table-turn = Tour { $turn } ({ $player })
table-favor = Faveur Impériale : { $player }
table-attack = **{ $player } attaque { $defender }**
table-attack-two = **{ $player } attaque { $defender } et { $second }**
table-ambush = **{ $player } tend une embuscade à { $defender }**
table-attack-horde = **la Horde attaque { $defender }**
the-horde = la Horde
ally-attack = { $player } attaque aussi
ally-defend = { $player } aide à la défense
asked-attack = on demande à { $player } d’attaquer aussi
asked-defend = on demande à { $player } d’aider à la défense
table-battle = { $province } (Force { $strength }) : 🗡️ **{ $attack }** { $attackers } – 🛡️ **{ $defense }** { $defenders }
table-terrain = Terrain : { $card }
picture-reached = Requis { $needed }, atteint { $reached }
table-duel = **Duel ({ $value })**
table-duelist = { $card } ({ $player }) **{ $total }**, cartes de focus { $count }
table-player = **{ $name }** ({ $stronghold }) : Honneur Familial **{ $honor }**, main { $hand }, paquets { $decks }
table-out = hors du jeu
table-holdings = Constructions : { $cards }
table-rings = Anneaux : { $cards }
open-hand = **{ $name }, main :** { $cards }
hand-head = **Votre main :** { $cards } { $cards ->
        [one] carte
       *[other] cartes
    }
hand-line = -# 🃏 **{ $count }** : { $cards }
hand-out = **Vous êtes hors du jeu.** Les autres continuent.
about-honor = Honneur Familial : { $honors }
about-lobby = > Intrigue pour la Faveur Impériale : { $totals }
about-force = -# { $player } : Force **{ $force }** ({ $count ->
    [one] { $count } redressée
   *[other] { $count } redressées
})
about-host = { about-force }, Provinces { $strengths }
about-gold = votre Or : { $amount }
seen-hand = Votre main
seen-side = { $name } : table
seen-away = { $name } : défausses

## La fin

figure-honor = Honneur Familial
figure-provinces = Provinces
figure-personalities = Personnalités
figure-attacks = Attaques
