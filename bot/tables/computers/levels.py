"""The level of computers at a table: the lobby's choice for all of them, or for one seat."""

from collections.abc import Mapping, MutableMapping, Sequence
from typing import Final

from engine.players.computer import LEVELS, USUAL, Level

LEVEL: Final = "level"  # the name of the setting for all computers; for one seat, a colon and the seat's number follow


def level_at(settings: Mapping[str, str], seat: int) -> Level:
    """Return the level of a computer at a seat."""
    return LEVELS.get(settings.get(of_seat(seat)) or settings.get(LEVEL, USUAL), LEVELS[USUAL])


def of_seat(seat: int) -> str:
    """Return the name of the setting for one seat."""
    return f"{LEVEL}:{seat}"


def choose(settings: MutableMapping[str, str], level: str, seat: int | None = None) -> None:
    """Choose a level for a seat.

    Without a seat, choose the level for all computers and drop the choices for single seats.
    """
    if seat is not None:
        settings[of_seat(seat)] = level
        return
    for name in [name for name in settings if name.startswith(f"{LEVEL}:")]:
        del settings[name]
    settings[LEVEL] = level


def chosen_levels(settings: Mapping[str, str], seats: Sequence[int]) -> list[str]:
    """Return the choices in the form of a lobby's select: for all, and then for each of these seats (``1:master``)."""
    whole = [settings[LEVEL]] if LEVEL in settings else []
    return [*whole, *(f"{seat}:{settings[of_seat(seat)]}" for seat in seats if of_seat(seat) in settings)]


def reseat(settings: MutableMapping[str, str], before: Sequence[int]) -> None:
    """Move the levels along with their seats to a new order. ``before`` has the old number of each seat."""
    moved = {of_seat(now): settings[of_seat(seat)] for now, seat in enumerate(before) if of_seat(seat) in settings}
    for name in [name for name in settings if name.startswith(f"{LEVEL}:")]:
        del settings[name]
    settings.update(moved)
