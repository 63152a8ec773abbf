"""Lessons and puzzles with a picture fit a phone: the picture is whole, small or left out."""

import struct
from typing import Final

import pytest
from discord.ui import TextDisplay

from bot.controls.control import Page, Row, Shown
from bot.controls.fit import GOAL, first_fitting, forms, pixels
from bot.learn.lesson import LEARNER
from bot.learn.pages import lesson_page
from bot.learn.script import lessons
from bot.pictures.render import Picture, draw
from bot.puzzles.day import puzzle_games
from bot.puzzles.pages import day_page, own_scene, riddle_page
from bot.puzzles.riddle import PUZZLE, Riddle, begin_riddle
from bot.tables import Tables
from bot.words import COMPLETE, Words
from engine.puzzles.puzzle import kept

from .test_scripts import tables
from .walking import asked, begun, do, give

__all__ = ["tables"]  # the fixture

# How tall the pictures of the tables are, measured in their widths.
TALL: Final = {"l5r-lcg": 775 / 824, "root": 1.0, "l5r-ccg": 1.4}
PUZZLES: Final = 4


def picture(tall: float, description: str = "the table") -> Picture:
    """Return a picture that has a size and nothing else."""
    return Picture("table", b"\x89PNG\r\n\x1a\n" + bytes(8) + struct.pack(">II", 1000, round(1000 * tall)), description)


def require_low(page: Page, where: str) -> None:
    assert pixels([*page.view.children]) <= GOAL, where
    assert len(page.sent()["files"]) == ("attachment://table.png" in str(page.view.to_components())), where


@pytest.mark.parametrize("game", lessons())
async def test_every_page_of_a_lesson_fits_a_phone(tables: Tables, game: str) -> None:
    lesson, whole = await begun(tables, game), 0
    while lesson.under_way:
        step = lesson.open_step
        for language in COMPLETE:
            page = lesson_page(lesson, LEARNER, Words.load()[language], None, [picture(TALL[game])])
            require_low(page, f"{step} {language}")
            whole += any(isinstance(part, Shown) for part in page.view.children)
        if step is not None:
            await do(lesson, step)
        else:
            await give(lesson, [option.key for option in asked(lesson).least()])
    assert whole


@pytest.mark.parametrize("game", puzzle_games())
async def test_the_pages_of_a_puzzle_fit_a_phone(tables: Tables, game: str) -> None:
    """The message in the channel shows the whole picture, and the hands if they fit; the other pages may show less."""
    tables.kinds[PUZZLE] = Riddle
    tongues = [Words.load()[language] for language in COMPLETE]
    for number, puzzle in enumerate(kept(game).puzzles[:PUZZLES]):
        riddle = await begin_riddle(tables, number + 1, "Ann", game, puzzle)
        sketch = riddle.face.pictures(own_scene(game, puzzle, tongues[0]))[0]
        drawn = Picture("table", draw(sketch.draw, sketch.given), sketch.description)
        for say in tongues:
            day = day_page(game, puzzle, say, [drawn])
            kinds = [type(part) for part in day.view.children]
            if kinds != [TextDisplay, Shown, Row]:  # more than the task, the picture and the button
                require_low(day, f"{puzzle.id} day {say.language}")
            assert Shown in kinds
            require_low(riddle_page(riddle, say, None, [picture(TALL[game])]), f"{puzzle.id} {say.language}")
        await riddle.show_answer(number + 1)
        for say in tongues:
            require_low(riddle_page(riddle, say, None, [picture(TALL[game])]), f"{puzzle.id} answer {say.language}")


def test_a_picture_is_whole_then_small_then_left_out() -> None:
    text = "-# Step 2\n**Buy a character.** " + "Fate on it is time. " * 12
    whole, small, alone = forms(text, [picture(0.9)])
    room = GOAL - pixels(whole)
    assert first_fitting([whole, small, alone], []) == whole and room > 0
    blocks = [forms("word " * count, [])[0] for count in range(0, 400, 10)]
    found = {id(first_fitting([whole, small, alone], block)) for block in blocks}
    assert found == {id(whole), id(small), id(alone)}
    assert pixels(whole) > pixels(small) > pixels(alone)


def test_a_small_picture_stands_beside_whole_sentences() -> None:
    text = "-# Step 2\n**Buy a character. Do it.** Fate is time. " + "Then it leaves after this round. " * 5
    small = forms(text, [picture(0.9)])[1]
    said = [str(part.to_component_dict()) for part in small]
    assert len(said) == 2 and "Buy a character. Do it.**" in said[0] and said[1].count("**") == 0


def test_a_text_without_pictures_has_one_form() -> None:
    assert len(forms("words", [])) == 1
