"""Kept decks."""

import json
import sqlite3
from dataclasses import dataclass
from typing import Any, Final

from bot.store.database import Database

# How long a deck that was only viewed stays, and how many of them one person may have.
LOOKED_AT: Final = "-7 days"
LOOKED_AT_MOST: Final = 20
FORGET: Final = """
    DELETE FROM decks WHERE name IS NULL AND shared = 0 AND (
        made < datetime('now', ?)
        OR owner = ? AND id NOT IN (
            SELECT id FROM decks WHERE owner = ? AND name IS NULL AND shared = 0 ORDER BY id DESC LIMIT ?
        )
    )
"""
LAST: Final = "(SELECT max(version) FROM deck_versions WHERE deck = decks.id)"
COLUMNS: Final = "decks.id, owner, game, name, shared, version, body"


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


class Decks:
    """The decks that a store keeps, with all their versions."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, owner: int, game: str, body: dict[str, Any], name: str | None = None) -> int:
        """Keep a new deck and return its id. Decks that were only viewed are deleted after some time."""
        try:
            async with self._database.transaction() as db:
                await db.execute(FORGET, (LOOKED_AT, owner, owner, LOOKED_AT_MOST))
                cursor = await db.execute("INSERT INTO decks (owner, game, name) VALUES (?, ?, ?)", (owner, game, name))
                assert cursor.lastrowid is not None
                await db.execute(
                    "INSERT INTO deck_versions (deck, version, body) VALUES (?, 1, ?)",
                    (cursor.lastrowid, write_body(body)),
                )
        except sqlite3.IntegrityError as error:
            raise DeckNameTaken from error
        return cursor.lastrowid

    async def get(self, deck: int, version: int | None = None) -> KeptDeck | None:
        """Return a version of a deck, by default the last one."""
        rows = await self._database.read(
            f"SELECT {COLUMNS} FROM decks JOIN deck_versions ON deck = decks.id"
            f" WHERE decks.id = ? AND version = coalesce(?, {LAST})",
            deck,
            version,
        )
        return read_deck(rows[0]) if rows else None

    async def of(self, owner: int) -> list[KeptDeck]:
        """Return the latest versions of a user's named decks, sorted by name."""
        rows = await self._database.read(
            f"SELECT {COLUMNS} FROM decks JOIN deck_versions ON deck = decks.id"
            f" WHERE owner = ? AND name IS NOT NULL AND version = {LAST} ORDER BY name COLLATE NOCASE",
            owner,
        )
        return [read_deck(row) for row in rows]

    async def change(self, deck: int, body: dict[str, Any]) -> int:
        """Keep a new version unless it equals the last one. Return the last version's number."""
        async with self._database.transaction() as db:
            rows = list(
                await db.execute_fetchall(
                    "SELECT version, body FROM deck_versions WHERE deck = ? ORDER BY version DESC LIMIT 1", (deck,)
                )
            )
            last, before = rows[0] if rows else (0, "")
            if before == write_body(body):
                return int(last)
            await db.execute(
                "INSERT INTO deck_versions (deck, version, body) VALUES (?, ?, ?)", (deck, last + 1, write_body(body))
            )
        return int(last) + 1

    async def rename(self, deck: int, name: str) -> None:
        """Name or rename a deck."""
        try:
            async with self._database.transaction() as db:
                await db.execute("UPDATE decks SET name = ? WHERE id = ?", (name, deck))
        except sqlite3.IntegrityError as error:
            raise DeckNameTaken from error

    async def share(self, deck: int, *, shared: bool) -> None:
        """Let others view a deck, or stop that."""
        async with self._database.transaction() as db:
            await db.execute("UPDATE decks SET shared = ? WHERE id = ?", (shared, deck))

    async def delete(self, deck: int) -> None:
        """Delete a deck with all its versions."""
        async with self._database.transaction() as db:
            await db.execute("DELETE FROM decks WHERE id = ?", (deck,))


def write_body(body: dict[str, Any]) -> str:
    """Return a deck as JSON. Equal decks give equal texts."""
    return json.dumps(body, ensure_ascii=False, sort_keys=True)


def read_deck(row: Any) -> KeptDeck:
    """Return the deck in a row, or an empty deck if the stored text makes no sense.

    So one damaged deck does not block access to the others.
    """
    deck, owner, game, name, shared, version, written = row
    try:
        body = dict(json.loads(written))
    except (ValueError, TypeError):
        body = {}
    return KeptDeck(deck, owner, game, name, bool(shared), version, body)
