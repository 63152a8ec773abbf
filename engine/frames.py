"""Frames of a match. A frame holds what every viewer saw at a save.

With frames, a replay can show the match as it was really played.

A log holds only decisions. The rules decide what the decisions lead to. Under other rules the same log may lead to
something else. Therefore each save keeps a frame with every viewer's view, the open view, and the seats that were
asked. A frame is stored as the difference from the previous frame, in 100 to 200 bytes. The frames of a whole match
take about 100 KiB.

``Camera`` takes the frames of a match in play, ``developed`` reads them back. Nothing here plays a match.
"""

import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from pydantic_core import from_json, to_json

from engine.kernel.game import Header
from engine.kernel.match import Decision, Match
from engine.kernel.outcome import Outcome
from engine.kernel.prompt import Prompt

OPEN: Final = "open"
PUBLIC: Final = "public"
# The open view of a moment, and the view of the public and each seat by name.
Seen = tuple[dict[str, Any], dict[str, dict[str, Any]]]
# Differences by what was compared.
Known = dict[tuple[int, int], Any]
DEEP: Final = 3  # a frame is cached in parts of this depth: each player of a view is one part


class Frame(NamedTuple):
    """A stored moment: the table with all cards open, each viewer's differences from that table, and the seats asked.

    ``rules`` is the fingerprint of the rules by which the moment was played. ``asked`` is empty in an old frame.
    """

    row: int
    opened: dict[str, Any]
    others: Mapping[str, Any]
    asking: list[list[Any]]
    rules: str = ""

    @property
    def asked(self) -> list[Prompt]:
        """The questions that were open: seat, kind, rule, source and facts, without their options."""
        return [Prompt(one[0], one[1], (), rule=one[2], source=one[3], groups=(), data=one[4]) for one in self.asking]

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it was in play."""
        found = self.opened.get("outcome")
        return None if found is None else Outcome(tuple(found["winners"]), found["reason"], tuple(found["ranks"]))

    def view(self, viewer: int | None) -> dict[str, Any]:
        """Return the view of a seat, or the public view for None."""
        found: dict[str, Any] = patched(self.opened, self.others[PUBLIC if viewer is None else str(viewer)])
        return found

    def open_view(self) -> dict[str, Any]:
        """Return everything, with all cards open."""
        return self.opened


class Camera:
    """A camera takes the frames of one match.

    A frame holds the differences from the previous frame, which the camera remembers. The first frame of a match holds
    the whole moment.
    """

    __slots__ = ("_last",)

    def __init__(self) -> None:
        self._last: Any = None

    @property
    def has_taken(self) -> bool:
        """Whether a frame is remembered."""
        return self._last is not None

    def forget(self) -> None:
        """Take the next frame whole, because the match went back or another match continues."""
        self._last = None

    def take(self, match: Match, seen: Seen | None = None) -> bytes:
        """Return the present moment in its stored form: the differences from the last moment that was taken.

        ``seen`` holds the views of this moment, if the caller has already made them.
        """
        now = _seen(match, seen or seen_by_all(match))
        before, self._last = self._last, in_parts(now, DEEP)
        if before is None:
            return zlib.compress(to_json(now), 1)
        return zlib.compress(to_json([difference(before, self._last)]), 9)


class Shot(NamedTuple):
    """A stored frame, the number of rows of the log before it, and the ``total`` number of records until then."""

    row: int
    total: int
    body: bytes


def filmed(header: Header, log: Sequence[Decision]) -> Iterator[Shot]:
    """Yield the frames of a whole log, by playing it: one for each choice that somebody made, and the last one."""
    match, camera, somebody = Match(header), Camera(), True
    for row in range(len(log) + 1):
        if row:
            match.retake(log[row - 1])
            somebody = somebody or not log[row - 1].auto
        if (somebody or row == len(log)) and not match.held:
            yield Shot(row, len(match.records), camera.take(match))
            somebody = False


def _seen(match: Match, seen: Seen) -> dict[str, Any]:
    """Return a moment as plain data. Each viewer's view is written as its difference from the open view."""
    opened, views = seen
    known: Known = {}  # a part that several views share is compared only once
    asked = [[prompt.seat, prompt.kind, prompt.rule, prompt.source, prompt.data] for prompt in match.pending]
    parts = {OPEN: opened, "asked": asked, "rules": match.header.fingerprint}
    return {**parts, **{name: difference(opened, view, known) for name, view in views.items()}}


