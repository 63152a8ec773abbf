"""Sections 2.2 to 2.4 of the Law: clearings, paths, rivers, forests."""

import pytest

from engine.kernel.game import Header
from engine.kernel.match import Match
from engine.root.definition import CLEARINGS, maps
from tests.root.rules.proof import proves
from tests.root.scene import Scene, eyrie, impossible, marquise, scene, side


@proves("2.2.1", "4.2.1")
def test_moves_go_along_paths() -> None:
    game = scene(marquise(warriors={5: 1}), eyrie())
    game.marquise.does("march")
    assert game.marquise.options == ["move:5>1:1", "move:5>2:1"]


@proves("2.2.2")
@pytest.mark.parametrize("name", ["autumn", "lake", "mountain"])
def test_each_suit_has_four_clearings(name: str) -> None:
    suits = [maps()[name].suits[place] for place in CLEARINGS]
    assert {suit: suits.count(suit) for suit in ("fox", "rabbit", "mouse")} == {"fox": 4, "rabbit": 4, "mouse": 4}


@proves("2.2.3")
def test_a_building_needs_a_free_slot() -> None:
    both = {"workshop": {5: 1}, "sawmill": {5: 1}}
    game = scene(marquise(warriors={5: 2, 1: 1}, buildings=both, tokens={"wood": {5: 2}}), eyrie())
    assert not [key for key in game.marquise.options if key.startswith("build:") and key.endswith(":5")]
    assert game.marquise.may("build:recruiter:1")
    assert "no-slot 1" in impossible(marquise(buildings={"sawmill": {1: 2}}), eyrie())


@proves("2.2.4")
def test_a_ruin_fills_its_slot_until_it_is_removed() -> None:
    """Clearing 6 has one free slot beside its ruin."""
    assert "no-slot 6" in impossible(marquise(buildings={"sawmill": {6: 2}}), eyrie())
    scene(marquise(buildings={"sawmill": {6: 2}}), eyrie(), ruins={10: [], 11: [], 12: []})


@proves("2.3")
def test_rivers_are_no_paths() -> None:
    game = scene(marquise(warriors={4: 1}), eyrie())
    game.marquise.does("march")
    assert not game.marquise.may("move:4>7:1")


@proves("2.4.1")
@pytest.mark.parametrize("name", ["autumn", "winter", "lake", "mountain"])
def test_forests_touch_one_another_both_ways(name: str) -> None:
    board = maps()[name]
    for forest in board.forests.values():
        assert all(forest.id in board.forests[other].forests for other in forest.forests)
        assert forest.clearings and all(forest.id in board.near_forests[place] for place in forest.clearings)


@pytest.mark.parametrize("name", ["autumn", "winter", "lake", "mountain"])
def test_the_edge_of_a_map_is_the_loop_of_paths_with_a_forest_on_one_side_only(name: str) -> None:
    """Map Edge in the glossary of the Law (G.1.15): the closed loop around the map, closed paths included."""
    board = maps()[name]
    between = {path: sum({*path} <= {*forest.clearings} for forest in board.forests.values()) for path in board.paths}
    loop = [path for path, forests in between.items() if forests == 1]
    assert sorted({place for path in loop for place in path}) == sorted(board.edge) and len(loop) == len(board.edge)


@proves("15.3.2")
def test_closed_paths_of_the_mountain_bound_the_map_beside_a_corner() -> None:
    """Clearing 9 lies on the loop around the map, because a closed path counts as a part of it (glossary G.1.15)."""
    seats = ({"faction": "keepers"}, {"faction": "marquise"})
    game = Scene(Match.start(Header("root", "s", seats, options={"map": "mountain"})))
    game.marquise.does("home:3").does("build:sawmill:3", "build:workshop:6", "build:recruiter:11")
    assert game.keepers.options == ["beside:8", "beside:9"]


def test_the_ferry_takes_one_move_a_turn_and_gives_a_card() -> None:
    game = scene(marquise(warriors={1: 2}), eyrie(), map="lake", draw=["anvil", "sappers"])
    game.marquise.does("march").does("ferry:1>12:1")
    assert game.table.ferry == 12 and game.marquise.warriors(12) == 1
    assert game.marquise.hand == ["sappers"]
    assert not any(key.startswith("ferry:") for key in game.marquise.options)


def test_the_ferry_takes_a_move_that_a_card_gives_the_vagabond() -> None:
    game = scene(side("vagabond", pawn=1, character="thief", crafted=["cobbler"]), eyrie(), map="lake", phase="evening")
    game.vagabond.does("use:cobbler").does("ferry:1>12:1")
    assert (game.vagabond.view["pawn"], game.table.ferry) == (12, 12)
    # The Vagabond draws one card for taking the ferry, and one at the end of Evening.
    assert len(game.records("ferry")) == 1 and len(game.vagabond.hand) == 2


