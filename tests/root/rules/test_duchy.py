"""Chapter 12 of the Law: The Underground Duchy."""

from typing import Any

import pytest

from engine.kernel.game import Header
from engine.kernel.match import Match
from tests.root.rules.proof import proves
from tests.root.scene import Scene, Side, eyrie, impossible, marquise, scene, side

# Autumn: 1, 6, 8, 12 are fox, 3, 4, 5, 10 rabbit, 2, 7, 9, 11 mouse.


def duchy(**facts: Any) -> Side:
    return side("duchy", **facts)


def assembly(*others: Side, **facts: Any) -> Scene:
    return scene(duchy(**facts), *(others or [eyrie(warriors={4: 1})]), dice=[(0, 0), (0, 0)])


# 12.2 Faction rules and abilities


@proves("12.2.1", "12.6.2")
def test_citadels_and_markets_craft_in_evening() -> None:
    game = scene(
        duchy(buildings={"citadel": {1: 1}, "market": {6: 1}}, hand=["foxfolk-steel"]),
        eyrie(warriors={4: 1}),
        phase="evening",
    )
    game.duchy.does("craft:foxfolk-steel")
    assert game.duchy.faction.items == ["sword"]


@proves("12.2.2", "12.5.1")
def test_the_burrow_is_next_to_every_tunnel_and_needs_no_rule() -> None:
    game = assembly(eyrie(warriors={5: 4, 9: 1}), warriors={0: 3}, tokens={"tunnel": {5: 1, 9: 1}})
    game.duchy.does("move")
    moves = {key.rpartition(":")[0] for key in game.duchy.options}
    assert moves == {"move:0>5", "move:0>9"}
    game.duchy.does("move:0>5:3").does("move")
    assert game.duchy.may("move:5>0:2") and not game.duchy.may("move:5>1:2")


def test_nobody_else_gets_into_the_burrow() -> None:
    game = scene(marquise(warriors={5: 2}), duchy(tokens={"tunnel": {5: 1}}, warriors={0: 1}))
    game.marquise.does("march")
    assert not [key for key in game.marquise.options if ">0" in key]


def test_royal_claim_counts_the_burrow() -> None:
    game = scene(duchy(crafted=["royal-claim"], warriors={5: 1}), eyrie(warriors={4: 1}), phase="birdsong")
    game.duchy.does("use:royal-claim")
    assert game.duchy.score == 2


def fallen(swayed: list[str], hand: list[str], buildings: dict[str, dict[int, int]]) -> Scene:
    game = scene(marquise(warriors={11: 5}), duchy(swayed=swayed, hand=hand, buildings=buildings), dice=[(2, 0)])
    game.marquise.does("battle:11>duchy")
    return game


@proves("12.2.3")
def test_the_price_of_failure_is_the_highest_minister_its_crown_and_a_card() -> None:
    game = fallen(["captain", "mayor", "foremole"], ["anvil"], {"citadel": {11: 1}})
    assert game.duchy.view["swayed"] == ["captain", "foremole"] and game.duchy.hand == []
    assert game.duchy.view["crowns"] == {"squire": 1, "noble": 2, "lord": 3}


def test_the_price_comes_once_for_buildings_that_fall_together_and_the_duchy_chooses_among_equals() -> None:
    game = fallen(["captain", "marshal"], ["anvil", "sappers"], {"citadel": {11: 1}, "market": {11: 1}})
    assert game.duchy.asked == "lose-minister" and game.duchy.options == ["minister:captain", "minister:marshal"]
    game.duchy.does("minister:captain")
    assert game.duchy.view["swayed"] == ["marshal"] and len(game.duchy.hand) == 1


def test_without_a_minister_the_price_is_a_card() -> None:
    assert len(fallen([], ["anvil", "sappers"], {"market": {11: 1}}).duchy.hand) == 1


@proves("12.2.4", "12.5.1")
def test_with_three_tunnels_one_is_filled_in_before_the_next_is_dug() -> None:
    game = assembly(warriors={0: 6}, tokens={"tunnel": {1: 1, 2: 1, 3: 1}}, hand=["bake-sale"])
    assert game.duchy.may("dig:5") and not game.duchy.may("dig:3") and not game.duchy.may("dig:6")
    game.duchy.does("dig:5").does("fill:2")
    assert game.duchy.options == [f"surface:{count}" for count in range(5)]
    game.duchy.does("surface:4")
    assert (game.duchy.warriors(0), game.duchy.warriors(5)) == (2, 4)
    assert [game.duchy.pieces("tunnel", place) for place in (1, 2, 3, 5)] == [1, 0, 1, 1] and game.discard == [
        "bake-sale"
    ]


