"""Chapter 7 of the Law: Eyrie Dynasties."""

from typing import Any

import pytest

from tests.root.rules.proof import proves
from tests.root.scene import Scene, eyrie, marquise, scene, side


def birds(*others: Any, phase: str = "daylight", dice: Any = (), **facts: Any) -> Scene:
    """Return the Eyrie to move, against a Marquise with one cat in 9 unless the test says otherwise."""
    return scene(eyrie(**facts), *(others or (marquise(warriors={9: 1}),)), phase=phase, dice=list(dice))


def turmoil(**facts: Any) -> Scene:
    """Return Despots without a roost or a warrior: they cannot move, and must choose a new leader."""
    return birds(**{"leader": "despot", "score": 10, **facts})


@proves("7.4.1")
def test_an_empty_hand_draws_a_card() -> None:
    game = birds(phase="birdsong", warriors={5: 1})
    assert len(game.eyrie.hand) == 1 and game.eyrie.asked == "decree"
    full = birds(phase="birdsong", warriors={5: 1}, hand=["anvil"])
    assert full.eyrie.hand == ["anvil"]


@proves("7.4.1", "1.4.2")
def test_effects_of_birdsong_may_be_used_between_emergency_orders_and_the_decree() -> None:
    """The steps of Birdsong have an order (7.4), but only actions cannot be interrupted (1.4.2)."""
    rival = marquise(warriors={9: 1}, hand=["sword"])
    game = birds(rival, phase="birdsong", buildings={"roost": {5: 1}}, crafted=["stand-and-deliver"])
    game.eyrie.passes()
    assert len(game.eyrie.hand) == 1 and game.eyrie.asked == "birdsong"
    game.eyrie.does("use:stand-and-deliver")
    assert game.eyrie.asked == "decree" and "sword" in game.eyrie.hand and len(game.eyrie.hand) == 2


@proves("7.4.2")
def test_one_or_two_cards_go_into_any_columns() -> None:
    game = birds(phase="birdsong", buildings={"roost": {5: 1}}, hand=["anvil", "bake-sale", "sword"])
    assert not game.eyrie.may("pass")
    game.eyrie.does("decree:recruit<anvil", "decree:recruit<bake-sale")
    assert game.eyrie.view["decree"]["recruit"] == ["anvil", "bake-sale"] and game.eyrie.hand == ["sword"]


@proves("7.4.2")
def test_only_one_of_them_may_be_a_bird_and_none_goes_twice() -> None:
    hand = ["arms-trader", "birdy-bindle", "anvil"]
    game = birds(phase="birdsong", buildings={"roost": {5: 1}}, hand=hand)
    assert game.eyrie.refused("decree:move<arms-trader", "decree:move<birdy-bindle") == "one-bird"
    assert game.eyrie.refused("decree:move<anvil", "decree:build<anvil") == "no-such-copy"
    assert game.eyrie.hand == hand
    game.eyrie.does("decree:move<arms-trader", "decree:build<anvil")
    assert game.eyrie.hand == ["birdy-bindle"]


@proves("7.4.2")
def test_three_cards_are_too_many_and_none_too_few() -> None:
    game = birds(phase="birdsong", buildings={"roost": {5: 1}}, hand=["anvil", "bake-sale", "sword"])
    game.eyrie.refused("decree:move<anvil", "decree:move<bake-sale", "decree:move<sword")
    game.eyrie.refused()
    assert len(game.eyrie.hand) == 3


def homeless(**cats: int) -> Scene:
    """Return a map without a roost and with one cat in each clearing, except where ``cats`` gives another number."""
    warriors = {place: 1 for place in range(1, 13)} | {int(name[1:]): count for name, count in cats.items()}
    return birds(marquise(warriors=warriors), phase="birdsong", hand=["anvil"], leader="despot")


@proves("7.4.3")
def test_without_a_roost_a_new_one_comes_with_three_warriors_where_the_fewest_warriors_are() -> None:
    game = homeless(c5=0, c7=0)
    game.eyrie.does("decree:build<anvil")
    assert game.eyrie.asked == "new-roost" and game.eyrie.options == ["roost:5", "roost:7"]
    game.eyrie.does("roost:7")
    assert (game.eyrie.pieces("roost", 7), game.eyrie.warriors(7)) == (1, 3)


