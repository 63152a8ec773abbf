"""Rules of several factions together: one chapter's effect on the pieces and moments of another."""

from typing import Any

import pytest

from tests.root.rules.proof import proves
from tests.root.scene import Scene, Side, eyrie, marquise, scene, side

# Autumn: 1, 6, 8, 12 are fox, 3, 4, 5, 10 rabbit, 2, 7, 9, 11 mouse; 5 is next to 1 and 2.


def corvids(plots: dict[int, str], **facts: Any) -> Side:
    return side("corvids", plots=plots, tokens={"plot": dict.fromkeys(plots, 1)}, **facts)


# 1.1.3 Simultaneous events


@proves("1.1.3", "14.7.1", "9.5.9")
@pytest.mark.parametrize(("first", "asked"), [("vagabond#2", "eyrie"), ("hundreds#0", "hundreds")])
def test_the_attacker_orders_the_bitter_and_the_arbiter(first: str, asked: str) -> None:
    game = scene(
        side("hundreds", warlord=5, warriors={5: 2}, mood="bitter", tokens={"mob": {1: 1}}),
        eyrie(warriors={5: 2}),
        side("vagabond", character="arbiter", pawn=5, satchel={"sword": [1]}),
    )
    game.hundreds.does("battle:5>eyrie")
    assert game.hundreds.asked == "trigger-first"
    game.hundreds.does(f"first:{first}")
    assert [seat.faction.id for seat in game.seats if seat.asked] == [asked]


@proves("4.3.1", "14.7.1")
def test_an_ambush_may_end_the_battle_before_the_bitter_call_mobs() -> None:
    """The roll is the second step of a battle (4.3.2), so what precedes it follows the ambush of the first step."""
    game = scene(
        side("hundreds", warlord=5, warriors={5: 2}, mood="bitter", tokens={"mob": {1: 1}}),
        eyrie(warriors={5: 2}, hand=["ambush-rabbit"]),
    )
    game.hundreds.does("battle:5>eyrie")
    game.eyrie.does("ambush:ambush-rabbit")
    assert game.hundreds.warriors(5) == 0 and game.hundreds.pieces("mob", 1) == 1


@proves("13.7.3", "9.2.8")
def test_extortion_takes_a_card_from_a_coalition_partner_too() -> None:
    """Our Law names each player with pieces in the clearing, not each enemy (13.7.3)."""
    game = scene(
        corvids({5: "extortion"}, warriors={5: 1}, partner=1),
        side("vagabond", pawn=5, hand=["anvil"], partner=0, dominance="fox-dominance"),
        eyrie(warriors={4: 1}),
        marquise(warriors={12: 1}),
        phase="birdsong",
    )
    game.corvids.does("flip:5")
    assert game.vagabond.hand == [] and "anvil" in game.corvids.hand


def test_nobody_is_asked_for_an_order_where_the_bitter_have_no_mobs_near() -> None:
    game = scene(
        side("hundreds", warlord=5, warriors={5: 2}, mood="bitter", tokens={"mob": {12: 1}}),
        eyrie(warriors={5: 2}),
        side("vagabond", character="arbiter", pawn=5, satchel={"sword": [1]}),
    )
    game.hundreds.does("battle:5>eyrie")
    assert game.eyrie.asked == "protector"


# 1.5.4 As many as possible, and all removed before any effect follows


def raided(supply: int) -> Scene:
    """Let a battle remove a raid from clearing 5, which has two neighbors. ``supply`` warriors are left."""
    game = scene(
        marquise(warriors={5: 5}),
        corvids({5: "raid"}, warriors={5: 1, 12: 14 - supply}),
        eyrie(warriors={4: 1}),
        dice=[(3, 0)],
    )
    game.marquise.does("battle:5>corvids")
    return game


@proves("1.5.4", "13.7.4")
def test_a_warrior_that_falls_with_a_raid_may_be_placed_by_it() -> None:
    game = raided(supply=1)
    assert (game.corvids.warriors(1), game.corvids.warriors(2)) == (1, 1)


