"""The input of an export. The input is plain data, because exports are made in a separate process."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.games import face_of
from bot.replays.frames import Frames, Played
from bot.replays.kept import Kept
from bot.replays.replay import Replay
from bot.store.parts.comments import Comment
from bot.tables import Table
from bot.words import COMPLETE, Tongue, Words
from engine.kernel.game import Header
from engine.kernel.match import Decision


@dataclass(frozen=True)
class Given:
    """A match to export: its header and rows, whose eyes, the names at its seats in each language, and comments.

    ``kept`` holds the stored moments if the present rules would replay the match differently.
    """

    header: Mapping[str, Any]
    rows: Sequence[tuple[int, tuple[str, ...], bool]]
    eyes: str
    language: str
    names: Mapping[str, Sequence[str]]
    comments: Sequence[Comment] = ()
    kept: Kept | None = None


def given_of(table: Table, frames: Frames, eyes: str, say: Tongue, comments: Sequence[Comment]) -> Given:
    """Return the data from which an export of a match is made.

    The data contain no names of people except those at the table.
    """
    assert table.match is not None
    words = Words.load()
    return Given(
        table.match.header.facts(),
        [(row.seat, row.keys, row.auto) for row in table.saved.log],
        eyes,
        say.language,
        {language: table.seating.shown_names(words[language]) for language in COMPLETE},
        comments,
        frames if isinstance(frames, Kept) else None,
    )


def replay_of(given: Given) -> Replay:
    """Return the moments of a match: from the stored frames, or by replaying its log."""
    face = face_of(given.header["game"])
    if given.kept is not None:
        return Replay(face, given.kept)
    played = Played(Header(**given.header), [Decision(*row) for row in given.rows])
    for _ in played.run():
        pass
    return Replay(face, played)
