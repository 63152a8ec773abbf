"""Chapter 13 of the Law: The Corvid Conspiracy."""

from typing import Any

from engine.kernel.game import Header
from engine.kernel.match import Match
from tests.root.rules.proof import proves
from tests.root.scene import Scene, Side, eyrie, impossible, marquise, scene, side

# Autumn: 1, 6, 8, 12 are fox, 3, 4, 5, 10 rabbit, 2, 7, 9, 11 mouse.


def corvids(plots: dict[int, str] | None = None, **facts: Any) -> Side:
    tokens = {"plot": dict.fromkeys(plots or {}, 1)}
    return side("corvids", plots=plots or {}, tokens=tokens, **facts)


def plot(game: Scene, clearing: int) -> str | None:
    found: str | None = game.corvids.view["plots"].get(str(clearing))
    return found


# 13.2 Faction rules and abilities


@proves("13.2.1", "13.4.1")
def test_plots_on_either_side_craft_in_birdsong() -> None:
    game = scene(
        corvids({1: "bomb", 6: "snare"}, shown=[6], hand=["foxfolk-steel"]), eyrie(warriors={4: 1}), phase="birdsong"
    )
    game.corvids.does("craft:foxfolk-steel")
    assert game.corvids.faction.items == ["sword"]


@proves("13.2.2")
def test_others_do_not_see_which_plot_lies_face_down() -> None:
    game = scene(eyrie(warriors={4: 1}), corvids({1: "bomb", 6: "snare"}, shown=[6]))
    for viewer in (0, None):
        assert game.match.view(viewer)["players"][1]["plots"] == {"1": None, "6": "snare"}
        assert "reserve" not in game.match.view(viewer)["players"][1]
    assert game.corvids.view["plots"] == {"1": "bomb", "6": "snare"}


@proves("13.2.3")
def test_corvids_move_without_rule() -> None:
    game = scene(corvids(warriors={5: 1}), eyrie(warriors={5: 3, 1: 3}))
    game.corvids.does("move")
    assert game.corvids.may("move:5>1:1")


def guessing(kind: str, hand: list[str]) -> Scene:
    game = scene(
        marquise(warriors={5: 2}, hand=hand),
        corvids({5: kind}, warriors={4: 1}),
        eyrie(warriors={12: 1}),
        dice=[(0, 0)],
    )
    game.marquise.does("expose:5")
    return game


@proves("13.2.4")
def test_a_right_guess_removes_the_plot_and_scores_and_a_raid_does_nothing() -> None:
    game = guessing("raid", ["bake-sale", "anvil"])
    assert game.marquise.options[0] == "card:bake-sale" and "card:anvil" not in game.marquise.options
    game.marquise.does("card:bake-sale", "guess:raid")
    assert game.corvids.pieces("plot", 5) == 0 and game.marquise.score == 1 and game.marquise.hand[:1] == ["bake-sale"]
    assert game.corvids.warriors(1) == 0


def test_a_wrong_guess_costs_the_card_that_only_the_two_have_seen() -> None:
    game = guessing("raid", ["bake-sale", "sappers"])
    game.marquise.does("card:bake-sale", "guess:bomb")
    assert game.corvids.hand == ["bake-sale"] and game.corvids.pieces("plot", 5) == 1
    assert "card" in game.records("expose", 0)[0].facts and "card" in game.records("expose", 1)[0].facts
    for viewer in (2, None):
        assert "card" not in game.records("expose", viewer)[0].facts


@proves("13.2.4")
def test_nothing_is_exposed_once_a_card_was_drawn_in_evening() -> None:
    for drawn in False, True:
        game = scene(
            marquise(warriors={5: 1}, hand=["bake-sale"], crafted=["charm-offensive"]),
            side("corvids", warriors={12: 1}, plots={5: "raid"}, tokens={"plot": {5: 1}}),
            eyrie(warriors={1: 1}),
            deck="exiles",
            phase="evening",
        )
        if drawn:
            game.marquise.does("use:charm-offensive").does("player:eyrie#2")
            assert game.marquise.asked is None
        else:
            game.marquise.passes()
            assert game.marquise.may("expose:5")


@proves("13.2.4")
def test_exposing_needs_a_piece_beside_the_plot_and_a_plot_face_down() -> None:
    away = scene(marquise(warriors={4: 2}, hand=["bake-sale"]), corvids({5: "bomb"}))
    shown = scene(marquise(warriors={5: 2}, hand=["bake-sale"]), corvids({5: "snare"}, shown=[5]))
    other = scene(marquise(warriors={5: 2}, hand=["anvil"]), corvids({5: "bomb"}))
    assert not any(game.marquise.may("expose:5") for game in (away, shown, other))


