"""Amounts that a player chooses."""

from engine.kernel.flow import Flow, ask
from engine.kernel.prompt import Option, Prompt
from engine.l5r_ccg.use import Use


def number(use: Use, most: int) -> Flow[int]:
    """Ask the player of an ability to choose a number between 1 and ``most``."""
    options = [Option(f"number:{one}", "number", one, number=one) for one in range(1, most + 1)]
    chosen: int = yield from ask(Prompt(use.seat, "number", options, rule="chi", source=use.label))
    return chosen
