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
    """Agrees or refuses to take back, at its price, the last decision before ``stamp``."""

    stamp: str
    agrees: str


class LetUndo(AtTable, verb="undo"):
    """Agrees that the seat ``asker`` takes its last decision before ``stamp`` back, or does not."""

    stamp: str
    asker: int
    agrees: str


class HandOver(AtTable, verb="seat"):
    """Agrees or refuses that the user ``to`` plays a seat; 0 is the computer."""

    seat: int
    to: int
    agrees: str


class SitBack(AtTable):
    """Takes the seat back that the computer plays for the presser."""


class OpenHands(AtTable, verb="openhands"):
    """Agrees or refuses that onlookers see all cards of a moment after a number of ``rounds``."""

    rounds: int
    agrees: str


class Pause(AtTable):
    """Agrees or refuses to pause for a number of ``days``; ``GO_ON`` ends a pause."""

    days: int
    agrees: str
