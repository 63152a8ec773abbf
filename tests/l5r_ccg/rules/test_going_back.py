"""Going back and playing again for 3 Honor (chapter 13), where the players chose this rule."""

from typing import Any

import pytest

from engine.cli.transcript import transcript
from engine.kernel.match import WENT_BACK, Corrupt, Decision, Match
from engine.kernel.prompt import Refused
from engine.kernel.wire import load_match, save_match
from engine.l5r_ccg.options import YES
from tests.l5r_ccg.rules.proof import proves
from tests.l5r_ccg.scene import Scene, Seat, at, scene

HORDE = "the-shadowlands-horde"


def table(*honor: int, chosen: Any = YES, **more: Any) -> Scene:
    """Return a table in the first player's Action Phase, in which everybody is asked."""
    sides = [{"honor": one, "personalities": ["hida-sukune"], "hand": ["archers"]} for one in honor]
    return scene(*sides, asked=tuple(range(len(honor))), options={"going-back": chosen}, **more)


def passed(game: Scene, count: int) -> Scene:
    """Let the players pass one after the other."""
    for _ in range(count):
        game.match.answer(game.match.waiting()[0], ["pass"])
    return game


def honors(match: Match) -> list[int]:
    return [player.honor for player in match.table.players]


def offered(seat: Seat) -> list[str]:
    assert seat.prompt is not None
    return [option.key for option in seat.prompt.options]


def after(game: Scene, seat: int) -> Scene:
    """Return the scene after ``seat`` went back with the others' consent."""
    return Scene(game.match.undo(seat, consent=True))


def told(match: Match) -> list[dict[str, Any]]:
    return [record.facts for record in match.records if record.kind == "went-back"]


@proves("optional-honor-rules")
def test_a_player_who_goes_back_by_consent_loses_three_honor_and_is_asked_once_more() -> None:
    game = passed(table(5, 7), 2)
    assert game.match.price_of_undo(0) == {"honor": 3}
    back = after(game, 0)
    assert honors(back.match) == [2, 7] and back.first.asked == "action"
    assert told(back.match) == [{"player": 0, "amount": 3}]
    assert back.match.log == [Decision(0, WENT_BACK)]


@proves("optional-honor-rules")
def test_an_act_that_may_be_taken_back_without_asking_costs_nothing() -> None:
    game = passed(table(5, 7), 1)
    assert game.match.may_undo(0) and game.match.price_of_undo(0) is None
    back = game.match.undo(0, consent=True)
    assert honors(back) == [5, 7] and back.log == [] and not told(back)


@proves("optional-rules")
def test_without_that_option_going_back_is_free() -> None:
    game = passed(table(5, 7, chosen=False), 2)
    assert game.match.price_of_undo(0) is None
    assert honors(game.match.undo(0, consent=True)) == [5, 7]


def test_without_consent_nothing_is_taken_back_and_nothing_paid() -> None:
    game = passed(table(5, 7), 2)
    with pytest.raises(Refused, match="undo-needs-consent"):
        game.match.undo(0)
    assert honors(game.match) == [5, 7]


def test_going_back_further_keeps_the_debt() -> None:
    game = after(passed(table(9, 9), 2), 0)
    passed(game, 2)
    again = after(game, 0)
    assert honors(again.match) == [3, 9] and again.match.log == [Decision(0, WENT_BACK)] * 2
    passed(again, 2)
    other = after(again, 1)
    assert honors(other.match) == [3, 9] and other.match.may_undo(0)
    third = after(passed(other, 1), 0)
    assert honors(third.match) == [0, 9] and len(told(third.match)) == 3


def test_the_other_players_debt_is_kept_as_well() -> None:
    game = after(passed(table(9, 9), 3), 1)
    assert honors(game.match) == [9, 6] and game.match.waiting() == (1,)
    assert game.match.may_undo(0)  # the other player has decided nothing since
    free = game.match.undo(0)
    assert honors(free) == [9, 6] and free.waiting() == (0,) and free.log == [Decision(1, WENT_BACK)]


def test_it_outlives_rebuilding_forking_and_saving() -> None:
    game = after(passed(table(5, 7), 2), 0)
    passed(game, 1)
    saved = load_match(save_match(game.match), accept_differences=True)
    for same in (game.match.fork(), Match.rebuild(game.match.header, game.match.log), saved):
        assert honors(same) == [2, 7] and same.log == game.match.log
        assert [record.facts for record in same.records] == [record.facts for record in game.match.records]
    lines = list(transcript(game.match.header, game.match.log))
    assert any("went-back" in line and "amount=3" in line for line in lines)


def test_it_may_lose_the_game() -> None:
    game = after(passed(table(-16, 7), 2), 0)
    assert honors(game.match)[0] == -19 and game.match.outcome is None
    lost = after(passed(game, 2), 0).match
    assert lost.outcome is not None and lost.outcome.winners == (1,)
    assert [record.facts for record in lost.records if record.kind == "out"] == [{"player": 0, "reason": "dishonor"}]
    assert lost.waiting() == () and not lost.prompt_for(0)
    assert Match.rebuild(lost.header, lost.log).outcome == lost.outcome


def test_of_three_players_the_others_play_on() -> None:
    game = after(passed(table(-18, 7, 8), 3), 0)
    assert game.match.outcome is None and 0 not in game.match.waiting()
    assert "swept" in [record.kind for record in game.match.records]
    assert game.match.view(1) and not game.table.players[0].personalities


def test_an_option_that_needs_the_lost_honor_is_no_longer_offered() -> None:
    lying = [{"card": at(card, facedown=False)} for card in ("hiruma-yoshi", "small-farm")]
    side = {"honor": 5, "provinces": lying, "holdings": ["gold-mine"] * 5}
    options = {"going-back": YES}
    game = scene(side, {"honor": 9, "hand": ["archers"]}, phase="dynasty", asked=(0, 1), options=options)
    assert game.card("hiruma-yoshi").face.facts.honor_requirement == 3
    bring = next(key for key in offered(game.first) if "hiruma-yoshi" in key)
    game.first.does("pass")
    game.match.answer(0, [])  # discards nothing from the provinces
    game.match.answer(1, ["pass"])
    back = Scene(after(game, 0).match.undo(0))  # one step back with consent, and then one more, which is free
    assert honors(back.match) == [2, 9] and len(told(back.match)) == 1
    assert back.first.asked == "dynasty" and bring not in offered(back.first)


@proves("optional-honor-rules")
def test_a_player_who_cannot_lose_honor_goes_back_free_of_charge() -> None:
    game = scene({"stronghold": HORDE, "hand": ["archers"]}, {"hand": ["archers"]}, asked=(0, 1),
                 options={"going-back": YES})  # fmt: skip
    passed(game, 2)
    assert game.match.price_of_undo(0) is None
    assert honors(game.match.undo(0, consent=True)) == honors(game.match)


def test_without_that_option_it_is_no_answer_and_no_row_of_a_match() -> None:
    game = table(5, 7)
    with pytest.raises(Refused, match="unknown-option"):
        game.match.answer(0, WENT_BACK)
    for match, seat in ((table(5, 7, chosen=False).match, 0), (game.match, 2), (game.match, -1)):
        with pytest.raises(Corrupt, match="not-asked"):
            Match.rebuild(match.header, [Decision(seat, WENT_BACK)])
