"""A game in which nobody can do anything any more. The rulebook does not mention such a game.

Our ruling is that the game ends.

In such a game no card is left to draw (§fate-deck has no penalty for that), and every later turn would be the same.
"""

from typing import Any

import pytest

from engine.kernel.game import Header
from engine.kernel.match import Match
from engine.l5r_ccg.turn import standstill
from tests.l5r_ccg.scene import at, scene

SPENT: dict[str, Any] = {"stronghold": "toturi-s-army", "fate_deck": [], "dynasty_deck": []}
DRAW = {"winner": None, "reason": "standstill"}


def test_a_game_in_which_nobody_can_do_anything_any_more_ends_without_a_winner() -> None:
    game = scene(SPENT, {**SPENT, "hand": ["focus"]})
    assert game.outcome == DRAW and not game.match.open_prompts()


def test_a_game_with_nothing_but_strongholds_stands_still_too() -> None:
    position = {"players": [{"honor": 5}, {"honor": 5}]}
    match = Match.start(Header("l5r-ccg", "bare", ({}, {}), position=position))
    assert match.outcome is not None and match.outcome.reason == "standstill" and match.outcome.winners == ()


def test_it_goes_on_while_somebody_may_still_attack() -> None:
    game = scene({**SPENT, "personalities": ["hida-sukune"]}, SPENT)
    for _ in range(12):
        game.to_attack().does("pass")
    assert game.outcome is None


def test_it_goes_on_while_somebody_has_a_card_to_draw() -> None:
    """Only Focus cards are drawn, for six turns. With the ninth card in hand there is a choice to make."""
    game = scene(SPENT, {**SPENT, "hand": ["focus"] * 3, "fate_deck": ["focus"] * 6})
    assert game.second.asked == "discard-hand" and game.table.turn > 10


def test_it_goes_on_while_anything_still_changes() -> None:
    """A bowed Personality straightens in its next turn, and may act after that."""
    game = scene({**SPENT, "personalities": [at("hida-sukune", bowed=True)]}, SPENT)
    assert game.first.asked is not None and not game.card("hida-sukune").bowed and game.outcome is None


def test_honor_that_cannot_win_and_grows_forever_keeps_no_game_alive() -> None:
    """The Naga cannot win by Honor, and the Shrine gives Honor each turn. Nobody would ever be asked again."""
    provinces = [{"attached": ["shinsei-s-shrine"]}, {}, {}, {}]
    naga = {**SPENT, "stronghold": "the-hidden-temples-of-the-naga", "provinces": provinces, "honor": 38}
    game = scene(naga, SPENT)
    assert game.outcome == DRAW and 40 < game.first.honor < 50


def test_a_game_in_which_nobody_has_a_choice_for_a_hundred_rounds_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    turns = iter(range(10_000))
    monkeypatch.setattr(standstill, "_state", lambda table: {"something": next(turns)})
    assert scene(SPENT, {**SPENT, "hand": ["focus"]}).outcome == DRAW and next(turns) < 110


def test_a_player_who_is_asked_and_can_only_pass_may_play_on() -> None:
    game = scene(SPENT, {**SPENT, "hand": ["focus"]}, asked=(1,))
    for _ in range(6):
        assert game.second.asked is not None
        game.second.does("pass")
    assert game.outcome is None


def test_a_copy_made_while_it_stands_still_ends_when_the_game_does() -> None:
    game = scene(SPENT, {**SPENT, "hand": ["focus"]}, asked=(1,))
    game.second.does("pass")
    copy, again = game.match.fork(), Match.rebuild(game.match.header, game.match.log)
    assert copy.table.idle == again.table.idle == game.table.idle
    assert copy.table.last_state == again.table.last_state == game.table.last_state
