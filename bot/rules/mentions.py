"""This module finds the names of cards in a text, such as a message or a list."""

import re
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

from bot.rules.card import Card
from bot.rules.cards import Cards, cards
from bot.rules.query import words_of

LONGEST: Final = 9  # the most words in a name
MOST: Final = 25
KEPT: Final = 8  # texts whose mentions stay in memory
# A single word counts as a name only if it looks like one: capitalized inside a sentence, or marked.
_WORD: Final = re.compile(r"[^\W_]+(?:[’'-][^\W_]+)*", re.UNICODE)
_MARKED: Final = re.compile(r"[\[\"“„«*`(]\s*$|(?:^|[\n:,;•-])\s*(?:\d+\s*[x×]?\s*)?$")


class Mention(NamedTuple):
    """The position of a card's name in a text, and the cards with that name."""

    start: int
    end: int
    cards: Sequence[Card]


def named_in(text: str, home: str | None = None) -> list[Card]:
    """Return the cards that a text names, each once, in order. If several games share a name, ``home`` wins."""
    found: dict[Card, None] = {}
    for mention in mentions_in(text):
        found.update(dict.fromkeys([card for card in mention.cards if card.game == home] or mention.cards))
    return list(found)[:MOST]


def mentions_in(text: str) -> Iterator[Mention]:
    """Yield the names of cards in a text, the longest at each position."""
    yield from _mentions(text, cards())


@lru_cache(KEPT)
def _mentions(text: str, every: Cards) -> Sequence[Mention]:
    """Return the positions at which a text names cards of ``every``.

    The results are cached, because one question asks for them several times.
    """
    words = [(match.start(), match.end(), _joined(match[0])) for match in _WORD.finditer(text)]
    found, names, place = [], _names_of(every), 0
    while place < len(words):
        for length in range(min(LONGEST, len(words) - place), 0, -1):
            name = "".join(letters for _, _, letters in words[place : place + length])
            start, end = words[place][0], words[place + length - 1][1]
            if name in names and (length > 1 or _is_name(text, start)):
                found.append(Mention(start, end, names[name]))
                place += length
                break
        else:
            place += 1
    return found


def _is_name(text: str, start: int) -> bool:
    """Tell whether a single word looks like a name, and is not just the first word of a sentence."""
    marked = _MARKED.search(text[max(0, start - 12) : start]) is not None
    begins = not text[:start].strip() or text[:start].rstrip()[-1:] in ".!?…"
    return (text[start].isupper() and (marked or not begins)) or (marked and text[start - 1 : start] in '["“„«*`')


def _joined(text: str) -> str:
    """Return the words of a text as one word."""
    return words_of(text).replace(" ", "")


@cache
def _names_of(every: Cards) -> dict[str, Sequence[Card]]:
    """Map each name, in any language and written as one word, to the cards that have it.

    The result is cached for each ``Cards`` object, so new cards get a new result.
    """
    found: dict[str, list[Card]] = {}
    for card in every.all.values():
        for name in {_joined(name) for name in (card.name, *card.names.values())}:
            found.setdefault(name, []).append(card)
    return {name: tuple(held) for name, held in found.items()}
