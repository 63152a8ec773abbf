"""The Mirror's Gaze: the events that it resolves again, and the events that it does not."""

from typing import Any

import pytest

from tests.l5r_lcg.cards.positions import MILITARY, POLITICAL, favor, fight
from tests.l5r_lcg.rules.proof import proves
from tests.l5r_lcg.rules.ways import lazy_answer
from tests.l5r_lcg.scene import Scene, at, inside, scene

LOW = "hida-guardian"


def gazing(event: str, *mine: Any, **position: Any) -> Any:
    """Return a conflict in which the first player plays an event and the second player has The Mirror's Gaze."""
    first = {
        "characters": [inside("doji-challenger"), inside("matsu-berserker", bowed=True)],
        "hand": [event],
        "fate": 5,
    }
    seer = inside("adept-of-the-waves", attachments=["the-mirror-s-gaze"])
    return scene(first, {"characters": [seer, *mine]}, conflict=MILITARY, to_act=0, **position)


def test_the_mirrors_gaze_resolves_an_opponents_event_again() -> None:
    game = gazing("banzai")
    game.first.does("play:banzai").does("doji-challenger").does("select:done")
    game.second.does("trigger:the-mirror-s-gaze").does("adept-of-the-waves").does("select:done")
    assert game.card("adept-of-the-waves").military == 4 and game.card("doji-challenger").military == 5
    assert game.second.fate == 0 and game.zone("banzai") == "conflict discard"


def test_the_mirrors_gaze_ignores_costs_and_triggering_conditions() -> None:
    game = gazing("assassination", LOW)
    game.first.does("play:assassination").does(LOW)
    game.second.does("trigger:the-mirror-s-gaze").does("matsu-berserker")
    assert game.second.honor == 10 and not game.card("matsu-berserker").in_play
    fallen = scene(
        {"characters": [inside("hida-kisada"), inside("doji-challenger")], "hand": ["fallen-in-battle"], "fate": 1},
        {
            "characters": [
                at("adept-of-the-waves", attachments=["the-mirror-s-gaze"]),
                inside(LOW),
                inside("moto-youth"),
            ]
        },
        conflict=MILITARY,
    )
    assert fallen.offers("trigger:fallen-in-battle")
    fallen.first.triggers("fallen-in-battle", LOW)
    fallen.second.does("trigger:the-mirror-s-gaze").does("hida-kisada")
    assert not fallen.card("hida-kisada").in_play


def mirrored(first: dict[str, Any], second: dict[str, Any], **position: Any) -> Scene:
    """Return a position in which a Shugenja of the second player bears the mirror and both players can pay."""
    seer = at("adept-of-the-waves", attachments=["the-mirror-s-gaze"])
    theirs = {"fate": 5, **second, "characters": [seer, *second.get("characters", [])]}
    return scene({"fate": 5, **first}, theirs, **position)


def not_mirrored(game: Scene, event: str) -> None:
    """The event has just resolved: check that nobody is offered the mirror before the next action."""
    assert game.zone(event) == "conflict discard"
    while game.match.pending and game.match.pending[0].kind not in ("action", "dynasty"):
        assert not game.second.may("trigger:the-mirror-s-gaze")
        seat = game.match.waiting()[0]
        prompt = game.match.prompt_for(seat)
        assert prompt is not None
        game.match.answer(seat, lazy_answer(prompt))
    assert not game.second.may("trigger:the-mirror-s-gaze")


@proves("FAQ 14")
def test_the_mirror_does_not_copy_i_can_swim() -> None:
    game = mirrored(
        {"hand": ["i-can-swim"], "bid": 3, "characters": [inside("kakita-asami")]},
        {"bid": 2, "characters": [inside("akodo-toturi", status="dishonored")]},
        conflict=POLITICAL,
        to_act=0,
    )
    game.first.plays("i-can-swim")
    not_mirrored(game, "i-can-swim")


@proves("FAQ 14")
def test_the_mirror_does_not_copy_way_of_the_chrysanthemum() -> None:
    game = mirrored({"hand": ["way-of-the-chrysanthemum"]}, {}, step="2.2")
    game.first.bids(1)
    game.second.bids(4)
    game.first.does("trigger:way-of-the-chrysanthemum")
    not_mirrored(game, "way-of-the-chrysanthemum")


@proves("FAQ 14")
def test_the_mirror_does_not_copy_indomitable_will() -> None:
    game = mirrored(
        {"hand": ["indomitable-will"], "characters": [inside("matsu-berserker")]},
        {"characters": [inside("doji-whisperer")]},
        conflict=MILITARY,
    )
    game.pass_all(until="reaction")
    game.first.triggers("indomitable-will")
    not_mirrored(game, "indomitable-will")


