"""Delayed effects and conditions of lasting effects, registered by name so that a position can name them."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from engine.cardplay.durations import Delayed
from engine.kernel.events import Event
from engine.kernel.flow import Flow

Kinds = type[Event] | tuple[type[Event], ...]


class DelayedEffect(NamedTuple):
    """A delayed effect as its card declares it: the kind of event, the condition, the effect.

    A ``standing`` effect happens at every such event.
    """

    name: str
    kind: Kinds
    when: Callable[[Any, Any], bool]
    run: Callable[[Any, Any], Flow[None]]
    standing: bool = False


# Delayed effects and conditions, by the names under which cards registered them.
DELAYED: Final[dict[str, DelayedEffect]] = {}
CONDITIONS: Final[dict[str, Callable[..., bool]]] = {}


def _whenever(later: Delayed, event: Event) -> bool:
    return True


def delayed_effect(
    name: str,
    kind: Kinds,
    run: Callable[[Any, Any], Flow[None]],
    *,
    when: Callable[[Any, Any], bool] = _whenever,
    standing: bool = False,
) -> DelayedEffect:
    """Register a delayed effect under a name and return it.

    Without ``when`` any event of this kind triggers the effect.
    """
    DELAYED[name] = DelayedEffect(name, kind, when, run, standing)
    return DELAYED[name]


def condition(name: str, test: Callable[..., bool]) -> Callable[..., bool]:
    """Register a condition of lasting effects under a name and return it."""
    CONDITIONS[name] = test
    return test


def name_of(delayed: Delayed) -> str:
    """Return the name under which a delayed effect is registered."""
    return next(one.name for one in DELAYED.values() if one.run is delayed.run and one.kind == delayed.kind)


def name_of_condition(test: Callable[..., bool] | None) -> str:
    """Return the name of a lasting effect's condition. The name is empty if there is no condition."""
    return next((name for name, one in CONDITIONS.items() if one is test), "")
