"""Spells, Kiho, and Personalities of the minor clans: each works, and the rules and cards that stop it do so."""

from typing import Any

import pytest

from tests.l5r_ccg.scene import Scene, at, battle_at, fights, scene

CASTER = "isawa-tadaka"


def casting(spell: str, *others: Any, theirs: list[Any] | None = None, **more: Any) -> Scene:
    """Return an Action Phase in which a Shugenja of the first player has a spell."""
    side = {"personalities": [at(CASTER, attachments=[spell]), *others], **more}
    return scene(side, {"personalities": theirs or []})


def test_wind_born_speed_mounts_a_whole_unit() -> None:
    game = casting("wind-born-speed", at("hida-unari", attachments=["heavy-infantry"]))
    game.first.does("use:wind-born-speed").chooses("hida-unari")
    assert game.card("hida-unari").cavalry and game.card(CASTER).bowed


def test_wings_of_fire_mounts_one_card() -> None:
    game = casting("wings-of-fire", at("hida-unari", attachments=["heavy-infantry"]))
    game.first.does("use:wings-of-fire").does("heavy-infantry")
    assert game.card("heavy-infantry").trait("Cavalry") and not game.card("hida-unari").cavalry


def test_fires_of_purity_burn_for_the_honorable() -> None:
    game = casting("fires-of-purity", "daidoji-sembi", "hida-unari")
    assert game.first.may("use:fires-of-purity")
    game.first.does("use:fires-of-purity")
    assert (game.card("daidoji-sembi").force, game.card("daidoji-sembi").chi) == (5, 5)
    assert not casting("fires-of-purity", "hida-unari").first.may("use:fires-of-purity")


def test_look_into_the_void_changes_a_card() -> None:
    game = casting("look-into-the-void", hand=["naginata"], fate_deck=["no-dachi"])
    game.first.does("use:look-into-the-void")
    assert game.first.hand == ["no-dachi"]
    assert not casting("look-into-the-void").first.may("use:look-into-the-void")


def test_stifling_wind_bows_a_follower_or_a_personality_without_one() -> None:
    game = scene(
        {"personalities": [fights("hida-unari", attachments=["heavy-infantry"])]},
        {"personalities": [fights(CASTER, attachments=["stifling-wind"])]},
        attack=battle_at(0),
    )
    game.second.does("use:stifling-wind").chooses("heavy-infantry")
    assert game.card("heavy-infantry").bowed and not game.card("hida-unari").bowed


def test_energy_transference_turns_values_round() -> None:
    game = casting("energy-transference", "daidoji-uji", theirs=["doji-kuwanan"])
    game.first.does("use:energy-transference").chooses("daidoji-uji")
    assert (game.card("daidoji-uji").force, game.card("daidoji-uji").chi) == (3, 2)
    assert game.zone("energy-transference") == "play"
    enemy = casting("energy-transference", theirs=["doji-kuwanan"])
    enemy.first.does("use:energy-transference").chooses("doji-kuwanan")
    assert (enemy.card("doji-kuwanan").force, enemy.card("doji-kuwanan").chi) == (4, 3)
    assert enemy.zone("energy-transference") == "fate discard"


def test_winds_of_change_blow_a_dynasty_card_away() -> None:
    side = {"personalities": [at(CASTER, attachments=["winds-of-change"])]}
    game = scene(side, {"provinces": [{"card": "diamond-mine"}, {}, {}, {}]})
    game.first.does("use:winds-of-change").chooses("province:1.0")
    assert "diamond-mine" in [card.id for card in game.second.player.dynasty_discard]
    assert game.province(1, 0).card is not None


def test_counterspell_cancels_a_shugenjas_own_ability() -> None:
    game = scene(
        {"personalities": ["naga-shugenja", "shagara"]},
        {"personalities": [at(CASTER, attachments=["counterspell"])]},
    )
    game.first.does("use:naga-shugenja")
    game.second.does("trigger:counterspell")
    assert game.card("shagara").force == 2 and game.card("naga-shugenja").bowed and game.card(CASTER).bowed


