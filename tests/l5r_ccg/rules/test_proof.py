"""Every heading of the rulebook has a test or is excused. Each excused heading exists, and has no test."""

from tests.l5r_ccg.rules.headings import NOT_BY_PLAY
from tests.l5r_ccg.rules.proof import collect, headings, unproven


def test_only_headings_without_a_test_are_excused() -> None:
    proven = collect()
    assert [heading for heading in NOT_BY_PLAY if proven.get(heading) != []] == []


def test_no_heading_is_listed_twice() -> None:
    assert len(set(headings())) == len(headings())


def test_every_heading_that_is_not_excused_has_a_test() -> None:
    assert unproven() == []
