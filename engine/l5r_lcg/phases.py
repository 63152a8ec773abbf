"""How each phase of a round begins and ends (Appendix I), and at which steps the rules can restart."""

from typing import TYPE_CHECKING

from engine.kernel.events import run_batch
from engine.kernel.flow import Answer, Flow
from engine.kernel.prompt import Prompt
from engine.l5r_lcg import events as e

if TYPE_CHECKING:
    from engine.l5r_lcg.machinery.table import Table


def begin(table: "Table", step: str, phase: str) -> Flow[None]:
    """Begin a phase."""
    table.step = step
    yield from run_batch(table, [e.PhaseBegins(table.framework, phase)])


def end(table: "Table", step: str, phase: str) -> Flow[None]:
    """End a phase."""
    table.step = step
    yield from run_batch(table, [e.PhaseEnds(table.framework, phase)])


def ask_anew(table: "Table", start: str, *prompts: Prompt) -> Flow[tuple[Answer, ...]]:
    """Ask a question at which the rules can restart, because the table alone decides how the rules go on.

    ``start`` is the step at which the rules restart. If ``start`` is empty, the question is in the middle of an effect,
    and the rules cannot restart.
    """
    table.start = start
    if start:
        for prompt in prompts:
            prompt.anew = True
    answers = yield prompts
    table.start = ""
    return answers
