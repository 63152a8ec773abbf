"""Unicorn Clan, Core Set: characters, from Warrior Poet on."""

from typing import Any

from tests.l5r_lcg.cards.positions import MILITARY, POLITICAL, fight
from tests.l5r_lcg.scene import DEFAULTS, Scene, at, inside, scene

# Warrior Poet


def test_warrior_poet_weakens_all_participating_enemies() -> None:
    game = scene(
        {"characters": [inside("warrior-poet"), inside("border-rider")]},
        {"characters": [inside("shinjo-outrider"), inside("ide-trader"), "giver-of-gifts"]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.does("trigger:warrior-poet")
    numbers = {c.id: (c.military, c.political) for c in game.table.characters()}
    assert numbers["shinjo-outrider"] == (1, 1) and numbers["ide-trader"] == (0, 2)
    assert numbers["giver-of-gifts"] == (2, 3) and numbers["border-rider"] == (2, 1)


def test_warrior_poet_must_participate() -> None:
    game = scene(
        {"characters": ["warrior-poet", inside("border-rider")]},
        {"characters": [inside("shinjo-outrider")]},
        conflict=MILITARY,
        to_act=0,
        asked=(0, 1),
    )
    assert not game.first.may("trigger:warrior-poet")


# Utaku Yumino


def test_utaku_yumino_discards_a_card_for_skill_once_per_conflict() -> None:
    game = scene(
        {"characters": [inside("utaku-yumino")], "hand": ["fine-katana", "banzai"]},
        {"characters": [inside("border-rider")]},
        conflict=MILITARY,
        to_act=0,
        asked=(0, 1),
    )
    game.first.does("trigger:utaku-yumino").does("fine-katana")
    yumino = game.card("utaku-yumino")
    assert (yumino.military, yumino.political) == (4, 4)
    assert game.first.hand == ["banzai"] and game.zone("fine-katana", 0) == "conflict discard"
    game.second.passes()
    assert not game.first.may("trigger:utaku-yumino")


def test_utaku_yumino_may_be_used_again_in_the_next_conflict() -> None:
    game = scene(
        {"characters": [inside("utaku-yumino", bowed=True)], "hand": ["fine-katana", "banzai"]},
        {"characters": ["border-rider"]},
        conflict=MILITARY,
        to_act=0,
        asked=(0, 1),
    )
    game.first.does("trigger:utaku-yumino").does("fine-katana")
    game.pass_all(until="declare-conflict")
    game.second.declares("fire", "military", 0, "border-rider")
    game.first.defends()
    assert game.first.may("trigger:utaku-yumino")


def test_utaku_yumino_needs_a_card_and_a_conflict() -> None:
    empty = scene({"characters": [inside("utaku-yumino")]}, conflict=MILITARY, to_act=0, asked=(0, 1))
    assert not empty.first.may("trigger:utaku-yumino")
    before = scene({"characters": ["utaku-yumino"], "hand": ["banzai"]}, asked=(0, 1))
    assert not before.first.may("trigger:utaku-yumino")


# Moto Horde


def test_moto_horde_takes_weapons_alone() -> None:
    game = scene({"characters": ["moto-horde"], "hand": ["fine-katana", "ornate-fan"]})
    assert game.first.may("play:fine-katana") and not game.first.may("play:ornate-fan")


# Shinjo Tatsuo


def test_shinjo_tatsuo_rides_with_another() -> None:
    game = scene(
        {"characters": [inside("border-rider"), "shinjo-tatsuo", "ide-trader", "moto-horde"]},
        {"characters": ["shinjo-outrider"]},
        conflict=POLITICAL,
        to_act=0,
        asked=(0, 1),
    )
    game.first.does("trigger:shinjo-tatsuo")
    assert game.first.options == ["choose:ide-trader"]
    game.first.does("choose:ide-trader")
    assert game.card("shinjo-tatsuo").attacking and game.card("ide-trader").attacking


def test_shinjo_tatsuo_rides_alone() -> None:
    game = scene(
        {"characters": [inside("border-rider"), "shinjo-tatsuo", "ide-trader"]},
        conflict=MILITARY,
        to_act=0,
        asked=(0, 1),
    )
    game.first.does("trigger:shinjo-tatsuo").does()
    assert game.card("shinjo-tatsuo").attacking and not game.card("ide-trader").participating


def test_shinjo_tatsuo_needs_no_companion() -> None:
    game = scene({"characters": [inside("border-rider"), "shinjo-tatsuo"]}, conflict=MILITARY, to_act=0, asked=(0, 1))
    game.first.does("trigger:shinjo-tatsuo")
    assert game.card("shinjo-tatsuo").attacking


def test_shinjo_tatsuo_must_move_himself() -> None:
    game = scene({"characters": [inside("shinjo-tatsuo"), "ide-trader"]}, conflict=MILITARY, to_act=0, asked=(0, 1))
    assert not game.first.may("trigger:shinjo-tatsuo")


# Shinjo Altansarnai


def altansarnai(skill: str = "military", **facts: Any) -> Scene:
    game = scene(
        {"characters": [at("shinjo-altansarnai", **facts), inside("shiba-tsukune")]},
        {"characters": ["doji-whisperer", "border-rider"]},
        conflict=fight(skill),
        to_act=0,
    )
    game.pass_all()
    return game


def test_shinjo_altansarnai_makes_the_opponent_discard_a_character() -> None:
    game = altansarnai(participating=True)
    game.first.does("trigger:shinjo-altansarnai")
    assert game.second.options == ["choose:doji-whisperer", "choose:border-rider"]
    game.second.does("choose:doji-whisperer")
    assert not game.card("doji-whisperer", 1).in_play and game.card("border-rider").in_play


def test_shinjo_altansarnai_needs_to_take_part_in_a_military_conflict() -> None:
    for game in (altansarnai(), altansarnai("political", participating=True)):
        assert game.province(1, 0).broken and game.first.asked == "ring-effect"


def test_shinjo_altansarnai_does_not_react_to_losing_a_province_of_your_own() -> None:
    game = scene(
        {"characters": [inside("shinjo-altansarnai"), inside("shiba-tsukune"), inside("moto-horde")]},
        {"characters": [inside("shinjo-altansarnai", bowed=True)], "honor": 11},
        conflict=MILITARY,
        to_act=0,
    )
    game.pass_all()
    assert game.first.may("trigger:shinjo-altansarnai")
    game.first.passes()
    assert game.second.asked is None


# Iuchi Wayfinder


def test_iuchi_wayfinder_looks_at_a_facedown_province() -> None:
    provinces = [at("manicured-garden"), "entrenched-position", "night-raid", "pilgrimage", "shameful-display"]
    game = scene({"hand": ["iuchi-wayfinder"], "fate": 1}, {"provinces": provinces})
    game.first.plays("iuchi-wayfinder").does("trigger:iuchi-wayfinder")
    assert game.first.options == [f"choose:province:1.{index}" for index in (1, 2, 3, 4)]
    game.first.does("choose:province:1.2")
    looked = next(record for record in game.match.records if record.kind == "look-at")
    assert looked.facts["cards"] == ["night-raid"] and looked.seats == (0,)
    assert game.province(1, 2).facedown


def test_iuchi_wayfinder_does_not_look_for_others() -> None:
    game = scene({"characters": ["iuchi-wayfinder"], "hand": ["ide-messenger"], "fate": 2}, asked=(0, 1))
    game.first.plays("ide-messenger")
    assert game.zone("ide-messenger", 0) == "play" and game.first.asked is None


def test_iuchi_wayfinder_finds_nothing_when_all_are_faceup() -> None:
    game = scene(
        {"hand": ["iuchi-wayfinder"], "fate": 1},
        {"provinces": [at(province) for province in DEFAULTS]},
        asked=(0, 1),
    )
    game.first.plays("iuchi-wayfinder")
    assert game.zone("iuchi-wayfinder", 0) == "play" and game.first.asked != "reaction"


# Ide Messenger


def test_ide_messenger_moves_a_character_for_one_fate() -> None:
    game = scene(
        {"characters": ["ide-messenger", inside("border-rider"), "utaku-infantry"], "fate": 1},
        {"characters": ["ide-trader"]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.does("trigger:ide-messenger")
    assert not game.first.may("choose:ide-trader")
    game.first.does("choose:utaku-infantry")
    assert game.card("utaku-infantry").attacking and game.first.fate == 0


def test_ide_messenger_needs_fate_and_a_conflict() -> None:
    poor = scene({"characters": ["ide-messenger", inside("border-rider")]}, conflict=MILITARY, to_act=0, asked=(0, 1))
    assert not poor.first.may("trigger:ide-messenger")
    before = scene({"characters": ["ide-messenger"], "fate": 1}, asked=(0, 1))
    assert not before.first.may("trigger:ide-messenger")
