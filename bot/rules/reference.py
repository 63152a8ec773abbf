"""What a game has to be looked up besides its glossary: cards and charts; one class a game."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from bot.pictures.render import Sketch
from bot.rules.card import Card
from bot.words import Tongue
from engine.kernel.games import part_of, sound


class Present(NamedTuple):
    """Where a match is: the chart that shows it, and what is marked there: a step's number, or an entry as a whole."""

    chart: str
    mark: str


class Reference(ABC):
    """One game's cards and charts. ``charts``: the entries that are charts of its timing, in their order."""

    name: str
    charts: Sequence[str] = ()

    @abstractmethod
    def cards(self) -> Iterator[Card]:
        """Yield all cards."""

    def text(self, card: Card, say: Tongue) -> str:
        """Return our wording of a card, empty where there is none."""
        return ""

    def building(self, card: Card, say: Tongue) -> Iterable[str]:
        """Return what deckbuilding says of a card."""
        return ()

    def concerning(self, card: Card) -> Iterable[str]:
        """Return the entries that concern a card without speaking of it by name."""
        return ()

    def printed(self, card: Card, say: Tongue) -> Sequence[str]:
        """Return where a card was printed: its sets, as the language calls them."""
        return card.printings

    def is_changed(self, card: Card) -> bool:
        """Tell whether an erratum replaces what is printed on a card."""
        return False

    def card_sketch(self, card: Card, say: Tongue, description: str) -> Sketch | None:
        """Return the picture of a card with its text, or None where we draw none."""
        return None

    def round(self, view: Mapping[str, Any] | None = None) -> Sequence[str]:
        """Return the entries that together show a whole round or turn, as it goes for whoever plays now in a match."""
        return self.charts

    def present(self, view: Mapping[str, Any]) -> Present | None:
        """Return where a match is, by what everybody sees of it; None before it begins and after it ends."""
        return None

    def round_sketch(self, say: Tongue, step: str | None) -> Sketch | None:
        """Return the picture of a whole round with the present step marked, or None where we draw none."""
        return None


def reference(game: str) -> Reference:
    """Return what a game has to be looked up; raises Refused for a game that has nothing."""
    found: Reference = part_of(game, "reference")
    return found


@cache
def references() -> Mapping[str, Reference]:
    """Return what all games have to be looked up, the first game's first."""
    return {game: reference(game) for game in sound("reference")}
