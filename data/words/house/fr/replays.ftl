### Parcourir une partie : moments, commentaires, exports, reprise à partir d’un moment.

## Un moment

button-replay = Revoir
moment-title = **Partie revue** · { $game } · { $players }
moment-at = décision { $place } sur { $total }
moment-now = maintenant
moment-end = fin de la partie
moment-eyes = Vue : { $eyes }
eyes-open = toutes les cartes visibles
eyes-public = ce que voyaient les spectateurs
eyes-of = ce que voyait { $name }
eyes-choose = Quelle vue
step-decision = ◀ ▶ par décision
step-turn = ◀ ▶ par tour
step-round = ◀ ▶ par round
step-choose = Jusqu’où vont ◀ et ▶
moment-more =
    … { $count ->
        [one] { $count } ligne
       *[other] { $count } lignes
    } avant
moment-hand = { $name }, main : { $cards }
button-share = Partager
button-comment = Commenter
button-continue = Rejouer à partir d’ici
button-export-page = Page web
button-export-animation = Animation
moment-alone = à { $name } seulement : { $line }
button-export-file = Fichier
moment-shared = { $who } montre un moment d’une partie :
button-moment-open = La parcourir à partir d’ici
trouble-replay-rules = Les règles ont été corrigées depuis cette partie, et elle ne se rejoue plus telle quelle. Le journal la raconte comme elle s’est passée.
trouble-replay-not-over = Ce sera possible une fois la partie terminée.

## Commentaires

comment-title = Commenter ce moment
comment-label = Que voulez-vous en dire ?
comment-hint = Un texte vide retire votre commentaire

## Continuer

continue-how = **Rejouer à partir de ce moment**, avec les mêmes cartes et les mêmes mélanges, à une table à part. Avec qui, et de quel côté ?
continue-side = De quel côté
continue-as = à la place { DE($name) }
button-continue-alone = Seul contre l’ordinateur
button-continue-friends = Entre amis
continues-from = Reprise d’un moment de la partie { $match } ; les cartes et les mélanges sont les mêmes.
button-origin = Point de départ
trouble-continue-over = À ce moment, la partie est finie. Choisissez-en un autre, plus tôt.

## La page web d’une partie

web-first = Premier moment
web-back = Précédent
web-on = Suivant
web-last = Dernier moment
web-play = Lire
web-stop = Arrêter
web-keys = Touches : ← → pour avancer ou reculer, Début et Fin, espace pour lire
web-log = Journal
web-moment = Moment
web-language = Langue

## Exports

export-page = Toute la partie en une page pour n’importe quel navigateur : enregistrez le fichier et ouvrez-le. Aucun réseau n’est nécessaire.
export-animation = Toute la partie, tour par tour.
trouble-export-off = On ne dessine pas d’images ici, il n’y a donc pas d’export non plus. Le journal et le fichier racontent toute la partie.
trouble-export-busy = Plusieurs exports sont déjà en préparation. Réessayez dans une minute.
trouble-export-late = Cet export a pris trop de temps et a été abandonné. Réessayez plus tard.

## Depuis le dernier tour

since-title = Depuis votre dernier tour
since-more =
    … { $count ->
        [one] { $count } ligne
       *[other] { $count } lignes
    } avant
button-since = Ce qui s’est passé ({ $count })
since-nothing = Rien ne s’est passé depuis votre dernière décision.
table-asked = question posée { $since }

button-costly = Mes décisions les plus coûteuses
button-costly-look = Regarder
costly-title = { $count ->
    [0] Vos décisions
    [one] La décision qui vous a coûté le plus
   *[other] Les { $count } décisions qui vous ont coûté le plus
}
costly-begun = Je revois la partie. Cela prend quelques secondes, et jusqu’à une minute si le bot est occupé. Vous pouvez faire autre chose : la réponse viendra ici.
costly-going-on = Ceci est une première réponse : { $looked } de vos { $total } décisions jusqu’ici.
costly-partly = Il n’y a eu le temps que pour { $looked } de vos { $total } décisions.
costly-none = Un adepte aurait décidé comme vous, ou presque.
costly-made = Vous avez choisi : **{ $what }**
costly-better = Un adepte aurait choisi : **{ $what }** ({ $loss ->
    [one] environ une victoire de plus
   *[other] environ { $loss } victoires de plus
} sur 100 parties pareilles)
costly-whole = C’est toute la position qui s’améliore, pas un seul point.
costly-how = Calculé d’après ce que vous pouviez voir alors ; les cartes cachées sont devinées.
trouble-no-costly = Le bot est trop occupé pour évaluer vos décisions maintenant. Réessayez plus tard.
trouble-costly-under-way = Je revois déjà cette partie ; la réponse viendra dans le message ci-dessus. Si vous l’avez fermé, réessayez dans une minute.
