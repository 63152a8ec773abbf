### What this game says otherwise than the house: each message here takes the place of the house’s.

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
