"""Unicorn Clan, Core Set: attachments and events."""

from typing import Any

from tests.l5r_lcg.cards.positions import MILITARY, attack_on_the_plains, faceup, fight
from tests.l5r_lcg.scene import Scene, at, inside, scene

# Favored Mount


def test_favored_mount_makes_cavalry_and_carries_its_rider() -> None:
    game = scene(
        {"characters": [at("ide-trader", attachments=["favored-mount"]), inside("giver-of-gifts")]},
        conflict=MILITARY,
        to_act=0,
    )
    assert game.card("ide-trader").trait("cavalry") and game.card("ide-trader").military == 2
    assert not game.card("giver-of-gifts").trait("cavalry")
    game.first.does("trigger:favored-mount")
    assert game.card("ide-trader").attacking and game.card("favored-mount").bowed
    assert not game.card("ide-trader").bowed


def test_favored_mount_needs_a_conflict_and_to_be_ready() -> None:
    rider = at("ide-trader", attachments=["favored-mount"])
    before = scene({"characters": [rider]}, asked=(0, 1))
    assert not before.first.may("trigger:favored-mount")
    tired = at("ide-trader", attachments=[at("favored-mount", bowed=True)])
    during = scene({"characters": [tired, inside("border-rider")]}, conflict=MILITARY, to_act=0, asked=(0, 1))
    assert not during.first.may("trigger:favored-mount")


def test_favored_mount_goes_on_a_character_of_yours() -> None:
    game = scene({"characters": ["ide-trader"], "hand": ["favored-mount"], "fate": 1}, {"characters": ["moto-youth"]})
    game.first.plays("favored-mount")
    assert game.card("favored-mount").host is game.card("ide-trader")


# Spyglass


def test_spyglass_draws_when_its_bearer_attacks_defends_or_moves() -> None:
    bearer = at("shinjo-outrider", attachments=["spyglass"])
    attack = scene({"characters": [bearer]}, {"characters": ["border-rider"]}, step="3.2")
    attack.first.declares("air", "military", 0, "shinjo-outrider")
    attack.first.does("trigger:spyglass")
    assert len(attack.first.hand) == 1
    defense = scene({"characters": ["border-rider"]}, {"characters": [bearer]}, step="3.2")
    defense.first.declares("air", "military", 0, "border-rider")
    defense.second.defends("shinjo-outrider").does("trigger:spyglass")
    assert len(defense.second.hand) == 1
    move = scene({"characters": [bearer, inside("border-rider")]}, conflict=MILITARY, to_act=0)
    move.first.does("trigger:shinjo-outrider").does("trigger:spyglass")
    assert len(move.first.hand) == 1


def test_spyglass_works_twice_per_round_however_its_bearer_comes() -> None:
    provinces = faceup("manicured-garden", "favorable-ground", "favorable-ground")
    game = scene(
        {
            "stronghold": "golden-plains-outpost",
            "provinces": provinces,
            "characters": [at("shinjo-outrider", attachments=["spyglass"]), "giver-of-gifts"],
        },
        step="3.2",
    )
    game.first.declares("air", "military", 0, "shinjo-outrider", "giver-of-gifts").does("trigger:spyglass")
    game.second.passes()
    game.first.triggers("favorable-ground", "shinjo-outrider")
    game.second.passes()
    game.first.does("trigger:shinjo-outrider").does("trigger:spyglass")
    game.second.passes()
    game.first.triggers("favorable-ground", "shinjo-outrider")
    game.second.passes()
    game.first.does("trigger:golden-plains-outpost")
    assert game.card("shinjo-outrider").attacking
    assert len(game.first.hand) == 2 and not game.first.may("trigger:spyglass")


def test_spyglass_does_not_see_others() -> None:
    game = scene(
        {"characters": [at("ide-trader", attachments=["spyglass"]), "border-rider"]},
        {"characters": ["doji-whisperer"]},
        step="3.2",
    )
    game.first.declares("air", "military", 0, "border-rider")
    assert game.second.asked == "declare-defenders" and not game.first.hand


# Born in War


