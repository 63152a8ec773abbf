"""Everything that is stored about one person, and the interface of a store for exporting and erasing it."""

from typing import Any, Final, NamedTuple, Protocol

NOBODY: Final = "—"  # in place of an erased person's name
WATCHER: Final = "watcher"  # the setting of a match that names the user who opened it and only watches


class Place(NamedTuple):
    """A column that holds the numbers of Discord users.

    If ``erased``, a person's rows are deleted when the person's data is erased. Other rows stay, without the person's
    number.
    """

    table: str
    column: str
    erased: bool


# Every column with a person's number. A test compares this list with the existing tables.
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
    """The part of a store that exports and erases the data about a person."""

    async def personal(self, user: int) -> dict[str, list[dict[str, Any]]]:
        """Return every row about a person by table, and the decisions of the person's seats."""

    async def matches_of(self, user: int) -> list[int]:
        """Return all matches in which a person has a seat, has lent a seat, asks for a seat, or only watches."""

    async def forget_in(self, match: int, user: int) -> None:
        """Take a person's number and name out of a match. A seat in play then belongs to the computer.

        A match in play without any other person is closed.

        The match's version increases, so that a process with the match in memory reads it again before it writes.
        """

    async def forget(self, user: int) -> None:
        """Delete every row that belongs to one person alone.

        Rows of this kind are preferences, decks, comments, entries in events, and tasks due later.
        """

    async def finished_before(self, days: int, most: int) -> list[int]:
        """Return at most this many matches that ended or were closed at least this many days ago, oldest first."""

    async def untouched_before(self, days: int, most: int) -> list[tuple[int, int]]:
        """Return at most this many matches in play, each with its version, that nobody has touched for this many days.

        The list begins with the oldest. The list leaves out the matches that this version of the bot cannot resume.
        """

    async def delete_match(self, match: int) -> None:
        """Delete a finished or closed match with everything that belongs to it. Other matches stay."""
