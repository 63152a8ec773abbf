"""The legend: each of its signs occurs in the pictures, and has a meaning in every language."""

import pytest

from bot.controls.fit import GOAL, pixels
from bot.games import face_of
from bot.learn.pages import legend_page
from bot.learn.script import lessons
from bot.pictures.render import Picture, draw
from bot.words import COMPLETE, Words


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("game", lessons())
def test_every_sign_is_drawn_and_explained(game: str, language: str) -> None:
    say = Words.load()[language].of(game)
    (sketch,) = face_of(game).legend(say)
    (rows,) = sketch.given
    assert len(rows) >= 8
    for name, words in rows:
        assert say.speaks(f"legend-{name}") and len(words) <= 60, name
    assert sketch.draw(*sketch.given).startswith("<svg")


def test_a_player_without_pictures_reads_the_words() -> None:
    say = Words.load()["en"].of("root")
    page = legend_page(face_of("root"), say, [])
    assert "sawmill: makes wood" in str(page.view.to_components()) and not page.pictures


@pytest.mark.parametrize(
    ("game", "names"),
    [
        ("l5r-lcg", {"cost", "facedown", "left", "changed", "new"}),
        ("l5r-ccg", {"family", "dynasty", "fate", "favor", "changed", "new"}),
        ("root", {"points", "cards", "slot", "ruin"}),
    ],
)
def test_the_numbers_and_marks_of_every_side_are_explained(game: str, names: set[str]) -> None:
    (sketch,) = face_of(game).legend(Words.load()["en"].of(game))
    (rows,) = sketch.given
    assert names <= {name for name, _ in rows}


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("game", lessons())
def test_a_legend_fits_a_phone(game: str, language: str) -> None:
    say = Words.load()[language].of(game)
    (sketch,) = face_of(game).legend(say)
    picture = Picture(sketch.name, draw(sketch.draw, sketch.given), sketch.description)
    assert pixels([*legend_page(face_of(game), say, [picture]).view.children]) <= GOAL
