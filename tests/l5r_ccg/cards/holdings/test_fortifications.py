"""Fortifications."""

from typing import Any

import pytest

from engine.l5r_ccg.definition import find_card
from tests.l5r_ccg.cards.scenes import besieged, castle, force, land
from tests.l5r_ccg.keeping import kept
from tests.l5r_ccg.scene import CRAB, Scene, at, battle_at, fights, scene

SUKUNE = "hida-sukune"
UJI = "daidoji-uji"
YOJO = "matsu-yojo"
HISA = "hisa"
UNARI = "hida-unari"
PITCH = "pitch-and-fire"
PHOENIX = "the-sacred-temple-of-the-phoenix"
TOWERS = "the-towers-of-isawa-castle"


# The Battlements of Matsu Castle


def test_the_battlements_let_a_lion_defend_as_if_attacking() -> None:
    lion = "the-ancestral-home-of-the-lion"
    game = besieged("the-battlements-of-matsu-castle", stronghold=lion)
    game.second.does(f"use:{lion}")
    assert force(game, "matsu-yojo") == 4
    without = besieged("moat", stronghold=lion)
    without.second.does(f"use:{lion}")
    assert force(without, "matsu-yojo") == 2


# Bridged Pass


def test_a_bridged_pass_lets_everybody_go_home_unbowed() -> None:
    defended = [{"attached": ["bridged-pass"]}, {}, {}, {}]
    game = scene({"personalities": [fights(YOJO), SUKUNE]}, {"personalities": [fights(UJI)], "provinces": defended},
                 attack=battle_at(0), to_act=1)  # fmt: skip
    game.second.does("use:bridged-pass")
    assert not game.card(YOJO).bowed and not game.card(UJI).bowed and game.card(UJI).at is None
    assert game.zone("bridged-pass") == "dynasty discard" and not game.province(1, 0).destroyed


# The Bronze Gong of the Hantei


def test_the_gong_sounds_three_times_in_a_battle() -> None:
    names = ["hida-unari", "doji-kuwanan", "hida-sukune", "ginawa"]
    game = besieged("the-bronze-gong-of-the-hantei", attackers=[fights(name) for name in names])
    for name in names[:3]:
        game.pass_to("battle-action", seat=1)
        game.second.does("use:the-bronze-gong-of-the-hantei").chooses(name)
        assert game.card(name).bowed
    game.pass_to("battle-action", seat=1)
    assert not game.second.may("use:the-bronze-gong-of-the-hantei")


def test_the_gong_bows_followers_before_their_personality() -> None:
    game = besieged("the-bronze-gong-of-the-hantei", attackers=[fights("hida-unari", attachments=["medium-infantry"])])
    game.second.does("use:the-bronze-gong-of-the-hantei")
    assert game.card("medium-infantry").bowed and not game.card("hida-unari").bowed


# Dragon's Teeth


@pytest.mark.parametrize(
    ("fortification", "defender", "follower", "attacker"),
    [("fort-on-a-hill", 3, 2, 3), ("moat", 2, 2, 3), ("dragon-s-teeth", 2, 3, 4), ("barbican", 3, 2, 4)],
)
def test_force_in_a_battle_at_the_province(fortification: str, defender: int, follower: int, attacker: int) -> None:
    game = besieged(fortification)
    found = (force(game, "matsu-yojo"), game.card("light-infantry", 1).force, force(game, "hida-unari"))
    assert found == (defender, follower, attacker)


@pytest.mark.parametrize("fortification", ["fort-on-a-hill", "moat", "dragon-s-teeth", "barbican"])
def test_a_fortification_at_another_province_changes_nothing_here(fortification: str) -> None:
    game = besieged(fortification, province=1)
    assert (force(game, "matsu-yojo"), force(game, "hida-unari")) == (2, 4)


def test_the_teeth_hinder_cavalry() -> None:
    game = besieged("dragon-s-teeth", attackers=[fights("sanzo"), fights("hida-unari")])
    assert force(game, "sanzo") == 0 and force(game, "hida-unari") == 4


# Earthworks


