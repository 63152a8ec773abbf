"""More cards of the first sets whose texts are known only from later printings."""

from typing import Any

import pytest

from tests.l5r_ccg.scene import Scene, at, fight, fights, scene

YOJO, UJI, SUKUNE, KUWANAN, TSUKE = "matsu-yojo", "daidoji-uji", "hida-sukune", "doji-kuwanan", "isawa-tsuke"
UNARI, HANARI, AMORO, TSUME = "hida-unari", "shinjo-hanari", "hida-amoro", "moto-tsume"
GOLD = ["gold-mine"] * 4


# A ranged attack by an Action


def test_osano_wos_wrath_strikes_as_hard_as_his_servants_chi() -> None:
    game = fight({"personalities": [fights("isawa-uona")], "hand": ["the-wrath-of-osano-wo"]},
                 {"personalities": [fights(UJI), fights(UNARI)]})  # fmt: skip
    game.first.does("play:the-wrath-of-osano-wo").chooses(UJI)
    assert game.card("isawa-uona").bowed and game.zone(UJI) == "dynasty discard"


def test_osano_wos_wrath_needs_somebody_in_the_battle() -> None:
    game = fight({"personalities": [fights(UNARI), "isawa-uona"], "hand": ["the-wrath-of-osano-wo"]},
                 {"personalities": [fights(UJI)]})  # fmt: skip
    assert game.first.barred("play:the-wrath-of-osano-wo", "battle-action")


# He's Mine, Sneak Attack, Defend Your Honor
#
# For Defend Your Honor, neither the wording of 1996 nor a ruling was found. The challenge follows the latest wording:
# the player who lost Honor by it may send anybody unbowed or refuse, and the loss is then that player's.


def test_another_samurai_claims_the_duel() -> None:
    game = scene({"personalities": [UJI], "hand": ["iaijutsu-challenge"]},
                 {"personalities": [UNARI, KUWANAN], "hand": ["he-s-mine"]})  # fmt: skip
    game.first.does("play:iaijutsu-challenge").chooses(UNARI)
    game.second.does("accept")
    game.second.does("trigger:he-s-mine")
    assert game.card(UNARI).bowed and game.zone(UJI) == "dynasty discard" and game.card(KUWANAN).bowed


def test_nobody_elsewhere_or_bowed_claims_a_duel() -> None:
    game = scene({"personalities": [UJI], "hand": ["iaijutsu-challenge"]},
                 {"personalities": [UNARI, at(KUWANAN, bowed=True)], "hand": ["he-s-mine"]})  # fmt: skip
    game.first.does("play:iaijutsu-challenge").chooses(UNARI)
    game.second.does("accept")
    assert game.second.hand == ["he-s-mine"]


def test_a_sneak_attack_lets_the_attacker_act_first() -> None:
    game = scene({"personalities": [YOJO], "hand": ["sneak-attack", "charge"]},
                 {"personalities": [UJI], "hand": ["outflank"]})  # fmt: skip
    game.to_attack().attacks(1)
    game.first.commits(matsu_yojo="1.0")
    game.second.commits(daidoji_uji="1.0")
    game.pass_to("reaction", 0)
    game.first.does("trigger:sneak-attack")
    assert game.first.asked == "battle-action" and game.second.asked is None


def test_nobody_sneaks_past_a_watchtower() -> None:
    watched: list[Any] = [{}, {"attached": ["watchtower"]}, {}, {}]
    game = scene({"personalities": [YOJO], "hand": ["sneak-attack"]},
                 {"personalities": [UJI], "provinces": watched})  # fmt: skip
    game.to_attack().attacks(1)
    game.first.commits(matsu_yojo="1.1")
    game.second.commits(daidoji_uji="1.1")
    with pytest.raises(AssertionError, match="nobody is asked"):
        game.pass_to("reaction", 0)


def shamed(**theirs: Any) -> Scene:
    """Let the first player's Shame cost the second player, who has a Samurai, 7 Honor."""
    game = scene({"hand": ["shame"], "honor": 10, **theirs},
                 {"personalities": [at(UJI, dishonored=True), KUWANAN],
                  "hand": ["defend-your-honor"], "honor": 10})  # fmt: skip
    game.first.does("play:shame")
    game.second.does("trigger:defend-your-honor").chooses(KUWANAN)
    return game


def test_honor_is_defended_without_a_challenge() -> None:
    game = shamed()
    game.second.does()
    assert game.second.honor == 10 and game.first.honor == 10


def test_a_player_without_anybody_to_answer_the_challenge_loses_the_honor() -> None:
    game = shamed()
    game.second.does(KUWANAN)
    assert game.second.honor == 10 and game.first.honor == 3


def test_a_player_who_loses_the_duel_loses_the_honor() -> None:
    game = shamed(personalities=[UNARI])
    game.second.does(KUWANAN)
    game.first.does(UNARI)
    assert game.zone(UNARI) == "dynasty discard" and game.first.honor == 3 and game.card(KUWANAN).in_play


def test_a_player_who_wins_the_duel_keeps_the_honor() -> None:
    game = shamed(personalities=["kakita-toshimoko"])
    game.second.does(KUWANAN)
    game.first.does("kakita-toshimoko")
    assert game.zone(KUWANAN) == "dynasty discard" and game.first.honor == 10


# Accessible Terrain


