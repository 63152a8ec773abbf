"""``python -m bot health``: ask the running bot with these settings whether it can serve people.

A container runs this command twice a minute, so this module imports little: neither Discord nor the store.
"""

import argparse
import json
import sys
import urllib.error
import urllib.request
from collections.abc import Sequence
from typing import Final

from bot.config import read_settings

PATIENCE: Final = 5.0  # seconds that the bot's answer to one question may take
FINE: Final = 0
ILL: Final = 1  # the exit status if the bot cannot serve people
CANNOT: Final = 2


def run(given: Sequence[str]) -> int:
    """Print the bot's problems. Return the exit status."""
    argparse.ArgumentParser(
        prog="python -m bot health",
        description="Asks the running bot whether it can serve people. TEAHOUSE_STATUS_PORT must be set.",
    ).parse_args(given)
    try:
        settings = read_settings()
        if not settings.status_port:
            raise ValueError("TEAHOUSE_STATUS_PORT is not set, so the bot reports its health nowhere")
    except ValueError as error:
        print(f"Teahouse cannot do this: {error}", file=sys.stderr)
        return CANNOT
    problems = ask(settings.status_host, settings.status_port)
    print("\n".join(problems) or "the bot is well")
    return ILL if problems else FINE


def ask(host: str, port: int) -> list[str]:
    """Return the problems of the bot that serves at this address. The result is empty if the bot has no problems."""
    place = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    try:
        with urllib.request.urlopen(f"http://{place}:{port}/health", timeout=2 * PATIENCE):
            return []
    except urllib.error.HTTPError as error:
        problems: list[str] = json.loads(error.read())["problems"]
        return problems
    except (OSError, ValueError) as error:
        return [f"nobody answers at {place}:{port} ({error})"]
