"""Everything that is kept of one person, and the interface of a store for giving it out and erasing it."""

from typing import Any, Final, NamedTuple, Protocol

NOBODY: Final = "—"  # in place of an erased person's name
WATCHER: Final = "watcher"  # the setting of a match that names the user who opened it and only watches


class Place(NamedTuple):
    """A column that says whose a row is. ``erased`` rows go with their person; others stay without the person."""

    table: str
    column: str
    erased: bool


# Every place in which a person's number stands. A test compares this list with the tables that there are.
PLACES: Final = (
    Place("seats", "user", erased=False),
    Place("seats", "lent", erased=False),
    Place("preferences", "user", erased=True),
    Place("decks", "owner", erased=True),
    Place("comments", "person", erased=True),
    Place("entries", "person", erased=True),
    Place("due", "person", erased=True),
    Place("waiting", "person", erased=True),
)


class PersonalStore(Protocol):
    """Gives out and erases what is kept of a person."""

    async def personal(self, user: int) -> dict[str, list[dict[str, Any]]]:
        """Return every row about a person by table, and the decisions of the person's seats."""

    async def matches_of(self, user: int) -> list[int]:
        """Return all matches in which a person has or has lent a seat, asks for one, or only watches."""

    async def forget_in(self, match: int, user: int) -> None:
        """Take a person's number and name out of a match; a seat in play belongs to the computer afterwards.

        A match in play without any other person is closed.

        The match's version increases, so that a process with the match in memory reads it again before it writes.
        """

    async def forget(self, user: int) -> None:
        """Delete every row that is a person's own: preferences, decks, comments, entries in events, what is due."""

    async def finished_before(self, days: int, most: int) -> list[int]:
        """Return at most so many matches that ended or were closed so many days ago, or earlier; the oldest first."""

    async def delete_match(self, match: int) -> None:
        """Delete a match that is over or closed, with everything that belongs to it; another one stays."""
