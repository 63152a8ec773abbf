"""The rows of a match in the database: how a match is written into them and read from them.

The first half is what a match needs to survive an update: its states, and its history as people read it.
"""

import json
import sqlite3
import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict
from typing import Any, Final, get_args

from pydantic_core import from_json, to_json

from bot.store.database import check, seal
from bot.store.matches.plan import Mode, Step, Wishes, next_answer, next_pass, passing
from bot.store.matches.saved import Ending, History, KeptFrame, Petition, Present, SavedMatch, Seat
from bot.store.parts.pace import read_pacing
from engine.keeping import Moment
from engine.kernel.game import Header
from engine.kernel.match import Decision
from engine.kernel.record import Record

# Further columns of a match, in the order of ``read_history``.
HISTORY: Final = (
    "SELECT row, state FROM decisions WHERE match = ? AND state IS NOT NULL ORDER BY row",
    "SELECT row, state, asked, streams, begins FROM moments WHERE match = ? ORDER BY row",
    "SELECT row, total, records FROM stories WHERE match = ? ORDER BY row",
    "SELECT body FROM chapters WHERE match = ? ORDER BY id",
    "SELECT body FROM endings WHERE match = ?",
)
# How many moments from which a match may begin are kept; older ones are dropped.
MOST: Final = 4
DECISION: Final = "INSERT INTO decisions (match, row, seat, keys, auto, seal) VALUES (?, ?, ?, ?, ?, ?)"
SEAT: Final = "INSERT OR REPLACE INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
SAVE: Final = (
    "UPDATE matches SET state = ?, undos = ?, header = ?, seal = ?, settings = ?, petitions = ?, unread = ?,"
    " notice = ?, version = version + 1, changed = CURRENT_TIMESTAMP WHERE id = ? AND version = ?"
)
HELD: Final = "INSERT INTO held (match, seat, keys, seal) VALUES (?, ?, ?, ?)"
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


def write_present(db: sqlite3.Connection, saved: SavedMatch, keep: int) -> None:
    """Write the present state and the records since row ``keep``. Delete the stored rows after row ``keep``."""
    match, now, chapter = saved.id, saved.present, saved.chapter
    anew = chapter is not None
    retold = anew or (now is not None and now.anew)
    db.execute("DELETE FROM moments WHERE match = ? AND row > ?", (match, -1 if anew else keep))
    db.execute("DELETE FROM stories WHERE match = ? AND row > ?", (match, -1 if retold else keep))
    if chapter is not None:
        db.execute("INSERT INTO chapters (match, body) VALUES (?, ?)", (match, chapter))
    if now is None:
        return
    row = len(saved.log)
    db.execute("DELETE FROM moments WHERE match = ? AND begins = 0", (match,))
    db.execute(
        "INSERT OR IGNORE INTO moments VALUES (?, ?, 0, ?, ?, ?)", (match, row, now.state, now.asked, now.streams)
    )
    db.execute("UPDATE decisions SET state = ? WHERE match = ? AND row = ?", (now.digest, match, row - 1))
    for story in (*now.earlier, (row, now.total, now.records)):
        db.execute("INSERT OR REPLACE INTO stories VALUES (?, ?, ?, ?)", (match, *story))
    if now.ending is not None:
        db.execute("INSERT OR REPLACE INTO endings VALUES (?, ?)", (match, now.ending))


def write_beginning(db: sqlite3.Connection, match: int, version: int, moment: Moment) -> None:
    """Store a moment from which a match can be resumed, unless the match was saved again since ``version``."""
    rows = db.execute("SELECT 1 FROM matches WHERE id = ? AND version = ?", (match, version)).fetchall()
    if not rows:
        return
    values = (match, moment.row, *(to_json(part).decode() for part in (moment.state, moment.asked, moment.streams)))
    db.execute(
        "INSERT OR REPLACE INTO moments (match, row, begins, state, asked, streams) VALUES (?, ?, 1, ?, ?, ?)", values
    )
    db.execute(
        "DELETE FROM moments WHERE match = ? AND begins = 1 AND row NOT IN"
        " (SELECT row FROM moments WHERE match = ? AND begins = 1 ORDER BY row DESC LIMIT ?)",
        (match, match, MOST),
    )


def read_history(
    digests: Iterable[Any],
    moments: Iterable[Any],
    stories: Iterable[Any],
    chapters: Iterable[Any],
    ending: Sequence[Any],
) -> History:
    """Return the data that is stored in addition to a match.

    Raises ValueError and similar errors if the data make no sense.
    """
    past: list[Record] = []
    for (body,) in chapters:
        past += read_records(from_json(zlib.decompress(body))["records"])
    told = [(row, int(total), written) for row, total, written in stories]
    return History(
        {row + 1: state for row, state in digests},
        [
            Moment(row, from_json(state), from_json(asked), from_json(streams), bool(begins))
            for row, state, asked, streams, begins in moments
        ],
        [(row, total) for row, total, _ in told],
        [record for _, _, written in told for record in read_records(json.loads(written))],
        past,
        None if not ending else read_ending(from_json(zlib.decompress(ending[0][0]))),
    )


