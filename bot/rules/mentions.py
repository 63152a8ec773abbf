"""The cards that a text names: a message, a list, a report of a game."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final, NamedTuple

from bot.rules.card import Card
from bot.rules.cards import Cards, cards
from bot.rules.query import words_of

LONGEST: Final = 9  # words of a name
MOST: Final = 25
# A word by itself names a card only where it is written like a name: with a capital inside a sentence, or marked.
_WORD: Final = re.compile(r"[^\W_]+(?:[’'-][^\W_]+)*", re.UNICODE)
_MARKED: Final = re.compile(r"[\[\"“„«*`(]\s*$|(?:^|[\n:,;•-])\s*(?:\d+\s*[x×]?\s*)?$")


class Mention(NamedTuple):
    """A card's name in a text: where it stands, and the cards that are called so."""

    start: int
    end: int
    cards: Sequence[Card]


def named_in(text: str, home: str | None = None) -> list[Card]:
    """Return the cards that a text names, in its order, each once; of one name those of the game at ``home``."""
    found: dict[Card, None] = {}
    for mention in mentions_in(text):
        found.update(dict.fromkeys([card for card in mention.cards if card.game == home] or mention.cards))
    return list(found)[:MOST]


def mentions_in(text: str) -> Iterator[Mention]:
    """Yield the names of cards that stand in a text, the longest at each place."""
    words = [(match.start(), match.end()) for match in _WORD.finditer(text)]
    place = 0
    while place < len(words):
        for length in range(min(LONGEST, len(words) - place), 0, -1):
            start, end = words[place][0], words[place + length - 1][1]
            name = words_of(text[start:end]).replace(" ", "")
            if name in _names() and (length > 1 or _is_name(text, start, end)):
                yield Mention(start, end, _names()[name])
                place += length
                break
        else:
            place += 1


def _is_name(text: str, start: int, end: int) -> bool:
    """Tell whether a single word is written like a name, and not only because a sentence begins."""
    marked = _MARKED.search(text[max(0, start - 12) : start]) is not None
    begins = not text[:start].strip() or text[:start].rstrip()[-1:] in ".!?…"
    return (text[start].isupper() and (marked or not begins)) or (marked and text[start - 1 : start] in '["“„«*`')


def _names() -> dict[str, Sequence[Card]]:
    """Return the cards by their names in all languages, as one word."""
    return _names_of(cards())


@cache
def _names_of(every: Cards) -> dict[str, Sequence[Card]]:
    """Return these cards by name. What is kept belongs to them: after a mend the cards are read again."""
    found: dict[str, list[Card]] = {}
    for card in every.all.values():
        for name in {words_of(name).replace(" ", "") for name in (card.name, *card.names.values())}:
            found.setdefault(name, []).append(card)
    return {name: tuple(held) for name, held in found.items()}
