"""Restrictions on attaching cards."""

from collections.abc import Callable
from typing import Any

from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.words import cannot

NOTHING_WORN = cannot("attach", test=lambda this, subject, worn: worn.face.type in ("item", "follower"))


def of_clan(clan: str) -> Callable[[Card, Card], bool]:
    """Return a restriction to Personalities of a clan."""
    return lambda this, host: host.of_clan(clan)


def with_trait(trait: str) -> Callable[[Card, Card], bool]:
    """Return a restriction to Personalities with a trait."""
    return lambda this, host: host.trait(trait)


def only_followers(fits: Any) -> Any:
    """Return the prohibition against attaching Followers that do not pass the test."""
    return cannot("attach", test=lambda this, subject, worn: worn.face.type == "follower" and not fits(worn))
