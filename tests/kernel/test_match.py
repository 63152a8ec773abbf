"""A match is its header and its decisions: questions, secrecy, rebuilding, forking, taking back."""

from typing import Any

import pytest

from engine.kernel.flow import Flow
from engine.kernel.match import Corrupt, Decision, Match
from engine.kernel.outcome import Outcome
from engine.kernel.prompt import Refused
from engine.kernel.rng import Stream
from engine.players.driver import play_on

from .mini import Mini, MiniTable, header


def facts(match: Match) -> Any:
    """Return everything that a match can show."""
    prompts = [(p.seat, p.kind, [o.key for o in p.options]) for p in match.pending]
    records = [(r.kind, r.facts, r.seats) for r in match.records]
    opened = match.game.open_view(match.table)
    return opened, prompts, records, list(match.log), match.held_keys(), match.outcome


def refusal(match: Match, seat: int, *keys: str) -> str:
    """Return the reason why an answer is refused. Check that nothing changed."""
    before = facts(match)
    with pytest.raises(Refused) as refused:
        match.answer(seat, keys)
    assert facts(match) == before
    return refused.value.reason


def drawn(**settings: Any) -> Match:
    """Return a match in which seat 0 won the bid and has drawn a card."""
    match = Match.start(header(**settings))
    for seat, key in ((0, "bid:2"), (1, "bid:1"), (0, "colour:red"), (0, "side:top")):
        match.answer(seat, [key])
    return match


def finish(match: Match) -> Match:
    """Play on with the first options to the end."""
    for _ in play_on(match, dict.fromkeys((0, 1), lambda prompt: [prompt.options[0].key])):
        pass
    return match


def seed_where(condition: Any) -> str:
    """Return the first seed whose first card meets a condition."""
    return next(s for s in map(str, range(50)) if condition(drawn(seed=s, asked=(0, 1)).table.hands[0][0]))


LOW = seed_where(lambda card: card < 20)
HIGH = seed_where(lambda card: card >= 20)


def test_a_secret_answer_stays_secret_until_all_have_answered() -> None:
    match = Match.start(header())
    assert match.waiting() == (0, 1)
    before = match.view(1), match.view(None), list(match.records)
    assert match.answer(0, ["bid:2"]) == []
    assert match.waiting() == (1,) and match.prompt_for(0) is None
    assert (match.view(1), match.view(None), list(match.records)) == before
    assert [record.kind for record in match.answer(1, ["bid:0"])] == ["bids"]
    assert match.log == [Decision(0, ("bid:2",)), Decision(1, ("bid:0",))]


def test_secret_answers_enter_the_log_in_seat_order() -> None:
    match = Match.start(header())
    match.answer(1, ["bid:0"])
    match.answer(0, ["bid:2"])
    assert [row.seat for row in match.log] == [0, 1]


def test_a_choice_with_one_answer_is_taken_automatically() -> None:
    match = drawn(seed=LOW)
    assert match.log[-2:] == [Decision(0, ("pass",), True), Decision(0, ("take:1",), True)]
    assert match.pending[0].kind == "bid"


def test_an_asked_seat_is_asked_even_when_it_can_only_pass() -> None:
    match = drawn(seed=LOW, asked=(0,))
    assert match.waiting() == (0,) and [o.key for o in match.pending[0].options] == ["pass"]
    assert drawn(seed=LOW, asked=(1,)).pending[0].kind == "bid"


def test_an_asked_seat_is_not_asked_if_the_only_answer_reveals_nothing() -> None:
    match = drawn(seed=LOW, asked=(0, 1))
    match.answer(0, ["pass"])
    assert match.log[-1] == Decision(0, ("take:1",), True) and match.pending[0].kind == "bid"


def test_a_seat_that_takes_over_later_is_asked_from_then_on() -> None:
    """A person takes the computer's seat: the computer's decisions remain, and the log can still be replayed."""
    match = Match.start(header(seed=LOW))
    assert match.asked == frozenset()
    match.ask(0)
    for seat, key in ((0, "bid:2"), (1, "bid:1"), (0, "colour:red"), (0, "side:top")):
        match.answer(seat, [key])
    assert match.waiting() == (0,) and [o.key for o in match.pending[0].options] == ["pass"]
    later = drawn(seed=LOW)
    later.ask(0)
    assert later.header.options["asked"] == [0]
    assert facts(Match.rebuild(later.header, later.log)) == facts(later)


def test_a_forced_half_of_a_secret_choice_waits_for_the_other() -> None:
    match = Match.start(header(coins=(1, 3)))
    assert match.waiting() == (1,)
    match.answer(1, ["bid:0"])
    assert facts(Match.rebuild(match.header, match.log)) == facts(match)


def test_refused_answers_change_nothing() -> None:
    match = Match.start(header())
    assert refusal(match, 0, "bid:9") == "unknown-option"
    assert refusal(match, 0) == "too-few"
    assert refusal(match, 0, "bid:0", "bid:1") == "too-many"
    assert refusal(match, 0, "bid:0", "bid:0") == "repeated-option"
    match.answer(0, ["bid:0"])
    assert refusal(match, 0, "bid:1") == "not-asked"
    assert refusal(match, 2, "bid:1") == "not-asked"
    assert refusal(match, 2, "resign") == "not-seated"
    assert refusal(drawn(seed=HIGH), 0, "pass", f"burn:{drawn(seed=HIGH).table.hands[0][0]}") == "not-together"
    assert refusal(finish(match), 0, "bid:1") == "match-over"


