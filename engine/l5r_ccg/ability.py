"""What an ability of this game is beyond that of all card games: the words before its kind, and where it works."""

from collections.abc import Callable, Sequence
from typing import Any

from engine.cardplay import ability
from engine.cardplay.ability import ALWAYS, UNLIMITED, Choice, Condition, Effect, Run, Target, Trigger
from engine.cardplay.cost import Cost
from engine.kernel.events import Event, Timing


class Ability(ability.Ability):
    """An Action, Reaction or trait of this game.

    ``words`` stand before its kind ("Elemental", "Political", "Kiho"). ``anywhere`` tells that it may be used in a
    battle in which its player has no unit; ``concerns(use)`` whether it concerns the battle in progress, where its
    effect is a ``run`` and its targets do not show it (§battle-action-limits). What works ``while_bowed`` needs no
    straight card (§bow). ``performer(use, card)`` tells who may bow for a Kiho, where not every Shugenja or Monk may.
    """

    __slots__ = ("anywhere", "concerns", "performer", "while_bowed", "words")

    def __init__(
        self,
        timing: Timing,
        *,
        words: Sequence[str] = (),
        anywhere: bool = False,
        concerns: Callable[[Any], bool] | None = None,
        while_bowed: bool = False,
        performer: Callable[[Any, Any], bool] | None = None,
        effect: Effect | None = None,
        event: type[Event] | tuple[type[Event], ...] | None = None,
        when: Trigger | None = None,
        condition: Condition = ALWAYS,
        costs: Sequence[Cost[Any]] = (),
        target: Target[Any] | None = None,
        targets: Sequence[Target[Any]] = (),
        choice: Choice[Any] | None = None,
        run: Run | None = None,
        limit: int = UNLIMITED,
        period: str = "",
        zones: Sequence[str] | None = None,
    ) -> None:
        super().__init__(
            timing, effect=effect, event=event, when=when, condition=condition, costs=costs, target=target,
            targets=targets, choice=choice, run=run, limit=limit, period=period, zones=zones,
        )  # fmt: skip
        self.words = frozenset(words)
        self.anywhere = anywhere
        self.concerns = concerns
        self.while_bowed = while_bowed
        self.performer = performer

    def named(self, name: str) -> "Ability":
        """Return the same ability under another name, for a card that gained it."""
        copy = self.alike()
        copy.effect, copy.events, copy.when, copy.together = self.effect, self.events, self.when, self.together
        copy.condition, copy.costs, copy.targets, copy.choice = self.condition, self.costs, self.targets, self.choice
        copy.then, copy.run, copy.changes, copy.zones = self.then, self.run, self.changes, self.zones
        copy.limit, copy.period, copy.maximum, copy.maximum_period = (
            self.limit, self.period, self.maximum, self.maximum_period
        )  # fmt: skip
        copy.words, copy.anywhere, copy.concerns = self.words, self.anywhere, self.concerns
        copy.while_bowed, copy.performer = self.while_bowed, self.performer
        copy.index, copy.name = self.index, name
        return copy

    def alike(self) -> "Ability":
        """Return another ability of the same kind; what it does is told afterwards."""
        return Ability(self.timing)
