"""Decks that the bot keeps for people: who may see them, their names and their versions."""

from collections.abc import Callable
from typing import Final

from bot.decks.judging.check import Check
from bot.decks.kept.prepared import find_prepared
from bot.decks.reading.deck import TITLE, Reading, clean_title
from bot.store import DeckNameTaken, KeptDeck, Store
from bot.trouble import Trouble

MOST: Final = 100


async def visible(store: Store, user: int, deck: int, version: int | None = None) -> KeptDeck:
    """Return the deck with this number, by default its last version.

    Raises Trouble unless ``user`` may see the deck.
    """
    kept = await store.decks.get(deck, version)
    if kept is None:
        raise Trouble("trouble-deck-gone")
    if kept.owner != user and not kept.shared:
        raise Trouble("trouble-deck-private")
    return kept


async def owned(store: Store, user: int, deck: int, version: int | None = None) -> KeptDeck:
    """Return the deck with this number. Raises Trouble unless the deck belongs to ``user``."""
    kept = await visible(store, user, deck, version)
    if kept.owner != user:
        raise Trouble("trouble-deck-private")
    return kept


async def called(store: Store, user: int, wanted: str, version: int | None = None) -> KeptDeck:
    """Return the deck of ``user`` with this name or number. Raises Trouble if there is no such deck."""
    decks = await store.decks.of(user)
    for kept in decks:
        if wanted.casefold() == (kept.name or "").casefold():
            return await owned(store, user, kept.id, version)
    for kept in decks:
        if wanted == str(kept.id):
            return await owned(store, user, kept.id, version)
    if find_prepared(wanted):
        raise Trouble("trouble-deck-prepared")
    raise Trouble("trouble-unknown-deck", deck=wanted)


async def look(store: Store, user: int, check: Check) -> KeptDeck:
    """Store a deck that is only viewed, without a name, so that the buttons of its page can refer to it."""
    deck = await store.decks.add(user, check.game.name, check.reading.body())
    return await owned(store, user, deck)


async def keep(store: Store, user: int, name: str, game: str, reading: Reading) -> tuple[KeptDeck, bool]:
    """Store a deck under a name. An existing deck of that name gets a new version.

    The function returns the deck, and whether anything changed.
    """
    name = tidy(name)
    for kept in await store.decks.of(user):
        if (kept.name or "").casefold() == name.casefold():
            if kept.game != game:
                raise Trouble("trouble-deck-name-taken")
            version = await store.decks.change(kept.id, reading.body())
            return await owned(store, user, kept.id), version != kept.version
    await room_for_one(store, user)
    try:
        deck = await store.decks.add(user, game, reading.body(), name)
    except DeckNameTaken as error:
        raise Trouble("trouble-deck-name-taken") from error
    return await owned(store, user, deck), True


async def rename(store: Store, user: int, deck: int, name: str) -> KeptDeck:
    """Rename a deck."""
    await owned(store, user, deck)
    try:
        await store.decks.rename(deck, tidy(name))
    except DeckNameTaken as error:
        raise Trouble("trouble-deck-name-taken") from error
    return await owned(store, user, deck)


async def settle(store: Store, user: int, kept: KeptDeck, work: Callable[[Reading], None]) -> KeptDeck:
    """Let ``work`` resolve unread lines of a deck, and store the result as a new version.

    Raises Trouble if ``work`` cannot resolve a line.
    """
    kept = await owned(store, user, kept.id, kept.version)
    reading = Reading.of(kept.body)
    try:
        work(reading)
    except LookupError as error:
        raise Trouble("trouble-option-gone") from error
    version = await store.decks.change(kept.id, reading.body())
    return await owned(store, user, kept.id, version)


async def room_for_one(store: Store, user: int) -> None:
    """Raise Trouble if a person already keeps the maximum number of decks."""
    if len(await store.decks.of(user)) >= MOST:
        raise Trouble("trouble-deck-too-many", most=MOST)


def tidy(name: str) -> str:
    """Return a deck's name in its stored form. Raises Trouble if the name has nothing that can be stored."""
    kept = clean_title(name)[:TITLE]
    if not kept:
        raise Trouble("trouble-deck-name-empty")
    return kept
