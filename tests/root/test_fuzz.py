"""Random games of Root under watch: all ten factions, a few games of each table."""

import pytest

from engine.fuzzing.probe import find_probe
from engine.fuzzing.run import Plan, Tally, play_games
from engine.root.factions import factions

TABLES = (
    ("marquise", "eyrie"),
    ("alliance", "vagabond", "corvids", "hundreds"),
    ("cult", "riverfolk", "duchy", "keepers"),
)


@pytest.mark.parametrize("brought", TABLES, ids="-".join)
def test_games_hold_under_watch(brought: tuple[str, ...]) -> None:
    tally = Tally(find_probe("root").coverage(brought))
    for _ in play_games(Plan("root", "test", brought, every=12), range(1), tally):
        pass
    assert tally.games == 1 and tally.checked["interference"]


def test_every_faction_sits_at_one_of_these_tables() -> None:
    assert {faction for table in TABLES for faction in table} == set(factions())
