"""Personalities of the Crane."""

from typing import Any

import pytest

from tests.l5r_ccg.cards.scenes import fought, growing, numbers, paid
from tests.l5r_ccg.keeping import kept
from tests.l5r_ccg.scene import CRAB, Scene, at, battle_at, fights, scene
from tests.l5r_ccg.scene import fights as f

UNARI = "hida-unari"
JUNZO = "yogo-junzo"
YOJO = "matsu-yojo"
UJI = "daidoji-uji"
GROWN = "daidoji-uji-experienced"
TORIKAGO = "kakita-torikago"
IDLE = {"holdings": ["retired-general"]}
THREE_DIAMONDS = {"holdings": ["diamond-mine"] * 3}


# Asahina Tamako


def test_tamako_turns_a_card_into_gold() -> None:
    own = {"personalities": ["asahina-tamako", UNARI], "hand": ["naginata", "focus"]}
    game = scene({**own, "stronghold": at(CRAB, bowed=True)})
    game.first.does("attach:naginata").chooses(UNARI)
    assert game.card("naginata").host is game.card(UNARI) and game.first.hand == []
    assert game.card("asahina-tamako").bowed and paid(game) == 5


def test_a_bowed_tamako_pays_nothing() -> None:
    game = scene({"personalities": [at("asahina-tamako", bowed=True), UNARI], "hand": ["naginata", "archers"]}, {})
    game.first.does("attach:naginata").chooses(UNARI)
    assert "trade:asahina-tamako>archers" not in game.first.options


# Asahina Tomo • Experienced


@pytest.mark.parametrize(
    ("who", "foe", "more"),
    [
        ("asahina-tomo-experienced", YOJO, (2, 0)),
        ("asahina-tomo-experienced", JUNZO, (3, 2)),
        ("daidoji-uji-experienced", YOJO, (0, 0)),
        ("daidoji-uji-experienced", JUNZO, (2, 0)),
    ],
)
def test_the_experienced_cranes_rise_against_the_shadowlands_in_battle(who: str, foe: str, more: Any) -> None:
    game = scene({"personalities": [fights(foe)]}, {"personalities": [fights(who)]}, attack=battle_at(0))
    assert numbers(game, who) == more
    assert numbers(scene({"personalities": [who, foe]}), who) == (0, 0)


@pytest.mark.parametrize("who", ["asahina-tomo-experienced", "daidoji-uji-experienced"])
def test_the_experienced_cranes_rise_against_the_shadowlands_in_a_duel(who: str) -> None:
    game = scene({"personalities": [who], "hand": ["iaijutsu-challenge", "naginata"], "honor": 10},
                 {"personalities": [JUNZO], "hand": ["naginata"]})  # fmt: skip
    game.first.does("play:iaijutsu-challenge")
    game.second.does("accept")
    assert numbers(game, who)[1] == 2


# Daidoji Uji


def test_a_position_may_stand_in_a_counterattack() -> None:
    game = scene({}, {"personalities": [UJI]}, phase="attack", active=0,
                 attack={"attacker": 1, "defender": 0, "segment": "infantry"})  # fmt: skip
    assert game.second.asked == "commit"


# Daidoji Uji • Experienced


def test_without_it_the_experienced_personality_stays_away() -> None:
    assert not growing("charge").first.may(f"overlay:{GROWN}>{UJI}")


# Doji Hoturi


def test_doji_hoturi_turns_a_duel_into_one_of_personal_honor() -> None:
    game = scene({"personalities": [UJI], "hand": ["iaijutsu-challenge"], "honor": 10},
                 {"personalities": ["doji-hoturi"], "hand": [], "honor": 10})  # fmt: skip
    game.first.does("play:iaijutsu-challenge")
    game.second.does("accept").does("trigger:doji-hoturi")
    # Hoturi has 5 Personal Honor and Uji 2. Uji's player loses the difference and must choose.
    assert game.first.asked == "atone" and game.first.honor == 7
    game.first.does("dishonor")
    assert game.card(UJI).dishonored and game.card(UJI).in_play and game.second.honor == 10


def test_the_loser_of_hoturis_duel_may_commit_seppuku_though_no_samurai() -> None:
    game = scene({"personalities": ["isawa-tadaka"], "hand": ["iaijutsu-challenge"], "honor": 10},
                 {"personalities": ["doji-hoturi"], "hand": [], "honor": 10})  # fmt: skip
    game.first.does("play:iaijutsu-challenge")
    game.second.does("accept").does("trigger:doji-hoturi")
    game.first.does("seppuku")
    assert game.card("isawa-tadaka").died == "honorably"