# 12.3 Set-up


@proves("12.3.1", "12.3.2", "12.3.3", "12.3.4", "12.3.5", "12.3.6")
def test_the_set_up_of_the_duchy_places_its_pieces() -> None:
    game = Scene(Match.start(Header("root", "s", ({"faction": "duchy"}, {"faction": "marquise"}))))
    game.marquise.does("home:1").does("build:sawmill:1", "build:workshop:5", "build:recruiter:9")
    assert [game.duchy.warriors(place) for place in (3, 6, 7, 11)] == [2, 2, 2, 2]
    assert game.duchy.pieces("tunnel", 3) == 1 and game.duchy.view["swayed"] == []
    assert game.duchy.view["crowns"] == {"squire": 3, "noble": 3, "lord": 3}


# 12.4 Birdsong


@proves("12.4")
def test_warriors_gather_in_the_burrow() -> None:
    for citadels, expected in ({}, 1), ({1: 1}, 2), ({1: 1, 6: 1}, 4), ({1: 1, 6: 1, 12: 1}, 6):
        game = scene(duchy(buildings={"citadel": citadels}), eyrie(warriors={4: 1}), phase="birdsong")
        assert game.duchy.warriors(0) == expected


# 12.5 Daylight


@proves("12.5.1")
def test_the_assembly_builds_where_the_duchy_rules_by_revealing_a_card_of_the_suit_or_a_bird() -> None:
    game = assembly(warriors={5: 1, 6: 1}, hand=["bake-sale", "sappers"])
    assert game.duchy.may("build:citadel:5") and game.duchy.may("build:market:6")
    game.duchy.does("build:citadel:5").does("card:bake-sale")
    assert game.duchy.pieces("citadel", 5) == 1 and game.duchy.view["revealed"] == ["bake-sale"]
    game.duchy.does("build:market:6")
    assert game.duchy.pieces("market", 6) == 1 and game.duchy.asked != "assembly"


@proves("12.5.1")
def test_the_assembly_recruits_and_battles() -> None:
    game = assembly(eyrie(warriors={5: 1}), warriors={5: 2})
    game.duchy.does("recruit").does("battle:5>eyrie")
    assert game.duchy.warriors(0) == 1 and game.duchy.asked is None


def parliament(swayed: list[str], *others: Side, **facts: Any) -> Scene:
    game = assembly(*others, swayed=swayed, **facts)
    game.duchy.passes()
    assert game.duchy.asked == "parliament"
    return game


@proves("12.5.2")
def test_the_foremole_builds_with_any_card() -> None:
    game = parliament(["foremole"], warriors={5: 1}, hand=["anvil"])
    game.duchy.does("minister:foremole").does("build:market:5")
    assert game.duchy.pieces("market", 5) == 1 and game.records("reveal")[0].facts["card"] == "anvil"


@proves("12.5.2")
def test_captain_marshal_and_brigadier_battle_and_move() -> None:
    game = parliament(["captain", "marshal", "brigadier"], eyrie(warriors={5: 1}, hand=["anvil"]), warriors={5: 5})
    game.duchy.does("minister:captain")
    assert game.records("battle")
    game.duchy.does("minister:marshal").does("move:5>1:1")
    game.duchy.does("minister:brigadier").does("brigadier:moves").does("move:1>9:1").does("move:9>4:1")
    assert game.duchy.warriors(4) == 1


@proves("12.5.2")
def test_the_banker_scores_cards_of_one_suit() -> None:
    game = parliament(["banker"], hand=["anvil", "foxfolk-steel", "sappers", "bake-sale"])
    game.duchy.does("minister:banker")
    assert game.duchy.refused("card:anvil", "card:bake-sale") == "different-suits"
    game.duchy.does("card:anvil", "card:foxfolk-steel", "card:sappers")
    assert game.duchy.score == 3 and len(game.records("spend")) == 3 and "bake-sale" in game.duchy.hand


@proves("12.5.2")
def test_the_mayor_takes_the_place_of_a_squire_or_noble_even_of_one_who_has_acted() -> None:
    game = parliament(["mayor", "marshal", "baron-of-dirt"], warriors={5: 2}, buildings={"market": {1: 1}})
    game.duchy.does("minister:marshal").does("move:5>1:1")
    game.duchy.does("minister:mayor")
    game.duchy.does("move:5>1:1")
    assert game.duchy.warriors(1) == 2


