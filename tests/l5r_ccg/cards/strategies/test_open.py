"""Strategies with an Open Action."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import data
from engine.kernel.match import Match
from engine.kernel.prompt import Refused
from engine.l5r_ccg.cards.phrases.honor import COSTLY, costs_honor
from engine.l5r_ccg.definition import pool
from tests.l5r_ccg.cards.scenes import fought, numbers
from tests.l5r_ccg.keeping import kept
from tests.l5r_ccg.scene import CRAB, Scene, at, scene
from tests.l5r_ccg.scene import fights as f

SUKUNE = "hida-sukune"
YOJO = "matsu-yojo"
UJI = "daidoji-uji"
UNARI = "hida-unari"
TSUKE = "isawa-tsuke"
THREE_DIAMONDS = {"holdings": ["diamond-mine"] * 3}
GOLD = ["gold-mine"] * 4
# Texts that speak of a loss of Honor which only others suffer, or which this card changes or prevents.
OTHERS_LOSE = {
    *(f"ancestral-sword-of-{clan}-clan" for clan in ("crab", "crane", "dragon", "lion", "phoenix", "unicorn")),
    "bayushi-goshiu", "court-jester", "cowardice", "dairya-experienced", "debt-of-honor", "defend-your-honor",
    "dragon-sword-is-broken", "exile", "family-loyalty", "flight-of-dragons", "forced-alliance", "honorable-seppuku",
    "iaijutsu-challenge", "investigation", "kakita-yinobu", "martyr", "master-of-the-tea-ceremony",
    "mirumoto-house-guard", "plea-of-the-peasants", "scorn", "shame", "taro", "the-false-hoturi",
    "the-falling-darkness", "the-ruined-fortress-of-the-scorpion", "when-darkness-draws-near", "a-gift-of-honor",
}  # fmt: skip
POOR = {"stronghold": at(CRAB, bowed=True)}
TSUME = "moto-tsume"
SILVER = "silver-mine"
THREAT = "threat-of-war"
INFANTRY = "medium-infantry"
UONA = "isawa-uona"


# Along the Coast at Midnight


def test_along_the_coast_mounts_everybody_for_one_gold_each() -> None:
    led = at(YOJO, attachments=["light-infantry"])
    game = scene({"personalities": [led, at(SUKUNE, bowed=True)], "hand": ["along-the-coast-at-midnight"],
                  "holdings": ["gold-mine"]})  # fmt: skip
    assert game.table.gold_cost(game.card("along-the-coast-at-midnight"), 0) == 1
    game.first.does("play:along-the-coast-at-midnight").pays()
    assert all(game.card(one).trait("Cavalry") for one in (YOJO, SUKUNE, "light-infantry"))


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


# Break Morale


def test_break_morale_destroys_the_followers_of_a_dishonored_personality() -> None:
    game = scene({"hand": ["break-morale"]},
                 {"personalities": [at(UJI, dishonored=True, attachments=["medium-infantry"])]})  # fmt: skip
    game.first.does("play:break-morale")
    assert game.zone("medium-infantry") == "fate discard" and game.card(UJI).in_play


def test_break_morale_needs_a_dishonored_personality_with_followers() -> None:
    others = [at(UJI, dishonored=True), at(SUKUNE, attachments=["medium-infantry"])]
    game = scene({"hand": ["break-morale"]}, {"personalities": others})
    assert not game.first.may("play:break-morale")


# Disrupted Resources


def test_disrupted_resources_keep_gold_holdings_out() -> None:
    lying = [{"card": at("gold-mine", facedown=False)}, {"card": at("dance-troupe", facedown=False)},
             {"card": at("moat", facedown=False)}, {}]  # fmt: skip
    game = scene(
        {"provinces": lying, **THREE_DIAMONDS}, {"hand": ["disrupted-resources"], "holdings": ["diamond-mine"] * 2}
    )
    game.first.does("pass")
    game.second.does("play:disrupted-resources").pays()
    game.pass_to("dynasty", turn=1)
    assert not game.first.may("recruit:gold-mine") and game.first.may("recruit:moat")


def test_resources_are_not_disrupted_in_a_battle() -> None:
    game = fought([f(YOJO)], [f(UJI)], first={"hand": ["disrupted-resources"], **THREE_DIAMONDS})
    assert not game.first.may("play:disrupted-resources")


# Evil Portents


def test_evil_portents_help_the_shadowlands_and_harm_other_personalities() -> None:
    game = scene({"hand": ["evil-portents"], "personalities": ["yogo-junzo"]},
                 {"personalities": [at(UJI, attachments=["medium-infantry"])]})  # fmt: skip
    game.first.does("play:evil-portents")
    assert (game.card("yogo-junzo").force, game.card("yogo-junzo").chi) == (4, 3)
    assert (game.card(UJI).force, game.card(UJI).chi) == (1, 2) and game.card("medium-infantry").force == 3


# Fresh Horses


def test_fresh_horses_let_everybody_straighten_cavalry_by_stables() -> None:
    game = scene({"hand": ["fresh-horses"]},
                 {"personalities": [at("shinjo-hanari", bowed=True), at(UJI, bowed=True)],
                  "holdings": ["stables", *GOLD]})  # fmt: skip
    game.first.does("play:fresh-horses")
    game.second.does("use:stables:text.fresh-horses.0")
    game.second.chooses("shinjo-hanari").pays("bow:gold-mine", "bow:gold-mine")
    assert not game.card("shinjo-hanari").bowed and game.card("stables").bowed
    game.pass_to("action", seat=1, turn=2)
    assert not game.second.may("use:stables:text.fresh-horses.0")


# A Gift of Honor


# Lies, Lies, Lies...: worded as in Samurai Edition, by a public table of cards (dragncards-hac).


def gift(mine: int, theirs: int) -> Scene:
    game = scene({"holdings": GOLD, "honor": 10}, {"hand": ["a-gift-of-honor"], "holdings": GOLD, "honor": 10})
    game.first.does("pass")
    game.second.does("play:a-gift-of-honor").does(f"number:{mine}").pays()
    game.first.does(f"number:{theirs}").pays()
    return game


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


@pytest.mark.parametrize(
    ("mine", "theirs", "honor"), [(4, 2, (9, 13)), (2, 4, (13, 9)), (2, 2, (10, 10)), (1, 0, (9, 13))]
)
def test_the_player_who_gives_more_gains_the_honor(mine: int, theirs: int, honor: tuple[int, int]) -> None:
    game = gift(mine, theirs)
    assert (game.first.honor, game.second.honor) == honor


def test_a_gift_is_given_in_anothers_turn_with_some_gold() -> None:
    game = scene({"hand": ["a-gift-of-honor"], "holdings": GOLD}, {"hand": ["a-gift-of-honor"]})
    assert game.first.barred("play:a-gift-of-honor")


# Imperial Taxation


def taxation() -> Scene:
    game = scene({"holdings": ["port", *GOLD]}, {"hand": ["imperial-taxation"], "holdings": GOLD})
    game.first.does("pass")
    game.second.does("play:imperial-taxation").chooses("port").pays()
    return game


def test_a_taxed_holding_is_paid_for_again() -> None:
    game = taxation()
    game.first.does("port").pays("bow:gold-mine", "bow:gold-mine")
    assert game.zone("port") == "play"


def test_a_taxed_holding_that_is_not_paid_for_is_destroyed() -> None:
    game = taxation()
    game.first.does()
    assert game.zone("port") == "dynasty discard"


def test_nobody_taxes_in_his_own_turn_or_beyond_his_means() -> None:
    own = scene({"holdings": GOLD, "hand": ["imperial-taxation"]}, {"holdings": GOLD})
    assert own.first.barred("play:imperial-taxation")
    poor = scene({"holdings": ["port"]}, {"hand": ["imperial-taxation"], **POOR})
    poor.first.does("pass")
    assert not poor.second.may("play:imperial-taxation")


@pytest.mark.parametrize("sources", [{}, POOR])
def test_the_tax_on_a_holding_without_a_cost_bows_nothing_for_gold(sources: dict[str, Any]) -> None:
    """Imperial Taxation costs as much as the holding, and Black Market costs nothing (printed).

    Asahina Tamako's gold depends on the hand. So her player is asked how to pay even if there is only one way.
    """
    taxing = {"hand": ["imperial-taxation"], "personalities": ["asahina-tamako"], **sources}
    game = scene({"holdings": ["black-market"]}, taxing)
    game.first.does("pass")
    game.second.does("play:imperial-taxation").chooses("black-market")
    assert game.first.asked == "target" and game.second.player.stronghold.bowed == bool(sources)
    assert Match.rebuild(game.match.header, game.match.log).log == game.match.log


# Kolat Interference


def test_the_kolat_keep_the_active_player_from_drawing() -> None:
    game = scene({"honor": 5}, {"hand": ["kolat-interference"], "holdings": ["gold-mine", "gold-mine"], "honor": 5})
    game.first.does("pass")
    game.second.does("play:kolat-interference").pays()
    assert game.second.honor == 2
    game.pass_to("action", seat=1, turn=2)
    assert not game.first.hand


# Rise, Brother


def test_rise_brother_bows_one_of_the_clan_to_straighten_another() -> None:
    game = scene(
        {"hand": ["rise-brother"], "personalities": [SUKUNE, at("hida-unari", bowed=True), at(YOJO, bowed=True)]}
    )
    game.first.does("play:rise-brother").chooses(SUKUNE)
    assert game.card(SUKUNE).bowed and not game.card("hida-unari").bowed and game.card(YOJO).bowed


def test_rise_brother_needs_two_personalities_of_the_players_clan() -> None:
    game = scene({"hand": ["rise-brother"], "personalities": [YOJO, at("hida-unari", bowed=True)]})
    assert not game.first.may("play:rise-brother")


# Shadowlands Sickness


def test_shadowlands_sickness_bows_cards_of_the_shadowlands() -> None:
    game = scene({"hand": ["shadowlands-sickness"]}, {"personalities": [TSUME, UJI]})
    game.first.does("play:shadowlands-sickness")
    assert game.card(TSUME).bowed and not game.card(UJI).bowed


def test_without_shadowlands_nobody_falls_ill() -> None:
    game = scene({"hand": ["shadowlands-sickness"]}, {"personalities": [UJI]})
    assert game.first.barred("play:shadowlands-sickness", "action")


# Threat of War


def threat(*samurai: Any, **facts: Any) -> Scene:
    """Return the first player's Action Phase, after the second player has played the threat."""
    game = scene({"personalities": [*samurai, "asahina-tomo"], "holdings": [SILVER, "hawks-and-falcons"], **facts},
                 {"personalities": [YOJO], "holdings": [SILVER] * 5, "hand": [THREAT]}, to_act=1)  # fmt: skip
    game.second.does(f"play:{THREAT}").pays()
    assert game.card(YOJO).bowed
    kept(game)
    return game


