"""What an ability is: when, at what cost, on what targets, with what effect, how often.

An ability is declared once with its card and shared by all copies; one use of it is a Use (``engine.l5r_lcg.use``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from engine.kernel.events import Event, Timing
from engine.kernel.flow import Flow
from engine.kernel.modifiers import Layer

if TYPE_CHECKING:
    from engine.l5r_lcg.card import Card
    from engine.l5r_lcg.cost import Cost
    from engine.l5r_lcg.use import Use

Condition: TypeAlias = Callable[["Use"], bool]
Trigger: TypeAlias = Callable[["Use", Any], bool]
Effect: TypeAlias = Callable[["Use"], Sequence[Event]]
Run: TypeAlias = Callable[["Use"], Flow[None]]
Find: TypeAlias = Callable[["Use"], Iterable[Any]]

UNLIMITED: Final = 1_000_000
IN_PLAY: Final = ("play", "province", "row", "stronghold", "role")
ALWAYS: Condition = lambda use: True  # noqa: E731


class Target:
    """What an ability asks to choose before its dash (Cible), or, ``late``, while it resolves.

    ``find`` gives the candidates; those which the effect could not change are left out, unless the target is a mere
    ``reference``. ``of`` is "opponent" when the opponent chooses. ``total`` bounds the sum of a number (``measure``)
    over the chosen. ``guarded`` tells that how many candidates there are depends on a hand.
    """

    __slots__ = ("find", "guarded", "least", "measure", "most", "name", "of", "reference", "total")

    def __init__(
        self,
        find: Find,
        *,
        name: str = "target",
        least: int = 1,
        most: int = 1,
        of: str = "you",
        reference: bool = False,
        total: int | None = None,
        measure: Callable[[Card], int] | None = None,
        guarded: bool = False,
    ) -> None:
        self.name = name
        self.find = find
        self.least = least
        self.most = most
        self.of = of
        self.reference = reference
        self.total = total
        self.measure = measure
        self.guarded = guarded


class Choice:
    """ "Select one" before the dash (Choisir une Option): the names of the options and when each may be selected.

    An option may only be selected if it would change the state of the game, which the effect is asked about with the
    option selected. ``last`` is for a selection about the targets, made after they are chosen.
    """

    __slots__ = ("last", "name", "of", "options")

    def __init__(
        self, options: dict[str, Condition], *, name: str = "choice", of: str = "you", last: bool = False
    ) -> None:
        self.name = name
        self.options = options
        self.of = of
        self.last = last


class Ability:
    """A triggered ability (Capacités Déclenchées).

    ``timing`` is where on the chart it belongs; ``events`` the kinds of events it listens to and ``when`` the
    triggering condition; ``together`` when all that happens at once is one occurrence ("after 1 or more …");
    ``condition`` the play restrictions; ``limit`` how often per ``period`` each copy may use it, ``maximum`` how often
    per ``period`` one player may use it over all copies (each copy once per round then). ``effect`` gives the events
    that resolve together, ``then`` those that follow if all of the first took place; ``run`` is for what does not fit,
    and ``changes`` tells whether ``run`` would change anything.
    """

    __slots__ = (
        "changes", "choice", "condition", "costs", "effect", "events", "index", "limit", "limit_period", "maximum",
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
        costs: Sequence[Cost] = (),
        target: Target | None = None,
        targets: Sequence[Target] = (),
        choice: Choice | None = None,
        then: Effect | None = None,
        run: Run | None = None,
        changes: Condition | None = None,
        limit: int = 1,
        period: str = "round",
        maximum: int | None = None,
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
        # A maximum is no limit: the general one, once per round, stands beside it (Capacités Déclenchées).
        self.limit_period = period if maximum is None else "round"
        self.maximum = maximum
        self.zones = None if zones is None else tuple(zones)
        self.index, self.name = 0, ""

    def __repr__(self) -> str:
        return f"Ability({self.name})"

    @property
    def forced(self) -> bool:
        """Whether the ability must be resolved when its condition is met (Forcée)."""
        return self.timing in (Timing.FORCED_INTERRUPT, Timing.FORCED_REACTION)


class Persistent:
    """A persistent effect (Capacités Permanentes): while its card is active it changes a value of what it applies to.

    ``applies`` gets the card it stands on and the card in question; ``value`` a number, or a function of both.
    A prohibition is a persistent effect of the attribute ``cannot:…``; there ``unless`` looks at the cause.
    """

    __slots__ = ("applies", "attribute", "layer", "test", "value", "zones")

    def __init__(
        self,
        attribute: str,
        value: int | Callable[[Card, Any], int] = 1,
        *,
        applies: Callable[[Card, Any], bool],
        layer: Layer = Layer.ADD,
        test: Callable[[Card, Any, Any], bool] | None = None,
        zones: Sequence[str] | None = None,
    ) -> None:
        self.attribute = attribute
        self.value = value
        self.applies = applies
        self.layer = layer
        self.test = test
        self.zones = zones

    def amount(self, source: Card, subject: Any) -> int:
        """Return the size of the modifier for ``subject``."""
        return self.value if isinstance(self.value, int) else self.value(source, subject)
