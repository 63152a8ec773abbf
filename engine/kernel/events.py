"""Events, and how a batch of them happens.

A verb makes an event; only its resolution changes state. Several events at once form one batch with one shared set of
windows, run along the timing chart that the game states as data.
"""

from collections.abc import Callable, Iterable, Sequence
from enum import Enum
from typing import Any, ClassVar, TypeAlias

from engine.kernel.flow import Flow
from engine.kernel.record import Record


class Timing(Enum):
    """The places on a timing chart. RESOLVE is where the batch happens, CONSEQUENCES what follows at once."""

    WOULD_INTERRUPT = "would-interrupt"
    FORCED_INTERRUPT = "forced-interrupt"
    INTERRUPT = "interrupt"
    RESOLVE = "resolve"
    CONSEQUENCES = "consequences"
    FORCED_REACTION = "forced-reaction"
    REACTION = "reaction"
    ACTION = "action"

    # An identity hash: these are looked up in the innermost loops.
    __hash__ = object.__hash__


class Event:
    """Something that is about to happen, or has happened.

    Subclasses say in ``possible`` whether it would change anything (the rules forbid initiating what would not) and
    in ``resolve`` what it changes. ``stopped`` events were cancelled or replaced, ``happened`` ones took place.
    """

    __slots__ = ("cause", "happened", "parent", "replacement", "stopped", "table")

    kind: ClassVar[str] = ""

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
        """Return the events that happen together with this one because of it."""
        return ()

    def aftermath(self) -> Flow[None] | None:
        """Return what follows at once when this has happened and may ask, or None."""
        return None

    def record(self) -> Record | None:
        """Return the record of what happened, made right after resolving."""
        return None

    def cancel(self) -> None:
        """Stop this event: it is no longer imminent."""
        self.stopped = True

    def replace(self, events: Sequence["Event"]) -> None:
        """Let ``events`` happen instead; the most recent replacement counts."""
        self.stopped = True
        self.replacement = events

    @property
    def fulfilled(self) -> bool:
        """Whether this has happened, itself or in the way that replaced it."""
        return self.happened or any(event.fulfilled for event in self.replacement or ())

    @property
    def imminent(self) -> bool:
        """Whether the event is still about to happen."""
        return not self.stopped and (self.parent is None or not self.parent.stopped)


Chart: TypeAlias = tuple[Timing, ...]
Then: TypeAlias = Callable[[list[Event]], Flow[None]]


def run_batch(table: Any, events: Sequence[Event], then: Then | None = None) -> Flow[list[Event]]:
    """Let ``events`` happen at once, with all their windows, and return those that did.

    The table gives ``chart``, ``hears(timing, batch)``, ``window(timing, batch)``, ``happen(batch)`` (which returns
    what must be tidied up once all reactions are over, if anything), ``consequences(batch)`` and ``tidy``. ``then``
    runs as soon as the batch has happened, before any reaction to it.
    """
    batch = _imminent(events)
    if not batch:
        return batch
    done: list[Event] = []
    untidy = None
    for timing in table.chart:
        if timing is Timing.RESOLVE:
            done = [event for event in batch if event.imminent and event.possible()]
            untidy = table.happen(done)
            for event in batch:
                if event.replacement is not None:
                    yield from run_batch(table, event.replacement)
        elif timing is Timing.CONSEQUENCES:
            if then is not None:
                yield from then(done)
            if done:
                yield from table.consequences(done)
        else:
            heard = done if timing in _AFTER else batch
            if heard and table.hears(timing, heard):
                yield from table.window(timing, heard)
    if untidy:
        yield from table.tidy(untidy)
    return done


def _imminent(events: Sequence[Event]) -> list[Event]:
    """Return the events that would change something, and those that come with them."""
    batch = [event for event in events if event.possible()]
    for event in tuple(batch):
        for more in event.contingent():
            more.parent = event
            batch.append(more)
    return batch


_AFTER = frozenset({Timing.FORCED_REACTION, Timing.REACTION})
