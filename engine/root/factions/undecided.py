"""A player of the advanced set-up who has not chosen a faction yet (A.8)."""

from engine.root.faction import Faction
from engine.root.facts import FactionFacts


class Undecided(Faction):
    """The stand-in for a faction that is not chosen yet: a hand of cards, and no pieces."""

    id = "undecided"
    facts = FactionFacts(id="undecided", letter="", warriors=0)
    __slots__ = ()