def test_counterspell_cancels_any_innate_ability_even_of_its_own_player() -> None:
    game = scene({"personalities": ["naga-shugenja", "shagara", at(CASTER, attachments=["counterspell"])]})
    game.first.does("use:naga-shugenja").does("trigger:counterspell")
    assert game.card("shagara").force == 2 and game.card(CASTER).bowed


def test_counterspell_is_no_answer_to_a_spell() -> None:
    game = scene(
        {"personalities": [at("isawa-uona", attachments=["biting-steel"]), "shagara"]},
        {"personalities": [at(CASTER, attachments=["counterspell"])]},
    )
    game.first.does("use:biting-steel").chooses("shagara")
    assert not game.second.may("trigger:counterspell") and game.card("shagara").force == 4


def test_elemental_ward_negates_its_players_action_against_the_players_own_card() -> None:
    game = scene(
        {"personalities": [at("isawa-uona", attachments=["wings-of-fire"]), at(CASTER, attachments=["elemental-ward"]),
                           "hida-unari"]},
        {"personalities": ["matsu-yojo"]},
    )  # fmt: skip
    game.first.does("use:wings-of-fire").does("hida-unari").does("trigger:elemental-ward")
    assert not game.card("hida-unari").trait("Cavalry")


def test_elemental_ward_ignores_an_action_against_other_players() -> None:
    game = scene(
        {
            "personalities": [
                at("isawa-uona", attachments=["wings-of-fire"]),
                at(CASTER, attachments=["elemental-ward"]),
            ]
        },
        {"personalities": ["matsu-yojo"]},
    )
    game.first.does("use:wings-of-fire").does("matsu-yojo")
    assert not game.first.may("trigger:elemental-ward") and game.card("matsu-yojo").trait("Cavalry")


def test_elemental_ward_negates_an_action_against_its_players_cards() -> None:
    game = scene(
        {"personalities": [fights("hida-unari"), fights(CASTER, attachments=["elemental-ward"])]},
        {"personalities": [fights("shiba-shingo"), fights("horiuchi-shoan", attachments=["stifling-wind"])]},
        attack=battle_at(0),
    )
    game.second.does("use:stifling-wind:1").chooses("hida-unari")
    game.first.does("trigger:elemental-ward")
    assert not game.card("hida-unari").bowed and game.card(CASTER).bowed


def test_strength_of_my_ancestors_is_called_by_a_monk() -> None:
    game = scene({"personalities": ["hitoshi", "hida-unari"], "hand": ["strength-of-my-ancestors"]})
    game.first.does("play:strength-of-my-ancestors").chooses("hida-unari")
    assert (game.card("hida-unari").force, game.card("hida-unari").chi) == (6, 5) and game.card("hitoshi").bowed
    nobody = scene({"personalities": ["hida-unari"], "hand": ["strength-of-my-ancestors"]})
    assert not nobody.first.may("play:strength-of-my-ancestors")


def test_gift_of_the_wind_mounts_as_many_as_the_monk_has_chi() -> None:
    game = scene(
        {"personalities": ["hitoshi", at("hida-unari", attachments=["heavy-infantry"])], "hand": ["gift-of-the-wind"]}
    )
    game.first.does("play:gift-of-the-wind")
    game.first.does("hida-unari", "heavy-infantry")
    assert game.card("hida-unari").cavalry


def test_gift_of_the_wind_in_a_battle_concerns_a_unit_there() -> None:
    """An Open Action in a battle needs a unit of its player there, and cannot affect units at home."""
    hand = {"hand": ["gift-of-the-wind"]}
    game = scene(
        {"personalities": [fights("hida-unari"), "hitoshi"], **hand}, {}, {"personalities": ["norio"], **hand},
        attack=battle_at(0),
    )  # fmt: skip
    game.second.passes()
    assert game.third.asked == "battle-action" and not game.third.may("play:gift-of-the-wind")
    game.third.passes()
    game.first.does("play:gift-of-the-wind")
    assert game.card("hitoshi").bowed and game.first.may("choose:hida-unari") and not game.first.may("choose:norio")
    game.first.does("hida-unari")
    assert game.card("hida-unari").cavalry


