"""Debts, alliances, blackmail and other turns of loyalty."""

from typing import Any

import pytest

from engine.l5r_ccg.machinery.position import dump, load
from tests.l5r_ccg.scene import Scene, at, battle_at, fights, scene

YOJO, UJI, SUKUNE, KUWANAN, TSUKE = "matsu-yojo", "daidoji-uji", "hida-sukune", "doji-kuwanan", "isawa-tsuke"
UNARI, TOMO, JUNZO = "hida-unari", "asahina-tomo", "yogo-junzo"
GOLD = ["gold-mine"] * 4


# Blackmail


def blackmailed() -> Scene:
    game = scene({"hand": ["blackmail"], "holdings": GOLD, "honor": 20}, {"holdings": ["port"]})
    game.first.does("play:blackmail").chooses("choose:province:1.2").pays()
    return game


def test_the_blackmailed_serves_with_a_holding() -> None:
    game = blackmailed()
    assert game.card("port").controller == 0 and game.zone("blackmail") == "play"
    assert game.card("port") in game.table.players[0].holdings


def test_a_player_who_reveals_the_blackmail_loses_a_province_and_costs_the_other_honor() -> None:
    game = blackmailed()
    game.second.does("use:blackmail:1")
    assert game.province(1, 2).destroyed and game.card("port").controller == 1
    assert game.first.honor == 10 and game.zone("blackmail") == "fate discard"


def test_only_the_blackmailed_player_reveals_it_while_the_province_stands() -> None:
    game = blackmailed()
    game.pass_to("action", seat=0, turn=3)
    assert not game.first.may("use:blackmail:1")
    game.first.does("pass")
    assert game.second.may("use:blackmail:1")
    game.happens(game.table.framework.destroy_province(game.province(1, 2)))
    game.pass_to("action", seat=1, turn=4)
    assert not game.second.may("use:blackmail:1") and game.card("port").controller == 0


def test_a_position_knows_the_blackmail() -> None:
    loaded = load("again", frozenset(), dump(blackmailed().table))
    [place] = [one for one in loaded.players[1].provinces if any(x.attribute == "bound" for x in one.lasting)]
    assert place.index == 2 and loaded.copied().players[1].provinces[2].lasting


# Debt of Honor


def helped() -> Scene:
    """Let the third player help the second to defend; the second then owes the third a debt."""
    game = scene({"personalities": [fights(YOJO)]}, {"personalities": [fights(UNARI), KUWANAN], "honor": 20},
                 {"personalities": [fights(SUKUNE), UJI], "hand": ["debt-of-honor"], "honor": 10},
                 attack=battle_at(0, allies={2: "defend"}), to_act=1)  # fmt: skip
    for seat in (game.second, game.third, game.first):
        seat.does("pass")
    game.third.does("trigger:debt-of-honor")
    return game


def test_the_helper_notes_a_debt() -> None:
    game = helped()
    assert game.zone("debt-of-honor") == "play" and "debt-of-honor" in game.third.in_play


@pytest.mark.parametrize("repays", [True, False])
def test_the_debtor_sends_the_unit_that_is_named_or_loses_8_honor(repays: bool) -> None:
    game = helped()
    before = game.second.honor
    game.pass_to("declare-attack", seat=2, turn=3)
    game.third.attacks(0)
    game.pass_while(lambda: game.third.asked != "reaction")
    game.third.does("trigger:debt-of-honor:1").does(KUWANAN).does("choose:province:0.1")
    game.second.does(*([KUWANAN] if repays else []))
    assert game.zone("debt-of-honor") == "fate discard"
    assert (game.card(KUWANAN).at is game.province(0, 1)) is repays
    assert game.second.honor == before + (2 if repays else -8)


def test_a_player_who_was_not_helped_owes_nothing() -> None:
    game = scene({"personalities": [fights(YOJO)]}, {"personalities": [fights(UNARI)], "hand": ["debt-of-honor"]},
                 attack=battle_at(0), to_act=1)  # fmt: skip
    game.second.does("pass")
    game.first.does("pass")
    assert "debt-of-honor" in game.second.hand


# False Alliance, When Darkness Draws Near


def allied(hand: list[str], **more: Any) -> Scene:
    return scene({"personalities": [fights(YOJO)], "honor": 10}, {"personalities": [fights(UNARI)], "honor": 10},
                 {"personalities": [fights(SUKUNE)], "hand": hand, "honor": 10, **more},
                 attack=battle_at(0, allies={2: "defend"}), to_act=2)  # fmt: skip


