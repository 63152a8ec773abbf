"""Costs of abilities (Coût). All costs of an ability are paid at once."""

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from engine.kernel.events import Event

if TYPE_CHECKING:
    from engine.l5r_lcg.use import Use


class Cost:
    """One cost: the events that pay it. With ``pick``, something is chosen first and kept as ``use.paid[name]``."""

    __slots__ = ("events", "name", "pick")

    def __init__(
        self,
        events: "Callable[[Use], Sequence[Event]]",
        *,
        pick: "Callable[[Use], Iterable[Any]] | None" = None,
        name: str = "cost",
    ) -> None:
        self.events = events
        self.pick = pick
        self.name = name

    def candidates(self, use: "Use") -> list[Any]:
        """Return what may be picked to pay this cost."""
        assert self.pick is not None
        before = use.paid.get(self.name)
        found = []
        for subject in self.pick(use):
            use.paid[self.name] = subject
            if all(event.possible() for event in self.events(use)):
                found.append(subject)
        use.paid[self.name] = before
        return found

    def payable(self, use: "Use") -> bool:
        """Tell whether the cost could be paid in full now."""
        if self.pick is not None:
            return bool(self.candidates(use))
        return all(event.possible() for event in self.events(use))


BOW_THIS = Cost(lambda use: [use.bow(use.this)])
SACRIFICE_THIS = Cost(lambda use: [use.sacrifice(use.this)])


def lose_honor(amount: int) -> Cost:
    """Return the cost of losing honor, in full."""
    return Cost(lambda use: [use.lose_honor(amount)] if use.you.honor >= amount else [_Unpayable(use)])


def spend_fate(amount: int) -> Cost:
    """Return the cost of spending fate."""
    return Cost(lambda use: [use.spend_fate(amount)])


def spend_fate_to_ring(amount: int = 1) -> Cost:
    """Return the cost of spending fate onto an unclaimed ring of one's choice, kept as ``use.paid["ring"]``."""
    return Cost(
        lambda use: [use.spend_fate(amount, ring=use.paid["ring"])],
        pick=lambda use: [ring for ring in use.table.rings.values() if ring.unclaimed],
        name="ring",
    )


def sacrifice(pick: "Callable[[Use], Iterable[Any]]") -> Cost:
    """Return the cost of sacrificing one of ``pick``, kept as ``use.paid["sacrifice"]``."""
    return Cost(lambda use: [use.sacrifice(use.paid["sacrifice"])], pick=pick, name="sacrifice")


def dishonor(pick: "Callable[[Use], Iterable[Any]]") -> Cost:
    """Return the cost of dishonoring one of ``pick``, kept as ``use.paid["dishonor"]``."""
    return Cost(lambda use: [use.dishonor(use.paid["dishonor"])], pick=pick, name="dishonor")


def discard_from_hand() -> Cost:
    """Return the cost of discarding a card from one's hand, kept as ``use.paid["discard"]``."""
    return Cost(
        lambda use: [use.discard_cards([use.paid["discard"]])],
        pick=lambda use: [card for card in use.you.hand if card is not use.this],
        name="discard",
    )


class _Unpayable(Event):
    __slots__ = ()

    def possible(self) -> bool:
        return False
