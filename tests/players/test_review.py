"""The review of a match: the decisions that cost a seat most are its own, had a legal alternative, and are sorted."""

from collections.abc import Callable, Sequence
from itertools import count

import pytest

from engine.desks import find_desk
from engine.kernel.game import Header, new_header
from engine.kernel.match import Decision, Match
from engine.kernel.rng import Streams
from engine.players import review
from engine.players.advice import STEADY, find_figures
from engine.players.computer import decide, find_level
from engine.players.review import AGAIN, GLANCE, LOOK, Costly, Judged, Part, judge, rows_of
from engine.players.reviewing import FIRST, MOST, TOGETHER, Review, spread
from engine.players.search import is_lawful


def begun(game: str, level: str, rows: int) -> Match:
    """Return a match whose first seat is played by a computer of this level, after this many rows."""
    desk, seats = find_desk(game), find_desk(game).company or 2
    brought = desk.seats(desk.usual(seats), Streams("look")["decks"])
    match = Match.start(new_header(game, "look", brought))
    while match.outcome is None and len(match.log) < rows:
        prompt = match.open_prompts()[0]
        name = level if prompt.seat == 0 else "novice"
        match.answer(prompt.seat, decide(match, prompt.seat, find_level(name), "look"))
    return match


def reviewed(header: Header, log: Sequence[Decision], seat: int, parts: int = 100) -> Review:
    """Return the review of a match after this many parts."""
    found = Review(log, seat)
    for _ in range(parts):
        if (part := found.next()) is None:
            break
        found.take(part, judge(header, log, part))
    return found


@pytest.mark.parametrize(("game", "rows"), [("l5r-lcg", 30), ("root", 24), ("l5r-ccg", 25)])
def test_the_costliest_decisions_are_own_ones_that_could_be_bettered(game: str, rows: int) -> None:
    match = begun(game, "random", rows)
    whole = reviewed(match.header, match.log, 0)
    found = whole.worst
    assert 0 < len(found) <= MOST and whole.looked == whole.total > 0
    assert [one.loss for one in found] == sorted((one.loss for one in found), reverse=True)
    for one in found:
        made = match.log[one.row]
        assert made.seat == 0 and not made.auto and sorted(made.keys) != sorted(one.better)
        before = Match(match.header)
        for decision in match.log[: one.row]:
            before.retake(decision)
        prompt = before.prompt_for(0)
        assert prompt is not None and is_lawful(prompt, one.better)
        assert one.reason in {STEADY, *find_figures(game).figures(before.view(0), 0)}


def test_the_same_match_gets_the_same_reckoning() -> None:
    match = begun("l5r-lcg", "random", 25)
    assert reviewed(match.header, match.log, 0, 3).worst == reviewed(match.header, match.log, 0, 3).worst


def test_a_part_without_time_judges_one_decision_so_that_it_gets_on() -> None:
    match = begun("l5r-lcg", "random", 25)
    rows = rows_of(match.log, 0)
    assert judge(match.header, match.log, Part(GLANCE, rows), lambda: False).rows == rows[:1]
    assert judge(match.header, match.log, Part(GLANCE, rows), few(2)).rows == rows[:3]


