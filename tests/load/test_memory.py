"""Tables that come and go leave nothing in memory; ``python -m tests.load.memory`` shows it over 20 minutes."""

import asyncio
import gc
from collections import Counter
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.config import Settings
from bot.panels import Show
from bot.people import People
from bot.store import SqliteStore
from bot.tables import Table, Tables
from cogs.panel import PanelPresses
from engine.kernel.match import Match

from .press import Discord, Painter, Seated
from .seating import people, seat_match

LIVE, PRESSES = 2, 12
GAMES = (("l5r-lcg", 2), ("root", 4), ("l5r-ccg", 3))


def held() -> Counter[str]:
    """Count what a table that is gone must not leave behind."""
    gc.collect()
    found = Counter(tasks=len(asyncio.all_tasks()))
    for one in gc.get_objects():
        for kind in (Match, Table, discord.ui.LayoutView):
            found[kind.__name__] += isinstance(one, kind)
        found["objects"] += 1
    return found


async def test_tables_that_people_have_left_leave_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tables.survival.Survival._look_later", lambda *_: None)  # it waits for a quiet second
    store = await SqliteStore.open(tmp_path / "memory.sqlite3")
    settings = Settings(edit_delay=0, requests=0, live_tables=LIVE)
    bot: Any = SimpleNamespace(presses={}, tables=Tables(store, LIVE), people=People(store))
    client: Any = Discord()
    bot.show = Show(client, store, bot.people, Painter(), settings)  # type: ignore[arg-type]
    PanelPresses(bot)
    counts = []
    for number in range(3 * len(GAMES)):
        game, seats = GAMES[number % len(GAMES)]
        chance, seated = Random(1), None
        table = await seat_match(bot.tables, number, 20, game, seats)
        seated = Seated(bot, table, people(number, seats))
        for user in seated.users:
            await seated.press(user, f"tea:panel:{table.id}")
        for _ in range(PRESSES):
            if (found := seated.next(chance)) is not None:
                await seated.press(found[0], *found[1][:2])
        del table, seated
        if (number + 1) % len(GAMES) == 0:
            counts.append(held())
    await store.close()
    first, last = counts[0], counts[-1]
    assert last["Table"] <= LIVE + 1 and last["Match"] <= first["Match"] + 2
    assert last["LayoutView"] <= first["LayoutView"] + 2 and last["tasks"] <= first["tasks"]
    # Sentences that were said and cards that were met stay, up to a limit; a table of 1997 is some 20,000 objects.
    assert last["objects"] - first["objects"] < 20_000, counts
