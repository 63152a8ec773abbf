"""The facts that a game states about its decks: names, parts, formats, faults and prepared decks.

Each game has one class for its decks.
"""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.decks.reading.deck import Reading
from bot.decks.reading.names import Names
from engine.kernel.fault import Fault
from engine.kernel.games import part_of, sound


@dataclass(frozen=True)
class Card:
    """The data of a card for counting and printing decks.

    ``numbers`` holds the printed numbers of a card, such as skills. None in ``numbers`` means a printed dash.
    ``printing`` holds the card's pack, number and element.
    """

    id: str
    name: str
    names: Mapping[str, str]
    type: str
    part: str
    clan: str
    cost: int | None
    numbers: Mapping[str, int | None] = field(default_factory=dict)
    printing: Mapping[str, str] = field(default_factory=lambda: {"element": ""})

    def called(self, language: str) -> str:
        """Return the card's name in a language, or in English."""
        return self.names.get(language, self.name)


@dataclass(frozen=True)
class Prepared:
    """A deck that comes with the bot: its names by language, and its cards."""

    names: Mapping[str, str]
    cards: Mapping[str, int]

    def called(self, language: str) -> str:
        """Return the deck's name in a language, or in English."""
        return self.names.get(language, self.names["en"])

    def reading(self, language: str = "en") -> Reading:
        """Return the deck in the form that the reading of a text would give."""
        return Reading(Counter(self.cards), title=self.called(language))


class DeckGame(ABC):
    """The decks of one game.

    ``parts`` lists the parts of a deck in the order in which lists show them. ``hands`` gives the size of the opening
    hand from each draw deck. ``read`` names the parts whose card texts people read to choose a deck.
    """

    name: str
    parts: tuple[str, ...]
    hands: Mapping[str, int]
    read: tuple[str, ...] = ()

    @abstractmethod
    def names(self) -> Names:
        """Return the names of all cards."""

    @abstractmethod
    def card(self, card_id: str) -> Card | None:
        """Return a card, or None if no card has this id."""

    @abstractmethod
    def formats(self) -> Mapping[str, Mapping[str, str]]:
        """Return the formats by id, with names by language. The first format is the default."""

    def more_formats(self) -> Mapping[str, Mapping[str, str]]:
        """Return formats of earlier dates, which apply only if somebody names them."""
        return {}

    def days(self) -> tuple[str, str] | None:
        """Return the first and the last date that can be used as a format, or None if dates are not formats."""
        return None

    def format(self, form: str) -> Mapping[str, str] | None:
        """Return a format's name by language, or None if there is none."""
        return self.formats().get(form) or self.more_formats().get(form)

    @abstractmethod
    def faults(self, reading: Reading, form: str) -> list[Fault]:
        """Return the faults of a deck in a format."""

    @abstractmethod
    def influence(self, reading: Reading) -> tuple[int, int] | None:
        """Return the influence that the deck spends and has, or None in a game without influence."""

    @abstractmethod
    def prepared(self) -> Mapping[str, Prepared]:
        """Return the prepared decks by id."""

    @abstractmethod
    def lacking(self, reading: Reading) -> list[str]:
        """Return the cards of a deck that the engine does not implement yet."""

    @abstractmethod
    def seat(self, reading: Reading, deck: str, name: str) -> dict[str, Any]:
        """Return a legal deck as a match's header stores it for a seat.

        ``deck`` is the deck's key, ``name`` its name.
        """


def deck_game(name: str) -> DeckGame:
    """Return the decks of a game. Raises Refused: ``unknown-game`` or ``broken-game``."""
    found: DeckGame = part_of(name, "decks")
    return found


def deck_games() -> list[DeckGame]:
    """Return the games whose decks can be checked. The default game comes first."""
    return [deck_game(name) for name in sound("decks")]


def by_part(game: DeckGame, reading: Reading) -> dict[str, list[tuple[Card, int]]]:
    """Return a deck's cards by part, each part sorted by type, cost and name."""
    found: dict[str, list[tuple[Card, int]]] = {part: [] for part in game.parts}
    for card_id, count in reading.cards.items():
        if card := game.card(card_id):
            found[card.part].append((card, count))
    return {part: sorted(cards, key=_order) for part, cards in found.items() if cards}


def _order(pair: tuple[Card, int]) -> tuple[str, int, str]:
    return pair[0].type, pair[0].cost or 0, pair[0].name


def house_of_cards(game: DeckGame, reading: Reading) -> str:
    """Return the clan of a deck's stronghold, or the stronghold itself if it has no clan.

    The result is empty if the deck has no stronghold.
    """
    stronghold = next((card for card, _ in by_part(game, reading).get("stronghold", ())), None)
    if stronghold is None:
        return ""
    return stronghold.clan if stronghold.clan != "neutral" else stronghold.id
