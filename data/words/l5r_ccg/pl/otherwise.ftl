### The messages of this game that replace those of the house.

refused-not-together = Te Oddziały nie idą w to samo miejsce.
deck-type-holding =
    { $count ->
        [one] posiadłość
        [few] posiadłości
       *[many] posiadłości
    }
deck-part-dynasty = talia Dynastii
deck-part-fate = talia Losu
deck-number-cost-dynasty = koszt (Dynastia)
deck-number-cost-fate = koszt (Los)
