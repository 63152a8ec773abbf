"""The buttons after a match: another match, the match as a file, and its replay.

A button of a replay holds the match and the moment that the button is about.
"""

from typing import Final

from bot.panels.buttons.answering import AtTable

APART: Final = "s"  # opens a moment in a message of its own
ALONE: Final = "alone"


class Rematch(AtTable):
    """A button that asks for another match of a kind from ``bot.tables.life.again``.

    ``where`` is ``CALL`` in the message that asks the other players.
    """

    how: str
    where: str = ""


class GiveFile(AtTable, verb="replay"):
    """A button that gives the match as a file that ``python -m engine replay`` reads."""


class AtMoment(AtTable):
    """A button about the moment at ``row``. ``step`` is the kind of step, ``eyes`` says whose cards are visible."""

    row: int
    step: str
    eyes: str


class OpenMoment(AtMoment, verb="moment"):
    """A button that shows a moment. ``way`` makes the custom_ids of a message's buttons differ."""

    way: str = ""


class MoreOfMoment(AtMoment, verb="moremoment"):
    """A button that shows what else can be chosen and seen at a moment."""


class ChooseStep(AtMoment, verb="stepby"):
    """A button that chooses the kind of step."""


class ChooseEyes(AtMoment, verb="eyes"):
    """A button that chooses whose cards are visible."""


class Share(AtMoment):
    """A button that shows the moment to the channel."""


class WriteComment(AtMoment, verb="comment"):
    """A button that opens the window for a comment on the moment."""


class AskHow(AtMoment, verb="continue"):
    """A button that asks how to play on from the moment."""


class ChooseSide(AtMoment, verb="sideof"):
    """A button that chooses the seat from which to play on."""


class GoOn(AtMoment):
    """A button that plays on from the moment at a ``seat``: against computers with ``ALONE``, else with friends."""

    seat: int
    company: str


class Export(AtMoment):
    """A button that gives the match up to the moment as a file of a ``kind``."""

    kind: str


class LookBack(AtTable, verb="costly"):
    """A button that shows the presser which of their own decisions cost them most."""


class TurnCostly(AtTable, verb="costlyat"):
    """A button that shows the screen ``at`` of the presser's costly decisions."""

    at: int


def opening(match: int, row: int = 0) -> OpenMoment:
    """Return the button that opens a match at a row in a new message, turn by turn with open hands."""
    return OpenMoment(match, row, "turn", "o", APART)
