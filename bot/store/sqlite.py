"""The store in one SQLite file."""

import json
import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict
from typing import Any, Final, get_args

import aiosqlite

from bot.store.base import ChannelTaken, Damaged, KeptFrame, Outdated, Petition, SavedMatch, Seat, Torn
from bot.store.decks import SqliteDecks
from bot.store.frames import FRAMES, read_frames, write_frame
from bot.store.plan import Mode, Step, Wishes, next_answer, next_pass, passing
from bot.store.sqlite_comments import SqliteComments
from bot.store.sqlite_events import SqliteEvents
from bot.store.sqlite_pace import SqlitePace, read_pacing, write_pacing
from bot.store.sqlite_personal import SqlitePersonal
from bot.store.survival import HISTORY, check, read_history, seal, write_beginning, write_present
from engine.keeping import Moment
from engine.kernel.game import Header
from engine.kernel.match import Decision

DECISION: Final = "INSERT INTO decisions (match, row, seat, keys, auto, seal) VALUES (?, ?, ?, ?, ?, ?)"
SEAT: Final = "INSERT OR REPLACE INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
SAVE: Final = (
    "UPDATE matches SET state = ?, undos = ?, header = ?, seal = ?, settings = ?, petitions = ?, unread = ?,"
    " notice = ?, version = version + 1, changed = CURRENT_TIMESTAMP WHERE id = ? AND version = ?"
)
FIRST_GUILD: Final = 1 << 22  # the least number of a guild; settings of the bot and of its shards have lower numbers
# The columns of a match, in the order of ``read_match``.
MATCH: Final = (
    "SELECT id, guild, channel, game, state, version, undos, message, header, form, settings, petitions, seal, unread,"
    " notice FROM matches WHERE id = ?",
    "SELECT kind, user, name, brings, wishes, lent, seen FROM seats WHERE match = ? ORDER BY seat",
    "SELECT seat, keys, auto, row, seal FROM decisions WHERE match = ? ORDER BY row",
    "SELECT seat, keys, seal FROM held WHERE match = ?",
    "SELECT body, at FROM clocks WHERE match = ?",
    *HISTORY,
)


