"""Events that every card game has, and the base classes of a game's own events."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from engine.cardplay.card import Card
from engine.cardplay.durations import Delayed
from engine.kernel.events import Event
from engine.kernel.record import Record

if TYPE_CHECKING:
    from engine.cardplay.cause import Cause
    from engine.cardplay.use import Use


def public_key(subject: Any) -> str:
    """Return the key of a subject that everybody may know. For a hidden card the result is the key of its place."""
    return subject.public_key if isinstance(subject, Card) else str(subject.key)


def source_key(use: "Use") -> str:
    """Return the key that the card of a use had when its ability was used.

    By now the card may be hidden, because it paid a cost.
    """
    key: str = use.label if use.source is use.this and use.label else use.source.key
    return key


class TableEvent(Event):
    """An event at a card game's table, with a cause."""

    __slots__ = ()
    cause: "Cause"

    def note(self, **facts: Any) -> Record:
        """Return a public record of this event, with cards by their keys and players by their seats."""
        cause = self.cause
        if cause.this is not None:
            # The record names the key that the card had when it was used. A card that has returned to a hand has a new
            # number.
            facts["by"] = cause.label or cause.this.key
        return Record(self.kind, facts)


class CardEvent(TableEvent):
    """An event about one card."""

    __slots__ = ("card",)
    card: Any

    def __init__(self, cause: Any, card: Any) -> None:
        super().__init__(cause)
        self.card = card

    def record(self) -> Record | None:
        return self.note(card=self.card.key)


class PlayerEvent(TableEvent):
    """An event about one player and an amount."""

    __slots__ = ("amount", "seat")

    def __init__(self, cause: Any, seat: int, amount: int = 1) -> None:
        super().__init__(cause)
        self.seat = seat
        self.amount = amount

    def record(self) -> Record | None:
        return self.note(player=self.seat, amount=self.amount)


class PhaseEvent(TableEvent):
    """The beginning or end of a phase."""

    __slots__ = ("phase",)

    def __init__(self, cause: Any, phase: str) -> None:
        super().__init__(cause)
        self.phase = phase

    def record(self) -> Record | None:
        return self.note(phase=self.phase)


class CardsEvent(TableEvent):
    """An event about several cards of one player."""

    __slots__ = ("cards", "seat")

    def __init__(self, cause: Any, seat: int, cards: list[Any]) -> None:
        super().__init__(cause)
        self.seat = seat
        self.cards = cards

    def possible(self) -> bool:
        return bool(self.cards)

    def record(self) -> Record | None:
        return self.note(player=self.seat, cards=[card.key for card in self.cards])


class Bow(CardEvent):
    """A card is bowed."""

    __slots__ = ()
    kind = "bow"

    def possible(self) -> bool:
        card: Card = self.card
        return not card.bowed and card.in_play and not card.forbids("bow", self.cause)

    def resolve(self) -> None:
        # A card that leaves play in the same batch is not bowed.
        self.card.bowed = self.card.in_play


class Initiate(TableEvent):
    """A triggered ability was announced and is about to take effect.

    Abilities that cancel the effects of another ability listen to this event.
    """

    __slots__ = ("use",)
    kind = "initiate"

    def __init__(self, use: Any) -> None:
        super().__init__(use)
        self.use = use

    @property
    def chosen(self) -> dict[str, Any]:
        """The public keys of all chosen subjects."""
        use = self.use
        targets = [public_key(subject) for subject in use.subjects if use.in_the_open(subject)]
        facts: dict[str, Any] = {"targets": targets} if targets else {}
        if use.choice is not None:
            facts["choice"] = use.choice
        return facts

    def announce(self) -> Record:
        """Return the record that announces the ability.

        The record is written before anybody may cancel the effects, so that all players know the choices.
        """
        use = self.use
        facts = {"card": source_key(use), "player": use.seat, "ability": use.ability.name}
        return Record(self.kind, {**facts, "timing": use.ability.timing.name, **self.chosen})


class Cancel(TableEvent):
    """An imminent event is canceled."""

    __slots__ = ("event",)
    kind = "cancel"

    def __init__(self, cause: Any, event: Event) -> None:
        super().__init__(cause)
        self.event = event

    def possible(self) -> bool:
        return self.event.imminent and not self.event.happened

    def resolve(self) -> None:
        self.event.cancel()

    def record(self) -> Record:
        if isinstance(self.event, Initiate):
            return self.note(event=self.event.kind, card=source_key(self.event.use))
        return self.note(event=self.event.kind)


class Replace(TableEvent):
    """An imminent event is replaced: other events, or nothing, happen instead."""

    __slots__ = ("event", "instead")
    kind = "replace"

    def __init__(self, cause: Any, event: Event, instead: Sequence[Event]) -> None:
        super().__init__(cause)
        self.event = event
        self.instead = instead

    def possible(self) -> bool:
        if not self.event.imminent or self.event.happened:
            return False
        return not self.instead or any(event.possible() for event in self.instead)

    def resolve(self) -> None:
        self.event.replace(self.instead)

    def record(self) -> Record:
        return self.note(event=self.event.kind)


class Delay(TableEvent):
    """A delayed effect is set up."""

    __slots__ = ("delayed",)
    kind = "delay"

    def __init__(self, cause: Any, delayed: Delayed) -> None:
        super().__init__(cause)
        self.delayed = delayed

    def resolve(self) -> None:
        self.table.durations.delayed.append(self.delayed)
