"""The buttons that answer a question about the match itself: leaving it, going back, a seat that changes hands."""

from typing import Final

from bot.panels.buttons.answering import AtTable

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
    """A button that lets the seat ``asker`` take back its last decision before ``stamp``, or refuses."""

    stamp: str
    asker: int
    agrees: str


class HandOver(AtTable, verb="seat"):
    """A button that allows or refuses the request that the user ``to`` (0 is the computer) plays a seat."""

    seat: int
    to: int
    agrees: str


class SitBack(AtTable):
    """A button that takes back the seat that the computer plays for the presser."""


class OpenHands(AtTable, verb="openhands"):
    """A button that allows or refuses the request that onlookers see all cards after a delay of ``rounds`` rounds."""

    rounds: int
    agrees: str


class Pause(AtTable):
    """A button that allows or refuses a pause of this many ``days``.

    With ``GO_ON`` in place of days, the request is to end a pause.
    """

    days: int
    agrees: str
