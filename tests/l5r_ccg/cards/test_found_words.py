"""Cards whose wording comes from a public table of cards (dragncards-hac).

Each section names the printing whose wording the card follows.
"""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import data
from engine.l5r_ccg.cards.phrases.honor import COSTLY, costs_honor
from engine.l5r_ccg.definition import pool
from tests.l5r_ccg.keeping import kept
from tests.l5r_ccg.scene import Scene, at, battle_at, fights, scene

UNARI, YOJO, UJI, SUKUNE, TSUKE, KUWANAN = (
    "hida-unari", "matsu-yojo", "daidoji-uji", "hida-sukune", "isawa-tsuke", "doji-kuwanan",
)  # fmt: skip
FORT, MINE, FARM = "a-hidden-fortress", "gold-mine", "small-farm"
SUMMON, UNDEAD, WINS, TEST = (
    "summon-undead-champion", "undead-champion", "designer-wins", "test-of-the-emerald-champion",
)  # fmt: skip
LIES, FURY = "lies-lies-lies", "a-samurai-s-fury"


def turned_up(card_id: str, *others: dict[str, Any], side: dict[str, Any] | None = None, **more: Any) -> Scene:
    """Return the Events Phase in which the first player turns up an Event."""
    lying = [{"card": at(card_id, facedown=True)}, {}, {}, {}]
    return scene({"provinces": lying, **(side or {})}, *others, phase="events", **more)


# A Hidden Fortress (Anvil of Despair)


def fortress(**defender: Any) -> Scene:
    """Return the Action Phase after the first player has brought the Fortress into play."""
    lying = [{"card": at(FORT)}, {}, {}, {}]
    game = scene({"provinces": lying, "holdings": [MINE, MINE, MINE]}, phase="dynasty")
    game.first.does(f"recruit:{FORT}").pays()
    return game


def stormed(force: int, **side: Any) -> Scene:
    """Return a battle at the hidden Province. The attacking unit has this Force."""
    hidden = {"index": 4, "lasting": [
        {"attribute": "hidden", "value": 77, "until": "game", "source": FORT},
        {"attribute": "strength-limit", "value": 4, "until": "game", "source": FORT},
        {"attribute": "strength", "value": 4, "until": "game", "layer": "base", "source": FORT},
        {"attribute": "cannot:refill", "value": 1, "until": "game", "source": FORT},
    ]}  # fmt: skip
    game = scene({"personalities": [fights(UNARI, "1.4")], "hand": ["charge"]},
                 {"provinces": [{}, {}, {}, {}, hidden], "holdings": [at(FORT, uid=77)], **side},
                 attack=battle_at(4))  # fmt: skip
    game.happens(game.table.rules_of(0).apply(game.card(UNARI), "force", force - game.card(UNARI).force))
    return game


def test_the_fortress_brings_a_province_on_the_right_that_stays_empty() -> None:
    game = fortress()
    row = game.first.player.provinces
    assert [one.index for one in row] == [0, 1, 2, 3, 4]
    assert row[-1].card is None and row[-1].strength == 4
    kept(game)
    game.pass_to("action", turn=3)
    assert row[-1].card is None and row[0].card is not None


def test_the_strength_of_the_hidden_province_falls_but_does_not_rise() -> None:
    game = fortress()
    cause, place = game.table.rules_of(0), game.first.player.provinces[-1]
    game.happens(cause.apply(place, "strength", 5))
    assert place.strength == 4
    game.happens(cause.apply(place, "strength", -7))
    assert place.strength == 2


def test_the_fortress_falls_with_its_province() -> None:
    game = stormed(5)
    kept(game)
    game.resolve_battle()
    assert game.second.player.province(4).destroyed and game.zone(FORT) == "dynasty discard"
    assert len(game.second.player.standing) == 4


def test_the_hidden_province_falls_with_its_fortress() -> None:
    game = fortress()
    game.happens(game.table.rules_of(1).destroy(game.card(FORT)))
    assert game.first.player.provinces[-1].destroyed and len(game.first.player.standing) == 4
    kept(game)


def test_the_hidden_province_holds_against_its_own_strength() -> None:
    game = stormed(4)
    game.resolve_battle()
    assert not game.second.player.province(4).destroyed and game.zone(FORT) == "play"


def test_nothing_follows_from_the_fall_of_the_hidden_province() -> None:
    keep = "the-mountain-keep-of-the-dragon"
    hidden, usual = stormed(5, stronghold=keep), scene(
        {"personalities": [fights(UNARI, "1.0")], "hand": ["charge"]}, {"stronghold": keep}, attack=battle_at(0)
    )  # fmt: skip
    usual.happens(usual.table.rules_of(0).apply(usual.card(UNARI), "force", 20))
    before = hidden.second.player.province(1).strength
    for game in (hidden, usual):
        game.resolve_battle()
    assert hidden.second.player.province(1).strength == before < usual.second.player.province(1).strength


def test_the_conqueror_of_the_hidden_province_is_not_sung_of() -> None:
    game = stormed(5)
    game.resolve_battle()
    ends = next(one for one in reversed(game.match.records) if one.kind == "battle-ends")
    assert ends.facts["won_by"] is None


