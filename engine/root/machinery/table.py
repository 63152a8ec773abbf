"""The state of one game of Root: the board, the piles, the seat whose turn it is, and a faction for each seat."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final

from engine.kernel.outcome import Outcome
from engine.kernel.record import Record
from engine.kernel.rng import Streams
from engine.root.definition import Card, Map, neighbours_by
from engine.root.faction import Faction

if TYPE_CHECKING:
    from engine.root.battle import Battle

HOOKS: Final = (
    "offers", "blocks_placing", "blocks_leaving", "after_move", "battle_begins", "before_roll", "battle_ends",
)  # fmt: skip


@cache
def clockwise(order: tuple[int, ...], first: int, cleared: tuple[int, ...]) -> tuple[int, ...]:
    """Return the seats of ``order``, beginning with ``first``, without those in ``cleared``."""
    at = order.index(first)
    return tuple(seat for seat in order[at:] + order[:at] if seat not in cleared)


@cache
def concerned(kinds: tuple[type[Faction], ...]) -> dict[str, tuple[int, ...]]:
    """Return, for each hook of ``kinds``, the seats of the factions that override it."""
    common = {hook: getattr(Faction, hook) for hook in HOOKS}
    return {
        hook: tuple(seat for seat, kind in enumerate(kinds) if getattr(kind, hook) is not common[hook])
        for hook in HOOKS
    }


class Table:
    """The table of one game.

    * ``factions`` are in seat order; ``order`` holds the seats in the order of turns (1.4.1).
    * ``turn`` is the seat whose turn it is. ``phase`` is the phase to play next: ``set-up``, ``birdsong``, ``daylight``
      or ``evening``.
    * Lists by clearing have 13 places. Number 0 is the Duchy's Burrow. ``slots`` counts the free slots (2.2.3),
      ``ruins`` holds the items under each ruin.
    * ``dice`` holds the rolls that a position has fixed in advance.
    * ``buyer`` is the seat that has hired the Riverfolk's mercenaries until its turn ends (11.2.7.III).
    """

    __slots__ = (
        "acts_begun", "adjacent", "available", "barrier", "begun", "buyer", "cleared", "closed_paths", "coffin", "deck",
        "dice", "discard", "draw", "factions", "ferry", "ferry_taken", "fight", "gone", "has_drawn", "homelands",
        "hooks", "imagined", "items", "map", "order", "outcome", "passed_moment", "path_opened", "phase", "quests",
        "records", "removed_cards", "resolving", "ruins", "scorched", "settled", "slots", "souls", "step_begun",
        "streams", "suits", "turn", "turns",
    )  # fmt: skip

    def __init__(self, seed: str, board: Map, deck: str) -> None:
        self.map = board
        self.deck = deck
        self.streams = Streams(seed)
        self.records: list[Record] = []
        self.imagined = False
        self.barrier = False
        self.outcome: Outcome | None = None
        # The seats that have left, and the seats among them whose pieces are already removed from the map.
        self.gone: list[int] = []
        self.cleared: tuple[int, ...] = ()
        self.factions: list[Faction] = []
        self.order: tuple[int, ...] = ()
        self.turn = 0
        self.phase = "set-up"
        # For each clearing, the seat whose homeland it is, or None. Only the advanced set-up has homelands (A.8.3).
        self.homelands: dict[int, int] | None = None
        # The number of turns that have begun.
        self.turns = 0
        # The moment at which the active player passed. It is reset as soon as something happens.
        self.passed_moment = ""
        self.buyer: int | None = None
        # The battle in progress. Between two acts it is always None.
        self.fight: Battle | None = None
        # The phase that was announced, and the effects at its start that are resolved.
        self.begun = ""
        self.settled: list[str] = []
        # Whether the acts of this phase have begun, whether the ferry was taken this turn, and whether a closed path
        # was opened.
        self.acts_begun = self.ferry_taken = self.path_opened = False
        # Whether the active player has drawn a card in this Evening (13.2.4).
        self.has_drawn = False
        # The number of the step that has begun, in a phase whose steps have an order.
        self.step_begun = 0
        # For some hooks, the seats of the factions that override them.
        self.hooks: dict[str, list[Faction]] = {hook: [] for hook in HOOKS}
        self.dice: list[tuple[int, int]] = []
        self._lay_board(board)
        self._lay_piles()

    def _lay_board(self, board: Map) -> None:
        self.suits: list[str | None] = list(board.suits)
        self.closed_paths: tuple[tuple[int, int], ...] = board.closed
        self.adjacent: tuple[tuple[int, ...], ...] = ()
        self.slots = list(board.slots)
        self.ruins: dict[int, list[str]] = {}
        # The clearings where the Scoundrel left a torch. Nothing can be placed in or moved into them any more.
        self.scorched: list[int] = []
        self.ferry = board.ferry
        self.lay_paths()

    def _lay_piles(self) -> None:
        self.draw: list[Card] = []
        self.discard: list[Card] = []
        self.available: list[Card] = []
        # The Lost Souls: all spent and discarded cards go there while the Lizard Cult plays (10.2.6).
        self.souls: list[Card] | None = None
        # Cards that are being resolved and will then be discarded.
        self.resolving: list[Card] = []
        # Cards that have left the game.
        self.removed_cards: list[Card] = []
        self.items: dict[str, int] = {}
        # The number of warriors of each seat on Coffin Makers.
        self.coffin: dict[int, int] = {}
        # The quests that are not drawn yet, and the faceup ones.
        self.quests: tuple[list[str], list[str]] = ([], [])

    def put_away(self, *cards: Card) -> None:
        """Put cards that are spent or discarded together on their pile (2.1).

        While the Lizard Cult plays, all cards go to the Lost Souls (10.2.6). Without the Cult, dominance cards become
        available (3.3.3).
        """
        for card in cards:
            if self.souls is not None:
                self.souls.append(card)
            elif card.kind == "dominance":
                self.available.append(card)
            else:
                self.discard.append(card)
        self.renew_deck()

    def renew_deck(self) -> None:
        """Shuffle the discard pile into a new deck as soon as the deck is empty (2.1)."""
        if self.draw or not self.discard:
            return
        self.draw, self.discard = self.discard, []
        self.streams["deck"].shuffle(self.draw)
        self.note("new-deck", count=len(self.draw))
        self.barrier = True

    def lay_paths(self) -> None:
        """Compute which clearings are adjacent: those joined by a path that is not closed (2.2.1)."""
        self.adjacent = neighbours_by(tuple(path for path in self.map.paths if path not in self.closed_paths))

    def seat_factions(self, factions: list[Faction]) -> None:
        """Give every seat its faction."""
        self.factions = factions
        kinds = tuple(type(faction) for faction in factions)
        self.hooks = {hook: [factions[seat] for seat in seats] for hook, seats in concerned(kinds).items()}

    @property
    def active(self) -> Faction:
        """The faction whose turn it is."""
        return self.factions[self.turn]

    def in_order(self) -> list[Faction]:
        """Return all factions in turn order, beginning with the active one.

        A faction whose player left is among them until its pieces are cleared away between two turns.
        """
        factions = self.factions
        return [factions[seat] for seat in clockwise(self.order, self.turn, self.cleared)]

    def hearing(self, hook: str) -> list[Faction]:
        """Return, in turn order, the factions that override a hook."""
        having = self.hooks[hook]
        return [faction for faction in self.in_order() if faction in having] if having else having

    def others(self, faction: Faction) -> list[Faction]:
        """Return the other players still at the table, in turn order from the active one."""
        factions, own = self.factions, faction.seat
        return [factions[seat] for seat in clockwise(self.order, self.turn, self.cleared) if seat != own]

    def enemies(self, faction: Faction) -> list[Faction]:
        """Return the other players who are not in a coalition with the player (9.2.8)."""
        factions, allied = self.factions, (faction.seat, faction.partner)
        return [factions[seat] for seat in clockwise(self.order, self.turn, self.cleared) if seat not in allied]

    def note(self, kind: str, **facts: Any) -> None:
        """Record facts that everybody sees."""
        self.passed_moment = ""
        if not self.imagined:
            self.records.append(Record(kind, facts))

    def whisper(
        self, seats: tuple[int, ...], kind: str, public: dict[str, Any], *, known: bool = False, **secret: Any
    ) -> None:
        """Record something that only ``seats`` see in full.

        The other seats see the record without the facts in ``secret``. ``known`` means that ``seats`` knew the secret
        before.
        """
        self.passed_moment = ""
        if not self.imagined:
            self.records.append(Record(kind, {**public, **secret}, seats, Record(kind, public), known=known))


def copied(table: Table) -> Table:
    """Return a copy of a table between two acts. The copy shares no mutable state with the original."""
    copy = Table(table.streams.seed, table.map, table.deck)
    copy.streams = table.streams.copied()
    copy.outcome = table.outcome
    copy.gone, copy.cleared = list(table.gone), table.cleared
    copy.seat_factions([faction.copied() for faction in table.factions])
    _copy_course(table, copy)
    _copy_board(table, copy)
    _copy_piles(table, copy)
    return copy


def _copy_course(table: Table, copy: Table) -> None:
    copy.order, copy.turn, copy.turns = table.order, table.turn, table.turns
    copy.phase, copy.passed_moment = table.phase, table.passed_moment
    copy.buyer = table.buyer
    copy.step_begun = table.step_begun
    copy.begun, copy.settled = table.begun, list(table.settled)
    copy.acts_begun, copy.ferry_taken, copy.path_opened = table.acts_begun, table.ferry_taken, table.path_opened
    copy.has_drawn = table.has_drawn
    copy.dice = list(table.dice)


def _copy_board(table: Table, copy: Table) -> None:
    copy.homelands = None if table.homelands is None else dict(table.homelands)
    copy.suits, copy.closed_paths, copy.adjacent = list(table.suits), table.closed_paths, table.adjacent
    copy.slots = list(table.slots)
    copy.ruins = {place: list(items) for place, items in table.ruins.items()}
    copy.scorched, copy.ferry = list(table.scorched), table.ferry


def _copy_piles(table: Table, copy: Table) -> None:
    copy.draw, copy.discard, copy.available = list(table.draw), list(table.discard), list(table.available)
    copy.souls = None if table.souls is None else list(table.souls)
    copy.resolving, copy.removed_cards = list(table.resolving), list(table.removed_cards)
    copy.items, copy.coffin = dict(table.items), dict(table.coffin)
    copy.quests = list(table.quests[0]), list(table.quests[1])
