"""Cards whose wording is known only from later printings."""

from typing import Any

import pytest

from engine.kernel.prompt import Refused
from tests.l5r_ccg.keeping import kept
from tests.l5r_ccg.scene import Scene, at, battle_at, fights, scene

UNARI, YOJO, UJI, SUKUNE, TSUKE = "hida-unari", "matsu-yojo", "daidoji-uji", "hida-sukune", "isawa-tsuke"
CHAMPION, ARRIVAL, CANDLE, RING = (
    "emerald-champion", "arrival-of-the-emerald-champion", "candle-of-the-void", "ring-of-the-void",
)  # fmt: skip
WATER, PITCH, STAND = "essence-of-water", "pitch-and-fire", "to-the-last-man"


# Arrival of the Emerald Champion


def besieged(holder: int, favor: int | None, honor: int = 10, **defender: Any) -> Scene:
    hands = [{"hand": [ARRIVAL]} if seat == holder else {} for seat in (0, 1)]
    return scene({"personalities": [fights(UNARI)], **hands[0]},
                 {"personalities": [fights(UJI)], "honor": honor, **defender, **hands[1]},
                 attack=battle_at(0), to_act=holder, favor=favor)  # fmt: skip


def test_the_champion_defends_for_the_favor_until_the_battle_is_over() -> None:
    game = besieged(1, 1)
    game.second.does(f"play:{ARRIVAL}")
    champion = game.card(CHAMPION)
    assert (champion.force, champion.chi, champion.personal_honor) == (5, 6, 3) and champion.trait("Samurai")
    assert champion in game.battle.army("defend") and game.table.favor is None
    kept(game)
    game.resolve_battle()
    assert not game.cards(CHAMPION)


def test_the_champion_needs_no_unit_beside_him() -> None:
    game = besieged(1, 1, personalities=[UJI])
    game.second.does(f"play:{ARRIVAL}")
    assert game.battle.army("defend") == [game.card(CHAMPION)]


def test_the_champion_attacks_those_without_honor_alone() -> None:
    assert not besieged(0, 0, honor=0).first.may(f"play:{ARRIVAL}")
    game = besieged(0, 0, honor=-1)
    game.first.does(f"play:{ARRIVAL}")
    assert game.card(CHAMPION) in game.battle.army("attack")


@pytest.mark.parametrize("favor", [None, 0])
def test_the_champion_does_not_come_without_the_favor(favor: int | None) -> None:
    assert not besieged(1, favor).second.may(f"play:{ARRIVAL}")


# Brash Hero
#
# It works in the Action Phase only. Shosuro Tage of the Shadowlands expansion has the same effect and says so: the
# Personality is bound "when the Attack Phase occurs", so the Attack Phase is too late.


def dared(hero: Any, *others: str) -> Scene:
    return scene({"personalities": [hero, *others]}, {"personalities": [UJI], "hand": ["brash-hero"]}, to_act=1)


def test_a_brash_hero_must_attack_this_turn() -> None:
    game = dared(YOJO, UNARI)
    assert game.card(YOJO).chi == 2
    game.second.does("play:brash-hero").chooses(YOJO)
    game.pass_to("commit", 0)
    with pytest.raises(Refused, match="must-attack"):
        game.first.commits(hida_unari="1.0")
    game.first.commits(matsu_yojo="1.0")
    assert game.card(YOJO).sent == "sent"


def test_only_a_samurai_of_little_chi_is_brash() -> None:
    assert not dared(at(YOJO, tokens=[{"chi": 1, "name": "Chi"}])).second.may("play:brash-hero")
    assert not dared(TSUKE).second.may("play:brash-hero")


def test_nobody_dares_heroes_in_the_own_turn() -> None:
    game = scene({"personalities": [YOJO], "hand": ["brash-hero"]}, {"personalities": [UJI]})
    assert not game.first.may("play:brash-hero")


# Candle of the Void


def vigil(*hand: str) -> Scene:
    game = scene({"personalities": [at(UNARI, attachments=[CANDLE])], "hand": list(hand)}, {"personalities": [UJI]})
    game.first.does(f"use:{CANDLE}")
    return game


LIGHTS = f"use:the-war-fortress-of-the-crab:text.{CANDLE}.0"


def stays(game: Scene) -> None:
    game.pass_to("stay-bowed", seat=0)
    game.first.does(f"stay-bowed:{UNARI}")


def test_a_vigil_of_three_turns_lets_the_ring_be_played() -> None:
    game = vigil(RING)
    assert game.card(UNARI).bowed
    kept(game)
    for turn in (3, 5):
        stays(game)
        game.pass_to("action", seat=0, turn=turn)
        assert not game.first.may(LIGHTS)
    game.pass_to("stay-bowed", seat=0)
    game.first.does()
    game.pass_to("action", seat=0, turn=7)
    kept(game)
    assert game.first.player.stronghold.value("has-text")
    game.first.does(LIGHTS).does(RING)
    assert game.zone(RING) == "play" and not game.first.player.stronghold.value("has-text")


def test_a_player_who_kept_the_vigil_may_search_for_the_ring_without_having_it() -> None:
    game = vigil("charge")
    for _ in range(3):
        stays(game)
    game.pass_to("action", seat=0, turn=7)
    game.first.does(LIGHTS)
    assert game.first.player.stronghold.value("has-text")


