"""A moment of a replay fits a phone, and the page behind ⋯ shows everything that the moment leaves out."""

import struct
from collections.abc import Sequence
from functools import cache
from types import SimpleNamespace
from typing import Any

import pytest

from bot.controls.control import Shown
from bot.controls.fit import GOAL, TEXT_LINE, framed_pixels
from bot.games import face_of
from bot.games.periods import ROUND
from bot.pictures.render import Picture
from bot.replays.eyes import OPEN, PUBLIC
from bot.replays.frames import Played
from bot.replays.page import Look, Place, moment_page, more_page
from bot.replays.replay import Replay, open_hands
from bot.words import COMPLETE, Words

from .matches import GAMES, NAMES, random_match

SMALL, TALL = (0.3,), (1.45, 1.25, 4.5)  # the heights of pictures, in widths; the tall ones are the highest ones met
MAP = 1.52  # the highest map of Root


def pictures(heights: Sequence[float]) -> list[Picture]:
    """Return pictures of these heights that show nothing."""
    return [
        Picture(f"p{n}", bytes(16) + struct.pack(">II", 1000, int(1000 * tall)), "") for n, tall in enumerate(heights)
    ]


@cache
def replay_of(game: str) -> tuple[Replay, int]:
    """Return a replay, and the row of a moment before which a whole round was played."""
    match, _ = random_match(game, "moments", answers=150, level="novice")
    played = Played(match.header, match.log)
    for _ in played.run():
        pass
    replay = Replay(face_of(game), played)
    return replay, replay.steps.get(ROUND, replay.rows)[-1]


def look_at(game: str, eyes: str, language: str = "en") -> Look:
    replay, row = replay_of(game)
    over: Any = SimpleNamespace(id=1234, saved=SimpleNamespace(state="over"))
    frame = replay.frames.frame(row)
    scene = replay.scene(frame, eyes, Words.load()[language], NAMES[: len(frame.view(None)["players"])])
    return Look(over, replay, frame, Place(row, ROUND, eyes), scene)


def parts(page: Any) -> list[Any]:
    (frame,) = page.view.children
    return [*frame.children]


def told(page: Any) -> str:
    return "\n".join(part.content for part in page.view.walk_children() if hasattr(part, "content"))


def drawn(page: Any) -> int:
    return sum(isinstance(part, Shown) for part in page.view.walk_children())


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("eyes", [OPEN, PUBLIC, "0"])
@pytest.mark.parametrize("game", GAMES)
def test_a_moment_with_tall_pictures_fits_a_phone(game: str, eyes: str, language: str) -> None:
    heights = (MAP, *TALL[1:]) if game == "root" else TALL
    page = moment_page(look_at(game, eyes, language), pictures(heights))
    # 650 px with the author's name: the goal of the bot holds a reserve for a line that wraps.
    assert framed_pixels(parts(page)) <= GOAL + TEXT_LINE and drawn(page) == 1


@pytest.mark.parametrize("game", GAMES)
def test_what_a_moment_leaves_out_stands_behind_the_last_button(game: str) -> None:
    look = look_at(game, OPEN)
    page = more_page(look, [OPEN, PUBLIC], pictures(TALL))
    before = look.replay.moved(look.place.row, ROUND, -1)
    lines, hands = look.replay.lines(before, look.place.row, OPEN, look.scene), open_hands(look.replay.face, look.scene)
    assert drawn(page) == len(TALL) - 1 and lines and hands
    assert all(line[:40] in told(page) for line in [lines[-1], *hands])


def test_a_moment_with_a_small_picture_shows_the_hands_and_more_of_what_happened() -> None:
    look = look_at("l5r-lcg", OPEN)
    low, high = moment_page(look, pictures(SMALL)), moment_page(look, pictures(TALL))
    assert len(told(low).splitlines()) > len(told(high).splitlines())
    assert open_hands(look.replay.face, look.scene)[0][:40] in told(low) and framed_pixels(parts(low)) <= GOAL
