### The guided first match: one message for each step, and the one that leads back to it.

lesson-welcome =
    Vous menez la **Marquise de Chat**, qui tient presque toute la forêt. L’ordinateur mène la **Canopée**, des oiseaux qui veulent la reprendre. Le premier joueur à 30 points gagne.
    Nous jouons un de vos tours. Il a trois parties : Aurore, Jour, Crépuscule. L’**Aurore** est déjà passée : votre Scierie de la clairière 2 a produit 1 bois.
lesson-craft = **Jour : fabriquer.** Une carte se fabrique là où vous avez les bons Ateliers. { $card } demande un Atelier dans une clairière Lapin, et le vôtre, en clairière 5, en est un. Fabriquez-la : des bottes, et 1 point.
lesson-craft-back = Fabriquez d’abord { $card } : cela ne coûte aucune action.
lesson-march = **Trois actions.** Vous en choisissez maintenant trois : marcher, combattre, bâtir, recruter. Deux oiseaux se tiennent en clairière 9. Votre groupe le plus fort est à côté, en clairière 1. Choisissez *Marche*.
lesson-march-back = Commencez par *Marche* : de la clairière 1 à la clairière 9.
lesson-move = Déplacez **trois guerriers de la clairière 1 à la 9** par le chemin. Un reste derrière : vous contrôlez encore la clairière 1. Pour se déplacer, il faut contrôler le départ ou l’arrivée : y avoir le plus de guerriers et de bâtiments.
lesson-move-back = Déplacez trois guerriers de la clairière 1 à la clairière 9.
lesson-move-more = Une marche compte jusqu’à deux déplacements. Un seul suffit ici : appuyez sur *Ne plus déplacer*.
lesson-move-more-back = Laissez les autres où ils sont : terminez la marche.
lesson-battle = **Combattez la Canopée en clairière 9.** Deux dés montrent 0 à 3. L’attaquant inflige autant de pertes que le plus grand nombre, le défenseur autant que le plus petit, mais personne n’en inflige plus qu’il n’a de guerriers sur place. Chaque perte retire un guerrier.
lesson-battle-back = Combattez maintenant la Canopée en clairière 9.
lesson-build = Les dés ont montré 2 et 0 : les deux oiseaux sont partis, et vous n’avez perdu personne. **Bâtissez une Scierie** dans une clairière que vous contrôlez et qui a un emplacement libre, comme la 1. Elle coûte 1 bois, donne 1 point et produit du bois à chaque tour.
lesson-build-back = Bâtissez une Scierie avec votre dernière action, par exemple en clairière 1.
lesson-evening = Vos actions sont épuisées ; seule une carte Oiseau pourrait en acheter une de plus. Appuyez sur *Finir le Jour*. Au **Crépuscule**, vous piochez une carte et en gardez cinq au plus.
lesson-eyrie = **La Canopée a joué.** Elle a ajouté une carte à son *Décret*, la liste de ce qu’elle doit faire à chaque tour. Au Crépuscule, elle marque pour ses Perchoirs. Chaque faction de Root a ses propres règles.
lesson-more =
    {""}**Ce que vous n’avez pas encore utilisé.**
    • *Recruter* : un guerrier à chacun de vos Recruteurs.
    • *Surmenage* : une carte devient 1 bois à une Scierie de sa couleur.
    • Une carte Oiseau achète une action de plus.
    • Une carte *embuscade*, comme la vôtre, inflige d’abord 2 pertes à l’attaquant, dans une clairière de sa couleur.
    • Chaque nouveau bâtiment d’une sorte coûte plus de bois et donne plus de points.
lesson-win = **Comment on gagne.** Qui a 30 points gagne aussitôt. La Marquise marque pour chaque bâtiment, et pour chaque bâtiment ou jeton ennemi retiré au combat. Qui n’arrive pas à suivre peut jouer plus tard une carte *domination* et gagner en tenant des clairières.
lesson-end = **C’était votre premier tour,** et le suivant a commencé. Continuez contre l’ordinateur, ou arrêtez ici et ouvrez une table avec `/{ $play }`.
