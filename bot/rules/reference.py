"""The interface of a game for look-ups, besides its glossary: cards and charts. Each game has one class."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from bot.pictures.render import Sketch
from bot.rules.card import Card
from bot.words import Tongue
from engine.kernel.games import part_of, sound


class Present(NamedTuple):
    """The current point of a match: its chart, and the mark there (the number of a step, or a whole entry)."""

    chart: str
    mark: str


class Reference(ABC):
    """The cards and charts of one game. ``charts`` lists the entries that are timing charts, in order."""

    name: str
    charts: Sequence[str] = ()

    @abstractmethod
    def cards(self) -> Iterator[Card]:
        """Yield all cards."""

    def text(self, card: Card, say: Tongue) -> str:
        """Return our wording of a card, or an empty text."""
        return ""

    def building(self, card: Card, say: Tongue) -> Iterable[str]:
        """Return the deckbuilding rules about a card."""
        return ()

    def concerning(self, card: Card) -> Iterable[str]:
        """Return the entries about a card that do not mention its name."""
        return ()

    def printed(self, card: Card, say: Tongue) -> Sequence[str]:
        """Return the sets that contain a card, with their names in the language."""
        return card.printings

    def is_changed(self, card: Card) -> bool:
        """Tell whether an erratum replaces the printed text."""
        return False

    def card_sketch(self, card: Card, say: Tongue, description: str) -> Sketch | None:
        """Return the picture of a card with its text, or None if the game draws none."""
        return None

    def round(self, view: Mapping[str, Any] | None = None) -> Sequence[str]:
        """Return the entries that show a whole round or turn, from the view of the player whose turn it is."""
        return self.charts

    def present(self, view: Mapping[str, Any]) -> Present | None:
        """Return the current point of a match from its public view.

        The result is None before the start and after the end.
        """
        return None

    def round_sketch(self, say: Tongue, step: str | None) -> Sketch | None:
        """Return the picture of a whole round with the current step marked, or None if the game draws none."""
        return None


def reference(game: str) -> Reference:
    """Return the reference of a game. Raises Refused for a game without one."""
    found: Reference = part_of(game, "reference")
    return found


@cache
def references() -> Mapping[str, Reference]:
    """Return the references of all games, the first game's first."""
    return {game: reference(game) for game in sound("reference")}
