"""Covert (§covert): a keyword that the attacker's controller may initiate.

Its target is the evaded character (§target).
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from engine.cardplay.ability import Ability
from engine.kernel.events import run_batch
from engine.kernel.flow import Flow
from engine.l5r_lcg import events as e
from engine.l5r_lcg.card import Card
from engine.l5r_lcg.timing import KEYWORD
from engine.l5r_lcg.use import Use

if TYPE_CHECKING:
    from engine.l5r_lcg.machinery.table import Table

COVERT: Final = Ability(KEYWORD, effect=lambda use: [e.Evade(use, use.target)])


def covert_of(table: "Table", card: Card) -> Use:
    """Return the use of a character's covert by its controller."""
    use = Use(table, "keyword", card.controller, card, COVERT)
    use.label = card.key
    return use


def may_evade(card: Card, victim: Card) -> bool:
    """Tell whether a character could use covert on another: the other has no covert and can be targeted."""
    if not card.has("covert") or victim.has("covert"):
        return False
    return not victim.forbids("be-targeted", covert_of(card.table, card))


def evade(table: "Table", pairs: Sequence[tuple[Card, Card]]) -> Flow[None]:
    """Let each attacker of ``pairs`` use covert on its target, all at the same time, before reactions (§covert).

    Each use is an effect of its own, so one may be canceled while another is not.
    """
    uses = []
    for card, victim in pairs:
        use = covert_of(table, card)
        use.chosen["target"] = (victim,)
        uses.append(use)
    initiations = [e.Initiate(use) for use in uses]
    yield from run_batch(table, initiations)
    evading = {one.use.target: one.use for one in initiations if not one.stopped}
    yield from run_batch(table, [e.Evade(use, victim) for victim, use in evading.items()])
