"""The common form of a card, which look-ups use for all games."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from bot.decks.reading.names import plain


class Key(NamedTuple):
    """The key of a card among all cards: its game and its id in that game."""

    game: str
    id: str

    def __str__(self) -> str:
        return f"{self.game}:{self.id}"


@dataclass(frozen=True, eq=False)  # a card is one object, compared by identity
class Card:
    """A card of any game.

    ``clans``, ``traits`` and ``element`` hold ids. ``numbers`` holds the numbers as printed. ``spelt`` maps ids to
    printed words where capitalizing the id does not give the word. ``written`` is true if our wording of the text is
    complete. A card with no text counts as complete. ``laws`` lists the rules about the card, each with its section.
    ``glosses`` holds our own translations of the name, for languages with no known printed name. ``also`` lists other
    names that players use.
    """

    game: str
    id: str
    name: str
    names: Mapping[str, str]
    type: str
    side: str
    clans: Sequence[str] = ()
    cost: Any = None
    traits: Sequence[str] = ()
    element: str | None = None
    unique: bool = False
    keywords: Sequence[str] = ()
    numbers: Mapping[str, Any] = field(default_factory=dict)
    printings: Sequence[str] = ()
    written: bool = False
    spelt: Mapping[str, str] = field(default_factory=dict)
    laws: Sequence[tuple[str, str]] = ()
    glosses: Mapping[str, str] = field(default_factory=dict)
    also: Sequence[str] = ()

    @property
    def key(self) -> Key:
        """The key of this card among all cards."""
        return Key(self.game, self.id)

    @property
    def called(self) -> tuple[str, ...]:
        """Every name of the card, in every language."""
        return (self.name, *self.names.values(), *self.glosses.values(), *self.also)

    def is_a(self, word: str) -> bool:
        """Tell whether a word is the card's type or one of its clans or traits."""
        return word in (self.type, *self.clans, *self.traits)


@dataclass(frozen=True)
class Wanted:
    """The properties of the cards to find. A property that is None matches every card."""

    game: str | None = None
    clan: str | None = None
    type: str | None = None
    cost: str | None = None
    trait: str | None = None
    element: str | None = None

    def fits(self, card: Card) -> bool:
        """Tell whether a card has all these properties."""
        return (
            self.game in (None, card.game)
            and self.clan in (None, *card.clans)
            and self.type in (None, card.type)
            and self.cost in (None, str(card.cost))
            and self.trait in (None, *card.traits)
            and self.element in (None, card.element)
        )


def slug(name: str) -> str:
    """Turn a name into an id."""
    return plain(name).replace(" ", "-")


def begun(id: str) -> str:
    """Turn an id into a name, each word with a capital letter."""
    return " ".join(word[:1].upper() + word[1:] for word in id.split("-"))