def test_earthworks_keep_cavalry_from_the_province_and_infantry_not() -> None:
    side = {"provinces": [{"attached": ["earthworks"]}, {}, {}, {}]}
    game = scene({"personalities": ["sanzo", "hida-unari"]}, side)
    game.to_attack().attacks(1)
    assert game.first.may("commit:hida-unari>province:1.0")
    game.pass_while(lambda: game.table.attack is not None and game.table.attack.segment == "infantry")
    assert game.first.may("commit:sanzo>province:1.1") and not game.first.may("commit:sanzo>province:1.0")


@pytest.mark.parametrize(("fortification", "more"), [("the-battlements-of-matsu-castle", 2), ("earthworks", 0)])
def test_a_lion_on_the_battlements_keeps_his_bonus_as_an_attacker(fortification: str, more: int) -> None:
    game = besieged(fortification, defenders=[fights("matsu-gohei"), fights("otaku-kamoko")])
    assert (force(game, "matsu-gohei"), force(game, "otaku-kamoko")) == (1 + more, 3)


# Forest of Thorns


def thorny(attacker: Any, defender: Any, acts: int) -> Scene:
    return scene({"personalities": [attacker, fights(HISA)]},
                 {"personalities": [defender], "provinces": land("forest-of-thorns")},
                 attack=battle_at(0), to_act=acts)  # fmt: skip


def test_the_strong_of_any_player_burn_the_thorns() -> None:
    game = thorny(fights(UNARI), fights(UJI), 0)
    game.first.does("use:forest-of-thorns")
    assert game.zone("forest-of-thorns") == "dynasty discard" and game.card(UNARI).bowed
    assert not thorny(fights(YOJO), fights(UJI), 0).first.may("use:forest-of-thorns")


def test_the_thorns_send_a_weak_spirit_home_once() -> None:
    game = thorny(fights("matsu-tsuko"), fights(UJI), 1)
    game.second.does("use:forest-of-thorns:1")
    assert game.card(HISA).at is None and not game.card(HISA).bowed
    game.first.does("pass")
    assert not game.second.may("use:forest-of-thorns:1")


# The Gates of Hida Castle


def test_a_province_with_the_gates_of_hida_is_stronger() -> None:
    assert besieged("the-gates-of-hida-castle").province(1, 0).strength == 9


# The Kakita Palisades


def test_the_palisades_honor_each_unit_that_comes() -> None:
    side = {"provinces": [{"attached": ["the-kakita-palisades"]}, {}, {}, {}], "honor": 5}
    game = scene({"personalities": ["hida-unari", "hida-sukune"]}, side)
    game.to_attack().attacks(1).commits(hida_unari="1.0", hida_sukune="1.1")
    game.second.does("trigger:the-kakita-palisades")
    assert game.second.honor == 6 and not game.second.may("trigger:the-kakita-palisades")


# Moat


def test_the_moat_hinders_followers_too() -> None:
    game = besieged("moat", attackers=[fights("hida-unari", attachments=["medium-infantry"])])
    assert force(game, "medium-infantry") == 2


# Pitch and Fire


def walled(*attackers: Any, place: int = 0, acts: int = 1, **facts: Any) -> Scene:
    provinces: list[dict[str, Any]] = [{}, {}, {}, {}]
    provinces[place] = {"attached": [PITCH]}
    return scene({"personalities": list(attackers)},
                 {"personalities": [fights(UJI)], "provinces": provinces, **facts},
                 attack=battle_at(0), to_act=acts)  # fmt: skip


def test_pitch_hits_two_cards_of_one_unit() -> None:
    game = walled(fights(SUKUNE, attachments=["light-infantry"]), fights("toku"))
    light = game.card("light-infantry")
    game.second.does(f"use:{PITCH}").does("number:3")
    game.second.chooses("light-infantry")
    assert game.zone(PITCH) == "dynasty discard" and not light.in_play
    game.second.does("number:3").chooses(SUKUNE)
    assert game.zone(SUKUNE) == "dynasty discard" and game.zone("toku") == "play" and game.second.asked != "shot"


def test_pitch_is_poured_on_no_second_unit() -> None:
    game = walled(fights(SUKUNE), fights("toku"))
    game.second.does(f"use:{PITCH}").does("number:3")
    game.second.chooses(SUKUNE)
    assert game.zone("toku") == "play" and game.second.asked != "shot"


