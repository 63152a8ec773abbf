### The messages of this game that replace those of the house.

deck-none = *no faction chosen*
deck-own = *a faction*
deck-any = *any faction*
deck-choose = Which faction do you play?
select-deck = Choose a faction
deck-none-fits = All factions are taken.
button-deck = Choose faction
trouble-no-deck = { $name } has not chosen a faction yet.
trouble-nothing-brought = In the advanced set-up factions are chosen at the table, after the start.
trouble-unknown-deck = There is no faction “{ $deck }”, or somebody plays it already. The option’s suggestions show the free factions.
trouble-no-prepared-deck = No faction is left for the computer.
trouble-brought-already = Somebody at this table plays that faction already.
wishes-never = Never for these
quiet-steps = -# Quiet steps are your Birdsong and Evening when all you could do there is expose a plot. You can do that in Daylight too, which comes next or has just ended.
