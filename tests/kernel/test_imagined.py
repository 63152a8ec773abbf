"""Playing on in a fork that is thrown away: all seats are answered for, and the match itself does not move."""

from collections.abc import Sequence
from typing import Any

from engine.kernel.imagined import abandon, play_out
from engine.kernel.match import Match
from engine.kernel.prompt import Prompt

from .mini import header
from .test_match import LOW, drawn, facts


def first(_table: Any, prompt: Prompt) -> Sequence[str]:
    return [prompt.options[0].key]


def never(_table: Any) -> bool:
    return False


def test_a_playout_keeps_the_secret_answer_that_waits_and_gives_the_others() -> None:
    match = Match.start(header())
    match.answer(1, ["bid:2"])
    fork, asked = match.fork(), []

    def choose(table: Any, prompt: Prompt) -> Sequence[str]:
        asked.append((prompt.seat, prompt.kind))
        return first(table, prompt)

    play_out(fork, choose, never, 2)
    # Seat 1 wins the bid with 2 against 0, and is asked next.
    assert asked == [(0, "bid"), (1, "colour")]
    assert match.waiting() == (0,) and match.log == []


def test_a_playout_ends_after_so_many_questions_or_when_the_table_is_over() -> None:
    played = drawn(seed=LOW).fork()
    play_out(played, first, lambda table: table.round == 2, 100)
    assert played.table.round == 2 and played.table.outcome is None
    to_the_end = drawn(seed=LOW).fork()
    play_out(to_the_end, first, never, 100)
    assert to_the_end.table.outcome is not None


def test_a_playout_takes_the_smallest_legal_answer_if_it_is_given_an_illegal_one() -> None:
    match = Match.start(header())
    fork = match.fork()
    play_out(fork, lambda _table, _prompt: ["nonsense"], never, 100)
    assert fork.table.outcome is not None


def test_a_fork_that_is_abandoned_lets_its_table_go_and_asks_nothing_more() -> None:
    match = Match.start(header())
    before, fork, gone = facts(match), match.fork(), []
    abandon(fork)
    assert fork.pending == ()
    fork = match.fork()
    fork.table.abandon = lambda: gone.append("table")
    abandon(fork)
    assert gone == ["table"] and facts(match) == before
