"""``python -m bot``: with a token on Discord, without one on a Discord of your own on this machine."""

import argparse
import asyncio
import logging
import os
import sys

import discord

from bot.app import Teahouse
from bot.config import Settings
from bot.store import Unreadable


def main() -> int:
    """Run the bot until it is stopped."""
    parser = argparse.ArgumentParser(prog="python -m bot")
    parser.add_argument("--sync", action="store_true", help="register the slash commands with Discord again")
    parser.add_argument("--local", action="store_true", help="stay on this machine even when a token is set")
    arguments = parser.parse_args()
    discord.utils.setup_logging(level=logging.INFO)
    try:
        settings = Settings.read(os.environ, sync=arguments.sync)
        if settings.token is None or arguments.local:
            from bot.local import serve

            asyncio.run(serve(settings))
        else:
            asyncio.run(run(settings, settings.token))
    except KeyboardInterrupt:
        return 0
    except (Unreadable, ValueError, OSError, discord.LoginFailure) as error:
        print(f"Teahouse cannot start: {error}", file=sys.stderr)
        return 1
    return 0


async def run(settings: Settings, token: str) -> None:
    """Run the bot on Discord."""
    async with Teahouse(settings) as bot:
        await bot.start(token)


if __name__ == "__main__":
    sys.exit(main())