# Summon Undead Champion (Twenty Festivals and Lotus)


def test_an_undead_champion_comes_for_four_honor_and_stays() -> None:
    game = scene({"personalities": [at(TSUKE, attachments=[SUMMON])], "honor": 10})
    game.first.does(f"use:{SUMMON}")
    champion = game.card(UNDEAD)
    assert (champion.force, champion.chi, champion.controller, champion.at) == (5, 2, 0, None)
    assert champion.trait("Shadowlands") and champion.trait("Undead") and champion.trait("Champion")
    assert game.first.honor == 6 and game.zone(SUMMON) == "fate discard" and game.card(TSUKE).bowed
    kept(game)
    game.pass_to("action", seat=0, turn=3)
    assert game.zone(UNDEAD) == "play"


def test_a_bowed_shugenja_summons_nobody() -> None:
    game = scene({"personalities": [at(TSUKE, attachments=[SUMMON], bowed=True)], "honor": 10})
    assert not game.first.may(f"use:{SUMMON}")


# Designer Wins (promotional)


def test_the_designer_wins_if_all_others_know_the_face() -> None:
    game = turned_up(WINS, {}, {})
    assert game.second.asked == "target"
    game.second.does("choose:player:0")
    assert game.third.asked == "target"
    game.third.does("choose:player:0")
    assert game.match.outcome is not None and game.match.outcome.winners == (0,)
    assert game.match.outcome.reason == "card"


def test_a_player_whose_proof_somebody_rejects_does_not_win() -> None:
    game = turned_up(WINS, {}, {})
    game.second.does("choose:player:0")
    game.third.does()
    assert game.match.outcome is None and game.zone(WINS) == "dynasty discard"


# Test of the Emerald Champion (Samurai Edition)


def trial(champion: Any = UJI, rival: Any = YOJO, *more: dict[str, Any]) -> Scene:
    return turned_up(TEST, {"personalities": [rival], "honor": 10}, *more,
                     side={"personalities": [champion], "honor": 10})  # fmt: skip


def test_a_personality_who_beats_all_rivals_leaves_the_game_for_a_province() -> None:
    game = trial(at(UJI, tokens=[{"chi": 5, "name": "Chi"}]))
    game.second.does(f"choose:{YOJO}")
    game.pass_to("action", seat=0)
    assert game.zone(YOJO) == "dynasty discard" and game.zone(UJI) == "removed"
    assert (game.first.honor, game.second.honor) == (13, 10)
    assert [one.index for one in game.first.player.provinces] == [4, 0, 1, 2, 3]


def test_a_personality_who_loses_is_destroyed_and_wins_no_province() -> None:
    game = trial(UJI, at(YOJO, tokens=[{"chi": 5, "name": "Chi"}]))
    game.second.does(f"choose:{YOJO}")
    game.pass_to("action", seat=0)
    assert game.zone(UJI) == "dynasty discard" and game.zone(YOJO) == "play"
    assert (game.first.honor, game.second.honor) == (10, 13)
    assert len(game.first.player.provinces) == 4


def test_each_other_player_may_send_a_rival_in_turn() -> None:
    game = trial(at(UJI, tokens=[{"chi": 5, "name": "Chi"}]), YOJO, {"personalities": [KUWANAN]})
    game.second.does()
    assert game.third.asked == "target"
    game.third.does(f"choose:{KUWANAN}")
    game.pass_to("action", seat=0)
    assert game.zone(KUWANAN) == "dynasty discard" and game.zone(YOJO) == "play" and game.first.honor == 13
    assert len(game.first.player.provinces) == 5


def test_a_test_that_nobody_takes_up_is_won() -> None:
    game = trial()
    game.second.does()
    assert game.zone(UJI) == "removed" and len(game.first.player.provinces) == 5


def test_the_test_needs_a_personality_who_can_challenge() -> None:
    game = trial(at(UJI, lasting=[{"attribute": "cannot:challenge", "until": "game"}]))
    game.pass_to("action", seat=0)
    assert game.zone(UJI) == "play" and len(game.first.player.provinces) == 4


# Lies, Lies, Lies... (Samurai Edition)


def slandered(honor: int, **side: Any) -> Scene:
    return scene({"hand": [LIES], "honor": honor, **side})


def test_a_spotless_family_gains_eight_honor_up_to_its_beginning() -> None:
    start = pool()["the-war-fortress-of-the-crab"].facts.starting_honor
    assert start is not None
    game = slandered(start - 10)
    game.first.does(f"play:{LIES}")
    assert game.first.honor == start - 2
    game = slandered(start - 3)
    game.first.does(f"play:{LIES}")
    assert game.first.honor == start
    assert not slandered(start).first.may(f"play:{LIES}")


