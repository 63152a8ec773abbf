"""Tests of the seed of a match: 128 random bits of the system, which nobody can compute before the end."""

import json
import os

import pytest

from bot.tables.life.start import new_seed
from engine.desks import find_desk
from engine.kernel.game import new_header
from engine.kernel.match import Match
from engine.kernel.rng import Streams, commitment


def test_a_seed_is_128_bits_of_the_system_s_own(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    real = os.urandom

    def urandom(size: int) -> bytes:
        asked.append(size)
        return real(size)

    monkeypatch.setattr("secrets.token_bytes", lambda size=32: urandom(size))
    seeds = {new_seed() for _ in range(1000)}
    assert asked == [16] * 1000 and len(seeds) == 1000
    assert all(len(bytes.fromhex(seed)) == 16 for seed in seeds)
    for bit in range(128):  # none is constant
        assert {int(seed, 16) >> bit & 1 for seed in seeds} == {0, 1}


def test_its_hash_reveals_nothing_of_it_and_changes_completely_with_one_bit() -> None:
    seed = int(new_seed(), 16)
    one, other = commitment(f"{seed:032x}"), commitment(f"{seed ^ 1:032x}")
    assert f"{seed:032x}" not in one and len(one) == 64
    assert 80 < (int(one, 16) ^ int(other, 16)).bit_count() < 176


@pytest.mark.parametrize("game", ["l5r-lcg", "root", "l5r-ccg"])
def test_no_view_of_a_match_in_play_holds_it(game: str) -> None:
    desk, seed = find_desk(game), new_seed()
    match = Match.start(new_header(game, seed, desk.seats(desk.usual(2), Streams(seed)["decks"])))
    seen = [match.view(viewer) for viewer in (None, 0, 1)] + [record.facts for record in match.records]
    assert seed not in json.dumps(seen, default=str)
