"""Rematches: another match of the same people after a finished one, with the same sides or with exchanged ones."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.games import Gathering
from bot.store import Seat, Wishes
from bot.tables.consent.petitions import AGAIN
from bot.tables.table import Table
from bot.words import Words

SAME: Final = "same"
EXCHANGED: Final = "exchanged"
CHANGED: Final = "changed"  # people may choose again, so the lobby does not start by itself


def exchangeable(table: Table) -> bool:
    """Tell whether the players can exchange sides: the sides differ, and nobody plays a kept deck."""
    brought = [seat.brings for seat in table.saved.seats]
    offered = table.face.offers(Words.load()["en"], Gathering(form=table.seating.form))
    return len(set(brought)) > 1 and all(brings in offered for brings in brought)


def seats_again(table: Table, how: str) -> list[Seat]:
    """Return the seats for another match.

    If the players exchange sides, each seat gets the deck or faction of the seat before it.
    """
    seats = [
        replace(seat, wishes=Wishes(), name=seat.name if seat.kind == "human" else "", lent=None, seen=0)
        for seat in table.saved.seats
    ]
    if how == EXCHANGED:
        brought = [seat.brings for seat in seats]
        for seat, brings in zip(seats, [brought[-1], *brought], strict=False):
            seat.brings = brings
    return seats


def petition(how: str) -> str:
    """Return the kind of the petition for another match."""
    return f"{AGAIN}:{how}"


async def wish(table: Table, user: int, how: str) -> list[int]:
    """Record that ``user`` wants to play again. Return the people who have not yet agreed to play again."""
    async with table.lock:
        table.over()
        missing = table.petitions.agree(petition(how), AGAIN, table.seating.seated(user), table.seating.humans)
        if not missing:  # from now on, a wish is for the match after the next one
            table.petitions.shut(petition(how), "again-agreed")
            table.petitions.shut_all()
        await table.keep()
        return missing


def agreed(table: Table, how: str) -> Sequence[int]:
    """Return the seats that want to play again."""
    asked = table.petitions.get(petition(how))
    return asked.agreed if asked else ()


def call(table: Table, how: str) -> int | None:
    """Return the message that asks who plays again, or None if there is none."""
    asked = table.petitions.get(petition(how))
    return asked.message if asked else None


def followed(table: Table) -> bool:
    """Tell whether another match followed this one in its channel."""
    return table.petitions.get(AGAIN) is not None


async def follow(table: Table) -> None:
    """Record that another match followed this one, so that the table offers no further rematch."""
    async with table.lock:
        table.petitions.shut_all()
        table.petitions.ask(AGAIN, "followed")
        await table.keep()
