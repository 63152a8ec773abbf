"""The buttons that answer a question about the match itself: leaving it, going back, a seat that changes hands."""

from typing import Final

from bot.panels.answering import AtTable

YES: Final = "yes"
NO: Final = "no"
QUIT: Final = "quit"  # leaves the others to play on


class Resign(AtTable):
    """Leaves the match in the way that was agreed to (``YES`` or ``QUIT``), or plays on (``NO``)."""

    agrees: str


class GoBack(AtTable):
    """Takes back at its price what was decided last before ``stamp``, or does not."""

    stamp: str
    agrees: str


class LetUndo(AtTable, verb="undo"):
    """Agrees that the seat ``asker`` takes its last decision before ``stamp`` back, or does not."""

    stamp: str
    asker: int
    agrees: str


class HandOver(AtTable, verb="seat"):
    """Agrees that the user ``to``, 0 for the computer, plays a seat, or does not."""

    seat: int
    to: int
    agrees: str


class SitBack(AtTable):
    """Takes the seat back that the computer plays for the presser."""


class OpenHands(AtTable, verb="openhands"):
    """Agrees that onlookers see all cards of a moment so many ``rounds`` later, or does not."""

    rounds: int
    agrees: str


class Pause(AtTable):
    """Agrees to a pause of so many ``days``, to going on for ``GO_ON``, or does not."""

    days: int
    agrees: str
