"""Judges the decisions that a seat made in a match: how much did each one cost the seat?

An adept estimates the cost from what the seat knew at that moment. Each decision is valued twice in the same sampled
worlds: as the seat made it, and as an adept would have made it. There are three ways to judge, each more thorough than
the one before. A glance compares the decision with the adept's rules of thumb in two worlds. A look lets the adept
search for a better answer and tries it in more worlds. A second look tries the better answer once more in other worlds.
Without it, chance alone would often put a decision among the worst of many.

``engine/players/reviewing.py`` decides which decisions are judged, and in which way.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import sqrt
from statistics import mean, stdev
from types import MappingProxyType
from typing import Final, NamedTuple, TypeAlias

from engine.kernel.game import Header
from engine.kernel.log import LEAVING, WENT_BACK
from engine.kernel.match import Decision, Match
from engine.kernel.prompt import Prompt
from engine.kernel.rng import Stream
from engine.players.advice import reason_for
from engine.players.computer import LEVELS, decide, stream_of
from engine.players.mind import Mind, find_mind
from engine.players.search import is_lawful, playout

GLANCE, LOOK, AGAIN = "glance", "look", "again"
# The worlds of each way to judge. They are played in batches, and a decision that seems good is dropped after a batch.
WORLDS: Final[Mapping[str, int]] = MappingProxyType({GLANCE: 2, LOOK: 12, AGAIN: 40})
BATCHES: Final[Mapping[str, int]] = MappingProxyType({GLANCE: 2, LOOK: 4, AGAIN: 10})
# A smaller loss does not matter to a player.
CLEAR: Final = 0.02
# A loss is certain if it is this many standard errors above zero.
SURE: Final = 2.0


class Costly(NamedTuple):
    """A costly decision: its row of the log, a better answer, how much the chance to win fell, and why.

    The reason is one of those of ``Advice``. It is empty unless the decision was judged a second time.
    """

    row: int
    better: Sequence[str]
    loss: float
    reason: str = ""


class Part(NamedTuple):
    """A part of a review: the decisions at these rows are to be judged in one ``way``.

    For a second look, ``better`` holds the better answer to each decision.
    """

    way: str
    rows: Sequence[int]
    better: Sequence[Sequence[str]] = ()


class Judged(NamedTuple):
    """The result of a part: the rows that were judged, and the rows among them at which the decision was costly."""

    rows: Sequence[int]
    costly: Sequence[Costly]


def rows_of(log: Sequence[Decision], seat: int) -> list[int]:
    """Return the rows of the log at which the player of a seat decided."""
    return [
        row
        for row, decision in enumerate(log)
        if decision.seat == seat and not decision.auto and decision.keys not in (LEAVING, WENT_BACK)
    ]


def judge(header: Header, log: Sequence[Decision], part: Part, more: Callable[[], bool] | None = None) -> Judged:
    """Judge the decisions of a part, in the order of the log.

    ``more`` tells whether there is time for another decision. It is asked after the first one, which is judged in any
    case. Raises Corrupt if the log does not fit the rules.
    """
    rows, costly, better = list[int](), list[Costly](), dict(zip(part.rows, part.better, strict=False))
    for row, match in _before(header, log, sorted(part.rows)):
        if rows and more is not None and not more():
            break
        rows.append(row)
        found = _judged(match, log[row], part.way, better.get(row))
        if found is not None:
            costly.append(found._replace(row=row))
    return Judged(rows, costly)


def _before(header: Header, log: Sequence[Decision], rows: Sequence[int]) -> Iterator[tuple[int, Match]]:
    """Yield the match before the decision at each of these rows."""
    match, at = Match(header), 0
    for row in rows:
        for decision in log[at:row]:
            match.retake(decision)
        at = row
        yield row, match


def _judged(match: Match, decision: Decision, way: str, better: Sequence[str] | None) -> Costly | None:
    """Return what a decision cost, or None if there was nothing to decide, or if the loss is small or uncertain."""
    prompt, mind = match.prompt_for(decision.seat), find_mind(match.header.game)
    if prompt is None or prompt.forced() is not None or not mind.searches:
        return None
    stream = stream_of(match, prompt.seat, f"{match.header.seed}/{_STREAMS[way]}")
    if better is None:
        better = _ANSWERS[way](match, prompt, mind, stream)
    if sorted(better) == sorted(decision.keys) or not is_lawful(prompt, better):
        return None
    answers = (better, decision.keys)
    losses = _losses(match, prompt, answers, mind, stream, way)
    if not losses:
        return None
    reason = reason_for(match, prompt, answers, mind, stream) if way == AGAIN else ""
    return Costly(0, list(better), mean(losses), reason)


def _by_policy(match: Match, prompt: Prompt, mind: Mind, stream: Stream) -> Sequence[str]:
    """Return the answer of an adept's rules of thumb."""
    return mind.choose(match.table, prompt, stream)


def _by_search(match: Match, prompt: Prompt, mind: Mind, stream: Stream) -> Sequence[str]:
    """Return an adept's answer."""
    return decide(match, prompt.seat, LEVELS["adept"], match.header.seed)


_Answer: TypeAlias = Callable[[Match, Prompt, Mind, Stream], Sequence[str]]
_ANSWERS: Final[Mapping[str, _Answer]] = MappingProxyType({GLANCE: _by_policy, LOOK: _by_search, AGAIN: _by_search})
_STREAMS: Final[Mapping[str, str]] = MappingProxyType({GLANCE: "glance", LOOK: "review", AGAIN: "again"})


def _losses(
    match: Match, prompt: Prompt, answers: Sequence[Sequence[str]], mind: Mind, stream: Stream, way: str
) -> list[float]:
    """Return by how much the first answer is better than the second for the seat, in each of some worlds.

    The list is empty if a clear loss becomes unlikely on the way, or if the loss is not certain in the end.
    """
    known, mark = mind.known(match, prompt.seat), mind.horizon(match.table, prompt)
    losses: list[float] = []
    while len(losses) < WORLDS[way]:
        for _ in range(BATCHES[way]):
            world = stream.bits()
            better, made = [playout(match, prompt, keys, mind, known, mark, Stream(world)) for keys in answers]
            losses.append(better - made)
        if way != GLANCE and mean(losses) + SURE * _error(losses) < CLEAR:
            return []
    least = max(CLEAR, SURE * _error(losses)) if way == AGAIN else CLEAR
    return losses if way == GLANCE or mean(losses) >= least else []


def _error(values: Sequence[float]) -> float:
    """Return the standard error of the mean of some values."""
    return stdev(values) / sqrt(len(values))