@proves("FAQ 14")
def test_the_mirror_does_not_copy_ready_for_battle() -> None:
    game = mirrored(
        {"hand": ["ready-for-battle"], "characters": [inside("deathseeker")]},
        {"characters": [inside("lion-s-pride-brawler"), at("matsu-berserker", bowed=True)]},
        conflict=fight(attacker=1),
        to_act=1,
    )
    game.second.does("trigger:lion-s-pride-brawler").does("deathseeker")
    game.first.does("trigger:ready-for-battle")
    not_mirrored(game, "ready-for-battle")


@proves("FAQ 13")
@pytest.mark.parametrize("event", ["voice-of-honor", "forged-edict", "censure"])
def test_the_mirror_does_not_copy_a_cancelling_event(event: str) -> None:
    game = mirrored(
        {"hand": [event], "characters": [inside("doji-whisperer", status="honored")]},
        {"hand": ["banzai"], "characters": [inside("matsu-berserker")]},
        conflict=MILITARY,
        to_act=1,
        favor=favor(0),
    )
    game.second.does("play:banzai").does("matsu-berserker")
    game.first.does(f"trigger:{event}")
    assert game.card("matsu-berserker").military == 3
    not_mirrored(game, event)


@proves("FAQ 13")
def test_the_mirror_does_not_copy_display_of_power() -> None:
    game = mirrored(
        {"hand": ["display-of-power"]},
        {"characters": [inside("brash-samurai")]},
        conflict=fight(attacker=1),
        to_act=0,
    )
    game.pass_all(until="reaction")
    game.first.does("trigger:display-of-power")
    not_mirrored(game, "display-of-power")


def test_the_mirrors_gaze_copies_neither_a_cancelled_nor_an_own_event() -> None:
    game = gazing("banzai", at("hida-kisada"))
    game.first.does("play:banzai").does("doji-challenger")
    assert game.card("doji-challenger").military == 3 and not game.second.may("the-mirror-s-gaze")
    seer = inside("adept-of-the-waves", attachments=["the-mirror-s-gaze"])
    own = scene({"characters": [seer], "hand": ["banzai"]}, conflict=MILITARY, to_act=0, asked=(0,))
    own.first.does("play:banzai").does("select:done")
    assert not own.first.may("trigger:the-mirror-s-gaze")


def test_a_voice_of_honor_is_not_mirrored() -> None:
    first = {"characters": [inside("matsu-berserker")], "hand": ["banzai"], "fate": 1}
    second = {"characters": [inside("doji-whisperer", status="honored")], "hand": ["voice-of-honor"]}
    seer = inside("adept-of-the-waves", attachments=["the-mirror-s-gaze"])
    game = scene({**first, "characters": [*first["characters"], seer]}, second, conflict=MILITARY, to_act=0, asked=(0,))
    game.first.does("play:banzai").does("matsu-berserker")
    game.second.does("trigger:voice-of-honor")
    assert not game.first.may("trigger:the-mirror-s-gaze")


# The event resolves "as if you had just played it", without its costs and its triggering condition: a maximum is
# neither. Maximum counts each initiation of an ability (RR 1.5, Maximum), and its effects initiate here (steps 5 to 7).
# Other rules engines read the text in the same way.


def both_with(event: str, gaze: bool = False) -> Scene:
    """Return a conflict in which each player has a copy of an event.

    The second player has The Mirror's Gaze. With ``gaze`` the first player has one too.
    """
    attachments = ["the-mirror-s-gaze"]
    seer = inside("adept-of-the-waves", attachments=attachments)
    other = inside("adept-of-the-waves", attachments=attachments if gaze else [])
    return scene(
        {"characters": [other, inside("doji-challenger")], "hand": [event]},
        {"characters": [seer, inside(LOW)], "hand": [event]},
        conflict=MILITARY,
        to_act=0,
        asked=(0, 1),
    )


def test_the_mirrors_gaze_resolves_no_event_beyond_its_maximum() -> None:
    game = both_with("banzai")
    game.first.passes()
    game.second.does("play:banzai").does(LOW).does("select:done")
    game.first.does("play:banzai").does("doji-challenger").does("select:done")
    assert not game.second.may("trigger:the-mirror-s-gaze")


def test_an_event_resolved_by_the_mirrors_gaze_counts_toward_the_maximum() -> None:
    game = both_with("banzai")
    game.first.does("play:banzai").does("doji-challenger").does("select:done")
    game.second.does("trigger:the-mirror-s-gaze").does(LOW).does("select:done")
    assert game.second.asked == "action" and not game.second.may("play:banzai")


def test_one_mirrors_gaze_reacts_to_the_event_of_another() -> None:
    """The mirror reacts to an opponent's event, and an event that the opponent's mirror resolves is the opponent's."""
    game = both_with("backhanded-compliment", gaze=True)
    game.first.does("play:backhanded-compliment").does("choose:player:1")
    game.second.does("trigger:the-mirror-s-gaze").does("choose:player:0")
    assert game.first.honor == 9
    game.first.does("trigger:the-mirror-s-gaze").does("choose:player:1")
    assert game.second.honor == 8
