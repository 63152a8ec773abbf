"""Rehearsals of an update: the rules of a running bot change, and people find their tables as they left them.

Other rehearsals return to an older version, or damage a data file for a while.
"""

import json
import subprocess
import sys
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from pydantic_core import to_json

from bot.panels.pages import updated
from bot.store import SqliteStore
from bot.store.matches.rows import written_records
from bot.tables import Table, Tables
from bot.tables.consent.going_back import _undo, before_decision
from bot.tables.life import start
from bot.trouble import Trouble
from engine.kernel.flow import Flow
from engine.kernel.games import ROOT
from engine.kernel.match import Match
from engine.l5r_ccg.turn import gold
from engine.l5r_ccg.turn import setup as ccg_setup
from engine.l5r_lcg import draw
from engine.l5r_lcg import setup as lcg_setup

from .house import SAY, another_version, lines, other_rules, play, seen, started
from .rehearsal import SMALL, Left, found_again, furnished, left_at

GAMES = ("root", "l5r-lcg", "l5r-ccg")
How = Counter[tuple[str, str]]


@pytest_asyncio.fixture
async def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[SqliteStore]:
    seeds = map(str, count(1))
    monkeypatch.setattr(start, "new_seed", lambda: next(seeds))
    store = await SqliteStore.open(tmp_path / "tables.sqlite3")
    yield store
    await store.close()


async def opened(store: SqliteStore, left: dict[int, Left]) -> How:
    """Return the state in which the next start finds each table. No table may wait."""
    tables, how = Tables(store), How()
    for number, one in left.items():
        table = await tables.get(number)
        how[table.saved.game, found_again(table, one)] += 1
    assert how.total() == len(left), how
    return how


def changed(how: How, game: str) -> int:
    """Return how many tables of a game report the change."""
    return how[game, "resumed"] + how[game, "back"]


