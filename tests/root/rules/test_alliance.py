"""Chapter 8 of the Law: Woodland Alliance."""

from typing import Any

import pytest

from tests.root.rules.proof import proves
from tests.root.scene import Scene, eyrie, marquise, scene, side


def rebels(*others: Any, phase: str = "birdsong", dice: Any = (), **facts: Any) -> Scene:
    """Return the Alliance to move, against a Marquise with one cat in 9 unless ``facts`` say otherwise."""
    return scene(side("alliance", **facts), *(others or (marquise(warriors={9: 1}),)), phase=phase, dice=list(dice))


FOXES = ["anvil", "protection-racket", "arms-trader", "foxfolk-steel"]


@proves("8.2.2")
def test_as_defenders_the_alliance_use_the_higher_die() -> None:
    game = scene(marquise(warriors={5: 4}), side("alliance", warriors={5: 4}), dice=[(1, 3)])
    game.marquise.does("battle:5>alliance")
    assert (game.marquise.warriors(5), game.alliance.warriors(5)) == (1, 3)


@proves("8.2.2")
def test_as_attackers_they_use_the_higher_die_as_everybody_does() -> None:
    game = rebels(marquise(warriors={5: 4}), phase="evening", warriors={5: 4}, officers=1, dice=[(1, 3)])
    game.alliance.does("battle:5>marquise")
    assert (game.marquise.warriors(5), game.alliance.warriors(5)) == (1, 3)


@proves("8.4")
def test_there_is_no_going_back_from_sympathy_to_revolts() -> None:
    game = rebels(tokens={"sympathy": {1: 1}}, supporters=[*FOXES, "bake-sale"])
    assert game.alliance.asked == "birdsong-acts" and game.alliance.may("revolt:1")
    game.alliance.does("spread:5")
    assert not game.alliance.may("revolt:1")


def revolted() -> Scene:
    """Return the scene after a revolt in 1, with sympathy in three clearings of foxes and one of mice."""
    game = rebels(
        marquise(warriors={1: 3}, buildings={"sawmill": {1: 1}}, tokens={"wood": {1: 2}}),
        eyrie(warriors={1: 1, 6: 1}),
        tokens={"sympathy": {1: 1, 8: 1, 12: 1, 9: 1}},
        supporters=["anvil", "foxfolk-steel", "bake-sale"],
    )
    game.alliance.does("revolt:1")
    if game.alliance.asked == "spend-supporters":
        game.alliance.does("card:anvil", "card:foxfolk-steel")
    return game


@proves("8.4.1")
def test_a_revolt_spends_two_supporters_and_removes_all_enemy_pieces() -> None:
    game = revolted()
    assert sorted(game.discard) == ["anvil", "foxfolk-steel"]
    assert game.marquise.warriors(1) == game.marquise.pieces("sawmill", 1) == game.marquise.pieces("wood", 1) == 0
    assert game.eyrie.warriors(1) == 0 and game.eyrie.warriors(6) == 1
    # One point for the sawmill and each wood.
    assert game.alliance.score == 3


@proves("8.4.1")
def test_the_base_comes_with_a_warrior_for_each_sympathetic_clearing_of_its_suit_and_an_officer() -> None:
    game = revolted()
    assert game.alliance.pieces("base-fox", 1) == 1 and game.alliance.pieces("sympathy", 1) == 1
    assert game.alliance.warriors(1) == 3
    assert game.alliance.view["officers"] == 1


@proves("8.4.1")
def test_no_revolt_where_the_base_of_the_suit_is_built_or_nobody_sympathizes() -> None:
    game = rebels(tokens={"sympathy": {1: 1, 9: 1}}, buildings={"base-fox": {8: 1}}, supporters=[*FOXES, "sword"])
    assert [key for key in game.alliance.options if key.startswith("revolt")] == ["revolt:9"]


@proves("8.4.1")
def test_supporters_of_another_suit_do_not_pay_for_a_revolt() -> None:
    game = rebels(tokens={"sympathy": {1: 1}}, supporters=["anvil", "bake-sale", "investments"])
    assert not game.alliance.may("revolt:1")


