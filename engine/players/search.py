"""The search that all games share: candidate answers are tried in the same sampled worlds, and weak ones drop out.

A playout forks the match, redraws everything that the seat does not know, and gives a candidate answer. After the
candidate, the policy plays all seats up to the game's horizon, where the value is taken. Every playout forks the true
match. A playout must not fork a redrawn fork, because a fork may replay decisions, which would bring back the true
cards.

Candidates race in batches of worlds. All remaining candidates play each world, so that their values are compared pair
by pair. Sequential halving drops the worse half as the budget is spent. An answer that is clearly beaten drops out at
once. In a far search, an answer that gains next to nothing drops out too. The search ends when only one answer is left.
"""

from collections.abc import Callable, Sequence
from functools import partial
from math import sqrt
from typing import Any, Final

from engine.kernel.game import break_up
from engine.kernel.imagined import play_out
from engine.kernel.match import Match
from engine.kernel.prompt import Prompt, Refused
from engine.kernel.rng import Stream
from engine.players.mind import Mind

# The least number of worlds played before an answer may count as clearly beaten.
BATCH: Final = 4
# The least number of worlds played before the worse half drops out.
FEWEST: Final = 2
# An answer is clearly beaten when the mean of its paired differences is this many standard errors below the best.
CLEAR: Final = 3.0
# A difference that is the same in all worlds so far is still uncertain, so its deviation counts as at least this much.
LEAST: Final = 0.02
# If a seat is almost sure to win or to lose, all differences are small. Then ``LEAST``, ``LITTLE`` and ``LEAST_GAIN``
# are multiplied by this number times chance * (1 - chance), if that is less than one.
OPEN: Final = 6.0
# These three values are never multiplied by less than this number.
DECIDED: Final = 0.01
# Another answer replaces the policy's own only if it is better by this many standard errors. The number is divided by
# the square root of the number of worlds played.
LEAVE: Final = 3.0
# A far search first plays this many worlds to the near mark, where values depend less on chance. These worlds count
# too, but no answer drops out because of them alone.
NEAR: Final = 4
# A far search drops an answer that gains next to nothing over the policy's own: its mean gain plus UNLIKELY standard
# errors is at most LITTLE. Otherwise, questions that matter little would use the whole budget.
UNLIKELY: Final = 2.0
LITTLE: Final = 0.005
# A gain that is the same in all worlds so far is still uncertain, so its deviation counts as at least this much.
LEAST_GAIN: Final = 0.01
# A playout stops after this many answers. This happens only if an error keeps the playout from reaching its mind's
# horizon.
LONGEST: Final = 600


class Candidate:
    """One answer that the search tries, and its value in each world so far."""

    __slots__ = ("keys", "total", "values")

    def __init__(self, keys: Sequence[str]) -> None:
        self.keys = keys
        self.values: list[float] = []
        self.total = 0.0

    def note(self, value: float) -> None:
        """Add the candidate's value in one more world."""
        self.values.append(value)
        self.total += value


