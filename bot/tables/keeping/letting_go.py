"""This module frees matches that nobody uses any more, at once and without a garbage collection.

Tables that are not broken up (see ``break_up``) stay in memory until the next full collection (``bot/tidy.py``), which
may take a day.
"""

from sys import getrefcount
from typing import Final

from bot.tables.views import forget_views
from engine.kernel.game import break_up
from engine.kernel.imagined import abandon
from engine.kernel.match import Match
from engine.kernel.place import Place

# References to an object that has one holder: the holder's, the argument's, and that of the counting function.
ALONE: Final = 3


def let_go(match: Match) -> None:
    """Forget the views of a match. If only the caller still uses the match, also break up its cards."""
    forget_views(match)
    if getrefcount(match) == ALONE:
        _let_go_of_place(match.kept)
        abandon(match)


def _let_go_of_place(kept: Place | None) -> None:
    """Break up the copy of a table that a match keeps for forks, unless another match shares this copy."""
    if kept is not None and getrefcount(kept) == ALONE:
        break_up(kept.table)


class Trial:
    """A fork of a match on which an answer is tried. When nobody needs the trial any more, its cards are freed too.

    A question that was found in this way may refer to the cards of the fork. So keep the trial as long as the question.
    """

    def __init__(self, match: Match) -> None:
        before = match.kept
        self.match = match.fork()
        if before is not match.kept:
            _let_go_of_place(before)

    def __del__(self) -> None:
        """Free the cards of the fork."""
        match: Match | None = getattr(self, "match", None)
        if match is not None:
            abandon(match)
