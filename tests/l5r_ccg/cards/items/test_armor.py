"""Armor."""

import pytest

from tests.l5r_ccg.scene import Scene, at, scene

HISA = "hisa"
UJI = "daidoji-uji"
YOJO = "matsu-yojo"
UNARI = "hida-unari"
SUKUNE = "hida-sukune"


# Armor of Earth


def held(province: str, where: int) -> Scene:
    """Let a unit with the Armor be assigned to a Province, then let it fight there or at another Province."""
    game = scene({"personalities": [at(HISA, attachments=["armor-of-earth"]), at(YOJO)]},
                 {"personalities": [UJI, "miya-yoto"], "hand": ["retreat"]}, {"personalities": ["miya-yoto"]},
                 attack={"attacker": 0, "defender": 1, "segment": "infantry"})  # fmt: skip
    game.first.commits(hisa=province)
    game.second.commits(daidoji_uji=province)
    game.pass_to("battle-action", seat=2)
    assert game.battle.province is game.province(1, where)
    return game


def test_the_armor_of_earth_holds_its_unit_in_its_battle() -> None:
    game = held("1.0", 0)
    game.third.does("use:miya-yoto").chooses(HISA)
    game.first.does("trigger:armor-of-earth:1")
    assert game.card(HISA).at is game.province(1, 0) and not game.card(HISA).bowed


def test_the_armor_of_earth_does_not_hold_others() -> None:
    game = held("1.0", 0)
    game.third.does("use:miya-yoto").chooses(UJI)
    assert not game.first.may("trigger:armor-of-earth:1") and game.card(UJI).at is None


# The Armor of the Golden Samurai


@pytest.mark.parametrize(("worn", "may"), [(["the-armor-of-the-golden-samurai"], False), ([], True)])
def test_an_opponent_of_the_golden_samurai_focuses_with_honor(worn: list[str], may: bool) -> None:
    """Against a Personal Honor of 2 the opponent lays no card of 1 Focus. The bearer's player may lay any card."""
    hand = ["iaijutsu-challenge", "naginata", "archers"]
    game = scene(
        {"personalities": [UJI], "hand": hand, "honor": 10},
        {"personalities": [at(UNARI, attachments=worn)], "hand": ["naginata"]},
    )
    game.first.does("play:iaijutsu-challenge")
    assert game.card(UNARI).personal_honor == 2
    game.second.does("accept").does("focus:naginata")
    assert game.first.asked == "duel" and game.first.may("focus:archers") and game.first.may("focus:naginata") is may


# Armor of the Shadow Warrior


@pytest.mark.parametrize(("worn", "may"), [("armor-of-the-shadow-warrior", False), ("wakizashi", True)])
def test_spells_do_not_reach_the_wearer_of_the_shadow(worn: str, may: bool) -> None:
    game = scene({"personalities": [at("isawa-uona", attachments=["biting-steel"]), SUKUNE, "hisa"]},
                 {"personalities": [at(UNARI, attachments=[worn])]})  # fmt: skip
    game.first.does("use:biting-steel")
    assert game.first.may(UNARI) is may and game.first.may(SUKUNE)


# The Emerald Armor


@pytest.mark.parametrize(("worn", "cost"), [("heavy-infantry", 5), ("medium-infantry", 1), ("light-infantry", 1),
                                            ("goblin-mob", 0), ("naginata", 3)])  # fmt: skip
def test_the_emerald_armor_makes_followers_cheaper(worn: str, cost: int) -> None:
    game = scene({"personalities": [at(UNARI, attachments=["the-emerald-armor"])], "hand": [worn]})
    assert game.table.gold_cost(game.card(worn), 0, game.card(UNARI)) == cost


def test_nobody_in_the_emerald_armor_loses_the_last_chi() -> None:
    sick = at(YOJO, attachments=["the-emerald-armor"], tokens=[{"name": "Plague", "chi": -5}])
    game = scene({"personalities": [sick]})
    game.happens(game.table.framework.place_token(game.card(YOJO), chi=-1, name="Plague"))
    assert game.zone(YOJO) == "play" and game.card(YOJO).chi == 1
    game.happens(game.table.framework.destroy(game.card("the-emerald-armor")))
    assert game.zone(YOJO) == "dynasty discard"
