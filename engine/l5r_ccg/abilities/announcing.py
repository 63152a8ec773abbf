"""Announcing actions: whether a bowed card may act, and whether others may react before the costs are paid."""

from typing import TYPE_CHECKING

from engine.kernel.events import run_batch
from engine.kernel.flow import Flow
from engine.l5r_ccg import events as e
from engine.l5r_ccg.abilities.timing import INSTEAD, TRAIT
from engine.l5r_ccg.card import Card

if TYPE_CHECKING:
    from engine.cardplay.ability import Ability as AnyAbility
    from engine.l5r_ccg.abilities.use import Use


def bow_prevents(card: Card, ability: "AnyAbility") -> bool:
    """Tell whether a card cannot use an ability because it is bowed (§bow). Traits are not abilities (§trait)."""
    if not card.bowed or ability.timing in (TRAIT, INSTEAD) or getattr(ability, "while_bowed", False):
        return False
    return not card.value("acts-bowed")


def may_be_thwarted(use: "Use") -> bool:
    """Tell whether others may react before the costs of a use are paid.

    Others may react if the card is a Strategy of a player with negative Honor.
    """
    return use.is_played and use.you.honor < 0


def let_others_react(use: "Use") -> Flow[bool]:
    """Let others react to a Strategy before its costs are paid.

    Return whether the other players have stopped the Strategy.
    """
    announcement = e.Announce(use)
    yield from run_batch(use.table, [announcement])
    return announcement.stopped
