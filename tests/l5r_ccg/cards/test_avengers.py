"""Utter defeats, avengers, castles of water and quests."""

from typing import Any

import pytest

from tests.l5r_ccg.scene import Scene, at, battle_at, fights, scene

YOJO, UJI, SUKUNE, KUWANAN, TSUKE = "matsu-yojo", "daidoji-uji", "hida-sukune", "doji-kuwanan", "isawa-tsuke"
UNARI, TOMO, JUNZO = "hida-unari", "asahina-tomo", "yogo-junzo"
GOLD = ["gold-mine"] * 4


# Utter Defeat


def humiliated() -> Scene:
    game = scene(
        {"personalities": [fights(UNARI)], "hand": []},
        {"personalities": [fights(UJI)], "hand": ["utter-defeat"], "honor": 10},
        attack=battle_at(0),
        to_act=1,
    )
    game.second.does("pass")
    game.first.does("pass")
    game.second.does("trigger:utter-defeat")
    return game


def test_the_utterly_defeated_lives_in_shame() -> None:
    game = humiliated()
    assert game.zone(UJI) == "play" and game.card(UJI).dishonored
    game.happens(game.table.framework.restore(game.card(UJI)))
    assert game.card(UJI).dishonored
    honor = game.second.honor
    game.pass_to("action", seat=0, turn=3)
    assert game.second.honor == honor - 1


def test_the_humiliated_orders_no_seppuku_of_his_own() -> None:
    game = humiliated()
    table = game.table
    loss = table.rules_of(1).lose_honor(3, by=(game.card(UJI),))
    game.happens(loss)
    game.happens(table.framework.seppuku(game.card(UJI)))
    assert game.zone(UJI) == "dynasty discard"


def test_an_assassin_is_no_utter_defeat() -> None:
    game = scene({"hand": ["kolat-assassin"], "holdings": GOLD}, {"personalities": [YOJO], "hand": ["utter-defeat"]})
    game.first.does("play:kolat-assassin").pays()
    assert game.zone(YOJO) == "dynasty discard"


# Winning Kachiko's Favor, Enough Talk


def test_gold_buys_honor_in_a_contest_for_the_favor() -> None:
    game = scene(
        {"personalities": [YOJO], "honor": 5, "hand": ["winning-kachiko-s-favor"], "holdings": GOLD}, {"honor": 10}
    )
    game.first.does(f"lobby:{YOJO}").does("trigger:winning-kachiko-s-favor").does("number:6").pays()
    game.pass_while(lambda: game.first.asked == "lobby" or game.second.asked == "lobby")
    assert game.table.favor == 0


def test_without_gold_the_contest_is_lost() -> None:
    game = scene(
        {"personalities": [YOJO], "honor": 5, "hand": ["winning-kachiko-s-favor"], "holdings": GOLD}, {"honor": 10}
    )
    game.first.does(f"lobby:{YOJO}").does("pass")
    game.pass_while(lambda: game.first.asked == "lobby" or game.second.asked == "lobby")
    assert game.table.favor is None


def test_enough_talk_silences_the_loser_of_the_duel() -> None:
    game = scene(
        {"personalities": [YOJO], "honor": 30}, {"personalities": [KUWANAN], "hand": ["enough-talk"], "honor": 1}
    )
    game.first.does(f"lobby:{YOJO}")
    game.second.does("trigger:enough-talk")
    game.first.does("accept")
    game.pass_while(lambda: game.table.duel is not None)
    assert game.zone(YOJO) == "dynasty discard" and game.table.favor is None


def test_a_lobbyist_who_refuses_or_wins_the_duel_still_lobbies() -> None:
    game = scene(
        {"personalities": [YOJO], "honor": 30}, {"personalities": [KUWANAN], "hand": ["enough-talk"], "honor": 1}
    )
    game.first.does(f"lobby:{YOJO}")
    game.second.does("trigger:enough-talk")
    game.first.does("refuse")
    assert game.table.favor == 0 and not game.card(YOJO).dishonored


# Be Prepared to Dig Two Graves


def graves() -> Scene:
    game = scene({"personalities": [fights(YOJO), YOJO, UJI], "hand": ["be-prepared-to-dig-two-graves"],
                  "stronghold": "the-ancestral-home-of-the-lion"},
                 {"personalities": [fights(UNARI)]}, attack=battle_at(0), to_act=1)  # fmt: skip
    game.second.does("pass")
    game.first.does("pass").does("trigger:be-prepared-to-dig-two-graves")
    return game


