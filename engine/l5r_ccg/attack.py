"""The Attack Phase (§attack-phase)."""

from typing import TYPE_CHECKING

from engine.kernel.flow import Flow

if TYPE_CHECKING:
    from engine.l5r_ccg.table import Table


def attack_phase(table: "Table") -> Flow[None]:
    """Nobody is obliged to attack, and so far nobody can."""
    yield from ()
