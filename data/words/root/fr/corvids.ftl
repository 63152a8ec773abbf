### The Corvid Conspiracy.

ask-daylight-corvids = Jour, actions restantes : { $actions }. Que faites-vous ?
ask-deploy = Où commencent vos guerriers, un dans une clairière de chaque couleur ?
ask-flip = Quels Complots retournez-vous ?
ask-recruit-corvids = Quelle carte dépensez-vous pour recruter ?
ask-place-warriors = Il n’y a pas assez de guerriers : où vont-ils ?
ask-plot-kind = Quel Complot posez-vous { $at } ?
ask-expose = Complot { $at } : quelle carte montrez-vous, et quel Complot nommez-vous ?
ask-exert = Usez-vous d’Influence, une action de plus au lieu de piocher ?
option-expose = Déjouer le Complot { $at }
option-show = { $card }
option-guess = { $subject }
option-flip = Retourner, { $place }
option-lay = { $subject }
option-place = { $place }
option-plot =
    { $count ->
        [one] Complot, { $place } : { $count } guerrier
       *[other] Complot, { $place } : { $count } guerriers
    }
option-recruit-suit = { $subject } : dépenser { $card }
option-trick = Brouiller les pistes : { $place } et { $target }
option-pass-flip = Ne plus retourner
option-pass-recruit = Ne pas recruter
option-pass-exert = Plutôt piocher
heading-expose = Complot Déjoué
heading-plot = Complot
heading-trick = Brouiller les pistes
group-card = Carte montrée
group-guess = Complot nommé
group-fox = 🦊 Renard
group-rabbit = 🐰 Lapin
group-mouse = 🐭 Souris
record-embedded-agent = Un agent secret { $at } inflige une perte de plus
record-exert = { $player } use d’Influence et ne pioche pas
record-expose = { $player } nomme { $guess } { $at }
record-expose-right = { $player } déjoue le Complot { $at } : { $guess }
record-expose-wrong = { $player } se trompe { $at } : { $guess }
record-flip = { $player } retourne le Complot { $at } : { $plot }
record-lay = { $player } pose un Complot { $at }
record-lay-own = { $player } pose un Complot { $at } : { $plot }
record-lay-here = c’est : { $plot }
record-raid = Raid ({ $player }) : des guerriers arrivent autour de { $place }
record-recruit = { $player } recrute : { $suit }
record-trick = { $player } échange les Complots { $clearings }
why-plots = Complots visibles
board-plots = Complots
board-reserve = Complots restants
plot-hidden = face cachée
hint-plot-bomb = une fois retourné : retire toutes les pièces ennemies, puis lui-même
hint-plot-snare = visible : les ennemis n’y placent rien et n’en sortent pas
hint-plot-extortion = une fois retourné : une carte au hasard de chaque ennemi présent ; une carte de plus chaque Crépuscule
hint-plot-raid = une fois retiré : un guerrier dans chaque clairière autour