async def test_fifty_tables_survive_an_update(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    left = await furnished(Tables(store))
    assert len(left) == 50
    another_version(monkeypatch)
    other_rules(monkeypatch)
    how = await opened(store, left)
    # Each game has tables that are unchanged, and others with a sentence about the change.
    assert sum(count for (_, what), count in how.items() if what == "silent") >= 20, how
    for game in GAMES:
        assert changed(how, game) >= 2, how
    # The next start finds nothing to report, and everybody plays on.
    tables, again = Tables(store), Tables(store)
    for number in left:
        first, second = await tables.get(number), await again.get(number)
        assert seen(first) == seen(second) and lines(first) == lines(second)
        assert updated(first, SAY) == updated(second, SAY)
        await play(second, 2)
        assert updated(second, SAY) == ""


def larger_hands(patch: pytest.MonkeyPatch) -> None:
    """Change the beginning of a match: everybody draws one more card, so no row of the old log fits."""
    for setup in (lcg_setup, ccg_setup):
        patch.setattr(setup, "OPENING_HAND", setup.OPENING_HAND + 1)


def other_numbers(patch: pytest.MonkeyPatch) -> None:
    """Change numbers within a match: the honor that changes hands in the draw phase, and the gold of each card."""
    transfer, production = draw.transfer_honor, gold.production

    def generous(table: Any) -> Flow[None]:
        yield from transfer(table)
        for player in table.players:
            player.honor += 1

    patch.setattr(draw, "transfer_honor", generous)
    patch.setattr(gold, "production", lambda producer, wanted: production(producer, wanted) + 1)


@pytest.mark.parametrize("change", [other_rules, larger_hands, other_numbers])
async def test_an_older_version_that_is_put_back_finds_each_table_as_people_left_it(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch, change: Callable[[pytest.MonkeyPatch], None]
) -> None:
    """People play under new rules, and then the old rules must rebuild their matches."""
    left = await furnished(Tables(store), SMALL)
    with monkeypatch.context() as patch:
        another_version(patch)
        change(patch)
        how = await opened(store, left)
        assert changed(how, "l5r-lcg") and changed(how, "l5r-ccg"), how
        tables = Tables(store)
        for number in left:
            table = await tables.get(number)
            await play(table, 5)
            left[number] = left_at(table)
    await opened(store, left)
    tables = Tables(store)
    for number in left:
        table = await tables.get(number)
        await play(table, 2)
        assert updated(table, SAY) == ""


async def test_the_log_keeps_its_text_even_if_the_new_rules_word_a_turn_differently(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If a card now gives one more gold, the table stays as it is, but a replay of past turns would write other
    numbers.
    """
    house, left = Tables(store), {}
    for channel in range(6):
        table = await started(house, channel, "l5r-ccg", 2)
        await play(table, 54, each=1)
        left[table.id] = left_at(table)
    another_version(monkeypatch)
    other_numbers(monkeypatch)
    retold = 0
    for tables in (Tables(store), Tables(store)):  # the second start knows that the rules are not new
        for number, one in left.items():
            table = await tables.get(number)
            if found_again(table, one) == "silent":
                retold += bool(table.survival._story)
                await table.keep()
    assert retold >= 2
    # Taking a decision back does not change the log before it.
    for number, one in left.items():
        table = await tables.get(number)
        seat = next((seat for seat in (0, 1) if table.playing().undo_target(seat) is not None), None)
        if seat is not None and updated(table, SAY) == "":
            before = await before_decision(table, seat)
            await _undo(table, seat)
            assert before is not None and len(table.playing().records) >= len(before.records)
            assert (now := lines(table)[:-2]) == one.log[: len(now)]


async def nothing(table: Any) -> None:
    """Do nothing, in place of a function of the bot."""


def told_otherwise(table: Table, row: int, total: int) -> bool:
    """Tell whether the present rules write the log up to a row differently. Lines taken back stay as they were read."""
    match = table.playing()
    earlier = Match.rebuild(match.header, match.log[:row])
    by_the_new = written_records(earlier.records)
    table.survival.retell(earlier)
    as_read = written_records(match.records[:total])
    assert written_records(earlier.records) == as_read
    return to_json(by_the_new) != to_json(as_read)


async def test_taking_back_after_a_resumption_leaves_the_log_as_people_read_it(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The old rules wrote the rows after the moment at which a resumed match begins, and these rows stay as written."""
    house, left = Tables(store), {}
    for channel in range(6):
        table = await started(house, channel, "l5r-ccg", 2)
        await play(table, 30, each=1)
        if table.survival.looked != len(table.playing().log):
            continue  # no match can begin from there
        with monkeypatch.context() as patch:
            patch.setattr(table.survival, "look", nothing)  # no later moment is kept
            await play(table, 20, each=1)
        left[table.id] = left_at(table)
    another_version(monkeypatch)
    larger_hands(monkeypatch)
    other_numbers(monkeypatch)
    otherwise = 0
    for tables in (Tables(store), Tables(store)):  # the second start resumes the matches that the first has stored
        for number, one in left.items():
            table = await tables.get(number)
            match, told = table.playing(), table.survival.told
            assert told[0][0] == 0 and told[-1] == (len(match.log), len(match.records))
            otherwise += sum(told_otherwise(table, row, total) for row, total in told)
            now = [line for line in lines(table) if "was updated here" not in line]
            assert found_again(table, one) in ("resumed", "back")
            assert now[: len(now) - 3] == one.log[: len(now) - 3]
            await table.keep()
    assert otherwise >= 2
    for number, one in left.items():
        table = await Tables(store).get(number)
        seats = [seat for seat in (0, 1) if table.playing().undo_target(seat) is not None]
        if seats:
            await _undo(table, seats[0])
            now = [line for line in lines(table) if "was updated here" not in line]
            assert now[:-3] == one.log[: len(now) - 3]


class Stopped(Exception):
    """The bot stops."""


@pytest.mark.parametrize("game", ["l5r-lcg", "l5r-ccg"])
async def test_a_bot_that_stops_while_it_resumes_a_match_still_tells_what_happened(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """A resumed match is saved several times before anybody reads the sentence. The bot may stop before each save."""
    left = await furnished(Tables(store), [(game, 2, 3)])
    another_version(monkeypatch)
    other_rules(monkeypatch)
    larger_hands(monkeypatch)
    real, how, stops = SqliteStore.save, How(), 0
    for number, one in left.items():
        for last in range(1, 3):
            saves = 0

            async def save(store: SqliteStore, *given: Any, last: int = last, **named: Any) -> None:
                nonlocal saves, stops
                saves += 1
                if saves >= last:
                    stops += 1
                    raise Stopped
                await real(store, *given, **named)

            with monkeypatch.context() as patch, suppress(Trouble, Stopped):
                patch.setattr(SqliteStore, "save", save)
                await Tables(store).get(number)
        how[game, found_again(await Tables(store).get(number), one)] += 1
        told = updated(await Tables(store).get(number), SAY)
        assert told == updated(await Tables(store).get(number), SAY)
    assert stops >= 3 and changed(how, game) == len(left), how


# A program that opens every match of a store while one file is cut short, as a newly started bot would.
START = """
import asyncio, json, sys
from pathlib import Path
from typing import Any
damaged, database = map(Path, sys.argv[1:])
real, Path.read_bytes = Path.read_bytes, lambda path: real(path)[: -2 if path == damaged else None]
from bot.store import SqliteStore
from bot.tables import Tables
from bot.trouble import Trouble

async def main():
    store, found = await SqliteStore.open(database), {}
    tables = Tables(store)
    for (match, game) in await store.database.read("SELECT id, game FROM matches"):
        try:
            await tables.get(match)
        except Trouble as trouble:
            found[match] = [game, trouble.key]
    await store.close()
    print(json.dumps(found))

asyncio.run(main())
"""


@pytest.mark.parametrize(
    ("game", "file"),
    [("root", "root/maps.json"), ("l5r-lcg", "l5r_lcg/cards/core.json"), ("l5r-ccg", "l5r_ccg/cards.json")],
)
async def test_a_damaged_file_makes_its_matches_wait_until_it_is_put_back(
    store: SqliteStore, tmp_path: Path, game: str, file: str
) -> None:
    left = await furnished(Tables(store), SMALL)
    path = ROOT / "data" / file
    assert path.exists()
    command = [sys.executable, "-c", START, str(path), str(tmp_path / "tables.sqlite3")]
    kept = await store.database.read("SELECT * FROM matches"), await store.database.read("SELECT * FROM decisions")
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT)
    waiting = json.loads(done.stdout.splitlines()[-1])
    assert len(waiting) == sum(many for name, _, many in SMALL if name == game)
    assert {tuple(one) for one in waiting.values()} == {(game, "trouble-broken-game")}
    assert (
        await store.database.read("SELECT * FROM matches"),
        await store.database.read("SELECT * FROM decisions"),
    ) == kept
    assert {what for _, what in await opened(store, left)} == {"silent"}
