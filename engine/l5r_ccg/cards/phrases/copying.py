"""Phrases about copying (§copying)."""

from collections.abc import Sequence

from engine.kernel.events import run_batch
from engine.kernel.flow import Flow, ask
from engine.kernel.prompt import Option, Prompt
from engine.l5r_ccg.abilities.use import Use
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.machinery.copying import copyable


def abilities_of(use: Use, copier: Card, origin: Card) -> list[Option]:
    """Return an option for each ability of a card that another card may copy now."""
    copies = ((ability, use.copy_ability(copier, origin, ability)) for ability in copyable(origin))
    return [Option(f"copy:{one.name}", "copy", copy, card=origin.key) for one, copy in copies if copy.possible()]


def copy_one(use: Use, options: Sequence[Option]) -> Flow[None]:
    """Let the player choose what to copy, and copy it. Nothing happens if there is nothing to copy any more."""
    if options:
        chosen = yield from ask(Prompt(use.seat, "copy", options, rule="copying", source=use.label))
        yield from run_batch(use.table, [chosen])
