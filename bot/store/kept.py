"""Kept decks, and what the house asks of a store about them."""

from dataclasses import dataclass
from typing import Any, Protocol


class DeckNameTaken(Exception):
    """The owner keeps another deck of that name."""


@dataclass(frozen=True)
class KeptDeck:
    """One version of a kept deck. ``name`` is None for a deck that is only looked at; ``body`` is a reading's."""

    id: int
    owner: int
    game: str
    name: str | None
    shared: bool
    version: int
    body: dict[str, Any]


class DeckStore(Protocol):
    """Keeps decks with all their versions."""

    async def add_deck(self, owner: int, game: str, body: dict[str, Any], name: str | None = None) -> int:
        """Keep a new deck; return its id. Raises DeckNameTaken."""

    async def deck(self, deck: int, version: int | None = None) -> KeptDeck | None:
        """Return a deck, its last version where none is asked for."""

    async def decks_of(self, owner: int) -> list[KeptDeck]:
        """Return the named decks of a user in their last versions, by name."""

    async def change_deck(self, deck: int, body: dict[str, Any]) -> int:
        """Keep a new version, unless it is what the last one is; return the last version's number."""

    async def name_deck(self, deck: int, name: str) -> None:
        """Give a deck a name, or another one; raises DeckNameTaken."""

    async def share_deck(self, deck: int, shared: bool) -> None:
        """Let others look at a deck, or no longer."""

    async def delete_deck(self, deck: int) -> None:
        """Forget a deck with all its versions."""
