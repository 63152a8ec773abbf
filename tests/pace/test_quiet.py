"""Quiet hours: exact through the night, across midnight, and where a zone changes to summer time."""

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.pace.quiet import Quiet, union, zones

HOUR = timedelta(hours=1)
NIGHT = Quiet("Europe/Paris", 22, 7)


def at(text: str) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=UTC)


def length(quiet: Quiet, since: datetime, until: datetime) -> timedelta:
    return sum((end - start for start, end in quiet.spans(since, until)), timedelta())


def test_a_night_in_paris_follows_the_local_clock() -> None:
    assert list(NIGHT.spans(at("2026-01-10 12:00"), at("2026-01-11 12:00"))) == [
        (at("2026-01-10 21:00"), at("2026-01-11 06:00"))
    ]


def test_a_night_in_which_summer_begins_is_an_hour_shorter() -> None:
    assert length(NIGHT, at("2026-03-28 12:00"), at("2026-03-29 12:00")) == 8 * HOUR
    assert length(NIGHT, at("2026-10-24 12:00"), at("2026-10-25 12:00")) == 10 * HOUR


def test_hours_within_a_day() -> None:
    work = Quiet("America/New_York", 9, 17)
    assert length(work, at("2026-01-10 00:00"), at("2026-01-12 00:00")) == 16 * HOUR


@pytest.mark.parametrize(
    ("moment", "moved", "before"),
    [
        ("2026-01-10 12:00", "2026-01-10 12:00", "2026-01-10 12:00"),
        ("2026-01-10 21:00", "2026-01-11 06:00", "2026-01-10 21:00"),
        ("2026-01-11 03:30", "2026-01-11 06:00", "2026-01-10 21:00"),
        ("2026-01-11 06:00", "2026-01-11 06:00", "2026-01-11 06:00"),
    ],
)
def test_a_moment_in_the_night_moves_to_one_of_its_ends(moment: str, moved: str, before: str) -> None:
    assert (NIGHT.moved(at(moment)), NIGHT.before(at(moment))) == (at(moved), at(before))


@pytest.mark.parametrize(
    "given",
    [("Nowhere", 22, 7), ("Europe/Paris", 7, 7), ("Europe/Paris", 22, 24), ("UTC", -1, 5), ("UTC", 6, 22)],
)
def test_impossible_hours_are_refused(given: tuple[str, int, int]) -> None:
    with pytest.raises(ValueError, match="quiet"):
        Quiet(*given)


@given(
    st.sampled_from(sorted(zones())),
    st.integers(0, 23),
    st.integers(1, 12),
    st.datetimes(datetime(2024, 1, 1), datetime(2028, 1, 1), timezones=st.just(UTC)),
    st.integers(0, 5 * 24 * 60),
    st.integers(0, 100),
)
def test_a_span_is_the_sum_of_its_parts(
    zone: str, start: int, hours: int, since: datetime, minutes: int, cut: int
) -> None:
    quiet = Quiet(zone, start, (start + hours) % 24)
    until = since + timedelta(minutes=minutes)
    middle = since + (until - since) * cut / 100
    assert length(quiet, since, until) == length(quiet, since, middle) + length(quiet, middle, until)
    assert length(quiet, since, until) <= until - since
    spans = list(quiet.spans(since, until))
    assert union(spans) == spans and all(start < end for start, end in spans)
    assert quiet.moved(quiet.moved(since)) == quiet.moved(since) >= since >= quiet.before(since)


def test_hours_come_back_as_they_were_kept() -> None:
    assert Quiet.read(NIGHT.facts()) == NIGHT