def written_records(records: Iterable[Record]) -> list[Any]:
    """Return records as plain data."""
    return [_written(record) for record in records]


def _written(record: Record) -> list[Any]:
    hidden = None if record.hidden is None else _written(record.hidden)
    return [record.kind, record.facts, record.seats, hidden, record.known]


def read_records(given: Iterable[Any]) -> list[Record]:
    """Return the records in plain data."""
    return [_read(one) for one in given]


def _read(given: Any) -> Record:
    kind, facts, seats, hidden, known = given
    inner = None if hidden is None else _read(hidden)
    return Record(kind, facts, None if seats is None else tuple(seats), inner, known=known)


def written_ending(ending: Ending) -> bytes:
    """Return a match's ending, packed."""
    return zlib.compress(to_json(vars(ending)))


def read_ending(given: Mapping[str, Any]) -> Ending:
    """Return a match's ending."""
    return Ending(given["outcome"], list(given["gone"]), dict(given["views"]), dict(given["open"]))


def written_chapter(header: Mapping[str, Any], log: Iterable[Any], records: Iterable[Record]) -> bytes:
    """Return, packed, the part of a match before the moment from which it was resumed."""
    return zlib.compress(to_json({"header": header, "log": list(log), "records": written_records(records)}))


def earlier_stories(records: Sequence[Record], told: Iterable[tuple[int, int]]) -> list[tuple[int, int, str]]:
    """Return the records of each earlier save.

    Each entry also holds the save's row and the number of all records up to it.
    """
    found, since = [], 0
    for row, total in told:
        found.append((row, total, to_json(written_records(records[since:total])).decode()))
        since = total
    return found


def presented(
    state: bytes,
    digest: str,
    asked: Any,
    streams: Any,
    records: Iterable[Record],
    total: int,
    ending: Ending | None,
    *,
    anew: bool = False,
    earlier: Sequence[tuple[int, int, str]] = (),
    frame: KeptFrame | None = None,
) -> Present:
    """Return the data that the next save writes about a match's present state; see ``Present``."""
    asking, states, story = (to_json(part).decode() for part in (asked, streams, written_records(records)))
    last = None if ending is None else written_ending(ending)
    return Present(state.decode(), digest, asking, states, story, total, last, anew, frame, earlier)


def head_row(saved: SavedMatch) -> tuple[Any, ...]:
    """Return the values of ``SAVE`` for a match."""
    header = write_header(saved.header)
    petitions = {kind: vars(petition) for kind, petition in saved.petitions.items()}
    chosen = (json.dumps(saved.settings), json.dumps(petitions))
    more = (header, seal(saved.id, header), *chosen, saved.unread, json.dumps(saved.notice))
    return (saved.state, saved.undos, *more, saved.id, saved.version)


def write_header(header: Header | None) -> str | None:
    """Return a header as JSON."""
    if header is None:
        return None
    return json.dumps(header.facts(), ensure_ascii=False)


def seat_rows(saved: SavedMatch) -> list[tuple[Any, ...]]:
    """Return the seats of a table as rows."""
    return [
        (saved.id, n, s.kind, s.user, s.name, s.brings, json.dumps(asdict(s.wishes)), s.lent, s.seen)
        for n, s in enumerate(saved.seats)
    ]


def decision_rows(saved: SavedMatch, keep: int) -> list[tuple[Any, ...]]:
    """Return the rows of the log from ``keep`` on."""
    return [
        (saved.id, row, decision.seat, keys := json.dumps(decision.keys), decision.auto,
         seal(saved.id, row, decision.seat, keys, int(decision.auto)))
        for row, decision in enumerate(saved.log[keep:], keep)
    ]  # fmt: skip


def held_rows(saved: SavedMatch) -> list[tuple[Any, ...]]:
    """Return the answers that wait until every player who was asked at the same time has answered."""
    return [
        (saved.id, seat, written := json.dumps(keys), seal(saved.id, seat, written))
        for seat, keys in saved.held.items()
    ]


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
        raise ValueError("the header does not fit the seats")
    waiting = {}
    for seat, keys, sealed in held:
        check(sealed, match, seat, keys)
        waiting[seat] = read_keys(keys)
    where = (match, guild, int(channel), game, state, version, undos, message)
    chosen, petitions = read_settings(settings), read_petitions(asked)
    unread, notice = more
    past = (unread, read_settings(notice), read_history(*history))
    pacing = read_pacing(clock)
    return SavedMatch(*where, found, header, decisions, waiting, form, chosen, petitions, *past, pacing=pacing)


def read_settings(text: str) -> dict[str, str]:
    """Return a lobby's choices."""
    chosen = json.loads(text)
    if not isinstance(chosen, dict) or not all(isinstance(value, str) for value in chosen.values()):
        raise ValueError(f"not valid settings: {text!r}")
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
        raise ValueError(f"not a mode: {wishes.mode!r}")
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
        raise ValueError(f"not a list of option keys: {text!r}")
    return tuple(keys)