def test_rebuild_equals_live_at_every_decision() -> None:
    match = Match.start(header(seed=HIGH))
    while match.outcome is None:
        assert facts(Match.rebuild(match.header, match.log, match.held_keys())) == facts(match)
        seat = match.waiting()[-1]
        prompt = match.prompt_for(seat)
        assert prompt is not None
        match.answer(seat, [prompt.options[-1].key])
    assert facts(Match.rebuild(match.header, match.log)) == facts(match)


def test_a_fork_is_the_same_match_and_goes_its_own_way() -> None:
    match = drawn(seed=LOW)
    match.answer(1, ["bid:1"])
    copy = match.fork()
    before = facts(match)
    assert facts(copy) == before
    finish(copy)
    assert facts(match) == before and facts(finish(match)) == facts(copy)


def test_a_free_undo_reaches_back_to_the_last_reveal() -> None:
    match = Match.start(header())
    match.answer(0, ["bid:2"])
    match.answer(1, ["bid:1"])
    match.answer(0, ["colour:red"])
    assert match.may_undo(0) and not match.may_undo(1)
    undone = match.undo(0)
    assert undone.pending[0].kind == "colour"
    match.answer(0, ["side:top"])
    assert not match.may_undo(0)
    with pytest.raises(Refused, match="undo-needs-consent"):
        match.undo(0)
    assert match.undo(0, consent=True).pending[0].kind == "side"


def test_an_own_secret_answer_may_be_taken_back_while_it_waits() -> None:
    match = Match.start(header())
    match.answer(1, ["bid:1"])
    assert match.may_undo(1)
    assert match.undo(1).waiting() == (0, 1)


def test_a_secret_choice_is_taken_back_as_a_whole() -> None:
    match = Match.start(header())
    match.answer(0, ["bid:2"])
    match.answer(1, ["bid:1"])
    assert not match.may_undo(1)
    for seat in (0, 1):
        assert match.undo(seat, consent=True).waiting() == (0, 1)


def test_nothing_to_undo() -> None:
    with pytest.raises(Refused, match="nothing-to-undo"):
        Match.start(header()).undo(0, consent=True)


def test_undo_then_redo_is_identity() -> None:
    match = drawn(seed=HIGH)
    undone = match.undo(0, consent=True)
    for row in match.log[len(undone.log) :]:
        if not row.auto:
            undone.answer(row.seat, row.keys)
    assert facts(undone) == facts(match)


def test_resigning_ends_the_match_at_any_moment() -> None:
    match = Match.start(header())
    match.answer(0, ["resign"])
    assert match.outcome == Outcome((1,), "resigned", (2, 1)) and match.waiting() == ()
    assert facts(Match.rebuild(match.header, match.log)) == facts(match)


LOG = drawn(seed=HIGH).log


@pytest.mark.parametrize(
    ("log", "row", "reason"),
    [
        ([Decision(0, ("bid:9",)), *LOG[1:]], 0, "unknown-option"),
        ([LOG[1], LOG[1], *LOG[2:]], 1, "not-asked"),
        (LOG[:1], 1, "incomplete-log"),
        ([*LOG[:2], *LOG[3:]], 2, "unknown-option"),
        ([*LOG[:3], Decision(1, ("resign",)), *LOG[3:]], 4, "match-over"),
        ([*LOG, Decision(5, ("resign",))], len(LOG), "not-seated"),
        ([*LOG, Decision(1, ("pass",))], len(LOG), "not-asked"),
    ],
)
def test_a_corrupt_log_stops_at_the_row_that_does_not_fit(log: list[Decision], row: int, reason: str) -> None:
    with pytest.raises(Corrupt) as corrupt:
        Match.rebuild(header(seed=HIGH), log)
    assert (corrupt.value.row, corrupt.value.reason) == (row, reason)


def test_a_secret_answer_that_no_longer_fits_is_corrupt() -> None:
    with pytest.raises(Corrupt) as corrupt:
        Match.rebuild(header(), [], {0: ("bid:9",)})
    assert corrupt.value.reason == "unknown-option"


def test_hidden_facts_reach_only_viewers_who_may_see_them() -> None:
    match = drawn(seed=LOW)
    record = next(record for record in match.records if record.kind == "draw")
    assert record.seen_by(0) is record
    for viewer in (1, None):
        seen = record.seen_by(viewer)
        assert seen is not None and "card" not in seen.facts


def test_streams_of_a_match_do_not_touch_the_decisions() -> None:
    assert Stream(1).bits() == Stream(1).bits()
    assert drawn(seed="a").table.deck != drawn(seed="b").table.deck


def test_rules_that_never_come_to_a_question_are_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise one such match would stop the whole bot. The bot reports a mistake in the rules."""

    def forever(game: Mini, table: MiniTable) -> Flow[None]:
        while True:
            yield ()

    monkeypatch.setattr(Mini, "flow", forever)
    with pytest.raises(RuntimeError, match="without a question"):
        Match.start(header())