def test_a_player_with_cards_beside_a_plot_is_asked_even_without_a_fitting_one() -> None:
    game = scene(eyrie(warriors={5: 1}, hand=["anvil"]), corvids({5: "bomb"}), phase="birdsong", asked=(0,))
    assert game.eyrie.asked == "birdsong" and game.eyrie.options == ["pass"]


@proves("13.2.5")
def test_a_plot_face_down_deals_a_hit_in_defense_even_without_warriors() -> None:
    game = scene(marquise(warriors={5: 2}), corvids({5: "bomb"}), dice=[(0, 0)])
    game.marquise.does("battle:5>corvids")
    assert game.marquise.warriors(5) == 1 and game.corvids.pieces("plot", 5) == 0
    shown = scene(marquise(warriors={5: 2}), corvids({5: "snare"}, shown=[5]), dice=[(0, 0)])
    shown.marquise.does("battle:5>corvids")
    assert shown.marquise.warriors(5) == 2


# 13.3 Set-up


@proves("13.3.1", "13.3.2")
def test_the_set_up_of_the_corvids_places_their_pieces() -> None:
    seats = ({"faction": "corvids"}, {"faction": "marquise"}, {"faction": "eyrie"})
    game = Scene(Match.start(Header("root", "s", seats)))
    while game.corvids.asked != "deploy":
        prompt = game.match.open_prompts()[0]
        game.match.answer(prompt.seat, [option.key for option in prompt.least()])
    assert game.corvids.refused("place:6", "place:8", "place:5") == "too-many"
    game.corvids.does("place:6", "place:5", "place:7")
    assert [game.corvids.warriors(place) for place in (5, 6, 7)] == [1, 1, 1]
    assert game.corvids.view["reserve"] == {"bomb": 2, "snare": 2, "extortion": 2, "raid": 2}


# 13.4 Birdsong, 13.7 the plots


def flipped(kind: str, *others: Side, **facts: Any) -> Scene:
    given = {"warriors": {5: 1}, **facts}
    game = scene(corvids({5: kind}, **given), *(others or [eyrie(warriors={5: 2, 4: 1})]), phase="birdsong")
    game.corvids.does("flip:5")
    return game


@proves("13.4.2", "13.7.1")
def test_a_bomb_removes_all_enemy_pieces_and_itself() -> None:
    game = flipped("bomb", eyrie(warriors={5: 2, 4: 1}, buildings={"roost": {5: 1}}))
    assert game.eyrie.warriors(5) == 0 and game.eyrie.pieces("roost", 5) == 0
    assert game.corvids.pieces("plot", 5) == 0 and game.corvids.warriors(5) == 1
    assert game.corvids.score == 1 + 1


def test_a_flipped_plot_scores_for_all_that_lie_face_up_and_needs_a_warrior() -> None:
    game = scene(
        corvids({5: "snare", 1: "snare", 2: "raid"}, shown=[1], warriors={5: 1}),
        eyrie(warriors={4: 1}),
        phase="birdsong",
    )
    assert not game.corvids.may("flip:2")
    game.corvids.does("flip:5")
    assert game.corvids.score == 2


@proves("13.7.2")
def test_a_snare_keeps_enemies_from_placing_and_leaving() -> None:
    game = scene(
        marquise(warriors={5: 3, 1: 1}, buildings={"sawmill": {5: 1}}, hand=["bake-sale"]),
        corvids({5: "snare"}, shown=[5]),
    )
    assert not game.marquise.may("overwork:5") and not game.marquise.may("build:workshop:5")
    game.marquise.does("march")
    assert not [key for key in game.marquise.options if key.startswith("move:5")]
    assert game.marquise.may("move:1>5:1")


@proves("13.7.3", "13.6.2")
def test_an_extortion_takes_a_card_from_each_player_there_and_draws_one_more() -> None:
    game = flipped(
        "extortion", eyrie(warriors={5: 1, 4: 1}, hand=["anvil"]), marquise(warriors={1: 1}, hand=["sappers"])
    )
    assert game.corvids.hand == ["anvil"] and game.marquise.hand == ["sappers"]
    later = scene(corvids({5: "extortion"}, shown=[5]), eyrie(warriors={4: 1}), phase="evening")
    assert len(later.corvids.hand) == 2


@proves("13.7.4")
def test_a_raid_that_is_removed_sends_warriors_to_the_clearings_beside() -> None:
    game = scene(marquise(warriors={5: 3}), corvids({5: "raid"}), dice=[(0, 0)])
    game.marquise.does("battle:5>corvids")
    assert (game.corvids.warriors(1), game.corvids.warriors(2)) == (1, 1)


