### The card game at the table: names of things, their marks, the table as text and as a picture.

## Words

clan-none = sans clan
the-ring-air = l’anneau de l’Air
the-ring-earth = l’anneau de la Terre
the-ring-fire = l’anneau du Feu
the-ring-water = l’anneau de l’Eau
the-ring-void = l’anneau du Vide
ring-contested = contesté
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
card-unknown = une carte
no-cards = rien
card-facedown = carte face cachée
card-facedown-in = Carte face cachée ({ $province })
province-facedown = province face cachée
province-unknown = une province
province-place = { $name }, province { $number }

## The table

table-round = { $round ->
    [0] Mise en place
   *[other] Round { $round }, { $phase } ({ $step })
}
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

## In pictures

picture-phase = { $round ->
    [0] { $phase }
   *[other] { $phase } · round { $round }
}
picture-facedown = Face cachée
picture-broken = DÉTRUITE
picture-conflict = conflit { $skill } · { $rings }
picture-reached = Requis { $needed }, atteint { $reached }
picture-attacks = { $name } attaque
picture-defends = { $name } défend
sign-military = militaire
sign-political = politique
sign-air = Air
sign-earth = Terre
sign-fire = Feu
sign-water = Eau
sign-void = Vide
sign-crab = Crabe
sign-crane = Grue
sign-dragon = Dragon
sign-lion = Lion
sign-phoenix = Phénix
sign-scorpion = Scorpion
sign-unicorn = Licorne

## The end

closing-player = { $name } ({ $clan })
closing-rounds = { $rounds } { $rounds ->
        [one] round
       *[other] rounds
    }
closing-hand = Main
open-hand = **Main { DE($name) } :** { $cards }
figure-honor = Honneur
figure-declared = Conflits déclarés
figure-won = Conflits gagnés
figure-broken = Provinces détruites
figure-rings = Anneaux revendiqués
figure-played = Cartes jouées
