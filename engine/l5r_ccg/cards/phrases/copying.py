"""Phrases about copying (§copying)."""

from engine.kernel.prompt import Option
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.machinery.copying import copyable
from engine.l5r_ccg.use import Use


def abilities_of(use: Use, copier: Card, origin: Card) -> list[Option]:
    """Return an option for each ability of a card that another card may copy."""
    return [
        Option(f"copy:{ability.name}", "copy", use.copy_ability(copier, origin, ability), card=origin.key)
        for ability in copyable(origin)
    ]
