"""A position loads into exactly the state that was written: cards, boards, limits, active player, open question."""

import gc
from collections import Counter
from typing import Any

import pytest

from engine.desks import find_desk
from engine.fuzzing.probe import find_probe
from engine.keeping import Moment, beginning, header_from, moment_of
from engine.kernel.game import Header
from engine.kernel.match import Match
from engine.kernel.prompt import Refused
from engine.kernel.rng import Streams
from tests.l5r_ccg.scene import scene

from .keep import json_of
from .playing import begun, playing

# How often each kind of question is checked: a table of the 1997 game takes milliseconds to begin.
OFTEN = 10
Asked = list[tuple[int, str, str, list[str]]]
# By game, the kinds of question at which at least one complete position must have been written.
KINDS = {
    "l5r-lcg": {"dynasty", "bid", "action", "declare-conflict"},
    "root": {"birdsong-start", "birdsong-acts", "daylight", "daylight-end", "craft", "retinue", "resolve-decree"},
    "l5r-ccg": {"action", "dynasty", "declare-attack", "commit", "battle-action", "next-battle", "discard-hand"},
}


def asks(match: Match) -> Asked:
    """Return the question, with its options in a fixed order."""
    return [(p.seat, p.kind, p.rule, sorted(option.key for option in p.options)) for p in match.pending]


def from_position(match: Match) -> Match:
    """Return the match that begins from another match's position."""
    return Match.rebuild(header_from(match.header, json_of(moment_of(match))), [])


def begins_with(match: Match, position: dict[str, Any]) -> Header:
    """Return the header of a match that begins with a position."""
    return header_from(match.header, Moment(0, {"position": position}, []))


@pytest.mark.parametrize("game", KINDS)
def test_wherever_a_position_is_whole_it_loads_into_the_state_that_was_written(game: str) -> None:
    """A property test over random games: the literal, every seat's view and the question are the same."""
    desk, probe, met = find_desk(game), find_probe(game), Counter[str]()
    for number, seats in enumerate((2, 2) if game == "l5r-lcg" else (2, 3, 4, 5, 6)):
        match = begun(game, seats, f"written/{number}", mixed=True)
        stream = Streams(match.header.seed)["players"]
        for _ in range(400):
            if match.outcome is not None:
                break
            kind = match.pending[0].kind
            if desk.is_whole(match) and met[kind] < OFTEN:
                met[kind] += 1
                other = from_position(match)
                assert desk.position(other) == desk.position(match)
                assert asks(other) == asks(match)
                for viewer in (None, *range(seats)):
                    assert other.view(viewer) == match.view(viewer)
            seat = match.waiting()[0]
            prompt = match.prompt_for(seat)
            assert prompt is not None
            match.answer(seat, probe.choose(prompt, stream, probe.lasting))
    assert KINDS[game] <= met.keys(), met


@pytest.mark.parametrize("game", ["l5r-ccg", "l5r-lcg"])
def test_a_match_that_is_begun_to_compare_it_is_freed_at_once(game: str) -> None:
    """The cards of a table name each other, so only a search for garbage would free them."""
    matches = (one.match for one in playing(begun(game, 2, "freed"), 100))
    match = next(match for match in matches if beginning(match) is not None)
    gc.collect()
    gc.disable()
    try:
        assert beginning(match) is not None
        assert gc.collect() < 50
    finally:
        gc.enable()


def test_a_position_of_the_card_game_says_what_was_used_and_fought_in_this_round() -> None:
    """So a match can begin between two conflicts, after abilities were used and a conflict was lost."""
    desk, probe, met, whole = find_desk("l5r-lcg"), find_probe("l5r-lcg"), Counter[str](), 0
    match = begun("l5r-lcg", 2, "whole/2")
    stream = Streams(match.header.seed)["players"]
    for _ in range(150):
        if desk.is_whole(match):
            whole += 1
            course = desk.position(match).get("course", {})
            if len(course) >= 2 or not met:
                met.update(course.keys())
                other = from_position(match)
                assert desk.position(other) == desk.position(match) and desk.beyond(other) == desk.beyond(match)
                assert asks(other) == asks(match) and other.view(None) == match.view(None)
        seat = match.waiting()[0]
        prompt = match.prompt_for(seat)
        assert prompt is not None
        match.answer(seat, probe.choose(prompt, stream, probe.lasting))
    assert {"used", "maximums", "conflicts", "players"} <= met.keys() and whole >= 40


