"""Which ways to make gold pay a cost together: the best, the sufficient, and those with the least waste."""

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from engine.kernel.events import Event

if TYPE_CHECKING:
    from engine.l5r_ccg.abilities.cause import Cause
    from engine.l5r_ccg.card import Card


class Way(NamedTuple):
    """One way to bow a card for gold: the amount, and the further cost.

    ``verb`` and ``suffix`` distinguish this way from the card's other ways. ``target`` is the key of a card that is
    discarded or destroyed as a part of the cost. ``price`` returns the events of the further cost.
    """

    amount: int
    verb: str = "bow"
    suffix: str = ""
    target: str | None = None
    price: "Callable[[Cause], Sequence[Event]] | None" = None


def worth(chosen: "Sequence[tuple[Card, Way]]") -> int:
    """Return the gold that these ways make."""
    return sum(way.amount for _, way in chosen)


def _taken(card: "Card", way: Way) -> list[str]:
    """Return the keys of the cards that a way takes: the card that bows, and the card that is given up for it."""
    return [card.key] if way.target is None else [card.key, way.target]


def compete(found: "Sequence[tuple[Card, Way]]") -> bool:
    """Tell whether several of these ways may need to give up the same card."""
    givers = {card for card, way in found if way.target is not None}
    return len(givers) > 1 or (bool(givers) and any(card.zone == "hand" for card, _ in found))


def best(found: "Sequence[tuple[Card, Way]]") -> "list[tuple[Card, Way]]":
    """Return the ways that together make the most gold. No card bows or is given up twice."""
    by_card: dict[Card, list[Way]] = {}
    for card, way in found:
        by_card.setdefault(card, []).append(way)
    given = {way.target for _, way in found if way.target is not None}
    competing = {
        card: its for card, its in by_card.items() if card.key in given or any(way.target is not None for way in its)
    }
    chosen = [(card, max(its, key=_amount)) for card, its in by_card.items() if card not in competing]
    left = [(card, _useful(its, len(competing))) for card, its in competing.items()]
    return [*chosen, *(_best_of(left, ()) or ())]


def _useful(its: Sequence[Way], competing: int) -> list[Way]:
    """Return a card's ways that a best payment may need, the best first: one for each card that a way gives up.

    Each of the other competing cards gives up at most two cards. So ``2 * competing - 1`` ways are enough, if each
    gives up a different card.
    """
    most: dict[str | None, Way] = {}
    for way in sorted(its, key=_amount, reverse=True):
        most.setdefault(way.target, way)
    return list(most.values())[: 2 * competing - 1]


def _amount(way: Way) -> int:
    return way.amount


def _best_of(
    left: "Sequence[tuple[Card, list[Way]]]", taken: Sequence[str], beaten: int = -1
) -> "list[tuple[Card, Way]] | None":
    """Return the best payment by the cards that are ``left``, without the cards that are ``taken``.

    Returns None if no payment makes more gold than ``beaten``.
    """
    free = [(card, [way for way in its if not any(key in taken for key in _taken(card, way))]) for card, its in left]
    if _at_most(free) <= beaten:
        return None
    if not free:
        return []
    (card, its), *others = free
    found = None
    for way in its:
        rest = _best_of(others, [*taken, *_taken(card, way)], beaten - way.amount)
        if rest is not None:
            found = [(card, way), *rest]
            beaten = worth(found)
    without = _best_of(others, taken, beaten)
    return found if without is None else without


def _at_most(left: "Sequence[tuple[Card, list[Way]]]") -> int:
    """Return an amount of gold that no payment by these cards exceeds.

    In a payment no card pays twice, and none is given up twice.

    The ways of each card are sorted by their amounts.
    """
    by_lost: dict[str, int] = {}
    for card, its in left:
        for way in its:
            lost = way.target or card.key
            by_lost[lost] = max(by_lost.get(lost, 0), way.amount)
    return min(sum(its[0].amount for _, its in left if its), sum(sorted(by_lost.values())[-len(left) :]))


def most_of(found: "Sequence[tuple[Card, Way]]") -> "dict[Card, int]":
    """Return the most gold that each card can produce in any of its ways."""
    most: dict[Card, int] = {}
    for card, way in found:
        most[card] = max(most.get(card, 0), way.amount)
    return most


def sufficient(found: "Sequence[tuple[Card, Way]]", cost: int) -> "list[tuple[Card, Way]]":
    """Return the ways that can be part of a sufficient payment, if every other card bows in its best way."""
    if compete(found):
        return [one for one in found if one[1].amount + worth(best(_beside(one, found))) >= cost]
    most = most_of(found)
    total = sum(most.values())
    return [(card, way) for card, way in found if total - most[card] + way.amount >= cost]


def _beside(one: "tuple[Card, Way]", found: "Sequence[tuple[Card, Way]]") -> "list[tuple[Card, Way]]":
    """Return the ways that are left if a player chooses ``one``."""
    taken = _taken(*one)
    return [other for other in found if not any(key in taken for key in _taken(*other))]


def all_needed(found: "Sequence[tuple[Card, Way]]", cost: int) -> bool:
    """Tell whether each card has only one way, and all of them are needed to reach the cost."""
    if compete(found):
        return False
    total = sum(way.amount for _, way in found)
    return len(most_of(found)) == len(found) and all(total - way.amount < cost for _, way in found)


def proposal(found: "Sequence[tuple[Card, Way]]", cost: int) -> "list[tuple[Card, Way]]":
    """Return as few producers as possible that pay ``cost`` with the least waste.

    Ways with a further cost (``price``) are proposed only if the other ways are not enough.
    """
    free = [one for one in found if one[1].price is None]
    chosen = _least_waste(free, cost)
    total = sum(way.amount for _, way in chosen)
    for card, way in sorted(found, key=lambda one: one[1].amount):
        if total >= cost:
            break
        before = next((one for one in chosen if one[0] is card), None)
        if any(key in _taken(*one) for one in chosen if one is not before for key in _taken(card, way)):
            continue
        gain = way.amount - (0 if before is None else before[1].amount)
        if gain > 0:
            chosen = [*(one for one in chosen if one is not before), (card, way)]
            total += gain
    return chosen if total >= cost else best(found)


def harmless_payment(
    found: "Sequence[tuple[Card, Way]]", cost: int, spoils: "Callable[[Sequence[tuple[Card, Way]]], bool]"
) -> "list[tuple[Card, Way]] | None":
    """Return a payment of ``cost`` that spoils nothing, or None if there is none.

    The search tries the proposal, and proposals that do not give up one of its cards.
    """
    proposed = proposal(found, cost)
    spared = [way.target for _, way in proposed if way.target is not None]
    others = (proposal([one for one in found if one[1].target != given], cost) for given in spared)
    return next((one for one in (proposed, *others) if worth(one) >= cost and not spoils(one)), None)


def _least_waste(found: "Sequence[tuple[Card, Way]]", cost: int) -> "list[tuple[Card, Way]]":
    """Return the fewest producers that pay with the least waste.

    If all producers together are not enough, return those that make the most gold.
    """
    # For each sum of gold, the smallest set of producers that reaches it. Each card counts once, in one of its ways.
    sums: dict[int, tuple[tuple[Card, Way], ...]] = {0: ()}
    for _, group in groupby(found, key=lambda one: one[0]):
        before = sorted(sums.items())
        for one in group:
            for total, part in before:
                more = total + one[1].amount
                if total < cost and (more not in sums or len(sums[more]) > len(part) + 1):
                    sums[more] = (*part, one)
    enough = [total for total in sums if total >= cost]
    return list(sums[min(enough)] if enough else sums[max(sums)])
