### Guided first matches, and what beginners read.

command-learn = apprendre
command-learn-description = Apprendre un jeu dans une première partie guidée contre l’ordinateur
learn-title = Apprendre un jeu
learn-what = Une première partie guidée contre l’ordinateur, pas à pas. Personne d’autre ne la voit. Vous pouvez la quitter à tout moment et la reprendre plus tard.
learn-under-way = Vous avez une leçon en cours : **{ $game }**. Reprenez-la, ou commencez-en une autre ; celle-ci se termine alors.
button-learn = Apprendre
button-learn-on = Reprendre : { $game }
button-learn-game = Apprendre : { $game }
beginner-is-on = Pendant les parties, une ligne dit à quoi sert chaque question importante.
beginner-is-off = Pendant les parties, rien ne dit à quoi sert une question.
button-beginner-on = Expliquer les questions
button-beginner-off = Ne plus expliquer les questions
settings-beginner = À quoi servent les questions : { $value }
beginner-auto = affiché jusqu’à la fin de votre première partie
beginner-on = toujours affiché
beginner-off = pas affiché
lesson-step = Étape { $number } · { $done } % parcourus
lesson-free = -# La leçon reprend dans un instant. Répondez comme vous voulez.
lesson-skip = Comment voulez-vous quitter la leçon ? La partie peut continuer d’ici sans aide, comme une partie ordinaire, ou s’arrêter là.
lesson-ended = La leçon est terminée. Revenez quand vous voulez.
button-lesson-next = Suite ▶
button-lesson-skip = Quitter la leçon
button-lesson-play = Continuer sans aide
button-lesson-end = Arrêter ici
button-lesson-back = ◀ Retour à la leçon
button-legend = Légende
trouble-no-lesson = Il n’y a pas de leçon pour ce jeu en ce moment.

grade-easy = Facile
grade-medium = Moyen
grade-hard = Difficile

house-advice = Conseils
house-advice-on = sur demande
house-advice-on-hint = les joueurs peuvent demander conseil à l’ordinateur
house-advice-off = aucun
button-advice = Conseil
button-advised = Faire cela
advice-adept = Un adepte choisirait : **{ $what }**
advice-quick = Aucun adepte n’a pu y réfléchir pour l’instant. Des règles simples disent : **{ $what }**
advice-know = Calculé d’après ce que vous voyez. Les cartes cachées sont supposées.
advice-steady = Rien d’autre ne semble nettement meilleur.
advice-only = Il n’y a pas d’autre réponse.
trouble-no-advice = À cette table, personne ne reçoit de conseils.
