"""Reads a deck from its id or from a deck list, and refuses a deck that cannot be dealt."""

from collections.abc import Iterable, Mapping
from typing import Any, Final, TypeVar

from pydantic import BaseModel, ValidationError

from engine.kernel.prompt import Refused

MANY: Final = 100

D = TypeVar("D", bound=BaseModel)


def deck_of(given: Any, shape: type[D], prepared: Mapping[str, D]) -> D:
    """Return the deck that ``given`` describes: the id of a prepared deck, or a deck list.

    Raises Refused (``unknown-deck``, ``deck-shape``).
    """
    if isinstance(given, str):
        if given not in prepared:
            raise Refused("unknown-deck", deck=given)
        return prepared[given]
    try:
        return shape.model_validate(given)
    except ValidationError as error:
        raise Refused("deck-shape", problems=[".".join(map(str, e["loc"])) for e in error.errors()]) from error


def check_places(wanted: Iterable[tuple[str, str]], pool: Mapping[str, Any]) -> None:
    """Refuse a deck list if one of its cards is not in ``pool``, cannot be played yet, or does not belong in its place.

    A place is a part of the deck or a card type. Raises Refused (``unknown-card``, ``card-not-implemented``,
    ``wrong-place``).
    """
    for card_id, place in wanted:
        card = pool.get(card_id)
        if card is None:
            raise Refused("unknown-card", card=card_id)
        if not card.implemented:
            raise Refused("card-not-implemented", card=card_id)
        if place not in (card.type, card.side):
            raise Refused("wrong-place", card=card_id, place=place)


def check_counts(*piles: Mapping[str, int]) -> None:
    """Refuse a deck list with fewer than one or far too many copies of a card.

    Raises Refused (``wrong-count``).
    """
    if any(not 0 < copies < MANY for pile in piles for copies in pile.values()):
        raise Refused("wrong-count")