def test_a_holding_makes_gold_only_if_a_samurai_bows_with_it() -> None:
    game = threat(UNARI, hand=[INFANTRY])
    game.first.does(f"attach:{INFANTRY}").chooses("asahina-tomo")
    game.first.does(f"bow:{SILVER}", "bow:the-war-fortress-of-the-crab")
    assert game.first.asked == "threatened"
    game.first.does(UNARI)
    assert game.card(UNARI).bowed and game.card(INFANTRY).in_play


def test_a_player_who_bows_no_samurai_loses_the_gold() -> None:
    game = threat(UNARI, hand=["ratling-bushi"], holdings=[SILVER])
    game.first.does("attach:ratling-bushi").chooses("asahina-tomo").pays()
    game.first.does("pass")
    assert all(one.bowed for one in game.cards(SILVER, 0)) and game.card("ratling-bushi").zone == "hand"
    assert not game.card(UNARI).bowed


def test_without_a_samurai_the_holding_has_no_effect_and_nobody_is_asked() -> None:
    game = threat()
    honor = game.first.honor
    game.first.does("use:hawks-and-falcons")
    assert game.card("hawks-and-falcons").bowed and game.first.honor == honor and "threatened" not in game.kinds


def test_an_ability_of_a_holding_works_if_a_samurai_bows() -> None:
    game = threat(UNARI)
    honor = game.first.honor
    game.first.does("use:hawks-and-falcons")
    game.first.does(UNARI)
    assert game.first.honor == honor + 1


