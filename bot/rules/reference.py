"""What a game has to be looked up besides its glossary: cards and charts; one class a game."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache

from bot.pictures.render import Sketch
from bot.rules.card import Card
from bot.words import Tongue
from engine.kernel.games import part_of, sound


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

    def chart_of(self, step: str) -> str:
        """Return the chart that a step stands in, empty for the whole round."""
        return ""

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