@proves("8.4.1")
def test_revolts_come_as_often_as_they_are_paid() -> None:
    game = rebels(tokens={"sympathy": {1: 1, 5: 1}}, supporters=["anvil", "foxfolk-steel", "bake-sale", "cobbler"])
    game.alliance.does("revolt:1").does("card:anvil", "card:foxfolk-steel")
    game.alliance.does("revolt:5")
    assert game.alliance.pieces("base-fox", 1) == game.alliance.pieces("base-rabbit", 5) == 1
    assert game.alliance.view["officers"] == 2 and game.alliance.view["supporters"] == []


@proves("8.4.2")
def test_the_first_sympathy_goes_anywhere_the_next_beside_another() -> None:
    game = rebels(supporters=["anvil", "bake-sale", "cobbler", "sword", "arms-trader"])
    game.alliance.does("spread:8")
    if game.alliance.asked == "spend-supporters":
        game.alliance.does("card:anvil")
    assert game.alliance.pieces("sympathy", 8) == 1
    # 8 is adjacent to 4 and 7.
    assert [key for key in game.alliance.options if key.startswith("spread")] == ["spread:4", "spread:7"]


@proves("8.4.2")
def test_sympathy_costs_more_and_scores_more_the_more_there_is() -> None:
    """The fourth token costs two supporters and scores one point."""
    game = rebels(tokens={"sympathy": {1: 1, 5: 1, 9: 1}}, supporters=["bake-sale", "cobbler", "sword"])
    assert game.alliance.may("spread:10") and not game.alliance.may("spread:2")
    game.alliance.does("spread:10").does("card:bake-sale", "card:cobbler")
    assert game.alliance.score == 1 and game.alliance.view["supporters"] == ["sword"]


@proves("8.4.2")
@pytest.mark.parametrize(("warriors", "left"), [(2, ["foxfolk-steel"]), (3, [])])
def test_martial_law_costs_a_supporter_more(warriors: int, left: list[str]) -> None:
    game = rebels(marquise(warriors={12: warriors}), tokens={"sympathy": {9: 1}}, supporters=["anvil", "foxfolk-steel"])
    game.alliance.does("spread:12")
    if game.alliance.asked == "spend-supporters":
        game.alliance.does("card:anvil")
    assert game.alliance.view["supporters"] == left and bool(game.records("martial-law")) == (warriors == 3)


@proves("8.4.2")
def test_three_warriors_of_two_players_are_no_martial_law() -> None:
    game = rebels(
        marquise(warriors={12: 2}), eyrie(warriors={12: 2}), tokens={"sympathy": {9: 1}}, supporters=["anvil"]
    )
    game.alliance.does("spread:12")
    assert game.alliance.pieces("sympathy", 12) == 1


@proves("8.5.1")
def test_sympathy_crafts() -> None:
    game = rebels(phase="daylight", tokens={"sympathy": {1: 1}}, hand=["anvil", "bake-sale"])
    game.alliance.does("craft:anvil")
    assert game.alliance.faction.items == ["hammer"] and not game.alliance.may("craft:bake-sale")


@proves("8.5", "8.5.2")
def test_cards_of_the_hand_become_supporters_before_or_after_crafting() -> None:
    game = rebels(phase="daylight", tokens={"sympathy": {1: 1}}, hand=["anvil", "bake-sale", "sword"])
    game.alliance.does("mobilize:bake-sale").does("craft:anvil").does("mobilize:sword")
    assert game.alliance.view["supporters"] == ["bake-sale", "sword"]
    assert "card" not in game.records("mobilize", viewer=1)[0].facts


@proves("8.5.2")
def test_a_sixth_supporter_is_discarded_without_a_base() -> None:
    held = [*FOXES, "sword"]
    game = rebels(phase="daylight", supporters=held, hand=["bake-sale"])
    game.alliance.does("mobilize:bake-sale")
    assert game.alliance.view["supporters"] == held and game.discard == ["bake-sale"]


@proves("8.5.3")
def test_officers_are_trained_with_cards_of_the_suits_of_bases() -> None:
    game = rebels(phase="daylight", buildings={"base-fox": {1: 1}}, hand=["anvil", "bake-sale", "arms-trader"])
    assert not game.alliance.may("train:bake-sale")
    game.alliance.does("train:anvil").does("train:arms-trader")
    assert game.alliance.view["officers"] == 2 and game.discard == ["anvil", "arms-trader"]


