"""Dragon Clan, Core Set: characters, from Ascetic Visionary on."""

from typing import Any

import pytest

from tests.l5r_lcg.cards.positions import MILITARY, QUIET, finish, finish_phase
from tests.l5r_lcg.scene import at, inside, scene

# Ascetic Visionary


def test_ascetic_visionary_readies_monks_and_bearers_of_monks() -> None:
    game = scene(
        {"characters": [inside("ascetic-visionary"), at("togashi-initiate", bowed=True), at("niten-adept", bowed=True),
                        at("enlightened-warrior", bowed=True, attachments=["tattooed-wanderer"])], "fate": 1},
        conflict=MILITARY,
        to_act=0,
    )  # fmt: skip
    game.first.triggers("ascetic-visionary", "ring:void")
    assert game.first.options == ["choose:togashi-initiate", "choose:enlightened-warrior"]
    game.first.does("enlightened-warrior")
    assert not game.card("enlightened-warrior").bowed and game.table.rings["void"].fate == 1


def test_ascetic_visionary_must_attack() -> None:
    game = scene(
        {"characters": [inside("ascetic-visionary"), at("togashi-initiate", bowed=True)], "fate": 1},
        conflict={**MILITARY, "attacker": 1},
        to_act=0,
        asked=(0,),
    )
    assert not game.first.may("trigger:ascetic-visionary")


def test_ascetic_visionary_bears_only_monks_and_tattoos() -> None:
    game = scene({"characters": ["ascetic-visionary"], "hand": ["fine-katana", "tattooed-wanderer"], "fate": 1},
                 asked=(0,))  # fmt: skip
    assert not game.first.may("play:fine-katana")
    game.first.plays("tattooed-wanderer:attachment")
    assert game.card("tattooed-wanderer").host is game.card("ascetic-visionary")


# Niten Master


def test_niten_master_readies_for_a_weapon_twice_a_round() -> None:
    game = scene(
        {"characters": [at("niten-master", bowed=True), "togashi-initiate"], "hand": ["fine-katana"] * 3},
        asked=(0,),
    )
    master = game.card("niten-master")
    for _ in range(2):
        master.bowed = True
        game.first.plays("fine-katana", on="niten-master").triggers("niten-master")
        assert not master.bowed
        game.second.passes()
    master.bowed = True
    game.first.plays("fine-katana", on="niten-master").does("fine-katana")
    assert not game.first.may("trigger:niten-master") and master.bowed


def test_niten_master_cares_for_weapons_only() -> None:
    game = scene({"characters": [at("niten-master", bowed=True)], "hand": ["ornate-fan"]}, asked=(0,))
    game.first.plays("ornate-fan")
    assert game.card("ornate-fan").host is game.card("niten-master") and game.card("niten-master").bowed
    assert not game.first.may("trigger:niten-master")


def test_niten_master_ignores_a_weapon_of_the_opponent_and_one_on_another() -> None:
    game = scene(
        {"characters": [at("niten-master", bowed=True), "togashi-initiate"], "hand": ["fine-katana"]},
        {"hand": ["fine-katana"], "provinces": QUIET},
    )
    game.first.plays("fine-katana", on="togashi-initiate")
    assert game.first.asked != "reaction"
    game.second.plays("fine-katana", on="niten-master")
    assert game.first.asked != "reaction" and game.card("niten-master").bowed


# Togashi Yokuni


def test_togashi_yokuni_gains_an_ability_until_the_end_of_the_phase() -> None:
    game = scene(
        {"characters": [inside("togashi-yokuni"), inside("brash-samurai")]},
        {"characters": [inside("doji-challenger"), "ikoma-prodigy", "matsu-berserker"], "provinces": QUIET},
        conflict=MILITARY,
        to_act=0,
        asked=(0,),
    )
    game.first.triggers("togashi-yokuni")
    assert game.first.options == ["choose:brash-samurai", "choose:doji-challenger", "choose:ikoma-prodigy"]
    game.first.does("doji-challenger").does("trigger:togashi-yokuni:doji-challenger.0").does("matsu-berserker")
    assert game.card("matsu-berserker").defending
    finish(game)
    assert len(game.card("togashi-yokuni").gained) == 1
    finish_phase(game)
    assert game.card("togashi-yokuni").gained == ()