def test_born_in_war_counts_unclaimed_rings_not_the_contested_one() -> None:
    game = scene(
        {"characters": [inside("border-rider", attachments=["born-in-war"]), inside("moto-horde")]},
        conflict=MILITARY,
        rings={"fire": {"claimed_by": 1}},
        to_act=0,
        asked=(0, 1),
    )
    assert game.card("border-rider").military == 2 + 3
    assert game.card("border-rider").political == 1 and game.card("moto-horde").military == 6


def test_born_in_war_goes_on_cavalry_and_falls_with_the_trait() -> None:
    game = scene(
        {"characters": ["ide-trader", at("giver-of-gifts", attachments=["favored-mount"])],
         "hand": ["born-in-war"], "fate": 2},
        {"characters": ["miya-mystic"]},
    )  # fmt: skip
    game.first.plays("born-in-war")
    assert game.card("born-in-war").host is game.card("giver-of-gifts")
    game.second.triggers("miya-mystic", "favored-mount")
    assert game.zone("born-in-war", 0) == "conflict discard"


# Breakthrough


def breakthrough(first: dict[str, Any] | None = None, second: dict[str, Any] | None = None) -> Scene:
    game = scene(
        {"characters": [inside("shinjo-altansarnai"), "ide-trader"], "hand": ["breakthrough"], **(first or {})},
        {"characters": ["border-rider"], **(second or {})},
        conflict=MILITARY,
        to_act=0,
    )
    game.pass_all(until="ring-effect")
    return game


def test_breakthrough_declares_the_second_conflict_immediately() -> None:
    game = breakthrough(second={"characters": []})
    game.first.passes().does("trigger:breakthrough")
    assert game.first.asked == "declare-conflict" and not game.first.may("pass")
    assert not game.first.may("skill:military") and game.zone("breakthrough", 0) == "conflict discard"
    game.first.declares("fire", "political", 1, "ide-trader")
    game.pass_all(until="ring-effect")
    game.first.passes()
    assert game.table.rings["fire"].claimed_by == 0 and game.conflict is None


def test_breakthrough_is_followed_by_the_opponent() -> None:
    game = breakthrough({"characters": [inside("shinjo-altansarnai"), inside("moto-youth"), "ide-trader"]})
    game.first.passes().does("trigger:breakthrough")
    game.first.declares("fire", "political", 1, "ide-trader")
    game.second.defends()
    game.pass_all(until="ring-effect")
    game.first.passes()
    game.pass_all(until="declare-conflict")
    assert game.second.asked == "declare-conflict" and game.first.player.conflicts_left == 0


def test_breakthrough_needs_a_province_that_the_conflict_broke() -> None:
    game = breakthrough({"characters": [inside("border-rider"), "ide-trader"]})
    assert not game.province(1, 0).broken
    game.first.passes()
    assert not game.first.may("trigger:breakthrough")


def test_breakthrough_does_not_count_a_province_that_broke_itself() -> None:
    # Détruire une Province: the effect of Endless Plains is not the usual resolution of a conflict.
    game = attack_on_the_plains("border-rider", "moto-horde", "shinjo-outrider", "ide-trader", hand=["breakthrough"])
    game.second.does("trigger:province:1.0")
    game.first.does("choose:shinjo-outrider")
    game.second.defends()
    game.pass_all(until="ring-effect")
    game.first.passes()
    assert not game.first.may("trigger:breakthrough")


def test_breakthrough_needs_the_first_conflict_and_a_second() -> None:
    for facts in ({"declared": ["political"]}, {"conflicts_left": 1}, {"characters": [inside("shinjo-altansarnai")]}):
        game = breakthrough(facts, {"characters": []})
        assert game.province(1, 0).broken
        game.first.passes()
        assert not game.first.may("trigger:breakthrough")


# Captive Audience


