"""The log of Root: connected records are one line, and nothing is repeated."""

from typing import Any

import pytest

from bot.games import Scene, face_of
from bot.words import Words
from engine.kernel.record import Record

from ...root.scene import Scene as Play
from ...root.scene import eyrie, marquise, scene, side

SAY = Words.load()["en"].of("root")


def told(game: Play, viewer: int | None) -> list[str]:
    """Return the log of a game as a viewer reads it."""
    face = face_of("root")
    seen: list[Record] = [found for record in game.match.records if (found := record.seen_by(viewer)) is not None]
    names = tuple(f"P{seat}" for seat in range(len(game.seats)))
    view: dict[str, Any] = game.match.view(viewer)
    lines = [face.record(act, Scene(SAY, names, view)) for act in face.acts(seen)]
    return [line for line in lines if line]


def said(*records: Record) -> list[str]:
    """Return the log of these records at a table of two."""
    game = scene(marquise(warriors={1: 1}), eyrie(warriors={4: 1}))
    face, view = face_of("root"), {**game.match.view(None), "players": ()}
    lines = [face.record(act, Scene(SAY, ("P0", "P1"), view)) for act in face.acts(records)]
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


def test_a_line_about_several_clearings_has_the_number_in_each() -> None:
    moles = [(5, 2), (9, 2), (3, 4)]
    records = [Record("place", {"player": 0, "piece": "warrior", "clearing": c, "count": n}) for c, n in moles]
    assert said(*records) == ["P0 places 8 warriors: 2 in 5 🐰, 2 in 9 🐭, 4 in 3 🐰"]
    assert said(*[records[2]] * 2) == ["P0 places 8 warriors in clearing 3 🐰"]


def test_a_line_about_a_spent_card_names_the_pieces_placed_for_it_and_nothing_else() -> None:
    place = {"player": 0, "clearing": 5, "count": 1}
    wood, cat = Record("place", {**place, "piece": "wood"}), Record("place", {**place, "piece": "warrior"})
    spend = Record("spend", {"player": 0, "card": "anvil"})
    assert said(spend, wood, cat) == [
        "P0 spends Anvil 🦊; places 1 wood in clearing 5 🐰", "P0 places 1 warrior in clearing 5 🐰",
    ]  # fmt: skip


def test_missing_dividends_make_no_line() -> None:
    assert not said(Record("dividends", {"player": 0, "count": 0}))
    assert said(Record("dividends", {"player": 0, "count": 2})) == ["Dividends (P0): 2"]


def test_the_line_that_anoints_a_warlord_names_the_place_once() -> None:
    facts = {"player": 0, "clearing": 3}
    assert said(Record("anoint", facts), Record("warlord", facts)) == ["P0 anoints a warlord in clearing 3 🐰"]


def test_pieces_placed_in_several_clearings_are_one_line() -> None:
    game = scene(
        side("corvids", hand=["sword"], warriors={5: 1}),
        marquise(warriors={1: 1}),
        eyrie(warriors={4: 1}),
        phase="birdsong",
    )
    game.corvids.does("recruit:mouse<sword")
    assert any("places 4 warriors: 2 🐭, 7 🐭, 9 🐭, 11 🐭" in line for line in told(game, None))


def test_turns_carry_the_number_of_the_round_until_a_player_has_left() -> None:
    game = scene(marquise(warriors={1: 1}), eyrie(warriors={4: 1}), side("alliance", warriors={7: 1}))
    face, view = face_of("root"), game.match.view(None)
    turn = Record("turn", {"number": 5, "player": 1})
    assert face.chapter(turn, Scene(SAY, ("P0", "P1", "P2"), view)) == "Round 2: 🦅 P1"
    assert face.chapter(turn, Scene(SAY, ("P0", "P1", "P2"), {**view, "gone": [2]})) == "Turn 5: 🦅 P1"


def test_a_waiting_player_reads_the_active_player_and_phase() -> None:
    game = scene(marquise(warriors={1: 1}), eyrie(warriors={4: 1}))
    view = game.match.view(None)
    told = face_of("root").doing(Scene(SAY, ("Ann", "Bob"), view), game.match.open_prompts())
    assert told == f"{SAY('phase-' + view['phase'])}: Ann"


def test_the_relics_of_both_kinds_of_forest_are_laid_in_one_line() -> None:
    """The Keepers lay their first relics into all forests and the others into the forests away from home (15.3.1)."""
    laid = Record("relics", {"player": 0, "relics": []}, None)
    assert said(laid, laid) == ["Relics are placed in the forests"]


def test_the_wood_for_a_building_shares_a_line_with_the_building_and_not_with_the_battle_before_it() -> None:
    # 6.5.4.I and II: the Marquise removes wood, then places the building.
    game = scene(
        marquise(warriors={1: 3, 5: 1}, buildings={"sawmill": {5: 2}}, tokens={"wood": {1: 1, 5: 1}}),
        eyrie(warriors={1: 1, 4: 1}),
        dice=[(1, 0)],
    )
    game.marquise.does("battle:1>eyrie").does("build:sawmill:1")
    assert told(game, None) == [
        "🐱 P0 battles 🦅 P1 in clearing 1 🦊; dice 1 · 0; hits 1 to 0; 🦅 P1 loses 1 warrior",
        "🐱 P0 removes 1 wood from clearing 1 🦊; removes 1 wood from clearing 5 🐰; "
        "places 1 Sawmill in clearing 1 🦊; scores 2 points (building)",
    ]
