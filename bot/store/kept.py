"""Kept decks, and the interface of a store for them."""

from dataclasses import dataclass
from typing import Any, Protocol


class DeckNameTaken(Exception):
    """The owner already has a deck of that name."""


@dataclass(frozen=True)
class KeptDeck:
    """One version of a kept deck. ``name`` is None for a deck that is only viewed; ``body`` comes from a reading."""

    id: int
    owner: int
    game: str
    name: str | None
    shared: bool
    version: int
    body: dict[str, Any]


class DeckStore(Protocol):
    """The part of a store that keeps decks with all their versions."""

    async def add_deck(self, owner: int, game: str, body: dict[str, Any], name: str | None = None) -> int:
        """Store a new deck and return its id. Raises DeckNameTaken if the owner already has a deck of that name."""

    async def deck(self, deck: int, version: int | None = None) -> KeptDeck | None:
        """Return a version of a deck, by default the last one."""

    async def decks_of(self, owner: int) -> list[KeptDeck]:
        """Return the latest versions of a user's named decks, sorted by name."""

    async def change_deck(self, deck: int, body: dict[str, Any]) -> int:
        """Keep a new version unless it equals the last one. Return the last version's number."""

    async def name_deck(self, deck: int, name: str) -> None:
        """Name or rename a deck. Raises DeckNameTaken."""

    async def share_deck(self, deck: int, shared: bool) -> None:
        """Let others view a deck, or stop that."""

    async def delete_deck(self, deck: int) -> None:
        """Delete a deck with all its versions."""
