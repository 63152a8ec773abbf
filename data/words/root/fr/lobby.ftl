### The lobby, refusals, endings.

## The lobby

lobby-little-reach = Ensemble, ces factions atteignent { $value } dans le tableau des valeurs, qui conseille { $total } pour { $count } joueurs. Vous pouvez jouer quand même ; la forêt sera calme.
lobby-too-little-reach = Quelles que soient les autres factions, vous atteindrez au plus { $value } dans le tableau des valeurs ; même pour les audacieux, il faut { $total }. Choisissez une autre faction ou ajoutez un joueur.

## Why the rules refuse

refused-seat-count = Root se joue de { $least } à { $most } joueurs.
refused-unknown-faction = La faction « { $faction } » n’existe pas.
refused-faction-not-implemented = La faction { $faction } ne peut pas encore être jouée ici.
refused-faction-twice = Une faction ne se joue qu’une fois ; seul le Vagabond peut être là deux fois.
refused-faction-is-drafted = Dans la mise en place avancée, les factions se choisissent à la table : personne n’en apporte.
refused-unknown-character = Il n’y a pas de personnage « { $character } » pour cette place.
refused-character-twice = Deux Vagabonds ne peuvent pas être le même personnage.
refused-too-little-reach = Ensemble, ces factions n’atteignent que { $value } dans le tableau des valeurs ; même pour les audacieux, il faut { $total }. Choisissez d’autres factions ou ajoutez un joueur.
refused-too-many-corners = Pas plus de { $most } de ces factions peuvent commencer dans un coin : le plateau n’en a pas plus.
refused-unknown-map = Le plateau « { $map } » n’existe pas.
refused-unknown-deck = Le paquet « { $deck } » n’existe pas.
refused-deck-not-implemented = Ce paquet ne peut pas encore être joué ici.
refused-unknown-set-up = La mise en place « { $setup } » n’existe pas.
refused-impossible-position = Cette position est impossible.
refused-no-slot = Il n’y a plus d’emplacement libre là.
refused-one-bird = Une seule des cartes peut être un oiseau.
refused-no-such-copy = Vous n’avez pas autant d’exemplaires de cette carte.

## Endings

ending-points = { $winner } gagne avec { $points } points.
ending-dominance = { $winner } gagne par domination.
ending-left = { $winner } gagne : tous les autres sont partis.
ending-other = { $winner } gagne.
ending-coalition = { $winner } gagne, et { $partner } avec, en coalition.
ending-scores = Points : { $scores }
