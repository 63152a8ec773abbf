"""Databases full of matches, made without any press."""

import contextlib
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from bot.store import Seat, open_store
from bot.tables import Table, Tables
from bot.tables.computers.levels import LEVEL
from bot.words import Words
from engine.kernel.rng import Stream
from engine.players.driver import play_on
from engine.players.random import player

from . import facts

GAME: Final = "l5r-lcg"
DECKS: Final = ("crane-starter", "lion-starter")
MESSAGES: Final = 500_000  # the first public message's id


def people(number: int, seats: int = 2) -> tuple[int, ...]:
    """Return the users of the match ``number`` (from 0)."""
    return tuple(facts.PEOPLE + 6 * number + seat for seat in range(seats))


def tables_of(games: Sequence[str]) -> list[tuple[str, int]]:
    """Return tables of these games, each as ``game`` or ``game:seats``."""
    return [(name, int(seats or 2)) for name, _, seats in (game.partition(":") for game in games)]


def table_of(number: int, games: Sequence[str], level: str) -> tuple[str, int, int]:
    """Return the game of a match, its number of seats, and how many of them people have.

    With a ``level``, each game is used twice in turn, and the second time one person plays computers.
    """
    wanted = tables_of(games)
    game, seats = wanted[number // (2 if level else 1) % len(wanted)]
    return game, seats, 1 if level and number % 2 else seats


async def seat_matches(
    place: Path | str, count: int, decisions: int = 0, games: Sequence[str] = (GAME,), level: str = "", guilds: int = 1
) -> None:
    """Add ``count`` matches of these games in turn, each in its channel and after about ``decisions`` decisions.

    With a ``level``, one person plays computers in every second match. The channels belong to the ``guilds`` in turn.
    """
    store = await open_store(place)
    tables = Tables(store, count)
    for number in range(count):
        game, seats, sitting = table_of(number, games, level)
        against = level if sitting < seats else ""
        into, guild = decisions + number % 20 if decisions else 0, facts.guild_number(number % guilds)
        tables.drop((await seat_match(tables, number, into, game, seats, against, guild)).id)
    await store.close()


def decided_by_computers(path: Path) -> int:
    """Return how many decisions computers have made in all matches."""
    with contextlib.closing(sqlite3.connect(path)) as db:
        (count,) = db.execute(
            "SELECT count(*) FROM decisions JOIN seats USING (match, seat) WHERE kind = 'computer' AND NOT auto"
        ).fetchone()
    return int(count)


async def seat_match(
    tables: Tables,
    number: int,
    decisions: int = 0,
    game: str = GAME,
    seats: int = 2,
    level: str = "",
    guild: int = facts.GUILD,
) -> Table:
    """Add one match; its decisions are drawn from a random stream of its own.

    With a ``level``, computers have all seats but the first.
    """
    users = people(number, 1 if level else seats)
    decks = {GAME: DECKS, "toy": ("red", "blue")}.get(game, (None,) * seats)
    sitting = [Seat("human", user, f"player {user}", deck) for user, deck in zip(users, decks, strict=False)]
    sitting += [Seat("computer") for _ in range(seats - len(sitting))]
    table = await tables.open(guild, facts.CHANNELS + number, game, sitting)
    await bring(table, users, Stream(number))
    if level:
        await table.lobby.choose(users[0], LEVEL, level)
    await table.lobby.start(users[0])
    match = table.match
    assert match is not None
    answers = play_on(match, dict.fromkeys(range(seats), player(Stream(number))))
    while len(match.log) < decisions and next(answers, None):
        pass
    if decisions:
        await table.plans.wish(people(number)[0])  # stores the decisions
    await tables.store.set_message(table.id, MESSAGES + number)
    return table


async def bring(table: Table, users: Sequence[int], stream: Stream) -> None:
    """Let everybody choose a deck, or a faction that nobody else has, until the game finds no fault with them."""
    while list(table.seating.lacking()):
        for seat, user in enumerate(users):
            others = table.seating.gathering(besides=seat).brought
            offers = [offer for offer in table.seating.offers(seat, Words.load()["en"]) if offer not in others]
            await table.lobby.bring(user, f"player {user}", stream.pick(offers))


async def copy_matches(path: Path, count: int, decisions: int) -> None:
    """Add one match and copy its rows until ``count`` are open, each with its own people."""
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
