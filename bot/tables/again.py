"""Another match after one that is over: the same people, with what they brought or with each other's."""

from dataclasses import replace
from typing import Final

from bot.games import Gathering
from bot.store import Seat, Wishes
from bot.tables.table import Table
from bot.words import Words

SAME: Final = "same"
EXCHANGED: Final = "exchanged"
CHANGED: Final = "changed"  # everybody may choose anew, so it waits in its lobby


def exchangeable(table: Table) -> bool:
    """Tell whether sides can be exchanged: they differ, and none is somebody's own deck."""
    brought = [seat.brings for seat in table.saved.seats]
    offered = table.face.offers(Words.load()["en"], Gathering(form=table.form))
    return len(set(brought)) > 1 and all(brings in offered for brings in brought)


def seats_again(table: Table, how: str) -> list[Seat]:
    """Return the seats for another match; exchanged, each brings what the one before had."""
    seats = [
        replace(seat, wishes=Wishes(), name=seat.name if seat.kind == "human" else "", lent=None, seen=0)
        for seat in table.saved.seats
    ]
    if how == EXCHANGED:
        brought = [seat.brings for seat in seats]
        for seat, brings in zip(seats, [brought[-1], *brought], strict=False):
            seat.brings = brings
    return seats
