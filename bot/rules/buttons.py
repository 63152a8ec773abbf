"""The buttons that open entries of rules, charts and cards."""

from bot.controls.buttons import Button


class AtEntry(Button):
    """A button about an entry of a game's glossary."""

    game: str
    entry: str


class OpenEntry(AtEntry, verb="rule"):
    """A button that opens an entry at one of its pages (``leaf``).

    ``way`` makes the custom_ids of the buttons for back and forward differ. ``places`` names the sentences of the entry
    that answer the question, see ``bot.rules.answers``.
    """

    leaf: int = 0
    way: str = ""
    places: str = ""


class OpenBeside(AtEntry, verb="why"):
    """A button that opens an entry in a new message."""


class ShowEntry(AtEntry, verb="ruleall"):
    """A button that shows a page of an entry to everyone, with the sentences at ``places`` above it."""

    leaf: int
    places: str = ""


class PickEntry(Button, verb="rulepick"):
    """A select menu that opens the selected entry of a game. Its values are those of ``bot.rules.answers.Marked``."""

    game: str


class OpenChart(Button, verb="chart"):
    """A button that opens a chart of a game.

    Buttons in old messages name only a chart, which is one of the first game.
    """

    game: str
    chart: str = ""


class OpenCard(Button, verb="cardpage"):
    """A button that opens a card in a new message."""

    game: str
    card: str


class LookAtCard(Button, verb="cardlook"):
    """A select menu that opens the selected card in a new message.

    ``place`` and ``number`` keep several selects of a message apart.
    """

    place: str = ""
    number: str = ""


class PickCard(Button, verb="cardpick"):
    """A select menu that opens the selected card in place of the list of cards."""


class ShowCard(Button, verb="cardall"):
    """A button that shows a card to everyone."""

    game: str
    card: str


class TurnCards(Button, verb="cardlist"):
    """A button that shows a page of the cards that are ``Wanted``.

    ``way`` makes the custom_ids of the buttons for back and forward differ.
    """

    page: int
    game: str
    clan: str
    type: str
    cost: str
    trait: str
    element: str
    way: str = ""