@proves("1.5.4", "13.7.4")
def test_the_corvids_say_where_the_last_warrior_of_a_raid_goes() -> None:
    game = raided(supply=0)
    assert game.corvids.asked == "place-warriors"
    game.corvids.does("place:2")
    assert (game.corvids.warriors(1), game.corvids.warriors(2)) == (0, 1)


@proves("1.5.4", "8.2.3", "8.2.4.III", "4.3.4")
def test_of_a_base_and_a_token_the_alliance_chooses_the_losses_and_their_order() -> None:
    game = scene(
        marquise(warriors={5: 3}, hand=["bake-sale"]),
        side("alliance", buildings={"base-rabbit": {5: 1}}, tokens={"sympathy": {5: 1}}, supporters=["anvil"]),
        dice=[(0, 0)],
    )
    game.marquise.does("battle:5>alliance")
    assert game.alliance.asked == "hits"
    game.alliance.does("lose:sympathy")
    assert game.alliance.pieces("base-rabbit", 5) == 1 and game.marquise.hand == []


# 6.2.2 The Keep, 6.2.3 Field Hospitals


@proves("6.2.2", "6.2.3", "1.5.4")
def test_no_hospital_where_the_keep_falls_with_the_warriors() -> None:
    game = scene(
        side("alliance", tokens={"sympathy": {1: 1}}, supporters=["anvil", "travel-gear-fox"]),
        marquise(warriors={1: 2}, tokens={"keep": {1: 1}}, hand=["foxfolk-steel"]),
        eyrie(warriors={4: 1}),
        phase="birdsong",
    )
    game.alliance.does("revolt:1")
    assert game.marquise.faction.supply == 25 and game.alliance.pieces("base-fox", 1) == 1
    assert game.alliance.score == 1


@proves("6.2.3")
def test_warriors_in_the_hospital_do_not_lie_in_coffins() -> None:
    game = scene(
        eyrie(warriors={5: 3}, leader="builder", crafted=["coffin-makers"]),
        marquise(warriors={5: 3}, tokens={"keep": {1: 1}}, hand=["bake-sale"]),
        deck="exiles",
        dice=[(2, 2)],
        turn=1,
    )
    game.marquise.does("battle:5>eyrie")
    game.marquise.does("hospital:bake-sale")
    assert game.marquise.warriors(1) == 2 and game.table.coffin == {0: 2}


# 7 The Decree


@proves("7.5.2", "7.7")
def test_the_eyrie_are_warned_before_a_card_that_cannot_be_done() -> None:
    game = scene(
        eyrie(
            buildings={"roost": {5: 1}}, warriors={5: 3}, decree={"recruit": ["anvil", "bake-sale"]}, leader="despot"
        ),
        marquise(warriors={12: 1}),
    )
    assert game.eyrie.prompt is not None
    assert {option.key: option.verb for option in game.eyrie.prompt.options} == {
        "resolve:fox": "turmoil",
        "resolve:rabbit": "resolve",
    }


# 9.7 Two Vagabonds


@proves("9.7", "9.2.9.III")
def test_vagabonds_battle_one_another_without_a_relationship() -> None:
    game = scene(
        side("vagabond", pawn=5, character="thief", satchel={"sword": [2]}),
        side("vagabond", pawn=5, character="ranger", satchel={"sword": [1], "boots": [1]}),
        marquise(warriors={12: 1}),
        dice=[(2, 1)],
    )
    game[0].does("battle:5>vagabond#1").does("damage:sword:ready")
    assert [record.facts["items"] for record in game.records("damage")] == [["sword"], ["boots", "sword"]]
    assert list(game[0].view["relations"]) == ["2"] and game[0].score == 0


@proves("9.7", "9.2.8")
def test_a_vagabond_may_form_a_coalition_with_the_other() -> None:
    game = scene(
        side("vagabond", pawn=5, character="thief", score=12, hand=["fox-dominance"]),
        side("vagabond", pawn=1, character="ranger", score=2),
        marquise(score=9),
        eyrie(score=8),
    )
    game[0].does("coalition:fox-dominance>vagabond")
    assert game[1].faction.partner == 0


# 10 The Lizard Cult


