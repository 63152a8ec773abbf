"""The arithmetic of a match's clock: no time is gained or lost, whatever happens in whatever order."""

import json
from datetime import datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.pace.clock import ZERO, Clock
from bot.pace.presets import PACES, Pace

from ..later.hand import NOON


def seconds(number: float) -> timedelta:
    return timedelta(seconds=number)


PACE = Pace(seconds(60), seconds(10), seconds(30))


@pytest.fixture
def clock() -> Clock:
    return Clock.new(PACE, 2, NOON)


def left(clock: Clock) -> list[float]:
    return [side.left.total_seconds() for side in clock.sides]


def balanced(clock: Clock) -> bool:
    """Check that the time spent and left equals the time given, and that nothing is below zero."""
    sums = all(side.spent + side.left == side.given + side.granted for side in clock.sides)
    return sums and all(min(side.left, side.spent, side.delay) >= ZERO for side in clock.sides)


# Single events.


def test_only_the_asked_seat_pays(clock: Clock) -> None:
    clock.ask(0, window=False)
    clock.charge(NOON + seconds(25))
    assert left(clock) == [35, 60]


def test_secret_answers_run_on_both_clocks_until_each_is_given(clock: Clock) -> None:
    clock.ask(0, window=False)
    clock.ask(1, window=False)
    clock.charge(NOON + seconds(10))
    clock.stop(0)
    clock.charge(NOON + seconds(30))
    assert left(clock) == [50, 30]


@pytest.mark.parametrize("took", [0, 3, 10])
def test_a_window_that_may_be_empty_costs_everybody_nothing_within_its_delay(clock: Clock, took: float) -> None:
    clock.ask(0, window=True)
    clock.charge(NOON + seconds(took))
    clock.stop(0)
    assert left(clock) == [60, 60] and clock.sides[0].given == seconds(60)


def test_a_seat_that_takes_longer_than_the_delay_pays_for_the_rest(clock: Clock) -> None:
    clock.ask(0, window=True)
    clock.charge(NOON + seconds(4))
    clock.charge(NOON + seconds(25))
    assert left(clock) == [45, 60]


def test_each_such_window_has_its_own_delay(clock: Clock) -> None:
    clock.ask(0, window=True)
    clock.charge(NOON + seconds(9))
    clock.ask(0, window=True)
    clock.charge(NOON + seconds(18))
    assert left(clock) == [60, 60]


def test_a_turn_adds_its_increment_but_never_more_than_the_bank(clock: Clock) -> None:
    clock.ask(0, window=False)
    clock.charge(NOON + seconds(4))
    clock.earn(0)
    assert left(clock) == [60, 60]
    clock.charge(NOON + seconds(24))
    clock.earn(0)
    assert left(clock) == [50, 60]


def test_a_seat_with_more_than_a_bank_earns_nothing_and_loses_nothing(clock: Clock) -> None:
    clock.grant(0, seconds(30))
    clock.earn(0)
    assert left(clock) == [90, 60] and balanced(clock)


def test_at_zero_the_clock_stops_and_nothing_else_happens(clock: Clock) -> None:
    clock.ask(0, window=False)
    clock.charge(NOON + seconds(500))
    assert left(clock) == [0, 60] and clock.over(0) and clock.sides[0].spent == seconds(60)
    clock.grant(0, PACE.more)
    clock.charge(NOON + seconds(510))
    assert left(clock) == [20, 60] and not clock.over(0)


def test_a_seat_that_is_not_asked_never_runs_out_of_time(clock: Clock) -> None:
    clock.ask(0, window=False)
    clock.charge(NOON + seconds(60))
    clock.stop(0)
    assert not clock.over(0)


def test_time_that_goes_back_gives_nothing(clock: Clock) -> None:
    clock.ask(0, window=False)
    clock.charge(NOON + seconds(20))
    clock.charge(NOON + seconds(5))
    clock.charge(NOON + seconds(30))
    assert left(clock) == [30, 60]


def test_taking_back_gives_everybody_the_time_since_the_decision(clock: Clock) -> None:
    clock.ask(0, window=False)
    clock.charge(NOON + seconds(10))
    clock.stop(0)
    clock.mark(1)  # the decision in row 0
    clock.ask(1, window=False)
    clock.charge(NOON + seconds(50))
    clock.stop(1)
    clock.mark(2)
    clock.earn(0)
    clock.take_back(0)
    assert left(clock) == [50, 60] and balanced(clock) and clock.marks == []


def test_a_player_who_takes_back_a_decision_alone_pays_for_the_time(clock: Clock) -> None:
    clock.ask(0, window=False)
    clock.ask(1, window=False)
    clock.mark(1)
    clock.charge(NOON + seconds(30))
    clock.take_back(0, own=0)
    assert left(clock) == [30, 60] and balanced(clock)


def test_time_granted_by_the_others_stays_when_a_decision_is_taken_back(clock: Clock) -> None:
    clock.mark(1)
    clock.grant(1, seconds(30))
    clock.take_back(0)
    assert left(clock) == [60, 90] and balanced(clock)


