"""Clauses of Personalities and Followers that a game rarely reaches."""

from typing import Any

import pytest

from tests.l5r_ccg.keeping import kept
from tests.l5r_ccg.scene import at, battle_at, fight, fights, scene

YOJO, UNARI, UJI, SUKUNE = "matsu-yojo", "hida-unari", "daidoji-uji", "hida-sukune"
TORIKAGO, NORIKAZU, KIDNAPPER, SHADOW = "kakita-torikago", "isawa-norikazu", "ninja-kidnapper", "shadow-samurai"
MACHINE = "the-monstrous-war-machine-of-fu-leng"
GOLD = ["gold-mine"] * 5


# Radakast (Anvil of Despair): the other bows if Radakast wins. In a tie both lose and nobody wins (ch. 11).


def test_a_tie_with_radakast_bows_nobody() -> None:
    game = fight({"personalities": [fights(UNARI)]}, {"personalities": [fights("radakast")]}, to_act=1)
    assert game.card(UNARI).chi == game.card("radakast").chi
    game.second.does("use:radakast")
    game.pass_to("battle-action")
    assert game.zone(UNARI) == game.zone("radakast") == "play"
    assert not game.card(UNARI).bowed and not game.card("radakast").bowed


# Shadow Samurai (Imperial): at any time without Honorable Dead it is destroyed.


def test_a_shadow_samurai_fades_with_the_last_of_the_honorable_dead() -> None:
    shadow = at(UNARI, attachments=[SHADOW])
    dead = [at(YOJO, died="honorably"), at(UJI, died="honorably")]
    game = scene({"personalities": [shadow], "dynasty_discard": dead, "honor": 9})
    rules = game.table.rules_of(0)
    game.happens(rules.enter_play(game.card(YOJO)))
    assert game.zone(SHADOW) == "play"
    kept(game)
    game.happens(rules.remove_from_game(game.card(UJI)))
    assert game.zone(SHADOW) == "fate discard"


# Kakita Torikago (Shadowlands): the detention ends once the Favor is lost.


def test_torikago_does_not_detain_again_when_the_favor_comes_back() -> None:
    game = scene({"personalities": [TORIKAGO], "honor": 9}, {"personalities": [at(YOJO, bowed=True)]}, favor=0)
    game.first.does(f"use:{TORIKAGO}")
    rules = game.table.rules_of(0)
    game.happens(rules.take_favor(seat=1))
    game.happens(rules.take_favor())
    kept(game)
    game.pass_to("action", seat=1, turn=2)
    assert game.card(TORIKAGO).bowed and not game.card(YOJO).bowed


# Nobuo (Crimson and Jade): a Spell is destroyed when Nobuo bows for it.


def test_a_spell_stays_if_nobuo_does_not_bow_for_it() -> None:
    game = scene({"personalities": [at("nobuo", attachments=["biting-steel"]), UNARI]})
    game.happens(game.table.rules_of(0).apply(game.first.player, "casts-unbowed"))
    game.first.does("use:biting-steel").chooses(UNARI)
    assert not game.card("nobuo").bowed and game.zone("biting-steel") == "play"


# Dark Oracle of Earth (Shadowlands): nothing can change the loss, so a Reaction that would change it has no effect.


def test_yinobu_does_not_speak_about_a_loss_that_nothing_can_change() -> None:
    game = scene({"holdings": ["dark-oracle-of-earth"], "honor": 9},
                 {"personalities": ["kakita-yinobu"], "hand": ["focus"], "honor": 9})  # fmt: skip
    game.first.does("use:dark-oracle-of-earth")
    assert game.first.honor == 5 and not game.second.may("trigger:kakita-yinobu")


# The Monstrous War Machine of Fu Leng cannot be challenged, so it is not a legal target of a challenge (§target).


@pytest.mark.parametrize(
    ("challenger", "option"),
    [
        ("the-nameless-one", "use:the-nameless-one"),
        ("isawa-tsuke", "use:isawa-tsuke"),
        ("isawa-tsuke-experienced", "use:isawa-tsuke-experienced:1"),
        ("matsu-seijuro", "use:matsu-seijuro"),
        ("the-hooded-ronin", "use:the-hooded-ronin"),
        ("bayushi-tasu", "use:bayushi-tasu"),
        (at("shabura-experienced", tokens=[{"name": "Change"}]), "use:shabura-experienced:1"),
    ],
)
def test_nobody_may_challenge_a_personality_that_cannot_be_challenged(challenger: Any, option: str) -> None:
    def may_face(foe: str) -> bool:
        game = scene({"personalities": [challenger], "hand": ["focus"]}, {"personalities": [at(foe, bowed=True)]})
        return game.first.may(option)

    assert may_face("yogo-junzo") and not may_face(MACHINE)


