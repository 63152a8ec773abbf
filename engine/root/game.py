"""Connects Root to the kernel: how a match starts, proceeds, goes on without a seat, and is seen."""

from collections.abc import Sequence

from engine.kernel.flow import Flow
from engine.kernel.game import Header
from engine.kernel.prompt import Refused
from engine.root import advanced, reach
from engine.root.definition import cards, characters, data_hash, decks, items, maps, quests
from engine.root.effects.decks import effects
from engine.root.factions import factions
from engine.root.leaving import end_if_alone
from engine.root.machinery.position import load
from engine.root.machinery.seen import OpenView, TableView
from engine.root.machinery.table import Table, copied
from engine.root.machinery.view import open_view, view, views
from engine.root.setup import OPTIONS, SEATS, new_table, set_up
from engine.root.turn import play_turns


class RootGame:
    """Root: A Game of Woodland Might and Right, by the Law of Root."""

    name = "root"
    rules = "law/1"
    seat_count = SEATS
    options = OPTIONS

    def __init__(self) -> None:
        for read in (cards, decks, maps, items, quests, characters, factions, effects, reach.table):
            read()

    @property
    def data(self) -> str:
        """The hash of the facts in ``data/root``."""
        return data_hash()

    def start(self, header: Header) -> Table:
        """Return the table of a new match.

        Each seat brings its ``faction``, and a Vagabond also its ``character``. In the advanced set-up seats bring
        nothing, because the players draft factions. The options are ``map``, ``deck`` and ``set-up``. Raises Refused
        for a game that cannot be played (see ``setup``) and for an impossible position.
        """
        if header.position is None:
            return new_table(header.seed, header.seats, header.options)
        table = load(header.seed, header.position)
        if len(header.seats) != len(table.factions):
            raise Refused("seat-count", least=len(table.factions), most=len(table.factions))
        return table

    def flow(self, table: Table) -> Flow[None]:
        """Play from the table's present state to the end."""
        if table.phase == "set-up":
            yield from set_up(table) if table.homelands is None else advanced.set_up(table)
        yield from play_turns(table)

    def copied(self, table: Table) -> Table:
        """Return a copy of a table that is between two acts. The rules can restart on the copy."""
        return copied(table)

    def leave(self, table: Table, seat: int) -> None:
        """Take a seat out of the game. If only one player is left, that player wins.

        If more than two players are left, the game goes on without the seat.
        """
        table.note("leave", player=seat)
        end_if_alone(table)

    def view(self, table: Table, viewer: int | None) -> TableView:
        """Return the view of a seat, or of the public."""
        return view(table, viewer)

    def open_view(self, table: Table) -> OpenView:
        """Return the whole table with all cards open."""
        return open_view(table)

    def views(self, table: Table, viewers: Sequence[int | None]) -> tuple[OpenView, list[TableView]]:
        """Return the open view and the views of ``viewers``, which is faster than making them one after the other."""
        return views(table, viewers)
