"""Advice for a person: the answer that an adept would give, and the main reason for this answer.

The reason is measured. The search plays out the adept's answer and an alternative in the same sampled worlds, which it
draws from the seat's knowledge. The game's ``figures`` measure the table as the seat sees it, twice in each playout: at
its first decision, and at its end. Figures are numbers such as points or cards, scaled so that they can be compared.
The reason is the figure that the adept's answer improves most in the end.

Nobody believes a reason that the answer itself contradicts. So a figure that is worse at the first decision is no
reason. For example, a card that costs fate does not keep fate, even if the alternative would spend more fate later. A
lead that chance can explain is no reason either.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import chain
from math import sqrt
from statistics import mean, stdev
from typing import Any, Final, NamedTuple

from engine.kernel.game import find_game
from engine.kernel.games import games, part_of
from engine.kernel.match import Match
from engine.kernel.prompt import PASS, Prompt, Refused, answers
from engine.kernel.rng import Stream
from engine.players.computer import LEVELS, decide, stream_of
from engine.players.mind import Mind, find_mind
from engine.players.search import is_lawful, playout

ADEPT: Final = LEVELS["adept"]
WORLDS: Final = 8
# A smaller difference is not a reason.
CLEAR: Final = 0.3
# A lead is certain if it is this many standard errors above zero.
SURE: Final = 2.0
STEADY, ONLY = "steady", "only"


class Figures:
    """The figures of a game: numbers that describe a table, scaled so that they can be compared.

    The reason that an ``Advice`` gives is one of these figures.

    Higher numbers are better for the seat.
    """

    def figures(self, view: Mapping[str, Any], seat: int) -> Mapping[str, float]:
        """Return the figures of the table that ``seat`` sees, each under the name of the reason that it stands for."""
        return {}


class Advice(NamedTuple):
    """An answer and its reason.

    The reason is ``steady`` if no figure improves clearly, and ``only`` if there is no other answer.
    """

    keys: Sequence[str]
    reason: str


class Witness(Mind):
    """A mind that also notes the figures of each playout: at its first decision, and at its end."""

    def __init__(self, mind: Mind, match: Match, seat: int) -> None:
        self.mind = mind
        self.game = find_game(match.header.game)
        self.seat = seat
        self.counted = find_figures(match.header.game)
        self.soon: list[Mapping[str, float]] = []
        self.late: list[Mapping[str, float]] = []

    def choose(self, table: Any, prompt: Prompt, stream: Stream) -> Sequence[str]:
        """Return the policy's answer. Note the figures if this is the playout's first decision."""
        self._begin(table)
        return self.mind.choose(table, prompt, stream)

    def reached(self, table: Any, mark: Any) -> bool:
        """Tell whether the playout is over."""
        return self.mind.reached(table, mark)

    def fork(self, match: Match, prompt: Prompt, keys: Sequence[str], known: Any, mark: Any) -> Match:
        """Return the fork on which a playout takes place."""
        return self.mind.fork(match, prompt, keys, known, mark)

    def settle(self, table: Any) -> None:
        """Record that the answer was given."""
        self.mind.settle(table)

    def redraw(self, match: Match, seat: int, known: Any, stream: Stream) -> None:
        """Redraw everything that the seat does not know."""
        self.mind.redraw(match, seat, known, stream)

    def value(self, table: Any, seat: int) -> float:
        """Note the figures as the seat sees the table. Return 0, because nobody reads the value."""
        self._begin(table)
        self.late.append(self._figures(table))
        return 0.0

    def _begin(self, table: Any) -> None:
        if len(self.soon) == len(self.late):
            self.soon.append(self._figures(table))

    def _figures(self, table: Any) -> Mapping[str, float]:
        return self.counted.figures(self.game.view(table, self.seat), self.seat)


def find_figures(game: str) -> Figures:
    """Return a game's part ``figures``. If the game has no such part, return a part without any figures."""
    found: Figures = part_of(game, "figures") if game in games("figures") else Figures()
    return found


def advise(match: Match, seat: int, seed: str, more: Callable[[], bool] | None = None) -> Advice:
    """Return the answer that an adept would give at ``seat`` and the reason, using the seat's knowledge alone.

    Raises Refused: ``not-asked``. The same match and ``seed`` give the same advice, unless ``more`` (see ``search``)
    ends the search early.
    """
    prompt = match.prompt_for(seat)
    if prompt is None:
        raise Refused("not-asked")
    keys = decide(match, seat, ADEPT, seed, more=more)
    mind, stream = find_mind(match.header.game), stream_of(match, seat, f"{seed}/advice")
    other = _other(match, prompt, keys, mind, stream)
    if other is None:
        return Advice(keys, ONLY)
    return Advice(keys, reason_for(match, prompt, (keys, other), mind, stream) if mind.searches else STEADY)


def _other(match: Match, prompt: Prompt, keys: Sequence[str], mind: Mind, stream: Stream) -> Sequence[str] | None:
    """Return the answer to compare ``keys`` with, or None if there is no other.

    The result is the first legal answer that differs from ``keys``. The order is: passing, the answer with the fewest
    options, the mind's candidates, each single option, all answers.
    """
    least = [option.key for option in prompt.least()]
    likely = [[PASS], least, *mind.candidates(match.table, prompt, 4, stream), *([o.key] for o in prompt.options)]
    lawful = (each for each in likely if is_lawful(prompt, each))
    every = ([option.key for option in answer] for answer in answers(prompt))
    return next((each for each in chain(lawful, every) if sorted(each) != sorted(keys)), None)


def reason_for(match: Match, prompt: Prompt, answers: Sequence[Sequence[str]], mind: Mind, stream: Stream) -> str:
    """Return the figure in which the first answer has the largest lead over the second, or ``steady``."""
    known, mark = mind.known(match, prompt.seat), mind.horizon(match.table, prompt)
    first, second = (Witness(mind, match, prompt.seat) for _ in answers)
    for _ in range(WORLDS):
        world = stream.bits()
        for keys, witness in zip(answers, (first, second), strict=True):
            playout(match, prompt, keys, witness, known, mark, Stream(world))
    leads = {name: _leads(first.late, second.late, name) for name in first.late[0]}
    credible = {name: mean(lead) for name, lead in leads.items() if mean(_leads(first.soon, second.soon, name)) >= 0}
    best = max(credible, key=lambda name: credible[name], default=STEADY)
    return best if best != STEADY and _is_certain(leads[best]) else STEADY


def _leads(first: Sequence[Mapping[str, float]], second: Sequence[Mapping[str, float]], name: str) -> list[float]:
    """Return the lead of the first answer over the second in a figure, in each world."""
    return [one[name] - other.get(name, 0.0) for one, other in zip(first, second, strict=True)]


def _is_certain(leads: Sequence[float]) -> bool:
    return mean(leads) >= max(CLEAR, SURE * stdev(leads) / sqrt(len(leads)))
