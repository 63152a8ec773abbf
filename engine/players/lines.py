"""How a seat goes on after an answer: of its next answers in playouts, those that did best so far are taken most.

What an answer is worth hangs on what its seat does next, and the policy often misses that: a march prepares a battle
that it would not begin. So a deep search remembers, for each answer that it tries, what the seat answered next in each
playout and how that ended. The first playouts follow the policy. The more there are, the more of the mind's candidates
are tried in its place; the one that did best, or was tried too seldom to tell, is taken (upper confidence bounds).

Answers are known by their keys, whatever the world: a seat cannot choose by what it does not see.
"""

from collections.abc import Sequence
from math import isqrt, log, sqrt
from typing import Any, Final

from engine.kernel.prompt import Prompt
from engine.kernel.rng import Stream
from engine.players.mind import Mind

# So many answers to a later question are compared at most.
WIDEST: Final = 4
# How much an answer that was tried seldom is given the benefit of the doubt.
DOUBT: Final = 0.04


class Branch:
    """What a seat has done up to a point: how often, how it ended in sum, and its next answers by their keys.

    So many further answers (``depth``) are looked for from here.
    """

    __slots__ = ("depth", "nexts", "total", "visits")

    def __init__(self, depth: int) -> None:
        self.depth = depth
        self.visits = 0
        self.total = 0.0
        self.nexts: dict[tuple[str, ...], Branch] = {}

    def promise(self, doubt: float) -> float:
        """Return how well it has ended, with the benefit of the ``doubt``."""
        return self.total / self.visits + sqrt(doubt / self.visits)


class Line:
    """One playout: as many of the seat's next answers are looked for as ``root`` is deep; the rest is the policy's."""

    __slots__ = ("mind", "others", "path", "seat", "stream")

    def __init__(self, root: Branch, mind: Mind, seat: int, stream: Stream) -> None:
        self.path = [root]
        self.mind = mind
        self.seat = seat
        self.others = Stream(stream.bits())
        self.stream = stream

    def choose(self, table: Any, prompt: Prompt) -> Sequence[str]:
        """Return the answer to a question of the playout."""
        branch = self.path[-1]
        if prompt.seat != self.seat or not branch.depth:
            return self.mind.choose(table, prompt, self.stream)
        width = min(WIDEST, 1 + isqrt(branch.visits))
        if width == 1:
            keys = self.mind.choose(table, prompt, self.stream)
        else:
            keys = _most_promising(branch, self.mind.candidates(table, prompt, width, self.others), prompt)
        self.path.append(branch.nexts.setdefault(_name(prompt, keys), Branch(branch.depth - 1)))
        return keys

    def note(self, value: float) -> None:
        """Remember how the playout ended."""
        for branch in self.path:
            branch.visits += 1
            branch.total += value


def _most_promising(branch: Branch, found: Sequence[Sequence[str]], prompt: Prompt) -> Sequence[str]:
    """Return the answer that has done best so far or was not tried yet; of several such ones the first."""
    doubt = DOUBT * DOUBT * log(branch.visits + 1)
    best, most = found[0], -1.0
    for keys in found:
        known = branch.nexts.get(_name(prompt, keys))
        if known is None:
            return keys
        promise = known.promise(doubt)
        if promise > most:
            best, most = keys, promise
    return best


def _name(prompt: Prompt, keys: Sequence[str]) -> tuple[str, ...]:
    return (prompt.kind, *sorted(keys))
