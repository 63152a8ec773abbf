### The table as text, and the words on its pictures.

table-head = **{ $map } · { $phase }** – { $player }
table-turn = Tour { $number }
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
table-crafted = Fabriqué : { $cards }
table-items = Objets : { $items }
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
table-closed = Chemins fermés : { $paths }
table-hand = Votre main : { $cards }
table-hand-empty = Votre main est vide.
table-supporters = Vos partisans : { $cards }
table-left = parti
seen-hand = Votre main
seen-crafted = { $name } : fabriqué
seen-discard = Défausse
picture-board = Les plateaux des factions
picture-ruler = contrôle

## What stands on a faction's board

board-actions = Actions : { $count }
board-costs = Bois pour la suite : { $costs }
board-leader = Dirigeant : { $leader }
board-leaders = Encore visibles : { $leaders }
board-column = { $column } : { $suits }
board-decree = Décret
board-officers = Officiers : { $count }
board-supporters = Partisans : { $count }
board-operations = Opérations : { $count }
board-character = { $character }
board-pawn = Pion { $at }
board-ready = Prêts : { $items }
board-exhausted = Épuisés : { $items }
board-damaged = Endommagés : { $items }
board-spent = Endommagés et épuisés : { $items }
board-limit = Objets portés : { $load } sur { $limit }
board-relations = Relations : { $relations }
board-done = Quêtes accomplies : { $quests }
board-stock = Encore à placer : { $pieces }
button-until-turn = Passer jusqu’à la fin du tour
span-turn = la fin du tour
picture-head = { $map } · { $turn } · { $phase } : { $player }
