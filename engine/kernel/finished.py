"""A finished match, shown from what was stored when it ended.

The log of a finished match is not replayed, so a change of the rules does not alter what people see.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from engine.kernel.flow import Flow
from engine.kernel.game import Header
from engine.kernel.match import Decision, Match
from engine.kernel.outcome import Outcome
from engine.kernel.prompt import Refused
from engine.kernel.record import Record

PUBLIC = "public"


class LastTable:
    """The end of a finished match: its outcome, and the last view of each viewer."""

    __slots__ = ("barrier", "gone", "open", "outcome", "records", "views")

    def __init__(
        self, outcome: Outcome, gone: list[int], views: Mapping[str, dict[str, Any]], opened: dict[str, Any]
    ) -> None:
        self.records: list[Record] = []
        self.barrier = False
        self.outcome: Outcome | None = outcome
        self.gone = gone
        self.views = views
        self.open = opened


class LastViews:
    """Stand-in rules of a finished match. These rules show the match's last views and ask nothing."""

    def __init__(self, header: Header) -> None:
        self.name = header.game
        self.rules = header.rules
        self.data = header.data
        self.seat_count = (len(header.seats), len(header.seats))

    def start(self, header: Header) -> Any:
        """Refuse: ``match-over``."""
        raise Refused("match-over")

    def flow(self, table: Any) -> Flow[None]:
        """Return a flow that ends without a question."""
        yield from ()

    def leave(self, table: Any, seat: int) -> None:
        """Refuse: ``match-over``."""
        raise Refused("match-over")

    def view(self, table: LastTable, viewer: int | None) -> dict[str, Any]:
        """Return the last view of a viewer."""
        return dict(table.views[PUBLIC if viewer is None else str(viewer)])

    def open_view(self, table: LastTable) -> dict[str, Any]:
        """Return the state of the whole table at the end."""
        return dict(table.open)


class FinishedMatch(Match):
    """A finished match with the records, views and outcome that were stored when it ended."""

    __slots__ = ()

    def __init__(self, header: Header, log: Sequence[Decision], records: Sequence[Record], table: LastTable) -> None:
        self.header = header
        self.game = LastViews(header)
        self.asked = frozenset()
        self.pending = ()
        self.held = {}
        self._automatic = set()
        self.log = list(log)
        self.records = list(records)
        self._starts = list(range(len(log)))
        self._barrier = len(log)
        self._copied = None
        self.last_place = 0
        self.kept = None
        self._to_keep = -1
        self._end = 0
        self.table = table
        self.flow = self.game.flow(table)


def views_of(match: Match) -> dict[str, dict[str, Any]]:
    """Return the views of a match by name: each seat's and the public's."""
    seats = range(len(match.header.seats))
    return {PUBLIC: match.view(None), **{str(seat): match.view(seat) for seat in seats}}
