"""Everything that is stored about one person."""

import json
import sqlite3
import zlib
from typing import Any, Final, NamedTuple

from pydantic_core import from_json, to_json

from bot.store.database import Database, seal
from bot.store.home import Home

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


class Personal:
    """Everything that a store keeps about one person, to export and to erase it."""

    def __init__(self, database: Database, home: Home) -> None:
        self._database = database
        self._home = home

    async def of(self, user: int) -> dict[str, list[dict[str, Any]]]:
        """Return every row about a person by table, and the decisions of the person's seats."""

        def look(db: sqlite3.Connection) -> dict[str, list[dict[str, Any]]]:
            found: dict[str, list[dict[str, Any]]] = {}
            for place in PLACES:
                rows = found.setdefault(place.table, [])
                rows += named(db, f"SELECT * FROM {place.table} WHERE {place.column} = ?", user)
            found["deck_versions"] = named(
                db, "SELECT deck_versions.* FROM deck_versions JOIN decks ON deck = id WHERE owner = ?", user
            )
            own = "FROM seats JOIN matches ON matches.id = seats.match WHERE user = ? OR lent = ?"
            found["matches"] = named(db, f"SELECT id, guild, channel, game, state, created, changed {own}", user, user)
            found["decisions"] = named(
                db,
                "SELECT decisions.match, row, keys, auto FROM decisions JOIN seats"
                " ON seats.match = decisions.match AND seats.seat = decisions.seat WHERE user = ? OR lent = ?",
                user,
                user,
            )
            return found

        return await self._database.look(look)

    async def matches_of(self, user: int) -> list[int]:
        """Return all matches in which a person has a seat, has lent a seat, asks for a seat, or only watches."""
        rows = await self._database.read(
            "SELECT match FROM seats WHERE user = ? OR lent = ?"
            " UNION SELECT id FROM matches WHERE petitions LIKE ? OR settings LIKE ? ORDER BY 1",
            user,
            user,
            f'%:{user}"%',  # somebody who asks for a seat
            f'%"{WATCHER}": "{user}"%',
        )
        return [row[0] for row in rows]

    async def forget_in(self, match: int, user: int) -> None:
        """Take a person's number and name out of a match. A seat in play then belongs to the computer.

        A match in play without any other person is closed.

        The match's version increases, so that a process with the match in memory reads it again before it writes.
        """
        await self._database.write(lambda db: forget_in(db, match, user))

    async def forget(self, user: int) -> None:
        """Delete every row that belongs to one person alone, and tell the other processes.

        Rows of this kind are preferences, decks, comments, entries in events, and tasks due later.
        """

        def write(db: sqlite3.Connection) -> None:
            for place in PLACES:
                if place.erased:
                    db.execute(f"DELETE FROM {place.table} WHERE {place.column} = ?", (user,))

        async with self._database.transaction() as db:
            await self._database.write(write)
            await self._home.tell_of_person(db, user)


def forget_in(db: sqlite3.Connection, match: int, user: int) -> None:
    """Erase a person from the rows of a match: the seats, the header, former headers, requests to the table."""
    rows = db.execute("SELECT seat FROM seats WHERE match = ? AND (user = ? OR lent = ?)", (match, user, user))
    seats = [row[0] for row in rows]
    state, header, settings = db.execute(
        "SELECT state, header, settings FROM matches WHERE id = ?", (match,)
    ).fetchone()
    in_play = state in ("playing", "broken")
    now = "'computer'" if in_play else "kind"
    for seat in seats:
        db.execute(
            f"UPDATE seats SET user = NULL, lent = NULL, name = ?, kind = {now} WHERE match = ? AND seat = ?",
            ("" if in_play else NOBODY, match, seat),
        )
    written = None if header is None else without_names(header, seats)
    others = db.execute("SELECT 1 FROM seats WHERE match = ? AND coalesce(user, lent) IS NOT NULL", (match,)).fetchall()
    then = "cancelled" if state == "playing" and not others else state  # a match without people does not go on
    db.execute(
        "UPDATE matches SET state = ?, header = ?, seal = ?, settings = ?, petitions = '{}', version = version + 1"
        " WHERE id = ?",
        (then, written, seal(match, written), without_watcher(settings, user), match),
    )
    for number, body in db.execute("SELECT id, body FROM chapters WHERE match = ?", (match,)).fetchall():
        chapter = from_json(zlib.decompress(body))
        chapter["header"] = json.loads(without_names(json.dumps(chapter["header"]), seats))
        db.execute("UPDATE chapters SET body = ? WHERE id = ?", (zlib.compress(to_json(chapter)), number))


def without_watcher(settings: str, user: int) -> str:
    """Return a match's settings (as stored) without a person who opened it and only watches."""
    try:
        chosen = json.loads(settings)
        if chosen.get(WATCHER) == str(user):
            del chosen[WATCHER]
    except (ValueError, TypeError, AttributeError):
        return settings
    return json.dumps(chosen)


def without_names(header: str, seats: list[int]) -> str:
    """Return a header (as stored) without the names at some seats. A header that cannot be read stays as it is."""
    try:
        facts = json.loads(header)
        for seat in seats:
            if "name" in facts["seats"][seat]:
                facts["seats"][seat]["name"] = NOBODY
    except (ValueError, TypeError, KeyError, IndexError):
        return header
    return json.dumps(facts, ensure_ascii=False)


def named(db: sqlite3.Connection, sql: str, *values: Any) -> list[dict[str, Any]]:
    """Return the rows of a query with the names of their columns."""
    cursor = db.execute(sql, values)
    names = [column[0] for column in cursor.description]
    return [dict(zip(names, row, strict=True)) for row in cursor]
