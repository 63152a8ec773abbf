"""Amounts that a player chooses."""

from engine.kernel.flow import Flow, ask
from engine.kernel.prompt import Option, Prompt
from engine.l5r_ccg.abilities.use import Use
from engine.l5r_ccg.turn.gold import affordable, might_afford


def gold(use: Use, most: int, each: int = 1) -> Flow[int]:
    """Ask the player how many times to pay ``each`` gold, at least once and at most ``most`` times.

    The player is asked whenever two payments might be possible, so the question reveals nothing about the hand.
    """
    able = max(one for one in range(1, most + 1) if affordable(use.you, each * one, use.this))
    return (yield from number(use, able, guarded=might_afford(use.you, 2 * each, use.this)))


def number(use: Use, most: int, *, least: int = 1, guarded: bool = False) -> Flow[int]:
    """Ask the player of an ability to choose a number between ``least`` and ``most``."""
    options = [Option(f"number:{one}", "number", one, number=one) for one in range(least, most + 1)]
    chosen: int = yield from ask(Prompt(use.seat, "number", options, rule="chi", source=use.label, guarded=guarded))
    return chosen
