"""The people for whom matches wait, their clocks and notices."""

import json
import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Final, Literal, NamedTuple

from bot.store.database import Database
from bot.store.home import Home
from bot.store.parts.due import PUT, Due, Dues, NotDue, due_row, write_time

CALL_OVER: Final = "call-over"  # the kind of row that removes a notice from Discord
WHERE: Final = "m.id, m.game, m.state, m.guild, m.channel, m.message"


@dataclass(frozen=True)
class Wait:
    """A person for whom a match waits, with the seat.

    The wait also states since when the match waits, and when the person's time is up (in house time).
    """

    seat: int
    person: int
    since: datetime
    until: datetime | None = None


@dataclass(frozen=True)
class Call:
    """A message that calls a seat to its turn, in the channel ``place``.

    ``kind`` is the kind of the due row that caused the message, or empty for a message of an old version. A ``kept``
    message stays in a person's direct messages when the turn is over. ``times`` says how often the seat had been given
    more time before the message: each time, the same turn may bring another message of the same kind.
    """

    match: int
    seat: int
    turn: int
    place: int
    message: int
    kind: str = ""
    kept: bool = False
    times: int = field(default=0, compare=False)

    @property
    def nonce(self) -> str:
        """Return the nonce of the message, of at most 25 characters.

        Discord accepts only one message with the same nonce, so each notice has its own, and a retry has the same.
        """
        return f"{self.match}-{self.turn}-{self.seat}{self.kind[:1]}{self.times or ''}"


@dataclass
class Pacing:
    """The stored clocks and reminders of a match, and the changes that its next save makes to them.

    ``body`` is the clock and the turns as plain data, ``at`` the house's time of the last change. ``waits`` lists all
    people for whom the match waits. ``put`` holds rows to add that are due later. ``drop`` holds the keys of rows to
    delete. ``over`` maps seats to times. The calls of such a seat may be removed from Discord from that time on.
    ``done`` is the due row whose task this save carries out.
    """

    body: Mapping[str, Any] = field(default_factory=dict)
    at: datetime | None = None
    waits: list[Wait] = field(default_factory=list)
    put: list[Due] = field(default_factory=list)
    drop: list[str] = field(default_factory=list)
    over: dict[int, datetime] = field(default_factory=dict)
    done: Due | None = None
    changed: bool = False

    def kept(self) -> None:
        """Record that all changes are stored, so that the next save does not write them again."""
        self.put, self.drop, self.over, self.done, self.changed = [], [], {}, None, False


@dataclass(frozen=True)
class OpenTable:
    """An open table, where it is shown, and when a person's time there is up."""

    match: int
    game: str
    state: str
    guild: int | None
    channel: int
    message: int | None
    since: datetime | None = None
    until: datetime | None = None


class Sitting(NamedTuple):
    """A seat of a listed table: who sits there, and whether the match waits for that person."""

    kind: Literal["empty", "human", "computer"]
    name: str
    waits: bool