def test_an_ally_goes_over_to_the_other_side_for_4_honor() -> None:
    game = allied(["false-alliance"])
    game.third.does("play:false-alliance")
    assert game.third.honor == 6 and game.table.attack is not None and game.table.attack.side_of(2) == "attack"
    assert game.battle.total("attack") == 2 + 3 and game.battle.total("defend") == 4


def test_only_an_ally_betrays() -> None:
    game = scene({"personalities": [fights(YOJO)], "hand": ["false-alliance"]}, {"personalities": [fights(UNARI)]},
                 attack=battle_at(0), to_act=0)  # fmt: skip
    assert game.first.barred("play:false-alliance", "battle-action")


def test_the_ally_who_leaves_without_a_fight_loses_2_honor() -> None:
    game = allied(["when-darkness-draws-near"])
    game.third.does("play:when-darkness-draws-near")
    assert game.card(SUKUNE).at is None and game.card(SUKUNE).bowed and game.third.honor == 8


def test_a_player_who_still_fights_or_has_fought_keeps_the_honor() -> None:
    other = allied(["when-darkness-draws-near"], personalities=[fights(SUKUNE), fights("hida-tampako", "1.1")])
    other.third.does("play:when-darkness-draws-near").chooses(SUKUNE)
    assert other.third.honor == 10
    fought = scene({"personalities": [fights(YOJO, "1.1")], "honor": 10}, {"personalities": [fights(UNARI, "1.1")]},
                   {"personalities": [fights(SUKUNE, "1.1")], "hand": ["when-darkness-draws-near"], "honor": 10},
                   attack=battle_at(1, allies={2: "defend"}, fought=[0], stood=[0, 1, 2]), to_act=2)  # fmt: skip
    fought.third.does("play:when-darkness-draws-near")
    assert fought.third.honor == 10


def test_a_resolution_notes_who_stood_in_it() -> None:
    game = allied([], personalities=[fights(SUKUNE), fights("hida-tampako", "1.1")])
    game.resolve_battle()
    assert game.table.attack is not None and game.table.attack.stood == [0, 1, 2]
    loaded = load("again", frozenset(), dump(game.table))
    assert loaded.attack is not None and loaded.attack.stood == [0, 1, 2]


# Forced Alliance


def pact() -> Scene:
    game = scene({"personalities": [fights("hida-amoro"), fights(UNARI)], "hand": ["forced-alliance"], "honor": 20},
                 {"personalities": [SUKUNE, UJI], "honor": 20}, attack=battle_at(0), to_act=1)  # fmt: skip
    game.second.does("pass")
    game.first.does("pass")
    game.first.does("trigger:forced-alliance")
    return game


def test_the_province_is_spared_and_a_player_who_sends_units_against_the_ally_loses_10_honor_once() -> None:
    game = pact()
    assert not game.province(1, 0).destroyed
    game.pass_to("declare-attack", seat=1, turn=2)
    game.second.attacks(0)
    assert game.second.honor == 20
    game.second.commits(hida_sukune="0.0", daidoji_uji="0.1")
    assert game.second.honor == 10 and not game.table.durations.delayed


def test_an_attack_without_units_breaks_no_alliance() -> None:
    game = pact()
    game.pass_to("declare-attack", seat=1, turn=2)
    game.second.attacks(0).commits()
    game.pass_to("action", seat=0, turn=3)
    assert game.second.honor == 20 and len(game.table.durations.delayed) == 2


def test_the_alliance_ends_with_the_third_turn() -> None:
    game = pact()
    game.pass_to("action", seat=1, turn=6)
    assert len(game.table.durations.delayed) == 2
    game.pass_to("action", seat=1, turn=8)
    assert not game.table.durations.delayed


# Exile, Duty to the Clan


def exiled(deck: list[str]) -> Scene:
    game = scene({"personalities": [fights(SUKUNE)], "hand": ["frenzy"], "honor": 20, "fate_deck": deck},
                 {"personalities": [fights(UJI)], "hand": ["exile"]}, attack=battle_at(0), to_act=0)  # fmt: skip
    game.first.does("play:frenzy")
    game.pass_while(lambda: game.first.asked == "reaction")
    return game


def test_a_personality_who_shames_himself_may_be_exiled() -> None:
    game = exiled(["light-infantry"])
    game.second.does("trigger:exile")
    assert game.zone(SUKUNE) == "dynasty discard" and not game.card(SUKUNE).died and game.zone("light-infantry", 0)


