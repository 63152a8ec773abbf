### Problèmes : la position du jour d’un salon, résolue en privé.

command-puzzle = problème
command-puzzle-description = Le problème du jour de ce salon : une position, une seule réponse
option-puzzlegame = { option-game }
option-puzzlegame-description = Quel jeu ; sinon celui de la partie de ce salon ou du serveur
button-puzzle-day = Problème
button-puzzle-solve = Résoudre
button-puzzle-show = Montrer la réponse
button-puzzle-again = Réessayer
puzzle-title = Problème du jour : { $game }
puzzle-you = Votre camp
puzzle-opponent = { $count ->
    [one] Adversaire
   *[other] Adversaire { $number }
}
puzzle-open = toutes les cartes sont visibles ; chacun joue au mieux et la chance ne vous aide jamais
puzzle-wrong = Pas celle-ci : les autres ont une parade, ou la chance décide. Réessayez.
puzzle-not = Pas celle-ci. Réessayez.
puzzle-tried = Votre essai : **{ $what }**
puzzle-reply = { $who } répond : **{ $what }**
puzzle-short = Cela ne suffit pas, même si personne ne réagit.
puzzle-luck = Ensuite, c’est la chance qui décide.
puzzle-right = { $tried ->
    [0] Juste, du premier coup !
    [one] Juste, après { $tried } essai manqué !
   *[other] Juste, après { $tried } essais manqués !
}
puzzle-shown = La réponse
puzzle-over = Ce problème est terminé.
puzzle-proven = Trouvé dans une partie entre ordinateurs (graine { $seed }, partie { $game }) et prouvé en essayant tous les coups permis.
trouble-no-puzzle = Il n’y a pas de problème pour ce jeu en ce moment.
trouble-puzzle-gone = Ce problème n’est plus là. Demandez celui du jour.