def test_there_is_a_pace_for_minutes_and_one_for_weeks() -> None:
    banks = [pace.bank for pace in PACES.values()]
    assert min(banks) <= timedelta(minutes=30) and max(banks) >= timedelta(weeks=3) and banks == sorted(banks)
    assert all(ZERO < pace.increment <= pace.bank and ZERO < pace.more <= pace.bank for pace in PACES.values())


# Any events in any order, compared with a clock that counts second by second.

SEATS = st.integers(0, 1)
STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("wait"), st.integers(0, 45)),
        st.tuples(st.sampled_from(["ask", "window", "stop", "earn", "grant", "take_back"]), SEATS),
        st.tuples(st.sampled_from(["set_back", "restart"]), st.just(0)),
        st.tuples(st.just("go_quiet"), st.integers(1, 20)),
    ),
    max_size=40,
)


class Counted:
    """A clock that looks at every single second, to compare with the real one, which computes only at events."""

    def __init__(self) -> None:
        self.clock = Clock.new(PACE, 2, NOON)
        self.now, self.quiet = 0, [(0, 0)]
        self.left, self.delay, self.asked = [60, 60], [0, 0], [False, False]
        self.got, self.spent, self.granted = [60, 60], [0, 0], [0, 0]
        self.rows: list[tuple[list[int], list[int]]] = []

    def charge(self) -> None:
        self.clock.charge(NOON + seconds(self.now), self.stands)

    def stands(self, _seat: int, since: datetime, until: datetime) -> timedelta:
        spans = ((max(NOON + seconds(a), since), min(NOON + seconds(b), until)) for a, b in self.quiet)
        return sum((b - a for a, b in spans if b > a), ZERO)

    def wait(self, number: int) -> None:
        for _ in range(number):
            for seat in (0, 1):
                if self.asked[seat] and self.now >= self.quiet[-1][1]:
                    self.tick(seat)
            self.now += 1

    def tick(self, seat: int) -> None:
        if self.delay[seat]:
            self.delay[seat] -= 1
        elif self.left[seat]:
            self.left[seat] -= 1
            self.spent[seat] += 1

    def ask(self, seat: int) -> None:
        self.clock.ask(seat, window=False)
        self.asked[seat], self.delay[seat] = True, 0

    def window(self, seat: int) -> None:
        self.clock.ask(seat, window=True)
        self.asked[seat], self.delay[seat] = True, 10

    def stop(self, seat: int) -> None:
        self.clock.stop(seat)
        self.clock.mark(len(self.rows) + 1)
        self.asked[seat], self.delay[seat] = False, 0
        self.rows.append((list(self.got), list(self.spent)))

    def earn(self, seat: int) -> None:
        self.clock.earn(seat)
        extra = max(min(10, 60 - self.left[seat]), 0)
        self.left[seat] += extra
        self.got[seat] += extra

    def grant(self, seat: int) -> None:
        self.clock.grant(seat, PACE.more)
        self.left[seat] += 30
        self.granted[seat] += 30

    def take_back(self, _: int) -> None:
        if self.rows:
            self.clock.take_back(len(self.rows) - 1)
            self.got, self.spent = self.rows.pop()
            self.left = [self.got[n] + self.granted[n] - self.spent[n] for n in (0, 1)]

    def go_quiet(self, number: int) -> None:
        if self.now >= self.quiet[-1][1]:
            self.quiet.append((self.now, self.now + number))

    def set_back(self, _: int) -> None:
        self.clock.charge(NOON - seconds(99), self.stands)

    def restart(self, _: int = 0) -> None:
        self.clock = Clock.read(json.loads(json.dumps(self.clock.facts())))


def lived(steps: list[tuple[str, int]]) -> None:
    """Take all steps on both clocks; check after each that they agree."""
    both = Counted()
    for what, number in steps:
        both.charge()
        getattr(both, what)(number)
        both.charge()
        assert left(both.clock) == both.left and balanced(both.clock)


@given(STEPS)
def test_no_order_of_events_gains_or_loses_a_second(steps: list[tuple[str, int]]) -> None:
    lived(steps)


@given(STEPS, st.integers(0, 40))
def test_a_clock_is_read_as_it_was_written(steps: list[tuple[str, int]], cut: int) -> None:
    lived([*steps[:cut], ("restart", 0), *steps[cut:]])


@given(st.lists(st.integers(0, 10**12), min_size=1, max_size=8))
def test_it_does_not_matter_how_often_anybody_looks(looks: list[int]) -> None:
    often, once = Clock.new(PACES["weeks"], 1, NOON), Clock.new(PACES["weeks"], 1, NOON)
    for clock in (often, once):
        clock.ask(0, window=True)
    for look in sorted(looks):
        often.charge(NOON + timedelta(microseconds=look))
    once.charge(NOON + timedelta(microseconds=max(looks)))
    assert often.sides == once.sides
    assert often.ends(0) == once.ends(0)
