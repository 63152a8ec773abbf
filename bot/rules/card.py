"""What every game's cards have in common, for looking them up."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from bot.decks.names import plain


class Key(NamedTuple):
    """A card's place in all cards: its game and its id there."""

    game: str
    id: str

    def __str__(self) -> str:
        return f"{self.game}:{self.id}"


@dataclass(frozen=True, eq=False)  # there is one of each
class Card:
    """A card of any game. ``clans``, ``traits`` and ``element`` are ids; ``numbers`` are as printed.

    ``spelt`` is how ids are written where they are more than words in capitals. ``written`` tells whether our wording
    of its text is complete, so that a card without a text has none. ``laws`` is what the rules themselves state of it:
    what is said, and in which section. ``glosses`` are our own translations of a name, for the languages in which no
    printed one is known; ``also`` is what players write in place of its name.
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
        """The card's place in all cards."""
        return Key(self.game, self.id)

    @property
    def called(self) -> tuple[str, ...]:
        """All that the card is called, in any language."""
        return (self.name, *self.names.values(), *self.glosses.values(), *self.also)

    def is_a(self, word: str) -> bool:
        """Tell whether a word says what the card is: its type, a clan or a trait."""
        return word in (self.type, *self.clans, *self.traits)


@dataclass(frozen=True)
class Wanted:
    """What cards are looked for; None where anything will do."""

    game: str | None = None
    clan: str | None = None
    type: str | None = None
    cost: str | None = None
    trait: str | None = None
    element: str | None = None

    def fits(self, card: Card) -> bool:
        """Tell whether a card is one of these."""
        return (
            self.game in (None, card.game)
            and self.clan in (None, *card.clans)
            and self.type in (None, card.type)
            and self.cost in (None, str(card.cost))
            and self.trait in (None, *card.traits)
            and self.element in (None, card.element)
        )


def slug(name: str) -> str:
    """Return a name as an id."""
    return plain(name).replace(" ", "-")


def begun(id: str) -> str:
    """Return an id as a name: its words with capitals."""
    return " ".join(word[:1].upper() + word[1:] for word in id.split("-"))
