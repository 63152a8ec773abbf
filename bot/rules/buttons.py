"""The buttons that open entries of rules, charts and cards."""

from bot.panels.buttons import Button


class AtEntry(Button):
    """A button about an entry of a game's glossary."""

    game: str
    entry: str


class OpenEntry(AtEntry, verb="rule"):
    """Opens an entry at one of its pages (``leaf``). ``way`` keeps the buttons for back and forward apart."""

    leaf: int = 0
    way: str = ""


class OpenBeside(AtEntry, verb="why"):
    """Opens an entry in a new message."""


class ShowEntry(AtEntry, verb="ruleall"):
    """Shows a page of an entry to everyone."""

    leaf: int


class PickEntry(Button, verb="rulepick"):
    """Opens the selected entry of a game."""

    game: str


class OpenChart(Button, verb="chart"):
    """Opens a chart of a game. Buttons in old messages name only a chart, which is one of the first game."""

    game: str
    chart: str = ""


class OpenCard(Button, verb="cardpage"):
    """Opens a card in a new message."""

    game: str
    card: str


class LookAtCard(Button, verb="cardlook"):
    """Opens the selected card in a new message. ``place`` and ``number`` keep several selects of a message apart."""

    place: str = ""
    number: str = ""


class PickCard(Button, verb="cardpick"):
    """Opens the selected card in place of the list."""


class ShowCard(Button, verb="cardall"):
    """Shows a card to everyone."""

    game: str
    card: str


class TurnCards(Button, verb="cardlist"):
    """Shows a page of the cards that are ``Wanted``. ``way`` keeps the buttons for back and forward apart."""

    page: int
    game: str
    clan: str
    type: str
    cost: str
    trait: str
    element: str
    way: str = ""