@pytest.mark.parametrize("willing", [True, False])
def test_a_holding_that_bows_for_another_card_needs_a_samurai(willing: bool) -> None:
    game = threat(UNARI, "yasuki-taka", holdings=[SILVER, at("small-farm", bowed=True)])
    game.first.does("use:yasuki-taka").chooses("small-farm")
    assert game.first.asked == "threatened"
    game.first.does(UNARI if willing else "pass")
    assert game.cards(SILVER, 0)[0].bowed and game.card("small-farm").bowed is not willing


def test_an_action_that_bows_no_holding_is_not_threatened() -> None:
    game = threat(UNARI, hand=["charge"], holdings=[at(SILVER, bowed=True)], stronghold="the-war-fortress-of-the-crab")
    game.first.does("use:the-war-fortress-of-the-crab").chooses("province:0.0")
    assert "threatened" not in game.kinds


def test_two_threats_ask_for_two_samurai() -> None:
    twice = [{"attribute": "has-text", "source": THREAT, "until": "turn"}] * 2
    home = at("the-war-fortress-of-the-crab", lasting=twice)
    game = scene({"personalities": [UNARI, UJI], "holdings": ["hawks-and-falcons"], "stronghold": home})
    honor = game.first.honor
    game.first.does("use:hawks-and-falcons")
    game.first.does(UNARI, UJI)
    assert game.card(UJI).bowed and game.first.honor == honor + 1


