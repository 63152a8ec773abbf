"""Events, and how a batch of them resolves.

A verb such as ``cause.bow(card)`` makes an event. Only the resolution of an event changes the state. Events that happen
at the same time form one batch, which has one set of windows. The batch goes through the steps of the game's timing
chart.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, NamedTuple, TypeAlias

from engine.kernel.flow import Flow
from engine.kernel.record import Record


class Timing:
    """A step of a timing chart, or a moment outside the chart.

    Each game declares its own timings. Two timings are equal only if they are the same object. ``name`` names the
    timing in records. ``asks`` is the kind of prompt that its window opens. An ability with a ``forced`` timing must be
    used if it can be.
    """

    __slots__ = ("asks", "forced", "name")

    def __init__(self, name: str, *, asks: str = "", forced: bool = False) -> None:
        self.name = name
        self.asks = asks
        self.forced = forced

    def __repr__(self) -> str:
        return f"Timing({self.name!r})"


class Chart(NamedTuple):
    """A game's timing chart: the steps before a batch happens and the steps after it."""

    before: tuple[Timing, ...]
    after: tuple[Timing, ...]


class Event:
    """Something that is about to happen, or has happened.

    A subclass defines ``resolve``, which changes the state, and ``possible``, which tells whether the event would
    change anything. The rules forbid a player to initiate an effect that would change nothing. ``stopped`` is true if
    the event was canceled or replaced. ``happened`` is true if it took place.
    """

    __slots__ = ("cause", "happened", "parent", "replacement", "stopped", "table")

    kind: ClassVar[str] = ""
    cause: Any
    table: Any

    def __init__(self, cause: Any) -> None:
        self.cause = cause
        self.table = cause.table
        self.stopped = False
        self.happened = False
        self.replacement: Sequence[Event] | None = None
        self.parent: Event | None = None

    def possible(self) -> bool:
        """Tell whether resolving this event now would change the state of the game."""
        return True

    def resolve(self) -> None:
        """Change the state."""

    def contingent(self) -> Iterable["Event"]:
        """Return the further events that happen at the same time because of this event."""
        return ()

    def aftermath(self) -> Flow[None] | None:
        """Return the flow that runs at once after this event has happened, or None.

        The returned flow may ask questions.
        """
        return None

    def record(self) -> Record | None:
        """Return the record of this event. The batch calls this method right after the event resolves."""
        return None

    def cancel(self) -> None:
        """Stop this event, so that it is no longer about to happen."""
        self.stopped = True

    def replace(self, events: Sequence["Event"]) -> None:
        """Replace this event by ``events``. If an event is replaced several times, only the last replacement counts."""
        self.stopped = True
        self.replacement = events

    @property
    def fulfilled(self) -> bool:
        """Whether this event or its replacement has happened."""
        return self.happened or any(event.fulfilled for event in self.replacement or ())

    @property
    def imminent(self) -> bool:
        """Whether the event is still about to happen."""
        return not self.stopped and (self.parent is None or not self.parent.stopped)


Then: TypeAlias = Callable[[list[Event]], Flow[None]]


class BatchTable:
    """The methods of a table that ``run_batch`` needs. ``chart`` is the game's timing chart."""

    chart: ClassVar[Chart]

    def hears(self, timings: tuple[Timing, ...], batch: list[Event]) -> bool:
        """Tell whether any ability could be used in the windows of ``timings``."""
        raise NotImplementedError

    def window(self, timing: Timing, batch: list[Event]) -> Flow[None]:
        """Open the window of ``timing``."""
        raise NotImplementedError

    def happen(self, batch: list[Event]) -> Any:
        """Resolve the events.

        Return the consequences that ``tidy`` settles after all reactions, if the events have any. Events that happen as
        a part of these events are added to ``batch``, so that abilities can react to them too.
        """
        raise NotImplementedError

    def consequences(self, done: list[Event]) -> Flow[None]:
        """Run everything that follows at once from the events ``done``."""
        raise NotImplementedError

    def tidy(self, untidy: Any) -> Flow[None]:
        """Settle the consequences that ``happen`` has returned."""
        raise NotImplementedError


def run_batch(table: BatchTable, events: Sequence[Event], then: Then | None = None) -> Flow[list[Event]]:
    """Resolve ``events`` at the same time, step by step along the table's timing chart.

    Return the events that happened. ``then`` runs directly after the batch, before any reaction to it.
    """
    batch = _imminent(events)
    if not batch:
        return batch
    before, after = table.chart
    if table.hears(before, batch):
        for timing in before:
            yield from table.window(timing, batch)
        done = [event for event in batch if event.imminent and event.possible()]
    else:
        # Only the contingent events are checked here. The others were found possible, and nothing has changed since
        # then.
        done = [event for event in batch if event.imminent and (event.parent is None or event.possible())]
    untidy = table.happen(done)
    for event in batch:
        if event.replacement is not None:
            yield from run_batch(table, event.replacement)
    if then is not None:
        yield from then(done)
    if done:
        yield from table.consequences(done)
        if table.hears(after, done):
            for timing in after:
                yield from table.window(timing, done)
    if untidy:
        yield from table.tidy(untidy)
    return done


def _imminent(events: Sequence[Event]) -> list[Event]:
    """Return the events that would change something, with their contingent events."""
    batch = [event for event in events if event.possible()]
    for event in tuple(batch):
        for more in event.contingent():
            more.parent = event
            batch.append(more)
    return batch
