### The messages of this game that replace those of the house.

refused-not-together = These units do not go to the same place.
deck-type-holding =
    { $count ->
        [one] Holding
       *[other] Holdings
    }
deck-part-dynasty = Dynasty deck
deck-part-fate = Fate deck
deck-number-cost-dynasty = cost (Dynasty)
deck-number-cost-fate = cost (Fate)
