"""Properties of payments by cards that may give up the same card."""

from itertools import product
from typing import NamedTuple

from hypothesis import example, given
from hypothesis import strategies as st

from engine.l5r_ccg.turn.ways import Way, best, worth

CARDS = ["a", "b", "c", "d"]


class Producer(NamedTuple):
    """A card that makes gold."""

    key: str
    zone: str = "home"


WAYS = st.tuples(st.integers(1, 6), st.sampled_from([None, *CARDS, "x"]))
CHOICES = st.lists(st.lists(WAYS, min_size=1, max_size=4), min_size=1, max_size=len(CARDS))


def lawful(chosen: list[tuple[Producer, Way]]) -> bool:
    """Tell whether no card bows or is given up twice."""
    taken = [key for card, way in chosen for key in (card.key, way.target) if key is not None]
    return len(taken) == len(set(taken))


@given(CHOICES)
@example([[(2, None)], [(1, "a"), (1, None), (2, "a")]])
@example([[(4, None)], [(3, None)], [(6, "a"), (5, "b"), (4, "a"), (3, None)]])
def test_the_best_payment_makes_as_much_gold_as_the_best_of_all_lawful_payments(
    ways: list[list[tuple[int, str]]],
) -> None:
    producers = [
        [(Producer(key), Way(amount, target=target)) for amount, target in its if target != key]
        for key, its in zip(CARDS, ways, strict=False)
    ]
    found = best([one for its in producers for one in its])
    payments = ([one for one in picked if one is not None] for picked in product(*([None, *its] for its in producers)))
    assert lawful(found)
    assert worth(found) == max(worth(payment) for payment in payments if lawful(payment))
