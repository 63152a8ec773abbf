"""Events that forbid, reorder and cancel."""

from typing import Any

import pytest

from engine.l5r_ccg.machinery.position import dump, load
from tests.l5r_ccg.scene import CRAB, Scene, at, battle_at, fights, scene

YOJO, UJI, SUKUNE, KUWANAN, TSUKE = "matsu-yojo", "daidoji-uji", "hida-sukune", "doji-kuwanan", "isawa-tsuke"
UNARI, HANARI, JUNZO, TOMO = "hida-unari", "shinjo-hanari", "yogo-junzo", "asahina-tomo"
GOLD = ["gold-mine"] * 4
POOR = {"stronghold": at(CRAB, bowed=True)}


def turned_up(event: str, *sides: dict[str, Any]) -> Scene:
    """Let an Event lie in the first player's first province, and play on to the first Action Phase."""
    first = sides[0] if sides else {}
    game = scene({"provinces": [{"card": event}, {}, {}, {}], **first}, *sides[1:], phase="events")
    game.pass_to("action", seat=0, turn=1)
    return game


def test_summons_from_beyond_destroy_all_ancestors() -> None:
    haunted = at("kitsu-toju", attachments=["shiryo-no-matsu"])
    game = turned_up("summons-from-beyond", {}, {"personalities": [haunted]})
    assert game.zone("shiryo-no-matsu") == "fate discard"


def test_marked_dragons_keep_apart() -> None:
    game = turned_up("doom-of-the-dragon", {"personalities": ["mirumoto-daini", "togashi-yoshi", YOJO]},
                     {"personalities": [UJI]})  # fmt: skip
    assert [token.name for token in game.card("mirumoto-daini").tokens] == ["Doom of the Dragon"]
    game.to_attack().attacks(1)
    one = game.first
    with pytest.raises(Exception, match="not-together"):
        one.does("commit:mirumoto-daini>province:1.0", "commit:togashi-yoshi>province:1.0")
    one.commits(mirumoto_daini="1.0", togashi_yoshi="1.1", matsu_yojo="1.0")
    assert game.card("mirumoto-daini").at is game.card(YOJO).at


def test_the_mines_stay_bowed_through_the_riots() -> None:
    game = turned_up("mine-riots", {}, {"holdings": [at("gold-mine", bowed=True), at("port", bowed=True)]})
    game.pass_to("action", seat=1, turn=2)
    assert game.card("gold-mine").bowed and not game.card("port").bowed
    game.pass_to("action", seat=0, turn=3)
    game.pass_to("action", seat=1, turn=4)
    assert not game.card("gold-mine").bowed


def test_the_blockade_lasts_until_another_port_opens() -> None:
    game = turned_up("kisada-s-blockade", {"holdings": ["port", "trade-route", "gold-mine"]})
    table = game.table
    assert game.card("port").forbids("bow-for-gold") and game.card("trade-route").forbids("bow-for-gold")
    assert not game.card("gold-mine").forbids("bow-for-gold")
    new = next(card for card in table.players[1].dynasty_deck)
    new.face = game.card("port").face
    game.happens(table.rules_of(1).enter_play(new))
    assert not game.card("port", 0).forbids("bow-for-gold") and not table.durations.delayed


def test_the_day_is_seized_by_attacking_first() -> None:
    game = scene({"provinces": [{"card": "seize-the-day"}, {}, {}, {}], "personalities": [UNARI]},
                 {"personalities": [YOJO]}, phase="events")  # fmt: skip
    game.pass_to("declare-attack", seat=0, turn=1)
    game.pass_to("action", seat=0, turn=1)
    loaded = load("again", frozenset(), dump(game.table))
    assert loaded.course.order_of_phases()[2:4] == ["attack", "action"]
    game.pass_to("declare-attack", seat=1, turn=2)
    game.pass_to("action", seat=0, turn=3)
    game.pass_to("declare-attack", seat=0, turn=3)


def test_the_next_event_falls_into_the_celestial_pattern() -> None:
    both = [{"card": "the-celestial-pattern"}, {"card": "bon-festival"}, {}, {}]
    game = scene({"provinces": both, "dynasty_discard": [at(YOJO, died="honorably")], "honor": 5}, phase="events")
    game.pass_to("action", seat=0, turn=1)
    assert game.first.honor == 5 and game.zone("bon-festival") == "dynasty discard"
    assert not game.table.players[0].added("no-event")


def test_there_is_no_hope_for_festivals_alone() -> None:
    both = [
        {"card": "there-is-no-hope"},
        {"card": "bon-festival"},
        {"card": "iris-festival"},
        {"card": "strength-of-the-earth"},
    ]
    game = scene({"provinces": both, "dynasty_discard": [at(YOJO, died="honorably")], "honor": 5},
                 {"personalities": [JUNZO]}, phase="events")  # fmt: skip
    game.pass_to("action", seat=0, turn=1)
    assert game.first.honor == 5 and game.zone(JUNZO) == "play" and game.province(0, 0).strength == 7 + 1


def test_the_favor_does_not_reach_units_of_the_naga() -> None:
    game = scene({"personalities": [fights("naga-warlord"), fights(UJI)]}, {"personalities": [fights(YOJO)]},
                 attack=battle_at(0), to_act=1, favor=1)  # fmt: skip
    assert game.second.may("use:imperial-favor:2")
    game = turned_up("the-tao-of-the-naga", {"personalities": ["naga-warlord", UJI]}, {"personalities": [YOJO]})
    table = game.table
    favor = next(ability for ability in table.favor_card.face.abilities if ability.targets)
    use = table.use(favor, table.favor_card, 1)
    assert game.card("naga-warlord").forbids("be-targeted", use) and not game.card(UJI).forbids("be-targeted", use)


def test_the_naga_do_not_lobby_any_more() -> None:
    naga = {"stronghold": "the-hidden-temples-of-the-naga", "personalities": ["naga-warlord"], "honor": 30}
    assert scene(naga, {"honor": 1}).first.may("lobby:naga-warlord")
    game = turned_up("the-tao-of-the-naga", naga, {"honor": 1, "personalities": [KUWANAN]})
    assert not game.first.may("lobby:naga-warlord")
    game.pass_to("action", seat=1, turn=2)
    assert game.second.may(f"lobby:{KUWANAN}")


def test_legends_honor_players_who_destroy_the_shadowlands_until_the_second_turn() -> None:
    game = turned_up(
        "a-time-of-legends",
        {"honor": 10},
        {"hand": ["kolat-assassin"], "holdings": GOLD, "honor": 10, "personalities": [JUNZO, "mountain-goblin", YOJO]},
    )
    game.pass_to("action", seat=1, turn=2)
    game.second.does("play:kolat-assassin").chooses(JUNZO).pays()
    assert game.second.honor == 10 - 4 + 2
    game.pass_to("action", seat=0, turn=3)
    game.happens(game.table.use(next(iter(game.table.favor_card.face.abilities)), game.card(YOJO), 1).destroy(
        game.card("mountain-goblin")))  # fmt: skip
    assert game.second.honor == 10


def test_legends_do_not_sing_of_others_and_end() -> None:
    game = turned_up("a-time-of-legends", {"honor": 10}, {"personalities": [JUNZO, YOJO]})
    cause = game.table.use(next(iter(game.table.favor_card.face.abilities)), game.card(YOJO), 0)
    game.happens(cause.destroy(game.card(YOJO)))
    assert game.first.honor == 10
    game.pass_to("action", seat=0, turn=5)
    game.happens(cause.destroy(game.card(JUNZO)))
    assert game.first.honor == 10
