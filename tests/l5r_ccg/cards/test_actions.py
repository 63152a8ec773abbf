"""Limited and Open Actions."""

from typing import Any

import pytest

from tests.l5r_ccg.scene import at, battle_at, fights, scene

YOJO, UJI, SUKUNE, KUWANAN = "matsu-yojo", "daidoji-uji", "hida-sukune", "doji-kuwanan"


def test_bountiful_harvest_makes_every_holding_that_makes_gold_make_more_for_a_turn() -> None:
    game = scene({"hand": ["bountiful-harvest"], "holdings": ["diamond-mine", "retired-general"]},
                 {"holdings": ["small-farm"]})  # fmt: skip
    gold = {name: game.card(name).value("gold", game.card(name).face.gold_production)
            for name in ("diamond-mine", "small-farm")}  # fmt: skip
    game.first.does("play:bountiful-harvest")
    for name, before in gold.items():
        assert game.card(name).value("gold", game.card(name).face.gold_production) == before + 1


def test_break_morale_destroys_the_followers_of_a_dishonored_personality() -> None:
    game = scene({"hand": ["break-morale"]},
                 {"personalities": [at(UJI, dishonored=True, attachments=["medium-infantry"])]})  # fmt: skip
    game.first.does("play:break-morale")
    assert game.zone("medium-infantry") == "fate discard" and game.card(UJI).in_play


def test_break_morale_needs_a_dishonored_personality_with_followers() -> None:
    others = [at(UJI, dishonored=True), at(SUKUNE, attachments=["medium-infantry"])]
    game = scene({"hand": ["break-morale"]}, {"personalities": others})
    assert not game.first.may("play:break-morale")


def test_careful_planning_and_meditation_strengthen_until_the_end_of_the_turn() -> None:
    game = scene({"hand": ["careful-planning", "meditation"], "personalities": [YOJO]})
    game.first.does("play:careful-planning")
    game.second.does("pass")
    game.first.does("play:meditation")
    assert (game.card(YOJO).force, game.card(YOJO).chi) == (4, 5)
    game.pass_to("action", seat=1, turn=2)
    assert (game.card(YOJO).force, game.card(YOJO).chi) == (2, 2)


def test_careful_planning_is_open_and_meditation_is_not() -> None:
    game = scene({}, {"hand": ["careful-planning", "meditation"], "personalities": [YOJO]}, to_act=1)
    assert game.second.may("play:careful-planning") and not game.second.may("play:meditation")


def test_evil_portents_help_the_shadowlands_and_harm_other_personalities() -> None:
    game = scene({"hand": ["evil-portents"], "personalities": ["yogo-junzo"]},
                 {"personalities": [at(UJI, attachments=["medium-infantry"])]})  # fmt: skip
    game.first.does("play:evil-portents")
    assert (game.card("yogo-junzo").force, game.card("yogo-junzo").chi) == (4, 3)
    assert (game.card(UJI).force, game.card(UJI).chi) == (1, 2) and game.card("medium-infantry").force == 3


def test_explosives_destroy_a_holding() -> None:
    game = scene({"hand": ["explosives"], "holdings": ["diamond-mine"] * 2}, {"holdings": ["retired-general"]})
    game.first.does("play:explosives").chooses("retired-general").pays()
    assert game.zone("retired-general") == "dynasty discard"


def test_explosives_cost_six_gold() -> None:
    game = scene({"hand": ["explosives"], "stronghold": "the-war-fortress-of-the-crab"}, {"holdings": ["small-farm"]})
    assert not game.first.may("play:explosives")


def test_fu_lengs_steeds_take_cavalry_away_for_good() -> None:
    game = scene({"hand": ["fu-leng-s-steeds"]}, {"personalities": ["sanzo"]})
    game.first.does("play:fu-leng-s-steeds")
    game.pass_to("action", seat=1, turn=2)
    assert not game.card("sanzo").trait("Cavalry")


def test_kolat_master_takes_a_weak_personality_and_drives_its_honorable_followers_away() -> None:
    game = scene({"hand": ["kolat-master"], "holdings": ["diamond-mine"] * 2, "honor": 5},
                 {"personalities": [at(UJI, attachments=["archers", "medium-infantry"])]})  # fmt: skip
    game.first.does("play:kolat-master").pays()
    assert game.card(UJI).controller == 0 and game.first.honor == 1
    # Archers ask for honor.
    assert game.zone("archers") == "fate discard" and game.card("medium-infantry").controller == 0


def test_kolat_master_cannot_take_a_personality_with_four_chi() -> None:
    game = scene({"hand": ["kolat-master"], "holdings": ["diamond-mine"] * 2}, {"personalities": [KUWANAN]})
    assert not game.first.may("play:kolat-master")


def test_ninja_thief_moves_an_item_to_another_personality() -> None:
    game = scene({"hand": ["ninja-thief"], "personalities": [YOJO], "honor": 5, "holdings": ["diamond-mine"]},
                 {"personalities": [at(UJI, attachments=["naginata"])]})  # fmt: skip
    game.first.does("play:ninja-thief").pays().passes()
    assert game.card("naginata").host is game.card(YOJO) and game.first.honor == 2
    assert game.card("naginata").controller == 0


