"""The moments of a match, wherever they come from.

A frame is one moment: the table after a number of rows of the log, before anything else is decided. The class
``Played`` makes frames by replaying the log. ``Played`` keeps copies of the match on the way. So it can reach any frame
from a copy with a few decisions. ``Played`` also keeps the last frame, so that somebody who steps on waits for the new
decisions only.
"""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple, Protocol

from engine.kernel.game import Header
from engine.kernel.match import Decision, Match
from engine.kernel.outcome import Outcome
from engine.kernel.prompt import Prompt
from engine.kernel.record import Record

APART: Final = 48  # rows between two copies that are kept


class Stop(NamedTuple):
    """A moment at which somebody decides: after ``row`` rows of the log, when ``total`` records had been made."""

    row: int
    total: int


class Frame(Protocol):
    """One moment of a match."""

    @property
    def asked(self) -> Sequence[Prompt]:
        """The questions that are open."""

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it is in play."""

    def view(self, viewer: int | None) -> dict[str, Any]:
        """Return the view of a seat, or the public view for None."""

    def open_view(self) -> dict[str, Any]:
        """Return everything, with all cards open."""


class Frames(Protocol):
    """The moments of a match.

    The object gives the stops at which somebody decides, the events, and the match at any stop.
    """

    @property
    def header(self) -> Header:
        """The header with which the match was started."""

    @property
    def stops(self) -> Sequence[Stop]:
        """The moments at which somebody decides, and the last one."""

    @property
    def records(self) -> Sequence[Record]:
        """Everything that happened."""

    def frame(self, row: int) -> Frame:
        """Return the match as it stood at the stop with this ``row`` of the log."""

    def walk(self) -> Iterator[tuple[Stop, Frame]]:
        """Yield every stop with its moment, in order. A moment can be used only until the next."""


class MatchFrame:
    """A moment of a match that was replayed."""

    __slots__ = ("match",)

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def asked(self) -> Sequence[Prompt]:
        """The questions that are open."""
        return self.match.open_prompts()

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it is in play."""
        return self.match.outcome

    def view(self, viewer: int | None) -> dict[str, Any]:
        """Return the view of a seat, or the public view for None."""
        return self.match.view(viewer)

    def open_view(self) -> dict[str, Any]:
        """Return everything, with all cards open."""
        return self.match.game.open_view(self.match.table)


class Played:
    """The moments of a match, made by replaying its log.

    The function ``run`` plays the match. The caller may stop between any two rows, and continue when the log has grown.
    Raises Refused if the rules refuse the header or a row.
    """

    def __init__(self, header: Header, log: Sequence[Decision]) -> None:
        self.header = header
        self.log = list(log)
        self._tip = Match(header)
        self._row = 0
        self._stops: list[Stop] = []
        self._since = Stop(0, len(self._tip.records))
        self._kept: list[tuple[int, Match]] = []
        self._shown: tuple[int, Match] | None = None

    @property
    def records(self) -> Sequence[Record]:
        """Everything that happened."""
        return self._tip.records

    @property
    def stops(self) -> Sequence[Stop]:
        """The moments at which somebody decides, and the last one."""
        return [*self._stops, self._since]

    def continues(self, log: Sequence[Decision]) -> bool:
        """Tell whether a log begins with everything that was played here."""
        return self._row <= len(log) and self.log[: self._row] == list(log[: self._row])

    def run(self) -> Iterator[None]:
        """Play the rest of the log, row by row. The caller may stop after each row."""
        self._keep()
        while self._row < len(self.log):
            self._tip.retake(self.log[self._row])
            self._row += 1
            if not self._tip.held:
                self._arrive()
            yield

    def _arrive(self) -> None:
        """Begin a new moment, because the log has reached one.

        If somebody has decided something since the last moment, the last moment is a stop.
        """
        if any(not decision.auto for decision in self.log[self._since.row : self._row]):
            self._stops.append(self._since)
        self._since = Stop(self._row, len(self._tip.records))
        self._keep()

    def _keep(self) -> None:
        """Keep a copy of the match at the present moment, unless an earlier copy is only a few rows back."""
        last = self._kept[-1][0] if self._kept else -APART
        if self._row - last < APART or self._tip.held or self._tip.outcome is not None:
            return
        copy = self._tip.fork()
        if len(copy.log) == self._row:
            self._kept.append((self._row, copy))

    def frame(self, row: int) -> MatchFrame:
        """Return the match as it stood at the stop with this ``row`` of the log."""
        if row == self._row:
            return MatchFrame(self._tip)
        if self._shown is None or self._shown[0] != row:
            self._shown = row, self.match_at(row)
        return MatchFrame(self._shown[1])

    def walk(self) -> Iterator[tuple[Stop, MatchFrame]]:
        """Yield every stop with its moment, in order. A moment can be used only until the next."""
        match = Match(self.header)
        for stop in self.stops:
            for decision in self.log[len(match.log) + len(match.held) : stop.row]:
                match.retake(decision)
            yield stop, MatchFrame(match)

    def match_at(self, row: int) -> Match:
        """Return an independent match at the row of a stop."""
        place = bisect_right(self._kept, row, key=lambda kept: kept[0])
        copies = [*self._kept[place - 1 : place], *([self._shown] if self._shown and self._shown[0] <= row else [])]
        match = max(copies, key=lambda copy: copy[0])[1].fork() if copies else Match(self.header)
        for decision in self.log[len(match.log) : row]:
            match.retake(decision)
        return match
