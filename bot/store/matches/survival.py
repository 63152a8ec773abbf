"""What is stored so that a match survives an update: its states, and the history as people read it."""

import json
import sqlite3
import zlib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from pydantic_core import from_json, to_json

from bot.store.matches.saved import Ending, History, KeptFrame, Present, SavedMatch
from engine.keeping import Moment
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
