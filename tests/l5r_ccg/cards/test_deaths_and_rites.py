"""Reactions to deaths and rituals, spells, and Personalities from later sets."""

import pytest

from tests.l5r_ccg.scene import at, battle_at, fights, scene

YOJO, UJI, SUKUNE, KUWANAN, TSUKE = "matsu-yojo", "daidoji-uji", "hida-sukune", "doji-kuwanan", "isawa-tsuke"
HOME = "hida-unari"
GOLD = ["gold-mine"] * 4


def test_cowardice_costs_the_player_who_orders_a_retreat() -> None:
    game = scene({"personalities": [fights(YOJO), fights(SUKUNE), HOME], "hand": ["retreat"], "honor": 10},
                 {"personalities": [fights(UJI)], "hand": ["cowardice"]}, attack=battle_at(0), to_act=0)  # fmt: skip
    game.first.does("play:retreat").chooses(YOJO)
    game.second.does("trigger:cowardice")
    game.first.does("pass")  # no Personality may commit seppuku to reduce the loss
    assert game.card(YOJO).dishonored and game.first.honor == 5


def test_martyr_blames_the_army_that_killed() -> None:
    strong = fights(YOJO, attachments=["heavy-infantry"])
    game = scene({"personalities": [strong, HOME], "honor": 10}, {"personalities": [fights(UJI)], "hand": ["martyr"]},
                 attack=battle_at(0), to_act=1)  # fmt: skip
    game.second.does("pass")
    game.first.does("pass")
    game.second.does("trigger:martyr")
    # 2 for the dead Personality, minus 5.
    assert game.first.honor == 7


def test_martyr_blames_the_assassin() -> None:
    game = scene(
        {"hand": ["kolat-assassin"], "honor": 10, "holdings": GOLD}, {"personalities": [UJI], "hand": ["martyr"]}
    )
    game.first.does("play:kolat-assassin").pays()
    game.second.does("trigger:martyr")
    assert game.first.honor == 1


def test_passing_on_the_soul_hands_an_item_on() -> None:
    dying = at(YOJO, attachments=["naginata"])
    game = scene({"hand": ["kolat-assassin"], "holdings": GOLD},
                 {"personalities": [dying, KUWANAN], "hand": ["passing-on-the-soul"]})  # fmt: skip
    game.first.does("play:kolat-assassin").chooses(YOJO).pays()
    game.second.does("trigger:passing-on-the-soul")
    assert game.zone(YOJO) == "dynasty discard" and game.card("naginata").host is game.card(KUWANAN)


def test_disharmony_wastes_a_ritual() -> None:
    game = scene({"personalities": [at(TSUKE, attachments=["sharing-the-strength-of-many"]), YOJO]},
                 {"hand": ["disharmony"]})  # fmt: skip
    game.first.does("use:sharing-the-strength-of-many")
    game.second.does("trigger:disharmony")
    assert game.card(TSUKE).bowed and game.card(YOJO).chi == 2


def test_sharing_the_strength_gives_two_chi_for_each_participant() -> None:
    game = scene({"personalities": [at(TSUKE, attachments=["sharing-the-strength-of-many"]), "yogo-junzo", YOJO]})
    game.first.does("use:sharing-the-strength-of-many").chooses(YOJO).does("choose:yogo-junzo")
    assert game.card(YOJO).chi == 2 + 4 and game.card("yogo-junzo").bowed


def test_the_target_of_a_ritual_does_not_bow_for_it() -> None:
    # §target: a player's own bowed Personality is not a legal target, so the Ritual would waste itself.
    game = scene({"personalities": [at(TSUKE, attachments=["sharing-the-strength-of-many"]), "yogo-junzo"]})
    before = game.card("yogo-junzo").chi
    game.first.does("use:sharing-the-strength-of-many")
    assert game.card("yogo-junzo").chi == before + 2 and not game.card("yogo-junzo").bowed


def test_courage_strengthens_all_provinces_by_half_the_chi_rounded_up() -> None:
    game = scene({"personalities": [at(TSUKE, attachments=["courage-of-the-seven-thunders"]), "asahina-tomo"]})
    before = game.province(0, 2).strength
    game.first.does("use:courage-of-the-seven-thunders").does("choose:asahina-tomo")
    chi = game.card(TSUKE).chi + game.card("asahina-tomo").chi
    assert game.province(0, 2).strength == game.province(0, 0).strength == before + (chi + 1) // 2


