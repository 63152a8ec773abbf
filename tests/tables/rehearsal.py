"""Fifty tables for rehearsals of an update: the state in which people leave them, and the state after the update."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from bot.panels.pages import state_line, updated
from bot.tables import Table, Tables

from .house import SAY, lines, play, seen, started

# The games of the tables, their numbers of seats, and how many tables of each there are.
HOUSE = [
    ("root", 2, 8), ("root", 3, 5), ("root", 4, 6), ("root", 5, 3), ("root", 6, 4), ("l5r-lcg", 2, 12),
    ("l5r-ccg", 2, 8), ("l5r-ccg", 3, 1), ("l5r-ccg", 4, 1), ("l5r-ccg", 5, 1), ("l5r-ccg", 6, 1),
]  # fmt: skip


class Left(NamedTuple):
    """A table as people left it."""

    views: list[Any]
    log: list[str]
    version: int


# Fewer tables: one for each number of seats of Root and of the 1997 game.
SMALL = [
    ("l5r-lcg", 2, 5),
    *(("root", seats, 1) for seats in range(2, 7)),
    *(("l5r-ccg", seats, 1) for seats in (2, 3, 6)),
]


async def furnished(tables: Tables, house: Sequence[tuple[str, int, int]] = HOUSE) -> dict[int, Left]:
    """Return a bot with tables of all games and sizes, as people left them."""
    left, channel = {}, 10
    for game, seats, many in house:
        for _ in range(many):
            channel += 1
            table = await started(tables, channel, game, seats)
            for _ in range(3):
                await play(table, 18 if game == "l5r-ccg" else 8)
            left[table.id] = left_at(table)
    return left


def left_at(table: Table) -> Left:
    """Return the present state of a table, to compare it after the update."""
    assert table.match is not None
    return Left(seen(table), lines(table), table.match.version)


def found_again(table: Table, left: Left) -> str:
    """Return the state of a table after the update: unchanged, or changed with one sentence about the change."""
    assert table.match is not None
    told = updated(table, table.scene(None, SAY).say)
    if not told:
        assert seen(table) == left.views
        assert lines(table) == left.log
        assert table.match.version == left.version
        return "silent"
    assert told in state_line(table, table.scene(None, SAY))
    if "exactly where it was" in told:
        assert seen(table) == left.views
        now = [line for line in lines(table) if "was updated here" not in line]
        assert now[: len(left.log) - 3] == left.log[: len(left.log) - 3]
        return "resumed"
    assert "to be made again" in told and table.saved.state == "playing"
    return "back"
