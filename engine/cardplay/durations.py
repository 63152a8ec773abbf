"""What ends with a scope (a conflict, a phase, a turn): lasting effects, lent abilities, borrowed cards, delays."""

from typing import Any, Generic, TypeVar

from engine.cardplay.ability import Ability
from engine.cardplay.card import Card
from engine.cardplay.index import Index
from engine.cardplay.values import Lasting
from engine.kernel.events import Event

C = TypeVar("C", bound=Card)


class Delayed:
    """A delayed effect: when an event of ``kind`` meets ``when``, ``run`` follows at once.

    It is about the card ``about``, if any, and ends with that card's stay in play. A ``standing`` one works every time.
    """

    __slots__ = ("about", "kind", "run", "standing", "until", "when")

    def __init__(
        self, kind: type[Event], when: Any, run: Any, until: str, about: Card | None = None, *, standing: bool = False
    ) -> None:
        self.kind = kind
        self.when = when
        self.run = run
        self.until = until
        self.about = about
        self.standing = standing


class Durations(Generic[C]):
    """All that ends by itself at this table, each kind in the order in which it began."""

    def __init__(self) -> None:
        self.expiring: list[tuple[list[Lasting], Lasting]] = []
        self.borrowed: list[tuple[C, int, str]] = []
        self.lent: list[tuple[C, Ability, str]] = []
        self.delayed: list[Delayed] = []

    def begin(self, where: list[Lasting], lasting: Lasting) -> None:
        """Begin a lasting effect among those on its subject (``where``)."""
        where.append(lasting)
        self.expiring.append((where, lasting))

    def borrow(self, card: C, until: str) -> None:
        """Note who controls the card until now, before somebody else does for a while."""
        self.borrowed.append((card, card.controller, until))

    def lend(self, card: C, ability: Ability, until: str) -> None:
        """Give a card an ability for a while; the index must then be told."""
        card.gained.append(ability)
        self.lent.append((card, ability, until))

    def forget(self, card: C) -> None:
        """Forget what was to end with this card still in play: it left."""
        self.delayed = [delayed for delayed in self.delayed if delayed.about is not card]
        self.borrowed = [loan for loan in self.borrowed if loan[0] is not card]

    def end(self, scope: str, index: Index[C]) -> list[tuple[C, int]]:
        """End everything that lasts until the end of ``scope``.

        Returns the borrowed cards and whose they are again, the last change of control first: what was taken back and
        forth ends where it began.
        """
        kept = []
        for where, lasting in self.expiring:
            if lasting.until != scope:
                kept.append((where, lasting))
            elif lasting in where:
                where.remove(lasting)
        self.expiring = kept
        for card, ability, until in tuple(self.lent):
            if until == scope:
                self.lent.remove((card, ability, until))
                card.gained[:] = [gained for gained in card.gained if gained is not ability]
                index.update(card)
        self.delayed = [delayed for delayed in self.delayed if delayed.until != scope]
        back = [(card, seat) for card, seat, until in reversed(self.borrowed) if until == scope]
        self.borrowed = [loan for loan in self.borrowed if loan[2] != scope]
        return back
