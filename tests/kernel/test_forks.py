"""Forks: where a game's rules can restart from a copy of the table, nothing is replayed."""

from itertools import pairwise

import pytest

from engine.fuzzing.checks import check_copy
from engine.fuzzing.facts import Broken
from engine.fuzzing.probe import Probe
from engine.keeping import finish, rebuilding
from engine.kernel import place
from engine.kernel.match import Match
from engine.kernel.rng import Streams
from engine.players.driver import play_on
from engine.players.random import player

from . import mini
from .test_match import drawn, facts
from .test_seats import bid, one_step, raided, same_again
from .trio import Trio, TrioTable, header


@pytest.fixture
def turns(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Count the turns of Trio that were played, by the number of their rounds."""
    played: list[int] = []
    honest = Trio.turn

    def turn(self: Trio, table: TrioTable, seat: int) -> object:
        played.append(table.round)
        return honest(self, table, seat)

    monkeypatch.setattr(Trio, "turn", turn)
    return played


def in_round(number: int, kind: str, seed: str = "f") -> Match:
    """Return a match of Trio at the first question of a kind in a round."""
    match, stream = Match.start(header(seed, asked=(0, 1, 2))), Streams(seed)["players"]
    while (match.table.round, match.pending[0].kind) != (number, kind):
        one_step(match, stream)
    return match


def test_a_fork_at_a_place_where_the_rules_restart_replays_nothing(turns: list[int]) -> None:
    match = in_round(3, "bid")
    turns.clear()
    assert facts(match.fork()) == facts(match) and turns == []


def test_a_fork_elsewhere_replays_the_decisions_since_the_last_such_place(turns: list[int]) -> None:
    match = in_round(3, "stop")
    match.fork()
    turns.clear()
    assert facts(match.fork()) == facts(match) and turns == [3]


def test_a_match_that_is_never_forked_copies_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Trio, "copied", lambda *_: pytest.fail("copied"))
    match = in_round(3, "stop")
    assert facts(Match.rebuild(match.header, match.log)) == facts(match)


def test_a_fork_copies_the_table_only_where_it_must(monkeypatch: pytest.MonkeyPatch) -> None:
    copies: list[TrioTable] = []
    honest = Trio.copied
    monkeypatch.setattr(Trio, "copied", lambda self, table: copies.append(table) or honest(self, table))
    match = in_round(3, "stop")
    assert copies == []
    match.fork()
    assert len(copies) == 1
    fork = match.fork()
    assert len(copies) == 2
    for _ in play_on(fork, dict.fromkeys(range(3), player(Streams("on")["players"]))):
        pass
    assert len(copies) == 2


def test_a_second_fork_soon_after_the_first_copies_the_table_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first fork keeps a copy for later ones too, and takes one for itself."""
    copies: list[TrioTable] = []
    honest = Trio.copied
    monkeypatch.setattr(Trio, "copied", lambda self, table: copies.append(table) or honest(self, table))
    match = in_round(2, "bid")
    match.fork()
    assert len(copies) == 2
    match.fork()
    assert len(copies) == 3


def test_after_a_seat_left_the_rules_restart_only_if_its_pieces_were_removed_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = in_round(2, "bid")
    match.answer(1, ["resign"])
    assert not match.is_restartable
    monkeypatch.setattr(Trio, "clear_seat", Trio.clear, raising=False)
    assert match.is_restartable


def test_secret_answers_that_wait_are_in_the_fork_too() -> None:
    match = in_round(2, "bid")
    match.answer(1, ["bid:0"])
    assert match.fork().waiting() == match.waiting() == (0, 2)
    same_again(match)


def test_a_seat_that_left_while_a_question_is_open_has_left_the_fork() -> None:
    match = in_round(2, "bid")
    match.answer(1, ["resign"])
    same_again(match)
    match.answer(0, ["bid:0"])
    same_again(match)


def test_forks_of_forks_go_their_own_ways() -> None:
    match = bid(Match.start(header()), 1, 0, 0)
    stream = Streams("chain")["players"]
    line = [match]
    while line[-1].outcome is None:
        line.append(line[-1].fork())
        one_step(line[-1], stream)
    for earlier, later in pairwise(line):
        assert earlier.log == later.log[: len(earlier.log)] and earlier.version < later.version
        same_again(earlier)


@pytest.mark.parametrize("match", [raided(), in_round(2, "bid"), drawn(seed="3", asked=(0, 1))])
def test_a_fork_plays_on_as_a_match_that_is_played_again(match: Match) -> None:
    for number in range(12):
        check_copy(match, Probe(), Streams(str(number))["checks"])


def test_a_copy_that_forgets_is_found_by_playing_on(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = TrioTable.copied

    def forgetful(self: TrioTable) -> TrioTable:
        copy = honest(self)
        copy.deck.reverse()
        return copy

    monkeypatch.setattr(TrioTable, "copied", forgetful)
    with pytest.raises(Broken, match="copy"):
        check_copy(in_round(2, "bid"), Probe(), Streams("checks")["checks"])


def test_a_game_that_copies_no_table_is_played_again_from_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[object] = []
    honest = mini.Mini.start
    match = drawn(seed="3", asked=(0, 1))
    monkeypatch.setattr(mini.Mini, "start", lambda self, header: started.append(header) or honest(self, header))
    assert facts(match.fork()) == facts(match) and len(started) == 1


def test_the_first_fork_of_a_match_that_was_replayed_in_steps_replays_little(
    turns: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A panel forks its match. In a long match of 1997 this first fork held up the event loop for half a second."""
    monkeypatch.setattr(place, "CLOSE", 1)
    match = in_round(3, "stop")
    again = finish(rebuilding(match.header, match.log, {}))
    turns.clear()
    assert facts(again.fork()) == facts(match) and turns == [3]
    plain = Match.rebuild(match.header, match.log)
    turns.clear()
    assert facts(plain.fork()) == facts(match) and len(turns) > 1


def test_a_replay_keeps_places_ever_closer_to_its_end() -> None:
    """The distance to the next place is more than a quarter of the rows after that place, and more than ten rows."""
    kept, rows, end = None, [], 200
    for row in range(1, end + 1):
        if place.is_far(kept, row, end):
            kept = place.Place(row, 0, None)
            rows.append(row)
    assert rows == [41, 73, 99, 120, 137, 150, 161, 172, 183, 194]
    assert all(later - row > max(10, (end - later) // 4) for row, later in pairwise(rows))
