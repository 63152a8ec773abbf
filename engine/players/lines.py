"""Looks for a seat's next answers within playouts.

The answers that did best so far are tried most often. The worth of an answer depends on the seat's next answers, which
the policy often misses: a march may prepare a battle that the policy would not start. So a deep search remembers, for
each answer that it tries, what the seat answered next in each playout and how that ended. The first playouts follow the
policy. Later ones also try the mind's candidates, more of them with every playout. Among these, upper confidence bounds
choose the answer that did best or was tried too rarely to judge. Answers are identified by their keys in all worlds,
because a seat cannot choose by what it does not see.
"""

from collections.abc import Sequence
from math import isqrt, log, sqrt
from typing import Any, Final

from engine.kernel.prompt import Prompt
from engine.kernel.rng import Stream
from engine.players.mind import Mind

# At most this many answers to a later question are compared.
WIDEST: Final = 4
# The bonus for an answer that was tried rarely.
DOUBT: Final = 0.04


class Branch:
    """What a seat has answered so far, how often this was tried, the sum of the values, and its next answers by keys.

    The search chooses up to ``depth`` further answers from here.
    """

    __slots__ = ("depth", "nexts", "total", "visits")

    def __init__(self, depth: int) -> None:
        self.depth = depth
        self.visits = 0
        self.total = 0.0
        self.nexts: dict[tuple[str, ...], Branch] = {}

    def promise(self, doubt: float) -> float:
        """Return the mean value so far, with a bonus for little-tried answers (``doubt``)."""
        return self.total / self.visits + sqrt(doubt / self.visits)


class Line:
    """One playout.

    The search chooses the seat's next answers, at most as many as the depth of ``root``. The policy gives all others.
    """

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
    """Return the answer with the highest promise, or the first that was not tried yet."""
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