@pytest.mark.parametrize(
    "stain",
    [
        {"personalities": ["hida-yakamo-oni"]},
        {"dynasty_discard": ["goblin-warmonger"]},
        {"fate_discard": ["ninja-thief"]},
        {"holdings": ["kolat-oyabun"]},
        {"fate_discard": ["frenzy"]},
        {"holdings": ["black-market"]},
    ],
)
def test_a_stain_in_play_or_in_a_discard_pile_forbids_the_lie(stain: dict[str, Any]) -> None:
    assert not slandered(-5, **stain).first.may(f"play:{LIES}")


def test_other_players_cards_and_the_hand_are_no_stains() -> None:
    game = scene({"hand": [LIES, "frenzy"], "honor": -5}, {"personalities": ["hida-yakamo-oni"]})
    assert game.first.may(f"play:{LIES}")


# Texts that speak of a loss of Honor which only others suffer, or which this card changes or prevents.
OTHERS_LOSE = {
    *(f"ancestral-sword-of-{clan}-clan" for clan in ("crab", "crane", "dragon", "lion", "phoenix", "unicorn")),
    "bayushi-goshiu", "court-jester", "cowardice", "dairya-experienced", "debt-of-honor", "defend-your-honor",
    "dragon-sword-is-broken", "exile", "family-loyalty", "flight-of-dragons", "forced-alliance", "honorable-seppuku",
    "iaijutsu-challenge", "investigation", "kakita-yinobu", "martyr", "master-of-the-tea-ceremony",
    "mirumoto-house-guard", "plea-of-the-peasants", "scorn", "shame", "taro", "the-false-hoturi",
    "the-falling-darkness", "the-ruined-fortress-of-the-scorpion", "when-darkness-draws-near", "a-gift-of-honor",
}  # fmt: skip


def test_every_text_that_speaks_of_lost_honor_was_judged() -> None:
    texts = json.loads((Path(data.__file__).parent / "l5r_ccg" / "texts" / "en.json").read_text())
    speaks = {
        card_id
        for card_id, text in texts.items()
        if re.search(r"\blos(e|es|ing)\b[^.]*?\b(Honor equal|(the|his|of|\d+|much) Honor|Honor)\b", text)
        and not re.search(r"cannot win by Honor", text)
    }
    judged = COSTLY | OTHERS_LOSE | {card_id for card_id in speaks if costs_honor(pool()[card_id])}
    assert sorted(speaks - judged) == []
    assert not COSTLY & OTHERS_LOSE and all(card_id in pool() for card_id in COSTLY)


# A Samurai's Fury (Lotus Edition)


def raging(samurai: Any = None, hand: tuple[str, ...] = (FURY, "charge")) -> Scene:
    attacker = fights(UJI) if samurai is None else samurai
    return scene({"personalities": [attacker], "hand": list(hand)}, {"personalities": [fights(UNARI)]},
                 attack=battle_at(0))  # fmt: skip


def test_a_furious_samurai_gives_one_more_action_after_all_have_passed() -> None:
    game = raging()
    game.pass_to("reaction", seat=0)
    force = game.card(UJI).force
    game.first.does(f"trigger:{FURY}").chooses(UJI)
    assert game.first.asked == "battle-action"
    game.first.does("play:charge")
    compared = next(one for one in game.match.records if one.kind == "compare-force")
    assert compared.facts["attack"] == force + 3 and game.zone(FURY) == "fate discard"


def test_the_fury_may_be_played_after_a_terrain_takes_effect() -> None:
    game = scene({"personalities": [fights(UJI)], "hand": [FURY, "charge"]},
                 {"personalities": [fights(UNARI)], "hand": ["dispersive-terrain"]}, attack=battle_at(0))  # fmt: skip
    force = game.card(UNARI).force
    game.second.does("play:dispersive-terrain")
    game.pass_to("reaction", seat=0)
    assert game.first.may(f"trigger:{FURY}") and game.card(UNARI).force == force + 2


@pytest.mark.parametrize("one", [fights(YOJO), fights(TSUKE), at(UJI)])
def test_only_a_samurai_of_three_chi_in_the_battle_is_furious(one: Any) -> None:
    game = raging(one)
    game.pass_while(lambda: bool(game.match.open_prompts()) and not game.first.may(f"trigger:{FURY}"), 20)
    assert not game.match.open_prompts() or game.table.battle is None


def test_the_fury_may_end_in_nothing() -> None:
    game = raging()
    game.pass_to("reaction", seat=0)
    game.first.does(f"trigger:{FURY}").chooses(UJI)
    game.first.passes()
    assert game.zone(FURY) == "fate discard"


# Ikiryo beside other archers


def test_an_ikiryo_joins_another_attack_with_the_chi_of_its_double() -> None:
    game = scene({"personalities": [fights(TSUKE, attachments=["archers", "ikiryo"])], "honor": 10},
                 {"personalities": [fights(at(UJI)["id"], tokens=[{"force": 3, "name": "Force"}])]},
                 attack=battle_at(0), to_act=0)  # fmt: skip
    assert game.card(UJI).force == 5
    game.first.does("use:archers").does("shoot:ikiryo")
    assert game.zone(UJI) == "dynasty discard" and game.zone("ikiryo") == "fate discard"
    assert game.first.honor == 10 - game.card(TSUKE).chi and game.card(TSUKE).dishonored