def test_a_broken_vigil_brings_nothing() -> None:
    game = vigil(RING)
    stays(game)
    game.pass_to("stay-bowed", seat=0)
    game.first.does()
    game.pass_to("action", seat=0, turn=7)
    assert not game.table.durations.delayed and not game.first.player.stronghold.value("has-text")


def test_the_candle_is_spent_for_a_new_hand() -> None:
    game = scene({"personalities": [at(UNARI, attachments=[CANDLE])], "hand": ["charge", "outflank"]})
    game.first.does(f"use:{CANDLE}:1")
    assert game.zone(CANDLE) == "fate discard" and game.first.hand == ["light-infantry"] * 2
    assert game.zone("charge") == game.zone("outflank") == "fate discard"


def test_the_candle_is_not_spent_for_an_empty_hand() -> None:
    game = scene({"personalities": [at(UNARI, attachments=[CANDLE])], "hand": []})
    assert not game.first.may(f"use:{CANDLE}:1") and game.first.may(f"use:{CANDLE}")


# Essence of Water


def washed(*defenders: Any, allies: dict[int, str] | None = None) -> Scene:
    return scene({"personalities": [fights(TSUKE, attachments=[WATER])]}, {"personalities": [fights(UJI)]},
                 {"personalities": list(defenders)},
                 attack=battle_at(0, allies={2: "defend"} if allies is None else allies), to_act=0)  # fmt: skip


def test_water_washes_an_ally_away_and_bows_nobody() -> None:
    game = washed(fights(SUKUNE))
    game.first.does(f"use:{WATER}").chooses(SUKUNE)
    assert game.card(SUKUNE).at is None and not game.card(SUKUNE).bowed and not game.card(TSUKE).bowed


def test_water_does_not_move_the_leader_of_the_other_side() -> None:
    assert not washed(SUKUNE).first.may(f"use:{WATER}")


def test_water_does_not_move_allies_of_the_own_side() -> None:
    assert not washed(fights(SUKUNE), allies={2: "attack"}).first.may(f"use:{WATER}")


def test_water_works_as_often_as_the_shugenja_has_base_chi() -> None:
    crowd = [fights(one) for one in ("hida-tsuru", "hida-tampako", "hida-amoro", SUKUNE, YOJO, "toku")]
    game = washed(*crowd)
    chi = game.card(TSUKE).face.chi
    assert chi < len(crowd)
    for _ in range(chi):
        game.pass_to("battle-action", seat=0)
        game.first.does(f"use:{WATER}").chooses(next(one for one in game.first.options if one != "pass"))
    kept(game)
    game.pass_to("battle-action", seat=0)
    assert game.first.barred(f"use:{WATER}", "battle-action")


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


# To the Last Man


def last_stand(attackers: list[Any], defenders: list[Any]) -> Scene:
    game = scene({"personalities": attackers}, {"personalities": defenders, "hand": [STAND]}, attack=battle_at(0))
    game.pass_to("reaction", 1)
    game.second.does(f"trigger:{STAND}")
    return game


def test_the_winner_destroys_as_much_as_half_of_the_beaten_army() -> None:
    # The beaten army has 5 Force, and half of it is 3. The infantry has 2.
    game = last_stand([fights(UNARI, attachments=["light-infantry"]), fights(SUKUNE)],
                      [fights(UJI, tokens=[{"force": 3, "name": "Force"}])])  # fmt: skip
    assert game.card("light-infantry").force == 2
    infantry = next(one for one in game.first.options if "light-infantry" in one)
    with pytest.raises(Refused, match="total-too-low"):
        game.first.does(infantry)
    game.first.does(infantry, SUKUNE)
    assert game.zone(SUKUNE) == "dynasty discard" and game.zone(UNARI) == "play" and not game.card(UNARI).followers


def test_followers_who_fall_with_their_leader_count() -> None:
    strong = [{"force": 2, "name": "Force"}]
    weak = fights("isawa-tomo", attachments=[at("light-infantry", tokens=strong)])
    game = last_stand([weak, fights(UNARI)], [fights(UJI)])
    game.first.does("isawa-tomo")
    assert game.zone("isawa-tomo") == "dynasty discard" and game.zone(UNARI) == "play"


def test_a_winner_of_less_force_loses_everybody() -> None:
    game = scene({"personalities": [fights(UNARI)]},
                 {"personalities": [fights(UJI)], "hand": [STAND]}, attack=battle_at(0))  # fmt: skip
    game.pass_to("reaction", 1)
    game.happens(game.table.rules_of(0).apply(game.card(UNARI), "force", -3))
    game.second.does(f"trigger:{STAND}").chooses()
    game.first.chooses(UNARI)
    assert game.zone(UNARI) == "dynasty discard"


def test_nobody_takes_a_last_stand_without_a_lost_battle() -> None:
    won = scene({"personalities": [fights(SUKUNE)]}, {"personalities": [fights(UJI), fights(UNARI)], "hand": [STAND]},
                attack=battle_at(0))  # fmt: skip
    won.resolve_battle()
    assert won.second.hand == [STAND]
    away = scene({"personalities": [fights(UNARI)]}, {"personalities": [UJI], "hand": [STAND]}, attack=battle_at(0))
    away.resolve_battle()
    assert away.second.hand == [STAND]
