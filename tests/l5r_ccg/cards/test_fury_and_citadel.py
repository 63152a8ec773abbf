"""A Ritual that makes several ranged attacks in a row, and a Stronghold that replaces another one."""

from typing import Any

from tests.l5r_ccg.keeping import kept
from tests.l5r_ccg.scene import Scene, at, battle_at, fights, scene

UONA, TOMO, TSUKE, UJI, YOJO = "isawa-uona", "asahina-tomo", "isawa-tsuke", "daidoji-uji", "matsu-yojo"
FURY, CITADEL = "the-elements-fury", "the-iron-citadel"


# The Elements' Fury


def storm(foes: list[Any], *helpers: Any) -> Scene:
    circle = [fights(UONA, attachments=[FURY]), *helpers]
    return scene({"personalities": circle}, {"personalities": foes}, attack=battle_at(0), to_act=0)


def test_the_fury_shoots_once_for_each_shugenja_within_their_chi() -> None:
    game = storm([fights(UJI, attachments=["spearmen"]), fights(YOJO)], fights(TOMO))
    spearmen = game.card("spearmen")
    game.first.does(f"use:{FURY}").chooses(TOMO)
    assert game.card(UONA).bowed and game.card(TOMO).bowed and game.zone(FURY) == "fate discard"
    first = spearmen.force
    game.first.does(f"number:{first}").chooses("spearmen")
    assert game.zone("spearmen") == "fate discard" and game.first.asked == "shot"
    left = game.card(UONA).chi + game.card(TOMO).chi - first
    assert max(int(key.partition(":")[2]) for key in game.first.options if key != "pass") == left
    game.first.does(f"number:{left}")
    game.first.chooses(UJI if game.card(UJI).force <= left else YOJO)
    assert game.first.asked != "shot"


def test_the_fury_of_one_shugenja_is_one_shot_which_may_be_forgone() -> None:
    game = storm([fights(UJI, attachments=["spearmen"])])
    game.first.does(f"use:{FURY}").does("pass")
    assert game.card("spearmen").in_play and game.first.asked != "shot" and game.zone(FURY) == "fate discard"


def test_the_fury_hits_nobody_behind_followers_and_nobody_too_strong() -> None:
    strong = [{"force": 9, "name": "Force"}]
    assert not storm([fights(UJI, attachments=[at("spearmen", tokens=strong)])]).first.may(f"use:{FURY}")
    assert not storm([fights(UJI, tokens=strong)]).first.may(f"use:{FURY}")


def test_only_shugenja_of_the_army_take_part_in_the_fury() -> None:
    game = storm([fights(UJI, attachments=["spearmen"])], TOMO)
    game.first.does(f"use:{FURY}")
    assert game.first.asked == "shot" and not game.card(TOMO).bowed


# The Iron Citadel


def corrupted(**side: Any) -> Scene:
    return scene({"personalities": [at(UONA, attachments=[CITADEL]), YOJO], "honor": 41, **side})


def test_the_citadel_replaces_the_stronghold() -> None:
    game = corrupted()
    game.first.does(f"use:{CITADEL}:1")
    player = game.first.player
    assert game.zone(UONA) == "dynasty discard" and game.zone(CITADEL) == "fate discard"
    assert [one.strength for one in player.provinces] == [15] * 4
    assert (
        player.stronghold.blank
        and player.stronghold.trait("Unique")
        and player.stronghold not in [one for one in player.producers if not one.forbids("bow-for-gold")]
    )
    assert player.honor == 41 and player.clans == {"Crab"}
    assert [one.strength for one in game.second.player.provinces] != [15] * 4
    kept(game)


def test_a_player_with_the_citadel_wins_no_honor_victory() -> None:
    game = corrupted()
    game.first.does(f"use:{CITADEL}:1")
    turn = game.table.turn
    game.pass_to("action", 0, turn + 2)
    assert game.match.outcome is None


def test_there_is_only_one_citadel() -> None:
    game = scene({"personalities": [at(UONA, attachments=[CITADEL])]}, {"personalities": [TSUKE], "hand": [CITADEL]})
    game.first.does(f"use:{CITADEL}:1")
    assert not game.table.may_enter_play(game.second.player.hand[0])


def test_a_personality_who_keeps_the_scroll_is_corrupted_by_each_straightening() -> None:
    game = scene({"personalities": [at(UONA, bowed=True, attachments=[CITADEL]), YOJO]}, phase="straighten")
    game.pass_to("action", 0)
    assert [(one.chi, one.name) for one in game.card(UONA).tokens] == [(-1, "Corruption")]
    game.happens(
        game.table.rules_of(0).bow(game.card(YOJO)),
    )
    game.happens(game.table.rules_of(0).straighten(game.card(YOJO)))
    assert len(game.card(UONA).tokens) == 1
