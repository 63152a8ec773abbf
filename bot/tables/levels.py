"""How well computers play at a table: as its lobby chose for all of them, or for one seat."""

from collections.abc import Mapping, MutableMapping, Sequence
from typing import Final

from engine.players.computer import LEVELS, USUAL, Level

LEVEL: Final = "level"  # the setting for all computers; that for one seat has its number behind a colon


def level_at(settings: Mapping[str, str], seat: int) -> Level:
    """Return how well a computer plays at a seat."""
    return LEVELS.get(settings.get(of_seat(seat)) or settings.get(LEVEL, USUAL), LEVELS[USUAL])


def of_seat(seat: int) -> str:
    """Return the setting for one seat."""
    return f"{LEVEL}:{seat}"


def choose(settings: MutableMapping[str, str], level: str, seat: int | None = None) -> None:
    """Choose a level for a seat; without one for all computers, whatever was chosen for some."""
    if seat is not None:
        settings[of_seat(seat)] = level
        return
    for name in [name for name in settings if name.startswith(f"{LEVEL}:")]:
        del settings[name]
    settings[LEVEL] = level


def chosen_levels(settings: Mapping[str, str], seats: Sequence[int]) -> list[str]:
    """Return what was chosen, as a lobby's select says it: for all, then for each of these seats (``1:master``)."""
    whole = [settings[LEVEL]] if LEVEL in settings else []
    return [*whole, *(f"{seat}:{settings[of_seat(seat)]}" for seat in seats if of_seat(seat) in settings)]


def reseat(settings: MutableMapping[str, str], before: Sequence[int]) -> None:
    """Let the levels follow their seats to another order: ``before`` has the number that each seat had till now."""
    moved = {of_seat(now): settings[of_seat(seat)] for now, seat in enumerate(before) if of_seat(seat) in settings}
    for name in [name for name in settings if name.startswith(f"{LEVEL}:")]:
        del settings[name]
    settings.update(moved)