# Doji Hoturi • Experienced


def hoturi(foe: str = "bayushi-hisa", *mine: str, **facts: Any) -> Scene:
    return scene({"personalities": [at("doji-hoturi-experienced", **facts), *mine], "hand": ["naginata"]},
                 {"personalities": [foe], "hand": ["no-dachi"]})  # fmt: skip


def test_hoturi_challenges_a_scorpion_who_must_accept() -> None:
    game = hoturi()
    game.first.does("use:doji-hoturi-experienced")
    assert game.second.asked == "duel"
    game.second.does("strike")
    assert game.zone("bayushi-hisa") == "dynasty discard" and game.card("doji-hoturi-experienced").bowed


def test_hoturi_challenges_nobody_else_not_even_a_scorpion_of_his_own() -> None:
    assert hoturi("matsu-yojo", "bayushi-hisa").first.barred("use:doji-hoturi-experienced")
    assert hoturi(bowed=True).first.barred("use:doji-hoturi-experienced")


def test_hoturi_joins_the_crane_alone() -> None:
    lying = [{"card": at("doji-hoturi-experienced")}, {}, {}, {}]
    rich = {"provinces": lying, "honor": 20, "holdings": ["diamond-mine"] * 4}
    crane = scene({**rich, "stronghold": "the-esteemed-house-of-the-crane"}, phase="dynasty")
    assert crane.first.may("recruit:doji-hoturi-experienced")
    assert not scene({**rich, "stronghold": "the-ancestral-home-of-the-lion"}, phase="dynasty").first.may(
        "recruit:doji-hoturi-experienced"
    )


# Doji Reju


@pytest.mark.parametrize(("laid", "survivor"), [("heavy-infantry", "doji-reju"), ("kolat-assassin", UNARI)])
def test_reju_wins_a_tied_duel(laid: str, survivor: str) -> None:
    """Both fighters have 3 Chi. Reju lays 2 Focus: he wins if the opponent lays 2 too, and loses against more."""
    game = scene({"personalities": [UNARI], "hand": ["iaijutsu-challenge", laid], "honor": 10},
                 {"personalities": ["doji-reju"], "hand": ["heavy-infantry"], "honor": 10})  # fmt: skip
    game.first.does("play:iaijutsu-challenge").chooses("doji-reju")
    game.second.does("accept").does("focus:heavy-infantry")
    game.first.does(f"focus:{laid}")
    assert [one for one in (UNARI, "doji-reju") if game.card(one).in_play] == [survivor]


# Doji Yosai


def test_doji_yosai_stops_discards_but_not_bowing() -> None:
    game = scene({"personalities": ["doji-yosai"], "hand": ["kolat-assassin"], "honor": 5},
                 {"personalities": [UJI], "hand": ["kolat-assassin"], "honor": 6})  # fmt: skip
    game.first.does("lobby:doji-yosai").does("discard:kolat-assassin>0")
    assert game.second.may(f"bow:{UJI}>1") and not game.second.may("discard:kolat-assassin>1")


# Kakita Foruku


def test_foruku_guards_the_provinces_and_fills_the_stronghold_while_he_bows() -> None:
    game = scene({"personalities": ["kakita-foruku"]})
    before = game.province(0, 1).strength
    gold = game.table.players[0].stronghold.value("gold")
    game.first.does("use:kakita-foruku")
    assert game.province(0, 1).strength == before - 1
    assert game.table.players[0].stronghold.value("gold") == gold + 2
    game.pass_to("action", seat=0, turn=3)
    assert game.table.players[0].stronghold.value("gold") == gold and game.province(0, 1).strength == before


# Kakita Ichiro


def test_ichiro_lobbies_a_second_time() -> None:
    game = scene({"personalities": ["kakita-ichiro", UJI], "honor": 5}, {"honor": 20}, favor=1)
    game.first.does(f"lobby:{UJI}")
    game.pass_while(lambda: game.first.asked != "action")
    assert not game.first.may("lobby:kakita-ichiro")
    game.first.does("use:kakita-ichiro")
    assert game.card("kakita-ichiro").bowed and game.kinds.count("lobby") == 2


def test_ichiro_does_not_lobby_for_a_favor_that_his_player_has() -> None:
    assert not scene({"personalities": ["kakita-ichiro"]}, favor=0).first.may("use:kakita-ichiro")


# Kakita Shijin


