"""Finds the decisions of a match that cost a seat most.

An adept estimates the cost from what the seat knew at that moment. Each decision is valued twice in the same sampled
worlds: as the seat made it, and as an adept would have made it. The worst ones are valued again in more and other
worlds, because the worst of many estimates are partly those that chance made bad.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import sqrt
from statistics import mean, stdev
from typing import Final, NamedTuple

from engine.kernel.game import Header
from engine.kernel.log import LEAVING, WENT_BACK
from engine.kernel.match import Decision, Match
from engine.kernel.prompt import Prompt
from engine.kernel.rng import Stream
from engine.players.advice import reason_for
from engine.players.computer import LEVELS, decide, stream_of
from engine.players.mind import find_mind
from engine.players.search import playout

MOST: Final = 3
WORLDS: Final = 12
# A smaller loss does not matter to a player.
CLEAR: Final = 0.02
# Among many decisions, some look bad by chance alone. So this many of the worst are valued again in other worlds.
DOUBTED: Final = 8
MORE_WORLDS: Final = 40
# A loss is certain if it is this many standard errors above zero.
SURE: Final = 2.0


class Costly(NamedTuple):
    """A costly decision: its row of the log, an adept's answer, how much the chance to win fell, and why.

    The reason is one of those of ``Advice``, and empty if there was no time to find it.
    """

    row: int
    better: Sequence[str]
    loss: float
    reason: str = ""


def costliest(
    header: Header,
    log: Sequence[Decision],
    seat: int,
    more: Callable[[], bool] | None = None,
    again: Callable[[], bool] | None = None,
) -> list[Costly]:
    """Return the decisions of a seat that cost it most, at most ``MOST`` of them, the worst first.

    ``more`` tells whether there is time for another decision. If the time runs out, the reviewed decisions come from
    all parts of the match, and the others count as good. ``again`` tells whether there is time to value one of the
    worst decisions a second time. Raises Corrupt if the log does not fit the rules.
    """
    found = _worst(_found(header, log, seat, more), DOUBTED)
    return _worst(_once(_valued_again(header, log, seat, found, again), log), MOST)


def _found(header: Header, log: Sequence[Decision], seat: int, more: Callable[[], bool] | None) -> Iterator[Costly]:
    own = [row for row, _ in _own(header, log, seat)]
    for rows in _spread(own):
        for row, match in _own(header, log, seat, rows):
            if more is not None and not more():
                return
            cost = _cost(match, log[row], row)
            if cost is not None:
                yield cost


def _valued_again(
    header: Header, log: Sequence[Decision], seat: int, found: Sequence[Costly], again: Callable[[], bool] | None
) -> Iterator[Costly]:
    """Yield the decisions whose loss is certain, with its reason. Those for which there is no time count as certain."""
    rows = {one.row: one for one in found}
    for row, match in _own(header, log, seat, frozenset(rows)) if rows else ():
        one, prompt, mind = rows[row], match.prompt_for(seat), find_mind(header.game)
        if prompt is None or (again is not None and not again()):
            yield one
            continue
        stream = stream_of(match, seat, f"{header.seed}/again")
        losses = _losses(match, prompt, (one.better, log[row].keys), [stream.bits() for _ in range(MORE_WORLDS)])
        loss = mean(losses)
        if loss >= max(CLEAR, SURE * stdev(losses) / sqrt(MORE_WORLDS)):
            reason = reason_for(match, prompt, (one.better, log[row].keys), mind, stream)
            yield Costly(row, one.better, loss, reason)


def _once(found: Iterable[Costly], log: Sequence[Decision]) -> list[Costly]:
    """Return the decisions without those that repeat a worse one: the same answer in place of the same other answer."""
    kept: dict[tuple[Sequence[str], ...], Costly] = {}
    for one in _worst(found, DOUBTED):
        kept.setdefault((tuple(log[one.row].keys), tuple(sorted(one.better))), one)
    return list(kept.values())


def _worst(found: Iterable[Costly], most: int) -> list[Costly]:
    return sorted(found, key=lambda one: -one.loss)[:most]


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
    """Return how much a decision cost the seat, by a first estimate.

    Return None if an adept would have decided in the same way, or if the difference is small.
    """
    prompt, mind = match.prompt_for(decision.seat), find_mind(match.header.game)
    if prompt is None or prompt.forced() is not None or not mind.searches:
        return None
    better = decide(match, decision.seat, LEVELS["adept"], match.header.seed)
    if sorted(better) == sorted(decision.keys):
        return None
    stream = stream_of(match, prompt.seat, f"{match.header.seed}/review")
    loss = mean(_losses(match, prompt, (better, decision.keys), [stream.bits() for _ in range(WORLDS)]))
    return Costly(row, list(better), loss) if loss >= CLEAR else None


def _losses(match: Match, prompt: Prompt, answers: Sequence[Sequence[str]], worlds: Sequence[int]) -> list[float]:
    """Return by how much the first answer is better than the second for the seat, in each of some worlds."""
    mind = find_mind(match.header.game)
    known, mark = mind.known(match, prompt.seat), mind.horizon(match.table, prompt)
    values = [[playout(match, prompt, keys, mind, known, mark, Stream(world)) for world in worlds] for keys in answers]
    return [better - made for better, made in zip(*values, strict=True)]
