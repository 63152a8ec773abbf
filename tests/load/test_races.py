"""Many presses at once. In whatever order they arrive, each is answered once, and the database stays correct."""

import asyncio
import gc
import logging
import os
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import closing
from itertools import cycle, islice
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
import pytest_asyncio

from bot.app import Teahouse
from bot.config import Settings
from bot.store import SqliteStore
from bot.store.matches.rows import write_header
from bot.tables import Table
from bot.tables.keeping.resuming import taken_up

from ..patience import PATIENT, until
from . import facts
from .players import Pair, row, verb, walk
from .seating import GAME, people, seat_match
from .stand_in import Act, Message, StandIn, pointed_at

ANN, BOB = people(0)
PRESSES = int(os.environ.get("TEAHOUSE_PRESSES", "60"))  # presses at once
MATCHES = PRESSES * 2 // 5
DROPS = 3  # how often Discord drops the websocket while presses are in flight


class Races:
    """The real bot on sockets, and the checks of the bot and its database at the end."""

    def __init__(self, discord: StandIn, bot: Teahouse, database: Path) -> None:
        self.discord = discord
        self.bot = bot
        self.database = database

    async def table(self, match: int = 1) -> Table:
        return await self.bot.tables.get(match)

    async def at_table(self, number: int = 0, game: str = "toy") -> Pair:
        """Seat a match, and let both of its people open their panels."""
        await seat_match(self.bot.tables, number, game=game)
        pair = Pair(self.discord, number)
        await pair.open_hands()
        return pair

    async def at_once(self, *presses: Awaitable[Act]) -> list[Act]:
        """Send presses one right after the other, and wait until all are answered."""
        acts = [await press for press in presses]
        await answered(acts)
        return acts

    async def judge(self) -> None:
        """After the bot has stopped, check that the stored matches equal the live ones and can be restored."""
        matches = column(self.database, "SELECT id FROM matches ORDER BY id")
        live = [await self.table(match) for match in matches]
        await self.bot.close()
        store = await SqliteStore.open(self.database)
        for table in live:
            await judge(table, store, self.database)
        await store.close()
        assert [len(act.answers) for act in self.discord.acts.values()] == [1] * len(self.discord.acts)
        assert not self.discord.unknown


async def judge(table: Table, store: SqliteStore, database: Path) -> None:
    rows = column(database, f"SELECT row FROM decisions WHERE match = {table.id} ORDER BY row")
    assert rows == list(range(len(rows)))
    saved = await store.load(table.id)
    assert saved is not None and write_header(saved.header) == write_header(table.saved.header)
    assert (saved.state, saved.version, saved.undos) == (table.saved.state, table.saved.version, table.saved.undos)
    assert saved.log == table.saved.log and saved.held == table.saved.held
    found = taken_up(saved)
    assert (found is None) == (table.match is None)
    if found is not None and table.match is not None:
        again = found.match
        assert found.how == "same" and again.log == table.match.log
        assert [again.view(viewer) for viewer in (0, 1, None)] == [table.match.view(v) for v in (0, 1, None)]


def column(database: Path, sql: str) -> list[Any]:
    """Return the first column of a query to the database."""
    with closing(sqlite3.connect(database)) as db:
        return [found[0] for found in db.execute(sql)]


async def answered(acts: list[Act]) -> None:
    """Return when all presses are answered. Fail if one press gets no answer."""
    await asyncio.wait([act.first for act in acts], timeout=PATIENT)
    assert not [act.data["custom_id"] for act in acts if not act.answers]


def buttons(panel: Message, name: str) -> list[str]:
    """Return the custom_ids of the buttons on a panel with a verb."""
    found = [c for c in walk(panel.body["components"]) if "custom_id" in c and not c.get("disabled")]
    return [c["custom_id"] for c in found if verb(c["custom_id"]) == name]


def noticed(acts: list[Act]) -> int:
    """Return how many presses were answered with a notice that they were too late."""
    return sum("⚠" in str(act.answers[0]) for act in acts)


