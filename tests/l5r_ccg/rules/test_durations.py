"""How long effects last (chapter 7): the turn, one's own next turn, for good."""

from typing import Any

import pytest

from engine.kernel.flow import Flow
from engine.l5r_ccg import events as e
from tests.l5r_ccg.rules.proof import proves
from tests.l5r_ccg.scene import Scene, at, scene

YOJO, UJI, SUKUNE = "matsu-yojo", "daidoji-uji", "hida-sukune"


def three() -> Scene:
    return scene({"personalities": [YOJO]}, {"personalities": [UJI]}, {"personalities": [SUKUNE]})


def to_turn(game: Scene, turn: int) -> None:
    game.pass_to("action", turn=turn)


@proves("permanent-bonuses", "turn")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_until_ones_next_turn_begins(seat: int) -> None:
    """Whoever's turn it is when the effect begins: it ends as the turn of whose effect it is comes round again."""
    game = three()
    uji = game.card(UJI)
    game.happens(game.table.rules_of(seat).apply(uji, "force", 2, until="next-turn"))
    assert uji.force == uji.face.force + 2
    ends = {0: 4, 1: 2, 2: 3}[seat]
    for turn in range(2, 5):
        to_turn(game, turn)
        assert (uji.force > uji.face.force) == (turn < ends)


@proves("permanent-bonuses", "turn")
@pytest.mark.parametrize("seat", [0, 1])
def test_until_the_end_of_ones_next_turn(seat: int) -> None:
    """The turn in which the effect begins is not the next one."""
    game = three()
    uji = game.card(UJI)
    game.happens(game.table.rules_of(seat).apply(uji, "force", 2, until="end-of-next-turn"))
    last = {0: 4, 1: 2}[seat]
    for turn in range(2, 6):
        to_turn(game, turn)
        assert (uji.force > uji.face.force) == (turn <= last)


@proves("permanent-bonuses", "your")
def test_a_card_taken_until_ones_next_turn_goes_back_then() -> None:
    game = three()
    game.happens(game.table.rules_of(0).take_control(game.card(UJI), until="next-turn"))
    to_turn(game, 3)
    assert game.card(UJI).controller == 0
    to_turn(game, 4)
    assert game.card(UJI).controller == 1


def nothing(delayed: Any, event: Any) -> Flow[None]:
    yield from ()


@proves("permanent-bonuses", "turn")
def test_what_waits_until_ones_next_turn_is_forgotten_then() -> None:
    game = three()
    cause = game.table.rules_of(1)
    game.happens(cause.delay(e.Bow, lambda delayed, event: True, nothing, "next-turn"))
    assert game.table.durations.delayed
    to_turn(game, 2)
    assert not game.table.durations.delayed


@proves("permanent-bonuses", "two-main-rules")
def test_what_lasts_until_the_next_turn_of_who_has_left_ends_with_the_next_turn() -> None:
    game = three()
    uji = game.card(UJI)
    game.happens(game.table.rules_of(0).apply(uji, "force", 2, until="next-turn"))
    game.match.answer(0, ["resign"])
    game.pass_to("action", turn=2)
    assert uji.force == uji.face.force


@proves("permanent-bonuses")
def test_what_is_permanent_ends_with_no_turn() -> None:
    game = scene({"personalities": [at(YOJO, permanent=[{"attribute": "force", "value": 1}])]})
    to_turn(game, 4)
    assert game.card(YOJO).force == game.card(YOJO).face.force + 1
