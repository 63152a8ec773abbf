"""A fifth Province, in every place that lists, stores or copies Provinces."""

from typing import Any

import pytest

from engine.kernel.prompt import Refused
from tests.l5r_ccg.keeping import kept
from tests.l5r_ccg.scene import Scene, at, battle_at, fights, scene

FESTIVAL, UNARI, UJI = "chrysanthemum-festival", "hida-unari", "daidoji-uji"
ADDED = {"index": 4}


def festival(*, last: bool = False) -> Scene:
    """Return the Action Phase after the first player has turned up the Festival."""
    lying = [{"card": at(FESTIVAL, facedown=True)}, {}, {}, {}]
    game = scene({"provinces": lying[::-1] if last else lying}, {"provinces": [{}, {}, {}, {}]}, phase="events")
    game.pass_to("action", 0)
    return game


@pytest.mark.parametrize("last", [False, True])
def test_everybody_gets_a_fifth_province_on_the_left_which_is_filled(last: bool) -> None:
    game = festival(last=last)
    for seat in (0, 1):
        row = game.table.players[seat].provinces
        assert [one.index for one in row] == [4, 0, 1, 2, 3]
        assert row[0].card is not None and row[0].card.facedown
        assert row[0].strength == row[1].strength
    assert game.zone(FESTIVAL) == "dynasty discard"
    kept(game)


def test_a_second_festival_adds_a_province_on_the_left_of_the_first_one() -> None:
    game = scene({"provinces": [ADDED, {"card": at(FESTIVAL, facedown=True)}, {}, {}, {}]}, phase="events")
    game.pass_to("action", 0)
    assert [one.index for one in game.first.player.provinces] == [5, 4, 0, 1, 2, 3]
    assert [one.index for one in game.second.player.provinces] == [4, 0, 1, 2, 3]
    kept(game)


def test_there_are_no_further_provinces_without_hope() -> None:
    lying = [{"card": at(FESTIVAL, facedown=True)}, {}, {}, {}]
    hopeless = [{"attribute": "no-festivals", "until": "game"}]
    game = scene({"provinces": lying, "lasting": hopeless}, phase="events")
    game.pass_to("action", 0)
    assert len(game.first.player.provinces) == 4


def test_the_fifth_province_can_be_attacked_and_defended() -> None:
    game = scene({"personalities": [fights(UNARI, "1.4")], "hand": ["charge"]}, {"provinces": [ADDED, {}, {}, {}, {}]},
                 attack=battle_at(4))  # fmt: skip
    kept(game)
    fifth = game.second.player.province(4)
    assert game.battle.province is fifth and fifth.key == "province:1.4"
    game.happens(game.table.rules_of(0).apply(game.card(UNARI), "force", 9))
    game.resolve_battle()
    assert fifth.destroyed and len(game.second.player.standing) == 4


def test_a_player_is_out_when_the_fifth_province_falls_too() -> None:
    gone = [{"destroyed": True}] * 4
    game = scene({"personalities": [fights(UNARI, "1.4")]}, {"provinces": [ADDED, *gone]}, attack=battle_at(4))
    assert game.match.outcome is None
    game.happens(game.table.rules_of(0).apply(game.card(UNARI), "force", 9))
    game.pass_while(lambda: game.match.outcome is None, 40)
    assert game.match.outcome is not None and game.match.outcome.winners == (0,)


def test_the_leftmost_of_the_usual_four_is_next_to_the_fifth() -> None:
    game = scene({"provinces": [ADDED, {"attached": ["mountain-pass"]}, {}, {}, {}]})
    plain = scene({"provinces": [ADDED, {}, {}, {}, {}]})
    now, before = ([one.strength for one in each.first.player.provinces] for each in (game, plain))
    assert next(one - was for one, was in zip(now, before, strict=True)) == -1


@pytest.mark.parametrize(
    "facts",
    [
        {"provinces": [{}, ADDED, {}, {}, {}]},
        {"provinces": [{"index": 5}, {}, {}, {}, {}]},
        {"provinces": [{}, {}, {}, {}, {}]},
        {"personalities": [fights(UJI, "1.4")]},
    ],
)
def test_an_impossible_fifth_province_is_refused(facts: dict[str, Any]) -> None:
    with pytest.raises(Refused, match="impossible-position"):
        scene({"personalities": [UNARI]}, facts, attack=battle_at(0))


def test_there_is_no_battle_at_a_province_that_is_not_there() -> None:
    with pytest.raises(Refused, match="impossible-position"):
        scene({"personalities": [UNARI]}, {}, attack=battle_at(4))
