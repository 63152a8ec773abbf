### What a question is for, in a line: for those who are new to the game.

purpose-daylight = 💡 Voici les actions de votre tour. Les points font gagner : cherchez d’abord ce qui en rapporte.
purpose-move = 💡 Il faut contrôler le départ ou l’arrivée.
purpose-discard = 💡 À la fin de votre tour, vous gardez cinq cartes.
purpose-decree = 💡 Au prochain tour, il faut accomplir tout le décret, sinon c’est la crise : ajoutez ce que vous pourrez toujours faire.
purpose-resolve-decree = 💡 Tout le décret doit être accompli, de gauche à droite.
purpose-craft = 💡 Les objets fabriqués rapportent aussitôt ; les autres cartes donnent un effet durable.
purpose-home = 💡 Vous commencez dans ce coin, et vos adversaires loin de vous.
purpose-starting-buildings = 💡 Une scierie donne du bois, un atelier fabrique, un recruteur amène des guerriers.
purpose-leader = 💡 Le dirigeant met deux cartes dans votre décret et a son propre effet.
purpose-pay-wood = 💡 Le bois n’arrive à un bâtiment que par des clairières que vous contrôlez.
purpose-decree-recruit = 💡 Les guerriers arrivent là où vous avez un perchoir de cette couleur.
purpose-decree-build = 💡 Chaque nouveau perchoir rapporte plus à chaque tour.