@proves("7.4.3")
def test_a_clearing_without_room_does_not_count() -> None:
    """Clearing 4 has no warriors, but its one slot has a building. Clearing 1 has the Keep."""
    cats = marquise(
        warriors={place: 1 for place in range(2, 13) if place != 4} | {3: 0},
        buildings={"sawmill": {4: 1}},
        tokens={"keep": {1: 1}},
    )
    game = birds(cats, phase="birdsong", hand=["anvil"], leader="despot")
    game.eyrie.does("decree:build<anvil")
    assert game.eyrie.pieces("roost", 3) == 1 and game.eyrie.warriors(3) == 3


@proves("7.5.1")
def test_roosts_craft_before_the_decree() -> None:
    game = birds(buildings={"roost": {5: 1}}, warriors={5: 2}, hand=["woodland-runners", "bake-sale"], leader="despot")
    assert game.eyrie.may("craft:woodland-runners") and not game.eyrie.may("craft:bake-sale")
    game.eyrie.passes()
    assert game.eyrie.asked == "move" and not game.eyrie.may("craft:woodland-runners")


@proves("7.5.2")
def test_columns_are_resolved_from_left_to_right_and_cards_in_any_order() -> None:
    game = birds(
        buildings={"roost": {1: 1, 5: 1}},
        warriors={5: 3},
        decree={"recruit": ["bake-sale", "anvil"]},
        leader="despot",
    )
    assert game.eyrie.options == ["resolve:rabbit", "resolve:fox"]
    game.eyrie.does("resolve:fox")
    assert (game.eyrie.warriors(1), game.eyrie.warriors(5)) == (1, 4)
    assert game.eyrie.asked == "move"


@proves("7.5.2")
def test_each_act_is_done_in_a_clearing_of_its_cards_suit() -> None:
    game = birds(
        marquise(warriors={1: 3, 9: 1}),
        buildings={"roost": {5: 1}},
        warriors={5: 5, 2: 1, 1: 1},
        decree={"move": ["bake-sale"], "battle": ["anvil"], "build": ["sword"]},
        leader="charismatic",
        dice=[(0, 0), (0, 0)],
    )
    # Charismatic viziers recruit, at the one roost, and battle.
    assert game.eyrie.warriors(5) == 7 and game.eyrie.asked == "move"
    assert all(key.startswith("move:5>") for key in game.eyrie.options)
    game.eyrie.does("move:5>1:4").does("resolve:fox")
    assert game.records("battle")[0].facts["clearing"] == 1
    # The other battle is in a bird column; then the roost is built in the clearing of mice that they rule.
    assert len(game.records("battle")) == 2 and game.eyrie.pieces("roost", 2) == 1


@proves("7.5.2")
def test_no_roost_is_built_where_one_stands_or_others_rule() -> None:
    game = birds(
        marquise(warriors={10: 3}),
        buildings={"roost": {5: 1}},
        warriors={5: 3, 10: 1},
        decree={"build": ["bake-sale"]},
        leader="commander",
        score=5,
        dice=[(0, 0)],
    )
    game.eyrie.does("move:5>2:1")
    assert game.records("turmoil")


@proves("7.6.1", "7.6.2")
@pytest.mark.parametrize(("roosts", "points", "drawn"), [(1, 0, 1), (2, 1, 1), (3, 2, 2), (6, 4, 3)])
def test_roosts_score_and_draw(roosts: int, points: int, drawn: int) -> None:
    places = {place: 1 for place in (5, 2, 7, 8, 9, 11)[:roosts]}
    game = birds(phase="evening", buildings={"roost": places})
    assert game.eyrie.score == points and len(game.eyrie.hand) == drawn


@proves("7.7.1")
def test_turmoil_costs_a_point_for_each_bird_viziers_among_them() -> None:
    game = turmoil(decree={"recruit": [], "build": ["arms-trader", "anvil"]})
    assert game.eyrie.asked == "leader"
    assert game.eyrie.score == 10 - 3


@proves("7.7.1")
def test_points_never_fall_below_zero() -> None:
    assert turmoil(score=1).eyrie.score == 0


@proves("7.7.2")
def test_turmoil_discards_the_decree_but_for_the_viziers() -> None:
    game = turmoil(decree={"build": ["arms-trader", "anvil"]})
    assert sorted(game.discard) == ["anvil", "arms-trader"]
    assert not any(game.eyrie.view["decree"].values())


@proves("7.7.3")
def test_a_new_leader_is_a_faceup_one_and_determines_the_columns_of_the_viziers() -> None:
    game = turmoil(leaders=["builder", "commander"])
    assert game.eyrie.options == ["leader:builder", "leader:commander"]
    game.eyrie.does("leader:builder")
    assert game.eyrie.view["leader"] == "builder" and game.eyrie.view["viziers"] == ["recruit", "move"]
    assert game.eyrie.view["leaders"] == ["commander"]