@pytest.mark.parametrize("fixed", ["the-jade-hand", "porcelain-mask-of-fu-leng"])
@pytest.mark.parametrize("thief", [0, 1])
def test_ninja_thief_does_not_move_what_cannot_be_moved(fixed: str, thief: int) -> None:
    sides: list[dict[str, Any]] = [{"personalities": [at(UJI, attachments=[fixed]), YOJO]}, {"personalities": [SUKUNE]}]
    sides[thief] |= {"hand": ["ninja-thief"], "honor": 5, "holdings": ["diamond-mine"]}
    game = scene(*sides, active=thief)
    assert not game.seats[thief].may("play:ninja-thief")


def test_rise_brother_bows_one_of_the_clan_to_straighten_another() -> None:
    game = scene(
        {"hand": ["rise-brother"], "personalities": [SUKUNE, at("hida-unari", bowed=True), at(YOJO, bowed=True)]}
    )
    game.first.does("play:rise-brother").chooses(SUKUNE)
    assert game.card(SUKUNE).bowed and not game.card("hida-unari").bowed and game.card(YOJO).bowed


def test_rise_brother_needs_two_personalities_of_the_players_clan() -> None:
    game = scene({"hand": ["rise-brother"], "personalities": [YOJO, at("hida-unari", bowed=True)]})
    assert not game.first.may("play:rise-brother")


def test_shame_costs_seven_once_until_honor_is_restored() -> None:
    game = scene({"hand": ["shame", "shame"]}, {"personalities": [at("asahina-tomo", dishonored=True)], "honor": 20})
    game.first.does("play:shame")
    assert game.second.honor == 13
    game.second.does("pass")
    assert not game.first.may("play:shame")


def test_shame_works_again_after_honor_was_restored_and_lost_again() -> None:
    game = scene({"hand": ["shame", "shame"], "personalities": []},
                 {"personalities": [at("asahina-tomo", dishonored=True)], "honor": 20}, favor=1)  # fmt: skip
    game.first.does("play:shame")
    game.second.does("pass")
    game.second.does("use:imperial-favor:1")
    game.card("asahina-tomo").dishonored = True
    game.first.does("pass")
    game.second.does("pass")
    assert not game.card("asahina-tomo").value("shamed")


def test_the_fault_is_mine_moves_dishonor_from_one_to_another() -> None:
    game = scene({"hand": ["the-fault-is-mine"], "personalities": [YOJO, at(SUKUNE, dishonored=True)]})
    game.first.does("play:the-fault-is-mine")
    assert game.card(YOJO).dishonored and not game.card(SUKUNE).dishonored


def test_the_fault_is_mine_takes_anothers_dishonor_as_it_comes() -> None:
    game = scene({"hand": ["marries-a-barbarian"]}, {"personalities": [UJI, SUKUNE], "hand": ["the-fault-is-mine"]})
    game.first.does("play:marries-a-barbarian").does(UJI)
    game.second.does("trigger:the-fault-is-mine:1").chooses(SUKUNE)
    assert game.card(SUKUNE).dishonored and not game.card(UJI).dishonored


def test_geisha_assassin_fights_with_half_the_gold_and_cannot_be_refused() -> None:
    game = scene({"hand": ["geisha-assassin", "light-infantry"], "holdings": ["diamond-mine"] * 2},
                 {"personalities": [UJI], "hand": ["heavy-infantry"]})  # fmt: skip
    game.first.does("play:geisha-assassin").does("number:5").pays()
    # Nobody asks whether it is accepted, and she does not focus: 5 against 3 and 2 is a tie.
    game.second.does("focus:heavy-infantry")
    assert game.zone(UJI) == "dynasty discard" and game.zone("geisha-assassin") == "fate discard"


def test_a_geisha_assassin_who_loses_is_destroyed_and_nothing_more() -> None:
    game = scene({"hand": ["geisha-assassin"], "holdings": ["diamond-mine"]}, {"personalities": [UJI], "hand": []})
    game.first.does("play:geisha-assassin").does("number:1").pays()
    assert game.card(UJI).in_play and game.zone("geisha-assassin") == "fate discard"


def test_geisha_assassin_is_not_played_without_gold_or_a_victim() -> None:
    game = scene({"hand": ["geisha-assassin"], "holdings": ["diamond-mine"], "personalities": [YOJO]})
    assert not game.first.may("play:geisha-assassin")


def test_bribery_bows_a_personality_with_little_honor() -> None:
    game = scene({"personalities": [fights(YOJO)], "hand": ["bribery"], "holdings": ["diamond-mine"] * 2, "honor": 5},
                 {"personalities": [fights("sanzo", dishonored=True), fights(SUKUNE)]}, attack=battle_at(0),
                 to_act=0)  # fmt: skip
    game.first.does("play:bribery").pays()
    assert game.card("sanzo").bowed and not game.card(SUKUNE).bowed and game.first.honor == 3
