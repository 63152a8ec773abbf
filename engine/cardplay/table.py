"""The table of a card game: the parts that all card games have, and the methods that each game must define."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from engine.cardplay.ability import Ability
from engine.cardplay.card import Card
from engine.cardplay.durations import Durations
from engine.cardplay.index import Index
from engine.cardplay.limits import UNUSED
from engine.cardplay.names import Names
from engine.cardplay.use import Use
from engine.cardplay.windows import Duties, Duty, conceivable, delayed_effects, forced_window, optional_window
from engine.kernel.events import BatchTable, Event, Timing
from engine.kernel.flow import Flow
from engine.kernel.outcome import Outcome
from engine.kernel.record import Record
from engine.kernel.rng import Streams

C = TypeVar("C", bound=Card)


class Cites(NamedTuple):
    """The glossary entries that the questions of the shared rules cite. Each game fills them in."""

    at_once: str
    paying: str
    choosing: str


class CardTable(BatchTable, Generic[C]):
    """The parts of every card game's table. A game adds its players and piles.

    ``duties`` holds the effects that the rules themselves cause, by kind of event and forced timing. ``version`` is a
    number that changes whenever the state of the game changes. ``maximums`` counts the uses of all copies of a card.
    ``held_back`` has one list for each ability in progress. The list holds the consequences of paying the ability's
    costs, which the rules settle after the ability.
    """

    cites: ClassVar[Cites]
    duties: ClassVar[Duties] = {}

    def __init__(self, seed: str, asked: frozenset[int] = frozenset()) -> None:
        self.streams = Streams(seed)
        self.asked = asked
        self.records: list[Record] = []
        self.imagined = False
        self.barrier = False
        self.outcome: Outcome | None = None
        self.gone: list[int] = []
        self.version = 0
        self.index: Index[C] = Index()
        self.durations: Durations[C] = Durations()
        self.names = Names(self.streams)
        self.maximums = UNUSED
        self.held_back: list[list[Any]] = []

    def listeners(self, timing: Timing, kind: type[Event] | None = None) -> list[tuple[C, Ability]]:
        """Return the abilities of this timing that listen to this kind of event, with their cards."""
        heard = self.index.listeners.get(kind)
        return heard.get(timing, []) if heard else []

    def due(self, timing: Timing, event: Event) -> list[Duty]:
        """Return the duties at this timing: the effects that the rules themselves cause because of this event."""
        find = self.duties.get(type(event), {}).get(timing)
        return [] if find is None else list(find(event))

    def copy_parts(self, copy: "CardTable[C]", of: Mapping[Any, Any]) -> None:
        """Give a copy of this table the parts that all card games have.

        ``of`` maps the cards and players of this table to those of the copy. Call this method only while nothing is in
        progress: no record waits to be collected, and no cost is being paid.
        """
        copy.streams = self.streams.copied()
        copy.names = self.names.copied(copy.streams)
        copy.barrier, copy.outcome, copy.gone = self.barrier, self.outcome, list(self.gone)
        copy.version = self.version
        copy.maximums = self.maximums
        copy.index = self.index.copied(of)
        copy.durations = self.durations.copied(copy, of)

    def abandon(self) -> None:
        """Break the references within a table that nobody needs any more, so that its memory is freed at once.

        Cards refer to their table, and the table to its cards. With these references, the table would stay in memory
        until a garbage collection. If a computer player relied on such collections, they would take a sixth of its
        search time.
        """
        self.index = Index()
        self.durations = Durations()
        self.held_back = []
        self.records = []

    # Methods that a game defines.

    def order(self) -> Sequence[int]:
        """Return the seats in the present order of acting and deciding."""
        raise NotImplementedError

    def decides(self) -> int:
        """Return the seat that decides the order of simultaneous effects."""
        return self.order()[0]

    def period(self, scope: str) -> Any:
        """Return a value that identifies the present ``scope`` (round, phase …). Limits count the uses in one scope."""
        raise NotImplementedError

    def use(self, ability: Ability, card: C, seat: int, event: Event | None = None) -> Use:
        """Return a new use of an ability by ``seat``, triggered by ``event`` if one is given."""
        return Use(self, "ability", seat, card, ability, event)

    def about(self, event: Event) -> dict[str, Any]:
        """Return the public facts about an event, for the question of a window."""
        return {"kind": event.kind}

    def holds_cards(self, seat: int) -> bool:
        """Tell whether this seat holds cards that the other players cannot see."""
        return False

    def hand_abilities(self, timing: Timing, kind: Any) -> Sequence[tuple[Any, Ability]]:
        """Return the abilities that cards in a hand could use on this kind of event.

        All cards that may be in the match are considered.
        """
        return ()

    def may_hold(self, face: Any, seat: int) -> bool:
        """Tell whether this seat might hold a card, as far as the other players know its deck."""
        return True

    def hypothetical_card(self, face: Any, seat: int) -> C:
        """Return a card that stands for one that this seat might hold. The returned card is in no zone."""
        raise NotImplementedError

    def follow(self, done: list[Event]) -> Flow[None] | None:
        """Return a flow that corrects states that the rules do not allow, or None if there are none.

        ``done`` lists the events that have just happened.
        """
        return None

    def clear_up(self, untidy: Any) -> Flow[None]:
        """Settle ``untidy``, the result of ``happen``, once all reactions are over."""
        yield from ()

    # Methods that the kernel calls to resolve a batch of events.

    def hears(self, timings: tuple[Timing, ...], batch: list[Event]) -> bool:
        """Tell whether anything listens to any event of the batch at one of these timings."""
        listeners, duties = self.index.listeners, self.duties
        for event in batch:
            kind = type(event)
            heard, due = listeners.get(kind), duties.get(kind)
            if heard:
                for timing in timings:
                    if timing in heard:
                        return True
            if due:
                for timing in timings:
                    if timing in due:
                        return True
        return bool(self.asked) and any(conceivable(self, timing, batch) for timing in timings)

    def window(self, timing: Timing, batch: list[Event]) -> Flow[None]:
        """Let players use abilities of this timing in answer to a batch of simultaneous events."""
        return forced_window(self, timing, batch) if timing.forced else optional_window(self, timing, batch)

    def happen(self, batch: list[Event]) -> Any:
        """Resolve the events of a batch together."""
        for event in batch:
            event.resolve()
            event.happened = True
            self.version += 1
            record = None if self.imagined else event.record()
            if record is not None:
                self.records.append(record)

    def consequences(self, done: list[Event]) -> Flow[None]:
        """Correct states that the rules do not allow, then run each event's aftermath, then delayed effects."""
        following = self.follow(done)
        if following is not None:
            yield from following
        for event in done:
            aftermath = event.aftermath()
            if aftermath is not None:
                yield from aftermath
        if self.durations.delayed:
            yield from delayed_effects(self, done)

    def tidy(self, untidy: list[Any]) -> Flow[None]:
        """Settle the results of ``happen`` collected in ``untidy``, once all reactions are over.

        While the costs of an ability are being paid, ``untidy`` is held back until the ability is over.
        """
        if self.held_back:
            self.held_back[-1].extend(untidy)
            return
        yield from self.clear_up(untidy)