@pytest_asyncio.fixture
async def races(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> AsyncIterator[Races]:
    """Yield the connected bot; check everything at the end."""
    database = tmp_path / "races.sqlite3"
    bot = Teahouse(Settings(database=database, edit_delay=0, requests=0, painters=0))
    async with StandIn(max(MATCHES, 4)) as discord:
        with pointed_at(discord.url):
            running = asyncio.create_task(bot.start("x"))
            try:
                async with asyncio.timeout(PATIENT):
                    await discord.connected.wait()
                    await bot.wait_until_ready()
                races = Races(discord, bot, database)
                yield races
                await races.judge()
            finally:
                await bot.close()
                await asyncio.wait([running], timeout=PATIENT)
    errors = [r.getMessage() for r in caplog.get_records("call") if r.levelno >= logging.ERROR]
    assert not errors, errors


async def test_twenty_simultaneous_presses_on_a_button_are_one_decision(races: Races) -> None:
    panel = (await races.at_table()).panels[ANN]
    press = buttons(panel, "pick")[0]
    acts = await races.at_once(*(races.discord.press(ANN, panel, press) for _ in range(20)))
    table = await races.table()
    assert table.match is not None and list(table.saved.held) == [0]
    assert table.saved.version == 2 and noticed(acts) == 19


async def test_simultaneous_presses_on_all_buttons_of_a_question_are_one_decision(races: Races) -> None:
    panel = (await races.at_table()).panels[ANN]
    presses = buttons(panel, "pick")
    assert len(presses) == 5
    acts = await races.at_once(*(races.discord.press(ANN, panel, press) for press in presses))
    assert (await races.table()).saved.version == 2 and noticed(acts) == 4


async def test_both_seats_answer_simultaneously(races: Races) -> None:
    pair = await races.at_table()
    presses = [(user, panel, buttons(panel, "pick")[0]) for user, panel in pair.panels.items() for _ in range(5)]
    await races.at_once(*(races.discord.press(*press) for press in presses))
    table = await races.table()
    assert table.match is not None and [d.seat for d in table.match.log] == [0, 1] and not table.saved.held


async def test_a_resignation_races_an_answer(races: Races) -> None:
    panel = (await races.at_table()).panels[ANN]
    panel.body["components"].append(row("tea:resign:1:yes"))
    presses = ["tea:resign:1:yes", buttons(panel, "pick")[0]] * 5
    await races.at_once(*(races.discord.press(ANN, panel, press) for press in presses))
    table = await races.table()
    assert table.saved.state == "over" and table.match is not None and table.match.outcome.winners == (1,)


async def test_taking_back_races_the_next_answer(races: Races) -> None:
    """Both orders are legal. The second press is done after the first, or its person reads that it is too late."""
    pair = await races.at_table()
    for user in (ANN, BOB):
        panel = pair.panels[user]
        await races.at_once(races.discord.press(user, panel, buttons(panel, "pick")[0]))
    await pair.open_hands()
    panel = pair.panels[ANN]
    marks = buttons(panel, "mark")[:2]
    await races.at_once(*(races.discord.press(ANN, panel, mark) for mark in marks))
    confirm = buttons(panel, "confirm")
    await races.at_once(*(races.discord.press(ANN, panel, name) for name in [*confirm, *buttons(panel, "back")] * 3))
    table = await races.table()
    assert table.match is not None and len(table.match.log) in (2, 3)


async def test_eight_people_open_a_table_in_one_channel(races: Races) -> None:
    users = range(facts.PEOPLE, facts.PEOPLE + 8)
    await races.at_once(*(races.discord.command(user, facts.CHANNELS, "play", game="toy") for user in users))
    assert column(races.database, "SELECT count(*) FROM matches") == [1]
    assert column(races.database, "SELECT count(*) FROM seats WHERE kind = 'human'") == [1]


async def test_eight_people_want_the_last_seat_and_it_starts_once(races: Races) -> None:
    (opened,) = await races.at_once(races.discord.command(ANN, facts.CHANNELS, "play", game="toy", deck="red"))
    lobby = opened.original
    assert lobby is not None
    users = range(BOB, BOB + 8)
    await races.at_once(*(races.discord.press(user, lobby, "tea:join:1") for user in users))
    table = await races.table()
    joined = table.saved.seats[1].user
    assert joined in users
    (asked,) = await races.at_once(races.discord.press(joined, lobby, "tea:deck:1"))
    assert asked.original is not None
    await races.at_once(races.discord.press(joined, asked.original, "tea:decked:1", ["blue"]))
    version = table.saved.version
    await races.at_once(*(races.discord.press(ANN, lobby, "tea:start:1") for _ in range(5)))
    assert table.saved.state == "playing" and table.saved.version == version + 1


async def test_waves_over_four_tables_of_cards(races: Races) -> None:
    pairs, chance = [await races.at_table(number, GAME) for number in range(4)], Random(1)
    for _ in range(30):
        acts: list[Act] = []
        for pair in pairs:
            found = pair.next(chance)
            if found is None:
                await pair.open_hands()
                continue
            user, panel, (name, values, _) = found
            acts += [await races.discord.press(user, panel, name, values) for _ in range(2)]
            acts.append(await races.discord.press(chance.choice(pair.users), pair.public, f"tea:log:{pair.match}"))
        if acts:  # otherwise all four have opened their hands again
            await answered(acts)
    assert min(column(races.database, "SELECT count(*) FROM decisions GROUP BY match")) > 3


async def test_a_table_that_is_not_in_memory_is_fetched_once(races: Races) -> None:
    pair = await races.at_table()
    panel = pair.panels[ANN]
    panel.body["components"].append(row(f"tea:log:{pair.match}"))
    races.bot.tables.forget()
    presses = [(ANN, panel, buttons(panel, "pick")[0]), (BOB, pair.public, f"tea:log:{pair.match}")] * 5
    await races.at_once(*(races.discord.press(*press) for press in presses))
    assert (await races.table()).saved.version == 2


async def test_after_a_session_that_discord_ended_the_same_panels_still_work(
    races: Races, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def at_once(*_: object, **__: object) -> None:
        """Begin the new session without a pause of five seconds."""

    monkeypatch.setattr(races.bot, "before_identify_hook", at_once)
    panel = (await races.at_table()).panels[ANN]
    await races.discord.end_sessions()
    async with asyncio.timeout(PATIENT):
        await races.discord.connected.wait()
    acts = await races.at_once(*(races.discord.press(ANN, panel, buttons(panel, "pick")[0]) for _ in range(3)))
    assert list((await races.table()).saved.held) == [0] and noticed(acts) == 2
    assert races.discord.requests["resumed"] == 0


# Unlawful presses beside the lawful press ``name`` at a table: for each kind, the custom_id and who presses it.
UNLAWFUL: Final[dict[str, Callable[[str, Pair], tuple[str, int]]]] = {
    "double": lambda name, pair: (name, pair.users[0]),
    "stale": lambda name, pair: (changed(name, 3, "7x7"), pair.users[0]),
    "forged option": lambda name, pair: (changed(name, 4, "99.0badcafe"), pair.users[0]),
    "forged verb": lambda name, pair: (changed(name, 1, "cheat"), pair.users[0]),
    "stranger": lambda name, pair: (name, facts.PEOPLE + 6 * MATCHES),
    "player of another table": lambda name, pair: (name, pair.users[0] + 6),
}


def changed(custom_id: str, place: int, part: str) -> str:
    """Return a custom_id with another part."""
    parts = custom_id.split(":")
    return ":".join([*parts[:place], part, *parts[place + 1 :]])


async def test_presses_in_flight_through_a_storm(races: Races) -> None:
    """Each lawful press is one decision. Every other press is refused in words: doubles, stale and forged ones."""
    discord, pairs = races.discord, [await races.at_table(number) for number in range(MATCHES)]
    lawful, told, kinds = list[Act](), dict[str, list[Act]](), cycle(UNLAWFUL)
    discord.storm = Random(1)
    for number, pair in enumerate(pairs):
        panel = pair.panels[pair.users[0]]
        name = buttons(panel, "pick")[0]
        lawful.append(await discord.press(pair.users[0], panel, name))
        for kind in islice(kinds, 1 + number % 2):
            sent, user = UNLAWFUL[kind](name, pair)
            panel.body["components"].append(row(sent))  # Discord passes on only what stands on a message.
            told.setdefault(kind, []).append(await discord.press(user, panel, sent))
        if number % (MATCHES // DROPS) == 1 and number < MATCHES - 1:
            await until(lambda: discord.attended)
            await discord.drop()
    unlawful = [act for acts in told.values() for act in acts]
    assert len(lawful) + len(unlawful) == PRESSES and told.keys() == UNLAWFUL.keys()
    await answered([*lawful, *unlawful])
    discord.storm = None
    # A double may come before its lawful press, and then that one is refused.
    assert noticed([*lawful, *told["double"]]) == len(told["double"])
    for number in range(MATCHES):
        table = await races.table(number + 1)
        assert list(table.saved.held) == [0] and table.saved.version == 2
    others = [act for kind, acts in told.items() if kind != "double" for act in acts]
    assert all("⚠" in str(act.answers[0]) or act.answers[0]["data"]["content"] for act in others)
    storm = [discord.requests[kind] for kind in ("429", "500", "resumed")]
    assert storm[2] == DROPS and storm[0] and storm[1]
    heads = [
        "presses",
        "matches",
        "lawful, each decided once",
        *(f"{kind}, refused" for kind in told),
        "429",
        "500",
        "resumed",
    ]
    figures = [PRESSES, MATCHES, MATCHES, *map(len, told.values()), *storm]
    lines = [heads, ["---"] * len(figures), figures]
    print("", *(f"| {' | '.join(map(str, line))} |" for line in lines), sep="\n")


async def test_presses_leave_no_garbage(races: Races) -> None:
    """Objects that refer to each other wait for a search that holds up the event loop."""
    pair, chance = await races.at_table(game=GAME), Random(3)
    for _ in range(5):
        await answered([await pair.press(chance)])
    await until(lambda: not any(shown.busy for shown in races.bot.show._shown.values()))
    gc.collect()
    gc.garbage.clear()
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        for _ in range(20):
            await answered([await pair.press(chance)])
        await until(lambda: not any(shown.busy for shown in races.bot.show._shown.values()))
        gc.collect()
        left = Counter(type(one).__qualname__ for one in gc.garbage)
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.collect()
    ours = ("Control", "Row", "ActionRow", "Button", "Interaction", "Message", "Refused", "frame", "BytesIO")
    assert not {name: left[name] for name in ours if left[name] > 2}
