"""Tries out payments for a use: which cards a payment takes, and which conditions still hold after it (§target)."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from engine.cardplay.cost import Cost
from engine.cardplay.events import Bow
from engine.cardplay.use import Use
from engine.kernel.events import Event
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.events import Destroy, Discard, DiscardFromPlay
from engine.l5r_ccg.turn.gold import Gold, depends_on_hand, producers
from engine.l5r_ccg.turn.ways import Way, best, harmless_payment, worth

# A use stores this to show that its costs are paid.
PAID: Final = "paid"
# In a trial payment: the cards that bow, and the cards that leave play or a hand.
BOWED: Final = "bowed"
GONE: Final = "gone"


def holds_after_some_payment(use: Use, holds: Callable[[], bool]) -> bool:
    """Tell whether a condition holds with at least one of the possible payments. Each is tried in turn."""
    if PAID in use.paid:
        return holds()
    costs = use.costs()
    picks = [cost for cost in costs if cost.pick]
    if not picks and not use.ability.targets:
        return holds()
    return _holds_with_one_of(use, costs, [cost for cost in picks if use.paid.get(cost.name) is None], holds)


def _holds_with_one_of(
    use: Use, costs: Sequence[Cost[Any]], picks: Sequence[Cost[Any]], holds: Callable[[], bool]
) -> bool:
    """Tell whether a condition holds after a payment of ``costs``: try the candidates of ``picks`` until one fits."""
    if not picks:
        own = _own_price(use, costs)
        use.paid[BOWED], use.paid[GONE] = (
            _bowed((*own, *use.price())),
            _gone((*own, *_further_price(use, use.paid.get("gold") or ()))),
        )
        found = holds()
        del use.paid[BOWED], use.paid[GONE]
        return found
    cost, found = picks[0], False
    for candidate in cost.candidates(use) or (None,):
        use.paid[cost.name] = candidate
        if found := _holds_with_one_of(use, costs, picks[1:], holds):
            break
    del use.paid[cost.name]
    return found


def survives(use: Any, legal: Callable[[], bool]) -> bool:
    """Tell whether a legal target is still legal after some payment of the use's gold (§target).

    ``legal`` tells whether the target is legal without the cards that are gone in the trial. Only payments that give up
    cards in play are tried, because cards in a hand are secret. For a hypothetical card, any payment might be possible.
    """
    if use.paid.get("gold") is not None or use.hypothetical or not depends_on_hand(use.you):
        return True
    amount = next((cost.amount(use) for cost in use.costs() if isinstance(cost, Gold)), 0)
    found = producers(use.you, use.this, amount)
    if worth(best([one for one in found if not _taken_from_play(use, [one])])) >= amount:
        return True
    spoils = partial(_makes_target_illegal, use, legal)
    return harmless_payment([one for one in found if not spoils([one])], amount, spoils) is not None


def _makes_target_illegal(use: Any, legal: Callable[[], bool], chosen: Sequence[tuple[Card, Way]]) -> bool:
    """Tell whether a target is no longer legal if the gold is made in these ways."""
    gone = use.paid.get(GONE)
    use.paid[GONE] = [*(gone or ()), *_taken_from_play(use, chosen)]
    spoilt = not legal()
    if gone is None:
        del use.paid[GONE]
    else:
        use.paid[GONE] = gone
    return spoilt


def _taken_from_play(use: Any, chosen: Sequence[tuple[Card, Way]]) -> list[Card]:
    """Return the cards in play that these ways of making gold give up."""
    return [card for card in _gone(_further_price(use, chosen)) if card.in_play]


def bowing(use: Use) -> list[Card]:
    """Return the cards that bow to pay for a use."""
    return _bowed((*_own_price(use, use.costs()), *use.price()))


def leaving(use: Use) -> list[Card]:
    """Return the cards that leave play or a hand to pay for a use."""
    return _gone(_own_price(use, use.costs()))


def is_bowed(use: Use, card: Card) -> bool:
    """Tell whether a card is bowed, or will be once the use is paid for."""
    return card.bowed or (BOWED in use.paid and card in use.paid[BOWED])


def is_gone(use: Use, card: Card) -> bool:
    """Tell whether a card leaves play or a hand to pay for the use, by itself or with its Personality."""
    gone = use.paid.get(GONE, ())
    return card in gone or (card.host is not None and card.host in gone)


def _further_price(use: Any, chosen: Sequence[tuple[Card, Way]]) -> list[Event]:
    """Return what these ways of making gold cost besides bowing."""
    return [event for _, way in chosen if way.price is not None for event in way.price(use)]


def _own_price(use: Use, costs: Sequence[Cost[Any]]) -> list[Event]:
    found: list[Event] = []
    for cost in costs:
        if type(cost) is Cost:
            found.extend(cost.events(use))
    return found


def _bowed(price: Sequence[Event]) -> list[Card]:
    """Return the cards that bow as a part of ``price``."""
    return [event.card for event in price if isinstance(event, Bow)]


def _gone(price: Sequence[Event]) -> list[Card]:
    """Return the cards that leave play or a hand as a part of ``price``."""
    found = [event.card for event in price if isinstance(event, (Destroy, DiscardFromPlay))]
    for event in price:
        if isinstance(event, Discard):
            found.extend(event.cards)
    return found
