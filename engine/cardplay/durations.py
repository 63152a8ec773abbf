"""Everything that ends with a scope (a conflict, a phase, a turn): effects, lent abilities, borrowed cards."""

from collections.abc import Mapping
from typing import Any, Generic, TypeVar

from engine.cardplay.ability import Ability
from engine.cardplay.card import Card
from engine.cardplay.index import Index
from engine.cardplay.values import Lasting, Subject, without, without_closure
from engine.kernel.events import Event

C = TypeVar("C", bound=Card)


class Delayed:
    """A delayed effect: when an event of ``kind`` (one or several kinds) meets ``when``, ``run`` follows at once.

    ``when`` and ``run`` take this effect and the event. The effect also holds its ``cause``, the plain data it was
    ``given``, and the card it is ``about``, if any. The effect ends when the card in ``about`` leaves play. A
    ``standing`` effect happens at every such event, except at events that happen while it is ``running``.
    """

    __slots__ = ("about", "cause", "given", "kind", "run", "running", "standing", "until", "when")

    cause: Any
    about: Any

    def __init__(
        self,
        cause: Any,
        kind: type[Event] | tuple[type[Event], ...],
        when: Any,
        run: Any,
        until: str,
        *,
        about: Card | None = None,
        given: Any = None,
        standing: bool = False,
    ) -> None:
        self.cause = cause
        self.kind = kind
        self.when = without_closure(when)
        self.run = without_closure(run)
        self.until = until
        self.about = about
        self.given = given
        self.standing = standing
        self.running = False

    def equals(self, other: "Delayed") -> bool:
        """Tell whether the two effects do the same, so that their order does not matter.

        A card that was shuffled away and used again has a new label. Nobody may learn that it is the same card, so its
        two effects count as different, like the effects of two copies.
        """
        mine, its = self.cause, other.cause
        same_source = mine.this is its.this and (mine.seat, mine.label) == (its.seat, its.label)
        return same_source and self.about is other.about and self._terms() == other._terms()

    def _terms(self) -> tuple[Any, ...]:
        return self.kind, self.when, self.run, self.until, self.given, self.standing

    def copied(self, table: Any, of: Mapping[Any, Any]) -> "Delayed":
        """Return a copy for another table. ``of`` maps this table's cards and players to those of the other table."""
        cause = self.cause.at(table, None if self.cause.this is None else of[self.cause.this])
        about = None if self.about is None else of[self.about]
        return Delayed(
            cause, self.kind, self.when, self.run, self.until, about=about, given=self.given, standing=self.standing
        )


class Durations(Generic[C]):
    """All effects at one table that end by themselves, the oldest first."""

    def __init__(self) -> None:
        self.expiring: list[tuple[Subject, Lasting]] = []
        self.borrowed: list[tuple[C, int, str]] = []
        self.lent: list[tuple[C, Ability, str]] = []
        self.delayed: list[Delayed] = []

    def begin(self, subject: Subject, lasting: Lasting) -> None:
        """Begin a lasting effect on its subject."""
        subject.lasting += (lasting,)
        self.expiring.append((subject, lasting))

    def drop(self, subject: Subject, lasting: Lasting) -> None:
        """End a lasting effect before its scope ends."""
        subject.lasting = without(subject.lasting, lasting)
        self.expiring = [entry for entry in self.expiring if entry[1] is not lasting]

    def borrow(self, card: C, until: str) -> None:
        """Note who controls the card now, because another player is about to control it for a while."""
        self.borrowed.append((card, card.controller, until))

    def lend(self, card: C, ability: Ability, until: str) -> None:
        """Give a card an ability until a scope ends. The caller must then update the index."""
        card.gained += (ability,)
        self.lent.append((card, ability, until))

    def forget(self, card: C) -> None:
        """End the loan of a card that has left play, and the delayed effects about it."""
        self.delayed = [delayed for delayed in self.delayed if delayed.about is not card]
        self.borrowed = [loan for loan in self.borrowed if loan[0] is not card]

    def forget_made_by(self, card: C) -> None:
        """End all lasting and delayed effects that a card made, because it leaves play."""
        for subject, lasting in self.expiring:
            if lasting.maker == card.uid:
                subject.lasting = without(subject.lasting, lasting)
        self.expiring = [entry for entry in self.expiring if entry[1].maker != card.uid]
        self.delayed = [delayed for delayed in self.delayed if delayed.cause.this is not card]

    def pass_on(self, card: C, to: C) -> None:
        """Move all effects on a card, and all delayed effects about it, to the card that replaces it."""
        self.expiring = [(to if subject is card else subject, lasting) for subject, lasting in self.expiring]
        self.borrowed = [(to if one is card else one, seat, until) for one, seat, until in self.borrowed]
        self.lent = [(to if one is card else one, ability, until) for one, ability, until in self.lent]
        for delayed in self.delayed:
            if delayed.about is card:
                delayed.about = to

    def runs(self, delayed: Delayed) -> bool:
        """Tell whether this delayed effect, or one with the same ``run`` about the same card, is being resolved now."""
        return any(
            other.running and other.run is delayed.run and other.about is delayed.about for other in self.delayed
        )

    def scopes(self) -> list[str]:
        """Return every scope at whose end an effect ends."""
        found = [lasting.until for _, lasting in self.expiring]
        found += [until for _, _, until in (*self.borrowed, *self.lent)]
        return list(dict.fromkeys([*found, *(delayed.until for delayed in self.delayed)]))

    def end(self, scope: str, index: Index[C]) -> list[tuple[C, int]]:
        """End everything that lasts until the end of ``scope``.

        Borrowed cards return to their former controllers, the last borrowing first. So a card that was borrowed twice
        returns to its first controller. Return each of these cards with the seat that gets it back.
        """
        kept = []
        for subject, lasting in self.expiring:
            if lasting.until != scope:
                kept.append((subject, lasting))
            elif lasting in subject.lasting:
                subject.lasting = without(subject.lasting, lasting)
        self.expiring = kept
        for card, ability, until in tuple(self.lent):
            if until == scope:
                self.lent.remove((card, ability, until))
                card.gained = without(card.gained, ability)
                index.update(card)
        self.delayed = [delayed for delayed in self.delayed if delayed.until != scope]
        back = [(card, seat) for card, seat, until in reversed(self.borrowed) if until == scope]
        self.borrowed = [loan for loan in self.borrowed if loan[2] != scope]
        return back

    def copied(self, table: Any, of: Mapping[Any, Any]) -> "Durations[C]":
        """Return a copy for another table. ``of`` maps this table's cards and players to those of the other table."""
        copy: Durations[C] = Durations()
        copy.expiring = [(of[subject], lasting) for subject, lasting in self.expiring]
        copy.borrowed = [(of[card], seat, until) for card, seat, until in self.borrowed]
        copy.lent = [(of[card], ability, until) for card, ability, until in self.lent]
        copy.delayed = [delayed.copied(table, of) for delayed in self.delayed]
        return copy
