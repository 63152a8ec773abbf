"""The buttons that open something at a table: a panel, the log, the table itself, a page beside the question."""

from bot.panels.answering import AtTable


class Hand(AtTable):
    """Opens the presser's panel."""


class Panel(AtTable):
    """Shows the panel again in place of another page."""


class Log(AtTable):
    """Opens the log."""


class Leaf(AtTable):
    """Opens a page of the log. ``way`` is back or forward, with a ``p`` before it on a panel."""

    page: int
    way: str = ""


class Look(AtTable):
    """Shows the table as the presser may see it."""


class Text(AtTable):
    """Shows the table as text."""


class Texts(AtTable):
    """Opens the texts of the cards that may be used now."""


class Reason(AtTable):
    """Opens the rule that asks."""


class Wishes(AtTable):
    """Opens the choice of when to be asked."""


class Mode(AtTable):
    """Chooses when to be asked."""


class IfAsked(AtTable):
    """Stores the answer to a question that has not come yet."""


class Never(AtTable):
    """Chooses the cards about which the presser does not want to be asked."""


class Since(AtTable):
    """Opens what happened since the presser's last turn."""
