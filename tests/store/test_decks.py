"""Decks in the store: versions, names, and automatic deletion."""

import pytest

from bot.store import DeckNameTaken, SqliteStore
from bot.store.parts.decks import LOOKED_AT_MOST

ONE, TWO = {"cards": {"banzai": 1}}, {"cards": {"banzai": 2}}


async def test_versions_are_kept_and_an_unchanged_deck_makes_no_new_version(store: SqliteStore) -> None:
    deck = await store.decks.add(1, "l5r-lcg", ONE, "Dawn")
    assert await store.decks.change(deck, ONE) == 1
    assert await store.decks.change(deck, TWO) == 2
    first, last = await store.decks.get(deck, 1), await store.decks.get(deck)
    assert first is not None and last is not None
    assert (first.body, last.body, last.version) == (ONE, TWO, 2)
    assert await store.decks.get(deck, 3) is None
    assert [kept.version for kept in await store.decks.of(1)] == [2]


async def test_names_are_each_persons_own(store: SqliteStore) -> None:
    deck = await store.decks.add(1, "l5r-lcg", ONE, "Dawn")
    with pytest.raises(DeckNameTaken):
        await store.decks.add(1, "l5r-lcg", TWO, "DAWN")
    await store.decks.add(2, "l5r-lcg", TWO, "Dawn")
    other = await store.decks.add(1, "l5r-lcg", TWO, "Dusk")
    with pytest.raises(DeckNameTaken):
        await store.decks.rename(other, "dawn")
    await store.decks.rename(deck, "Noon")
    assert [kept.name for kept in await store.decks.of(1)] == ["Dusk", "Noon"]


async def test_sharing_and_deleting(store: SqliteStore) -> None:
    deck = await store.decks.add(1, "l5r-lcg", ONE, "Dawn")
    await store.decks.share(deck, shared=True)
    kept = await store.decks.get(deck)
    assert kept is not None and kept.shared
    await store.decks.delete(deck)
    assert await store.decks.get(deck) is None and not await store.decks.of(1)


async def test_decks_that_were_only_looked_at_go(store: SqliteStore) -> None:
    named = await store.decks.add(1, "l5r-lcg", ONE, "Dawn")
    shared = await store.decks.add(1, "l5r-lcg", ONE)
    await store.decks.share(shared, shared=True)
    looked = [await store.decks.add(1, "l5r-lcg", ONE) for _ in range(LOOKED_AT_MOST + 5)]
    there = [deck for deck in looked if await store.decks.get(deck)]
    assert there == looked[-LOOKED_AT_MOST - 1 :]
    assert await store.decks.get(named) and await store.decks.get(shared)
