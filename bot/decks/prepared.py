"""The decks that come with the house, judged like any other."""

from functools import cache

from bot.decks.check import Check, recheck
from bot.decks.model import Reading
from engine.l5r_lcg.definition import decks


def prepared_check(deck: str, form: str) -> Check:
    """Return the verdict on a prepared deck; raises KeyError for one that there is not."""
    prepared = decks()[deck]
    reading = Reading(title=prepared.name["en"])
    reading.cards.update([prepared.stronghold, *prepared.provinces, *([prepared.role] if prepared.role else [])])
    reading.cards.update(prepared.dynasty)
    reading.cards.update(prepared.conflict)
    return recheck("l5r-lcg", reading, form)


@cache
def accepted(form: str) -> frozenset[str]:
    """Return the prepared decks that are legal in a format."""
    return frozenset(deck for deck in decks() if prepared_check(deck, form).legal)
