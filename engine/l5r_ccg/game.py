"""Connects the 1997 game to the kernel: how a match starts, proceeds, is left, and is seen."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from engine.cardplay.decks import check_counts, check_places, deck_of
from engine.kernel.flow import Flow
from engine.kernel.game import Header
from engine.kernel.prompt import Option, Refused
from engine.l5r_ccg.abilities.windows import follow
from engine.l5r_ccg.definition import data_hash, deck_cards, decks, pool
from engine.l5r_ccg.facts import DeckList
from engine.l5r_ccg.machinery.known import public_knowledge
from engine.l5r_ccg.machinery.position import load
from engine.l5r_ccg.machinery.seen import TableView
from engine.l5r_ccg.machinery.table import Table
from engine.l5r_ccg.machinery.view import open_view, view, views
from engine.l5r_ccg.options import CHOICES, YES, read_options
from engine.l5r_ccg.turn import undo, winning
from engine.l5r_ccg.turn.phases import play_turns
from engine.l5r_ccg.turn.setup import bring_deck, offer_first_turn, set_up

LEAST: Final = 10


class CcgGame:
    """Legend of the Five Rings, the collectible card game, by the Crimson & Jade rulebook of 1997."""

    name = "l5r-ccg"
    rules = "crimson-and-jade/1"
    seat_count = (2, 6)
    options = tuple(CHOICES)

    def __init__(self) -> None:
        pool()
        decks()

    @property
    def data(self) -> str:
        """The hash of the card facts."""
        return data_hash()

    def start(self, header: Header) -> Table:
        """Return the table of a new match.

        Each seat brings its ``deck``. ``engine.l5r_ccg.options`` lists the optional rules and their choices. Raises
        Refused for a deck that cannot be played (``unknown-deck``, ``unknown-card``, ``deck-shape`` …), for an
        ``unknown-choice``, and for an impossible position.
        """
        options = read_options(header.options)
        asked = frozenset(header.options.get("asked", ()))
        if header.position is not None:
            table = load(header.seed, asked, header.position)
            if len(header.seats) != len(table.players):
                raise Refused("seat-count", least=len(table.players), most=len(table.players))
            for player, seat in zip(table.players, header.seats, strict=True):
                if "deck" in seat:
                    table.known[player.seat] = public_knowledge(seat, read_deck(seat["deck"]))
        else:
            least, most = self.seat_count
            if not least <= len(header.seats) <= most:
                raise Refused("seat-count", least=least, most=most)
            table = Table(header.seed, len(header.seats), asked)
            for player, seat in zip(table.players, header.seats, strict=True):
                deck = read_deck(seat.get("deck"))
                bring_deck(table, player, deck)
                table.known[player.seat] = public_knowledge(seat, deck)
        table.options = options
        return table

    def flow(self, table: Table) -> Flow[None]:
        """Play from the table's present state to the end."""
        if table.start == "set-up":
            set_up(table)
            if table.options["offer-first"] == YES and len(table.players) == 2:
                yield from offer_first_turn(table)
            table.start = ""
        elif table.start:
            # A position may hold a state that the rules correct at once.
            winning.check(table)
            yield from follow(table)
        yield from play_turns(table)

    def copied(self, table: Table) -> Table:
        """Return a copy of a table from which the rules can restart: at an ``ask_anew`` question or between turns."""
        return table.copied()

    def price(self, table: Table, seat: int) -> Mapping[str, int] | None:
        """Return the price that a player pays for an undo by consent.

        Returns None if the undo is free (§optional-honor-rules).
        """
        return undo.price(table, seat)

    def charge(self, table: Table, seat: int) -> None:
        """Make a player pay the price of an undo (§optional-honor-rules)."""
        undo.charge(table, seat)

    def leave(self, table: Table, seat: int) -> None:
        """Let a seat leave.

        If only one player is left, that player wins. Otherwise the game goes on (§two-main-rules).
        """
        winning.leave(table, seat)

    def clear_seat(self, table: Table, seat: int) -> None:
        """Remove the cards of a player who has left (§two-main-rules)."""
        winning.sweep(table)

    def stale(self, table: Table, seat: int) -> Callable[[Option], bool]:
        """Return a test of whether an option concerns a player who has left or a card of that player."""
        return partial(winning.is_about, winning.things_of(table, seat))

    def view(self, table: Table, viewer: int | None) -> TableView:
        """Return the view of a seat, or of the public."""
        return view(table, viewer)

    def open_view(self, table: Table) -> TableView:
        """Return the view with all cards open."""
        return open_view(table)

    def views(self, table: Table, viewers: Sequence[int | None]) -> tuple[TableView, list[TableView]]:
        """Return the open view and the views of some viewers.

        Making several views together is faster than making one after another.
        """
        return views(table, viewers)


def read_deck(given: Any) -> DeckList:
    """Return a playable deck from a prepared deck's id or a deck list. Raises Refused with the faults of the deck."""
    deck = deck_of(given, DeckList, decks())
    check_deck(deck)
    return deck


def playable(deck: DeckList) -> bool:
    """Tell whether a deck can be put on a table."""
    try:
        check_deck(deck)
    except Refused:
        return False
    return True


def check_deck(deck: DeckList) -> None:
    """Refuse a deck that cannot be laid out on a table. Whether it is legal for a format is a separate question."""
    wanted = [
        (deck.stronghold, "stronghold"),
        *((i, "dynasty") for i in deck.dynasty),
        *((i, "fate") for i in deck.fate),
    ]
    check_places(wanted, deck_cards())
    check_counts(deck.dynasty, deck.fate)
    for pile in (deck.dynasty, deck.fate):
        if sum(pile.values()) < LEAST:
            raise Refused("too-few-cards", least=LEAST)
