"""How a puzzle is shown."""

from bot.games import face_of
from bot.puzzles.pages import own_scene
from bot.words import Words
from engine.puzzles.puzzle import kept


def test_a_picture_says_that_the_solvers_side_attacks_or_defends() -> None:
    """Pictures put a seat's name before "attacks" and "defends". "You" would need another form of these words."""
    face, say = face_of("l5r-lcg"), Words.load()["en"]
    scenes = [own_scene("l5r-lcg", puzzle, say) for puzzle in kept("l5r-lcg").puzzles[:6]]
    shown = "\n".join(sketch.description for scene in scenes for sketch in face.pictures(scene)[:1])
    assert "Your side" in shown and "You " not in shown
