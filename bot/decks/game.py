"""What a game tells about its decks: names, parts, formats, faults, the decks that come with it; one class a game."""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.decks.model import Reading
from bot.decks.names import Names
from engine.kernel.fault import Fault
from engine.kernel.games import part_of, sound


@dataclass(frozen=True)
class Card:
    """A card as far as decks are counted and printed.

    ``numbers``: its skills and the like, None for a printed dash; ``printing``: its pack, number and element.
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
        """Return the card's name in a language, in English where it has none of its own."""
        return self.names.get(language, self.name)


@dataclass(frozen=True)
class Prepared:
    """A deck that comes with the house: its names by language, and its cards."""

    names: Mapping[str, str]
    cards: Mapping[str, int]

    def called(self, language: str) -> str:
        """Return the deck's name in a language, in English where it has none of its own."""
        return self.names.get(language, self.names["en"])

    def reading(self, language: str = "en") -> Reading:
        """Return the deck as one that was read."""
        return Reading(Counter(self.cards), title=self.called(language))


class DeckGame(ABC):
    """One game's decks. ``parts`` in the order of a list; ``hands``: how many cards each deck gives at the start.

    ``read``: the parts whose texts one reads before choosing a deck.
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
        """Return a card, None for one that there is not."""

    @abstractmethod
    def formats(self) -> Mapping[str, Mapping[str, str]]:
        """Return the formats, the first judging where none is named: id and name by language."""

    def more_formats(self) -> Mapping[str, Mapping[str, str]]:
        """Return formats of other times, which judge where they are named."""
        return {}

    def format(self, form: str) -> Mapping[str, str] | None:
        """Return a format's name by language, None for one that there is not."""
        return self.formats().get(form) or self.more_formats().get(form)

    @abstractmethod
    def faults(self, reading: Reading, form: str) -> list[Fault]:
        """Return what is wrong with a deck in a format."""

    @abstractmethod
    def influence(self, reading: Reading) -> tuple[int, int] | None:
        """Return the influence that is spent and what there is of it; None where there is no such thing."""

    @abstractmethod
    def prepared(self) -> Mapping[str, Prepared]:
        """Return the decks that come with the house, by id."""

    @abstractmethod
    def lacking(self, reading: Reading) -> list[str]:
        """Return the cards of a deck that cannot be put on a table here yet."""

    @abstractmethod
    def seat(self, reading: Reading, deck: str, name: str) -> dict[str, Any]:
        """Return a legal deck, called ``name`` and known as ``deck``, as a seat of a match's header states it."""


def deck_game(name: str) -> DeckGame:
    """Return the game called ``name``; raises Refused: ``unknown-game`` when it has no decks here, ``broken-game``."""
    found: DeckGame = part_of(name, "decks")
    return found


def deck_games() -> list[DeckGame]:
    """Return all games whose decks can be checked, first the one meant where nothing else tells."""
    return [deck_game(name) for name in sound("decks")]


def by_part(game: DeckGame, reading: Reading) -> dict[str, list[tuple[Card, int]]]:
    """Return a deck's cards by part, in the game's order, each part by type, cost and name."""
    found: dict[str, list[tuple[Card, int]]] = {part: [] for part in game.parts}
    for card_id, count in reading.cards.items():
        if card := game.card(card_id):
            found[card.part].append((card, count))
    return {part: sorted(cards, key=_order) for part, cards in found.items() if cards}


def _order(pair: tuple[Card, int]) -> tuple[str, int, str]:
    return pair[0].type, pair[0].cost or 0, pair[0].name