@proves("10.2.5", "13.7.1")
def test_a_bomb_costs_a_card_for_each_garden() -> None:
    game = scene(
        corvids({8: "bomb"}, warriors={8: 1}),
        side("cult", buildings={"garden-fox": {8: 2}}, hand=["anvil", "bake-sale", "sword"]),
        eyrie(warriors={4: 1}),
        phase="birdsong",
    )
    game.corvids.does("flip:8")
    assert len(game.cult.hand) == 1 and len(game.table.souls or []) == 2
    # A point for the plot, and one for each garden.
    assert game.corvids.score == 3


@proves("10.4.3", "12.2.3")
def test_a_sanctuary_in_place_of_a_market_costs_the_duchy_a_minister() -> None:
    game = scene(
        side("cult", acolytes=3, outcast="fox", warriors={4: 1}),
        side("duchy", buildings={"market": {8: 1}}, swayed=["captain", "mayor"]),
        eyrie(warriors={4: 1}),
        phase="birdsong",
    )
    game.cult.does("sanctify:8>market")
    assert game.duchy.view["swayed"] == ["captain"] and game.cult.pieces("garden-fox", 8) == 1
    assert game.cult.score == 1


@proves("10.2.3", "9.5.9")
def test_losses_in_a_battle_forced_by_another_are_avenged_in_defense_alone() -> None:
    game = scene(
        side("vagabond", character="vagrant", pawn=5, satchel={"torch": [1]}),
        side("cult", warriors={5: 3}),
        eyrie(warriors={5: 3}),
        dice=[(1, 1)],
    )
    game.vagabond.does("instigate:cult#1>eyrie")
    assert game.cult.view["acolytes"] == 0 and game.cult.warriors(5) == 2


# 11 The Riverfolk in other players' turns


def hired(buyer: Side, company: dict[int, int], **position: Any) -> Scene:
    return scene(buyer, side("riverfolk", warriors=company), eyrie(warriors={5: 2}), buyer=0, **position)


@proves("11.2.7.III", "6.5.4")
def test_the_marquise_builds_and_brings_wood_where_mercenaries_rule() -> None:
    game = hired(marquise(buildings={"sawmill": {9: 1}}, tokens={"wood": {1: 1}}, warriors={1: 1, 5: 1}), {5: 3})
    assert game.marquise.may("build:sawmill:5")


@proves("11.2.7.III", "2.5")
def test_mercenaries_alone_rule_for_their_hirer_and_not_for_their_company() -> None:
    """Mercenaries count as the hirer's own pieces for that time, and not as the Riverfolk's.

    The other pieces there count as usual.
    """
    game = hired(marquise(warriors={1: 1}, buildings={"sawmill": {1: 1}}), {9: 3})
    assert game.ruler(9) == "marquise" and game.marquise.may("build:workshop:9")
    assert hired(marquise(warriors={1: 1}), {5: 2}).ruler(5) == "eyrie"
    assert hired(side("hundreds", warlord=1, warriors={1: 1}), {9: 3}, phase="evening").hundreds.score == 1


@proves("11.2.7.III", "7.2.2")
def test_the_eyrie_need_a_piece_for_a_tie_and_none_where_their_mercenaries_are_most() -> None:
    birds = eyrie(leader="builder", warriors={12: 1})
    for cats, lord in (2, "eyrie"), (3, None):
        game = scene(birds, side("riverfolk", warriors={9: 3}), marquise(warriors={9: cats}), buyer=0)
        assert game.ruler(9) == lord


@proves("11.2.7.III", "12.5.3")
def test_mercenaries_sway_no_minister() -> None:
    game = hired(side("duchy", warriors={1: 1}, hand=["anvil", "bake-sale"]), {5: 3})
    while game.duchy.asked != "sway" and game.duchy.asked:
        game.duchy.passes()
    assert not [key for key in game.duchy.options if key.startswith("sway")]


@proves("11.2.6", "1.4.1")
def test_the_eyrie_may_buy_the_card_that_they_need_before_they_add_to_the_decree() -> None:
    game = scene(
        eyrie(buildings={"roost": {1: 1}}, warriors={1: 3}, leader="despot"),
        side("riverfolk", hand=["anvil"]),
        marquise(warriors={4: 1}),
        phase="birdsong",
    )
    game.eyrie.does("buy:card:anvil")
    assert game.eyrie.asked == "decree" and game.eyrie.hand == ["anvil"]


