"""Initiating abilities (§initiating-abilities): the functions that rules and cards import.

All card games share the seven steps. This game adds to these steps in its own ``Use``.
"""

from functools import partial
from typing import Final

from engine.cardplay import choosing
from engine.cardplay.initiation import again, finish, first_target, initiate, may_initiate, resolve
from engine.cardplay.table import Cites
from engine.l5r_lcg.use import Use

RULE: Final = "initiating-abilities"
CITES: Final = Cites(at_once="simultaneous-resolution", paying=f"{RULE}.4", choosing=f"{RULE}.5")

choose_subjects = partial(choosing.choose_subjects, rule=CITES.choosing)


def close(use: Use) -> None:
    """Put a played event into its owner's discard pile, before players may react to its effects (§event-cards)."""
    use.close()


__all__ = [
    "CITES", "RULE", "again", "choose_subjects", "close", "finish", "first_target", "initiate", "may_initiate",
    "resolve",
]  # fmt: skip
