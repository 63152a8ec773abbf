"""Every entry of the rules reference has a test."""

from tests.l5r_lcg.rules.entries import ENTRIES, NOT_BY_PLAY
from tests.l5r_lcg.rules.proof import collect, unproven


def test_every_entry_has_a_test() -> None:
    assert unproven() == []


def test_only_listed_entries_are_excused_and_only_while_they_have_no_test() -> None:
    proven = collect()
    assert [entry for entry in NOT_BY_PLAY if entry not in ENTRIES or proven[entry]] == []


def test_no_entry_is_listed_twice() -> None:
    assert len(set(ENTRIES)) == len(ENTRIES)
