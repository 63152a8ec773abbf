"""How a match survives an update: which state is stored, and how the match resumes under other rules.

A match is its header and its decisions. After an update, the same decisions may lead to another state. Therefore every
save stores a *moment*: the state of the table as plain data. Each save also stores a digest of this state for the row
at which it was made. ``take_up`` replays the log and compares the result with the stored state. If the state differs,
the match goes on from the latest point at which it agrees with what people saw: a moment with which a match may begin,
or an earlier row of its log. If there is no such point, ``take_up`` reports that and changes nothing. If the rules are
those of the save and the state still differs, the match is damaged, and no earlier point is tried.
"""

from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import suppress
from hashlib import blake2b
from typing import Any, Final, Literal, NamedTuple, TypeAlias, TypeVar

from pydantic_core import from_json, to_json

from engine.desks import find_desk
from engine.kernel.fingerprint import fingerprint
from engine.kernel.game import Header, find_game
from engine.kernel.games import BROKEN
from engine.kernel.imagined import abandon
from engine.kernel.match import Corrupt, Decision, Match
from engine.kernel.prompt import Refused

T = TypeVar("T")
# A generator that pauses between its steps and returns a result.
Steps: TypeAlias = Generator[None, None, T]
How: TypeAlias = Literal["same", "unchecked", "asked", "resumed", "back"]
NO_POSITIONS: Final = "no-positions"
DIGEST: Final = 8


class Moment(NamedTuple):
    """A state of a match after ``row`` rows of its log.

    ``state`` is the table as plain data. ``asked`` lists the seats that are asked, each with the kind of its question.
    ``streams`` holds the states of the random streams. ``begins`` says whether a match can begin from this moment: its
    state must be a whole position that asks the same question.
    """

    row: int
    state: Mapping[str, Any]
    asked: Sequence[Sequence[Any]]
    streams: Mapping[str, int] | None = None
    begins: bool = False


class Kept(NamedTuple):
    """Everything stored about a match besides its log.

    ``digests`` holds digests of the match's state by row. ``moments`` holds its moments, the earliest first.
    """

    header: Header
    log: Sequence[Decision]
    held: Mapping[int, tuple[str, ...]] = {}
    digests: Mapping[int, str] = {}
    moments: Sequence[Moment] = ()


class TakenUp(NamedTuple):
    """A match that was resumed from a save.

    The values of ``how`` are: ``same`` if nothing differs; ``unchecked`` if an old save holds no state to compare;
    ``asked`` if the table is the same but the question differs; ``resumed`` if the match begins from a moment and
    nothing is lost; ``back`` if the match went back to an earlier point and people's last ``lost`` decisions are gone.
    The match begins after row ``base`` of the old log. If ``base`` is 0, the match begins with the old header.
    """

    match: Match
    how: How
    base: int = 0
    lost: int = 0


class Lost(Exception):
    """Raised if these rules cannot resume a match as people last saw it.

    ``row`` is the row at which the replay failed, and ``reason`` says why.
    """

    def __init__(self, row: int, reason: str) -> None:
        super().__init__(row, reason)
        self.row = row
        self.reason = reason


def state_of(match: Match) -> dict[str, Any]:
    """Return a match's state as plain data.

    The state consists of the position, the state that no position can hold, the seats that have left, and the outcome.
    In a game without positions, the open view of the whole table replaces the position.
    """
    desk, table = find_desk(match.header.game), match.table
    found: dict[str, Any] = {"gone": list(table.gone), "outcome": match.outcome and match.outcome.facts()}
    try:
        found["position"] = desk.position(match)
        found["beyond"] = desk.beyond(match)
    except Refused as refusal:
        if refusal.reason != NO_POSITIONS:
            raise
        found["table"] = match.game.open_view(table)
    return found


def digest(state: bytes) -> str:
    """Return the digest of a state."""
    return blake2b(state, digest_size=DIGEST).hexdigest()


def state_json(state: Mapping[str, Any]) -> bytes:
    """Return a state as JSON."""
    return to_json(state)


def asked(match: Match) -> list[list[Any]]:
    """Return the seats that are asked, each with the kind of its question."""
    return [[prompt.seat, prompt.kind] for prompt in match.pending]