# The minor clans


@pytest.mark.parametrize(("archer", "reach"), [("dairya", 3), ("moshi-wakiza", 4), ("yotsu-seiki", 2)])
def test_archers_shoot_as_far_as_they_can(archer: str, reach: int) -> None:
    for target, force in (("matsu-yojo", 2), ("doji-kuwanan", 3), ("hida-unari", 4)):
        game = scene({"personalities": [fights(target)]}, {"personalities": [fights(archer)]}, attack=battle_at(0))
        assert game.second.may(f"use:{archer}") is (reach >= force)


def test_takuan_leads_his_comrades() -> None:
    game = scene({}, {"personalities": [fights("takuan"), fights("toku"), fights("hida-unari")]}, attack=battle_at(0))
    printed = game.card("toku").face
    assert (game.card("toku").force, game.card("toku").chi) == (printed.force + 1, printed.chi + 1)
    assert game.card("hida-unari").force == 4 and game.card("takuan").force == 4


def test_hitoshi_makes_a_province_strong() -> None:
    game = scene({"personalities": [fights("hida-unari")]}, {"personalities": [fights("hitoshi")]}, attack=battle_at(0))
    before = game.province(1, 0).strength
    game.second.does("use:hitoshi").chooses("province:1.0")
    assert game.province(1, 0).strength == before + 3 and game.card("hitoshi").bowed


def test_taro_talks_a_loss_of_honor_away() -> None:
    game = scene(
        {"hand": ["breach-of-etiquette"], "honor": 2, "holdings": ["diamond-mine"] * 3},
        {"personalities": ["taro"], "honor": 9},
    )
    game.first.does("play:breach-of-etiquette").pays()
    game.second.does("trigger:taro")
    assert game.second.honor == 9 and game.card("taro").bowed


def test_kumo_binds_the_weak_once_a_battle() -> None:
    game = scene(
        {"personalities": [fights("horiuchi-shoan"), fights("hida-unari")]},
        {"personalities": [fights("kumo")]},
        attack=battle_at(0),
    )
    game.second.does("use:kumo")
    assert game.card("horiuchi-shoan").bowed and not game.card("hida-unari").bowed
    game.pass_to("battle-action", seat=1)
    assert not game.second.may("use:kumo")


def test_tsume_joins_only_the_infamous() -> None:
    province = [{"card": "moto-tsume"}, {}, {}, {}]
    for honor, joins in ((1, False), (0, True)):
        game = scene({"provinces": province, "honor": honor, "holdings": ["diamond-mine"] * 2}, {})
        game.pass_to("dynasty" if joins else "action", seat=0 if joins else 1)
        assert game.first.may("recruit:moto-tsume") is joins


def test_jimen_breaks_a_region() -> None:
    regions = [{"attached": ["training-grounds"]}, {}, {}, {}]
    game = scene({"personalities": ["oni-no-jimen"]}, {"provinces": regions})
    game.first.does("use:oni-no-jimen")
    assert game.province(1, 0).region is None


def test_training_grounds_strengthen_followers_in_their_defense() -> None:
    regions = [{"attached": ["training-grounds"]}, {}, {}, {}]
    second = {"personalities": [fights("hida-unari", attachments=["heavy-infantry"])], "provinces": regions}
    game = scene(
        {"personalities": [fights("doji-kuwanan", attachments=["heavy-infantry"])]}, second, attack=battle_at(0)
    )
    force = game.card("heavy-infantry").face.force
    assert sorted(card.force for card in game.cards("heavy-infantry")) == [force, force + 1]
