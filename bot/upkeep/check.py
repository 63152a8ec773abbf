"""This module checks which matches of a database can be resumed under the present rules, and why the others cannot."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bot.store import Damaged, SavedMatch, Store, open_store
from bot.tables.keeping.resuming import taken_up
from engine.keeping import Lost
from engine.kernel.prompt import Refused

COLUMNS: Final = ("match", "game", "state", "decisions", "comes back")


@dataclass(frozen=True)
class Found:
    """The result for one match: how it resumes, or why it does not (``lost``).

    ``told`` marks results that a person should read.
    """

    match: int
    game: str
    state: str
    decisions: int
    how: str
    lost: bool = False
    told: bool = False


async def check(database: Path | str) -> list[Found]:
    """Return how each match of a database resumes. The database is migrated, so pass a copy."""
    store = await open_store(database)
    try:
        return [await _look_at(store, match) for match in await store.matches()]
    finally:
        await store.close()


async def _look_at(store: Store, match: int) -> Found:
    try:
        saved = await store.load(match)
    except Damaged as error:
        return Found(match, "?", "?", 0, f"no: damaged ({error})", lost=True, told=True)
    assert saved is not None
    try:
        return _found(saved, *_how(saved))
    except Lost as error:
        return _found(saved, f"no: {error.reason} at decision {error.row}", lost=True)
    except Refused as error:
        return _found(saved, f"no: {error.reason}", lost=True)
    except Exception as error:  # A mistake in the rules: the match waits until it is mended.
        return _found(saved, f"no: a mistake in these rules ({type(error).__name__})", lost=True)


def _how(saved: SavedMatch) -> tuple[str, bool]:
    """Return how a match resumes, and whether a person should read about this."""
    if saved.state == "cancelled":
        return "closed", False
    found = taken_up(saved)
    if found is None:
        return "as a lobby", False
    if saved.history.ending is not None:
        return "over, as it was kept", False
    if found.how == "same":
        return "as it was", False
    if found.how == "unchecked":
        return "yes (too old to compare)", False
    if found.how == "asked":
        return "at the same table, with another question", True
    if found.how == "resumed":
        return f"from decision {found.base}, nothing lost", True
    return f"at an earlier point, {found.lost} decisions to be made again", True


def _found(saved: SavedMatch, how: str, told: bool = False, *, lost: bool = False) -> Found:
    return Found(saved.id, saved.game, saved.state, len(saved.log), how, lost, told or lost)


def table(found: Sequence[Found]) -> list[str]:
    """Return the lines of a table about matches, or no lines if there are no matches."""
    if not found:
        return []
    cells = [COLUMNS, *((str(f.match), f.game, f.state, str(f.decisions), f.how) for f in found)]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    return ["  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip() for line in cells]


def summary(found: Sequence[Found]) -> str:
    """Return the last line: how many matches can be resumed, and how many matches are in each state."""
    lost = sum(one.lost for one in found)
    states = ", ".join(f"{count} {state}" for state, count in sorted(Counter(one.state for one in found).items()))
    return f"{len(found) - lost} of {len(found)} matches come back ({states or 'none'})"
