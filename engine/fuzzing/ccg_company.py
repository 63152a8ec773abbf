"""Which cards of the 1997 game belong together: whom a card's text names, who brings about what it waits for, and whose
texts say what few others do."""

import json
import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final

from engine.kernel.languages import COMPLETE
from engine.l5r_ccg.definition import DATA, CardDef, pool

NAME: Final = re.compile(r"[A-Z][\w'’-]+")
# Words are alike by their first letters; what so many texts say at most is rare.
WORD: Final = re.compile(r"\w{5,}")
STEM: Final = 6
RARE: Final = 12


def companies(card: CardDef, makers: Mapping[str, Iterable[str]]) -> list[list[list[str]]]:
    """Return groups of cards of which a card may need some at the table, to do what it does: by why they may matter.

    ``makers`` are by kind of record the cards that brought it about: what an ability waits for is a kind of event, and
    by words of theirs a text tells other kinds. What it names are names, traits, types and clans. Rare words count in
    every language, for what one says in two ways another may say in one.
    """
    text = _texts("en").get(card.id, "")
    waited = {event.kind for ability in card.abilities for event in ability.events if event is not None}
    told = {kind for kind in makers if any(len(word) > 3 and word in text for word in kind.split("-"))} - waited
    made = [[sorted(makers[kind]) for kind in sorted(kinds) if kind in makers] for kinds in (waited, told)]
    # An Ancestor must have somebody of its clan.
    words = {*NAME.findall(text), *(card.clans if card.type == "ancestor" else ())}
    named = [sorted(_called(word.removesuffix("s")) - {card.id}) for word in sorted(words)]
    found = ([group for group in groups if group] for groups in (named, *made, _kindred(card.id)))
    return [groups for groups in found if groups]


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
    return frozenset(card.id for card in _cards() if card.is_called(word) or card.type == word.lower())


@cache
def _cards() -> tuple[CardDef, ...]:
    return tuple(card for card in pool().values() if card.implemented and not card.token)


@cache
def _kindred(card: str) -> list[list[str]]:
    """Return the cards that share a rare word with a card, word by word."""
    return [
        sorted(group - {card})
        for language in COMPLETE
        for _, group in sorted(_sayings(language).items())
        if card in group and len(group) <= RARE
    ]


@cache
def _sayings(language: str) -> dict[str, set[str]]:
    """Return which playable cards say each word."""
    playable, found = {card.id for card in _cards()}, defaultdict[str, set[str]](set)
    for card, text in _texts(language).items():
        for word in WORD.findall(text) if card in playable else ():
            found[word[:STEM].lower()].add(card)
    return found


@cache
def _texts(language: str) -> dict[str, str]:
    found: dict[str, str] = json.loads((DATA / "texts" / f"{language}.json").read_bytes())
    return found
