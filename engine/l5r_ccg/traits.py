"""What traits let Personalities do by rule (chapter 12): Samurai commit seppuku."""

from typing import TYPE_CHECKING, Final

from engine.l5r_ccg import events as e
from engine.l5r_ccg.ability import Ability
from engine.l5r_ccg.timing import BEFORE

if TYPE_CHECKING:
    from engine.l5r_ccg.use import Use


def _may_order_seppuku(use: "Use", loss: "e.LoseHonor") -> bool:
    """Tell whether this Samurai did, or was the target of, what costs its player Family Honor (§samurai)."""
    return loss.seat == use.seat and use.this.trait("Samurai") and use.this in loss.by


SEPPUKU: Final = Ability(
    BEFORE,
    event=e.LoseHonor,
    when=_may_order_seppuku,
    effect=lambda use: [use.seppuku(use.this), use.change_honor(use.event, 1)],
    while_bowed=True,
)
SEPPUKU.name = "seppuku"

# What a Personality can do by the rules, when it has the trait.
OF_PERSONALITIES: Final = (SEPPUKU,)
