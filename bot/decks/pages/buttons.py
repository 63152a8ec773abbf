"""The buttons of a deck's pages.

The custom_id of each button holds the deck, its version, and in most cases the format that judges it.
"""

from bot.controls.buttons import Button


class AtDeck(Button):
    """A button about a version of a kept deck."""

    deck: int
    version: int


class AtForm(AtDeck):
    """A button about a deck and the format that judges it."""

    form: str


class JudgeBy(AtForm, verb="deckform"):
    """A select menu that judges the deck by the selected format."""


class Settle(AtForm, verb="deckmean"):
    """A select menu that reads an ambiguous line as the selected card."""

    line: int


class LeaveOut(AtForm, verb="deckdrop"):
    """A select menu that drops the selected lines, which the bot could not read."""


class JudgeAsOther(AtForm, verb="deckother"):
    """A button that reads the deck list as a deck of another game."""

    game: str


class OpenCards(AtForm, verb="decklist"):
    """A button that shows the whole deck list."""


class OpenHand(AtForm, verb="deckhand"):
    """A button that deals an opening hand."""


class DrawOne(AtForm, verb="decknext"):
    """A button that draws one more card.

    The page then shows the opening hand of ``seed`` and ``more`` cards drawn after it.
    """

    seed: str
    more: int


class DealAgain(AtForm, verb="deckagain"):
    """A button that deals another opening hand."""


class AskCard(AtForm, verb="deckodds"):
    """A button that asks for the card whose odds are wanted."""


class ExportDeck(AtForm, verb="deckout"):
    """A select menu that gives the deck as text in the selected form."""


class AskName(AtForm, verb="decksave"):
    """A button that asks for the name under which the deck is kept."""


class Publish(AtForm, verb="decksay"):
    """A button that shows the deck to everyone."""


class Hide(AtForm, verb="deckhide"):
    """A button that makes the deck private again."""


class DeleteDeck(AtDeck, verb="deckgone"):
    """A button that deletes the deck."""


class ShowDeck(AtDeck, verb="deckstay"):
    """A button that shows the deck."""


class OpenOne(Button, verb="deckopen"):
    """A select menu that opens the selected deck from the table of many decks."""


class Mend(AtForm, verb="deckmend"):
    """A button that shows the smallest changes that make the deck legal."""


class Beside(AtForm, verb="deckbeside"):
    """A button that shows the deck beside the prepared ones."""


class Chances(AtForm, verb="deckchance"):
    """A select menu that shows the odds of having the selected cards of one ``part`` of the deck in hand."""

    part: str
