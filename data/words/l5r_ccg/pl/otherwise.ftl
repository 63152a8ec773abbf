### What this game says otherwise than the house: each message here takes the place of the house’s.

refused-not-together = Te Oddziały nie idą w to samo miejsce.