class SqliteStore(SqliteDecks, SqliteEvents, SqlitePace, SqliteComments, SqlitePersonal):
    """A store of matches in a SQLite file."""

    async def create(self, guild: int | None, channel: int, game: str, seats: list[Seat], form: str = "") -> SavedMatch:
        """Open a lobby. Raises ChannelTaken if the channel has an open match."""
        try:
            async with self._transaction() as db:
                cursor = await db.execute(
                    "INSERT INTO matches (guild, channel, game, state, form) VALUES (?, ?, ?, 'lobby', ?)",
                    (guild, channel, game, form),
                )
                assert cursor.lastrowid is not None
                saved = SavedMatch(cursor.lastrowid, guild, channel, game, seats=seats, form=form)
                await write_seats(db, saved)
        except sqlite3.IntegrityError as error:
            raise ChannelTaken from error
        return saved

    async def open_in(self, channel: int) -> int | None:
        """Return the id of the open match of a channel, if any."""
        rows = await self._read("SELECT id FROM matches WHERE channel = ? AND state IN ('lobby', 'playing')", channel)
        return rows[0][0] if rows else None

    async def over_in(self, channel: int) -> int | None:
        """Return the id of the channel's latest finished match, if any."""
        rows = await self._read("SELECT max(id) FROM matches WHERE channel = ? AND state = 'over'", channel)
        found: int | None = rows[0][0]
        return found

    async def matches(self) -> list[int]:
        """Return the ids of all matches, whatever their state is."""
        return [row[0] for row in await self._read("SELECT id FROM matches ORDER BY id")]

    async def counts(self) -> dict[str, int]:
        """Return how many matches of this process are in each state, and under ``due`` how many rows wait."""
        rows = await self._read(
            f"SELECT state, count(*) FROM matches WHERE {self.shards.where('guild')} GROUP BY state"
            f" UNION SELECT 'due', count(*) FROM due WHERE {self._ours()}"
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
            return await self._look(look)
        except Torn as error:  # other failures may be temporary and do not show that the match is damaged
            raise Damaged(str(error)) from error

    async def save(self, saved: SavedMatch, *, keep: int) -> None:
        """Write ``saved`` with the rows of its log from ``keep`` on, and increase its version."""
        rows = [
            (saved.id, row, decision.seat, keys := json.dumps(decision.keys), decision.auto,
             seal(saved.id, row, decision.seat, keys, int(decision.auto)))
            for row, decision in enumerate(saved.log[keep:], keep)
        ]  # fmt: skip
        held = [
            (saved.id, seat, written := json.dumps(keys), seal(saved.id, seat, written))
            for seat, keys in saved.held.items()
        ]
        chosen = (json.dumps(saved.settings), json.dumps({k: vars(asked) for k, asked in saved.petitions.items()}))
        header = write_header(saved.header)
        more = (header, seal(saved.id, header), *chosen, saved.unread, json.dumps(saved.notice))
        head, seats = (saved.state, saved.undos, *more, saved.id, saved.version), seat_rows(saved)

        def write(db: sqlite3.Connection) -> None:
            if db.execute(SAVE, head).rowcount != 1:
                raise Outdated(saved.id)
            db.executemany(SEAT, seats)
            db.execute("DELETE FROM seats WHERE match = ? AND seat >= ?", (saved.id, len(seats)))
            db.execute("DELETE FROM decisions WHERE match = ? AND row >= ?", (saved.id, keep))
            db.executemany(DECISION, rows)
            db.execute("DELETE FROM held WHERE match = ?", (saved.id,))
            db.executemany("INSERT INTO held (match, seat, keys, seal) VALUES (?, ?, ?, ?)", held)
            write_present(db, saved, keep)
            write_frame(db, saved, keep)
            write_pacing(db, saved.id, saved.pacing)

        await self._write(write)
        if saved.pacing.put or saved.pacing.over:
            self._due_was_put()
        saved.pacing.kept()
        saved.version += 1
        saved.present = saved.chapter = None

    async def is_ours(self, match: int) -> bool:
        """Tell whether a match belongs to this process."""
        return bool(await self._read(f"SELECT 1 FROM matches WHERE id = ? AND {self.shards.where('guild')}", match))

    async def version(self, match: int) -> int | None:
        """Return how often a match was saved, or None for an unknown match."""
        rows = await self._read("SELECT version FROM matches WHERE id = ?", match)
        return rows[0][0] if rows else None

    async def frames(self, match: int) -> list[KeptFrame]:
        """Return the frames of a match in the order in which they were taken."""
        return await self._look(lambda db: read_frames(db.execute(FRAMES, (match,)).fetchall()))

    async def set_message(self, match: int, message: int) -> None:
        """Remember which message shows the table."""
        async with self._transaction() as db:
            await db.execute("UPDATE matches SET message = ? WHERE id = ?", (message, match))

    async def keep_beginning(self, match: int, version: int, moment: Moment) -> None:
        """Store a moment from which a match can be resumed, unless the match was saved again since ``version``."""
        await self._write(lambda db: write_beginning(db, match, version, moment))

    async def note_unread(self, match: int, version: str) -> None:
        """Note which version of the rules could not resume a match. Nothing else about the match changes."""
        async with self._transaction() as db:
            await db.execute("UPDATE matches SET unread = ? WHERE id = ?", (version, match))

    async def set_aside(self, match: int) -> None:
        """Free the channel of a match that cannot be resumed. All data of the match stays."""
        async with self._transaction() as db:
            await db.execute("UPDATE matches SET state = 'broken', version = version + 1 WHERE id = ?", (match,))

    async def bring_back(self, match: int) -> None:
        """Let a match that was set aside be played again. Raises ChannelTaken if its channel has an open match."""
        try:
            async with self._transaction() as db:
                await db.execute(
                    "UPDATE matches SET state = 'playing', unread = '', version = version + 1"
                    " WHERE id = ? AND state = 'broken'",
                    (match,),
                )
        except sqlite3.IntegrityError as error:
            raise ChannelTaken from error

    async def aside_in(self, channel: int) -> int | None:
        """Return the id of the channel's latest match that could not be resumed, or None if there is none."""
        rows = await self._read(
            "SELECT max(id) FROM matches WHERE channel = ? AND (state = 'broken' OR unread != '')", channel
        )
        found: int | None = rows[0][0]
        return found

    async def tables_of(self, user: int) -> list[tuple[int, int]]:
        """Return the matches in which a user plays now, each with its channel."""
        rows = await self._read(
            "SELECT DISTINCT id, channel FROM matches JOIN seats ON match = id"
            " WHERE user = ? AND state IN ('lobby', 'playing') ORDER BY id",
            user,
        )
        return [(match, channel) for match, channel in rows]

    async def has_finished(self, user: int) -> bool:
        """Tell whether a user has ever played a match to its end."""
        rows = await self._read(
            "SELECT 1 FROM matches JOIN seats ON match = id WHERE user = ? AND state = 'over' LIMIT 1", user
        )
        return bool(rows)

    async def move(self, match: int, guild: int | None, channel: int) -> None:
        """Move a match to another channel. Raises ChannelTaken if that channel has an open match."""
        try:
            async with self._transaction() as db:
                await db.execute(
                    "UPDATE matches SET guild = ?, channel = ?, message = NULL WHERE id = ?", (guild, channel, match)
                )
        except sqlite3.IntegrityError as error:
            raise ChannelTaken from error

    async def preferences(self, user: int | None = None) -> list[tuple[int, str, str]]:
        """Return the preferences of everybody, or of one person, as rows of user, name and value."""
        everybody = "SELECT user, name, value FROM preferences"
        rows = await (self._read(everybody) if user is None else self._read(f"{everybody} WHERE user = ?", user))
        return [(user, name, value) for user, name, value in rows]

    async def prefer(self, user: int, name: str, value: str | None) -> None:
        """Change a person's preference. The value None deletes the preference."""
        async with self._transaction() as db:
            await db.execute("DELETE FROM preferences WHERE user = ? AND name = ?", (user, name))
            if value is not None:
                await db.execute("INSERT INTO preferences VALUES (?, ?, ?)", (user, name, value))

    async def setting(self, guild: int, name: str) -> str | None:
        """Return a setting of a guild (0: of the bot itself)."""
        rows = await self._read("SELECT value FROM settings WHERE guild = ? AND name = ?", guild, name)
        return rows[0][0] if rows else None

    async def change_setting(self, guild: int, name: str, value: str | None) -> None:
        """Change a setting. The value None deletes the setting."""
        async with self._transaction() as db:
            await db.execute("DELETE FROM settings WHERE guild = ? AND name = ?", (guild, name))
            if value is not None:
                await db.execute("INSERT INTO settings VALUES (?, ?, ?)", (guild, name, value))

    async def guilds(self) -> list[int]:
        """Return the guilds of this process that have open tables, settings or events."""
        rows = await self._read(
            "SELECT guild FROM (SELECT guild FROM matches WHERE state IN ('lobby', 'playing')"
            " UNION SELECT guild FROM settings UNION SELECT guild FROM events) AS known"
            f" WHERE guild >= {FIRST_GUILD} AND {self.shards.where('guild')} ORDER BY guild"
        )
        return [row[0] for row in rows]

    async def forget_guild(self, guild: int) -> None:
        """Delete the settings and events of a guild."""
        async with self._transaction() as db:
            await db.execute("DELETE FROM settings WHERE guild = ?", (guild,))
            await db.execute("DELETE FROM events WHERE guild = ?", (guild,))


async def write_seats(db: aiosqlite.Connection, saved: SavedMatch) -> None:
    """Write the seats of a table."""
    await db.executemany(SEAT, seat_rows(saved))


def seat_rows(saved: SavedMatch) -> list[tuple[Any, ...]]:
    """Return the seats of a table as rows."""
    return [
        (saved.id, n, s.kind, s.user, s.name, s.brings, json.dumps(asdict(s.wishes)), s.lent, s.seen)
        for n, s in enumerate(saved.seats)
    ]


def write_header(header: Header | None) -> str | None:
    """Return a header as JSON."""
    if header is None:
        return None
    return json.dumps(header.facts(), ensure_ascii=False)


def read_match(
    head: Any, seats: Iterable[Any], log: Iterable[Any], held: Iterable[Any], clock: list[Any], *history: Any
) -> SavedMatch:
    """Return the match that these rows describe. Raises ValueError and similar errors if the rows make no sense."""
    match, guild, channel, game, state, version, undos, message, written, form, settings, asked, sealed, *more = head
    check(sealed, match, written)
    decisions: list[Decision] = []
    for seat, keys, auto, row, sealed in log:
        if row != len(decisions):
            raise ValueError(f"decision {len(decisions)} is missing")
        check(sealed, match, row, seat, keys, auto)
        decisions.append(Decision(int(seat), read_keys(keys), bool(auto)))
    header = None
    if written is not None:
        facts = json.loads(written)
        header = Header(facts.pop("game"), facts.pop("seed"), tuple(facts.pop("seats")), **facts)
    found = [
        Seat(kind, user, name, brings, read_wishes(wishes), lent, int(seen))
        for kind, user, name, brings, wishes, lent, seen in seats
    ]
    if not found:
        raise ValueError("no seats")
    if state in ("playing", "over") and (header is None or len(header.seats) != len(found)):
        raise ValueError("no header that fits the seats")
    waiting = {}
    for seat, keys, sealed in held:
        check(sealed, match, seat, keys)
        waiting[seat] = read_keys(keys)
    where = (match, guild, channel, game, state, version, undos, message)
    chosen, petitions = read_settings(settings), read_petitions(asked)
    unread, notice = more
    past = (unread, read_settings(notice), read_history(*history))
    pacing = read_pacing(clock)
    return SavedMatch(*where, found, header, decisions, waiting, form, chosen, petitions, *past, pacing=pacing)


def read_settings(text: str) -> dict[str, str]:
    """Return a lobby's choices."""
    chosen = json.loads(text)
    if not isinstance(chosen, dict) or not all(isinstance(value, str) for value in chosen.values()):
        raise ValueError(f"no settings: {text!r}")
    return chosen


def read_petitions(text: str) -> dict[str, Petition]:
    """Return the players' requests at a table."""
    return {
        kind: Petition(
            str(facts["about"]),
            [int(seat) for seat in facts["agreed"]],
            str(facts["name"]),
            None if facts.get("message") is None else int(facts["message"]),
        )
        for kind, facts in json.loads(text).items()
    }


def read_wishes(text: str) -> Wishes:
    """Return a player's wishes about being asked, and the answers in advance."""
    facts = json.loads(text)
    plan = [*_earlier_plan(facts), *(read_step(step) for step in facts.get("plan", ()))]
    never = [str(card) for card in facts.get("never", ())]
    wishes = Wishes(facts.get("mode", "always"), never, plan, str(facts.get("met", "")))
    if wishes.mode not in get_args(Mode):
        raise ValueError(f"no mode: {wishes.mode!r}")
    wishes.beginner = bool(facts.get("beginner"))
    return wishes


def read_step(facts: Mapping[str, Any]) -> Step:
    """Return an answer in advance."""
    keys, ends = (tuple(str(part) for part in facts[name]) for name in ("keys", "ends"))
    return Step(str(facts["asks"]), keys, bool(facts["once"]), _span(facts["within"]), ends)


def _earlier_plan(facts: Mapping[str, Any]) -> Iterator[Step]:
    """Yield the answers in advance of a match that was saved before ``Step`` existed."""
    if facts.get("ahead"):
        yield next_answer(*(str(part) for part in facts["ahead"]))
    if then := _span(facts.get("then")):
        yield next_pass(*then)
    if until := _span(facts.get("until")):
        yield passing(until)


def _span(found: Any) -> tuple[str, str] | None:
    if not found:
        return None
    one, other = found
    return str(one), str(other)


def read_keys(text: str) -> tuple[str, ...]:
    """Return the option keys of one decision."""
    keys = json.loads(text)
    if not isinstance(keys, list) or not all(isinstance(key, str) for key in keys):
        raise ValueError(f"no option keys: {text!r}")
    return tuple(keys)