# 13 Plots and other players' pieces


@proves("13.7.2", "6.4", "8.4.2", "14.4.2")
def test_nothing_of_an_enemy_is_placed_beside_a_snare() -> None:
    cats = scene(
        marquise(buildings={"sawmill": {5: 1, 2: 1}}),
        corvids({5: "snare"}, shown=[5]),
        phase="birdsong",
    )
    assert (cats.marquise.pieces("wood", 5), cats.marquise.pieces("wood", 2)) == (0, 1)
    rats = scene(
        side("hundreds", warlord=1, warriors={1: 1}, buildings={"stronghold": {5: 1}}),
        corvids({5: "snare"}, shown=[5]),
        phase="birdsong",
    )
    assert rats.hundreds.warriors(5) == 0


@proves("13.2.4", "9.2.2")
def test_the_vagabond_s_pawn_beside_a_plot_may_expose_it() -> None:
    game = scene(
        side("vagabond", pawn=5, character="thief", hand=["bake-sale"]),
        corvids({5: "bomb"}),
        eyrie(warriors={12: 1}),
    )
    game.vagabond.does("expose:5").does("card:bake-sale", "guess:bomb")
    assert game.vagabond.score == 1


@proves("13.7.4", "8.4.1")
def test_a_raid_that_a_revolt_removes_comes_back_around_it() -> None:
    game = scene(
        side("alliance", tokens={"sympathy": {5: 1}}, supporters=["bake-sale", "a-visit-to-friends"]),
        corvids({5: "raid"}, warriors={5: 1}),
        eyrie(warriors={12: 1}),
        phase="birdsong",
    )
    game.alliance.does("revolt:5")
    assert game.corvids.warriors(5) == 0 and (game.corvids.warriors(1), game.corvids.warriors(2)) == (1, 1)
    assert game.alliance.pieces("base-rabbit", 5) == 1


# 14 The Hundreds


@proves("14.4.1")
def test_without_mobs_the_die_is_rolled_without_effect() -> None:
    game = scene(side("hundreds", warlord=5, warriors={5: 1}), eyrie(warriors={12: 1}), phase="birdsong")
    assert len(game.records("mob-die")) == 1 and not any(game.hundreds.faction.pieces["mob"])


@proves("14.4.1", "15.2.5")
def test_a_mob_that_razes_a_relic_scores_two_and_casts_it() -> None:
    game = scene(
        side("hundreds", warlord=5, warriors={5: 1}, tokens={"mob": {1: 1}}),
        side("keepers", relics=[{"kind": "idol", "value": 3, "at": 1}], warriors={1: 1}),
        eyrie(warriors={12: 1}),
        phase="birdsong",
    )
    assert game.hundreds.asked == "cast-relic"
    game.hundreds.does(game.hundreds.options[0])
    assert game.hundreds.score == 2 and game.keepers.warriors(1) == 1


# 15 The Keepers


@proves("15.4.1")
def test_keepers_with_nothing_left_must_come_back() -> None:
    game = scene(side("keepers"), eyrie(warriors={10: 1}), phase="birdsong")
    assert game.keepers.asked == "encamp" and not game.keepers.may("pass")


@proves("15.5.2.III", "15.2.4")
def test_a_relic_outlives_its_waystation_but_is_not_recovered_without_one() -> None:
    game = scene(
        marquise(warriors={5: 3}),
        side(
            "keepers",
            relics=[{"kind": "idol", "value": 1, "at": 5}],
            buildings={"waystation": {5: 1}},
            stations={5: ["idol"]},
            retinue=[[], [], ["faithful-retainer"]],
        ),
        eyrie(warriors={12: 1}),
        dice=[(0, 0)],
        turn=0,
    )
    game.marquise.does("battle:5>keepers")
    assert game.keepers.asked == "hits"
    game.keepers.does("lose:waystation")
    assert game.keepers.pieces("relic", 5) == 1 and not game.keepers.view["stations"]
