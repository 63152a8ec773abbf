"""Old matches: every later version of the code resumes them as people last saw them.

If a rule has changed since, a match continues from the latest point at which it agrees, or reports why it cannot. The
command ``python -m tests.keeping.keep NAME`` stores new matches.
"""

import re
from collections import Counter
from pathlib import Path

import pytest

from engine.cli.golden import UNMARKED
from engine.keeping import Lost, TakenUp, asked, digest, is_in_state, state_forms, state_json, take_up
from engine.kernel.fingerprint import fingerprint
from engine.kernel.game import find_game
from engine.kernel.games import ROOT
from engine.kernel.match import Corrupt, Match
from engine.kernel.prompt import Refused
from engine.kernel.rng import Stream

from . import keep
from .keep import FOLDER, Stored, stored, unpack
from .missing import kept, named

FILES = sorted(FOLDER.glob("*/*.txt"))


def as_kept(one: Stored) -> set[int]:
    """Return the points at which the log alone restores a match as it was, all in one run."""
    match, same = Match(one.kept.header), set()
    at = {moment.row: moment for moment in one.kept.moments}
    try:
        for row in range(len(one.kept.log) + 1):
            if row:
                match.retake(one.kept.log[row - 1])
            if row in one.cuts and is_in_state(at[row], match) and asked(match) == [list(o) for o in at[row].asked]:
                same.add(row)
    except (Corrupt, Refused):
        pass
    return same


def check(one: Stored, row: int, found: TakenUp) -> None:
    """Check that the resumed match is the stored one: at the last state, or at an earlier row with a message."""
    kept = one.at(row)
    if found.how != "back":
        assert found.lost == 0 and is_in_state(kept.moments[-1], found.match)
        return
    reached = found.base + len(found.match.log)
    assert found.lost > 0 and reached < row
    there = [moment for moment in kept.moments if moment.row == reached]
    assert any(is_in_state(moment, found.match) for moment in there) or kept.digests.get(reached) in {
        digest(state_json(state)) for state in state_forms(found.match)
    }


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_kept_match_resumes_in_its_state_or_reports_a_difference(path: Path) -> None:
    how: Counter[str] = Counter()
    for one in unpack(path):
        same = as_kept(one)
        if one.kept.header.fingerprint == fingerprint(one.kept.header.game):
            assert same == one.cuts.keys(), UNMARKED
        how["same"] += len(same)
        for row in one.cuts.keys() - same:
            try:
                found = take_up(one.at(row))
            except Lost as lost:
                assert lost.reason
                how["waits"] += 1
                continue
            check(one, row, found)
            how[found.how] += 1
    print(path.parent.name, path.stem, dict(how))
    assert how.total() >= 20
    # However much the rules change, most stored matches go on.
    assert how["waits"] <= how.total() / 4


@pytest.mark.parametrize("game", ["l5r-lcg", "root", "l5r-ccg"])
def test_other_behaviour_under_the_same_fingerprint_is_noticed(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A stored match holds the fingerprint of its rules. Here the behaviour changes in a file outside of them."""
    monkeypatch.setattr(keep, "ANSWERS", 20)
    one, real = stored(game, 2, 0, set()), Stream.below
    assert one is not None and one.kept.header.fingerprint == fingerprint(game) and as_kept(one) == one.cuts.keys()
    monkeypatch.setattr(Stream, "below", lambda stream, bound: bound - 1 - real(stream, bound))
    assert as_kept(one) != one.cuts.keys()


@pytest.mark.parametrize("game", ["l5r-lcg", "root", "l5r-ccg"])
def test_a_match_is_kept_at_every_kind_of_question(game: str) -> None:
    """``tests.keeping.harvest`` stores a match for a new kind."""
    assert named(game) - kept(game) == set()


@pytest.mark.parametrize("game", ["l5r-lcg", "root", "l5r-ccg"])
def test_matches_are_kept_for_each_number_of_seats(game: str) -> None:
    fewest, most = find_game(game).seat_count
    kept_for = {len(one.kept.header.seats) for path in FOLDER.glob(f"*/{game}.txt") for one in unpack(path)}
    assert kept_for == {*range(fewest, most + 1)}


@pytest.mark.parametrize("game", ["l5r-lcg", "root", "l5r-ccg"])
def test_matches_of_every_release_are_kept(game: str) -> None:
    """Their folder has the name of the release, or of its day, as for the first two releases."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    releases = re.findall(r"^## \[(\d[^\]]*)\] - (\S+)$", text, re.MULTILINE)
    folders = {path.parent.name for path in FOLDER.glob(f"*/{game}.txt")}
    assert releases and all(folders & {*names} for names in releases)


def test_kept_matches_stay_small() -> None:
    assert sum(path.stat().st_size for path in FILES) < 1024 * 1024
