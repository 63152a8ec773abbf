"""A match as readable text: one line per decision and per record, with kinds and facts only."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.kernel.game import Header
from engine.kernel.match import LEAVING, WENT_BACK, Decision, Match
from engine.kernel.record import Record
from engine.kernel.wire import SaveFile, header_of


def decision_line(number: int, decision: Decision) -> str:
    """Return a decision as a line."""
    return f"{number:4} [{decision.seat}] {' + '.join(decision.keys) or '-'}"


def record_line(record: Record) -> str:
    """Return a record as a line: its kind, its facts, and its viewers if not everybody may see it."""
    seen = "" if record.seats is None else f" (seen by {', '.join(map(str, record.seats)) or 'nobody'})"
    facts = " ".join(f"{name}={_fact(value)}" for name, value in record.facts.items())
    return f"       {record.kind} {facts}{seen}".rstrip()


def _fact(value: Any) -> str:
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list | tuple):
        return ",".join(_fact(part) for part in value) or "-"
    if isinstance(value, dict):
        return "/".join(f"{name}:{_fact(part)}" for name, part in value.items())
    return str(value)


def _brought(seat: Mapping[str, Any]) -> str:
    """Return in a few words what a seat brings: the name of its deck, or else the plain facts."""
    if "deck" in seat:
        return seat["deck"] if isinstance(seat["deck"], str) else "(own list)"
    return " ".join(f"{name}={_fact(value)}" for name, value in seat.items()) or "-"


def transcript(header: Header, log: Sequence[Decision]) -> Iterator[str]:
    """Replay a whole match and yield its lines. Automatic decisions are left out."""
    match = Match.start(header)
    yield from _head(header)
    yield from map(record_line, match.records)
    for number, decision in enumerate(log, 1):
        unasked = decision.keys not in (LEAVING, WENT_BACK) and decision.seat not in match.waiting()
        if number <= len(match.log) or unasked:
            # The rules took this decision by themselves.
            continue
        if decision.keys == WENT_BACK:
            told, match = len(match.records), Match.rebuild(header, log[:number])
            records = match.records[told:]
        else:
            records = match.answer(decision.seat, decision.keys)
        yield decision_line(number, decision)
        yield from map(record_line, records)
    yield f"outcome: {_fact(match.outcome.facts() if match.outcome else None)}"


def story(save: SaveFile) -> Iterator[str]:
    """Yield the lines of a finished match from its stored records, without replaying it."""
    yield from _head(header_of(save.header))
    row = 0
    for step in save.story:
        for number, decision in enumerate(save.log[row : step.row], row + 1):
            if not decision.auto:
                yield decision_line(number, Decision(decision.seat, tuple(decision.keys)))
        row = max(row, step.row)
        for told in step.records:
            yield record_line(Record(told.kind, told.facts, None if told.seats is None else tuple(told.seats)))
    yield f"outcome: {_fact(None if save.outcome is None else save.outcome.model_dump())}"


def _head(header: Header) -> Iterator[str]:
    yield f"game {header.game} | rules {header.rules} | seed {header.seed}"
    for seat, brought in enumerate(header.seats):
        yield f"seat {seat}: {_brought(brought)}"
