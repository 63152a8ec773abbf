"""This game's additions to the abilities of card games."""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final

from engine.cardplay import ability
from engine.cardplay.ability import ALWAYS, UNLIMITED, Choice, Condition, Effect, Run, Target, Trigger
from engine.cardplay.cost import Cost
from engine.kernel.events import Event, Timing

# The cost of bowing the card that has the ability.
BOW_THIS: Final = Cost[Any](lambda use: [use.bow(use.this)])


class Ability(ability.Ability):
    """An Action, Reaction or trait of this game.

    ``words`` holds the words printed before the ability's kind ("Elemental", "Political", "Kiho"). An ``anywhere``
    ability may be used in a battle in which its player has no unit. An ability for ``anyone`` may be used by every
    player, not only by the player of its card. ``concerns(use)`` tells whether the ability concerns the battle in
    progress. This function is needed only if the effect is a ``run`` and the targets do not show whether the ability
    concerns the battle (§battle-action-limits). A bowed card may use an ability that works ``while_bowed`` (§bow).
    ``performer(use, card)`` tells which of a player's Shugenja and Monks may bow for a Kiho. By default, all of them
    may. An ability that ``follows`` is part of another effect: it costs nothing and does not count as a use. An ability
    that ``turns_up`` a card makes its events from the top card of a Fate deck, which nobody knows yet.
    """

    __slots__ = ("anyone", "anywhere", "concerns", "follows", "performer", "turns_up", "while_bowed", "words")

    # Whether the ability harms its targets. If only cards of its own player could be targets, that player may decline
    # it.
    harms: ClassVar[bool] = False

    def __init__(
        self,
        timing: Timing,
        *,
        words: Sequence[str] = (),
        anywhere: bool = False,
        anyone: bool = False,
        concerns: Callable[[Any], bool] | None = None,
        while_bowed: bool = False,
        performer: Callable[[Any, Any], bool] | None = None,
        turns_up: bool = False,
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
        self.anyone = anyone
        self.concerns = concerns
        self.while_bowed = while_bowed
        self.performer = performer
        self.turns_up = turns_up
        self.follows = False

    def named(self, name: str) -> "Ability":
        """Return the same ability under another name (see ``engine.cardplay.ability.Ability``)."""
        copy = super().named(name)
        assert isinstance(copy, Ability)
        copy.words, copy.anywhere, copy.concerns = self.words, self.anywhere, self.concerns
        copy.anyone = self.anyone
        copy.while_bowed, copy.performer = self.while_bowed, self.performer
        copy.turns_up = self.turns_up
        return copy

    def alike(self) -> "Ability":
        """Return an ability with the same timing and nothing else (see ``engine.cardplay.ability.Ability``)."""
        return Ability(self.timing)
