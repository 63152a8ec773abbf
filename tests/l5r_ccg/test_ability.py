"""An ability that a card gains equals the printed one except for its name."""

from typing import Any

from engine.l5r_ccg.abilities.ability import Ability
from engine.l5r_ccg.abilities.traits import Fear
from engine.l5r_ccg.fighting.ranged import Ranged
from engine.l5r_ccg.machinery.effects import printed_abilities


def held(ability: Ability) -> dict[str, Any]:
    """Return all attributes of an ability, by name."""
    names = [name for kind in type(ability).__mro__ for name in getattr(kind, "__slots__", ())]
    return {name: getattr(ability, name) for name in names if name != "name"}


def test_a_gained_ability_is_all_that_the_printed_one_is() -> None:
    printed = printed_abilities()
    assert {Ability, Fear, Ranged} <= {type(ability) for ability in printed.values()}
    for ability in printed.values():
        gained = ability.named("gained.0")
        assert gained.name == "gained.0" and type(gained) is type(ability) and gained is not ability
        assert held(gained) == held(ability), ability.name
