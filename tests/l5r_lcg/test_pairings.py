"""Every clan plays every clan: a random game of each of the 49 pairings of tournament decks reaches its end."""

from itertools import islice, product

import pytest

from engine.kernel.game import Header
from engine.kernel.match import Match
from engine.kernel.rng import Stream
from engine.l5r_lcg import game as _registered
from engine.l5r_lcg.definition import CLANS
from engine.players.driver import play_on
from engine.players.random import player

assert _registered
DECISIONS = 20_000


@pytest.mark.parametrize(("one", "other"), list(product(CLANS, CLANS)))
def test_a_random_game_of_this_pairing_ends(one: str, other: str) -> None:
    seats = tuple({"deck": f"{clan}-tournament"} for clan in (one, other))
    match = Match.start(Header("l5r-lcg", f"{one} {other}", seats))
    both = dict.fromkeys((0, 1), player(Stream(len(one) * 31 + len(other))))
    for _ in islice(play_on(match, both), DECISIONS):
        pass
    assert match.outcome is not None and match.outcome.winner in (0, 1)
