"""How many seats a command plays with, and what they bring."""

import argparse
from collections.abc import Sequence

from engine.desks import names_for


def add_seats(command: argparse.ArgumentParser) -> None:
    """Let a command take the number of seats, and names of what they bring."""
    command.add_argument("--seats", type=int, metavar="N", help="how many seats play (default: as few as can)")
    command.add_argument(
        "--bring",
        "--decks",
        metavar="NAMES",
        help="what each seat brings (a deck, a faction), separated by commas; one name is for all; 'random' is one",
    )


def add_mixed(command: argparse.ArgumentParser) -> None:
    """Let a command play every game at another table."""
    command.add_argument("--mixed", action="store_true", help="each game at another table: its seats, what they bring")


def seat_names(parsed: argparse.Namespace, otherwise: Sequence[str] = ()) -> list[str]:
    """Return by name what each seat brings: what was asked for, else ``otherwise``, else what is usual.

    Raises Refused (``seat-count``) where so many seats cannot play.
    """
    given = parsed.bring.split(",") if parsed.bring else otherwise
    return names_for(parsed.game, given, parsed.seats)
