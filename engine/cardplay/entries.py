"""Entries: how the files of cards give cards their abilities. Each game has one register of entries."""

from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar

from engine.cardplay.ability import Ability, Persistent
from engine.cardplay.definition import Definition
from engine.cardplay.vocabulary import Misspelt, Vocabulary

D = TypeVar("D", bound=Definition)


class Entry(Generic[D]):
    """A card's implementation before it is attached to the card: its parts in the order of its text, and ``extras``.

    ``extras`` holds further attributes of the card's definition by name.
    """

    def __init__(self, parts: Sequence[Ability | Persistent], extras: Mapping[str, Any]) -> None:
        self.abilities = tuple(part for part in parts if isinstance(part, Ability))
        self.persistents = tuple(part for part in parts if isinstance(part, Persistent))
        self.extras = extras

    def give(self, definition: D, vocabulary: Vocabulary) -> None:
        """Attach the implementation to ``definition``.

        Raises Misspelt, with the card's id, for an attribute, zone or scope that the game does not declare.
        """
        definition.abilities = self.abilities
        definition.persistents = self.persistents
        for index, ability in enumerate(self.abilities):
            ability.name = f"{definition.id}.{index}"
            ability.index = index
        for name, value in self.extras.items():
            setattr(definition, name, value)
        definition.implemented = True
        try:
            for ability in (*self.abilities, *definition.grants):
                vocabulary.check_ability(ability)
            for persistent in self.persistents:
                vocabulary.check_persistent(persistent)
        except Misspelt as error:
            raise Misspelt(f"{definition.id}: {error}") from None


class Register(dict[str, Entry[D]]):
    """The entries of a game's cards by id."""

    def enter(self, card_id: str, entry: Entry[D]) -> None:
        """Add the entry of a card to the register. Raises ValueError if the card has an entry already."""
        if card_id in self:
            raise ValueError(f"{card_id} is implemented twice")
        self[card_id] = entry

    def give_all(self, cards: Mapping[str, D], vocabulary: Vocabulary) -> None:
        """Give every card with an entry its implementation.

        Raises KeyError for an entry without a card in ``cards``, and Misspelt for an attribute, zone or scope that the
        game does not declare.
        """
        for card_id, entry in self.items():
            entry.give(cards[card_id], vocabulary)
