"""When a clock has run for a span: exact and quick, however long the clock stands still meanwhile."""

from collections.abc import Iterator
from datetime import datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.pace.quiet import Quiet, Span
from bot.pace.standing import Standing

from ..later.hand import NOON

HOUR, DAY = timedelta(hours=1), timedelta(days=1)
NIGHT = Quiet("UTC", 22, 7)


class House:
    """A house whose time differs from the time of the day by ``shut`` from a moment on."""

    def __init__(self, at: datetime = NOON, shut: timedelta = timedelta()) -> None:
        self.at, self.shut = at, shut

    def wall(self, at: datetime) -> datetime:
        return at + self.shut if at >= self.at else at

    def walls(self, since: datetime, until: datetime) -> Iterator[Span]:
        for start, end in ((since, min(until, self.at)), (max(since, self.at), until)):
            if start < end:
                yield self.wall(start), self.wall(start) + (end - start)


def standing(*away: Span, quiet: Quiet | None = None, house: House | None = None) -> Standing:
    return Standing(house or House(), [quiet], lambda _: away)  # type: ignore[arg-type]


@pytest.fixture(autouse=True)
def counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fail if a question about a clock looks at too many spans."""
    looked, plain = [0], Standing.stands

    def stands(self: Standing, seat: int, since: datetime, until: datetime) -> timedelta:
        looked[0] += 1
        assert looked[0] < 100_000, "too many steps"
        return plain(self, seat, since, until)

    monkeypatch.setattr(Standing, "stands", stands)


@pytest.mark.parametrize("left", [timedelta(microseconds=1), timedelta(seconds=5), HOUR])
def test_little_time_left_before_a_long_pause(left: timedelta) -> None:
    assert standing((NOON, NOON + 30 * DAY)).ends(0, NOON, left) == NOON + 30 * DAY + left


def test_a_pause_that_begins_as_the_time_ends_moves_nothing() -> None:
    assert standing((NOON + HOUR, NOON + DAY)).ends(0, NOON, HOUR) == NOON + HOUR


def test_a_house_that_is_shut_during_a_pause() -> None:
    """The pause ends by the time of the day, so less of the house's time is left of it."""
    still = standing((NOON, NOON + DAY), house=House(NOON + HOUR, 5 * HOUR))
    assert still.ends(0, NOON, timedelta(seconds=1)) == NOON + 19 * HOUR + timedelta(seconds=1)


def test_a_clock_runs_again_after_the_night_that_follows_a_pause() -> None:
    still = standing((NOON, NOON + 12 * HOUR), quiet=NIGHT)
    assert still.runs_from(0, NOON) == NOON + 19 * HOUR
    assert still.runs_from(0, NOON - HOUR) == NOON - HOUR


@given(
    st.lists(st.tuples(st.integers(0, 90), st.integers(1, 40)), max_size=4),
    st.booleans(),
    st.integers(1, 200_000),
    st.integers(0, 60),
    st.integers(0, 30),
)
def test_a_clock_ends_when_it_has_run_for_its_span(
    pauses: list[tuple[int, int]], quiet: bool, seconds: int, shut_at: int, shut: int
) -> None:
    away = [(NOON + start * HOUR, NOON + (start + hours) * HOUR) for start, hours in pauses]
    house = House(NOON + shut_at * HOUR, shut * HOUR)
    still, span = standing(*away, quiet=NIGHT if quiet else None, house=house), timedelta(seconds=seconds)
    end = still.ends(0, NOON, span)
    assert end - NOON - still.stands(0, NOON, end) == span
    assert (end - timedelta(seconds=1)) - NOON - still.stands(0, NOON, end - timedelta(seconds=1)) < span
