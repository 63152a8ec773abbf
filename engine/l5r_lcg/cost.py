"""The costs of this game's abilities (§cost)."""

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

from engine.cardplay import cost
from engine.kernel.events import Event
from engine.l5r_lcg.use import Use

Cost: TypeAlias = cost.Cost[Use]

BOW_THIS = Cost(lambda use: [use.bow(use.this)])
SACRIFICE_THIS = Cost(lambda use: [use.sacrifice(use.this)])
DISCARD_FAVOR = Cost(lambda use: [use.discard_favor()])
GIVE_FATE = Cost(lambda use: [use.give_fate()])


def lose_honor(amount: int) -> Cost:
    """Return the cost of losing this much honor. The amount must be lost in full."""
    return Cost(lambda use: [use.lose_honor(amount)] if use.you.honor >= amount else [_Unpayable(use)])


def spend_fate(amount: int) -> Cost:
    """Return the cost of spending fate."""
    return Cost(lambda use: [use.spend_fate(amount)])


def spend_fate_to_ring() -> Cost:
    """Return the cost of spending 1 fate onto an unclaimed ring of the player's choice (``use.paid["ring"]``)."""
    return Cost(
        lambda use: [use.spend_fate(ring=use.paid["ring"])],
        pick=lambda use: [ring for ring in use.table.rings.values() if ring.unclaimed],
        name="ring",
    )


def sacrifice(pick: Callable[[Use], Iterable[Any]]) -> Cost:
    """Return the cost of sacrificing one of ``pick``, stored as ``use.paid["sacrifice"]``."""
    return Cost(lambda use: [use.sacrifice(use.paid["sacrifice"])], pick=pick, name="sacrifice")


def dishonor(pick: Callable[[Use], Iterable[Any]]) -> Cost:
    """Return the cost of dishonoring one of ``pick``, stored as ``use.paid["dishonor"]``."""
    return Cost(lambda use: [use.dishonor(use.paid["dishonor"])], pick=pick, name="dishonor")


def discard_from_hand() -> Cost:
    """Return the cost of discarding a card from hand, stored as ``use.paid["discard"]``."""
    return Cost(
        lambda use: [use.discard_cards([use.paid["discard"]])],
        pick=lambda use: [card for card in use.you.hand if card is not use.this],
        name="discard",
    )


class _Unpayable(Event):
    __slots__ = ()

    def possible(self) -> bool:
        return False
