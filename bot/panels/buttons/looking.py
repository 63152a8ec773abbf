"""The buttons that open something at a table: a panel, the log, the table itself, a page beside the question."""

from bot.panels.buttons.answering import AtTable


class Hand(AtTable):
    """A button that opens the presser's panel."""


class Panel(AtTable):
    """A button that shows the panel again in place of another page."""


class Log(AtTable):
    """A button that opens the log."""


class Leaf(AtTable):
    """A button that opens a page of the log.

    ``way`` is back or forward. For a button on a panel, ``p`` stands before the way.
    """

    page: int
    way: str = ""


class Look(AtTable):
    """A button that shows the table as the presser may see it."""


class Text(AtTable):
    """A button that shows the table as text."""


class Texts(AtTable):
    """A button that opens the texts of the cards that may be used now."""


class Reason(AtTable):
    """A button that opens the rule that asks."""


class Wishes(AtTable):
    """A button that opens the choice of when to be asked."""


class Mode(AtTable):
    """A button that chooses when to be asked."""


class IfAsked(AtTable):
    """A button that stores the answer to a question that has not come yet."""


class Never(AtTable):
    """A button that chooses the cards about which the presser does not want to be asked."""


class Since(AtTable):
    """A button that opens what happened since the presser's last turn."""
