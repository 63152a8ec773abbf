"""Frames show what people saw at each save, even if the rules change later, and use little space."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pydantic_core import from_json, to_json

from engine.cli.main import main
from engine.frames import Camera, developed, difference, filmed, patched, seen_by_all
from engine.fuzzing.probe import find_probe
from engine.kernel.match import RESIGN, Match
from engine.kernel.rng import Streams
from engine.root.faction import Faction
from engine.root.factions import factions
from engine.saves import frame_at, save

from .playing import begun

PLAIN = st.recursive(
    st.none() | st.integers(-9, 9) | st.text(max_size=2),
    lambda parts: st.lists(parts, max_size=4) | st.dictionaries(st.sampled_from("abc"), parts, max_size=3),
    max_leaves=12,
)
SIZES = [("l5r-lcg", 2), ("root", 2), ("root", 5), ("l5r-ccg", 2), ("l5r-ccg", 4)]


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(before=PLAIN, after=PLAIN)
def test_a_difference_turns_one_frame_into_the_other_and_changes_neither(before: Any, after: Any) -> None:
    kept = from_json(to_json(before))
    assert patched(before, from_json(to_json(difference(before, after)))) == after
    assert before == kept


def answered(match: Match, answers: int) -> None:
    """Let everybody answer at random."""
    probe, stream = find_probe(match.header.game), Streams(match.header.seed)["players"]
    for _ in range(answers):
        if match.outcome is not None:
            return
        prompt = match.prompt_for(match.waiting()[0])
        assert prompt is not None
        match.answer(prompt.seat, probe.choose(prompt, stream, probe.lasting))


def views(match: Match) -> Any:
    """Return what everybody sees, as it is read from a file."""
    viewers = (None, *range(len(match.header.seats)))
    return from_json(to_json([match.game.open_view(match.table), *map(match.view, viewers)]))


@pytest.mark.parametrize(("game", "seats"), SIZES)
def test_every_frame_shows_what_everybody_saw_and_a_match_needs_little_room(game: str, seats: int) -> None:
    match, camera = begun(game, seats, "film", mixed=True), Camera()
    kept, seen, asked = [], [], []
    for number in range(60):
        answered(match, 1)
        if number == 20:
            camera.forget()  # as after taking a decision back
        kept.append((len(match.log), camera.take(match)))
        seen.append(views(match))
        asked.append([(prompt.seat, prompt.kind, prompt.rule) for prompt in match.pending])
    for frame, saw, questions in zip(developed(kept), seen, asked, strict=True):
        assert [frame.open_view(), *map(frame.view, (None, *range(seats)))] == saw
        assert [(prompt.seat, prompt.kind, prompt.rule) for prompt in frame.asked] == questions
        assert (frame.outcome is None) == (saw[0]["outcome"] is None)
    # So a match of 500 saves takes less than 150 KiB; a whole frame takes 2 to 10 KiB.
    changes = sorted(len(body) for _, body in kept)[:-2]
    assert sum(changes) / len(changes) < 300


@pytest.mark.parametrize("game", ["l5r-ccg", "root"])
def test_the_common_view_of_all_seats_holds_each_seats_view(game: str) -> None:
    match = begun(game, 4, "at once", mixed=True)
    for _ in range(6):
        answered(match, 9)
        opened, found = seen_by_all(match)
        assert opened == match.game.open_view(match.table)
        assert list(found.values()) == [match.view(viewer) for viewer in (None, *range(4))]


def over() -> Match:
    """Return a match of Root in which everybody gave up after some decisions."""
    match = begun("root", 3, "mended")
    answered(match, 150)
    for seat in range(3):
        if match.outcome is None:
            match.answer(seat, [RESIGN])
    return match


def test_a_finished_match_plays_back_as_it_was_played_under_other_rules(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The replay of a file shows each moment. A removed piece gives one more point now, but not in the replay."""
    match, path = over(), tmp_path / "match.json"
    saved = save(match)
    path.write_text(saved.model_dump_json())
    rows = [shot.row for shot in filmed(match.header, match.log)]
    assert rows[-1] == len(match.log) and len(path.read_bytes()) < 200 * 1024

    def table_at(row: int) -> list[str]:
        """Return the table and the players who must answer, without the options, which no frame contains."""
        capsys.readouterr()
        assert main(["replay", str(path), "--at", str(row)]) == 0
        told = capsys.readouterr().out.splitlines()
        return [line for line in told if not (line[:6].strip().isdigit() or line.startswith("  choose:"))]

    before = {row: table_at(row) for row in rows[:: len(rows) // 12]}
    for kind in {Faction, *factions().values()}:
        if "worth" in vars(kind):
            monkeypatch.setattr(kind, "worth", lambda *given, real=kind.worth: real(*given) + 1)
    assert main(["replay", str(path), "--at", "1"]) == 2  # under the new rules the log gives another result
    monkeypatch.setattr("engine.kernel.wire.fingerprint", lambda game: "newer")
    assert {row: table_at(row) for row in before} == before
    # Between two frames the earlier one is shown.
    missing = next(row for row in range(len(match.log)) if row not in rows)
    frame = frame_at(saved, missing)
    assert frame is not None and frame.row == max(row for row in rows if row < missing)
    assert main(["replay", str(path), "--at", "9999"]) == 2