def test_shijin_sings_of_the_dead() -> None:
    game = scene(
        {"personalities": ["kakita-shijin", "daidoji-sembi"], "honor": 10},
        {"hand": ["kolat-assassin"], "holdings": ["diamond-mine"] * 2},
        to_act=1,
    )
    game.pass_to("action", seat=1, turn=2)
    game.second.does("play:kolat-assassin").chooses("daidoji-sembi").pays()
    game.first.does("trigger:kakita-shijin")
    assert game.first.honor == 10 + 3


def test_shijin_honors_the_esteem_that_the_dead_had() -> None:
    """The card counts her current Personal Honor, with the bonuses from a poet and an oath."""
    dead = at("matsu-yojo", attachments=["traveling-poet"], permanent=[{"attribute": "personal-honor", "value": 1}])
    game = scene({"hand": ["kolat-assassin"], "holdings": ["diamond-mine"] * 3, "honor": 10},
                 {"personalities": [dead, "kakita-shijin"]})  # fmt: skip
    game.first.does("play:kolat-assassin").does("matsu-yojo").pays()
    game.second.does("trigger:kakita-shijin")
    assert game.second.honor == 5 + 2 + 1 + 1


# Kakita Torikago


def test_torikago_detains_somebody_while_she_stays_bowed_with_the_favor() -> None:
    detained = {"personalities": [at(YOJO, bowed=True)]}
    game = scene({"personalities": ["kakita-torikago"], "honor": 9}, detained, favor=0)
    game.first.does("use:kakita-torikago")
    game.pass_to("action", seat=1, turn=2)
    assert game.card(YOJO).bowed
    game.pass_to("stay-bowed", seat=0)
    game.first.does("kakita-torikago")
    game.pass_to("action", seat=1, turn=4)
    assert game.card(YOJO).bowed
    game.happens(game.table.rules_of(0).give_up_favor())
    game.pass_to("stay-bowed", seat=0)
    game.first.does("kakita-torikago")
    game.pass_to("action", seat=1, turn=6)
    assert not game.card(YOJO).bowed


def test_torikago_needs_the_favor() -> None:
    game = scene({"personalities": ["kakita-torikago"]}, {"personalities": [at(YOJO, bowed=True)]}, favor=1)
    assert not game.first.may("use:kakita-torikago")


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


# Kakita Toshimoko: whoever loses the duel with him loses 5 Honor, even if another player owns him.


def test_a_borrowed_toshimoko_who_loses_costs_the_player_who_fought_with_him() -> None:
    game = scene({"personalities": [at("kakita-toshimoko", owner=1)], "hand": [], "honor": 20},
                 {"personalities": [at(UJI, tokens=[{"name": "Chi", "chi": 9}])], "hand": ["iaijutsu-challenge"],
                  "honor": 20}, active=1)  # fmt: skip
    game.second.does("play:iaijutsu-challenge")
    game.pass_to("action", seat=1)
    assert game.zone("kakita-toshimoko") == "dynasty discard" and (game.first.honor, game.second.honor) == (15, 25)


# Kakita Toshimoko • Experienced


def test_toshimoko_calls_the_dishonored_out() -> None:
    game = scene(
        {"personalities": ["kakita-toshimoko-experienced"]},
        {"personalities": [at("hida-sukune", dishonored=True), "hida-unari"]},
    )
    game.first.does("use:kakita-toshimoko-experienced")
    assert "challenge" in game.kinds and "refuse-challenge" not in game.kinds
    honorable = scene({"personalities": ["kakita-toshimoko-experienced"]}, {"personalities": ["hida-unari"]})
    assert not honorable.first.may("use:kakita-toshimoko-experienced")


def test_dairya_declines_even_a_challenge_that_cannot_be_refused() -> None:
    game = scene({"personalities": ["shosuro-taberu", "kakita-toshimoko-experienced"], "honor": 9},
                 {"personalities": [at("dairya-experienced", dishonored=True)], "honor": 9})  # fmt: skip
    game.first.does("use:kakita-toshimoko-experienced")
    game.second.does("trigger:dairya-experienced:1")
    assert game.card("dairya-experienced").bowed and game.zone("kakita-toshimoko-experienced") == "play"


# Kakita Yinobu


def test_kakita_yinobu_talks_a_loss_down_card_by_card() -> None:
    game = scene({"hand": ["breach-of-etiquette"], "honor": 1},
                 {"personalities": ["kakita-yinobu"], "hand": ["heavy-infantry", "light-infantry", "kolat-assassin"],
                  "honor": 9})  # fmt: skip
    game.first.does("play:breach-of-etiquette")
    game.second.does("trigger:kakita-yinobu").does("discard:heavy-infantry").does("discard:light-infantry").does("pass")
    # Five, less two and one.
    assert game.second.honor == 7 and game.second.hand == ["kolat-assassin"] and game.card("kakita-yinobu").bowed


