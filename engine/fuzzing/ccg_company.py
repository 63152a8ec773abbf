"""Which cards of the 1997 game belong together: whom a card's text names, and who brings about what it waits for."""

import json
import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final

from engine.l5r_ccg.definition import DATA, CardDef, pool

NAME: Final = re.compile(r"[A-Z][\w'’-]+")


def companies(card: CardDef, makers: Mapping[str, Iterable[str]]) -> list[list[str]]:
    """Return groups of cards of which a card may need some at the table, to do what it does.

    ``makers`` are by kind of record the cards that brought it about. What a text names are names, traits and clans, and
    by words of theirs the kinds of records; what an ability waits for is a kind of event.
    """
    text = _texts().get(card.id, "")
    waited = {event.kind for ability in card.abilities for event in ability.events if event is not None}
    told = {kind for kind in makers if any(len(word) > 3 and word in text for word in kind.split("-"))}
    made = [sorted(makers[kind]) for kind in sorted(waited | told) if kind in makers]
    named = [sorted(_called(word.removesuffix("s")) - {card.id}) for word in sorted({*NAME.findall(text)})]
    return [group for group in (*named, *made) if group]


@cache
def alike() -> list[list[str]]:
    """Return the cards of each type, and those of each trait."""
    found = defaultdict(list)
    for card in _cards():
        for word in (card.type, *sorted(card.traits)):
            found[word].append(card.id)
    return [found[word] for word in sorted(found)]


@cache
def _called(word: str) -> frozenset[str]:
    return frozenset(card.id for card in _cards() if card.is_called(word))


@cache
def _cards() -> tuple[CardDef, ...]:
    return tuple(card for card in pool().values() if card.implemented and not card.token)


@cache
def _texts() -> dict[str, str]:
    found: dict[str, str] = json.loads((DATA / "texts" / "en.json").read_bytes())
    return found
