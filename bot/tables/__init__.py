"""Live matches: who may do what, and nothing shown before it is kept."""

from bot.tables.draft import Draft
from bot.tables.table import Table
from bot.tables.tables import Tables

__all__ = ["Draft", "Table", "Tables"]