@pytest.mark.parametrize(
    ("course", "problem"),
    [
        ({"used": [{"card": "fine-katana#1", "ability": "0", "seat": 0}]}, ("course.used.0", "unknown-card")),
        ({"used": [{"card": "#0", "ability": "no-such", "seat": 0}]}, ("course.used.0", "unknown-ability")),
        (
            {"maximums": [{"name": "Fine Katana", "ability": "no-such", "seat": 0}]},
            ("course.maximums.0", "unknown-ability"),
        ),
    ],
)
def test_a_course_that_names_an_unknown_card_or_ability_is_refused_with_its_place(
    course: dict[str, list[dict[str, object]]], problem: tuple[str, str]
) -> None:
    match = begun("l5r-lcg", 2, "whole/2")
    for one in course.get("used", []):
        if one["card"] == "#0":
            one["card"] = next(match.table.all_cards()).key
    with pytest.raises(Refused) as refusal:
        Match.start(begins_with(match, find_desk("l5r-lcg").position(match) | {"round": 1, "course": course}))
    assert refusal.value.data["problems"] == [dict(zip(("at", "problem"), problem, strict=True))]


def birdsong() -> Match:
    """Return a game of Root at the first question of a later turn's Birdsong."""
    match = begun("root", 4, "7")
    stream, probe = Streams("7")["players"], find_probe("root")
    while match.table.turns < 4 or match.table.phase != "birdsong":
        seat = match.waiting()[0]
        prompt = match.prompt_for(seat)
        assert prompt is not None
        match.answer(seat, probe.choose(prompt, stream, probe.lasting))
    return match


def test_a_position_written_in_birdsong_does_not_begin_the_turn_again() -> None:
    match = birdsong()
    again = from_position(match)
    assert again.table.turns == match.table.turns and not again.records


def test_a_position_at_a_committal_does_not_begin_the_maneuvers_again() -> None:
    """The third player declined to act before the Maneuvers began, and is not asked a second time."""
    game = scene({"personalities": ["matsu-yojo"]}, {"personalities": ["daidoji-uji"]}, {"hand": ["tides-of-battle"]})
    game.to_attack().attacks(1)
    game.pass_to("reaction", 2)
    game.third.passes()
    game.pass_to("commit", 0)
    again = from_position(game.match)
    assert asks(again) == asks(game.match) and [prompt.kind for prompt in again.pending] == ["commit"]


def test_a_course_counts_in_its_own_turn_and_phase_alone() -> None:
    """A position into which another phase is written begins at the start of that phase."""
    match = birdsong()
    position = find_desk("root").position(match) | {"phase": "evening"}
    begins = Match.start(begins_with(match, position))
    assert next(record.facts["phase"] for record in begins.records if record.kind == "phase") == "evening"


def test_each_earlier_form_of_a_state_lacks_only_what_that_version_lacked() -> None:
    """The earliest form has no course, and the form after it still has one."""
    latest, earliest = find_desk("root").as_earlier(birdsong())
    assert "course" in latest["position"] and "course" not in earliest["position"]


def test_an_impossible_course_is_refused_with_its_place() -> None:
    position = find_desk("root").position(match := birdsong())
    position["course"]["limits"][0] = {"activated": 3, "wings": 1}
    with pytest.raises(Refused) as refusal:
        Match.start(begins_with(match, position))
    assert refusal.value.data["problems"] == ["course 0: activated", "course 0: wings"]