def moment_of(match: Match, state: Mapping[str, Any] | None = None) -> Moment:
    """Return the present moment of a match. The function does not check whether a match may begin with this moment."""
    given = state_of(match) if state is None else state
    streams = getattr(match.table, "streams", None)
    return Moment(len(match.log), given, asked(match), None if streams is None else streams.states())


def beginning(match: Match, moment: Moment | None = None) -> Moment | None:
    """Return the present moment if a match may begin with it, otherwise None (see ``beginning_of``)."""
    return finish(beginning_of(match, moment))


def beginning_of(match: Match, moment: Moment | None = None) -> Steps[Moment | None]:
    """Return the present moment if a match may begin with it, else None, in steps of some milliseconds.

    A match may begin with a moment if the moment's state is a whole position, and if the new match looks the same to
    every seat and asks the same questions. To find out, this function begins such a match.
    """
    found = moment_of(match) if moment is None else moment
    if found.state["gone"] or match.outcome is not None or match.held or "position" not in found.state:
        return None
    if not find_desk(match.header.game).is_whole(match):
        return None
    yield
    state = from_json(state_json(found.state))
    found = found._replace(state=state)
    try:
        other = Match.rebuild(header_from(match.header, found), [])
    except (Corrupt, Refused):
        return None
    try:
        same = yield from _same(match, other, state)
    finally:
        abandon(other)
    return found._replace(begins=True) if same else None


def _same(match: Match, other: Match, state: Mapping[str, Any]) -> Steps[bool]:
    """Tell, in steps, whether another match has this state, asks the same questions and looks the same to all seats."""
    yield
    if _asks(other) != _asks(match) or from_json(state_json(state_of(other))) != state:
        return False
    for viewer in (None, *range(len(match.header.seats))):
        yield
        if match.view(viewer) != other.view(viewer):
            return False
    return True


def _asks(match: Match) -> list[Any]:
    return [
        (prompt.seat, prompt.kind, prompt.rule, sorted(option.key for option in prompt.options))
        for prompt in match.pending
    ]


def header_from(header: Header, moment: Moment) -> Header:
    """Return the header of a match that begins with ``moment`` under the present rules.

    ``header`` is the header of the old match.
    """
    game = find_game(header.game)
    return Header(
        header.game, header.seed, header.seats, options=header.options, position=moment.state["position"],
        rules=game.rules, data=game.data, fingerprint=fingerprint(header.game), streams=moment.streams,
    )  # fmt: skip


def agrees(kept: Any, now: Any) -> bool:
    """Tell whether the state ``now`` equals the stored one.

    A later version may store more fields, so a missing field equals an empty one.
    """
    if isinstance(kept, Mapping) and isinstance(now, Mapping):
        return all(agrees(kept.get(name), now.get(name)) for name in kept.keys() | now.keys())
    if isinstance(kept, list) and isinstance(now, list):
        return len(kept) == len(now) and all(map(agrees, kept, now))
    return bool(kept == now) or not (kept or now)


def is_in_state(moment: Moment, match: Match) -> bool:
    """Tell whether the match is now in the state of a stored moment."""
    kept = from_json(state_json(moment.state))
    return any(agrees(kept, from_json(state_json(state))) for state in state_forms(match))


def state_forms(match: Match) -> Iterator[dict[str, Any]]:
    """Yield the present state of a match in today's form, then in each different form that earlier versions used."""
    now = state_of(match)
    yield now
    for earlier in find_desk(match.header.game).as_earlier(match):
        yield {**now, **earlier}


def rebuilding(header: Header, log: Sequence[Decision], held: Mapping[int, tuple[str, ...]]) -> Steps[Match]:
    """Replay a log as ``Match.rebuild`` does, but pause after each row, and keep a place for forks near the end."""
    match = Match(header)
    match.expect(len(log))
    for row, decision in enumerate(log):
        try:
            match.retake(decision)
        except Refused as refusal:
            raise Corrupt(row, refusal.reason) from refusal
        yield
    match.expect(0)
    match.catch_up((), held)
    return match


def take_up(kept: Kept) -> TakenUp:
    """Resume a stored match without pausing; see ``taking_up``."""
    return finish(taking_up(kept))


