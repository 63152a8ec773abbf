"""Finds the decisions of a match that cost a seat most.

An adept estimates the cost from what the seat knew at that moment. Each decision is valued twice in the same sampled
worlds: as the seat made it, and as an adept would have made it.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from engine.kernel.game import Header
from engine.kernel.log import LEAVING, WENT_BACK
from engine.kernel.match import Decision, Match
from engine.kernel.prompt import Prompt
from engine.kernel.rng import Stream
from engine.players.computer import LEVELS, decide, stream_of
from engine.players.mind import find_mind
from engine.players.search import playout

MOST: Final = 3
WORLDS: Final = 12
# A smaller loss could be due to chance in so few worlds.
CLEAR: Final = 0.02


class Costly(NamedTuple):
    """A costly decision: its row of the log, an adept's answer, and how much the chance to win fell."""

    row: int
    better: Sequence[str]
    loss: float


def costliest(
    header: Header, log: Sequence[Decision], seat: int, more: Callable[[], bool] | None = None
) -> list[Costly]:
    """Return the decisions of a seat that cost it most, at most ``MOST`` of them, the worst first.

    ``more`` tells whether there is time for another decision. If the time runs out, the reviewed decisions come from
    all parts of the match, and the others count as good. Raises Corrupt if the log does not fit the rules.
    """
    own = {row for row, _ in _own(header, log, seat)}
    found: list[Costly] = []
    for rows in _spread(sorted(own)):
        for row, match in _own(header, log, seat, rows):
            if more is not None and not more():
                return _worst(found)
            cost = _cost(match, log[row], row)
            if cost is not None:
                found.append(cost)
    return _worst(found)


def _worst(found: Sequence[Costly]) -> list[Costly]:
    return sorted(found, key=lambda one: -one.loss)[:MOST]


def _spread(rows: Sequence[int]) -> Iterator[frozenset[int]]:
    """Yield every fourth row first, then the rows in between.

    A review that runs out of time has then covered every part of the match.
    """
    for start in (0, 2, 1, 3):
        yield frozenset(rows[start::4])


def _own(
    header: Header, log: Sequence[Decision], seat: int, rows: frozenset[int] | None = None
) -> Iterator[tuple[int, Match]]:
    """Yield the match before each decision that the player of a seat made, but only at ``rows`` if these are given."""
    match = Match(header)
    for row, decision in enumerate(log):
        mine = decision.seat == seat and not decision.auto and decision.keys not in (LEAVING, WENT_BACK)
        if mine and (rows is None or row in rows) and match.prompt_for(seat) is not None:
            yield row, match
        match.retake(decision)


def _cost(match: Match, decision: Decision, row: int) -> Costly | None:
    """Return how much a decision cost the seat.

    Return None if an adept would have decided in the same way, or if the difference is uncertain.
    """
    prompt, mind = match.prompt_for(decision.seat), find_mind(match.header.game)
    if prompt is None or prompt.forced() is not None or not mind.searches:
        return None
    better = decide(match, decision.seat, LEVELS["adept"], match.header.seed)
    if sorted(better) == sorted(decision.keys):
        return None
    loss = _value(match, prompt, better) - _value(match, prompt, decision.keys)
    return Costly(row, list(better), loss) if loss >= CLEAR else None


def _value(match: Match, prompt: Prompt, keys: Sequence[str]) -> float:
    """Return the value of the table for the seat after an answer: the average over a fixed set of worlds."""
    mind, stream = find_mind(match.header.game), stream_of(match, prompt.seat, f"{match.header.seed}/review")
    known, mark = mind.known(match, prompt.seat), mind.horizon(match.table, prompt)
    worlds = [stream.bits() for _ in range(WORLDS)]
    return sum(playout(match, prompt, keys, mind, known, mark, Stream(world)) for world in worlds) / WORLDS
