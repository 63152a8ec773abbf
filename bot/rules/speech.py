"""This module tells games apart by the words that players use about each.

The comparison is a naive Bayes classifier over the beginnings of words. It learns from the sentences of
``situations.md``.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from math import log
from typing import Final

from bot.rules.query import telling_words

BEGINNING: Final = 5  # how many letters of a word count, so that its forms are alike
LEAST: Final = 3  # fewer words that carry meaning are a name, and games share names
UNSEEN: Final = 3.0  # added to each count, so that a rare word decides nothing
SPOKEN: Final = 0.5  # weight of the words, relative to the odds of an entry
# The best entry of a game with fewer sentences has lower odds, because fewer of them resemble a question. SCARCE makes
# up for this.
SCARCE: Final = 2.3


class Speech:
    """The words of the sentences about each game. ``words`` counts the words of all games together."""

    def __init__(self, told: Mapping[str, Sequence[str]]) -> None:
        words = {game: Counter(" ".join(sentences).split()) for game, sentences in told.items()}
        self.words = sum(words.values(), Counter[str]())
        self._counts = {game: _beginnings(own) for game, own in words.items()}
        known = len(frozenset[str]().union(*self._counts.values()))
        self._wholes = {game: log(own.total() + UNSEEN * known) for game, own in self._counts.items()}
        most = max(map(len, told.values()), default=0)
        self._scarce = {game: SCARCE * log(most / len(sentences)) for game, sentences in told.items() if sentences}

    def gains(self, query: str) -> Mapping[str, float]:
        """Return how much each game gains if ``query`` is a question. A name tells nothing."""
        words = telling_words(query)
        if len(words) < LEAST:
            return {}
        spoken = [self._odds(word) for word in {word[:BEGINNING] for word in words}]
        return {
            game: scarce + SPOKEN * sum(odds.get(game, 0.0) for odds in spoken) for game, scarce in self._scarce.items()
        }

    def _odds(self, word: str) -> Mapping[str, float]:
        """Return how much less each game uses a word than the game that uses it most, as a logarithm."""
        if not any(own[word] for own in self._counts.values()):
            return {}
        odds = {game: log(own[word] + UNSEEN) - self._wholes[game] for game, own in self._counts.items()}
        return {game: odd - max(odds.values()) for game, odd in odds.items()}


def _beginnings(words: Mapping[str, int]) -> Counter[str]:
    """Return how often each beginning of a word occurs. ``words`` counts the words."""
    found: Counter[str] = Counter()
    for word, count in words.items():
        found[word[:BEGINNING]] += count
    return found
