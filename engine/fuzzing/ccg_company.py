"""Groups of cards of the 1997 game that belong together.

Three hints connect cards. A text names another card. A card causes an event that another card waits for. Two texts
share a rare word.
"""

import json
import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final

from engine.kernel.languages import COMPLETE
from engine.l5r_ccg.definition import DATA, CardDef, pool

NAME: Final = re.compile(r"[A-Z][\w'’-]+")
ALLY: Final = re.compile(r"\b[Aa]ll(y|ies)\b")
# Two words are alike if their first STEM letters agree. A word in at most RARE texts is rare.
WORD: Final = re.compile(r"\w{5,}")
STEM: Final = 6
RARE: Final = 12


def companies(card: CardDef, makers: Mapping[str, Iterable[str]]) -> list[list[list[str]]]:
    """Return groups of cards that ``card`` may need at the table for its effects, one list for each kind of hint.

    ``makers`` maps a kind of record to the cards that were seen to cause it. An ability names the kinds of event that
    it waits for. Further kinds are guessed from words of its text. A text may name cards, traits, types and clans. Rare
    words are looked up in every language, because one language may use the same word where another uses two.
    """
    text = _texts("en").get(card.id, "")
    waited = {event.kind for ability in card.abilities for event in ability.events if event is not None}
    guessed = {kind for kind in makers if any(len(word) > 3 and word in text for word in kind.split("-"))} - waited
    made = [[sorted(makers[kind]) for kind in sorted(kinds) if kind in makers] for kinds in (waited, guessed)]
    # An Ancestor needs a Personality of its clan.
    words = {*NAME.findall(text), *(card.clans if card.type == "ancestor" else ())}
    named = [sorted(_called(word.removesuffix("s")) - {card.id}) for word in sorted(words)]
    found = ([group for group in groups if group] for groups in (named, *made, _sharing_words(card.id)))
    return [groups for groups in found if groups]


def speaks_of_allies(card: str) -> bool:
    """Tell whether a card's text speaks of an ally, whom only a game with three players can have."""
    return ALLY.search(_texts("en").get(card, "")) is not None


@cache
def alike() -> list[list[str]]:
    """Return the cards grouped by type and by trait."""
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
def _sharing_words(card: str) -> list[list[str]]:
    """Return the cards that share a rare word with ``card``, one list for each word."""
    return [
        sorted(group - {card})
        for language in COMPLETE
        for _, group in sorted(_cards_by_word(language).items())
        if card in group and len(group) <= RARE
    ]


@cache
def _cards_by_word(language: str) -> dict[str, set[str]]:
    """Return, for each word, the playable cards whose text contains it."""
    playable, found = {card.id for card in _cards()}, defaultdict[str, set[str]](set)
    for card, text in _texts(language).items():
        for word in WORD.findall(text) if card in playable else ():
            found[word[:STEM].lower()].add(card)
    return found


@cache
def _texts(language: str) -> dict[str, str]:
    found: dict[str, str] = json.loads((DATA / "texts" / f"{language}.json").read_bytes())
    return found
