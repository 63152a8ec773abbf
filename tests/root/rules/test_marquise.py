"""Chapter 6 of the Law: Marquise de Cat."""

import pytest

from tests.root.rules.proof import proves
from tests.root.scene import Scene, eyrie, marquise, scene


def hospital(hand: list[str], *, keep: bool = True, warriors: int = 3) -> Scene:
    """Return a battle in clearing 5, a rabbit clearing, in which two of the Marquise's three warriors are removed."""
    return scene(
        marquise(warriors={5: warriors}, tokens={"keep": {1: 1}} if keep else {}, hand=hand),
        eyrie(warriors={5: 3}, decree={"battle": ["smugglers-trail"]}, leader="despot"),
        turn=1,
        dice=[(2, 0)],
    )


def fought(game: Scene) -> Scene:
    game.eyrie.does("move:5>2:1")
    return game


@proves("6.2.3")
def test_one_card_of_the_clearings_suit_sends_all_that_fell_there_to_the_keep() -> None:
    game = fought(hospital(["bake-sale", "anvil"]))
    assert game.marquise.asked == "field-hospital"
    assert game.marquise.options == ["hospital:bake-sale", "pass"]
    game.marquise.does("hospital:bake-sale")
    assert (game.marquise.warriors(1), game.marquise.warriors(5)) == (2, 1)
    assert game.discard == ["bake-sale"] and game.marquise.hand == ["anvil"]


@proves("6.2.3")
def test_a_bird_heals_anywhere_and_nobody_must_be_healed() -> None:
    game = fought(hospital(["arms-trader"]))
    game.marquise.passes()
    assert game.marquise.warriors(1) == 0 and game.marquise.faction.supply == 24
    assert game.marquise.hand == ["arms-trader"]


@proves("6.2.3")
@pytest.mark.parametrize(("hand", "keep"), [(["anvil"], True), (["bake-sale"], False)])
def test_without_a_card_of_the_suit_or_without_the_keep_nobody_is_healed(hand: list[str], keep: bool) -> None:
    game = fought(hospital(hand, keep=keep))
    assert not game.records("field-hospital") and game.marquise.hand == hand
    assert game.marquise.faction.supply == 24


@proves("6.2.3")
def test_each_clearing_takes_a_card_of_its_own() -> None:
    game = scene(
        marquise(warriors={1: 2, 12: 3}, tokens={"keep": {2: 1}}, hand=["anvil", "protection-racket"]),
        eyrie(buildings={"roost": {6: 1, 8: 1, 12: 1}}, hand=["favor-of-the-foxes"]),
        turn=1,
    )
    game.eyrie.does("craft:favor-of-the-foxes")
    game.marquise.does("hospital:anvil").passes()
    assert game.marquise.warriors(2) == 2 and game.marquise.hand == ["protection-racket"]


@proves("6.4")
def test_each_sawmill_brings_one_wood() -> None:
    game = scene(marquise(buildings={"sawmill": {5: 2, 6: 1}}, warriors={1: 1}), eyrie(), phase="birdsong")
    assert (game.marquise.pieces("wood", 5), game.marquise.pieces("wood", 6)) == (2, 1)


@proves("6.4")
def test_if_wood_is_short_the_marquise_chooses_its_place() -> None:
    game = scene(
        marquise(buildings={"sawmill": {5: 2, 6: 1}}, tokens={"wood": {1: 6}}, warriors={1: 1}),
        eyrie(),
        phase="birdsong",
    )
    assert game.marquise.asked == "place-wood"
    game.marquise.does("place-wood:5", "place-wood:6")
    assert (game.marquise.pieces("wood", 5), game.marquise.pieces("wood", 6)) == (1, 1)


@proves("6.5")
def test_three_actions_and_then_the_evening() -> None:
    game = scene(
        marquise(buildings={"recruiter": {1: 1}}, warriors={5: 3}), eyrie(warriors={5: 3}), dice=[(0, 0), (0, 0)]
    )
    game.marquise.does("battle:5>eyrie").does("battle:5>eyrie")
    assert game.marquise.view["actions"] == 1
    game.marquise.does("recruit")
    assert game.table.turn == 1


@proves("6.5")
def test_a_bird_is_spent_for_an_action_more_at_any_time() -> None:
    """A bird may be spent before the first action and after the last. Each bird gives one action."""
    game = scene(
        marquise(warriors={5: 3}, hand=["arms-trader", "birdy-bindle", "anvil"]),
        eyrie(warriors={5: 3}),
        dice=[(0, 0)] * 5,
    )
    game.marquise.does("extra:arms-trader")
    assert game.marquise.view["actions"] == 4 and not game.marquise.may("extra:anvil")
    for _ in range(4):
        game.marquise.does("battle:5>eyrie")
    assert game.marquise.options == ["extra:birdy-bindle", "pass"]
    game.marquise.does("extra:birdy-bindle").does("battle:5>eyrie")
    assert game.discard == ["arms-trader", "birdy-bindle"] and game.table.turn == 1


@proves("6.5")
def test_crafting_comes_before_the_actions() -> None:
    game = scene(
        marquise(buildings={"workshop": {1: 1}}, warriors={5: 3}, hand=["anvil"]), eyrie(warriors={5: 1}), dice=[(0, 0)]
    )
    assert game.marquise.may("craft:anvil")
    game.marquise.does("battle:5>eyrie")
    assert not game.marquise.may("craft:anvil")