def test_togashi_yokuni_himself_performs_the_abilities_that_he_gains() -> None:
    game = scene(
        {"characters": [inside("togashi-yokuni")]},
        {"characters": ["brash-samurai"], "provinces": QUIET},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.triggers("togashi-yokuni")
    game.first.does("trigger:togashi-yokuni:brash-samurai.0")
    assert game.card("togashi-yokuni").honored and not game.card("brash-samurai").honored


def test_togashi_yokuni_gains_reactions_too() -> None:
    game = scene(
        {"characters": ["togashi-yokuni"], "hand": ["fine-katana"]},
        {"characters": ["niten-master"], "provinces": QUIET},
    )
    game.first.triggers("togashi-yokuni")
    game.card("togashi-yokuni").bowed = True
    game.first.plays("fine-katana", on="togashi-yokuni")
    game.first.does("trigger:togashi-yokuni:niten-master.0")
    assert not game.card("togashi-yokuni").bowed


def test_togashi_yokuni_works_once_a_round_and_copies_printed_abilities_only() -> None:
    game = scene(
        {"characters": ["togashi-yokuni", "brash-samurai"]},
        {"characters": [at("doji-challenger", attachments=["cloud-the-mind"])], "provinces": QUIET},
        asked=(0,),
    )
    game.first.triggers("togashi-yokuni")
    assert [ability.name for ability in game.card("togashi-yokuni").gained] == [f"{game.card('brash-samurai').key}.0"]
    assert not game.first.may("trigger:togashi-yokuni")
    bare = scene(
        {"characters": ["togashi-yokuni"]},
        {"characters": ["doji-whisperer", at("matsu-berserker", attachments=["duelist-training", "togashi-kazue"])]},
        asked=(0,),
    )
    assert not bare.first.may("trigger:togashi-yokuni")


def test_togashi_yokuni_is_bound_by_his_maximum_despite_way_of_the_dragon() -> None:
    game = scene(
        {"characters": [at("togashi-yokuni", attachments=["way-of-the-dragon"]), "brash-samurai", "doji-challenger"]},
        {"provinces": QUIET},
        asked=(0,),
    )
    game.first.triggers("togashi-yokuni", "brash-samurai")
    assert game.first.prompt is not None and not game.first.may("trigger:togashi-yokuni")


def test_togashi_yokuni_is_discarded_when_the_ability_he_gained_returns_him_to_hand() -> None:
    """Only conflict cards can be in a hand (ruling of the publisher on Yokuni with Adept of Shadows' ability)."""
    game = scene({"characters": [at("togashi-yokuni", fate=1), "adept-of-shadows"]}, {"provinces": QUIET})
    game.first.does("trigger:togashi-yokuni").does("trigger:togashi-yokuni:adept-of-shadows.0")
    assert game.zone("togashi-yokuni") == "dynasty discard"
    assert game.first.hand == [] and game.first.honor == 9


# Tattooed Wanderer


def test_tattooed_wanderer_is_played_as_an_attachment_that_gives_covert() -> None:
    game = scene(
        {"characters": ["niten-adept", "mirumoto-prodigy"], "hand": ["tattooed-wanderer"], "fate": 1},
        {"characters": ["matsu-berserker", "brash-samurai"], "provinces": QUIET},
    )
    game.first.plays("tattooed-wanderer:attachment", on="niten-adept")
    adept, wanderer = game.card("niten-adept"), game.card("tattooed-wanderer")
    assert wanderer.host is adept and wanderer.is_attachment and not wanderer.is_character
    assert adept.military == 2 and adept.has("covert") and not game.card("mirumoto-prodigy").has("covert")
    game.pass_all(until="declare-conflict")
    game.first.declares("air", "military", 0, "niten-adept", covert={"niten-adept": "matsu-berserker"})
    assert game.card("matsu-berserker").covered and game.second.options == ["defend:brash-samurai"]


def test_tattooed_wanderer_is_played_as_a_character_without_covert() -> None:
    game = scene({"hand": ["tattooed-wanderer"], "fate": 1}, asked=(0,))
    assert not game.first.may("play:tattooed-wanderer:attachment")
    game.first.does("play:tattooed-wanderer")
    assert game.card("tattooed-wanderer").is_character and not game.card("tattooed-wanderer").has("covert")


def test_a_character_played_as_an_attachment_is_a_character_again_once_it_left() -> None:
    game = scene({"characters": [at("niten-adept", attachments=["tattooed-wanderer"])], "hand": ["let-go"]})
    assert game.table.copied().players[0].characters[0].attachments[0].type == "attachment"
    game.first.plays("let-go")
    wanderer = game.card("tattooed-wanderer")
    assert wanderer.zone == "conflict discard" and wanderer.type == "character"
    assert not game.card("niten-adept").has("covert")


# Togashi Kazue


def test_togashi_kazue_moves_fate_to_her_bearer() -> None:
    game = scene(
        {"characters": [inside("niten-adept", attachments=["togashi-kazue"])]},
        {"characters": [inside("matsu-berserker", fate=1), inside("brash-samurai"), at("doji-whisperer", fate=1)]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.triggers("togashi-kazue")
    assert game.card("niten-adept").fate == 1 and game.card("matsu-berserker").fate == 0
    assert game.card("niten-adept").military == 2


@pytest.mark.parametrize(("bearer", "victim"), [(at, inside), (inside, at)])
def test_togashi_kazue_needs_her_bearer_and_another_in_the_conflict(bearer: Any, victim: Any) -> None:
    game = scene(
        {"characters": [bearer("niten-adept", fate=1, attachments=["togashi-kazue"]), inside("togashi-initiate")]},
        {"characters": [victim("matsu-berserker", fate=1)]},
        conflict=MILITARY,
        to_act=0,
        asked=(0,),
    )
    assert not game.first.may("trigger:togashi-kazue")


def test_togashi_kazue_as_a_character_has_no_such_action_and_is_unique() -> None:
    game = scene(
        {"characters": [inside("togashi-kazue")], "hand": ["togashi-kazue"], "fate": 3},
        {"characters": [inside("matsu-berserker", fate=1)]},
        conflict=MILITARY,
        to_act=0,
        asked=(0,),
    )
    assert not game.first.may("trigger:togashi-kazue") and not game.first.may("play:togashi-kazue")
    assert not game.first.may("play:togashi-kazue:attachment")