def test_a_high_focus_saves_from_exile() -> None:
    game = exiled(["counterattack"])
    game.second.does("trigger:exile")
    assert game.zone(SUKUNE) == "play" and game.zone("counterattack") == "fate discard"


def test_a_kinsman_takes_the_place_of_the_fallen_for_nothing() -> None:
    game = scene({"personalities": [fights(YOJO)],
                  "provinces": [{"card": at("matsu-agetoki", facedown=False)}, {}, {}, {}],
                  "stronghold": "the-ancestral-home-of-the-lion", "hand": ["duty-to-the-clan"]},
                 {"personalities": [fights(UNARI)]}, attack=battle_at(0), to_act=1)  # fmt: skip
    game.second.does("pass")
    game.first.does("pass").does("trigger:duty-to-the-clan")
    card = game.card("matsu-agetoki")
    assert game.table.gold_cost(card, 0) == 0
    loaded = load("again", frozenset(), dump(game.table))
    assert loaded.gold_cost(loaded.players[0].faceup[0], 0) == 0


def test_the_duty_is_to_the_personalitys_own_clan() -> None:
    game = scene(
        {
            "personalities": [fights(YOJO)],
            "provinces": [{"card": at("matsu-agetoki", facedown=False)}, {}, {}, {}],
            "hand": ["duty-to-the-clan"],
        },
        {"personalities": [fights(UNARI)]},
        attack=battle_at(0),
        to_act=1,
    )
    game.second.does("pass")
    game.first.does("pass")
    assert "duty-to-the-clan" in game.first.hand


# The Coward's Way


def cowardly(*others: Any) -> Scene:
    game = scene({"personalities": [KUWANAN], "hand": ["iaijutsu-challenge", "light-infantry"], "honor": 10},
                 {"personalities": [UJI, *others], "hand": ["the-coward-s-way"], "honor": 20})  # fmt: skip
    game.first.does("play:iaijutsu-challenge").chooses(UJI)
    game.second.does("accept")
    return game


def test_two_against_one_are_stronger_and_the_other_begins() -> None:
    game = cowardly(YOJO)
    game.second.does("trigger:the-coward-s-way")
    game.pass_while(lambda: game.second.asked == "reaction")
    assert game.second.honor == 13 and game.card(YOJO).dishonored and game.card(UJI).chi == 5
    game.first.does("strike")
    assert game.zone(KUWANAN) == "dynasty discard" and game.zone(YOJO) == "play"


def test_the_second_shares_the_defeat() -> None:
    game = cowardly(at("hida-amoro"))
    game.second.does("trigger:the-coward-s-way")
    game.pass_while(lambda: game.second.asked == "reaction")
    game.first.does("focus:light-infantry")
    game.pass_while(lambda: game.table.duel is not None)
    assert game.zone(UJI) == game.zone("hida-amoro") == "dynasty discard"


def test_a_bowed_personality_does_not_join_the_duel() -> None:
    game = cowardly(at(YOJO, bowed=True))
    assert game.second.asked != "reaction"


# Extortion


def extorted() -> Scene:
    game = scene({"hand": ["extortion"], "holdings": GOLD, "personalities": [YOJO]},
                 {"personalities": [at(TSUKE, dishonored=True, attachments=["biting-steel"]), UJI]})  # fmt: skip
    game.first.does("play:extortion").pays()
    return game


def test_the_extorted_player_does_not_attack_the_extorter() -> None:
    game = extorted()
    game.pass_to("declare-attack", seat=1, turn=2)
    game.second.attacks(0)
    assert game.second.may("commit:daidoji-uji>province:0.0") and not game.second.may("commit:isawa-tsuke>province:0.0")


def test_the_extorted_does_not_act_against_that_players_cards() -> None:
    game = extorted()
    game.second.does("use:biting-steel")
    # Of the Personalities in play only those of other players can be chosen.
    assert game.card(UJI).force == 4 and game.card(YOJO).force == 2


def test_honor_ends_the_extortion() -> None:
    game = extorted()
    game.happens(game.table.framework.restore(game.card(TSUKE)))
    assert not game.card(TSUKE).value("extorted") and not game.table.durations.delayed
    game.pass_to("declare-attack", seat=1, turn=2)
    game.second.attacks(0)
    assert game.second.may("commit:isawa-tsuke>province:0.0")


def test_only_the_dishonored_are_extorted() -> None:
    game = scene({"hand": ["extortion"], "holdings": GOLD}, {"personalities": [UJI]})
    assert game.first.barred("play:extortion")