def test_kakita_yinobu_prevents_a_loss_altogether_and_needs_a_card() -> None:
    game = scene({"hand": ["breach-of-etiquette"], "honor": 1},
                 {"personalities": ["kakita-yinobu"], "hand": ["focus", "focus"], "honor": 9})  # fmt: skip
    game.first.does("play:breach-of-etiquette")
    game.second.does("trigger:kakita-yinobu").does("discard:focus")
    assert game.second.honor == 9 and game.second.hand == ["focus"]
    game = scene({"hand": ["breach-of-etiquette"], "honor": 1}, {"personalities": ["kakita-yinobu"], "honor": 9})
    game.first.does("play:breach-of-etiquette")
    assert game.second.honor == 4


# Kakita Yogoso


def test_yogoso_slanders_both_by_the_focus_of_his_top_card() -> None:
    game = scene({"personalities": ["kakita-yogoso"], "fate_deck": ["earthquake"], "honor": 9}, {"honor": 9})
    game.first.does("use:kakita-yogoso")
    assert (game.first.honor, game.second.honor) == (5, 5) and game.zone("earthquake") == "fate discard"


def test_yogoso_needs_a_fate_deck_and_to_be_straight() -> None:
    assert scene({"personalities": ["kakita-yogoso", "hisa"], "fate_deck": [], **IDLE}).first.asked == "action"
    assert not scene({"personalities": ["kakita-yogoso", "hisa"], "fate_deck": [], **IDLE}).first.may(
        "use:kakita-yogoso"
    )


def test_the_jester_does_not_double_effects_of_other_players() -> None:
    game = scene({"personalities": ["kakita-yogoso"], "fate_deck": ["earthquake"], "honor": 9},
                 {"honor": 9}, {"hand": ["court-jester"]})  # fmt: skip
    game.first.does("use:kakita-yogoso").chooses("player:1")
    game.pass_while(lambda: game.third.asked == "reaction", 3)
    # The other player's loss was not caused by his own action.
    assert game.second.honor == 5


# Kakita Yoshi


def test_kakita_yoshi_takes_the_favor_and_has_no_followers() -> None:
    game = scene({"personalities": ["kakita-yoshi"], "hand": ["light-infantry"]}, {}, favor=1)
    assert not game.first.may("attach:light-infantry")
    game.first.does("use:kakita-yoshi")
    assert game.table.favor == 0 and game.card("kakita-yoshi").bowed


def test_kakita_yoshi_does_not_challenge() -> None:
    game = scene({"personalities": ["kakita-yoshi"], "hand": ["iaijutsu-challenge"]}, {"personalities": [UJI]})
    assert not game.first.may("play:iaijutsu-challenge")


# Kakita Yuri


def crab_besieged(mines: int, attacker: Any = YOJO) -> Scene:
    """Let the second player be attacked. Return a scene in which the second player owns mines of 2 gold each."""
    return scene(
        {"personalities": [f(attacker) if isinstance(attacker, str) else attacker]},
        {
            "personalities": ["kakita-yuri", f(UJI)],
            "holdings": ["copper-mine"] * mines,
            "stronghold": at(CRAB, bowed=True),
        },
        attack=battle_at(0),
        to_act=1,
    )


def test_yuri_pays_a_unit_to_go_home_unbowed() -> None:
    game = crab_besieged(1)
    game.second.does("use:kakita-yuri").chooses(YOJO).pays()
    assert game.card(YOJO).at is None and not game.card(YOJO).bowed and game.card("kakita-yuri").bowed
    assert paid(game) >= game.card(YOJO).force


def test_yuri_cannot_promise_a_card_that_her_player_lacks() -> None:
    assert not crab_besieged(0).second.may("use:kakita-yuri")


def test_yuri_pays_for_the_whole_unit() -> None:
    strong = f(YOJO, attachments=["heavy-infantry", "heavy-infantry"])
    assert not crab_besieged(1, strong).second.may("use:kakita-yuri")


def test_yuri_does_not_pay_when_her_player_attacks() -> None:
    game = fought([f(YOJO)], [f(UJI)], first={"personalities": ["kakita-yuri", f(YOJO)], **THREE_DIAMONDS})
    assert not game.first.may("use:kakita-yuri")