@proves("6.5.1")
def test_battle_is_an_action() -> None:
    game = scene(marquise(warriors={5: 3}), eyrie(warriors={5: 2}), dice=[(2, 1)])
    game.marquise.does("battle:5>eyrie")
    assert (game.marquise.warriors(5), game.eyrie.warriors(5)) == (2, 0)
    assert game.marquise.view["actions"] == 2


@proves("6.5.2")
def test_a_march_is_up_to_two_moves_and_one_action() -> None:
    game = scene(marquise(warriors={5: 3}), eyrie())
    game.marquise.does("march").does("move:5>1:2").does("move:1>9:1")
    assert [game.marquise.warriors(place) for place in (5, 1, 9)] == [1, 1, 1]
    assert game.marquise.view["actions"] == 2
    game.marquise.does("march").does("move:5>2:1").passes()
    assert game.marquise.asked == "daylight" and game.marquise.view["actions"] == 1


@proves("6.5.3")
def test_every_recruiter_brings_one_warrior_once_a_turn() -> None:
    game = scene(marquise(buildings={"recruiter": {5: 2, 1: 1}}, warriors={9: 1}), eyrie())
    game.marquise.does("recruit")
    assert (game.marquise.warriors(5), game.marquise.warriors(1)) == (2, 1)
    assert not game.marquise.may("recruit")


@proves("6.5.3", "1.5.4")
def test_recruiting_may_place_as_many_as_there_are_even_none() -> None:
    """A player who must place more pieces than there are places all that there are (1.5.4).

    The action is still legal.
    """
    game = scene(marquise(buildings={"recruiter": {1: 1}}, warriors={9: 25}), eyrie())
    game.marquise.does("recruit")
    assert game.marquise.warriors(1) == 0 and game.marquise.view["actions"] == 2


def builder(**facts: object) -> Scene:
    return scene(marquise(**facts), eyrie(warriors={9: 3}))


@proves("6.5.4")
def test_a_building_costs_the_wood_of_its_column_and_scores_the_uncovered_space() -> None:
    game = builder(buildings={"sawmill": {5: 1}}, tokens={"wood": {5: 2}}, warriors={1: 1})
    game.marquise.does("build:sawmill:5")
    assert (game.marquise.pieces("sawmill", 5), game.marquise.pieces("wood", 5), game.marquise.score) == (2, 1, 1)
    # The next one costs two wood, and one is left.
    assert not game.marquise.may("build:sawmill:1") and game.marquise.view["costs"]["sawmill"] == 2


@proves("6.5.4")
@pytest.mark.parametrize("place", [9, 6, 4], ids=["ruled by another", "full", "ruled by nobody"])
def test_it_is_built_where_she_rules_and_a_slot_is_open(place: int) -> None:
    game = builder(buildings={"sawmill": {5: 1, 6: 1}}, tokens={"wood": {6: 1, 9: 1}}, warriors={9: 1})
    assert game.marquise.may("build:workshop:5")
    assert not game.marquise.may(f"build:workshop:{place}")


@proves("6.5.4")
def test_wood_comes_along_ruled_clearings_alone() -> None:
    """Clearings 1 and 4 are connected only through 9, which the Eyrie rule."""
    cut = builder(buildings={"sawmill": {4: 1}}, tokens={"wood": {4: 1}}, warriors={1: 1})
    assert not cut.marquise.may("build:sawmill:1")
    joined = builder(buildings={"sawmill": {4: 1}}, tokens={"wood": {4: 1}}, warriors={1: 1, 9: 4})
    joined.marquise.does("build:sawmill:1")
    assert joined.marquise.pieces("wood", 4) == 0 and joined.marquise.pieces("sawmill", 1) == 1


@proves("6.5.4")
def test_she_chooses_which_wood_she_pays_with() -> None:
    game = builder(buildings={"sawmill": {5: 1}}, tokens={"wood": {5: 1, 1: 1}}, warriors={1: 1})
    game.marquise.does("build:sawmill:1")
    assert game.marquise.asked == "pay-wood"
    game.marquise.does("wood:1")
    assert (game.marquise.pieces("wood", 5), game.marquise.pieces("wood", 1)) == (1, 0)


@proves("6.5.5")
def test_overwork_spends_a_card_of_the_clearings_suit_for_a_wood() -> None:
    game = scene(
        marquise(buildings={"sawmill": {5: 1}}, warriors={1: 1}, hand=["anvil", "bake-sale", "arms-trader"]), eyrie()
    )
    works = [key for key in game.marquise.options if key.startswith("overwork")]
    assert works == ["overwork:5<bake-sale", "overwork:5<arms-trader"]
    game.marquise.does("overwork:5<bake-sale")
    assert game.marquise.pieces("wood", 5) == 1 and game.discard == ["bake-sale"]
    assert game.marquise.view["actions"] == 2


@proves("6.6")
@pytest.mark.parametrize(("recruiters", "drawn"), [({1: 1, 2: 1}, 1), ({1: 1, 2: 2}, 2), ({1: 1, 2: 2, 5: 2}, 3)])
def test_uncovered_bonuses_draw_more_cards(recruiters: dict[int, int], drawn: int) -> None:
    game = scene(marquise(buildings={"recruiter": recruiters}), eyrie(), phase="evening")
    assert len(game.marquise.hand) == drawn


@proves("6.6")
def test_more_than_five_cards_are_discarded_by_choice() -> None:
    hand = ["anvil", "bake-sale", "sword", "investments", "arms-trader"]
    game = scene(marquise(hand=hand), eyrie(), phase="evening")
    assert game.marquise.asked == "discard"
    game.marquise.does("card:sword")
    assert game.discard == ["sword"] and len(game.marquise.hand) == 5
