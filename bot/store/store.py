"""A store: the matches, and a part for each other matter."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from bot.store.database import Database
from bot.store.errors import ChannelTaken, Damaged, Outdated, Torn
from bot.store.home import Home
from bot.store.matches.frames import FRAMES, read_frames, write_frame
from bot.store.matches.rows import (
    DECISION,
    HELD,
    MATCH,
    SAVE,
    SEAT,
    decision_rows,
    head_row,
    held_rows,
    read_match,
    seat_rows,
    write_beginning,
    write_present,
)
from bot.store.matches.saved import KeptFrame, SavedMatch, Seat
from bot.store.parts.comments import Comments
from bot.store.parts.decks import Decks
from bot.store.parts.due import Dues
from bot.store.parts.events import Events
from bot.store.parts.pace import Pace, write_pacing
from bot.store.parts.personal import Personal
from bot.store.parts.settings import Settings
from engine.keeping import Moment

FIRST_GUILD: Final = 1 << 22  # the least number of a guild; settings of the bot and of its shards have lower numbers


class Store:
    """The matches in a database, and the parts of a store.

    The parts keep ``decks``, ``events``, ``comments``, tasks that are ``due`` later, the people for whom matches wait
    (``pace``), ``settings``, and what is ``personal``. ``home`` knows which servers belong to this process.
    """

    def __init__(self, database: Database, home: Home) -> None:
        self.database = database
        self.home = home
        self.decks = Decks(database)
        self.events = Events(database)
        self.comments = Comments(database)
        self.due = Dues(database, home)
        self.pace = Pace(database, home, self.due)
        self.settings = Settings(database, home)
        self.personal = Personal(database, home)

    async def close(self) -> None:
        """Finish pending work and release the data."""
        await self.database.close()

    @asynccontextmanager
    async def together(self) -> AsyncIterator[None]:
        """Make one transaction of everything that this task writes within the block.

        Either all of it is kept, or nothing.
        """
        async with self.database.transaction():
            yield

    async def create(self, guild: int | None, channel: int, game: str, seats: list[Seat], form: str = "") -> SavedMatch:
        """Open a lobby. Raises ChannelTaken if the channel has an open match."""
        try:
            async with self.database.transaction() as db:
                cursor = await db.execute(
                    "INSERT INTO matches (guild, channel, game, state, form) VALUES (?, ?, ?, 'lobby', ?)",
                    (guild, channel, game, form),
                )
                assert cursor.lastrowid is not None
                saved = SavedMatch(cursor.lastrowid, guild, channel, game, seats=seats, form=form)
                await db.executemany(SEAT, seat_rows(saved))
        except sqlite3.IntegrityError as error:
            raise ChannelTaken from error
        return saved

    async def open_in(self, channel: int) -> int | None:
        """Return the id of the open match of a channel, if any."""
        rows = await self.database.read(
            "SELECT id FROM matches WHERE channel = ? AND state IN ('lobby', 'playing')", channel
        )
        return rows[0][0] if rows else None

    async def over_in(self, channel: int) -> int | None:
        """Return the id of the channel's latest finished match, if any."""
        rows = await self.database.read("SELECT max(id) FROM matches WHERE channel = ? AND state = 'over'", channel)
        found: int | None = rows[0][0]
        return found

    async def matches(self) -> list[int]:
        """Return the ids of all matches, whatever their state is."""
        return [row[0] for row in await self.database.read("SELECT id FROM matches ORDER BY id")]

    async def counts(self) -> dict[str, int]:
        """Return how many matches of this process are in each state, and under ``due`` how many rows wait."""
        rows = await self.database.read(
            f"SELECT state, count(*) FROM matches WHERE {self.home.shards.where('guild')} GROUP BY state"
            f" UNION SELECT 'due', count(*) FROM due WHERE {self.due.ours()}"
        )
        return dict(rows)

    async def load(self, match: int) -> SavedMatch | None:
        """Return a match, or None for an unknown id. Raises Damaged if its rows cannot be read."""

        def look(db: sqlite3.Connection) -> SavedMatch | None:
            asked = [db.execute(sql, (match,)) for sql in MATCH]  # PostgreSQL gets all queries in one message
            head, *rows = [cursor.fetchall() for cursor in asked]
            try:  # reading the rows of a long match takes a while, so this thread does that too
                return read_match(head[0], *rows) if head else None
            except (ValueError, TypeError, KeyError, AttributeError) as error:
                raise Damaged(f"{type(error).__name__}: {error}") from error

        try:
            return await self.database.look(look)
        except Torn as error:  # other failures may be temporary and do not show that the match is damaged
            raise Damaged(str(error)) from error

    async def save(self, saved: SavedMatch, *, keep: int) -> None:
        """Write ``saved`` with the rows of its log from ``keep`` on, and increase its version.

        Raises Outdated, and writes nothing, if the stored version is a different one. Raises NotDue if the due row that
        this save carries out (``saved.pacing.done``) no longer exists.
        """
        head, seats = head_row(saved), seat_rows(saved)
        decisions, held = decision_rows(saved, keep), held_rows(saved)

        def write(db: sqlite3.Connection) -> None:
            if db.execute(SAVE, head).rowcount != 1:
                raise Outdated(saved.id)
            db.executemany(SEAT, seats)
            db.execute("DELETE FROM seats WHERE match = ? AND seat >= ?", (saved.id, len(seats)))
            db.execute("DELETE FROM decisions WHERE match = ? AND row >= ?", (saved.id, keep))
            db.executemany(DECISION, decisions)
            db.execute("DELETE FROM held WHERE match = ?", (saved.id,))
            db.executemany(HELD, held)
            write_present(db, saved, keep)
            write_frame(db, saved, keep)
            write_pacing(db, saved.id, saved.pacing)

        await self.database.write(write)
        if saved.pacing.put or saved.pacing.over:
            self.due.was_put()
        saved.pacing.kept()
        saved.version += 1
        saved.present = saved.chapter = None

    async def is_ours(self, match: int) -> bool:
        """Tell whether a match belongs to this process."""
        return bool(
            await self.database.read(f"SELECT 1 FROM matches WHERE id = ? AND {self.home.shards.where('guild')}", match)
        )

    async def version(self, match: int) -> int | None:
        """Return how often a match was saved, or None for an unknown match."""
        rows = await self.database.read("SELECT version FROM matches WHERE id = ?", match)
        return rows[0][0] if rows else None

    async def frames(self, match: int) -> list[KeptFrame]:
        """Return the frames of a match in the order in which they were taken."""
        return await self.database.look(lambda db: read_frames(db.execute(FRAMES, (match,)).fetchall()))

    async def set_message(self, match: int, message: int) -> None:
        """Remember which message shows the table."""
        async with self.database.transaction() as db:
            await db.execute("UPDATE matches SET message = ? WHERE id = ?", (message, match))

    async def keep_beginning(self, match: int, version: int, moment: Moment) -> None:
        """Store a moment from which a match can be resumed, unless the match was saved again since ``version``."""
        await self.database.write(lambda db: write_beginning(db, match, version, moment))

    async def note_unread(self, match: int, version: str) -> None:
        """Note which version of the rules could not resume a match. Nothing else about the match changes."""
        async with self.database.transaction() as db:
            await db.execute("UPDATE matches SET unread = ? WHERE id = ?", (version, match))

    async def set_aside(self, match: int) -> None:
        """Free the channel of a match that cannot be resumed. All data of the match stays."""
        async with self.database.transaction() as db:
            await db.execute("UPDATE matches SET state = 'broken', version = version + 1 WHERE id = ?", (match,))

    async def bring_back(self, match: int) -> None:
        """Let a match that was set aside be played again. Raises ChannelTaken if its channel has an open match."""
        try:
            async with self.database.transaction() as db:
                await db.execute(
                    "UPDATE matches SET state = 'playing', unread = '', version = version + 1"
                    " WHERE id = ? AND state = 'broken'",
                    (match,),
                )
        except sqlite3.IntegrityError as error:
            raise ChannelTaken from error

    async def aside_in(self, channel: int) -> int | None:
        """Return the id of the channel's latest match that could not be resumed, or None if there is none."""
        rows = await self.database.read(
            "SELECT max(id) FROM matches WHERE channel = ? AND (state = 'broken' OR unread != '')", channel
        )
        found: int | None = rows[0][0]
        return found

    async def tables_of(self, user: int) -> list[tuple[int, int]]:
        """Return the matches in which a user plays now, each with its channel."""
        rows = await self.database.read(
            "SELECT DISTINCT id, channel FROM matches JOIN seats ON match = id"
            " WHERE user = ? AND state IN ('lobby', 'playing') ORDER BY id",
            user,
        )
        return [(match, channel) for match, channel in rows]

    async def has_finished(self, user: int) -> bool:
        """Tell whether a user has ever played a match to its end."""
        rows = await self.database.read(
            "SELECT 1 FROM matches JOIN seats ON match = id WHERE user = ? AND state = 'over' LIMIT 1", user
        )
        return bool(rows)

    async def move(self, match: int, guild: int | None, channel: int) -> None:
        """Move a match to another channel. Raises ChannelTaken if that channel has an open match."""
        try:
            async with self.database.transaction() as db:
                await db.execute(
                    "UPDATE matches SET guild = ?, channel = ?, message = NULL WHERE id = ?", (guild, channel, match)
                )
        except sqlite3.IntegrityError as error:
            raise ChannelTaken from error

    async def guilds(self) -> list[int]:
        """Return the guilds of this process that have open tables, settings or events."""
        rows = await self.database.read(
            "SELECT guild FROM (SELECT guild FROM matches WHERE state IN ('lobby', 'playing')"
            " UNION SELECT guild FROM settings UNION SELECT guild FROM events) AS known"
            f" WHERE guild >= {FIRST_GUILD} AND {self.home.shards.where('guild')} ORDER BY guild"
        )
        return [row[0] for row in rows]

    async def forget_guild(self, guild: int) -> None:
        """Delete the settings and events of a guild."""
        async with self.database.transaction() as db:
            await db.execute("DELETE FROM settings WHERE guild = ?", (guild,))
            await db.execute("DELETE FROM events WHERE guild = ?", (guild,))

    async def finished_before(self, days: int, most: int) -> list[int]:
        """Return at most this many matches that ended or were closed at least this many days ago, the oldest first."""
        rows = await self.database.read(
            "SELECT id FROM matches WHERE state IN ('over', 'cancelled') AND changed <= datetime('now', ?)"
            " ORDER BY changed, id LIMIT ?",
            f"-{days} days",
            most,
        )
        return [row[0] for row in rows]

    async def untouched_before(self, days: int, most: int) -> list[tuple[int, int]]:
        """Return the matches in play, at most ``most``, that nobody has touched for ``days`` days, each with its
        version.

        The list begins with the oldest match, and leaves out matches that this version of the bot cannot resume.
        """
        rows = await self.database.read(
            "SELECT id, version FROM matches WHERE state = 'playing' AND unread = '' AND changed <= datetime('now', ?)"
            " ORDER BY changed, id LIMIT ?",
            f"-{days} days",
            most,
        )
        return [(match, version) for match, version in rows]

    async def delete_match(self, match: int) -> None:
        """Delete a finished or closed match with everything that belongs to it. Other matches stay."""
        async with self.database.transaction() as db:
            await db.execute("DELETE FROM matches WHERE id = ? AND state IN ('over', 'cancelled')", (match,))
