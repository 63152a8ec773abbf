"""The buttons of an event with registered decks."""

from bot.panels.buttons import Button


class AtEvent(Button):
    """A button about an event."""

    event: int


class Enter(AtEvent, verb="evtenter"):
    """Asks for the list to be registered."""


class ShowOwn(AtEvent, verb="evtmine"):
    """Shows the presser's own list, to the presser alone."""


class Withdraw(AtEvent, verb="evtleave"):
    """Withdraws the presser's list."""


class CloseEvent(AtEvent, verb="evtclose"):
    """Closes the registration."""


class ReopenEvent(AtEvent, verb="evtreopen"):
    """Opens the registration again."""


class AskToOpen(AtEvent, verb="evtask"):
    """Asks whether the lists are to be opened."""


class OpenLists(AtEvent, verb="evtshow"):
    """Opens the lists for everybody.

    ``message`` is the number of the event's public message, which is then updated (0: unknown).
    """

    message: int = 0


class LookAtList(AtEvent, verb="evtlist"):
    """Shows the selected list. ``first`` gives each select of a message a different custom_id."""

    first: int


class ShowField(AtEvent, verb="evtfield"):
    """Shows the decks of the event as statistics."""


class PrintSheets(AtEvent, verb="evtsheets"):
    """Gives all lists as sheets to be printed."""
