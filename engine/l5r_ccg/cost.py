"""The costs of this game's abilities beside gold."""

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

from engine.cardplay import cost
from engine.l5r_ccg.gold import Gold
from engine.l5r_ccg.use import Use

Cost: TypeAlias = cost.Cost[Use]

BOW_THIS: Cost = cost.Cost(lambda use: [use.bow(use.this)])
BOW_HOST: Cost = cost.Cost(lambda use: [use.bow(use.host)])
DESTROY_THIS: Cost = cost.Cost(lambda use: [use.destroy(use.this)])


def bow(pick: Callable[[Use], Iterable[Any]], name: str = "performer") -> Cost:
    """Return the cost of bowing one of ``pick``, kept as ``use.paid[name]``."""
    return cost.Cost(lambda use: [use.bow(use.paid[name])], pick=pick, name=name)


def lose_honor(amount: int, *, fixed: bool = False) -> Cost:
    """Return the cost of losing Family Honor; ``fixed`` when nothing may change the loss."""
    return cost.Cost(lambda use: [use.lose_honor(amount, fixed=fixed)])


def discard_from_hand() -> Cost:
    """Return the cost of discarding a card from one's hand, kept as ``use.paid["discard"]``."""
    return cost.Cost(
        lambda use: [use.discard([use.paid["discard"]])],
        pick=lambda use: [card for card in use.you.hand if card is not use.this],
        name="discard",
        guarded=True,
    )


def pay_gold(amount: int) -> Cost:
    """Return the cost of paying gold."""
    return Gold(lambda use: amount)
