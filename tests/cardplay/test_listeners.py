"""The conditions of an ability accept every kind of event that the ability listens to.

Compiled code relies on annotations. If an annotation is too narrow, the match fails at the first event of another kind.
"""

from collections.abc import Iterator
from inspect import signature
from typing import Any, get_type_hints

import pytest

from engine.cardplay.ability import Ability
from engine.l5r_ccg.definition import pool as cards_of_1997
from engine.l5r_lcg.definition import catalogue as cards_of_2017


def told(trigger: Any) -> Any:
    """Return the type of event that a trigger's second parameter is declared for, or None."""
    try:
        names, hints = list(signature(trigger).parameters), get_type_hints(trigger)
    except (NameError, TypeError, ValueError):
        return None
    return hints.get(names[1]) if len(names) > 1 else None


def abilities(catalogue: Any) -> Iterator[tuple[str, Ability]]:
    for face in catalogue().values():
        yield from ((face.id, each) for each in face.abilities)


@pytest.mark.parametrize("catalogue, least", [(cards_of_2017, 20), (cards_of_1997, 20)])
def test_triggers_are_declared_for_all_events_that_they_hear(catalogue: Any, least: int) -> None:
    seen, wrong = 0, []
    for card, ability in abilities(catalogue):
        declared = told(ability.when)
        if isinstance(declared, type) and declared is not Any:
            seen += 1
            wrong += [(card, kind.__name__) for kind in ability.events if not issubclass(kind, declared)]
    assert seen >= least
    assert not wrong