def test_the_player_may_join_both_attacks_of_pitch_into_one_of_six() -> None:
    strong = [{"force": 2, "name": "Force"}]
    game = walled(fights(UNARI, tokens=strong))
    assert game.card(UNARI).force == 6
    game.second.does(f"use:{PITCH}")
    game.second.does("number:6").chooses(UNARI)
    assert game.zone(UNARI) == "dynasty discard" and game.second.asked != "shot"


def test_pitch_reaches_nobody_stronger_than_six() -> None:
    assert not walled(fights(UNARI, tokens=[{"force": 3, "name": "Force"}])).second.may(f"use:{PITCH}")


def test_a_fort_makes_the_pitch_stronger() -> None:
    # By the rules a Province has only one Fortification, so the test attaches the fort without asking them.
    game = walled(fights(UNARI, tokens=[{"force": 8, "name": "Force"}]), dynasty_deck=["fort-on-a-hill"], acts=0)
    game.table.placing.attach_to_province(game.card("fort-on-a-hill"), game.province(1, 0))
    game.first.does("pass")
    game.second.does(f"use:{PITCH}")
    game.second.does("number:12").chooses(UNARI)
    assert game.zone(UNARI) == "dynasty discard"


def test_pitch_waits_for_attackers_of_its_own_province() -> None:
    assert not walled(fights(SUKUNE), place=1).second.may(f"use:{PITCH}")


def test_pitch_is_not_poured_at_higher_ground_of_an_opponent() -> None:
    def game(holder: int) -> Scene:
        sides = [{"hand": ["higher-ground"]} if seat == holder else {} for seat in (0, 1)]
        found = scene({"personalities": [fights(SUKUNE)], **sides[0]},
                      {"personalities": [fights(UJI)], "provinces": [{"attached": [PITCH]}, {}, {}, {}], **sides[1]},
                      attack=battle_at(0), to_act=holder)  # fmt: skip
        found.seats[holder].does("play:higher-ground")
        found.pass_to("battle-action", seat=1)
        return found

    assert not game(0).second.may(f"use:{PITCH}")
    assert game(1).second.may(f"use:{PITCH}")


# The Shinjo Parade Grounds


def test_the_parade_grounds_strengthen_defending_cavalry() -> None:
    game = besieged("the-shinjo-parade-grounds", defenders=[fights("sanzo"), fights("matsu-yojo")])
    assert (force(game, "sanzo"), force(game, "matsu-yojo")) == (3, 2)


@pytest.mark.parametrize(
    ("fortification", "stronghold"),
    [
        ("the-kakita-palisades", "the-esteemed-house-of-the-crane"),
        ("the-shinjo-parade-grounds", "the-provincial-estate-of-the-unicorn"),
        ("the-battlements-of-matsu-castle", "the-ancestral-home-of-the-lion"),
        ("the-togashi-bastion", "the-mountain-keep-of-the-dragon"),
        ("the-gates-of-hida-castle", CRAB),
    ],
)
def test_each_fortification_is_built_by_its_clan_alone(fortification: str, stronghold: str) -> None:
    def offered(by: str) -> bool:
        provinces = [{"card": at(fortification, facedown=False)}, {}, {}, {}]
        game = scene({"stronghold": by, "provinces": provinces, "holdings": ["diamond-mine"]}, phase="dynasty")
        return game.first.may(f"recruit:{fortification}")

    assert offered(stronghold) and not offered("the-sacred-temple-of-the-phoenix")


# The Togashi Bastion


def test_the_bastion_grows_with_each_province_lost_and_falls_with_itself() -> None:
    side = {"provinces": [{}, {"attached": ["the-togashi-bastion"]}, {}, {}]}
    game = scene({"personalities": [fights("hida-unari"), fights("doji-kuwanan"), fights("hida-sukune")]}, side,
                 attack=battle_at(0))  # fmt: skip
    before = game.province(1, 1).strength
    assert before == game.province(1, 2).strength, "while all Provinces stand it adds nothing"
    game.resolve_battle()
    assert game.province(1, 0).destroyed and game.province(1, 1).strength == before + 2


# The Towers of Isawa Castle