def search(
    match: Match,
    prompt: Prompt,
    mind: Mind,
    budget: int,
    stream: Stream,
    *,
    far: bool = False,
    more: Callable[[], bool] | None = None,
) -> Sequence[str]:
    """Return the answer to ``prompt`` that does best within ``budget`` playouts.

    The later playouts of a ``far`` search go on to the mind's farther mark.
    ``more`` is called between batches and returns whether there is still time. Without it the answer depends on
    ``stream`` alone.
    """
    most = min(mind.width, max(2, budget // BATCH))
    found = [keys for keys in mind.candidates(match.table, prompt, most, stream) if is_lawful(prompt, keys)]
    if not found:
        return [option.key for option in prompt.least()]
    if len(found) < 2 or budget < 1:
        return found[0]
    race = Race(match, prompt, mind, [Candidate(keys) for keys in found], Stream(stream.bits()), far=far)
    return race.run(budget, more).keys


class Race:
    """The candidates for one decision, and the worlds in which they are tried."""

    def __init__(
        self,
        match: Match,
        prompt: Prompt,
        mind: Mind,
        candidates: list[Candidate],
        worlds: Stream,
        *,
        far: bool = False,
    ) -> None:
        self.match = match
        self.prompt = prompt
        self.mind = mind
        self.first = candidates[0]
        self.left = candidates
        self.worlds = worlds
        self.known = mind.known(match, prompt.seat)
        self.mark = mind.horizon(match.table, prompt)
        self.farther = mind.farther(match.table, self.mark) if far else self.mark
        self.least = NEAR + BATCH if self.farther != self.mark else BATCH

    def run(self, budget: int, more: Callable[[], bool] | None) -> Candidate:
        """Let the candidates race until one is left or the budget is spent, and return the best."""
        spent = 0
        share = budget / max(1, (len(self.left) - 1).bit_length())
        halving = share
        while len(self.left) > 1 and spent + len(self.left) <= budget and (more is None or more()):
            for _ in range(self._worlds(budget - spent, halving - spent)):
                self._play_world()
                spent += len(self.left)
            if len(self.left[0].values) >= self.least:
                self._drop_beaten()
            while spent >= halving and len(self.left) > 1:
                halving += share
                if spent < budget:
                    self._drop_worse_half()
        return self._best()

    def _worlds(self, budget: int, share: float) -> int:
        """Return how many worlds all remaining candidates play: a batch, or fewer at the end of their ``share``."""
        count = len(self.left)
        return min(BATCH, budget // count, max(FEWEST, int(share) // count))

    def _play_world(self) -> None:
        """Try all remaining candidates in one more world."""
        world = self.worlds.bits()
        mark = self.mark if len(self.left[0].values) < NEAR else self.farther
        for candidate in self.left:
            keys, stream = candidate.keys, Stream(world)
            candidate.note(playout(self.match, self.prompt, keys, self.mind, self.known, mark, stream))

    def _drop_worse_half(self) -> None:
        """Drop the worse half, but never the policy's own answer: it is rarely bad, and few worlds prove little."""
        ranked = sorted(self.left, key=lambda candidate: -candidate.total)
        half = (len(ranked) + 1) // 2
        self.left = [each for place, each in enumerate(ranked) if place < half or each is self.first]

    def _drop_beaten(self) -> None:
        best = max(self.left, key=lambda candidate: candidate.total)
        self.left = [each for each in self.left if each is best or not lead(best, each) > CLEAR]
        if self.farther != self.mark:
            usual = self.first if self.first in self.left else best
            self.left = [each for each in self.left if each is usual or may_gain(each, usual)]

    def _best(self) -> Candidate:
        """Return the best candidate.

        The best candidate is the policy's own answer unless another one is clearly better.
        """
        best = max(self.left, key=lambda candidate: candidate.total)
        if best is self.first or self.first not in self.left:
            return best
        return best if lead(best, self.first) * sqrt(len(best.values)) >= LEAVE else self.first


def lead(one: Candidate, other: Candidate) -> float:
    """Return by how many standard errors ``one`` leads ``other`` in the worlds that both have played."""
    if len(one.values) < 2:
        return 0.0
    mean, deviation = gain(one, other)
    return mean * sqrt(len(one.values)) / max(deviation, LEAST * open_still(other))


def may_gain(one: Candidate, other: Candidate) -> bool:
    """Tell whether ``one`` may be better than ``other`` by more than ``LITTLE``, judging by at least two worlds."""
    mean, deviation = gain(one, other)
    share = open_still(other)
    return mean + UNLIKELY * max(deviation, LEAST_GAIN * share) / sqrt(len(one.values)) > LITTLE * share


def open_still(candidate: Candidate) -> float:
    """Return how open the game still is after an answer: 1 unless the seat is almost sure to win or to lose."""
    chance = candidate.total / len(candidate.values)
    return min(1.0, max(DECIDED, OPEN * chance * (1 - chance)))


def gain(one: Candidate, other: Candidate) -> tuple[float, float]:
    """Return the mean and the deviation of the gain of ``one`` over ``other``, in the worlds that both have played."""
    differences = [mine - theirs for mine, theirs in zip(one.values, other.values, strict=False)]
    mean = sum(differences) / len(differences)
    return mean, sqrt(sum((each - mean) ** 2 for each in differences) / (len(differences) - 1))


def playout(
    match: Match,
    prompt: Prompt,
    keys: Sequence[str],
    mind: Mind,
    known: Any,
    mark: Any,
    stream: Stream,
) -> float:
    """Return the value of the table for the seat after ``keys``, in the world that ``stream`` draws."""
    seat = prompt.seat
    world = mind.fork(match, prompt, keys, known, mark)
    mind.redraw(world, seat, known, stream)
    world.table.imagined = True
    # From here on, all candidates get the same random numbers, however many numbers the redrawing used.
    stream = Stream(stream.bits())
    world.answer(seat, keys)
    mind.settle(world.table)
    play_out(world, partial(_by_policy, mind, stream), partial(_reached, mind, mark), LONGEST)
    value = mind.value(world.table, seat)
    # Nothing else refers to the world. So its rules need not be stopped (``abandon``): they are freed together with it.
    break_up(world.table)
    return value


def _by_policy(mind: Mind, stream: Stream, table: Any, prompt: Prompt) -> Sequence[str]:
    return mind.choose(table, prompt, stream)


def _reached(mind: Mind, mark: Any, table: Any) -> bool:
    return mind.reached(table, mark)


def is_lawful(prompt: Prompt, keys: Sequence[str]) -> bool:
    """Tell whether ``keys`` are a legal answer to ``prompt``."""
    try:
        prompt.choose(keys)
    except Refused:
        return False
    return True
