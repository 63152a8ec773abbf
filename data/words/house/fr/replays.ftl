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
eyes-of = ce que voit { $name }
eyes-choose = Quelle vue
step-decision = ◀ ▶ par décision
step-turn = ◀ ▶ par tour
step-round = ◀ ▶ par manche
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
button-continue-alone = Seul contre l’ordinateur
button-continue-friends = Entre amis
continues-from = Reprise d’un moment de la partie { $match } ; les cartes et les mélanges sont les mêmes.
button-origin = Point de départ
trouble-continue-over = À ce moment, la partie est finie. Choisissez-en un autre, plus tôt.
