"""The buttons of an event with registered decks."""

from bot.controls.buttons import Button


class AtEvent(Button):
    """A button about an event."""

    event: int


class Enter(AtEvent, verb="evtenter"):
    """A button that asks the presser for the list to register."""


class ShowOwn(AtEvent, verb="evtmine"):
    """A button that shows the presser's own list, to the presser alone."""


class Withdraw(AtEvent, verb="evtleave"):
    """A button that withdraws the presser's list.

    ``message`` is the number of the event's public message, as in ``OpenLists``.
    """

    message: int = 0


class CloseEvent(AtEvent, verb="evtclose"):
    """A button that closes the registration."""


class ReopenEvent(AtEvent, verb="evtreopen"):
    """A button that opens the registration again."""


class AskToOpen(AtEvent, verb="evtask"):
    """A button that asks whether to open the lists."""


class OpenLists(AtEvent, verb="evtshow"):
    """A button that opens the lists for everybody.

    ``message`` is the number of the event's public message, which is then updated. 0 means that the number is unknown.
    """

    message: int = 0


class LookAtList(AtEvent, verb="evtlist"):
    """A select menu that shows the selected deck list. ``first`` makes the custom_ids of a message's menus differ."""

    first: int


class ShowField(AtEvent, verb="evtfield"):
    """A button that shows the decks of the event as statistics."""


class PrintSheets(AtEvent, verb="evtsheets"):
    """A button that gives all lists as sheets to be printed."""