class Pace:
    """The people for whom the matches of a store wait, and the messages that call them."""

    def __init__(self, database: Database, home: Home, dues: Dues) -> None:
        self._database = database
        self._home = home
        self._dues = dues

    async def latest_clock(self) -> datetime | None:
        """Return when a clock last changed in any match of this process, in the house's time.

        The result is None if no clock has changed.
        """
        ours = self._home.shards.where("guild")
        ((latest,),) = await self._database.read(f"SELECT max(at) FROM clocks JOIN matches ON id = match WHERE {ours}")
        return None if latest is None else datetime.fromisoformat(latest)

    async def waiting_for(self, person: int) -> list[OpenTable]:
        """Return the tables that wait for a person, those with the least time left first."""
        rows = await self._database.read(
            f"SELECT {WHERE}, w.since, w.until FROM waiting w JOIN matches m ON m.id = w.match"
            " WHERE w.person = ? AND m.state = 'playing' ORDER BY w.until IS NULL, w.until, w.since, m.id",
            person,
        )
        return [open_table(*row) for row in rows]

    async def open_in_guild(self, guild: int) -> list[OpenTable]:
        """Return the open tables of a guild, the oldest first."""
        rows = await self._database.read(
            f"SELECT {WHERE} FROM matches m WHERE guild = ? AND state IN ('lobby', 'playing') ORDER BY id", guild
        )
        return [open_table(*row) for row in rows]

    async def sittings(self, matches: Sequence[int]) -> dict[int, list[Sitting]]:
        """Return the seats of some matches, in the order of the table."""
        seats: dict[int, list[Sitting]] = {match: [] for match in matches}
        if not matches:
            return seats  # PostgreSQL knows no empty list of values
        rows = await self._database.read(
            "SELECT s.match, s.kind, s.name, w.seat IS NOT NULL FROM seats s"
            " LEFT JOIN waiting w ON w.match = s.match AND w.seat = s.seat"
            f" WHERE s.match IN ({', '.join('?' * len(matches))}) ORDER BY s.match, s.seat",
            *matches,
        )
        for match, kind, name, waits in rows:
            seats[match].append(Sitting(kind, name, bool(waits)))
        return seats

    async def note_call(self, call: Call) -> None:
        """Remember a message that calls a seat to its turn."""
        row = (call.match, call.seat, call.turn, call.place, call.message, call.kind, int(call.kept))
        async with self._database.transaction() as db:
            await db.execute("INSERT OR REPLACE INTO calls VALUES (?, ?, ?, ?, ?, ?, ?)", row)

    async def calls_of(self, match: int, seat: int) -> list[Call]:
        """Return the messages that call a seat to its turn."""
        rows = await self._database.read(
            "SELECT turn, place, message, kind, kept FROM calls WHERE match = ? AND seat = ? ORDER BY message",
            match,
            seat,
        )
        return [Call(match, seat, turn, place, message, kind, bool(kept)) for turn, place, message, kind, kept in rows]

    async def called(self) -> list[tuple[int, int]]:
        """Return the matches and seats of this process whose players are called to a turn with a clock.

        Those with the least time left come first.
        """
        ours = self._home.shards.where("guild")
        rows = await self._database.read(
            "SELECT c.match, c.seat FROM calls c JOIN matches m ON m.id = c.match"
            f" JOIN waiting w ON w.match = c.match AND w.seat = c.seat WHERE w.until IS NOT NULL AND {ours}"
            " GROUP BY c.match, c.seat ORDER BY min(w.until), c.match, c.seat"
        )
        return [(match, seat) for match, seat in rows]

    async def end_calls(self, match: int, seat: int, drop: str, now: datetime) -> None:
        """Have a seat's notices removed from Discord. Delete the due row ``drop`` of a notice that is not sent yet."""

        def write(db: sqlite3.Connection) -> None:
            db.execute("DELETE FROM due WHERE key = ?", (drop,))
            _end_calls(db, match, seat, now)

        await self._database.write(write)
        self._dues.was_put()


def open_table(*row: Any) -> OpenTable:
    """Return the table that a row describes, with its times if it has any."""
    return OpenTable(*row[:6], *(None if at is None else datetime.fromisoformat(at) for at in row[6:]))


def write_pacing(db: sqlite3.Connection, match: int, pacing: Pacing) -> None:
    """Write the changes to a match's clocks and reminders, and its rows that are due later. Raises NotDue."""
    if pacing.done is not None and db.execute("DELETE FROM due WHERE id = ?", (pacing.done.id,)).rowcount != 1:
        raise NotDue(pacing.done.key)
    if not pacing.changed:
        return
    at = write_time(pacing.at or datetime.now(UTC))
    body = json.dumps(dict(pacing.body))
    db.execute("INSERT OR REPLACE INTO clocks VALUES (?, ?, ?)", (match, body, at))
    db.execute("DELETE FROM waiting WHERE match = ?", (match,))
    db.executemany(
        "INSERT INTO waiting VALUES (?, ?, ?, ?, ?)",
        [
            (match, wait.seat, wait.person, write_time(wait.since), wait.until and write_time(wait.until))
            for wait in pacing.waits
        ],
    )
    for seat, now in pacing.over.items():
        _end_calls(db, match, seat, now)
    db.executemany("DELETE FROM due WHERE key = ?", [(key,) for key in pacing.drop])
    db.executemany(PUT, [due_row(due) for due in pacing.put])


def _end_calls(db: sqlite3.Connection, match: int, seat: int, now: datetime) -> None:
    """Replace the calls of a seat by due rows that remove the calls' messages."""
    whose = (match, seat)
    found = db.execute("SELECT place, message, kept FROM calls WHERE match = ? AND seat = ?", whose).fetchall()
    calls = [{"seat": seat, "place": place, "message": message, "kept": bool(kept)} for place, message, kept in found]
    ends = [Due(f"{CALL_OVER}:{call['message']}", CALL_OVER, now, match, data=call) for call in calls]
    db.executemany(PUT, [due_row(due) for due in ends])
    db.execute("DELETE FROM calls WHERE match = ? AND seat = ?", whose)


def read_pacing(rows: list[Any]) -> Pacing:
    """Return a match's stored clocks and reminders. Raises ValueError if the rows make no sense."""
    if not rows:
        return Pacing()
    ((body, at),) = rows
    facts = json.loads(body)
    if not isinstance(facts, dict):
        raise ValueError(f"not a valid clock: {body!r}")
    return Pacing(facts, datetime.fromisoformat(at))
