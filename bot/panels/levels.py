"""The levels of a table's computers, in words."""

from bot.tables import Table
from bot.words import Tongue
from engine.kernel.games import games


def level_in_full(name: str, say: Tongue) -> str:
    """Return the name of a level of the computers, and how the level plays."""
    return say("level-in-full", level=say(f"level-{name}"), hint=say(f"level-{name}-hint"))


def level_name(table: Table, seat: int) -> str:
    """Return the level of a seat's computer. In a game without a mind, computers play at random."""
    return table.seating.level(seat).name if table.saved.game in games("mind") else "random"


def level_line(table: Table, say: Tongue) -> str:
    """Return the level of the computers, and how it plays. If their levels differ, return only their names."""
    computers = [seat for seat in table.seating.taken if table.seating.is_computer(seat)]
    levels = {seat: level_name(table, seat) for seat in computers}
    if len(set(levels.values())) == 1:
        return say("computer-plays", level=level_in_full(levels[computers[0]], say))
    names = table.seating.shown_names(say)
    return " · ".join(say("labelled", name=names[seat], text=say(f"level-{level}")) for seat, level in levels.items())
