"""The buttons that answer a question about the match itself: leaving it, going back, a seat that changes hands."""

from typing import Final

from bot.panels.answering import AtTable

YES: Final = "yes"
NO: Final = "no"
QUIT: Final = "quit"  # leave, although the others play on


class Resign(AtTable):
    """A button that answers whether the presser leaves the match: ``YES`` or ``QUIT`` leaves, ``NO`` plays on."""

    agrees: str


class GoBack(AtTable):
    """A button that answers whether the presser pays the price of taking back the decision before ``stamp``."""

    stamp: str
    agrees: str


class LetUndo(AtTable, verb="undo"):
    """The answer to the request of the seat ``asker`` to take back its last decision before ``stamp``: yes or no."""

    stamp: str
    asker: int
    agrees: str


class HandOver(AtTable, verb="seat"):
    """The answer to the request that the user ``to`` (0 is the computer) plays a seat: yes or no."""

    seat: int
    to: int
    agrees: str


class SitBack(AtTable):
    """A button that takes back the seat that the computer plays for the presser."""


class OpenHands(AtTable, verb="openhands"):
    """The answer to the request that onlookers see all cards after a delay of ``rounds`` rounds: yes or no."""

    rounds: int
    agrees: str


class Pause(AtTable):
    """The answer to the request for a pause of a number of ``days``: yes or no.

    With ``GO_ON`` the button ends a pause.
    """

    days: int
    agrees: str
