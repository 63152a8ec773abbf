"""Phrases about Provinces."""

from engine.l5r_ccg.state import Province
from engine.l5r_ccg.use import Use


def standing(use: Use) -> list[Province]:
    """Return the Provinces of all players."""
    return [place for player in use.table.players for place in player.standing]


def filled(use: Use) -> list[Province]:
    """Return the Provinces with a card in them. A face-down card is chosen by its place."""
    return [place for place in standing(use) if place.card is not None]
