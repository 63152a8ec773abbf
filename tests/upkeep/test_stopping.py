"""A bot that is stopped finishes what it has begun, and says so at tables that wait for somebody."""

import asyncio
import re
import signal
import sys
from subprocess import PIPE, Popen

import pytest

from bot import app, serving
from bot.words import COMPLETE

from ..conftest import World
from ..patience import PATIENT

TOLD = {"en": "is being restarted", "fr": "Le bot redémarre", "pl": "Bot uruchamia się ponownie"}


async def test_it_finishes_running_commands_and_accepts_no_new_ones(world: World) -> None:
    message, serves = await world.match(), world.bot.serving
    serves.begin()
    finishing = asyncio.create_task(serves.finish(PATIENT))
    await asyncio.sleep(0.01)
    assert not finishing.done()
    assert TOLD["en"] in await world.refused(world.ann.click(message, label="My hand"))
    assert not finishing.done()
    serves.end()
    assert await finishing == 0


async def test_each_press_and_command_is_served_once_and_ends(world: World) -> None:
    message = await world.match()
    served = []
    begin = world.bot.serving.begin

    def note() -> None:
        served.append("begun")
        begin()

    world.bot.serving.begin = note  # type: ignore[method-assign]
    await world.ann.click(message, label="My hand")
    await world.cleo.click(message, label="My hand")
    await world.ann.slash(world.hall, "match show")
    await world.cleo.slash(world.garden, "match show")
    await world.ann.autocomplete(world.hall, "play", "game", "")
    assert len(served) == 4 and await world.bot.serving.finish(0) == 0


async def test_a_press_that_hangs_holds_the_stop_up_for_a_moment_only(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "FINISH", 0.01)
    world.bot.serving.begin()
    await world.restart()
    assert (await world.match()).id


async def test_a_later_command_is_refused_in_words(world: World) -> None:
    world.bot.serving.closing = True
    assert TOLD["en"] in await world.refused(world.ann.slash(world.hall, "play", game="toy"))
    world.bot.serving.closing = False
    assert (await world.lobby()).id and not world.bot.serving._busy


@pytest.mark.parametrize("language", COMPLETE)
async def test_a_table_that_waits_says_so_until_the_next_start(world: World, language: str) -> None:
    message = await world.match()
    lobby = await world.lobby(world.garden)
    await world.bot.servers.change(world.guild.id, "language", language)
    await world.restart()
    assert TOLD[language] in world.read(message) and TOLD[language] not in world.read(lobby)
    await world.later()
    assert TOLD[language] not in world.read(message)


async def test_a_stop_waits_for_no_picture(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Waiting for the pictures of sixty tables would delay a stop by six seconds."""
    message = await world.match()

    async def never(*_: object) -> None:
        raise AssertionError("a picture was drawn")

    monkeypatch.setattr(world.bot.painter, "paint", never)
    await world.restart()
    assert TOLD["en"] in world.read(message)


async def test_a_kill_leaves_nothing_to_take_back_and_a_full_disk_says_nothing(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table shows the notice of a restart only if a row is stored by which the next process removes the notice."""
    message = await world.match()

    async def full(*_: object) -> None:
        from bot.store import Unavailable

        raise Unavailable("full", busy=False)

    monkeypatch.setattr(world.bot.store.due, "put", full)
    await world.restart()
    assert TOLD["en"] not in world.read(message)


IGNORING = """
import asyncio, signal
from bot import __main__ as bot

async def wait():
    print("here", flush=True)
    await asyncio.Event().wait()

signal.signal(signal.SIGINT, signal.SIG_IGN)
bot.start = lambda arguments: asyncio.run(wait())
bot.main()
"""


def test_a_bot_that_a_script_started_in_the_background_stops_too() -> None:
    """A shell without a terminal makes programs in the background ignore the interrupt from the keyboard."""
    with Popen([sys.executable, "-c", IGNORING], stdout=PIPE, stderr=PIPE, text=True) as bot:
        assert bot.stdout is not None and bot.stdout.readline() == "here\n"
        bot.send_signal(signal.SIGTERM)
        try:
            bot.wait(PATIENT)
        finally:
            bot.kill()
    assert bot.returncode != -signal.SIGKILL


STUBBORN = """
import asyncio
from bot import __main__ as bot, serving

async def wait():
    print("here", flush=True)
    while True:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            pass

serving.STOPPED = 0.2
bot.start = lambda arguments: asyncio.run(wait())
bot.main()
"""


def test_a_stop_that_never_finishes_ends_in_time_and_the_log_names_what_ran() -> None:
    with Popen([sys.executable, "-c", STUBBORN], stdout=PIPE, stderr=PIPE, text=True) as bot:
        assert bot.stdout is not None and bot.stdout.readline() == "here\n"
        bot.send_signal(signal.SIGTERM)
        try:
            _, log = bot.communicate(timeout=PATIENT)
        finally:
            bot.kill()
    assert bot.returncode == 1
    assert "did not stop within 0.2 s" in log and re.search(
        r"Still running: Task-1 \(<string>:\d+ > locks.py:\d+\)", log
    )


async def test_of_hundreds_of_running_tasks_the_log_names_the_first() -> None:
    """The log line of an overloaded bot was once 104,000 characters long."""
    forever = asyncio.Event()
    tasks = [asyncio.create_task(forever.wait()) for _ in range(300)]
    told = list(serving._running(asyncio.get_running_loop()))
    assert len(told) == serving.NAMED + 1 and told[-1] == f"{301 - serving.NAMED} more"
    forever.set()
    await asyncio.wait(tasks)
