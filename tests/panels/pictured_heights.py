"""How high panels with a picture are on a phone: ``python -m tests.panels.pictured_heights``.

The program walks through every lesson, page by page, opens puzzles of every game, and shows moments of replays. It
posts each page with its picture in every language, and a browser measures the page to its last pixel. The option
``--pictures FOLDER`` saves pictures of the pages, and ``--width PIXELS`` measures a wider window.
"""

import argparse
import asyncio
import tempfile
from collections.abc import AsyncIterator, Iterator, Sequence
from itertools import product
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final, NamedTuple

from bot.controls.control import Page
from bot.games import face_of
from bot.games.periods import TURN
from bot.learn.lesson import LEARNER, STEPS
from bot.learn.lesson import table_of as lesson_table
from bot.learn.pages import lesson_page
from bot.learn.script import lessons
from bot.panels.pages import sketches
from bot.pictures.render import Picture, Sketch, draw
from bot.puzzles.day import puzzle_games
from bot.puzzles.pages import day_page, own_scene, riddle_page
from bot.puzzles.riddle import PUZZLE, Riddle, begin_riddle
from bot.replays.eyes import OPEN, PUBLIC
from bot.replays.frames import Played
from bot.replays.page import Look, Place, moment_page, more_page
from bot.replays.replay import Replay
from bot.store import SqliteStore
from bot.tables import Tables
from bot.words import COMPLETE, Words
from engine.puzzles.puzzle import kept

from ..learn.walking import asked, begun, do, give
from ..replays.matches import GAMES, NAMES, random_match
from .panel_heights import GOAL, WIDTH, browser_page, height, posted

PUZZLES: Final = 3  # of each game
MOMENTS: Final = (0.0, 0.3, 0.6, 1.0)  # of a match: its beginning, its end, and two moments in between
PNGS: Final[dict[str, bytes]] = {}


class Shown(NamedTuple):
    """A page, and where it is shown."""

    where: str
    page: Page


def drawn(wanted: Sequence[Sketch]) -> list[Picture]:
    """Return the first picture, drawn."""
    for one in wanted[:1]:
        if one.key() not in PNGS:
            PNGS[one.key()] = draw(one.draw, one.given)
        return [Picture(one.name, PNGS[one.key()], one.description)]
    return []


async def lesson_pages(tables: Tables, game: str) -> AsyncIterator[Shown]:
    """Yield every page of a lesson in every language, on the way of its wanted answers."""
    lesson = await begun(tables, game)
    while lesson.under_way:
        step = lesson.open_step
        for language in COMPLETE:
            say = Words.load()[language]
            page = lesson_page(lesson, LEARNER, say, None, drawn(sketches(lesson, LEARNER, say)))
            yield Shown(f"lesson {game} {step.id if step else 'between'} {language}", page)
        if step is not None:
            await do(lesson, step)
        else:
            await give(lesson, [option.key for option in asked(lesson).least()])


async def puzzle_pages(tables: Tables, game: str) -> AsyncIterator[Shown]:
    """Yield the pages of some puzzles: the day's message, the question, and the solution."""
    for number, puzzle in enumerate(kept(game).puzzles[:PUZZLES]):
        riddle: Any = await begin_riddle(tables, number + 1, "Ann", game, puzzle)
        for language in COMPLETE:
            say = Words.load()[language]
            own = drawn(riddle.face.pictures(own_scene(game, puzzle, say)))
            yield Shown(f"puzzle {game} {number} day {language}", day_page(game, puzzle, say, own))
        for when in ("question", "solution"):
            for language in COMPLETE:
                say = Words.load()[language]
                seen = drawn(riddle.face.pictures(riddle.scene(puzzle.seat, say)))
                yield Shown(f"puzzle {game} {number} {when} {language}", riddle_page(riddle, say, None, seen))
            if when == "question":
                await riddle.show_answer(number + 1)


def moments(game: str) -> Iterator[Shown]:
    """Yield moments of a match of novices, with all cards open and with a player's eyes, in every language."""
    match, _ = random_match(game, "heights", level="novice")
    played = Played(match.header, match.log)
    for _ in played.run():
        pass
    replay, over = Replay(face_of(game), played), SimpleNamespace(id=1234, saved=SimpleNamespace(state="over"))
    table: Any = over
    eyes = [OPEN, PUBLIC, *(str(seat) for seat in range(len(match.header.seats)))]
    for part in MOMENTS:
        row = replay.nearest(int(part * len(match.log)))
        for whose, language in product(eyes[:3], COMPLETE):
            scene = replay.scene(played.frame(row), whose, Words.load()[language], NAMES[: len(match.header.seats)])
            look = Look(table, replay, played.frame(row), Place(row, TURN, whose), scene)
            pictures = [Picture(one.name, draw(one.draw, one.given), "") for one in replay.face.pictures(scene)]
            yield Shown(f"replay {game} {part} {whose} {language}", moment_page(look, pictures))
            yield Shown(f"more of replay {game} {part} {whose} {language}", more_page(look, eyes, pictures))


async def pages(tables: Tables) -> AsyncIterator[Shown]:
    """Yield all pages."""
    for game in lessons():
        async for shown in lesson_pages(tables, game):
            yield shown
    for game in puzzle_games():
        async for shown in puzzle_pages(tables, game):
            yield shown
    for game in GAMES:
        for moment in moments(game):
            yield moment


async def measure(pictures: Path | None, only: str, width: int) -> None:
    """Measure all pages whose name contains ``only``, and print their heights."""
    with tempfile.TemporaryDirectory() as folder:
        store = await SqliteStore.open(Path(folder) / "house.sqlite3")
        tables = Tables(store, 10)
        tables.kinds |= {STEPS: lesson_table, PUZZLE: Riddle}
        async with browser_page(width) as (hana, room, preview, page):
            async for shown in pages(tables):
                if only not in shown.where:
                    continue
                async with posted(hana, room, preview, page, shown.page) as [panel]:
                    high = await height(panel)
                    print(f"{shown.where:60} {high:5}{'  too high' if high > GOAL else ''}", flush=True)
                    if pictures:
                        await panel.screenshot(path=pictures / f"{shown.where.replace(' ', '-')}.png")
        await store.close()


def main() -> None:
    """Measure, and print the heights."""
    parser = argparse.ArgumentParser(prog="python -m tests.panels.pictured_heights", description=__doc__)
    parser.add_argument("--pictures", type=Path, help="a folder for pictures of the pages")
    parser.add_argument("--only", default="", help="only pages whose name contains this")
    parser.add_argument("--width", type=int, default=WIDTH, help="the width of the window")
    given = parser.parse_args()
    asyncio.run(measure(given.pictures, given.only, given.width))


if __name__ == "__main__":
    main()
