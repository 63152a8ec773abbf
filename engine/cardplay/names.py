"""The numbers that distinguish cards in keys.

The numbers are random, so that they do not show the order in which cards got them.
"""

from engine.kernel.rng import Streams

FEW = 6000


class Names:
    """The numbers that are in use at one table."""

    def __init__(self, streams: Streams) -> None:
        self._streams = streams
        self.taken: set[int] = set()

    def copied(self, streams: Streams) -> "Names":
        """Return a copy for another table. The copy draws from that table's random streams."""
        copy = Names(streams)
        copy.taken = set(self.taken)
        return copy

    def fresh(self) -> int:
        """Return a number that no card has, drawn from the stream ``names``."""
        stream = self._streams["names"]
        while (uid := 1000 + stream.below(9000 if len(self.taken) < FEW else 9_000_000)) in self.taken:
            pass
        self.taken.add(uid)
        return uid

    def forget(self, uid: int) -> None:
        """Free the number ``uid``, so that another card may get it.

        The card that had this number gets another one, because the card moves to a place where nobody can follow it.
        """
        self.taken.discard(uid)
