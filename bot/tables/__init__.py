"""Live matches: people's rights at a table, and their actions. The bot shows nothing before it is stored.

``table`` is one table, ``tables`` are all tables in memory, and ``play`` lets a match go on. ``seats`` says who sits
where. ``life`` leads a table from its lobby to its end. ``answers`` takes a player's picks, ``plans`` takes answers in
advance, and ``computers`` answers for computers. ``consent`` makes the changes to which all players must agree.
``clocks`` keeps turns and time, and ``keeping`` stores and resumes matches. The other modules serve all of these:
``views``, ``slices`` (long work in parts) and ``house_options``.
"""

from bot.tables.answers.draft import Draft
from bot.tables.table import Table
from bot.tables.tables import Tables

__all__ = ["Draft", "Table", "Tables"]