def test_accessible_terrain_opens_the_battle_to_both_sides() -> None:
    game = fight({"personalities": [fights(UNARI), YOJO], "hand": ["accessible-terrain"]},
                 {"personalities": [fights(UJI), KUWANAN, at(SUKUNE, bowed=True)]})  # fmt: skip
    game.first.does("play:accessible-terrain")
    game.second.does("use:accessible-terrain:1")
    assert game.card(KUWANAN).at is game.province(1, 0) and game.card(SUKUNE).at is None
    game.first.does("use:accessible-terrain:1")
    assert game.card(YOJO).at is game.province(1, 0)


# Bandit Gang, Ikiryo  No ruling on either was found. The Bandits ask for wages after every battle that they survive,
# fought or not: their text names no victory. The text of the Ikiryo says that its target may have Followers. Its price
# (the Honor and the dishonor) is part of the effect. So the price is paid even if the attack is too weak, but not if
# the action is cancelled.


@pytest.mark.parametrize(("gold", "zone"), [(GOLD, "play"), ([], "fate discard")])
def test_bandits_want_their_wages_after_a_battle(gold: list[str], zone: str) -> None:
    led = fights(AMORO, attachments=["bandit-gang"])
    poor = at("the-war-fortress-of-the-crab", bowed=True)
    game = fight({"personalities": [led, fights(UNARI)], "holdings": gold, "stronghold": poor},
                 {"personalities": [fights(UJI)]})  # fmt: skip
    game.resolve_battle()
    if gold:
        game.first.does("bandit-gang").pays()
    assert game.zone("bandit-gang") == zone


def test_an_ikiryo_strikes_past_followers_and_shames_its_double() -> None:
    double = fights(TSUKE, attachments=["ikiryo"])
    game = fight({"personalities": [double]}, {"personalities": [fights(UJI, attachments=["medium-infantry"])]})
    chi = game.card(TSUKE).chi
    game.first.does("use:ikiryo").chooses(UJI)
    assert game.zone(UJI) == "dynasty discard" and game.zone("ikiryo") == "fate discard"
    assert game.first.honor == 10 - chi and game.card(TSUKE).dishonored


def test_an_ikiryo_that_is_too_weak_costs_as_much() -> None:
    double, strong = fights(TSUKE, attachments=["ikiryo"]), fights(UJI, tokens=[{"force": 20}])
    game = fight({"personalities": [double]}, {"personalities": [strong]})
    chi = game.card(TSUKE).chi
    game.first.does("use:ikiryo")
    assert game.card(UJI).in_play and game.first.honor == 10 - chi and game.card(TSUKE).dishonored


def test_the_shadow_of_the_dark_god_weakens_every_province_for_good() -> None:
    before = scene().province(1, 2).strength
    game = scene({"provinces": [{"card": "shadow-of-the-dark-god"}, {}, {}, {}]}, phase="events")
    game.pass_to("action", seat=0, turn=3)
    assert {place.strength for side in game.seats for place in side.player.provinces} == {before - 1}


# Events that last


def severed(**more: Any) -> Scene:
    """Let the Event cut off the second player from the Emperor, and let the first player hold the Favor."""
    side = {"personalities": [UNARI], "provinces": [{"card": "severed-from-the-emperor"}, {}, {}, {}], "honor": 20}
    game = scene(side, {"personalities": [UJI], "honor": 10}, phase="events", **more)
    game.pass_to("action", seat=0)
    return game


def test_the_severed_give_up_the_favor_and_cannot_lobby_for_it() -> None:
    game = severed(favor=0)
    assert game.table.favor is None and game.card("severed-from-the-emperor").in_play
    assert game.first.barred(f"lobby:{UNARI}", "action")
    game.happens(game.table.rules_of(1).take_favor(seat=0))
    assert game.table.favor is None


def test_the_severed_do_not_win_by_honor() -> None:
    game = severed()
    game.first.player.honor = 45
    game.pass_to("action", seat=0, turn=3)
    assert game.match.open_prompts()


def test_the_severed_pay_honor_to_escape_the_favor() -> None:
    game = severed(favor=1)
    game.to_attack().attacks(1)
    game.first.commits(hida_unari="1.0")
    game.second.commits(daidoji_uji="1.0")
    game.pass_to("battle-action", 1)
    favor = next(one for one in game.second.options if "favor" in one)
    game.second.does(favor).chooses(UNARI)
    game.first.does("trigger:severed-from-the-emperor:1")
    assert game.card(UNARI).at is not None and game.table.favor is None and game.first.honor == 15


def test_an_allied_clan_costs_two_gold_less_for_the_rest_of_the_game() -> None:
    places = [{"card": "alliance"}, {"card": at(YOJO, facedown=False)}, {"card": at(UNARI, facedown=False)}, {}]
    game = scene({"provinces": places}, phase="events")
    price = {one: game.table.gold_cost(game.card(one), 0) for one in (YOJO, UNARI)}
    game.pass_to("clan", seat=0)
    assert "clan:0" in game.first.options and game.first.prompt is not None
    assert "Crab" not in [option.value for option in game.first.prompt.options]
    lion = next(option.key for option in game.first.prompt.options if option.value == "Lion")
    game.first.does(lion)
    game.pass_to("action", seat=0, turn=3)
    now = {one: game.table.gold_cost(game.card(one), 0) for one in (YOJO, UNARI)}
    assert now == {YOJO: price[YOJO] - 2, UNARI: price[UNARI]}