def test_captive_audience_makes_a_political_conflict_military_for_one_honor() -> None:
    game = scene(
        {"characters": [inside("border-rider")], "hand": ["captive-audience"]},
        {"characters": [inside("doji-whisperer"), inside("naive-student")]},
        conflict=fight("political", "fire"),
        to_act=0,
        asked=(0, 1),
    )
    game.first.plays("captive-audience")
    assert game.conflict is not None
    assert game.conflict.skill == "military" and game.conflict.ring.element == "fire"
    assert game.first.honor == 9
    assert not game.card("naive-student").participating and game.card("naive-student").bowed


def test_captive_audience_needs_a_political_conflict() -> None:
    game = scene(
        {"characters": [inside("border-rider")], "hand": ["captive-audience"]},
        conflict=MILITARY,
        to_act=0,
        asked=(0, 1),
    )
    assert not game.first.may("play:captive-audience")


# I Am Ready


def test_i_am_ready_readies_a_unicorn_for_its_fate() -> None:
    game = scene(
        {"characters": [at("moto-youth", bowed=True, fate=1), at("ide-trader", bowed=True, fate=2)],
         "hand": ["i-am-ready"]},
    )  # fmt: skip
    game.first.does("play:i-am-ready").does("ide-trader")
    assert not game.card("ide-trader").bowed and game.card("ide-trader").fate == 1
    assert game.card("moto-youth").bowed


def test_i_am_ready_needs_a_bowed_unicorn_of_yours_with_fate() -> None:
    game = scene(
        {
            "characters": [
                at("moto-youth", bowed=True),
                at("ide-trader", fate=1),
                at("doji-whisperer", bowed=True, fate=1),
            ],
            "hand": ["i-am-ready"],
        },
        {"characters": [at("border-rider", bowed=True, fate=1)]},
        asked=(0, 1),
    )
    assert not game.first.may("play:i-am-ready")


# Way of the Unicorn


def test_way_of_the_unicorn_keeps_the_first_player_token() -> None:
    game = scene({"hand": ["way-of-the-unicorn"]}, step="5.4")
    game.first.does("trigger:way-of-the-unicorn")
    assert game.table.first_player == 0 and game.table.round == 2
    assert game.zone("way-of-the-unicorn", 0) == "conflict discard"


def test_way_of_the_unicorn_belongs_to_the_player_who_would_pass_the_token() -> None:
    game = scene({}, {"hand": ["way-of-the-unicorn"]}, step="5.4")
    assert game.table.first_player == 1 and game.table.round == 2


# Cavalry Reserves


def test_cavalry_reserves_brings_six_costs_worth_of_cavalry() -> None:
    game = scene(
        {
            "characters": [inside("border-rider")],
            "hand": ["cavalry-reserves"],
            "fate": 3,
            "dynasty_discard": ["moto-horde", "shinjo-outrider", "moto-youth", "ide-trader"],
        },
        conflict=MILITARY,
        to_act=0,
    )
    game.first.does("play:cavalry-reserves")
    assert not game.first.may("choose:ide-trader")
    assert game.first.refused("moto-horde", "shinjo-outrider", "moto-youth") == "total-too-high"
    game.first.does("moto-horde", "shinjo-outrider")
    assert game.card("moto-horde").attacking and game.card("shinjo-outrider").attacking
    assert game.zone("moto-youth", 0) == "dynasty discard" and game.first.fate == 0


def test_cavalry_reserves_brings_one_of_a_unique_character() -> None:
    game = scene(
        {
            "characters": [inside("border-rider")],
            "hand": ["cavalry-reserves"],
            "fate": 3,
            "dynasty_discard": ["utaku-yumino", "utaku-yumino", "moto-youth"],
        },
        conflict=MILITARY,
        to_act=0,
    )
    game.first.does("play:cavalry-reserves")
    assert game.first.options.count("choose:utaku-yumino") == 1


def test_cavalry_reserves_needs_a_military_conflict_and_cavalry() -> None:
    for skill, discard in (("political", "border-rider"), ("military", "ide-trader")):
        game = scene(
            {
                "characters": [inside("border-rider")],
                "hand": ["cavalry-reserves"],
                "fate": 3,
                "dynasty_discard": [discard],
            },
            conflict=fight(skill),
            to_act=0,
            asked=(0, 1),
        )
        assert not game.first.may("play:cavalry-reserves")
