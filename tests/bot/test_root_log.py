"""The log of Root: what belongs together is one line, and nothing is told twice."""

from typing import Any

import pytest

from bot.games import Scene, face_of
from bot.words import Words
from engine.kernel.record import Record

from ..root.scene import Scene as Play
from ..root.scene import eyrie, marquise, scene, side

SAY = Words.load()["en"].of("root")


def told(game: Play, viewer: int | None) -> list[str]:
    """What a viewer reads of a game."""
    face = face_of("root")
    seen: list[Record] = [found for record in game.match.records if (found := record.seen_by(viewer)) is not None]
    names = tuple(f"P{seat}" for seat in range(len(game.seats)))
    view: dict[str, Any] = game.match.view(viewer)
    lines = [face.record(act, Scene(SAY, names, view)) for act in face.acts(seen)]
    return [line for line in lines if line]


def ravens(**facts: Any) -> Play:
    return scene(side("corvids", **facts), marquise(warriors={1: 1}), eyrie(warriors={4: 1}))


@pytest.mark.parametrize(
    ("viewer", "end"), [(0, "it is: Bomb"), (1, "places 1 plot there"), (None, "places 1 plot there")]
)
def test_a_plot_is_laid_in_one_line_that_names_it_to_its_owner_alone(viewer: int | None, end: str) -> None:
    game = ravens(warriors={5: 2})
    game.corvids.does("plot:5").does("plot:bomb")
    (line,) = [line for line in told(game, viewer) if "lot" in line]
    assert line.endswith(end) and ("Bomb" in line) == (viewer == 0)


def test_what_is_placed_in_several_clearings_is_told_at_once() -> None:
    game = scene(
        side("corvids", hand=["sword"], warriors={5: 1}),
        marquise(warriors={1: 1}),
        eyrie(warriors={4: 1}),
        phase="birdsong",
    )
    game.corvids.does("recruit:mouse<sword")
    assert any("places 4 warriors: 2 🐭, 7 🐭, 9 🐭, 11 🐭" in line for line in told(game, None))
