"""More than two seats: secret answers of many, questions to others within a turn, leaving, winning together."""

import pytest

from engine.kernel.match import Decision, Match
from engine.kernel.outcome import Outcome
from engine.kernel.prompt import Refused
from engine.kernel.rng import Stream, Streams
from engine.players.random import choose

from .test_match import facts, refusal
from .trio import Trio, header


def one_step(match: Match, stream: Stream) -> None:
    """Let one of the seats that must answer do so at random."""
    prompt = stream.pick(match.open_prompts())
    match.answer(prompt.seat, choose(prompt, stream))


def finish(match: Match, stream: Stream) -> Match:
    """Play at random to the end."""
    while match.outcome is None:
        one_step(match, stream)
    return match


def bid(match: Match, *bids: int) -> Match:
    """Let the seats bid, the first seat first."""
    for seat, number in enumerate(bids):
        match.answer(seat, [f"bid:{number}"])
    return match


def raided(seed: str = "s", seats: int = 3) -> Match:
    """Return a match in which seat 0 raids seat 1, which must answer in the middle of seat 0's turn."""
    match = bid(Match.start(header(seed, seats, tuple(range(seats)))), *([6] + [0] * (seats - 1)))
    for keys in ([], ["pass"], ["raid:1"]):
        match.answer(0, keys)
    assert match.waiting() == (1,) and match.pending[0].kind == "stop"
    return match


def same_again(match: Match) -> None:
    """Check that rebuilding and forking make the same match."""
    assert facts(Match.rebuild(match.header, match.log, match.held_keys())) == facts(match)
    assert facts(match.fork()) == facts(match)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_rebuild_and_fork_equal_live_at_every_decision(seats: int) -> None:
    match, stream = Match.start(header("r", seats)), Streams("r")["players"]
    while match.outcome is None:
        same_again(match)
        one_step(match, stream)
    same_again(match)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_undo_then_redo_is_identity_at_every_decision(seats: int) -> None:
    match, stream = Match.start(header("u", seats)), Streams("u")["players"]
    while match.outcome is None:
        one_step(match, stream)
        for seat in range(seats):
            row = match.undo_target(seat)
            if row is None or match.held:
                continue
            undone = match.undo(seat, consent=True)
            for decision in match.log[row:]:
                if not decision.auto:
                    undone.answer(decision.seat, decision.keys)
            assert facts(undone) == facts(match)


def test_secret_answers_of_three_come_in_any_order() -> None:
    match = Match.start(header())
    for seat in (2, 0):
        assert match.answer(seat, ["bid:1"]) == []
    assert match.waiting() == (1,)
    assert [record.kind for record in match.answer(1, ["bid:2"])] == ["bids"]
    assert [row.seat for row in match.log] == [0, 1, 2] and match.waiting() == (1,)


def test_a_later_seat_with_one_legal_answer_is_not_asked() -> None:
    match = Match.start(header())
    stream = Streams("later")["players"]
    while match.table.round < 2 or match.pending[0].kind != "bid":
        match.table.sides[2].wood = [0, 0, 0]  # in the next round this seat can only bid nothing
        one_step(match, stream)
    assert match.waiting() == (0, 1) and match.held_keys() == {2: ("bid:0",)}
    rows = len(match.log)
    match.answer(0, ["bid:0"])
    match.answer(1, ["bid:0"])
    assert match.log[rows : rows + 3] == [
        Decision(0, ("bid:0",)),
        Decision(1, ("bid:0",)),
        Decision(2, ("bid:0",), True),
    ]


def test_nobody_takes_back_an_answer_that_was_taken_for_the_seat() -> None:
    match = Match.start(header())
    match.answer(2, ["resign"])
    assert 2 in match.held and not match.gave(2)
    match.answer(0, ["bid:0"])
    assert match.gave(0) and match.may_undo(0) and match.undo(0).waiting() == (0, 1)


def test_a_seat_that_leaves_takes_its_secret_answer_along() -> None:
    match = Match.start(header())
    match.answer(1, ["bid:5"])
    match.answer(1, ["resign"])
    assert match.held_keys() == {1: ("bid:0",)}
    same_again(match)


def test_wood_is_taken_by_the_piece() -> None:
    match = bid(Match.start(header()), 6, 0, 0)
    assert refusal(match, 0, "wood:0", "wood:0", "wood:0") == "repeated-option"
    assert refusal(match, 0, "wood:0", "wood:0", "wood:1", "wood:1") == "too-many"
    match.answer(0, ["wood:0", "wood:2", "wood:0"])
    assert match.table.sides[0].wood == [0, 2, 1] and match.table.sides[0].points == 3
    same_again(match)


