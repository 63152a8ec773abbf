"""Answers a question of Root.

Every option gets a weight, and the judge takes the option with the highest weight. A weight is the gain of an option
less its cost, in victory points. Passing has the weight 0. The rules of thumb are methods: ``on_<kind>`` weighs all
options of one kind of question, and ``to_<verb>`` weighs the options with one verb in any question. If the parts of an
answer depend on each other, ``whole_<kind>`` makes the whole answer at once.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import islice
from math import fsum
from typing import Any, Final

from engine.kernel.prompt import Group, Option, Prompt, answers
from engine.players.single import picks_one
from engine.root.faction import Faction
from engine.root.machinery.table import Table

# Choosing the same option again weighs a little less, so that choices are spread.
AGAIN: Final = 0.8
# The additional weight of an option that must come before all others.
FIRST: Final = 10.0
# How many answers are compared if the best options exclude each other.
COMPARED: Final = 400

Rule = Callable[[Any, Option], float]


class Rules:
    """The rules of thumb of one class of judges, by kind of question or by verb. Each is looked up only once."""

    __slots__ = ("_judge", "_on", "_to", "_whole")

    def __init__(self, judge: Any) -> None:
        self._judge = judge
        self._whole: dict[str, Any] = {}
        self._on: dict[str, Rule | None] = {}
        self._to: dict[str, Rule | None] = {}

    def whole(self, kind: str) -> Any:
        """Return the rule that makes the whole answer to this kind of question, or None."""
        if kind not in self._whole:
            self._whole[kind] = self._find("whole_", kind)
        return self._whole[kind]

    def on(self, kind: str) -> Rule | None:
        """Return the rule that weighs all options of this kind of question, or None."""
        if kind not in self._on:
            self._on[kind] = self._find("on_", kind)
        return self._on[kind]

    def to(self, verb: str) -> Rule | None:
        """Return the rule that weighs options with this verb, or None."""
        if verb not in self._to:
            self._to[verb] = self._find("to_", verb)
        return self._to[verb]

    def _find(self, prefix: str, name: str) -> Any:
        return getattr(self._judge, prefix + name.replace("-", "_"), None)


@cache
def rules_of(judge: Any) -> Rules:
    """Return the rules of thumb of a class of judges."""
    return Rules(judge)


class Judge:
    """The judge of one seat at one question. Each question gets a new judge, which knows what its seat may know."""

    me: Faction

    def __init__(self, table: Table, me: Faction, prompt: Prompt) -> None:
        self.table = table
        self.me = me
        self.prompt = prompt
        kind: Any = type(self)
        self._rules = rules_of(kind)
        self._weights: list[float] | None = None

    def answer(self) -> list[Option]:
        """Return the answer of the rules of thumb.

        The answer is legal, unless a check refuses all answers that were compared.
        """
        prompt = self.prompt
        whole = self._rules.whole(prompt.kind)
        if whole is not None:
            made: list[Option] | None = whole(self)
            if made is not None:
                return made
        weights = self.weights()
        if picks_one(prompt):
            return [prompt.options[weights.index(max(weights))]]
        return self.composed(weights)

    def ranked(self) -> list[Option]:
        """Return the options by weight, highest first. Options of equal weight keep their order."""
        weights = self.weights()
        order = sorted(range(len(weights)), key=lambda number: -weights[number])
        return [self.prompt.options[number] for number in order]

    def weights(self) -> list[float]:
        """Return the weight of each option."""
        if self._weights is None:
            self._weights = self._weighed()
        return self._weights

    def _weighed(self) -> list[float]:
        options = self.prompt.options
        rules = self._rules
        on = rules.on(self.prompt.kind)
        if on is not None:
            return [0.0 if option.alone else on(self, option) for option in options]
        found = []
        verb = ""
        rule: Rule | None = None
        for option in options:
            if option.verb != verb:
                verb = option.verb
                rule = rules.to(verb)
            # Passing, and an option that has no rule of thumb, has the weight 0.
            found.append(0.0 if rule is None else rule(self, option))
        return found

    def composed(self, weights: Sequence[float]) -> list[Option]:
        """Return an answer of several options: the best of each group.

        The answer includes an option with a negative weight only if its group requires that many options.
        """
        prompt = self.prompt
        alone = [option for option in prompt.options if option.alone]
        picked: list[Option] = []
        for group in prompt.groups:
            picked += self._best_of(group, weights)
        if not picked and alone:
            return alone[:1]
        if prompt.check is None or prompt.check(tuple(picked)) is None:
            return picked
        by_key = {option.key: weight for option, weight in zip(prompt.options, weights, strict=True)}
        lawful = islice(answers(prompt), COMPARED)
        best = max(lawful, key=lambda answer: fsum([by_key[option.key] for option in answer]), default=())
        return list(best)

    def near(self) -> Iterator[list[Option]]:
        """Yield answers that differ from the best answer by one option, those that lose least by the weights first.

        Some of these answers may be illegal.
        """
        picked = self.answer()
        for option in reversed([each for each in self.ranked() if each in picked]):
            rest = list(picked)
            rest.remove(option)
            for other in self.ranked():
                if other not in picked and not other.alone and other.group == option.group:
                    yield [*rest, other]
            yield rest

    def _best_of(self, group: Group, weights: Sequence[float]) -> list[Option]:
        copies: list[tuple[float, Option]] = []
        for weight, option in zip(weights, self.prompt.options, strict=True):
            if option.group == group.name and not option.alone:
                for _ in range(min(option.times, group.most)):
                    copies.append((weight, option))
                    weight *= AGAIN if weight > 0 else 1 / AGAIN
        copies.sort(key=lambda copy: -copy[0])
        enough = [option for weight, option in copies if weight > 0]
        return enough[: group.most] if len(enough) > group.least else [option for _, option in copies[: group.least]]


def first(weight: float) -> float:
    """Return a weight above all usual weights, for an option that a later step of the turn would make impossible."""
    return weight + FIRST if weight > 0 else weight


def place_of(text: str | None) -> int:
    """Return the clearing that a subject or a target names (``clearing:5``)."""
    assert text is not None
    return int(text[9:])


def name_of(text: str | None) -> str:
    """Return the name in a subject or a target, without its kind (``fox`` of ``suit:fox``)."""
    assert text is not None
    return text.partition(":")[2]


def whom(table: Table, option: Option) -> Faction:
    """Return the faction of the player that an option names."""
    assert option.player is not None
    return table.factions[option.player]