@proves("13.7.4", "1.1.3")
def test_the_active_player_orders_raids_for_which_too_few_warriors_are_left() -> None:
    """Effects of the same moment follow in the active player's order (1.1.3). It decides where warriors arrive."""
    marquise_turn = marquise(buildings={"workshop": {3: 1, 4: 1, 10: 1}}, hand=["favor-of-the-rabbits"])
    game = scene(marquise_turn, corvids({3: "raid", 5: "raid"}, warriors={8: 13}))
    game.marquise.does("craft:favor-of-the-rabbits")
    assert game.marquise.asked == "trigger-first" and game.marquise.options == ["first:3", "first:5"]
    game.marquise.does("first:5")
    # The raid from 5 takes both warriors that were left, for 1 and 2. None are left for 6, 7 and 11 beside 3.
    assert (game.corvids.warriors(1), game.corvids.warriors(2)) == (1, 1) and game.corvids.faction.supply == 0
    enough = scene(marquise_turn, corvids({3: "raid", 5: "raid"}, warriors={8: 10}))
    enough.marquise.does("craft:favor-of-the-rabbits")
    assert [enough.corvids.warriors(place) for place in (1, 2, 6, 7, 11)] == [1] * 5


@proves("13.4.3")
def test_a_card_recruits_once_a_turn_in_each_clearing_of_its_suit_and_a_bird_in_those_of_any() -> None:
    game = scene(corvids(hand=["sappers", "bake-sale"]), eyrie(warriors={12: 1}), phase="birdsong")
    assert game.corvids.may("recruit:fox<sappers") and game.corvids.may("recruit:rabbit<bake-sale")
    game.corvids.does("recruit:mouse<sappers")
    assert [game.corvids.warriors(place) for place in (2, 7, 9, 11)] == [1, 1, 1, 1]
    assert not game.corvids.may("recruit:rabbit<bake-sale")


# 13.5 Daylight


@proves("13.5.1", "13.5.3")
def test_three_actions_among_moves_and_battles() -> None:
    game = scene(corvids(warriors={5: 3}), eyrie(warriors={5: 1, 12: 1}), dice=[(0, 0)])
    game.corvids.does("battle:5>eyrie").does("move").does("move:5>1:1").does("move").does("move:1>9:1")
    assert game.corvids.asked == "exert"


@proves("13.6.1", "13.6.2")
def test_the_corvids_may_exert_after_a_charm_offensive() -> None:
    """They choose not to draw in 13.6.2. The card of a Charm Offensive is drawn before that choice."""
    given = corvids(warriors={5: 2}, crafted=["charm-offensive"])
    game = scene(given, eyrie(warriors={5: 1, 12: 1}), deck="exiles", phase="evening", dice=[(0, 0)])
    game.corvids.does("use:charm-offensive")
    assert game.eyrie.score == 1 and len(game.corvids.hand) == 1 and game.corvids.asked == "exert"
    game.corvids.does("battle:5>eyrie")
    assert len(game.corvids.hand) == 1 and game.records("exert")


@proves("13.5.2")
def test_each_further_plot_of_a_turn_costs_a_warrior_more() -> None:
    game = scene(corvids(warriors={5: 1, 1: 2, 2: 2}), eyrie(warriors={12: 1}))
    game.corvids.does("plot:5").does("plot:bomb")
    assert plot(game, 5) == "bomb" and game.corvids.warriors(5) == 0
    assert game.records("lay", 1)[0].facts == {"player": 0, "clearing": 5}
    game.corvids.does("plot:1").does("plot:raid")
    assert game.corvids.warriors(1) == 0 and not game.corvids.may("plot:2") and not game.corvids.may("plot:5")


@proves("13.5.4")
def test_a_trick_swaps_two_plots_on_the_same_side() -> None:
    game = scene(corvids({1: "bomb", 5: "raid", 6: "snare"}, shown=[6], warriors={5: 1}), eyrie(warriors={12: 1}))
    assert not game.corvids.may("trick:1-6")
    game.corvids.does("trick:1-5")
    assert (plot(game, 1), plot(game, 5)) == ("raid", "bomb")


# 13.6 Evening


@proves("13.6.1")
def test_an_action_in_evening_takes_the_place_of_drawing() -> None:
    game = scene(corvids(warriors={5: 2}), eyrie(warriors={12: 1}), phase="evening")
    game.corvids.does("plot:5").does("plot:snare")
    assert plot(game, 5) == "snare" and game.corvids.hand == []
    drawing = scene(corvids(warriors={5: 2}), eyrie(warriors={12: 1}), phase="evening")
    drawing.corvids.passes()
    assert len(drawing.corvids.hand) == 1


def test_impossible_corvids_are_refused() -> None:
    assert "no-plot 5" in impossible(side("corvids", plots={5: "bomb"}), eyrie())
    assert "too-many-plots bomb" in impossible(corvids({1: "bomb", 2: "bomb", 5: "bomb"}), eyrie())
