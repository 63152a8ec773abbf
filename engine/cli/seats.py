"""Arguments for the number of seats and for their decks or factions."""

import argparse
from collections.abc import Sequence

from engine.desks import names_for


def add_seats(command: argparse.ArgumentParser) -> None:
    """Add the arguments for the number of seats and for their decks or factions."""
    command.add_argument("--seats", type=int, metavar="N", help="number of seats (default: the fewest possible)")
    command.add_argument(
        "--bring",
        "--decks",
        metavar="NAMES",
        help="each seat's deck or faction, separated by commas; a single name is used for all; 'random' works too",
    )


def add_mixed(command: argparse.ArgumentParser) -> None:
    """Add the argument that varies the seats and their decks or factions."""
    command.add_argument(
        "--mixed", action="store_true", help="vary the seats and their decks or factions from game to game"
    )


def seat_names(parsed: argparse.Namespace, otherwise: Sequence[str] = ()) -> list[str]:
    """Return the name of each seat's deck or faction.

    The names come from the arguments, else from ``otherwise``, else they are the usual ones. Raises Refused
    (``seat-count``) if the game does not allow this number of seats.
    """
    given = parsed.bring.split(",") if parsed.bring else otherwise
    return names_for(parsed.game, given, parsed.seats)