def in_parts(value: Any, deep: int) -> Any:
    """Return a value with all parts at depth ``deep`` written as JSON, so that unchanged parts need not be parsed."""
    if deep and isinstance(value, Mapping):
        return {name: in_parts(part, deep - 1) for name, part in value.items()}
    if deep and isinstance(value, list):
        return [in_parts(part, deep - 1) for part in value]
    return to_json(value)


def _whole(value: Any) -> Any:
    """Return a value as plain data, with all parts that are JSON parsed."""
    if isinstance(value, bytes):
        return from_json(value)
    if isinstance(value, Mapping):
        return {name: _whole(part) for name, part in value.items()}
    if isinstance(value, list):
        return [_whole(part) for part in value]
    return value


def seen_by_all(match: Match) -> Seen:
    """Return the open view of a match, and by name the views of the public and of each seat."""
    viewers = {PUBLIC: None, **{str(seat): seat for seat in range(len(match.header.seats))}}
    at_once = getattr(match.game, "views", None)
    if at_once is None:
        opened = match.game.open_view(match.table)
        return opened, {name: match.view(viewer) for name, viewer in viewers.items()}
    opened, views = at_once(match.table, list(viewers.values()))
    return opened, dict(zip(viewers, views, strict=True))


def developed(kept: Iterable[tuple[int, bytes]]) -> Iterator[Frame]:
    """Yield the stored frames, each with its row, in the order in which they were taken."""
    now: Any = None
    for row, body in kept:
        given = from_json(zlib.decompress(body))
        now = patched(now, given[0]) if isinstance(given, list) else given
        others = {name: part for name, part in now.items() if name not in (OPEN, "asked", "rules")}
        yield Frame(row, now[OPEN], others, now["asked"], now.get("rules", ""))


def difference(before: Any, after: Any, known: Known | None = None) -> Any:
    """Return the difference that turns ``before`` into ``after``. Return None if the two values are equal.

    A list with one item holds a new value that replaces the old one. For a mapping, ``d`` holds the differences by
    name, and ``g`` lists the names that were removed. For a list, ``l`` holds the differences by index. ``s`` says how
    many parts at the beginning and at the end stay the same, and which parts replace the middle. ``known`` holds
    differences that were found before, so that they are not computed again.
    """
    if before is after or before == after:
        return None
    if isinstance(before, bytes) and isinstance(after, bytes):
        return difference(from_json(before), from_json(after))
    if known is None:
        return _of_two(before, after, None)
    pair = id(before), id(after)
    if pair not in known:
        known[pair] = _of_two(before, after, known)
    return known[pair]


def _of_two(before: Any, after: Any, known: Known | None) -> Any:
    if isinstance(before, Mapping) and isinstance(after, Mapping):
        return _of_mappings(before, after, known)
    if isinstance(before, list) and isinstance(after, list):
        return _of_lists(before, after, known)
    return [_whole(after)]


def _of_mappings(before: Mapping[str, Any], after: Mapping[str, Any], known: Known | None) -> dict[str, Any]:
    changed = {}
    for name, value in after.items():
        if name not in before:
            changed[name] = [_whole(value)]
        elif (found := difference(before[name], value, known)) is not None:
            changed[name] = found
    gone = [name for name in before if name not in after]
    return {"d": changed, "g": gone} if gone else {"d": changed}


def _of_lists(before: list[Any], after: list[Any], known: Known | None) -> dict[str, Any]:
    if len(before) == len(after):
        parts = ((str(at), difference(*pair, known)) for at, pair in enumerate(zip(before, after, strict=True)))
        return {"l": {at: part for at, part in parts if part is not None}}
    least, head, tail = min(len(before), len(after)), 0, 0
    while head < least and before[head] == after[head]:
        head += 1
    while tail < least - head and before[-1 - tail] == after[-1 - tail]:
        tail += 1
    return {"s": [head, tail, _whole(after[head : len(after) - tail])]}


def patched(before: Any, change: Any) -> Any:
    """Return the value into which ``change`` turns ``before``. The function does not change ``before`` itself."""
    if change is None:
        return before
    if isinstance(change, list):
        return change[0]
    if "d" in change:
        gone = change.get("g", ())
        made = {name: value for name, value in before.items() if name not in gone}
        return made | {name: patched(before.get(name), part) for name, part in change["d"].items()}
    if "l" in change:
        return [patched(value, change["l"].get(str(at))) for at, value in enumerate(before)]
    head, tail, between = change["s"]
    return [*before[:head], *between, *before[len(before) - tail :]]