@proves("8.5.3")
def test_without_a_base_nobody_is_trained() -> None:
    assert not rebels(phase="daylight", hand=["arms-trader"]).alliance.may("train:arms-trader")


def operating(officers: int = 4) -> Scene:
    return rebels(
        marquise(warriors={5: 2}),
        phase="evening",
        tokens={"sympathy": {1: 1}},
        buildings={"base-fox": {1: 1}},
        warriors={1: 2},
        officers=officers,
        dice=[(1, 0)],
    )


@proves("8.6")
def test_an_operation_for_each_officer_then_cards_for_bases() -> None:
    game = operating()
    game.alliance.does("recruit:1")
    assert game.alliance.warriors(1) == 3 and game.alliance.view["operations"] == 3
    game.alliance.does("move").does("move:1>5:2")
    game.alliance.does("battle:5>marquise")
    assert game.marquise.warriors(5) == 1
    game.alliance.does("organize:5")
    assert game.alliance.pieces("sympathy", 5) == 1 and game.alliance.warriors(5) == 1
    # One card, and one for the base.
    assert len(game.alliance.hand) == 2 and game.table.turn == 1


@proves("8.6")
def test_organizing_scores_the_uncovered_space_in_clearings_without_sympathy() -> None:
    game = operating(2)
    assert not game.alliance.may("organize:1")
    game.alliance.does("move").does("move:1>10:1").does("organize:10")
    # The second token scores a point.
    assert game.alliance.score == 1 and game.alliance.warriors(10) == 0


@proves("8.6")
def test_recruits_come_to_bases_alone() -> None:
    assert [key for key in operating().alliance.options if key.startswith("recruit")] == ["recruit:1"]


@proves("8.6")
def test_more_than_five_cards_are_discarded() -> None:
    game = rebels(phase="evening", hand=["anvil", "bake-sale", "sword", "investments", "arms-trader"])
    assert game.alliance.asked == "discard"


@proves("8.6")
def test_a_player_who_leaves_between_two_operations_takes_all_pieces_along() -> None:
    game = scene(
        side("alliance", buildings={"base-fox": {1: 1}}, warriors={1: 2}, officers=3, supporters=["anvil"]),
        marquise(warriors={5: 2}),
        eyrie(buildings={"roost": {3: 1}}),
        phase="evening",
    )
    game.alliance.does("move").leaves()
    assert game.table.turn == 1 and game.alliance.warriors(1) == game.alliance.pieces("base-fox", 1) == 0
    assert game.alliance.faction.supply == 10 and game.discard == ["anvil"]


@proves("8.6", "8.2.3")
def test_officers_lost_with_a_base_lead_no_more_operations() -> None:
    base = side("alliance", buildings={"base-fox": {1: 1}}, warriors={1: 1, 2: 1}, officers=4)
    game = scene(base, marquise(warriors={1: 3}), phase="evening", dice=[(3, 3)])
    game.alliance.does("battle:1>marquise")
    # The warrior and the base were removed; of the four officers two are left, and one operation was made.
    assert game.alliance.view["officers"] == 2 and game.alliance.view["operations"] == 1
    game.alliance.does("organize:2")
    assert game.alliance.asked != "operations"


@proves("8.2.3")
def test_the_alliance_chooses_which_supporters_stay_without_a_base() -> None:
    """The fox base takes the foxes along. Of the six others one is too many without a base."""
    held = ["anvil", "bake-sale", "root-tea-rabbit", "a-visit-to-friends", "root-tea-mouse", "sword", "investments"]
    base = side("alliance", buildings={"base-fox": {1: 1}}, supporters=held)
    game = scene(marquise(warriors={1: 3}), base, dice=[(0, 0)])
    game.marquise.does("battle:1>alliance")
    assert game.alliance.asked == "discard-supporters"
    game.alliance.does("sword")
    assert "sword" not in game.alliance.view["supporters"] and len(game.alliance.view["supporters"]) == 5


@proves("8.4.1")
def test_with_all_sympathy_on_the_map_revolts_alone_are_asked_for() -> None:
    game = rebels(tokens={"sympathy": {place: 1 for place in range(1, 11)}}, supporters=FOXES[:2])
    assert game.alliance.asked == "revolt" and not any(key.startswith("spread") for key in game.alliance.options)
    game.alliance.does("revolt:1")
    assert game.alliance.pieces("base-fox", 1) == 1
