"""Chapter 3 of the Law: Victory."""

from typing import Any

import pytest

from engine.kernel.game import GameOver
from engine.root.scoring import score_at_once
from tests.root.rules.proof import proves
from tests.root.scene import Scene, Side, eyrie, impossible, marquise, scene, side


def three(first: Side, **position: Any) -> Scene:
    """Return a game of three players: with two there are no dominance cards."""
    return scene(first, eyrie(buildings={"roost": {2: 1}}), side("alliance"), **position)


@proves("3.1")
def test_thirty_points_win_immediately() -> None:
    game = scene(marquise(warriors={5: 1}, score=29), eyrie(buildings={"roost": {5: 1}}), dice=[(0, 0)])
    game.marquise.does("battle:5>eyrie")
    assert game.winners == ["marquise"]
    assert game.match.outcome is not None and game.match.outcome.reason == "points"
    assert game.match.outcome.ranks == (1, 2)


@proves("3.1")
@pytest.mark.parametrize(("turn", "winner"), [(0, "marquise"), (1, "alliance")])
def test_the_active_player_wins_when_several_come_to_thirty_together(turn: int, winner: str) -> None:
    game = scene(marquise(score=29, warriors={5: 1}), side("alliance", score=29, hand=["sword"]), turn=turn)
    first, second = game.table.factions
    with pytest.raises(GameOver):
        score_at_once(game.table, [(first, 1, "removal"), (second, 1, "removal")])
    assert game.winners == [winner]


@proves("3.2", "3.2.1")
def test_a_point_for_each_enemy_building_and_token() -> None:
    game = scene(marquise(warriors={5: 3}), side("alliance", tokens={"sympathy": {5: 1}}), dice=[(3, 0)])
    game.marquise.does("battle:5>alliance")
    assert game.marquise.score == 1


@proves("3.2", "3.2.2", "4.1.2")
def test_an_item_scores_its_points() -> None:
    game = scene(marquise(buildings={"workshop": {1: 1}}, hand=["anvil"]), eyrie())
    game.marquise.does("craft:anvil")
    assert game.marquise.score == 2 and game.marquise.faction.items == ["hammer"]
    assert game.table.items["hammer"] == 0 and game.discard == ["anvil"]


@proves("3.3.1")
def test_ten_points_let_a_dominance_card_be_activated() -> None:
    assert not three(marquise(hand=["fox-dominance"], score=9)).marquise.may("dominance")
    game = three(marquise(hand=["fox-dominance"], score=10, warriors={5: 1}))
    game.marquise.does("dominance:fox-dominance")
    assert game.match.view(None)["players"][0]["score"] is None
    assert game.marquise.hand == []


@proves("3.3.1")
def test_no_points_after_activating() -> None:
    game = three(marquise(dominance="fox-dominance", score=10, buildings={"workshop": {1: 1}}, hand=["anvil"]))
    game.marquise.does("craft:anvil")
    assert game.marquise.score == 10 and not game.records("score")


@proves("3.3.1")
def test_three_clearings_of_the_suit_win_at_the_start_of_birdsong() -> None:
    board = {1: 1, 6: 1, 8: 1}
    game = three(marquise(dominance="fox-dominance", warriors=board), phase="birdsong")
    assert game.winners == ["marquise"]
    assert game.match.outcome is not None and game.match.outcome.reason == "dominance"
    assert three(marquise(dominance="fox-dominance", warriors={1: 1, 6: 1}), phase="birdsong").winners is None


@proves("3.3.1")
def test_two_opposite_corners_win_with_birds() -> None:
    assert three(marquise(dominance="bird-dominance", warriors={1: 1, 3: 1}), phase="birdsong").winners
    assert not three(marquise(dominance="bird-dominance", warriors={1: 1, 4: 1}), phase="birdsong").winners


@proves("3.3.2")
def test_an_activated_card_does_not_count_for_the_hand_and_is_not_replaced() -> None:
    hand = ["mouse-dominance", "anvil", "bake-sale", "sword", "armorers"]
    game = three(marquise(dominance="fox-dominance", score=10, hand=hand), phase="daylight")
    assert not game.marquise.may("dominance")


@proves("3.3.1", "1.4.1")
def test_a_dominance_card_may_be_activated_after_the_last_act_of_daylight() -> None:
    birds = eyrie(leader="builder", hand=["fox-dominance"], score=10, buildings={"roost": {5: 1}}, warriors={5: 3})
    game = scene(birds, marquise(warriors={9: 1}), side("alliance"))
    game.eyrie.passes()
    game.eyrie.does("resolve:bird").does("resolve:bird").does("move:5>1:1")
    assert game.eyrie.asked == "daylight-end"
    game.eyrie.does("dominance:fox-dominance")
    assert game.match.view(None)["players"][0]["score"] is None


