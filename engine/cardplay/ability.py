"""The parts of an ability: when it works, what it costs, what it targets, what it does, and how often it may be used.

An ability is declared once with its card, and all copies of the card share it. Each use of an ability is a ``Use``
(``engine.cardplay.use``). Each game has its own ``Use`` and ``Card`` classes, so this module leaves their types open.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, TypeAlias, TypeVar

from engine.kernel.events import Event, Timing
from engine.kernel.flow import Flow
from engine.kernel.modifiers import Layer

if TYPE_CHECKING:
    from engine.cardplay.cost import Cost

U = TypeVar("U")

Condition: TypeAlias = Callable[[Any], bool]
Trigger: TypeAlias = Callable[[Any, Any], bool]
Effect: TypeAlias = Callable[[Any], Sequence[Event]]
Run: TypeAlias = Callable[[Any], Flow[None]]

UNLIMITED: Final = 1_000_000
ALWAYS: Condition = lambda use: True  # noqa: E731


class Target(Generic[U]):
    """The cards, players or other subjects that an ability lets a player choose.

    The player chooses before the effect resolves. ``find`` returns the candidates. A candidate that the effect could
    not change is excluded, unless ``reference`` is set. ``by`` returns the seat that chooses. If ``by`` is None, the
    user of the ability chooses. ``total`` is the highest sum of ``measure(subject)`` over the chosen subjects.
    ``guarded`` means that the number of candidates depends on the hidden cards of a hand.
    """

    __slots__ = ("by", "find", "guarded", "least", "measure", "most", "name", "reference", "total")

    def __init__(
        self,
        find: Callable[[U], Iterable[Any]],
        *,
        name: str = "target",
        least: int = 1,
        most: int = 1,
        by: Callable[[U], int] | None = None,
        reference: bool = False,
        total: int | None = None,
        measure: Callable[[Any], int] | None = None,
        guarded: bool = False,
    ) -> None:
        self.name = name
        self.find = find
        self.least = least
        self.most = most
        self.by = by
        self.reference = reference
        self.total = total
        self.measure = measure
        self.guarded = guarded


class Choice(Generic[U]):
    """A choice between named options ("select one").

    ``options`` maps each name to the condition under which it may be selected. ``by`` returns the seat that chooses, as
    in ``Target``. An option may be selected only if the effect, with that option, would change the state of the game. A
    ``last`` choice is made after the targets are chosen.
    """

    __slots__ = ("by", "last", "name", "options")

    def __init__(
        self,
        options: dict[str, Callable[[U], bool]],
        *,
        name: str = "choice",
        by: Callable[[U], int] | None = None,
        last: bool = False,
    ) -> None:
        self.name = name
        self.options = options
        self.by = by
        self.last = last


class Ability:
    """A triggered ability.

    * ``timing`` is the ability's place on the timing chart.
    * ``events`` are the kinds of events to which the ability listens. ``when`` is the triggering condition. If
      ``together`` is true, all events of a batch count as one occurrence ("after 1 or more …").
    * ``condition`` holds the play restrictions.
    * Each copy may be used ``limit`` times per ``period``. One player may use all copies together ``maximum`` times per
      ``maximum_period``.
    * ``effect`` returns the events that resolve together. ``then`` returns the events that follow if all of them took
      place. An effect that needs more is written as a generator ``run``; ``changes`` then tells whether ``run`` would
      change anything. If an ability has both, ``run`` follows ``effect``, and only the events of ``effect`` are known
      to players who react to the announcement.
    * ``zones`` are the zones in which the ability works. If ``zones`` is None, the ability works in the usual zones of
      the card's type.
    """

    __slots__ = (
        "changes", "choice", "condition", "costs", "effect", "events", "index", "limit", "maximum", "maximum_period",
        "name", "period", "run", "targets", "then", "timing", "together", "when", "zones",
    )  # fmt: skip

    def __init__(
        self,
        timing: Timing,
        *,
        effect: Effect | None = None,
        event: type[Event] | tuple[type[Event], ...] | None = None,
        when: Trigger | None = None,
        together: bool = False,
        condition: Condition = ALWAYS,
        costs: Sequence[Cost[Any]] = (),
        target: Target[Any] | None = None,
        targets: Sequence[Target[Any]] = (),
        choice: Choice[Any] | None = None,
        then: Effect | None = None,
        run: Run | None = None,
        changes: Condition | None = None,
        limit: int = UNLIMITED,
        period: str = "",
        maximum: int | None = None,
        maximum_period: str = "",
        zones: Sequence[str] | None = None,
    ) -> None:
        self.timing = timing
        self.events: tuple[type[Event] | None, ...] = event if isinstance(event, tuple) else (event,)
        self.when = when
        self.together = together
        self.condition = condition
        self.costs = tuple(costs)
        self.targets = (target,) if target else tuple(targets)
        self.choice = choice
        self.effect = effect
        self.then = then
        self.run = run
        self.changes = changes
        self.limit = limit
        self.period = period
        self.maximum = maximum
        self.maximum_period = maximum_period
        self.zones = None if zones is None else tuple(zones)
        self.index, self.name = 0, ""

    def named(self, name: str) -> Ability:
        """Return the same ability under another name, for a card that has gained it."""
        copy = self.alike()
        copy.effect, copy.events, copy.when, copy.together = self.effect, self.events, self.when, self.together
        copy.condition, copy.costs, copy.targets, copy.choice = self.condition, self.costs, self.targets, self.choice
        copy.then, copy.run, copy.changes, copy.zones = self.then, self.run, self.changes, self.zones
        copy.limit, copy.period = self.limit, self.period
        copy.maximum, copy.maximum_period = self.maximum, self.maximum_period
        copy.index, copy.name = self.index, name
        return copy

    @property
    def giver(self) -> str | None:
        """The key of the card that gave this ability to its card, or None for a printed ability."""
        card, sign, rest = self.name.partition("#")
        return f"{card}#{rest.partition('.')[0]}" if sign else None

    def alike(self) -> Ability:
        """Return an ability with the same timing and nothing else. The caller fills in the rest."""
        return Ability(self.timing)

    def __repr__(self) -> str:
        return f"Ability({self.name})"

    @property
    def forced(self) -> bool:
        """Whether the ability must be used when its condition is met."""
        return self.timing.forced


class Persistent:
    """A persistent effect: while its card is active, it changes a value of the subjects it applies to.

    ``applies`` is a function of two arguments: the card with the effect, and the subject. ``value`` is a number, or a
    function of the same two arguments. A prohibition is a persistent effect on the attribute ``cannot:…``. The ``test``
    of a prohibition takes three arguments: the card, the subject and the cause.
    """

    __slots__ = ("applies", "attribute", "layer", "test", "value", "zones")

    def __init__(
        self,
        attribute: str,
        value: int | Callable[[Any, Any], int] = 1,
        *,
        applies: Callable[[Any, Any], bool],
        layer: Layer = Layer.ADD,
        test: Callable[[Any, Any, Any], bool] | None = None,
        zones: Sequence[str] | None = None,
    ) -> None:
        self.attribute = attribute
        self.value = value
        self.applies = applies
        self.layer = layer
        self.test = test
        self.zones = zones

    @property
    def lessens(self) -> bool:
        """Whether the effect could lower a value. Every effect could, unless it adds a fixed number of 0 or more."""
        return self.layer is not Layer.ADD or not isinstance(self.value, int) or self.value < 0

    def amount(self, source: Any, subject: Any) -> int:
        """Return the number by which this effect of the card ``source`` changes ``subject``."""
        return self.value if isinstance(self.value, int) else self.value(source, subject)
