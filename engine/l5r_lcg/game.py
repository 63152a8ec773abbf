"""Connects the card game to the kernel: how a match starts, proceeds, ends by resignation, and is seen.

A round has five phases, one after the other (Appendix I).
"""

from collections.abc import Sequence
from typing import Any, Final

from engine.cardplay.decks import check_counts, check_places, deck_of
from engine.kernel.flow import Flow
from engine.kernel.game import Header
from engine.kernel.prompt import Refused
from engine.l5r_lcg.conflict import conflict_phase
from engine.l5r_lcg.deckbuilding import formats
from engine.l5r_lcg.definition import catalogue, data_hash, decks
from engine.l5r_lcg.draw import draw_phase
from engine.l5r_lcg.dynasty import dynasty_phase
from engine.l5r_lcg.facts import DeckList
from engine.l5r_lcg.fate import fate_phase
from engine.l5r_lcg.machinery.known import public_knowledge
from engine.l5r_lcg.machinery.position import load
from engine.l5r_lcg.machinery.seen import TableView
from engine.l5r_lcg.machinery.table import Table
from engine.l5r_lcg.machinery.view import open_view, view, views
from engine.l5r_lcg.regroup import regroup_phase
from engine.l5r_lcg.setup import bring_deck, set_up

PHASES: Final = (dynasty_phase, draw_phase, conflict_phase, fate_phase, regroup_phase)
PROVINCES: Final = 5


def play_rounds(table: Table) -> Flow[None]:
    """Play rounds until the game ends. The first round starts at the step ``table.start``, if it names one."""
    while True:
        for number, phase in enumerate(PHASES, 1):
            if not table.start:
                yield from phase(table)
            elif table.start.startswith(f"{number}."):
                start, table.start = table.start, ""
                yield from phase(table, start)


class LcgGame:
    """Legend of the Five Rings: The Card Game (2017), Rules Reference 1.5."""

    name = "l5r-lcg"
    rules = "1.5/1"
    seat_count = (2, 2)
    options = ("deckbuilding",)

    def __init__(self) -> None:
        catalogue()
        decks()
        formats()

    @property
    def data(self) -> str:
        """The hash of the card facts."""
        return data_hash()

    def start(self, header: Header) -> Table:
        """Return the table of a new match.

        Raises Refused for a deck that cannot be played (``unknown-deck``, ``unknown-card``, ``deck-shape`` …) and for
        an impossible position (``impossible-position``, with all its problems).
        """
        table = Table(header.seed, frozenset(header.options.get("asked", ())))
        bound = bool(header.options.get("deckbuilding"))
        if header.position is not None:
            load(table, header.position)
            for player, seat in zip(table.players, header.seats, strict=False):
                if "deck" in seat:
                    table.known[player.seat] = public_knowledge(seat, read_deck(seat["deck"]), bound=bound)
            table.note_packs()
            return table
        if len(header.seats) != 2:
            raise Refused("seat-count", least=2, most=2)
        for player, seat in zip(table.players, header.seats, strict=True):
            deck = read_deck(seat.get("deck"))
            bring_deck(table, player, deck)
            table.known[player.seat] = public_knowledge(seat, deck, bound=bound)
        table.note_packs()
        return table

    def flow(self, table: Table) -> Flow[None]:
        """Play from the table's present state to the end."""
        if table.start == "set-up":
            yield from set_up(table)
            table.start = ""
        yield from play_rounds(table)

    def copied(self, table: Table) -> Table:
        """Return a copy of a table on which the rules can restart. A question of ``ask_anew`` must be open."""
        return table.copied()

    def leave(self, table: Table, seat: int) -> None:
        """End the game: with two players, the one who leaves loses. Raises GameOver."""
        table.end(1 - seat, "resigned")

    def view(self, table: Table, viewer: int | None) -> TableView:
        """Return the view of a seat, or of the public."""
        return view(table, viewer)

    def open_view(self, table: Table) -> TableView:
        """Return the whole table with all cards open."""
        return open_view(table)

    def views(self, table: Table, viewers: Sequence[int | None]) -> tuple[TableView, list[TableView]]:
        """Return the open view and the views of some viewers, made together because that is faster."""
        return views(table, viewers)


def read_deck(given: Any) -> DeckList:
    """Return a playable deck from a prepared deck's id or a deck list. Raises Refused with all faults of the deck."""
    deck = deck_of(given, DeckList, decks())
    check_deck(deck)
    return deck


def check_deck(deck: DeckList) -> None:
    """Refuse a deck that cannot be laid out on a table. Whether it is legal in a format is a separate question."""
    wanted = [(deck.stronghold, "stronghold"), *((p, "province") for p in deck.provinces)]
    if deck.role:
        wanted.append((deck.role, "role"))
    wanted.extend((i, "dynasty") for i in deck.dynasty)
    wanted.extend((i, "conflict") for i in deck.conflict)
    check_places(wanted, catalogue())
    if len(deck.provinces) != PROVINCES or len(set(deck.provinces)) != PROVINCES:
        raise Refused("five-provinces")
    check_counts(deck.dynasty, deck.conflict)
