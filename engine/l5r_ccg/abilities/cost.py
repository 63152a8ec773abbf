"""The costs of this game's abilities, other than a card's gold cost."""

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

from engine.cardplay import cost
from engine.cardplay.choosing import choose_subjects
from engine.kernel.events import Event
from engine.kernel.flow import Flow
from engine.l5r_ccg.abilities.casting import printed
from engine.l5r_ccg.abilities.use import Use
from engine.l5r_ccg.turn.gold import Gold

Cost: TypeAlias = cost.Cost[Use]

BOW_HOST: Cost = cost.Cost(lambda use: [use.bow(use.host)])
DESTROY_THIS: Cost = cost.Cost(lambda use: [use.destroy(use.this)])


def bow(pick: Callable[[Use], Iterable[Any]], name: str = "performer") -> Cost:
    """Return the cost of bowing one of ``pick``, stored as ``use.paid[name]``."""
    return cost.Cost(lambda use: [use.bow(use.paid[name])], pick=pick, name=name)


class BowUnit(cost.Cost[Use]):
    """The cost of bowing the unit of one of ``pick``: the Personality and its unbowed Followers (§unit).

    The unit is stored as ``use.paid["unit"]``, and its Force before it bowed as ``use.paid["force"]``.
    """

    __slots__ = ()

    def __init__(self, pick: Callable[[Use], Iterable[Any]]) -> None:
        super().__init__(_bows_unit, pick=pick, name="unit")

    def choose(self, use: Use) -> Flow[None]:
        """Let the player choose how to pay the cost (see ``Cost``)."""
        yield from super().choose(use)
        use.paid["force"] = use.paid["unit"].unit_force


def _bows_unit(use: Use) -> list[Event]:
    leader = use.paid["unit"]
    return [use.bow(leader), *(use.bow(one) for one in leader.followers if not one.bowed)]


def lose_honor(amount: int, *, fixed: bool = False) -> Cost:
    """Return the cost of losing Family Honor. Nothing may change a ``fixed`` loss."""
    return cost.Cost(lambda use: [use.lose_honor(printed(use, amount), fixed=fixed)])


def discard_from_hand() -> Cost:
    """Return the cost of discarding a card from one's hand, stored as ``use.paid["discard"]``."""
    return cost.Cost(
        lambda use: [use.discard([use.paid["discard"]])],
        pick=lambda use: [card for card in use.you.hand if card is not use.this],
        name="discard",
        guarded=True,
    )


class DiscardFromHand(cost.Cost[Use]):
    """The cost of discarding this many cards from one's hand, stored as ``use.paid["discards"]``."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        super().__init__(
            lambda use: [use.discard(list(use.paid["discards"]))],
            pick=lambda use: (),
            name="discards",
            guarded=True,
        )
        self.amount = amount

    def payable(self, use: Use) -> bool:
        """Tell whether the cost can be paid now (see ``Cost``)."""
        return len(use.you.hand) >= self.amount

    def choose(self, use: Use) -> Flow[None]:
        """Let the player choose how to pay the cost (see ``Cost``)."""
        use.paid[self.name] = yield from choose_subjects(
            use.seat, list(use.you.hand), source=use.label, rule="paying-costs", least=self.amount, most=self.amount,
            name="discard", guarded=True,
        )  # fmt: skip


def pay_gold(amount: int) -> Cost:
    """Return the cost of paying gold."""
    return Gold(lambda use: printed(use, amount))
