"""How each phase of a round begins and ends (Appendix I)."""

from typing import TYPE_CHECKING

from engine.kernel.events import run_batch
from engine.kernel.flow import Flow
from engine.l5r_lcg import events as e

if TYPE_CHECKING:
    from engine.l5r_lcg.machinery.table import Table


def begin(table: "Table", step: str, phase: str) -> Flow[None]:
    """The beginning of a phase."""
    table.step = step
    yield from run_batch(table, [e.PhaseBegins(table.framework, phase)])


def end(table: "Table", step: str, phase: str) -> Flow[None]:
    """The end of a phase."""
    table.step = step
    yield from run_batch(table, [e.PhaseEnds(table.framework, phase)])
