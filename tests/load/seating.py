"""Databases full of matches, prepared without pressing anything."""

import sqlite3
from pathlib import Path
from typing import Final

from bot.store import Seat, SqliteStore
from bot.tables import Table, Tables
from engine.kernel.rng import Stream
from engine.players.driver import play_on
from engine.players.random import player

from . import facts

GAME: Final = "l5r-lcg"
DECKS: Final = ("crane-starter", "lion-starter")
MESSAGES: Final = 500_000  # the first public message's id


def people(number: int) -> tuple[int, int]:
    """Return the two users of the match ``number`` (from 0)."""
    return facts.PEOPLE + 2 * number, facts.PEOPLE + 2 * number + 1


async def seat_matches(path: Path, count: int, decisions: int = 0) -> None:
    """Seat ``count`` matches of two people, each in a channel of its own and about ``decisions`` into the game."""
    store = await SqliteStore.open(path)
    tables = Tables(store, count)
    for number in range(count):
        await seat_match(tables, number, decisions + number % 20 if decisions else 0)
    await store.close()


async def seat_match(tables: Tables, number: int, decisions: int = 0, game: str = GAME) -> Table:
    """Seat one match; its decisions are taken at random from a stream of its own."""
    decks = DECKS if game == GAME else ("red", "blue")
    seats = [Seat("human", user, f"player {user}", deck) for user, deck in zip(people(number), decks, strict=True)]
    table = await tables.open(facts.GUILD, facts.CHANNELS + number, game, seats)
    await table.start(people(number)[0])
    match = table.match
    assert match is not None
    answers = play_on(match, dict.fromkeys((0, 1), player(Stream(number))))
    while len(match.log) < decisions and next(answers, None):
        pass
    if decisions:
        await table.wish(people(number)[0], until=None)  # keeps what was decided
    await tables.store.set_message(table.id, MESSAGES + number)
    return table


async def copy_matches(path: Path, count: int, decisions: int) -> None:
    """Seat one match and copy its rows, so that there are ``count`` open ones, each with its own people."""
    await seat_matches(path, 1, decisions)
    db = sqlite3.connect(path)
    with db:
        for number in range(1, count):
            users = people(number)
            db.execute(
                "INSERT INTO matches (id, guild, channel, game, state, version, undos, message, header)"
                " SELECT ?, guild, ?, game, state, version, undos, ?, header FROM matches WHERE id = 1",
                (number + 1, facts.CHANNELS + number, MESSAGES + number),
            )
            db.execute(
                "INSERT INTO seats (match, seat, kind, user, name, brings, wishes)"
                " SELECT ?, seat, kind, CASE seat WHEN 0 THEN ? ELSE ? END, name, brings, wishes"
                " FROM seats WHERE match = 1",
                (number + 1, *users),
            )
            for table, columns in (("decisions", "row, seat, keys, auto"), ("held", "seat, keys")):
                db.execute(
                    f"INSERT INTO {table} (match, {columns}) SELECT ?, {columns} FROM {table} WHERE match = 1",
                    (number + 1,),
                )
    db.close()