def test_a_decision_that_only_chance_made_look_bad_is_not_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Among many estimates from a few worlds, some of the worst are bad by chance only."""
    match = begun("l5r-lcg", "random", 25)
    made = [(row, match.log[row].keys) for row in rows_of(match.log, 0)]
    worlds = count()

    def played(match: Match, prompt: object, keys: Sequence[str], *_: object) -> float:
        """Value other answers 1.1 higher in half of the worlds, and 1 lower in the others: hardly better on average."""
        is_made = any(len(match.log) == row and tuple(keys) == own for row, own in made)
        return (1.1, -1.0)[next(worlds) // 2 % 2] * (not is_made)

    monkeypatch.setattr(review, "playout", played)
    asked = begun_at(match, made)
    looked = judge(match.header, match.log, Part(LOOK, [row for row, _ in asked]))
    assert looked.costly, "a first look does not doubt what it finds"
    again = Part(AGAIN, [one.row for one in looked.costly], [one.better for one in looked.costly])
    assert judge(match.header, match.log, again) == Judged(again.rows, [])


def begun_at(match: Match, made: Sequence[tuple[int, Sequence[str]]]) -> list[tuple[int, Sequence[str]]]:
    """Return the decisions at which there was something to decide."""
    before, found = Match(match.header), []
    for row, decision in enumerate(match.log):
        prompt = before.prompt_for(0)
        if prompt is not None and prompt.forced() is None and row in dict(made):
            found.append((row, decision.keys))
        before.retake(decision)
    return found


OWN = 40
LOG = [Decision(row % 2, ("pass",) if row % 4 else (f"play:{row}",), False) for row in range(2 * OWN)]


def test_first_every_decision_gets_a_glance_and_then_the_worst_are_looked_at() -> None:
    found, rows = Review(LOG, 0, lanes=2), rows_of(LOG, 0)
    first, second = found.next(), found.next()
    assert first == Part(GLANCE, rows[: OWN // 2]) and second == Part(GLANCE, rows[OWN // 2 :])
    assert found.next() is None, "there is nothing to look at before the first glance"
    found.take(first, Judged(first.rows, [Costly(8, ["a"], 0.1), Costly(12, ["a"], 0.4), Costly(16, ["a"], -0.2)]))
    found.take(second, Judged(second.rows, []))
    part = found.next()
    assert part is not None and part.way == LOOK and len(part.rows) == FIRST and list(part.rows[:2]) == [12, 8]
    assert 16 not in part.rows and found.looked == 0


def test_the_worst_decisions_are_judged_twice_and_what_was_bad_by_chance_gives_way_to_the_next() -> None:
    found = looked_at([Costly(row, ["better"], loss) for row, loss in ((0, 0.5), (4, 0.4), (8, 0.3), (12, 0.2))])
    part = found.next()
    assert part == Part(AGAIN, [0, 4, 8], [["better"]] * 3)
    found.take(part, Judged(part.rows, [Costly(0, ["better"], 0.1, "cards"), Costly(8, ["better"], 0.3, "cards")]))
    assert [(one.row, one.loss) for one in found.worst] == [(8, 0.3), (12, 0.2), (0, 0.1)]
    assert found.next() == Part(AGAIN, [12], [["better"]]), "the next worst was looked at only once"


def test_decisions_for_which_a_part_had_no_time_are_left_for_later_parts() -> None:
    found = Review(LOG, 0)
    glance = found.next()
    assert glance is not None
    found.take(glance, Judged(glance.rows[:3], []))
    part = found.next()
    assert part is not None and part.way == LOOK
    found.take(part, Judged(part.rows[:2], []))
    assert found.looked == 2
    later = found.next()
    assert later is not None and len(later.rows) == TOGETHER
    seen = {*part.rows[:2], *later.rows}
    found.take(later, Judged(later.rows, []))
    while (part := found.next()) is not None:
        seen |= {*part.rows}
        found.take(part, Judged(part.rows, []))
    assert seen == {*rows_of(LOG, 0)} and found.looked == found.total == OWN and found.worst == []


def test_the_same_mistake_is_named_once() -> None:
    """A player who lets the same card go unused in three windows of a conflict makes one mistake."""
    one, same, other = Costly(2, ["play:a"], 0.2), Costly(6, ["play:a"], 0.3), Costly(10, ["play:b"], 0.1)
    assert looked_at([one, same, other]).worst == [same, other]


def looked_at(costly: Sequence[Costly]) -> Review:
    """Return a review that has looked at all decisions, and has found these costly."""
    found, every = Review(LOG, 0), Part(LOOK, rows_of(LOG, 0))
    found.take(every, Judged(every.rows, costly))
    glance = found.next()
    assert glance is not None and glance.way == GLANCE
    return found


def test_rows_far_apart_come_first() -> None:
    assert spread(range(9)) == [0, 4, 8, 2, 6, 1, 5, 3, 7]


def few(most: int) -> Callable[[], bool]:
    """Return a clock that runs out after this many decisions."""
    asked = count()
    return lambda: next(asked) < most
