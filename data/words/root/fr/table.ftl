### The table as text, and the words on its pictures.

table-head = **{ $map } · { $phase }** – { $player }
table-head-set-up = **{ $map } · { $phase }**
table-turn = Tour { $number }
table-round = Round { $number }
table-order = Ordre du tour : { $order }
table-player = **{ $name }** ({ $faction }) : { $score }, { $hand }
table-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
table-dominance = { $card }
table-coalition = coalition avec { $player }
table-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
table-supply = { $count } guerriers en réserve
table-crafted = Fabriqué
table-items = Objets
table-supply-items = Objets à fabriquer : { $items }
table-piles = Pioche { $draw }, défausse { $discard }
table-discard = Défausse
table-available = Cartes Domination à prendre : { $cards }
table-quests = Quêtes : { $quests }
table-clearing = **{ $place }** { $slots } – { $ruler } : { $pieces }
table-empty = vide
table-unruled = personne ne contrôle
table-ruin = ruine
table-scorched = brûlée
table-free =
    { $count ->
        [one] { $count } emplacement
       *[other] { $count } emplacements
    }
table-ferry = Radeau { $at }
table-paths-closed = Chemins fermés : { $paths }
table-hand = Votre main : { $cards }
table-hand-empty = Votre main est vide.
hand-line = -# 🃏 **{ $count }** : { $cards }
table-supporters = Vos partisans : { $cards }
table-player-gone = parti
seen-hand = Votre main
seen-crafted = { $name } : fabriqué
seen-discard = Défausse
picture-board = Les plateaux des factions
picture-ruler = contrôle

## What stands on a faction's board

board-actions = Actions
board-costs = Bois pour la suite
board-leader = Dirigeant
board-leaders = Encore visibles
board-decree = Décret
board-officers = Officiers
board-supporters = Partisans
board-operations = Opérations
board-character = { $character }
board-pawn = Pion { $at }
board-ready = Prêts
board-exhausted = Épuisés
board-damaged = Endommagés
board-spent = Endommagés et épuisés
board-limit = Objets portés : { $load } sur { $limit }
board-relations = Relations
board-done = Quêtes accomplies
board-row = { $label } : { $what }
board-dominance = Domination
board-stock = Encore à placer
button-until-turn = Passer jusqu’à la fin du tour
span-turn = la fin du tour
button-until-own-turn = Passer jusqu’à mon prochain tour
span-own-turn = votre prochain tour
button-until-ambush = Aucune embuscade jusqu’à mon tour
button-ask-again-ambush = Sans embuscade : arrêter
select-ambush = En cas d’attaque, embuscade…
if-asked-no-ambush = Pas d’embuscade
picture-head-set-up = { $map } · { $phase }
picture-head = { $map } · { $turn } · { $phase } : { $player }

## The end

figure-points = Points
figure-ruled = Clairières contrôlées
figure-battles = Combats engagés
figure-crafted = Cartes fabriquées
seen-hand-open = Main
picture-closing = { $map } · { $turn }
