### The messages of this game that replace those of the house.

refused-not-together = Ces Unités ne vont pas au même endroit.
deck-type-holding =
    { $count ->
        [one] construction
       *[other] constructions
    }
deck-part-dynasty = paquet Dynastie
deck-part-fate = paquet Destin
deck-number-cost-dynasty = coût (Dynastie)
deck-number-cost-fate = coût (Destin)
