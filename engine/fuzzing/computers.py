"""Checks that computers use only what their seat knows: exchanging hidden things must not change their answers."""

from collections.abc import Sequence

from engine.fuzzing.facts import Broken
from engine.fuzzing.interference import Pair
from engine.fuzzing.probe import Probe
from engine.kernel.match import Match
from engine.kernel.rng import Stream
from engine.players.computer import decide, find_level


def check_computers(match: Match, probe: Probe, stream: Stream, levels: Sequence[str], budget: int) -> int:
    """Exchange things hidden from a seat in one of two forks, and let a computer of each level answer in both.

    Return the number of answers that were compared. Raises Broken (``computer-knows``) if two answers differ.
    """
    waiting = match.waiting()
    if not waiting:
        return 0
    viewer = stream.pick(waiting)
    plan = probe.exchanges(match, viewer, stream)
    if plan is None:
        return 0
    twins = Pair(match, viewer, probe, plan).twins
    seed = str(stream.bits())
    for name in levels:
        answers = [list(decide(twin, viewer, find_level(name), seed, budget)) for twin in twins]
        if answers[0] != answers[1]:
            raise Broken("computer-knows", (name, viewer, seed, repr(twins[0].prompt_for(viewer)), *answers))
    return len(levels)
