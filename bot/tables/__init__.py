"""Live matches: people's rights at a table, and their actions. The bot shows nothing before it is stored."""

from bot.tables.draft import Draft
from bot.tables.table import Table
from bot.tables.tables import Tables

__all__ = ["Draft", "Table", "Tables"]
