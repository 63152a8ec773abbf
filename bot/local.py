"""A private Discord on this machine: the same bot in SimCord's world, with people who play in the browser.

Two of these people are players. The third is a moderator, who may manage the server, and who may also play or watch.

Nothing leaves 127.0.0.1. SimCord's world lives in memory only, so the matches of a run end with that run, and the
database is temporary. Only this module, ``local_page.py`` and ``tests/simkit.py`` use parts of SimCord that are not its
public interface.
"""

import asyncio
import contextlib
import contextvars
import signal
import sys
import tempfile
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import simcord
import simcord.interactions
from discord import ButtonStyle, Permissions
from simcord.backend.errors import SetupError

from bot.app import Teahouse
from bot.config import Settings
from bot.controls.control import button, layout, rows, texts
from bot.games import faces
from bot.local_page import PatientPage
from bot.panels.buttons.joining import Open
from bot.panels.buttons.learning import OfferLessons
from bot.puzzles.buttons import ShowDay
from bot.words import Tongue, Words, register_in

SEATS: Final = ("Hana", "Kenji")
FRESH: Final = 1.0  # seconds between two looks for changes that nobody pressed


async def serve(settings: Settings, ready: Callable[[Any], None] | None = None) -> None:
    """Serve the page until it is closed or the process is told to stop. ``ready`` is called with SimCord's preview."""
    say = Words.load()[settings.language]
    async with world(settings) as env:
        guild = env.create_guild("Teahouse", preferred_locale=settings.language)
        # The page shows one channel, so the server has one channel only.
        room = guild.create_text_channel(say("local-channel"), topic=say("local-topic"))
        viewers = [guild.add_member(env.create_user(name.lower(), global_name=name)) for name in SEATS]
        viewers.append(moderator(env, guild, say))
        await env.settle()
        await greet(env, room, say)
        preview = env.preview(
            room, viewers=viewers, layout="channel", width=1280, height=900, port=settings.local_port or None
        )
        page = PatientPage(preview)
        async with preview:
            print(say("local-ready", url=preview.url), flush=True)
            print(say("local-help", first=SEATS[0], second=SEATS[1]), flush=True)
            if ready is not None:
                ready(preview)
            await until_closed(page)
    print(say("local-over"), flush=True)


def moderator(env: Any, guild: Any, say: Tongue) -> Any:
    """Return a member of the guild who may manage it and its messages."""
    role = guild.create_role("moderators", permissions=Permissions(manage_guild=True, manage_messages=True))
    return guild.add_member(env.create_user("moderator", global_name=say("local-moderator")), roles=[role])


@contextlib.asynccontextmanager
async def world(settings: Settings) -> AsyncIterator[Any]:
    """Run the bot in a Discord in memory, on a temporary database. Afterwards, reset the language of Discord."""
    spoken = simcord.interactions.base_payload
    name_commands(settings.language)  # SimCord's page shows commands by their own names, not by their translations
    with tempfile.TemporaryDirectory(prefix="teahouse-", ignore_cleanup_errors=True) as folder:
        bot = Teahouse(
            replace(
                settings, database=Path(folder) / "local.sqlite3", postgres=None, edit_delay=0, requests=0, sync=True
            )
        )
        env = simcord.Env(bot, check_errors=False)
        speak(settings.language)
        backend: Any = env.backend
        backend.clock._epoch = datetime.now(UTC)
        backend.bot_user.name = "Teahouse"
        await env.start()
        make_exports_apart(env)
        later = asyncio.create_task(bot.do_later(), name="later")
        try:
            yield env
        finally:
            later.cancel()
            await asyncio.gather(later, return_exceptions=True)
            simcord.interactions.base_payload = spoken
            await bot.close()
            with contextlib.suppress(TimeoutError):
                await env.shutdown()


def make_exports_apart(env: Any) -> None:
    """Let SimCord's world continue while an export is made, which can take minutes. The bot waits for the export."""
    make = env.bot.workshop.make

    async def made(*given: Any) -> bytes:
        # SimCord waits for every task that is started in the bot's context.
        making = contextvars.Context().run(asyncio.get_running_loop().create_task, make(*given))
        work: bytes = await env.external_wait(making, reason="making an export")
        return work

    env.bot.workshop.make = made


def name_commands(language: str) -> None:
    """Give the commands their names in a language, by reading their modules again."""
    register_in(language)
    for name in [name for name in sys.modules if name.partition(".")[0] == "cogs"]:
        del sys.modules[name]


async def greet(env: Any, room: Any, say: Tongue) -> None:
    """Say in the channel what to press first, with a button for every game that is played here."""
    greeting = say("local-greeting", first=SEATS[0], second=SEATS[1], moderator=say("local-moderator"))
    opening = [
        button(
            say("button-open-game", game=face.title(say)),
            Open(face.name),
            style=ButtonStyle.secondary if number else ButtonStyle.primary,
        )
        for number, face in enumerate(faces())
    ]
    opening.append(button(say("button-learn"), OfferLessons(), sign="🎓"))
    opening.append(button(say("button-puzzle-day"), ShowDay(), sign="🧩"))
    await env.bot.get_channel(room.id).send(view=layout([*texts([greeting]), *rows(opening)]))
    await env.settle()


async def until_closed(page: PatientPage) -> None:
    """Keep the page up to date until somebody closes it."""
    loop = asyncio.get_running_loop()
    stop = asyncio.Event()
    for signal_number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError, RuntimeError, ValueError):
            loop.add_signal_handler(signal_number, stop.set)
    tasks = [asyncio.create_task(work) for work in (keep_fresh(page), stop.wait(), page.preview.wait_closed())]
    _, pending = await asyncio.wait(tasks[1:], return_when=asyncio.FIRST_COMPLETED)
    for task in (tasks[0], *pending):
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def keep_fresh(page: PatientPage) -> None:
    """Let time pass in SimCord's world, and publish the changes that the bot made without a press."""
    env, seen = page.preview.env, 0
    while True:
        await asyncio.sleep(FRESH)
        async with page.turn:
            with contextlib.suppress(SetupError, TimeoutError):
                behind = (datetime.now(UTC) - env.now()).total_seconds()
                if behind > 0:
                    await env.advance_time(behind)
                if len(env.backend.transcript) != seen:
                    await page.preview.refresh()
                    seen = len(env.backend.transcript)


def speak(language: str) -> None:
    """Set the language of both players' Discord to ``language``.

    Without this function, SimCord always reports English.
    """
    interactions: Any = simcord.interactions
    original = getattr(interactions.base_payload, "original", interactions.base_payload)

    def base_payload(*given: Any, **named: Any) -> Any:
        record, payload = original(*given, **named)
        payload["locale"] = payload["guild_locale"] = language
        return record, payload

    base_payload.original = original  # type: ignore[attr-defined]
    interactions.base_payload = base_payload
