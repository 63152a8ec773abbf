"""The buttons that answer a question about the match itself: leaving it, going back, a seat that changes hands."""

from typing import Final

from bot.panels.answering import AtTable

YES: Final = "yes"
NO: Final = "no"
QUIT: Final = "quit"  # leave, although the others play on


class Resign(AtTable):
    """Leaves the match if the presser confirms (``YES`` or ``QUIT``), or plays on (``NO``)."""

    agrees: str


class GoBack(AtTable):
    """Accepts the price of taking back the last decision before ``stamp``, or cancels."""

    stamp: str
    agrees: str


class LetUndo(AtTable, verb="undo"):
    """Agrees that the seat ``asker`` takes back its last decision before ``stamp``, or refuses."""

    stamp: str
    asker: int
    agrees: str


class HandOver(AtTable, verb="seat"):
    """Agrees that the user ``to`` (0 is the computer) plays a seat, or refuses."""

    seat: int
    to: int
    agrees: str


class SitBack(AtTable):
    """Takes back the seat that the computer plays for the presser."""


class OpenHands(AtTable, verb="openhands"):
    """Agrees that onlookers see all cards a number of ``rounds`` later, or refuses."""

    rounds: int
    agrees: str


class Pause(AtTable):
    """Agrees to a pause of a number of ``days``, or refuses. ``GO_ON`` ends a pause."""

    days: int
    agrees: str
