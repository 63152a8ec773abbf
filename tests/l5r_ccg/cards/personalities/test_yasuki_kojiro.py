"""A card that is set aside, out of play, and given back (Yasuki Kojiro)."""

from typing import Any

import pytest

from engine.l5r_ccg import events as e
from engine.l5r_ccg.machinery.transforming import take_place
from engine.l5r_ccg.machinery.view import view
from tests.l5r_ccg.keeping import kept
from tests.l5r_ccg.scene import Scene, at, battle_at, fights, scene

KOJIRO, PORT, WHARF = "yasuki-kojiro", "port", "island-wharf"
UNARI, YOJO, UJI = "hida-unari", "matsu-yojo", "daidoji-uji"


def harbor(*mine: Any, **more: Any) -> Scene:
    return scene({"personalities": [KOJIRO, UNARI, *more.pop("others", ())], "holdings": list(mine), **more},
                 {"holdings": [PORT], "hand": ["charge"]})  # fmt: skip


def test_kojiro_is_cavalry_with_a_port() -> None:
    assert harbor(PORT).card(KOJIRO).trait("Cavalry")
    assert harbor(WHARF).card(KOJIRO).trait("Cavalry")
    assert not harbor("silver-mine").card(KOJIRO).trait("Cavalry")


# Ferrying


def test_as_many_cards_as_there_are_unbowed_ports_gain_cavalry() -> None:
    game = harbor(PORT, WHARF, at(PORT, bowed=True), others=[YOJO, UJI])
    game.first.does(f"use:{KOJIRO}")
    assert game.first.refused(f"choose:{UNARI}", f"choose:{YOJO}", f"choose:{UJI}") == "too-many"
    game.first.does(f"choose:{UNARI}", f"choose:{YOJO}")
    assert all(game.card(one).trait("Cavalry") for one in (UNARI, YOJO)) and game.card(KOJIRO).bowed
    kept(game)
    game.pass_to("action", 1, turn=game.table.turn + 1)
    assert not game.card(UNARI).trait("Cavalry")


def test_he_ferries_nobody_without_an_unbowed_port() -> None:
    assert not harbor(at(PORT, bowed=True)).first.may(f"use:{KOJIRO}")


def test_in_a_battle_he_ferries_only_what_concerns_the_battle() -> None:
    home = [fights("sanzo"), KOJIRO]
    side = {"holdings": [PORT], "hand": ["charge"]}
    away = scene({"personalities": [fights(UNARI)]}, {"personalities": home, **side}, attack=battle_at(0), to_act=1)
    assert not away.second.may(f"use:{KOJIRO}")
    home = [fights(YOJO), KOJIRO]
    there = scene({"personalities": [fights(UNARI)]}, {"personalities": home, **side}, attack=battle_at(0), to_act=1)
    assert there.second.may(f"use:{KOJIRO}")


# Taking a Port away


def taken(*mine: Any, **more: Any) -> Scene:
    game = harbor(*mine, **more)
    theirs = game.card(PORT, 1)
    game.first.does(f"use:{KOJIRO}:1").chooses(f"choose:{theirs.key}")
    return game


def test_the_port_is_out_of_play_and_has_no_effect() -> None:
    game = taken()
    port = game.card(PORT, 1)
    assert port.zone == "removed" and port not in game.second.player.producers
    assert view(game.table, None)["players"][0]["personalities"][0]["apart"] == [port.key]
    kept(game)


def test_it_returns_bowed_when_kojiro_straightens() -> None:
    game = taken()
    game.happens(game.table.rules_of(0).straighten(game.card(KOJIRO)))
    port = game.card(PORT, 1)
    assert port.in_play and port.bowed and port.controller == 1 and not port.lasting
    assert not game.card(KOJIRO).apart
    kept(game)


@pytest.mark.parametrize("how", ["destroy", "discard_from_play"])
def test_it_returns_bowed_when_kojiro_leaves_play(how: str) -> None:
    game = taken()
    game.happens(getattr(game.table.rules_of(0), how)(game.card(KOJIRO)))
    assert game.card(PORT, 1).in_play and game.card(PORT, 1).bowed


def test_it_returns_when_kojiro_is_shuffled_away() -> None:
    game = taken()
    game.happens(e.ReturnToDeck(game.table.rules_of(0), game.card(KOJIRO)))
    assert game.card(PORT, 1).in_play and game.zone(KOJIRO) == "dynasty deck"


def test_he_may_stay_bowed_and_keep_it_away() -> None:
    game = taken()
    game.pass_to("stay-bowed", 0)
    game.first.does(f"stay-bowed:{KOJIRO}")
    assert game.card(KOJIRO).bowed and game.card(PORT, 1).zone == "removed"


def test_he_may_take_his_own_players_port() -> None:
    game = harbor(PORT)
    game.first.does(f"use:{KOJIRO}:1").chooses(f"choose:{game.card(PORT, 0).key}")
    assert game.card(PORT, 0).zone == "removed" and not game.card(KOJIRO).trait("Cavalry")


def test_the_port_returns_to_its_former_controller() -> None:
    game = scene({"personalities": [KOJIRO]}, {"holdings": [at(PORT, owner=0)], "hand": ["charge"]})
    game.first.does(f"use:{KOJIRO}:1")
    game.happens(game.table.rules_of(0).straighten(game.card(KOJIRO)))
    assert game.card(PORT).controller == 1


def test_it_returns_when_his_player_is_out() -> None:
    game = scene({"personalities": [KOJIRO], "honor": -19}, {"holdings": [PORT], "hand": ["charge"]}, {})
    game.first.does(f"use:{KOJIRO}:1")
    game.happens(game.table.rules_of(0).lose_honor(5))
    game.second.does("pass")
    assert game.card(PORT, 1).in_play and game.card(PORT, 1).controller == 1


def test_it_returns_when_another_card_takes_his_place() -> None:
    game = taken(dynasty_discard=[UJI])
    take_place(game.card(UJI), game.card(KOJIRO))
    game.happens(game.table.rules_of(0).gain_honor(1))
    assert game.card(PORT, 1).in_play and game.card(PORT, 1).bowed


def test_the_port_of_a_player_who_is_out_stays_away() -> None:
    game = scene({"personalities": [KOJIRO]}, {"holdings": [PORT], "hand": ["charge"], "honor": -19}, {})
    game.first.does(f"use:{KOJIRO}:1")
    game.happens(game.table.rules_of(1).lose_honor(5))
    game.happens(game.table.rules_of(0).straighten(game.card(KOJIRO)))
    assert game.card(PORT, 1).zone == "removed"


def test_there_must_be_a_port() -> None:
    game = scene({"personalities": [KOJIRO]}, {"holdings": ["silver-mine"]})
    assert not game.first.may(f"use:{KOJIRO}:1")
