### The messages of this game that replace those of the house.

deck-none = *pas de faction choisie*
deck-own = *une faction*
deck-any = *une faction au hasard*
deck-choose = Quelle faction jouez-vous ?
select-deck = Choisir une faction
deck-none-fits = Toutes les factions sont prises.
button-deck = Choisir une faction
trouble-no-deck = { $name } n’a pas encore choisi de faction.
trouble-nothing-brought = Dans la mise en place avancée, les factions se choisissent à la table, après le début.
trouble-unknown-deck = La faction « { $deck } » n’existe pas, ou quelqu’un la joue déjà. Les suggestions de l’option montrent les factions libres.
trouble-no-prepared-deck = Il ne reste aucune faction pour l’ordinateur.
trouble-brought-already = Quelqu’un à cette table joue déjà cette faction.
wishes-never = Jamais pour ceci
quiet-steps = -# Étapes calmes : l’Aurore et le Crépuscule, si l’on ne peut rien y faire d’autre que déjouer un Complot. On peut le faire aussi bien de Jour, qui suit ou vient d’être passé.