def finish(steps: Steps[T]) -> T:
    """Run ``steps`` to the end and return their result."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: T = end.value
            return found


def taking_up(kept: Kept) -> Steps[TakenUp]:
    """Resume a stored match as people last saw it, or as near to that as these rules allow.

    The generator pauses after each replayed decision, so that the program can do other work. Raises Lost if the rules
    can resume the match at no point. Raises Refused (``broken-game``, ``unknown-game``) if the rules are missing. An
    error in the code of the rules is not caught. Only Lost means that the stored match itself cannot be resumed.
    """
    trouble = Lost(len(kept.log), "other-state")
    last = next((moment for moment in kept.moments if moment.row == len(kept.log)), None)
    try:
        match = yield from rebuilding(kept.header, kept.log, kept.held)
    except Corrupt as corrupt:
        trouble = Lost(corrupt.row, corrupt.reason)
    except Refused as refusal:
        if refusal.reason in (BROKEN, "unknown-game"):
            raise
        trouble = Lost(0, refusal.reason)
    else:
        if last is None and not kept.digests:
            return TakenUp(match, "unchecked")
        if last is not None and is_in_state(last, match):
            return TakenUp(match, "same" if asked(match) == [list(one) for one in last.asked] else "asked")
        if last is None and _is_as_seen(kept, {}, match, len(kept.log)):
            return TakenUp(match, "same")
    found = None if kept.header.fingerprint == fingerprint(kept.header.game) else (yield from _nearest(kept))
    if found is None:
        raise trouble
    return found


def _nearest(kept: Kept) -> Steps[TakenUp | None]:
    """Return the match at the latest point at which it agrees with what people saw, or None."""
    at = {moment.row: moment for moment in kept.moments}
    reached, base = (yield from _reach(kept, at, 0, 0)), 0
    for moment in reversed([moment for moment in kept.moments if moment.begins]):
        if reached == len(kept.log):
            break
        further = yield from _reach(kept, at, moment.row, reached + 1)
        if further > reached:
            reached, base = further, moment.row
    while reached > 0:
        found = yield from _at(kept, at, base, reached)
        if found is not None:
            return found
        reached, base = (yield from _reach(kept, at, 0, 0, before=reached)), 0
    return None


def _begun(kept: Kept, at: Mapping[int, Moment], base: int) -> Match:
    """Return the match that begins with the moment of row ``base``, or with the old header if ``base`` is 0."""
    return Match(kept.header if base == 0 else header_from(kept.header, at[base]))


def _reach(kept: Kept, at: Mapping[int, Moment], base: int, least: int, before: int | None = None) -> Steps[int]:
    """Return the latest row, not before ``least``, at which the match that begins at ``base`` agrees with the stored
    one.

    Return 0 if there is none.
    """
    found = 0
    with suppress(Corrupt, Refused):
        for match, row in _played(kept, at, base):
            if before is not None and row >= before:
                break
            if row >= least and _is_as_seen(kept, at, match, row):
                found = row
            yield
    return found


def _played(kept: Kept, at: Mapping[int, Moment], base: int) -> Iterator[tuple[Match, int]]:
    """Yield a match at each row of its log. Only decisions in the log are taken, so no automatic ones are added."""
    match = _begun(kept, at, base)
    for row in range(base, len(kept.log) + 1):
        if row > base:
            match.retake(kept.log[row - 1])
        if not match.held:
            yield match, row


def _is_as_seen(kept: Kept, at: Mapping[int, Moment], match: Match, row: int) -> bool:
    """Tell whether a match, replayed up to a row of its log, is in the state that was stored at that row."""
    if row in at:
        return is_in_state(at[row], match) and asked(match) == [list(one) for one in at[row].asked]
    return row in kept.digests and any(digest(state_json(state)) == kept.digests[row] for state in state_forms(match))


def _at(kept: Kept, at: Mapping[int, Moment], base: int, row: int) -> Steps[TakenUp | None]:
    """Return the match resumed at a row. Return None if automatic decisions would carry it to another state."""
    header = kept.header if base == 0 else header_from(kept.header, at[base])
    whole = row == len(kept.log)
    for held in ([dict(kept.held)] if whole and kept.held else []) + [{}]:
        try:
            match = yield from rebuilding(header, kept.log[base:row], held)
        except (Corrupt, Refused):
            continue
        if _is_as_seen(kept, at, match, row):
            lost = sum(not decision.auto for decision in kept.log[row:])
            lost += len(kept.held) if not held else 0
            return TakenUp(match, "back" if lost else "resumed", base, lost)
    return None
