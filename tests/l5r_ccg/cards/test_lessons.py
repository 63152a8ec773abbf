"""Personalities who learn from the dead, duel again, know the ground, or make others attack."""

from typing import Any

import pytest

from engine.kernel.prompt import Refused
from tests.l5r_ccg.cards.test_lords import fought
from tests.l5r_ccg.keeping import kept
from tests.l5r_ccg.scene import Scene, at, fights, scene

YOJO, UJI, UNARI, MIKOTO, HAG = "matsu-yojo", "daidoji-uji", "hida-unari", "togashi-mikoto", "bog-hag"
MOTSO, TAGE, SHADOW = "kitsu-motso-experienced", "shosuro-tage", "shadow-samurai"


# The Bog Hag


def hunt(victim: Any, *, chi: int = 9) -> Scene:
    """Let the Hag challenge a Personality, who accepts, and let the Hag win."""
    hag = at(HAG, tokens=[{"chi": chi, "name": "Chi"}])
    game = scene({"personalities": [hag], "hand": ["iaijutsu-challenge"], "honor": 10},
                 {"personalities": [victim], "hand": [], "honor": 10})  # fmt: skip
    game.first.does("play:iaijutsu-challenge")
    game.second.does("accept")
    for seat in (game.second, game.first):
        if seat.asked == "duel":
            seat.does("strike")
    return game


def test_the_hag_gains_an_ability_of_the_personality_she_defeats_for_good() -> None:
    game = hunt("akodo-kage")
    hag = game.card(HAG)
    assert game.zone("akodo-kage") == "dynasty discard"
    assert [one.name for one in hag.abilities() if one.name.startswith("akodo-kage")]
    kept(game)
    game.happens(game.table.rules_of(0).destroy(hag), game.table.rules_of(0).shuffle("fate"))
    game.happens(game.table.rules_of(0).enter_play(hag))
    assert [one.name for one in hag.abilities() if one.name.startswith("akodo-kage")]


def test_the_hag_learns_nothing_from_one_without_abilities_or_a_victor() -> None:
    assert not any(one.attribute == "learned" for one in hunt(UNARI).card(HAG).lasting)
    assert not any(one.attribute == "learned" for one in hunt("akodo-kage", chi=-2).card(HAG).lasting)


# Togashi Mikoto


def duel(mine: list[str], theirs: list[str]) -> Scene:
    """Let Matsu Yojo challenge Mikoto, who focuses first."""
    game = scene({"personalities": [at(YOJO, tokens=[{"chi": 3, "name": "Chi"}])], "honor": 10,
                  "hand": ["iaijutsu-challenge", *mine]},
                 {"personalities": [MIKOTO], "hand": theirs, "honor": 10})  # fmt: skip
    game.first.does("play:iaijutsu-challenge")
    game.second.does("accept")
    return game


def test_mikoto_duels_again_after_the_focus_cards_are_discarded_once_in_a_duel() -> None:
    game = duel([], ["naginata", "light-infantry"])
    game.second.does("focus:naginata")
    if game.first.asked == "duel":
        game.first.does("strike")
    assert game.second.asked == "reaction"
    game.second.does(f"trigger:{MIKOTO}")
    assert game.zone("naginata") == "fate discard" and game.second.asked == "duel"
    game.second.does("strike")
    assert game.second.asked != "reaction" and game.zone(MIKOTO) == "dynasty discard"


def test_mikoto_may_accept_the_loss() -> None:
    game = duel([], ["light-infantry"])
    game.second.does("strike")
    game.second.does("pass")
    assert game.zone(MIKOTO) == "dynasty discard" and game.zone(YOJO) == "play"


def test_mikoto_has_no_reason_to_duel_again_after_winning() -> None:
    game = scene({"personalities": [at(YOJO, tokens=[{"chi": -1, "name": "Chi"}])], "honor": 10,
                  "hand": ["iaijutsu-challenge"]}, {"personalities": [MIKOTO], "honor": 10})  # fmt: skip
    game.first.does("play:iaijutsu-challenge")
    game.second.does("accept")
    assert game.zone(MIKOTO) == "play" and game.zone(YOJO) == "dynasty discard"
    assert not [one for one in game.match.records if one.kind == "renew-duel"]


