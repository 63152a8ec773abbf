"""What each viewer may see of a match now. A view is built once for each moment, however often a press looks at it."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, Final

from engine.kernel.match import Match

KEPT: Final = 128  # views in memory, of all tables together; one takes up to 50 KiB


def view_of(match: Match, viewer: int | None) -> Mapping[str, Any]:
    """Return what ``viewer`` (a seat, or None for the public) may see. When the match is over everything lies open."""
    return _view(match, len(match.log), len(match.held), viewer)


@lru_cache(maxsize=KEPT)
def _view(match: Match, rows: int, held: int, viewer: int | None) -> Mapping[str, Any]:
    """Return the view of a moment, which is the match with so many rows of its log and so many secret answers."""
    view = match.view(viewer)
    return view if match.outcome is None else {**view, **match.game.open_view(match.table), "viewer": viewer}


class LateView(Mapping[str, Any]):
    """A view that is built when it is first read: most questions about it are answered without."""

    def __init__(self, match: Match, viewer: int | None) -> None:
        self._match = match
        self._viewer = viewer

    def __getitem__(self, key: str) -> Any:
        return view_of(self._match, self._viewer)[key]

    def __iter__(self) -> Iterator[str]:
        return iter(view_of(self._match, self._viewer))

    def __len__(self) -> int:
        return len(view_of(self._match, self._viewer))
