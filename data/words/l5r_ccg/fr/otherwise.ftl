### What this game says otherwise than the house: each message here takes the place of the house’s.

refused-not-together = Ces Unités ne vont pas au même endroit.