def test_a_payment_is_a_sum() -> None:
    match = bid(Match.start(header()), 6, 0, 0)
    match.answer(0, [])
    assert refusal(match, 0, "pay:3") == "total-too-small"
    assert refusal(match, 0, "pay:3", "pay:5") == "total-too-large"
    assert refusal(match, 0) == "too-few"
    match.answer(0, ["pay:5", "pay:2"])
    assert match.table.sides[0].producers == [3]


def test_a_seat_leaves_and_the_others_play_on() -> None:
    match = bid(Match.start(header()), 0, 6, 0)
    match.answer(2, ["resign"])
    assert match.outcome is None and match.waiting() == (1,)
    same_again(match)
    finish(match, Streams("leaves")["players"])
    assert match.outcome is not None and match.outcome.ranks[2] == 3 and 2 not in match.outcome.winners
    assert not [row for row in match.log if row.seat == 2 and not row.auto][2:]


def test_leaving_in_the_middle_of_anothers_turn_answers_with_as_little_as_is_legal() -> None:
    match = raided()
    records = match.answer(1, ["resign"])
    assert Decision(1, ("resign",)) in match.log and match.log[-1].auto
    assert match.table.sides[0].points == 2 and "stopped" not in [record.kind for record in records]
    same_again(match)


def test_leaving_keeps_the_secret_answers_of_the_others() -> None:
    match = Match.start(header())
    match.answer(0, ["bid:3"])
    match.answer(1, ["resign"])
    assert match.waiting() == (2,) and match.held_keys()[0] == ("bid:3",)
    same_again(match)
    match.answer(2, ["bid:1"])
    assert match.records[0].facts["bids"] == [3, 0, 1]
    same_again(match)


def test_when_all_others_have_left_the_last_one_wins() -> None:
    match = raided()
    match.answer(1, ["resign"])
    match.answer(0, ["resign"])
    assert match.outcome == Outcome((2,), "left", (2, 2, 1)) and match.waiting() == ()
    same_again(match)


def test_leaving_twice_or_after_the_end_is_refused() -> None:
    match = raided(seats=4)
    match.answer(3, ["resign"])
    assert refusal(match, 3, "resign") == "already-left"
    assert refusal(match, 4, "resign") == "not-seated"
    match.answer(1, ["resign"])
    match.answer(0, ["resign"])
    assert refusal(match, 2, "resign") == "match-over"


def test_nobody_takes_anothers_leaving_back() -> None:
    match = raided()
    match.answer(2, ["resign"])
    assert match.undo_target(0) is None
    with pytest.raises(Refused, match="nothing-to-undo"):
        match.undo(0, consent=True)


@pytest.mark.parametrize("number", range(40))
def test_seats_leave_at_any_moment(number: int) -> None:
    """A rebuilt match and a fork equal the live match, whatever is going on when somebody leaves."""
    streams = Streams(f"leave/{number}")
    seats = 3 + number % 3
    match, stream, leaving = Match.start(header(str(number), seats, (0, 2))), streams["players"], streams["leaving"]
    while match.outcome is None:
        one_step(match, stream)
        here = [seat for seat in range(seats) if seat not in match.table.gone]
        if match.outcome is None and not leaving.below(12):
            match.answer(leaving.pick(here), ["resign"])
            same_again(match)
    assert all(match.outcome.ranks[seat] > 1 for seat in match.table.gone)


def test_tied_seats_share_a_victory() -> None:
    assert Outcome.ranked([7, 9, 9, 3], "points") == Outcome((1, 2), "points", (3, 1, 1, 4))
    assert Outcome.won((0, 3), "coalition", 4) == Outcome((0, 3), "coalition", (1, 3, 3, 1))
    assert Outcome.won((), "draw", 2) == Outcome((), "draw", (1, 1))
    assert Outcome.won((1,), "honor", 2).winner == 1 and Outcome.won((0, 1), "tie", 2).winner is None


def test_all_tie_when_nobody_does_anything() -> None:
    match = Match.start(header(asked=(0, 1, 2)))
    while match.outcome is None:
        prompt = match.open_prompts()[0]
        match.answer(prompt.seat, [option.key for option in prompt.least()])
    points = [side.points for side in match.table.sides]
    best = [seat for seat, number in enumerate(points) if number == max(points)]
    assert list(match.outcome.winners) == best


def test_a_private_record_sets_the_barrier_and_an_own_choice_does_not() -> None:
    match = bid(Match.start(header()), 6, 0, 0)
    match.answer(0, [])
    assert match.may_undo(0)
    match.answer(0, ["pass"])  # a card is drawn
    assert not match.may_undo(0)


def test_a_fault_in_the_rules_leaves_the_match_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    match = raided()
    before, gather = facts(match), Trio.gather
    with monkeypatch.context() as patched:
        patched.setattr(Trio, "gather", lambda self, table, seat: gather(self, table, seat) if seat == 0 else 1 // 0)
        with pytest.raises(ZeroDivisionError):
            match.answer(1, ["pass"])
    assert facts(match) == before
    match.answer(1, ["pass"])
    same_again(match)