# Pieces that move out of the ferry's clearing may move to any other coastal clearing, whichever rule lets them move.


@proves("9.4.2")
def test_the_vagabond_may_slip_by_the_ferry_and_draws() -> None:
    game = scene(
        side("vagabond", pawn=1, character="thief", satchel={"boots": [1]}, relations={1: 3}),
        marquise(warriors={1: 2}),
        map="lake",
        phase="birdsong",
    )
    assert {"ferry:10", "ferry:11", "ferry:12"} <= set(game.vagabond.options)
    game.vagabond.does("ferry:12").does("along:marquise:1")
    assert (game.vagabond.view["pawn"], game.table.ferry, len(game.vagabond.hand)) == (12, 12, 1)
    assert game.marquise.warriors(12) == 1 and len(game.records("slip")) == 1


def test_the_vagabond_slips_by_no_ferry_from_elsewhere() -> None:
    game = scene(side("vagabond", pawn=12, character="thief"), marquise(), map="lake", phase="birdsong")
    assert game.vagabond.asked == "slip" and not game.vagabond.may("ferry")


@proves("1.5.5")
def test_warriors_under_false_orders_may_take_the_ferry_and_their_owner_draws() -> None:
    game = scene(
        marquise(warriors={5: 1}, crafted=["false-orders"]),
        eyrie(warriors={1: 3}),
        map="lake",
        deck="exiles",
        phase="birdsong",
    )
    game.marquise.does("use:false-orders").does("order-ferry:eyrie:1>12")
    assert (game.eyrie.warriors(1), game.eyrie.warriors(12), game.table.ferry) == (1, 2, 12)
    assert len(game.eyrie.hand) == 1 and game.marquise.hand == []


def test_a_closed_path_is_opened_for_a_card_and_a_point_once_a_turn() -> None:
    game = scene(marquise(warriors={8: 1}, hand=["anvil", "bake-sale"]), eyrie(), map="mountain")
    assert game.marquise.may("open-path:8-9<anvil")
    game.marquise.does("open-path:8-9<anvil")
    assert game.marquise.score == 1
    assert not any(key.startswith("open-path") for key in game.marquise.options)
    game.marquise.does("march")
    assert game.marquise.may("move:8>9:1")


def test_the_tower_scores_for_its_ruler_at_the_end_of_evening() -> None:
    game = scene(marquise(warriors={10: 1}), eyrie(buildings={"roost": {3: 1}}), map="mountain", phase="evening")
    assert game.marquise.score == 1


# A piece that treats rivers as paths is adjacent along them (2.2.1, 2.3). On the autumn map a river joins 4 and 7.


@proves("2.3")
@pytest.mark.parametrize("crafted", [[], ["boat-builders"]])
def test_sympathy_spreads_along_rivers_that_are_paths(crafted: list[str]) -> None:
    game = scene(
        side("alliance", tokens={"sympathy": {4: 1}}, supporters=["sword"], crafted=crafted),
        marquise(warriors={1: 1}),
        phase="birdsong",
        deck="exiles",
    )
    if not crafted:
        # The clearings along paths are 8, 9 and 12.
        assert game.alliance.options == ["spread:9", "pass"]
    else:
        assert game.alliance.options == ["spread:7", "spread:9", "pass"]


@pytest.mark.parametrize("crafted", [[], ["boat-builders"]])
def test_wood_is_brought_along_rivers_that_are_paths(crafted: list[str]) -> None:
    game = scene(
        marquise(warriors={4: 1, 7: 1}, tokens={"wood": {4: 2}}, buildings={"sawmill": {1: 1, 9: 1}}, crafted=crafted),
        eyrie(),
        deck="exiles",
    )
    assert game.marquise.may("build:sawmill:7") == bool(crafted)


@pytest.mark.parametrize("crafted", [[], ["boat-builders"]])
def test_a_raid_goes_along_rivers_that_are_paths(crafted: list[str]) -> None:
    game = scene(
        marquise(warriors={4: 2}),
        side("corvids", tokens={"plot": {4: 1}}, plots={4: "raid"}, crafted=crafted),
        dice=[(0, 0)],
        deck="exiles",
    )
    game.marquise.does("battle:4>corvids")
    assert [place for place in CLEARINGS if game.corvids.warriors(place)] == ([7, 8, 9, 12] if crafted else [8, 9, 12])
