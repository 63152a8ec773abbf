### What this game says otherwise than the house: each message here takes the place of the house’s.

refused-not-together = These units do not go to the same place.