@proves("3.3.3")
def test_a_spent_dominance_card_lies_open_for_all() -> None:
    game = three(marquise(buildings={"sawmill": {1: 1}}, hand=["fox-dominance"]))
    game.marquise.does("overwork:1<fox-dominance")
    assert game.match.view(None)["available"] == ["fox-dominance"] and game.discard == []


@proves("3.3.4")
def test_an_available_card_is_taken_for_one_of_its_suit() -> None:
    game = three(marquise(hand=["anvil", "sappers", "bake-sale"]), available=["fox-dominance", "bird-dominance"])
    may = game.marquise.may
    assert may("take-dominance:fox-dominance<anvil") and may("take-dominance:fox-dominance<sappers")
    assert not may("take-dominance:fox-dominance<bake-sale")
    assert may("take-dominance:bird-dominance<sappers") and not may("take-dominance:bird-dominance<anvil")
    game.marquise.does("take-dominance:fox-dominance<anvil")
    assert "fox-dominance" in game.marquise.hand and game.discard == ["anvil"]


# Every way to end a game.


def four(cats: Side, **position: Any) -> Scene:
    """Return the Marquise and a Vagabond in a coalition, and two other players."""
    partners = (
        {**cats, "partner": 1},
        side("vagabond", character="thief", pawn=9, partner=0, dominance="bird-dominance", satchel={"boots": [1]}),
    )
    return scene(*partners, eyrie(buildings={"roost": {2: 1}}), side("alliance"), **position)


def ending(game: Scene) -> tuple[list[str] | None, str]:
    assert game.match.outcome is not None
    return game.winners, game.match.outcome.reason


@proves("9.2.8", "3.3.1")
def test_a_coalition_wins_by_the_dominance_of_the_partner() -> None:
    game = four(marquise(dominance="fox-dominance", warriors={1: 1, 6: 1, 8: 1}), phase="birdsong")
    assert ending(game) == (["marquise", "vagabond"], "dominance")


def test_a_coalition_wins_by_the_points_of_the_partner() -> None:
    game = four(marquise(score=29, warriors={2: 2}), dice=[(0, 0)])
    game.marquise.does("battle:2>eyrie")
    assert ending(game) == (["marquise", "vagabond"], "points")


@proves("9.2.8")
@pytest.mark.parametrize("partner", [None, 1])
def test_a_vagabond_who_is_in_a_coalition_forms_no_other(partner: int | None) -> None:
    """A coalition is of two players: nobody who is in one joins another (9.2.8)."""
    card = "mouse-dominance" if partner is not None else None
    game = scene(
        side("vagabond", character="thief", pawn=9, score=10, hand=["fox-dominance"], partner=partner),
        side("vagabond", character="ranger", pawn=9, score=5, partner=None if partner is None else 0, dominance=card),
        eyrie(buildings={"roost": {2: 1}}),
        side("alliance"),
    )
    assert game[0].may("coalition:fox-dominance>eyrie") == (partner is None)


def test_the_last_at_the_table_wins() -> None:
    game = three(marquise(warriors={5: 1}))
    game.marquise.leaves()
    assert game.winners is None
    game.alliance.leaves()
    assert ending(game) == (["eyrie"], "left")


def test_the_last_coalition_at_the_table_wins() -> None:
    """No opponents of the two partners are left (9.2.8)."""
    game = four(marquise(warriors={5: 1}))
    game.eyrie.leaves()
    assert game.winners is None
    game.alliance.leaves()
    assert ending(game) == (["marquise", "vagabond"], "left")


def test_points_are_won_in_the_turn_of_another() -> None:
    """Brutal Tactics gives the defender the point that wins."""
    game = scene(marquise(warriors={5: 2}, crafted=["brutal-tactics"]), eyrie(warriors={5: 2}, score=29), dice=[(0, 0)])
    game.marquise.does("battle:5>eyrie").does("use:brutal-tactics")
    assert ending(game) == (["eyrie"], "points")


def test_a_game_against_dominance_goes_on_while_it_is_broken() -> None:
    """Ruled clearings count only at the start of the ruling player's own Birdsong."""
    game = three(marquise(dominance="fox-dominance", warriors={1: 1, 6: 1}), phase="birdsong")
    assert game.match.outcome is None and game.table.turn == 0


def test_an_activated_card_must_be_a_dominance_card() -> None:
    assert "not-dominance anvil" in impossible(marquise(dominance="anvil"), eyrie(), side("alliance"))