@pytest.mark.parametrize("caster", [TSUKE, "yogo-junzo"])
def test_faeries_bow_a_shugenja_and_keep_a_phoenix_bowed(caster: str) -> None:
    game = scene({"personalities": [at(caster, attachments=["summon-faeries"])]},
                 {"personalities": ["asahina-tomo", UJI]})  # fmt: skip
    game.first.does("use:summon-faeries")
    assert game.card("asahina-tomo").bowed
    game.pass_to("action", seat=1, turn=2)
    assert game.card("asahina-tomo").bowed is (caster == TSUKE)


def test_force_of_will_exchanges_personal_honor_and_chi_and_is_spent_on_others() -> None:
    caster = at(TSUKE, attachments=["force-of-will", "force-of-will"])
    game = scene({"personalities": [caster]}, {"personalities": [at(KUWANAN, attachments=["naginata"])]})
    chi, honor = game.card(KUWANAN).chi, game.card(KUWANAN).personal_honor
    game.first.does("use:force-of-will").chooses(KUWANAN)
    assert (game.card(KUWANAN).chi, game.card(KUWANAN).personal_honor) == (honor, chi)
    assert len([one for one in game.cards("force-of-will") if one.in_play]) == 1


def test_force_of_will_is_kept_if_it_is_used_on_ones_own() -> None:
    game = scene({"personalities": [at(TSUKE, attachments=["force-of-will"]), at(KUWANAN, attachments=["naginata"])]})
    game.first.does("use:force-of-will").chooses(KUWANAN)
    assert game.zone("force-of-will") == "play"


def test_force_of_will_is_spent_even_if_it_is_cancelled() -> None:
    # To destroy the Spell is part of the cost, like bowing the Shugenja.
    game = scene({"personalities": [at(TSUKE, attachments=["force-of-will"])]},
                 {"personalities": ["togashi-jodome", KUWANAN], "rings": ["ring-of-air"]})  # fmt: skip
    chi = game.card(KUWANAN).chi
    game.first.does("use:force-of-will").chooses(KUWANAN)
    game.second.does("trigger:togashi-jodome")
    assert game.card(KUWANAN).chi == chi and game.zone("force-of-will") == "fate discard"


def test_along_the_coast_mounts_everybody_for_one_gold_each() -> None:
    led = at(YOJO, attachments=["light-infantry"])
    game = scene({"personalities": [led, at(SUKUNE, bowed=True)], "hand": ["along-the-coast-at-midnight"],
                  "holdings": ["gold-mine"]})  # fmt: skip
    assert game.table.gold_cost(game.card("along-the-coast-at-midnight"), 0) == 1
    game.first.does("play:along-the-coast-at-midnight").pays()
    assert all(game.card(one).trait("Cavalry") for one in (YOJO, SUKUNE, "light-infantry"))


def test_the_kolat_keep_the_active_player_from_drawing() -> None:
    game = scene({"honor": 5}, {"hand": ["kolat-interference"], "holdings": ["gold-mine", "gold-mine"], "honor": 5})
    game.first.does("pass")
    game.second.does("play:kolat-interference").pays()
    assert game.second.honor == 2
    game.pass_to("action", seat=1, turn=2)
    assert not game.first.hand


def test_foruku_guards_the_provinces_and_fills_the_stronghold_while_he_bows() -> None:
    game = scene({"personalities": ["kakita-foruku"]})
    before = game.province(0, 1).strength
    gold = game.table.players[0].stronghold.value("gold")
    game.first.does("use:kakita-foruku")
    assert game.province(0, 1).strength == before - 1
    assert game.table.players[0].stronghold.value("gold") == gold + 2
    game.pass_to("action", seat=0, turn=3)
    assert game.table.players[0].stronghold.value("gold") == gold and game.province(0, 1).strength == before


def test_an_untold_cost_worsens_corruption_and_spreads_it() -> None:
    ill = at(YOJO, tokens=[{"name": "Corruption", "chi": -1}])
    game = scene({"provinces": [{"card": "an-untold-cost"}, {}, {}, {}], "personalities": [KUWANAN, "yogo-junzo"]},
                 {"personalities": [ill]}, phase="events")  # fmt: skip
    game.pass_to("action", seat=0, turn=1)
    assert game.zone(YOJO) == "dynasty discard" and game.card(KUWANAN).chi == 4
    assert [token.name for token in game.card("yogo-junzo").tokens] == ["Corruption"]