def test_in_a_battle_at_the_towers_a_spell_bows_nobody_and_works_once() -> None:
    game = castle(fights("asahina-tomo", attachments=["earthquake", "earthquake"]))
    game.second.does("use:earthquake").chooses(UNARI)
    assert game.card(UNARI).bowed and not game.card("asahina-tomo").bowed
    kept(game)
    game.first.does("pass")
    first, second = game.cards("earthquake")
    assert not game.second.may(f"use:{first.key}") and game.second.may(f"use:{second.key}")
    game.second.does(f"use:{second.key}")
    assert game.card("goblin-warmonger").bowed and not game.card("asahina-tomo").bowed


def test_the_attackers_shugenja_do_not_bow_either() -> None:
    game = castle(fights("kuni-yori"), foe=fights("asahina-tomo", attachments=["earthquake"]))
    game.first.does("use:earthquake").chooses(YOJO)
    assert game.card(YOJO).bowed and not game.card("asahina-tomo").bowed


def test_elsewhere_they_bow() -> None:
    game = castle(fights("asahina-tomo", attachments=["earthquake"]), place=1)
    game.second.does("use:earthquake").chooses(UNARI)
    assert game.card("asahina-tomo").bowed


def test_a_bowed_shugenja_casts_nothing_at_the_towers() -> None:
    game = castle(fights("asahina-tomo", bowed=True, attachments=["earthquake"]))
    assert not game.second.may("use:earthquake")


@pytest.mark.parametrize(("stronghold", "may"), [(PHOENIX, True), ("the-war-fortress-of-the-crab", False)])
def test_only_the_phoenix_build_the_towers(stronghold: str, may: bool) -> None:
    side = {"stronghold": stronghold, "holdings": ["silver-mine", "silver-mine"], "honor": 30,
            "provinces": [{"card": at(TOWERS)}, {}, {}, {}]}  # fmt: skip
    game = scene(side, phase="dynasty", to_act=0)
    assert game.first.may(f"recruit:{TOWERS}") is may


# Tunnel System


def test_the_tunnels_lead_a_defender_home_even_a_bowed_one() -> None:
    game = besieged("tunnel-system", defenders=[fights("matsu-yojo", bowed=True), fights("hida-sukune")])
    game.second.does("use:tunnel-system").chooses("matsu-yojo")
    assert game.card("matsu-yojo").at is None and game.card("hida-sukune").at is not None


def test_a_personality_who_goes_home_through_the_tunnels_bows_with_the_followers() -> None:
    game = besieged("tunnel-system")
    game.second.does("use:tunnel-system")
    assert game.card("matsu-yojo").bowed and game.card("light-infantry", 1).bowed


# Unscalable Walls


def test_unscalable_walls_add_four_to_the_strength_of_the_province() -> None:
    game = besieged("unscalable-walls")
    assert (game.province(1, 0).strength, game.province(1, 1).strength) == (11, 7)


# Watchtower


def watchtower(attacker: list[str], defender: list[str], acts: int = 0) -> Scene:
    tower = [{"attached": ["watchtower"]}, {}, {}, {}]
    return scene({"personalities": [fights(YOJO)], "hand": attacker},
                 {"personalities": [fights(UJI)], "hand": defender, "provinces": tower},
                 attack=battle_at(0), to_act=acts)  # fmt: skip


def test_the_watchtower_destroys_the_attackers_first_terrain() -> None:
    game = watchtower(["entrapping-terrain"], [])
    game.first.does("play:entrapping-terrain")
    game.second.does("trigger:watchtower")
    assert game.battle.terrain is None and game.zone("entrapping-terrain") == "fate discard"


def test_the_watchtower_leaves_the_defenders_terrain() -> None:
    game = watchtower([], ["entrapping-terrain"], acts=1)
    game.second.does("play:entrapping-terrain")
    assert not game.second.may("trigger:watchtower") and game.battle.terrain is not None


def test_the_watchtower_lets_nobody_sneak_up() -> None:
    game = watchtower([], [])
    sneak, charge = (game.table.hypothetical_card(find_card(name), 0) for name in ("sneak-attack", "charge"))
    assert all(seat.player.barred("play-card", sneak) for seat in game.seats)
    assert not game.first.player.barred("play-card", charge)
