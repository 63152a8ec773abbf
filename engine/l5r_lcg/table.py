"""The table: both players' sides, the rings, the conflict, and every change that can befall them.

Only events call what changes the state; rules and cards make events (``engine.l5r_lcg.cause``).
"""

from collections.abc import Iterator
from typing import Any, Final, Literal

from engine.cardplay.ability import Ability, Persistent
from engine.cardplay.durations import Delayed, Durations
from engine.cardplay.index import Index
from engine.cardplay.limits import Counts
from engine.cardplay.names import Names
from engine.kernel.events import Event, Timing
from engine.kernel.flow import Flow
from engine.kernel.game import GameOver
from engine.kernel.outcome import Outcome
from engine.kernel.record import Record
from engine.kernel.rng import Streams
from engine.l5r_lcg import windows
from engine.l5r_lcg.card import Card, Province, Skill, Zone
from engine.l5r_lcg.cause import Cause
from engine.l5r_lcg.course import Course
from engine.l5r_lcg.definition import RINGS, find_card
from engine.l5r_lcg.state import Conflict, Favor, Player, Ring
from engine.l5r_lcg.timing import CHART

HONOR_VICTORY: Final = 25


class Table(Course):
    """All the state of one match."""

    chart = CHART

    def __init__(self, seed: str, asked: frozenset[int] = frozenset()) -> None:
        self.streams = Streams(seed)
        self.asked = asked
        self.records: list[Record] = []
        self.barrier = False
        self.outcome: Outcome | None = None
        self.gone: list[int] = []
        self.version = 0
        self.index: Index[Card] = Index()
        self.durations: Durations[Card] = Durations()
        self.names = Names(self.streams)
        self.players = (Player(self, 0), Player(self, 1))
        self.rings = {element: Ring(self, element) for element in RINGS}
        self.conflict: Conflict | None = None
        self.conflicts = 0
        self.declared_conflicts: list[tuple[int, tuple[Skill, ...], bool]] = []
        self.favor: Favor | None = None
        self.first_player = 0
        self.active_player = 0
        self.round = 0
        self.phase = ""
        self.phases = 0
        self.step = ""
        self.duel_step = ""
        self.start = "set-up"
        self.opportunity: tuple[int, int] | None = None
        self.acting: tuple[int, int] | None = None
        self.maximums: Counts = {}
        self.fallen: set[int] = set()
        self.vacant: list[Province] = []
        self.unfilled: list[list[Province]] = []
        self.leaving: list[Card] = []
        self.unsettled = False
        self.forced_random: dict[str, list[Any]] = {}
        self.framework = Cause(self, "framework")

    def __getstate__(self) -> dict[str, Any]:
        state = dict(self.__dict__)
        # The index holds abilities, which are code; it follows from where the cards are and in what order they came.
        state["index"] = self.index.order()
        return state

    def __setstate__(self, state: dict[str, Any]) -> None:
        order: list[Card] = state.pop("index")
        self.__dict__.update(state)
        self.index = Index()
        for attachment in self.attachments():
            self.grant(attachment)
        for card in order:
            self.index.update(card)

    # What the kernel's batch runner calls

    def hears(self, timing: Timing, batch: list[Event]) -> bool:
        """Tell whether anything listens to any event of the batch at this timing."""
        listeners = self.index.listeners
        for event in batch:
            if listeners.get((timing, type(event))) or windows.has_keywords(timing, event):
                return True
        return bool(self.asked) and windows.conceivable(self, timing, batch)

    def window(self, timing: Timing, batch: list[Event]) -> Flow[None]:
        """Open the window of this timing for the batch."""
        return windows.open_window(self, timing, batch)

    def happen(self, batch: list[Event]) -> list[Province]:
        """Let the events of a batch take place together; return the provinces that lost a card."""
        for event in batch:
            event.resolve()
            event.happened = True
            self.version += 1
            record = event.record()
            if record is not None:
                self.records.append(record)
        self.check_victory()
        vacant, self.vacant = self.vacant, []
        return vacant

    def consequences(self, done: list[Event]) -> Flow[None]:
        """Settle what may not stay as it is, then resolve delayed effects."""
        if self.unsettled:
            yield from windows.settle(self, done)
        if self.persistents.get("must-be-discarded"):
            yield from windows.discard_doomed(self)
        for event in done:
            aftermath = event.aftermath()
            if aftermath is not None:
                yield from aftermath
        if self.durations.delayed:
            yield from windows.delayed_effects(self, done)

    def tidy(self, vacant: list[Province]) -> Flow[None]:
        """Refill the provinces that are still empty once all reactions are over (Remplir une Province).

        While costs are paid it waits until the ability is over.
        """
        if self.unfilled:
            self.unfilled[-1].extend(vacant)
            return
        yield from windows.refill(self, vacant)

    # Questions

    def all_cards(self) -> Iterator[Card]:
        """Return every card of both players."""
        for player in self.players:
            yield player.stronghold
            if player.role is not None:
                yield player.role
            for province in player.provinces:
                yield province
                yield from province.contents
            for pile in (player.hand, player.dynasty_deck, player.conflict_deck, player.dynasty_discard):
                yield from pile
            yield from player.conflict_discard
            yield from player.removed
            yield from player.resolving
            for character in player.characters:
                yield character
                yield from character.attachments

    def participants(self) -> list[Card]:
        """Return all participating characters."""
        return [card for card in self.characters() if card.participating]

    def attachments(self) -> Iterator[Card]:
        """Return all attachments in play."""
        for character in self.characters():
            yield from character.attachments

    @property
    def persistents(self) -> dict[str, list[tuple[Card, Persistent]]]:
        """Persistent effects by attribute."""
        return self.index.persistents

    @property
    def delayed(self) -> list[Delayed]:
        """The delayed effects that wait for their moment."""
        return self.durations.delayed

    def listeners(self, timing: Timing, kind: type[Event] | None = None) -> list[tuple[Card, Ability]]:
        """Return the abilities of this timing that listen to this kind of event, with their cards."""
        return self.index.listeners.get((timing, kind), [])

    def untargetable(self, subject: Any, use: Any) -> bool:
        """Tell whether the subject cannot be chosen as a target of this use (Immunisé)."""
        return isinstance(subject, Card) and subject.forbids("be-targeted", use)

    def conflict_is(self, what: str) -> bool:
        """Tell whether a conflict of this type or element is in progress."""
        conflict = self.conflict
        return conflict is not None and (conflict.skill == what or conflict.is_element(what))

    def glory_count(self) -> tuple[int, int]:
        """Return both players' totals of a glory count (Compte de Gloire), by seat."""
        totals = [
            sum(card.glory for card in player.characters if not card.bowed) + len(player.claimed)
            for player in self.players
        ]
        return totals[0], totals[1]

    def eligible_provinces(self, defender: int) -> list[Province]:
        """Return the provinces of a player that may be attacked: unbroken, the stronghold's once three are broken."""
        provinces = self.players[defender].provinces
        fallen = sum(province.broken for province in provinces if not province.has_stronghold)
        return [p for p in provinces if not p.broken and (not p.has_stronghold or fallen >= 3)]

    def find(self, card_id: str) -> Any:
        """Return a card's definition."""
        return find_card(card_id)

    # Winning

    def check_victory(self) -> None:
        """End the game when a player has won or lost (Gagner la Partie)."""
        first, second = self.players
        if not self.fallen and 0 < first.honor < HONOR_VICTORY and 0 < second.honor < HONOR_VICTORY:
            return
        if self.round == 0 and not self.fallen:
            return
        wins: dict[int, str] = {}
        for player in self.players:
            if player.honor >= HONOR_VICTORY:
                wins[player.seat] = "honor"
            elif player.honor <= 0:
                wins.setdefault(1 - player.seat, "dishonor")
            if player.seat in self.fallen:
                wins.setdefault(1 - player.seat, "conquest")
        if wins:
            # Both at once: the first player wins.
            winner = self.first_player if len(wins) == 2 else next(iter(wins))
            self.end(winner, wins[winner])

    def end(self, winner: int | None, reason: Literal["honor", "dishonor", "conquest", "resigned"] | str) -> None:
        """End the game; raises GameOver."""
        self.outcome = Outcome.won(() if winner is None else (winner,), reason, len(self.players))
        self.records.append(Record("game-over", {"winner": winner, "reason": reason}))
        raise GameOver


__all__ = ["Table", "Zone"]