@proves("12.5.2")
def test_the_lords_score() -> None:
    swayed = ["duchess-of-mud", "baron-of-dirt", "earl-of-stone"]
    tunnels = {"tunnel": {1: 1, 2: 1, 3: 1}}
    game = parliament(swayed, tokens=tunnels, buildings={"market": {1: 1, 2: 1}, "citadel": {6: 1}})
    for name, points in ("duchess-of-mud", 2), ("baron-of-dirt", 4), ("earl-of-stone", 5):
        game.duchy.does(f"minister:{name}")
        assert game.duchy.score == points
    fewer = parliament(
        ["duchess-of-mud", "earl-of-stone"], tokens={"tunnel": {1: 1, 2: 1}}, buildings={"citadel": {6: 1}}
    )
    assert not fewer.duchy.may("minister:duchess-of-mud")


@proves("12.5", "12.5.2", "12.5.3")
def test_parliament_and_swaying_stand_on_one_screen_and_swaying_ends_the_parliament() -> None:
    seat: dict[str, Any] = {"warriors": {1: 1, 5: 2}, "hand": ["anvil", "bake-sale"]}
    game = assembly(swayed=["marshal"], **seat)
    game.duchy.passes()
    assert game.duchy.asked == "ministers"
    assert game.duchy.may("minister:marshal") and game.duchy.may("sway:captain")
    game.duchy.does("sway:captain").does("card:anvil", "card:bake-sale")
    assert not game.duchy.may("minister:marshal") and not game.duchy.may("minister:captain")
    other = assembly(swayed=["marshal"], **seat)
    other.duchy.passes()
    other.duchy.does("minister:marshal").does("move:5>1:1")
    assert other.duchy.asked == "sway", "after the Parliament one may still sway"
    done = assembly(swayed=["marshal"], **seat)
    done.duchy.passes()
    done.duchy.passes()
    assert not any(key.startswith(("minister", "sway")) for key in done.duchy.options), "one press ends both"


@proves("12.5.3")
def test_a_minister_is_swayed_by_cards_shown_for_a_clearing_each() -> None:
    hand = ["anvil", "foxfolk-steel", "sappers"]
    game = assembly(warriors={1: 1, 5: 1, 2: 1}, hand=hand)
    game.duchy.passes()
    assert game.duchy.asked == "sway" and game.duchy.may("sway:captain") and not game.duchy.may("sway:mayor")
    game.duchy.does("sway:captain")
    assert game.duchy.refused("card:anvil", "card:foxfolk-steel") == "no-clearing"
    game.duchy.does("card:anvil", "card:sappers")
    assert game.duchy.view["swayed"] == ["captain"] and game.duchy.score == 1
    assert game.duchy.view["crowns"]["squire"] == 2


def test_no_minister_is_swayed_without_a_crown_of_the_rank() -> None:
    game = assembly(warriors={1: 1, 5: 1}, hand=["anvil", "bake-sale"], fallen={"squire": 3})
    game.duchy.passes()
    assert game.duchy.asked != "sway"


# 12.6 Evening


@proves("12.6.1", "12.6.3")
def test_revealed_birds_are_discarded_and_the_others_return() -> None:
    game = scene(
        duchy(revealed=["sappers", "anvil"], buildings={"market": {2: 1, 9: 1}}),
        eyrie(warriors={4: 1}),
        phase="evening",
    )
    assert game.discard == ["sappers"] and "anvil" in game.duchy.hand and len(game.duchy.hand) == 1 + 3


@pytest.mark.parametrize("minister", ["nobody"])
def test_impossible_duchies_are_refused(minister: str) -> None:
    assert f"unknown-minister {minister}" in impossible(duchy(swayed=[minister]), eyrie())
    assert "minister-twice 0" in impossible(duchy(swayed=["mayor", "mayor"]), eyrie())


def test_a_warrior_in_the_burrow_may_be_taxed() -> None:
    """The Burrow is a clearing too (12.2.2)."""
    game = scene(side("duchy", warriors={0: 2}, crafted=["tax-collector"]), marquise(warriors={9: 1}))
    game.duchy.does("use:tax-collector")
    assert game.duchy.warriors(0) == 1 and len(game.duchy.hand) == 1
