"""How long effects last (chapter 7): for the turn, until the player's own next turn, or for good."""

from typing import Any

import pytest

from engine.kernel.flow import Flow
from engine.l5r_ccg import events as e
from engine.l5r_ccg.abilities.ability import Ability
from engine.l5r_ccg.abilities.delayed import DelayedEffect
from engine.l5r_ccg.cards.words import limited, personality
from tests.l5r_ccg.rules.proof import proves
from tests.l5r_ccg.scene import Scene, at, lending, scene

YOJO, UJI, SUKUNE = "matsu-yojo", "daidoji-uji", "hida-sukune"


def three() -> Scene:
    return scene({"personalities": [YOJO]}, {"personalities": [UJI]}, {"personalities": [SUKUNE]})


def to_turn(game: Scene, turn: int) -> None:
    game.pass_to("action", turn=turn)


@proves("permanent-bonuses", "turn")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_an_effect_lasts_until_the_players_next_turn_begins(seat: int) -> None:
    """The effect may begin in anybody's turn: it ends when the next turn of the player who made it begins."""
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
def test_an_effect_lasts_until_the_end_of_the_players_next_turn(seat: int) -> None:
    """The turn in which the effect begins does not count as the next turn."""
    game = three()
    uji = game.card(UJI)
    game.happens(game.table.rules_of(seat).apply(uji, "force", 2, until="end-of-next-turn"))
    last = {0: 4, 1: 2}[seat]
    for turn in range(2, 6):
        to_turn(game, turn)
        assert (uji.force > uji.face.force) == (turn <= last)


@proves("permanent-bonuses", "your")
def test_a_card_taken_until_the_players_next_turn_goes_back_then() -> None:
    game = three()
    game.happens(game.table.rules_of(0).take_control(game.card(UJI), until="next-turn"))
    to_turn(game, 3)
    assert game.card(UJI).controller == 0
    to_turn(game, 4)
    assert game.card(UJI).controller == 1


def nothing(delayed: Any, event: Any) -> Flow[None]:
    yield from ()


@proves("permanent-bonuses", "turn")
def test_an_effect_that_waits_until_the_players_next_turn_is_dropped_then() -> None:
    game = three()
    cause = game.table.rules_of(1)
    waits = DelayedEffect("nothing", e.Bow, lambda delayed, event: True, nothing)
    game.happens(cause.later(waits, "next-turn"))
    assert game.table.durations.delayed
    to_turn(game, 2)
    assert not game.table.durations.delayed


@proves("permanent-bonuses", "two-main-rules")
def test_an_effect_until_the_next_turn_of_an_eliminated_player_ends_with_the_next_turn() -> None:
    game = three()
    uji = game.card(UJI)
    game.happens(game.table.rules_of(0).apply(uji, "force", 2, until="next-turn"))
    game.match.answer(0, ["resign"])
    game.pass_to("action", turn=2)
    uji = game.card(UJI)
    assert uji.force == uji.face.force


def kindling(until: str = "turn") -> Ability:
    """Give any Personality 2 Force."""
    return limited(target=personality(), effect=lambda use: use.gives(use.target, force=2, until=until))


@proves("destroyed", "permanent-bonuses")
@pytest.mark.parametrize("until", ["turn", "next-turn"])
def test_no_effect_lingers_of_a_personality_that_is_in_the_discard(until: str) -> None:
    game = lending({YOJO: [kindling(until)]}, {"personalities": [YOJO, SUKUNE]}, {})
    game.first.does(f"use:{YOJO}:lent.0").does(SUKUNE)
    sukune = game.card(SUKUNE)
    assert sukune.force == sukune.face.force + 2
    game.happens(game.table.framework.destroy(game.card(YOJO)))
    assert sukune.force == sukune.face.force


@proves("destroyed", "permanent-bonuses", "tokens")
def test_tokens_and_permanent_effects_survive_the_personality_who_gave_them() -> None:
    mark = limited(target=personality(), effect=lambda use: [use.place_token(use.target, 1)])
    game = lending({YOJO: [kindling("permanent"), mark]}, {"personalities": [YOJO, SUKUNE]}, {})
    game.first.does(f"use:{YOJO}:lent.0").does(SUKUNE)
    game.second.does("pass")
    game.first.does(f"use:{YOJO}:lent.1").does(SUKUNE)
    game.happens(game.table.framework.destroy(game.card(YOJO)))
    assert game.card(SUKUNE).force == game.card(SUKUNE).face.force + 3


@proves("destroyed")
def test_an_effect_of_another_kind_of_card_outlasts_the_card() -> None:
    """Only a Personality's effect ends when the card leaves play; that of a Holding lasts until the turn ends."""
    game = scene({"personalities": [SUKUNE], "holdings": ["retired-general"]})
    game.first.does("use:retired-general")
    game.happens(game.table.framework.destroy(game.card("retired-general")))
    assert game.card(SUKUNE).force == game.card(SUKUNE).face.force + 2


@proves("destroyed")
def test_a_personality_lives_by_anothers_gift_of_chi_and_dies_with_the_giver() -> None:
    warding = limited(target=personality(), effect=lambda use: use.gives(use.target, chi=2))
    game = lending({YOJO: [warding]}, {"personalities": [YOJO, SUKUNE]}, {})
    game.first.does(f"use:{YOJO}:lent.0").does(SUKUNE)
    sukune = game.card(SUKUNE)
    game.happens(game.table.framework.gives(sukune, chi=1 - sukune.chi)[0])
    game.happens(game.table.framework.destroy(game.card(YOJO)))
    assert sukune.zone == "dynasty discard"


@proves("permanent-bonuses")
def test_a_permanent_effect_ends_with_no_turn() -> None:
    game = scene({"personalities": [at(YOJO, permanent=[{"attribute": "force", "value": 1}])]})
    to_turn(game, 4)
    assert game.card(YOJO).force == game.card(YOJO).face.force + 1
