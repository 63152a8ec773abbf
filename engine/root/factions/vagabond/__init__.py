"""The Vagabond (9): a lone wanderer with items, relationships, quests, and a character."""

from engine.root.factions.vagabond.board import Vagabond

__all__ = ["Vagabond"]
