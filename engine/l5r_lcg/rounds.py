"""The round: five phases, one after the other (Appendix I)."""

from typing import TYPE_CHECKING

from engine.kernel.flow import Flow
from engine.l5r_lcg.conflict import conflict_phase
from engine.l5r_lcg.draw import draw_phase
from engine.l5r_lcg.dynasty import dynasty_phase
from engine.l5r_lcg.fate import fate_phase
from engine.l5r_lcg.regroup import regroup_phase

if TYPE_CHECKING:
    from engine.l5r_lcg.machinery.table import Table

PHASES = (dynasty_phase, draw_phase, conflict_phase, fate_phase, regroup_phase)


def play_rounds(table: "Table") -> Flow[None]:
    """Play rounds until the game ends. The first round starts at the step ``table.start``, if it names one."""
    while True:
        for number, phase in enumerate(PHASES, 1):
            if not table.start:
                yield from phase(table)
            elif table.start.startswith(f"{number}."):
                start, table.start = table.start, ""
                yield from phase(table, start)
