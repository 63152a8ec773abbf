"""Stepping through matches. The long version is ``python -m tests.replays.stepping``."""

from copy import deepcopy

import pytest

from bot.games import face_of
from bot.games.periods import ROUND, TURN, turns_of_players
from bot.replays.frames import Played
from engine.kernel.match import Decision, Match
from engine.kernel.prompt import answers
from engine.kernel.record import Record

from .matches import GAMES, replay_of, short
from .stepping import check, look, require_as_seen


@pytest.mark.parametrize("game", GAMES)
def test_every_moment_shows_the_view_that_everybody_had_then(game: str) -> None:
    assert len(check(short(game), every=12)) > 20


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_follows_a_match_that_goes_on(game: str) -> None:
    match = short(game).match
    played = Played(match.header, match.log[:20])
    for _ in played.run():
        pass
    half = [stop.row for stop in played.stops]
    assert played.continues(match.log) and not played.continues(match.log[:10])
    played.log = list(match.log)
    for _ in played.run():
        pass
    assert [stop.row for stop in played.stops][: len(half) - 1] == half[:-1]
    for stop in played.stops:
        require_as_seen(played.frame(stop.row), short(game), stop.row)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_of_its_own_stands_at_the_moment_and_changes_nothing_of_the_replay(game: str) -> None:
    played, replay = replay_of(short(game).match)
    row = replay.rows[len(replay.rows) // 2]
    before = played.frame(row).open_view()
    match = played.match_at(row)
    again = Match.rebuild(match.header, match.log)
    assert len(match.log) == row and match.open_prompts() and again.view(None) == match.view(None)
    prompt = match.open_prompts()[0]
    match.answer(prompt.seat, [option.key for option in next(answers(prompt))])
    assert played.frame(row).open_view() == before


@pytest.mark.parametrize("game", GAMES)
def test_telling_a_match_changes_none_of_its_records(game: str) -> None:
    records = short(game).match.records
    before = [(record.kind, deepcopy(record.facts)) for record in records]
    face_of(game).acts(records)
    assert [(record.kind, record.facts) for record in records] == before


@pytest.mark.parametrize("game", GAMES)
def test_a_step_further_plays_a_few_decisions_only(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    played, replay = replay_of(short(game).match)
    taken: list[Decision] = []
    retake = Match.retake
    monkeypatch.setattr(Match, "retake", lambda match, row: (taken.append(row), retake(match, row)))
    for row in replay.rows:
        played.frame(row)
    assert 0 < len(taken) < 5 * len(replay.rows)


def test_phases_are_turns_of_the_card_game_of_two() -> None:
    _, replay = replay_of(short("l5r-lcg").match)
    assert {"decision", "turn", "round"} >= replay.steps.keys() > {"decision"}
    for row in replay.steps["turn"]:
        look(replay, row, "o", "en")


def test_a_round_begins_when_somebodys_turn_comes_again() -> None:
    records = [Record("turn", {"player": player}) for player in (2, 0, 1, 2, 1, 2)]
    expected = [(0, ROUND), (1, TURN), (2, TURN), (3, ROUND), (4, TURN), (5, ROUND)]
    assert list(turns_of_players(records, "turn")) == expected
