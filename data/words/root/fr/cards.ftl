### Les cartes de Root, pour les chercher : sortes, couleurs, nombres.

cardtype-deck-card = carte
cardtype-character = personnage
cardtype-quest = quête
cardtype-leader = dirigeant de la Canopée
cardtype-minister = ministre du Duché
cardtype-mood = humeur des Cents
cardtype-plot = complot des Corvidés
cardclan-fox = { suit-fox }
cardclan-rabbit = { suit-rabbit }
cardclan-mouse = { suit-mouse }
cardclan-bird = { suit-bird }
trait-persistent = effet persistant
trait-immediate = effet immédiat
trait-ambush = embuscade
trait-dominance = domination
trait-crafts-item = objet
trait-squire = { rank-squire }
trait-noble = { rank-noble }
trait-lord = { rank-lord }
fact-points = points
fact-sway = cartes à révéler pour le rallier
effect-quest = épuisez { $items } dans une clairière de la couleur de la quête : 2 cartes, ou 1 point par quête accomplie de cette couleur
effect-starting-items = Objets de départ : { $items }
