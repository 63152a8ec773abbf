"""The buttons that open entries of rules, charts and cards."""

from bot.panels.buttons import Button


class AtEntry(Button):
    """A button about an entry of a game's glossary."""

    game: str
    entry: str


class OpenEntry(AtEntry, verb="rule"):
    """Opens an entry, or another ``leaf`` of it. ``way`` tells back from on."""

    leaf: int = 0
    way: str = ""


class OpenBeside(AtEntry, verb="why"):
    """Opens an entry in a message of its own."""


class ShowEntry(AtEntry, verb="ruleall"):
    """Shows a leaf of an entry to everyone."""

    leaf: int


class PickEntry(Button, verb="rulepick"):
    """Opens the selected entry of a game."""

    game: str


class OpenChart(Button, verb="chart"):
    """Opens a chart of a game. Old buttons name a chart of the first game alone."""

    game: str
    chart: str = ""


class OpenCard(Button, verb="cardpage"):
    """Opens a card in a message of its own."""

    game: str
    card: str


class LookAtCard(Button, verb="cardlook"):
    """Opens the selected card in a message of its own. ``place`` and ``number`` tell the selects of a message apart."""

    place: str = ""
    number: str = ""


class PickCard(Button, verb="cardpick"):
    """Opens the selected card in the list's place."""


class ShowCard(Button, verb="cardall"):
    """Shows a card to everyone."""

    game: str
    card: str


class TurnCards(Button, verb="cardlist"):
    """Shows a page of the cards that are ``Wanted``. ``way`` tells back from on."""

    page: int
    game: str
    clan: str
    type: str
    cost: str
    trait: str
    element: str
    way: str = ""