@proves("7.7.3")
def test_when_all_lie_facedown_all_are_turned_up() -> None:
    game = turmoil(leaders=[])
    assert len(game.eyrie.options) == 4 and game.eyrie.may("leader:despot")


@proves("7.7.4")
def test_turmoil_ends_daylight() -> None:
    game = turmoil(decree={"recruit": ["anvil"], "battle": ["bake-sale"]})
    game.eyrie.does("leader:builder")
    assert [record.facts["phase"] for record in game.records("phase")][:2] == ["daylight", "evening"]
    assert not game.records("battle") and game.table.turn == 1


@proves("7.8.1")
@pytest.mark.parametrize(("leader", "points"), [("builder", 2), ("despot", 1)])
def test_the_builder_scores_the_items_full_value(leader: str, points: int) -> None:
    game = birds(buildings={"roost": {1: 1, 6: 1}}, warriors={1: 2}, hand=["arms-trader"], leader=leader)
    game.eyrie.does("craft:arms-trader")
    assert game.eyrie.score == points


@proves("7.8.2")
@pytest.mark.parametrize(("leader", "warriors"), [("charismatic", 3), ("builder", 2)])
def test_the_charismatic_recruits_two(leader: str, warriors: int) -> None:
    game = birds(buildings={"roost": {5: 1}}, warriors={5: 1}, leader=leader)
    assert game.eyrie.warriors(5) == warriors


@proves("7.8.2")
def test_one_left_of_two_is_placed_and_is_turmoil() -> None:
    game = birds(buildings={"roost": {5: 1}}, warriors={5: 19}, leader="charismatic", score=9)
    assert game.eyrie.warriors(5) == 20 and game.records("turmoil")


@proves("7.8.3")
@pytest.mark.parametrize(("leader", "left"), [("commander", 1), ("charismatic", 2)])
def test_the_commander_deals_an_extra_hit_when_attacking(leader: str, left: int) -> None:
    game = birds(marquise(warriors={5: 3}), buildings={"roost": {5: 1}}, warriors={5: 4}, leader=leader, dice=[(1, 0)])
    if leader == "commander":
        game.eyrie.does("move:5>1:1")
    assert game.marquise.warriors(5) == left


@proves("7.8.3")
def test_the_commander_deals_none_when_defending() -> None:
    game = scene(eyrie(warriors={5: 3}, leader="commander"), marquise(warriors={5: 3}), turn=1, dice=[(1, 0)])
    game.marquise.does("battle:5>eyrie")
    assert game.marquise.warriors(5) == 3


def despotic(leader: str, *, pieces: int = 1) -> Scene:
    """Return a battle against undefended cats: without a warrior there, they take one more hit."""
    game = birds(
        marquise(buildings={"sawmill": {5: pieces}}),
        warriors={5: 4, 1: 1},
        decree={"battle": ["bake-sale"]},
        leader=leader,
        dice=[(1, 0)],
    )
    game.eyrie.does("move:1>9:1")
    return game


@proves("7.8.4")
@pytest.mark.parametrize(("pieces", "points"), [(1, 2), (2, 3)])
def test_the_despot_scores_one_more_for_all_buildings_and_tokens_of_a_battle(pieces: int, points: int) -> None:
    assert despotic("despot", pieces=pieces).eyrie.score == points


@proves("7.8.4")
def test_the_despot_scores_no_extra_point_for_removing_only_warriors() -> None:
    game = birds(
        marquise(warriors={5: 2}),
        warriors={5: 4, 1: 1},
        decree={"battle": ["bake-sale"]},
        leader="despot",
        dice=[(2, 0)],
    )
    game.eyrie.does("move:1>9:1")
    assert game.marquise.warriors(5) == 0 and game.eyrie.score == 0


@proves("7.5.2")
def test_a_player_who_leaves_during_the_decree_leaves_the_rest_to_the_others() -> None:
    game = birds(
        marquise(warriors={9: 1}),
        side("alliance"),
        buildings={"roost": {5: 1}},
        warriors={5: 3},
        decree={"move": ["bake-sale"]},
        leader="despot",
    )
    game.eyrie.leaves()
    assert game.table.turn == 1 and game.eyrie.pieces("roost", 5) == game.eyrie.warriors(5) == 0
    assert "bake-sale" in game.discard
