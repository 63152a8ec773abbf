"""Named random streams from one seed.

Every kind of random event in a match draws from its own stream (``dynasty:0``, ``dice``). So a rule that draws more
numbers from one stream never changes the results of the other streams. The same seed gives the same match on every
Python version.
"""

from collections.abc import Mapping, MutableSequence, Sequence
from hashlib import sha256
from typing import Final, TypeVar

T = TypeVar("T")

# The compiler puts the number itself into compiled code, because it is written out here.
_MASK: Final = 0xFFFFFFFFFFFFFFFF


class Stream:
    """One stream of random numbers (SplitMix64). A match seed and a name determine the stream."""

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state & _MASK

    def bits(self) -> int:
        """Return the next 64 random bits."""
        self.state = (self.state + 0x9E3779B97F4A7C15) & _MASK
        mixed = self.state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        return mixed ^ (mixed >> 31)

    def below(self, bound: int) -> int:
        """Return a whole number from 0 to ``bound - 1``, each equally likely (by rejection, so without modulo bias)."""
        while True:
            bits = self.bits()
            found = bits % bound
            # The highest numbers do not fill a whole run of ``bound`` numbers. They are rejected and drawn again.
            if bits - found <= _MASK + 1 - bound:
                return found

    def pick(self, items: Sequence[T]) -> T:
        """Return one of ``items``, each equally likely."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Shuffle ``items`` in place (Fisher-Yates from the last place down)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


class Streams:
    """All streams of one match. Each stream is made when it is first used."""

    __slots__ = ("_streams", "seed")

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self._streams: dict[str, Stream] = {}

    def __getitem__(self, name: str) -> Stream:
        stream = self._streams.get(name)
        if stream is None:
            digest = sha256(f"{self.seed}\0{name}".encode()).digest()
            stream = self._streams[name] = Stream(int.from_bytes(digest[:8], "big"))
        return stream

    def states(self) -> dict[str, int]:
        """Return the state of each stream that has been used."""
        return {name: self._streams[name].state for name in sorted(self._streams)}

    def restore(self, states: Mapping[str, int]) -> None:
        """Continue the streams from ``states`` of the same seed.

        Streams that ``states`` does not name start again from their beginning.
        """
        self._streams = {name: Stream(state) for name, state in states.items()}

    def reseed(self, seed: str) -> None:
        """Restart from another seed, so that nobody can predict the next draws."""
        self.seed = seed
        self._streams.clear()

    def copied(self) -> "Streams":
        """Return copies of these streams.

        A copy gives the same numbers as its original. A draw from one does not change the other.
        """
        copy = Streams(self.seed)
        for name, stream in self._streams.items():
            copy._streams[name] = Stream(stream.state)
        return copy


def commitment(seed: str) -> str:
    """Return the hash that is published when a match starts.

    At the match's end the seed is published, and everybody can check that it has this hash.
    """
    return sha256(seed.encode()).hexdigest()
