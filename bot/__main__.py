"""``python -m bot``: runs the bot on Discord if there is a token, otherwise in a private Discord on this machine.

The bot's modules are imported late, because the processes that draw pictures import this file too but do not need those
modules.
"""

import argparse
import asyncio
import logging
import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from importlib import import_module
from itertools import chain, repeat
from typing import TYPE_CHECKING, Final

from bot.serving import be_stopped_by_the_system

if TYPE_CHECKING:
    from bot.config import Settings

# Seconds to wait after each failed attempt to connect; the last value repeats.
WAITS: Final = (1.0, 2.0, 5.0, 10.0, 30.0, 60.0)
# The commands that run instead of the bot, and the function that runs each of them.
INSTEAD: Final = {
    "deck": "bot.decks.command:run",
    "words": "bot.words.missing:run",
    "backup": "bot.upkeep.command:run_backup",
    "restore": "bot.upkeep.command:run_restore",
    "check": "bot.upkeep.command:run_check",
    "health": "bot.upkeep.health:run",
    "worker": "bot.jobs.worker:run",
}


def main() -> int:
    """Run the bot until it is stopped, or the command of ``INSTEAD`` that the first argument names."""
    place = INSTEAD.get(sys.argv[1]) if len(sys.argv) > 1 else None
    if place is not None:
        module, name = place.split(":")
        run_instead: Callable[[Sequence[str]], int] = getattr(import_module(module), name)
        return run_instead(sys.argv[2:])
    arguments = read_arguments()
    be_stopped_by_the_system()
    return start(arguments)


def start(arguments: argparse.Namespace) -> int:
    """Run the command that the command line names, until it is stopped.

    If the bot cannot start, print why in one line.
    """
    import discord

    from bot.config import read_settings, unknown
    from bot.logs import set_up_log
    from bot.store import Unavailable, Unreadable

    try:
        settings = read_settings(sync=arguments.sync)
        set_up_log(settings)
        for sentence in unknown(os.environ):
            logging.getLogger(__name__).warning("%s", sentence)
        if arguments.discord and settings.token is None:
            raise ValueError("DISCORD_TOKEN is not set")
        if arguments.upload_emojis:
            asyncio.run(upload(settings))
        elif settings.token is None or arguments.local:
            # Hide the warnings that discord.py logs when SimCord imports it, so that the address is the first line
            # printed.
            logging.getLogger("discord").setLevel(logging.ERROR)
            logging.getLogger("bot").setLevel(logging.WARNING)
            from bot.local import serve

            asyncio.run(serve(settings))
        else:
            asyncio.run(run(settings, settings.token))
    except KeyboardInterrupt:
        return 0
    except (Unavailable, Unreadable, ValueError, OSError, discord.LoginFailure) as error:
        print(f"Teahouse cannot start: {error}", file=sys.stderr)
        return 1
    return 0


def read_arguments() -> argparse.Namespace:
    """Return the parsed command line."""
    others = f"instead of the bot: {', '.join(INSTEAD)} (each with --help)"
    parser = argparse.ArgumentParser(prog="python -m bot", epilog=others)
    parser.add_argument("--sync", action="store_true", help="register the slash commands with Discord again")
    parser.add_argument("--local", action="store_true", help="stay on this machine even when a token is set")
    parser.add_argument("--discord", action="store_true", help="never stay on this machine: end when no token is set")
    parser.add_argument(
        "--upload-emojis", action="store_true", help="upload our signs as emojis of the application, then stop"
    )
    return parser.parse_args()


async def run(settings: "Settings", token: str, waits: Sequence[float] = WAITS) -> None:
    """Run the bot on Discord. While Discord cannot be reached, try again after each of ``waits`` (in seconds) in turn.

    Once the bot is connected, discord.py itself connects again.
    """
    import aiohttp
    import discord

    for wait in chain(waits, repeat(waits[-1])):
        try:
            return await run_once(settings, token)
        except (aiohttp.ClientConnectionError, discord.DiscordServerError, TimeoutError) as error:
            logging.getLogger(__name__).warning("Discord cannot be reached (%s); next try in %s s", error, wait)
            await asyncio.sleep(wait)


async def run_once(settings: "Settings", token: str) -> None:
    """Run the bot on Discord. If the first connection fails, raise the error."""
    from bot.app import bot_for
    from bot.tidy import keep_tidy

    async with bot_for(settings) as bot:
        tidy = asyncio.create_task(keep_tidy(lambda: bot.pressed_at, bot.tables_in_memory), name="tidy")
        later = asyncio.create_task(bot.do_later(), name="later")
        try:
            await bot.start(token)
        finally:
            tidy.cancel()
            later.cancel()
            await asyncio.gather(later, return_exceptions=True)


async def upload(settings: "Settings") -> None:
    """Upload our signs as emojis of the application. This command needs the bot's token."""
    from bot.app import bot_for
    from bot.emojis import upload_emojis

    if settings.token is None:
        raise ValueError("DISCORD_TOKEN is not set")
    # If another process owns the store, opening it fails at once instead of waiting.
    alone = replace(settings, shards=str(settings.part.count))
    async with bot_for(alone) as bot:
        await bot.login(settings.token)
        print(f"{len(await upload_emojis(bot, bot.store))} signs are emojis of the application now")


if __name__ == "__main__":
    sys.exit(main())
