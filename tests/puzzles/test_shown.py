"""How a puzzle is shown."""

import pytest

from bot.games import Scene, face_of
from bot.games.scene import answer_in_full, beneath
from bot.puzzles.pages import own_scene
from bot.words import Words
from engine.kernel.game import new_header
from engine.kernel.match import Match
from engine.kernel.prompt import PASS
from engine.puzzles.puzzle import kept, match_of


def test_a_picture_says_that_the_solvers_side_attacks_or_defends() -> None:
    """Pictures put a seat's name before "attacks" and "defends". "You" would need another form of these words."""
    face, say = face_of("l5r-lcg"), Words.load()["en"]
    scenes = [own_scene("l5r-lcg", puzzle, say) for puzzle in kept("l5r-lcg").puzzles[:6]]
    shown = "\n".join(sketch.description for scene in scenes for sketch in face.pictures(scene)[:1])
    assert "Your side" in shown and "You " not in shown


def test_an_answer_says_what_is_done() -> None:
    """The answer of a puzzle was called "4 for 1", and a sawmill "Sawmill, 11", without the act."""
    face, say = face_of("root"), Words.load()["en"]
    told = 0
    for puzzle in kept("root").puzzles[:20]:
        scene, prompt = own_scene("root", puzzle, say), match_of("root", puzzle).open_prompts()[0]
        headings = {option.key: face.heading(option, scene) for option in prompt.options if option.key != PASS}
        if len({*headings.values()}) > 1:
            for key, heading in headings.items():
                full = answer_in_full(face, prompt, scene, [key])
                assert full.startswith(heading.split()[0]), (heading, full)
                told += full.startswith(f"{heading}: ")
    assert told > 20


@pytest.mark.parametrize(
    ("heading", "answer", "said"),
    [
        ("Build: Sawmill (2 wood)", "Sawmill, 11", "Build: Sawmill, 11"),
        ("Recruit", "Recruit 2", "Recruit 2"),
        ("Craft", "Sawmill, 11", "Craft: Sawmill, 11"),
        ("", "Recruit", "Recruit"),
    ],
)
def test_an_answer_repeats_no_word_of_its_heading(heading: str, answer: str, said: str) -> None:
    assert beneath(heading, answer, Words.load()["en"]) == said


def test_an_answer_of_several_parts_names_each_part() -> None:
    """The Marquise's first buildings were called "2 × 2 🐭, 5 🐰", without the kind of any building."""
    match = Match.start(new_header("root", "1", [{"faction": "marquise"}, {"faction": "eyrie"}]))
    while (prompt := match.open_prompts()[0]).kind != "starting-buildings":
        match.answer(prompt.seat, [option.key for option in prompt.least()])
    face, scene = face_of("root"), Scene(Words.load()["en"].of("root"), ("A", "B"), match.view(prompt.seat))
    keys = [next(one.key for one in prompt.options if one.group == group.name) for group in prompt.groups]
    places = [key.rpartition(":")[2] for key in keys]
    said = answer_in_full(face, prompt, scene, keys).split(", ")
    kinds = zip(("Sawmill", "Workshop", "Recruiter"), places, said, strict=True)
    assert all(part.startswith(f"{kind}: {place} ") for kind, place, part in kinds)