# Kitsu Motso, Experienced


def field(**motso: Any) -> Scene:
    first = {"hand": ["charge"], "fate_deck": ["deadly-ground", "light-infantry", "higher-ground"]}
    return fought([fights(MOTSO, **motso)], [fights(UJI)], first)


def test_motso_learns_mastery() -> None:
    game = scene({"personalities": [MOTSO]})
    game.first.does(f"use:{MOTSO}")
    assert game.card(MOTSO).bowed and [token.name for token in game.card(MOTSO).tokens] == ["Master"]


def test_motso_chooses_the_ground_from_the_deck_instead_of_his_tactics() -> None:
    game = field(tokens=[{"name": "Master", "amount": 2}])
    game.first.does(f"use:{MOTSO}:1").does("choose:higher-ground")
    terrain = game.battle.terrain
    assert terrain is not None and terrain.id == "higher-ground" and terrain.controller == 0
    assert not game.card(MOTSO).bowed and len(game.card(MOTSO).tokens) == 1
    game.second.passes()
    assert not game.first.may(f"use:{MOTSO}:1") and not game.first.may("use:tactician")
    kept(game)


def test_motso_may_find_nothing() -> None:
    game = field(tokens=[{"name": "Master"}])
    game.first.does(f"use:{MOTSO}:1").does("pass")
    assert game.battle.terrain is None and len(game.first.player.fate_deck) == 3


def test_motso_needs_a_token_and_unused_tactics() -> None:
    assert not field().first.may(f"use:{MOTSO}:1")
    game = field(tokens=[{"name": "Master"}])
    option = next(one for one in game.first.options if "tactician" in one)
    game.first.does(option).chooses("charge")
    game.second.passes()
    assert not game.first.may(f"use:{MOTSO}:1")


# Shosuro Tage


def incited(*others: Any) -> Scene:
    """Let Tage incite Matsu Yojo's player, whose turn it is."""
    game = scene({"personalities": [YOJO, *others]}, {"personalities": [TAGE], "honor": 9}, to_act=1)
    game.second.does(f"use:{TAGE}").chooses(YOJO)
    return game


def test_a_personality_whom_tage_incites_must_attack_this_turn() -> None:
    game = incited(UNARI)
    assert game.second.honor == 7
    game.pass_to("commit", 0)
    assert game.table.attack is not None and game.table.turn == 1
    with pytest.raises(Refused, match="must-attack"):
        game.first.commits(hida_unari="1.0")
    game.first.commits(matsu_yojo="1.0")
    assert game.card(YOJO).sent == "sent"


def test_an_incited_personality_who_is_bowed_need_not_attack() -> None:
    game = incited(UNARI)
    game.happens(game.table.rules_of(1).bow(game.card(YOJO)))
    game.to_attack()
    assert game.first.may("pass")


def test_tage_incites_the_weak_of_the_active_player_outside_battle() -> None:
    game = scene({"personalities": ["mirumoto-hitomi"]}, {"personalities": [TAGE]}, to_act=1)
    assert game.card("mirumoto-hitomi").chi > 3 and not game.second.may(f"use:{TAGE}")


# The Shadow Samurai


def risen(*dead: Any) -> Scene:
    side = {"personalities": [UNARI], "hand": [SHADOW], "holdings": ["gold-mine"] * 2, "dynasty_discard": list(dead)}
    game = scene({**side, "honor": 9})
    game.first.does(f"attach:{SHADOW}").pays()
    return game


def test_a_shadow_samurai_has_the_force_of_the_topmost_honorable_samurai() -> None:
    game = risen(at(YOJO, died="honorably"), at("hida-tsuru", died="honorably"), at(UJI, died="dishonorably"))
    tsuru = game.card("hida-tsuru")
    assert "Samurai" in tsuru.face.traits and game.card(SHADOW).force == tsuru.face.force > 0
    kept(game)


def test_a_shadow_samurai_without_honorable_dead_is_destroyed() -> None:
    assert risen(at(UJI, died="dishonorably")).zone(SHADOW) == "fate discard"


def test_honorable_dead_who_are_no_samurai_lend_no_force() -> None:
    game = risen(at("isawa-uona", died="honorably"))
    assert game.card(SHADOW).in_play and game.card(SHADOW).force == 0