def test_the_clan_remembers_the_opponents_of_the_fallen() -> None:
    game = graves()
    assert game.zone("be-prepared-to-dig-two-graves") == "play"
    game.pass_to("declare-attack", seat=0, turn=3)
    game.first.attacks(1)
    game.first.commits(matsu_yojo="1.0", daidoji_uji="1.0")
    game.second.commits(hida_unari="1.0")
    assert (game.card(YOJO).force, game.card(YOJO).chi, game.card(UJI).force) == (4, 4, 2)


def test_a_personality_of_another_clan_is_not_avenged() -> None:
    game = scene({"personalities": [fights(YOJO)], "hand": ["be-prepared-to-dig-two-graves"]},
                 {"personalities": [fights(UNARI)]}, attack=battle_at(0), to_act=1)  # fmt: skip
    game.second.does("pass")
    game.first.does("pass")
    assert "be-prepared-to-dig-two-graves" in game.first.hand


# Shapeshifting, Castle of Water, The Fire from Within


@pytest.mark.parametrize(
    ("who", "way", "values"), [(KUWANAN, "1", (4, 3, 3)), (KUWANAN, "3", (3, 3, 4)), (UNARI, "2", (2, 3, 4))]
)
def test_two_printed_values_change_places(who: str, way: str, values: tuple[int, int, int]) -> None:
    game = scene({"personalities": [at(TSUKE, attachments=["shapeshifting"]), who]})
    game.first.does(f"use:shapeshifting:{way}").chooses(who)
    one = game.card(who)
    assert (one.force, one.chi, one.personal_honor) == values


def test_a_castle_of_water_strengthens_the_attacked_province_from_afar() -> None:
    game = scene({"personalities": [fights(YOJO)]}, {"personalities": [at(TSUKE, attachments=["castle-of-water"])]},
                 attack=battle_at(0), to_act=1)  # fmt: skip
    before = game.province(1, 0).strength
    game.second.does("use:castle-of-water")
    assert (
        game.province(1, 0).strength == before + 3 and game.province(1, 1).strength == before and game.card(TSUKE).bowed
    )


def burning(*foes: Any) -> Scene:
    return scene({"personalities": [fights(TOMO, attachments=["the-fire-from-within"])]},
                 {"personalities": [fights(one) for one in foes]}, attack=battle_at(0), to_act=0)  # fmt: skip


def test_the_fire_strikes_twice() -> None:
    game = burning(UNARI, YOJO, "hida-amoro")
    game.first.does("use:the-fire-from-within").chooses(UNARI).chooses(YOJO)
    assert game.zone(UNARI) == game.zone(YOJO) == "dynasty discard" and game.card(TOMO).bowed


def test_or_once_with_twice_the_strength() -> None:
    game = burning(UNARI, "hida-amoro")
    game.first.does("use:the-fire-from-within:1").chooses("hida-amoro")
    assert game.zone("hida-amoro") == "dynasty discard" and game.zone(UNARI) == "play"


def test_the_fire_reaches_nobody_too_strong() -> None:
    game = burning("hida-amoro")
    assert not game.first.may("use:the-fire-from-within") or game.first.options.count("use:the-fire-from-within") == 0
    assert game.first.may("use:the-fire-from-within:1")


# Imperial Quest


def quest() -> Scene:
    game = scene({"provinces": [{"card": "imperial-quest"}, {}, {}, {}]}, {"personalities": [KUWANAN], "honor": 10},
                 phase="events")  # fmt: skip
    game.pass_to("action", seat=0, turn=1)
    return game


def test_a_personality_who_stays_on_the_quest_earns_honor() -> None:
    game = quest()
    assert game.card(KUWANAN).bowed
    for turn, honor in ((2, 12), (4, 14)):
        game.pass_to("stay-bowed", seat=1)
        game.second.does(f"stay-bowed:{KUWANAN}")
        game.pass_to("action", seat=1, turn=turn)
        assert game.second.honor == honor and game.card(KUWANAN).bowed
    game.pass_to("stay-bowed", seat=1)
    game.second.does()
    assert not game.card(KUWANAN).bowed and not game.card(KUWANAN).dishonored and game.second.honor == 14


def test_a_personality_who_gives_up_the_quest_is_dishonored() -> None:
    game = quest()
    game.pass_to("stay-bowed", seat=1)
    game.second.does()
    assert game.card(KUWANAN).dishonored and not game.table.durations.delayed
    assert not game.card(KUWANAN).value("may-stay-bowed")