# Isawa Norikazu (Crimson and Jade) cancels Action cards that are played from a hand.


def test_norikazu_does_not_cancel_an_action_that_already_stays_in_play() -> None:
    game = scene(
        {"personalities": [fights(UJI)], "holdings": [KIDNAPPER, *GOLD], "honor": 10},
        {"personalities": [fights(NORIKAZU), fights(SUKUNE, bowed=True)], "honor": 10},
        attack=battle_at(0), to_act=1,
    )  # fmt: skip
    held = game.table.rules_of(0).apply(game.card(SUKUNE), "bound", game.card(KIDNAPPER).uid, until="game")
    game.happens(held)
    game.second.does("pass")
    game.first.does(f"use:{KIDNAPPER}:1").pays()
    assert not game.second.may(f"trigger:{NORIKAZU}") and not game.card(SUKUNE).bowed


# Kakita Toshimoko: whoever loses the duel with him loses 5 Honor, even if another player owns him.


def test_a_borrowed_toshimoko_who_loses_costs_the_player_who_fought_with_him() -> None:
    game = scene({"personalities": [at("kakita-toshimoko", owner=1)], "hand": [], "honor": 20},
                 {"personalities": [at(UJI, tokens=[{"name": "Chi", "chi": 9}])], "hand": ["iaijutsu-challenge"],
                  "honor": 20}, active=1)  # fmt: skip
    game.second.does("play:iaijutsu-challenge")
    game.pass_to("action", seat=1)
    assert game.zone("kakita-toshimoko") == "dynasty discard" and (game.first.honor, game.second.honor) == (15, 25)


# Toturi (Emerald): he reacts when he is restored for the first time. A bowed card cannot react (§bow).


def test_toturi_cannot_react_to_the_second_time_that_he_is_restored() -> None:
    game = scene({"personalities": [at("toturi", dishonored=True, bowed=True), UNARI], "honor": 10})
    rules, toturi = game.table.rules_of(0), game.card("toturi")
    game.happens(rules.restore(toturi))
    game.happens(rules.straighten(toturi))
    game.happens(rules.dishonor(toturi))
    game.happens(rules.restore(toturi))
    assert not toturi.dishonored and toturi.force == toturi.face.force and game.first.honor == 10


# Hida Yakamo, Experienced (Crimson and Jade): his Personal Honor rises to 5 at most.


def test_a_dishonored_yakamo_does_not_rise_above_5_personal_honor() -> None:
    hero = "hida-yakamo-hero-experienced"
    game = fight(
        {"personalities": [fights(hero, dishonored=True)]}, {"personalities": [fights("yogo-junzo")]}, to_act=1
    )
    rules, yakamo = game.table.rules_of(0), game.card(hero)
    game.happens(*rules.gives(yakamo, honor=2, until="permanent"))
    game.second.does("pass")
    game.first.does(f"use:{hero}")
    game.happens(rules.restore(yakamo))
    assert game.zone("yogo-junzo") == "dynasty discard" and yakamo.personal_honor == 5


# Hitomi Kokujin: the Personal Honor of a consumed Personality is permanently 0.


def test_the_consumed_keep_no_personal_honor_that_they_had_gained() -> None:
    kokujin = at("hitomi-kokujin", tokens=[{"name": "Chi", "chi": 9}])
    game = scene({"personalities": [kokujin], "hand": ["iaijutsu-challenge"], "honor": 10},
                 {"personalities": [YOJO], "hand": [], "honor": 10})  # fmt: skip
    game.happens(*game.table.rules_of(1).gives(game.card(YOJO), honor=2, until="permanent"))
    game.first.does("play:iaijutsu-challenge")
    game.second.does("accept")
    game.pass_to("reaction", seat=0)
    game.first.does("trigger:hitomi-kokujin")
    assert game.card(YOJO).controller == 0 and game.card(YOJO).personal_honor == 0
