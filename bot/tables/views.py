"""The view that each viewer has of a match now.

A view is built once for each moment, even if a press needs it several times.
"""

from collections import OrderedDict
from collections.abc import Iterator, Mapping
from typing import Any, Final

from engine.frames import PUBLIC, Seen, seen_by_all
from engine.kernel.match import Match

KEPT: Final = 128  # views in memory, of all tables together; one takes up to 50 KiB
# A moment is a match with a number of rows in its log and a number of secret answers.
_views: OrderedDict[tuple[Match, int, int, int | None], Mapping[str, Any]] = OrderedDict()


def view_of(match: Match, viewer: int | None) -> Mapping[str, Any]:
    """Return the view of the seat ``viewer``, or the public view for None.

    After the end of the match all cards are open.
    """
    moment = (match, len(match.log), len(match.held), viewer)
    if moment not in _views:
        view = match.view(viewer)
        return _keep(match, viewer, view if match.outcome is None else view | match.game.open_view(match.table))
    _views.move_to_end(moment)
    return _views[moment]


def look_at_all(match: Match) -> Seen:
    """Build the views of this moment for all viewers and keep them.

    In some games, building the views together is faster than one at a time.
    """
    opened, views = seen_by_all(match)
    for name, view in views.items():
        viewer = None if name == PUBLIC else int(name)
        _keep(match, viewer, view if match.outcome is None else view | opened)
    return opened, views


def forget_views(match: Match) -> None:
    """Forget all views of a match that leaves memory."""
    for moment in [moment for moment in _views if moment[0] is match]:
        del _views[moment]


def _keep(match: Match, viewer: int | None, view: dict[str, Any]) -> Mapping[str, Any]:
    moment = (match, len(match.log), len(match.held), viewer)
    _views[moment] = view if view.get("viewer") == viewer else {**view, "viewer": viewer}
    _views.move_to_end(moment)
    while len(_views) > KEPT:
        _views.popitem(last=False)
    return _views[moment]


class LateView(Mapping[str, Any]):
    """A view that is built only when it is read. Most callers never read the view."""

    def __init__(self, match: Match, viewer: int | None) -> None:
        self._match = match
        self._viewer = viewer

    def __getitem__(self, key: str) -> Any:
        return view_of(self._match, self._viewer)[key]

    def __iter__(self) -> Iterator[str]:
        return iter(view_of(self._match, self._viewer))

    def __len__(self) -> int:
        return len(view_of(self._match, self._viewer))