def test_the_stronghold_makes_gold_without_a_samurai() -> None:
    game = threat(UNARI, hand=["light-infantry"], holdings=[])
    game.first.does("attach:light-infantry").chooses("asahina-tomo").pays()
    assert game.card("light-infantry", 0).in_play and not game.card(UNARI).bowed


def test_the_threat_ends_with_the_turn() -> None:
    game = threat(UNARI)
    game.pass_to("action", 0, turn=game.table.turn + 2)
    game.first.does("use:hawks-and-falcons")
    assert not game.card(UNARI).bowed


@pytest.mark.parametrize("active", [0, 1])
def test_it_is_played_in_another_players_turn_with_a_samurai(active: int) -> None:
    side = {"personalities": [YOJO], "holdings": [SILVER] * 5, "hand": [THREAT]}
    assert scene({}, side, active=active, to_act=1).second.may(f"play:{THREAT}") is (active == 0)
    assert not scene({}, {**side, "personalities": ["asahina-tomo"]}, to_act=1).second.may(f"play:{THREAT}")


# The Touch of Shinsei


def blessed(honor: int) -> Scene:
    game = scene(
        {"personalities": [YOJO], "holdings": ["sanctified-temple"], "hand": ["the-touch-of-shinsei"]},
        {"personalities": [UJI], "honor": honor},
        seed="blessed",
    )
    game.first.does("play:the-touch-of-shinsei")
    return game


@pytest.mark.parametrize(("honor", "may"), [(1, False), (0, True)])
def test_a_personality_touched_by_shinsei_leaves_the_honorable_alone(honor: int, may: bool) -> None:
    game = blessed(honor)
    assert numbers(game, YOJO) == (3, 3) and game.card("sanctified-temple").bowed
    game.to_attack().attacks(1)
    assert (game.first.asked == "commit") is may


def test_a_personality_touched_by_shinsei_defends_against_anybody() -> None:
    game = scene(
        {"personalities": [UJI]},
        {"personalities": [YOJO], "holdings": ["sanctified-temple"], "hand": ["the-touch-of-shinsei"]},
        to_act=1,
    )
    game.second.does("play:the-touch-of-shinsei")
    game.to_attack().attacks(1)
    game.first.commits(daidoji_uji="1.0")
    assert game.second.may(f"commit:{YOJO}>province:1.0")


@pytest.mark.parametrize("who", [UONA, UNARI])
def test_shinsei_touches_a_samurai_in_a_temple(who: str) -> None:
    """A Shugenja is not a Samurai. Without a Temple the Event changes nobody."""
    holdings = ["sanctified-temple"] if who == UONA else ["diamond-mine"]
    game = scene({"personalities": [who], "holdings": holdings, "hand": ["the-touch-of-shinsei"]})
    assert not game.first.may("play:the-touch-of-shinsei")
