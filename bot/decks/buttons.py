"""The buttons of a deck's pages.

The custom_id of each button holds the deck, its version, and in most cases the format that judges it.
"""

from bot.panels.buttons import Button


class AtDeck(Button):
    """A button about a version of a kept deck."""

    deck: int
    version: int


class AtForm(AtDeck):
    """A button about a deck and the format that judges it."""

    form: str


class JudgeBy(AtForm, verb="deckform"):
    """Judges by the selected format."""


class Settle(AtForm, verb="deckmean"):
    """Reads an ambiguous line as the selected card."""

    line: int


class LeaveOut(AtForm, verb="deckdrop"):
    """Drops the selected lines, which the bot could not read."""


class JudgeAsOther(AtForm, verb="deckother"):
    """Reads the list as a deck of another game."""

    game: str


class OpenCards(AtForm, verb="decklist"):
    """Shows the whole deck list."""


class OpenHand(AtForm, verb="deckhand"):
    """Deals an opening hand."""


class DrawOne(AtForm, verb="decknext"):
    """Draws one more card. The page then shows the opening hand of ``seed`` and ``more`` cards drawn after it."""

    seed: str
    more: int


class DealAgain(AtForm, verb="deckagain"):
    """Deals another opening hand."""


class AskCard(AtForm, verb="deckodds"):
    """Asks for the card whose odds are wanted."""


class ExportDeck(AtForm, verb="deckout"):
    """Gives the deck as text in the selected form."""


class AskName(AtForm, verb="decksave"):
    """Asks for the name under which the deck is kept."""


class Publish(AtForm, verb="decksay"):
    """Shows the deck to everyone."""


class Hide(AtForm, verb="deckhide"):
    """Makes the deck private again."""


class DeleteDeck(AtDeck, verb="deckgone"):
    """Deletes the deck."""


class ShowDeck(AtDeck, verb="deckstay"):
    """Shows the deck."""


class OpenOne(Button, verb="deckopen"):
    """Opens the selected deck from the table of many decks."""


class Mend(AtForm, verb="deckmend"):
    """Shows the smallest changes that make the deck legal."""


class Beside(AtForm, verb="deckbeside"):
    """Shows the deck beside the prepared ones."""


class Chances(AtForm, verb="deckchance"):
    """Shows the odds of having the selected cards of one ``part`` of the deck in hand."""

    part: str
