"""Save files of whole matches, and how to resume a match that was saved under other rules.

``serve``, ``replay`` and the bot treat such a save in the same way (``engine.keeping``).
"""

from base64 import b64decode, b64encode
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from pydantic_core import to_json

from engine.frames import Frame, developed, filmed
from engine.keeping import (
    How,
    Kept,
    Lost,
    Moment,
    TakenUp,
    asked,
    beginning,
    digest,
    finish,
    moment_of,
    rebuilding,
    state_json,
    state_of,
    take_up,
)
from engine.kernel.game import find_game
from engine.kernel.match import Corrupt, Decision, Match
from engine.kernel.prompt import Refused
from engine.kernel.record import Record
from engine.kernel.wire import (
    FrameData,
    MomentData,
    RecordData,
    SaveFile,
    StepData,
    differences,
    header_of,
    held_of,
    load_match,
    outcome_data,
    record_data,
    save_match,
)


class Loaded(NamedTuple):
    """A match from a save file; ``how`` and ``lost`` are those of ``keeping.TakenUp``."""

    match: Match
    differences: dict[str, dict[str, str]]
    how: How = "same"
    lost: int = 0


def save(match: Match) -> SaveFile:
    """Return a match's save file, with the state that is compared when it is loaded.

    For a finished match the file also holds its replay.
    """
    saved, now = save_match(match), moment_of(match)
    found = beginning(match, now) or now
    asked = [list(one) for one in found.asked]
    streams = None if found.streams is None else dict(found.streams)
    saved.moments = [
        MomentData(row=found.row, state=dict(found.state), asked=asked, streams=streams, begins=found.begins)
    ]
    if match.outcome is not None:
        shots = list(filmed(match.header, match.log))
        film = save_with_replay(
            match, [(shot.row, shot.total) for shot in shots], frames=[(shot.row, shot.body) for shot in shots]
        )
        saved.story, saved.frames, saved.outcome = film.story, film.frames, film.outcome
    return saved


def save_with_replay(
    match: Match,
    totals: Sequence[tuple[int, int]],
    past: Sequence[Record] = (),
    frames: Iterable[tuple[int, bytes]] = (),
) -> SaveFile:
    """Return a finished match's save file with its records and frames, so that later rules do not change its replay.

    ``totals`` maps rows of the log to the number of records at that row. ``past`` holds the records before the first
    row.
    """
    saved, since = save_match(match), 0
    saved.story = [StepData(row=0, records=[record_data(record) for record in past])] if past else []
    for row, total in [*totals, (len(match.log), len(match.records))]:
        if total > since:
            saved.story.append(StepData(row=row, records=[record_data(one) for one in match.records[since:total]]))
            since = total
    saved.frames = [FrameData(row=row, body=b64encode(body).decode()) for row, body in frames]
    saved.outcome = outcome_data(match.outcome)
    return saved


def frame_at(saved: SaveFile, row: int) -> Frame | None:
    """Return the last frame of a finished match that was taken at ``row`` of its log or before.

    Return None if there is no such frame.
    """
    kept = ((one.row, b64decode(one.body)) for one in saved.frames if one.row <= row)
    return max(developed(kept), key=lambda frame: frame.row, default=None)


def load(saved: SaveFile, *, accept_differences: bool = False) -> Loaded:
    """Return a saved match as people last saw it, or as near to that as these rules can resume it.

    Raises Refused: ``unknown-game``, the reason for which the game refuses the header, ``corrupt-log`` with the row
    that does not fit, ``other-state`` if the log fits but leads to another state. Unless differences are accepted, also
    raises Refused with ``other-rules`` if the rules or the data have another version, or if the match could not be
    resumed as it was.
    """
    find_game(saved.header.game)
    found = differences(saved.header)
    if not accept_differences and found.keys() & {"rules", "data"}:
        raise Refused("other-rules", differences=found)
    if not saved.moments:
        return _by_its_log(saved, found, accept_differences=accept_differences)
    kept = _kept(saved)
    try:
        taken = take_up(kept)
    except Lost as lost:
        if lost.reason == "other-state":
            raise Refused("other-state", differences=found) from lost
        raise Refused("corrupt-log", row=lost.row, problem=lost.reason, differences=found) from lost
    if taken.how not in ("same", "unchecked"):
        found |= _of_the_state(kept, taken)
        if not accept_differences:
            raise Refused("other-rules", differences=found)
    return Loaded(taken.match, found, taken.how, taken.lost)


def _of_the_state(kept: Kept, taken: TakenUp) -> dict[str, dict[str, str]]:
    """Return the difference between a saved state and the state to which the log leads here.

    If the states agree and the questions differ, return the difference between the questions. If the log does not fit
    these rules, the new state is given as ``-``.
    """
    last = kept.moments[-1]
    if taken.how == "asked":
        return {"question": {"saved": digest(to_json(last.asked)), "here": digest(to_json(asked(taken.match)))}}
    try:
        here = digest(state_json(state_of(finish(rebuilding(kept.header, kept.log, kept.held)))))
    except (Corrupt, Refused):
        here = "-"
    return {"state": {"saved": digest(state_json(last.state)), "here": here}}


def _by_its_log(saved: SaveFile, found: dict[str, dict[str, str]], *, accept_differences: bool) -> Loaded:
    """Return a match whose save file holds no state to compare. ``found`` holds the differences of the save's header.

    If the match is finished, its records are compared with the stored ones.

    Raises Refused as ``load`` does.
    """
    match = load_match(saved, accept_differences=True)
    here, there = (
        _records(map(record_data, match.records)),
        _records(one for step in saved.story for one in step.records),
    )
    # If the match continues from a moment, the stored records begin with those made before the first row.
    there = there[max(len(there) - len(here), 0) :]
    if saved.story and here != there:
        found["state"] = {"saved": digest(to_json(there)), "here": digest(to_json(here))}
        if not accept_differences:
            raise Refused("other-rules", differences=found)
    return Loaded(match, found, "same" if not found or here == there else "unchecked")


def _records(given: Iterable[RecordData]) -> list[Any]:
    """Return records in the form in which they are stored."""
    return [record.model_dump(mode="json") for record in given]


def _kept(saved: SaveFile) -> Kept:
    """Return everything in a save file besides the header and the log of its match."""
    log = tuple(Decision(row.seat, tuple(row.keys), row.auto) for row in saved.log)
    moments = [
        Moment(one.row, one.state, one.asked, one.streams, one.begins and "position" in one.state)
        for one in sorted(saved.moments, key=lambda one: one.row)
        if one.row <= len(log)
    ]
    return Kept(header_of(saved.header), log, held_of(saved), {}, moments)
