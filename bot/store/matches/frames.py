"""The frames of a match in the database (see ``engine.frames``)."""

import sqlite3
from typing import Final

from bot.store.matches.saved import KeptFrame, SavedMatch

FRAMES: Final = "SELECT chapter, row, total, body FROM frames WHERE match = ? ORDER BY chapter, row"
_CHAPTER: Final = "(SELECT count(*) FROM chapters WHERE chapters.match = ?)"


def write_frame(db: sqlite3.Connection, saved: SavedMatch, keep: int) -> None:
    """Write the frame of the present save, and delete the frames of undone rows (those after ``keep``).

    If the match continues from a moment, delete the lost frames of the earlier chapter instead.
    """
    match, now = saved.id, saved.present
    if saved.chapter is None:
        last, after = _CHAPTER, keep
    else:
        last, after = f"{_CHAPTER} - 1", saved.chapter_end
    db.execute(f"DELETE FROM frames WHERE match = ? AND chapter = {last} AND row > ?", (match, match, after))
    if now is not None and now.frame is not None:
        values = (match, match, len(saved.log), now.frame.total, now.frame.body)
        db.execute(f"INSERT OR REPLACE INTO frames VALUES (?, {_CHAPTER}, ?, ?, ?)", values)


def read_frames(rows: list[tuple[int, int, int, bytes]]) -> list[KeptFrame]:
    """Return the frames in these rows."""
    return [KeptFrame(chapter, row, total, body) for chapter, row, total, body in rows]
