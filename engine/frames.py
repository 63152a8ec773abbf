"""Frames of a match. A frame holds what every viewer saw at a save.

With frames, a replay can show the match as it was really played.

A log holds only decisions. If the rules change, the same log may lead to other events. Therefore each save keeps a
frame with every viewer's view, the open view, and the seats that were asked. A frame is stored as the difference from
the previous frame, in 100 to 200 bytes. The frames of a whole match take about 100 KiB.

``Camera`` makes the frames while a match is played, and ``developed`` reads them back.
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
# The views of one moment, by name: the open view, the public's view and each seat's view.
Seen = tuple[dict[str, Any], dict[str, dict[str, Any]]]
# Differences that were already computed, by the pair of values that was compared.
Known = dict[tuple[int, int], Any]
DEEP: Final = 3  # frames are compared in parts at this depth: each player of a view is one part


class Frame(NamedTuple):
    """A stored moment: the open view of the table, how each viewer's view differs from it, and the open questions.

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
        """Return the view of a seat, or the public view if ``viewer`` is None."""
        found: dict[str, Any] = patched(self.opened, self.others[PUBLIC if viewer is None else str(viewer)])
        return found

    def open_view(self) -> dict[str, Any]:
        """Return the view with all cards open."""
        return self.opened


class Camera:
    """A camera makes the frames of one match.

    The first frame holds the whole moment. Every later frame holds the differences from the previous one, which the
    camera remembers.
    """

    __slots__ = ("_last",)

    def __init__(self) -> None:
        self._last: Any = None

    @property
    def has_taken(self) -> bool:
        """Whether the camera remembers a previous frame."""
        return self._last is not None

    def forget(self) -> None:
        """Make the next frame a whole one, because the match went back or another match continues."""
        self._last = None

    def take(self, match: Match, seen: Seen | None = None) -> bytes:
        """Return the present moment in its stored form: the differences from the previous frame.

        ``seen`` holds the views of this moment, if the caller has them already.
        """
        now = _seen(match, seen or seen_by_all(match))
        before, self._last = self._last, in_parts(now, DEEP)
        if before is None:
            return zlib.compress(to_json(now), 1)
        return zlib.compress(to_json([difference(before, self._last)]), 9)


class Shot(NamedTuple):
    """A stored frame, the number of rows of the log before it, and the ``total`` number of records before it."""

    row: int
    total: int
    body: bytes


def filmed(header: Header, log: Sequence[Decision]) -> Iterator[Shot]:
    """Play a whole log and yield its frames: one before each choice that somebody made, and one at the end."""
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
    known: Known = {}  # if several views share a part, it is compared only once
    asked = [[prompt.seat, prompt.kind, prompt.rule, prompt.source, prompt.data] for prompt in match.pending]
    parts = {OPEN: opened, "asked": asked, "rules": match.header.fingerprint}
    return {**parts, **{name: difference(opened, view, known) for name, view in views.items()}}


def in_parts(value: Any, deep: int) -> Any:
    """Return ``value`` with every part at depth ``deep`` replaced by its JSON text.

    Unchanged parts can then be compared without being parsed.
    """
    if deep and isinstance(value, Mapping):
        return {name: in_parts(part, deep - 1) for name, part in value.items()}
    if deep and isinstance(value, list):
        return [in_parts(part, deep - 1) for part in value]
    return to_json(value)


def _whole(value: Any) -> Any:
    """Return ``value`` with all JSON texts in it parsed."""
    if isinstance(value, bytes):
        return from_json(value)
    if isinstance(value, Mapping):
        return {name: _whole(part) for name, part in value.items()}
    if isinstance(value, list):
        return [_whole(part) for part in value]
    return value


def seen_by_all(match: Match) -> Seen:
    """Return the open view of a match, the public's view and each seat's view, by name."""
    viewers = {PUBLIC: None, **{str(seat): seat for seat in range(len(match.header.seats))}}
    at_once = getattr(match.game, "views", None)
    if at_once is None:
        opened = match.game.open_view(match.table)
        return opened, {name: match.view(viewer) for name, viewer in viewers.items()}
    opened, views = at_once(match.table, list(viewers.values()))
    return opened, dict(zip(viewers, views, strict=True))


def developed(kept: Iterable[tuple[int, bytes]]) -> Iterator[Frame]:
    """Yield the stored frames of ``kept`` in the order in which they were made, each with its row."""
    now: Any = None
    for row, body in kept:
        given = from_json(zlib.decompress(body))
        now = patched(now, given[0]) if isinstance(given, list) else given
        others = {name: part for name, part in now.items() if name not in (OPEN, "asked", "rules")}
        yield Frame(row, now[OPEN], others, now["asked"], now.get("rules", ""))


def difference(before: Any, after: Any, known: Known | None = None) -> Any:
    """Return the difference that turns ``before`` into ``after``. Return None if the two values are equal.

    The difference has one of four forms. A list with one item holds a new value that replaces the old one. For two
    mappings, ``d`` holds the differences by name, and ``g`` lists the names that were removed. For two lists of equal
    length, ``l`` holds the differences by index. For other lists, ``s`` holds how many items stay the same at the
    beginning, how many at the end, and the items that replace the middle. ``known`` keeps computed differences so that
    none is computed twice.
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
    """Apply the difference ``change`` to ``before`` and return the result. ``before`` itself does not change."""
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
