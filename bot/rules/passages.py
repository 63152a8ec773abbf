"""Full-text search over the entries, in memory.

The search finds a word in all its forms, in other languages, and misspelt. BM25 ranks the results, and words in titles
and aliases count more.
"""

import re
from array import array
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from math import log
from typing import Final, NamedTuple

from bot.rules.profiles import Profiles
from bot.rules.query import small_words, telling, words_in
from bot.rules.vocabulary import Vocabulary
from bot.words import Tongue, spelled

STEM: Final = 6
# The marker at the beginning of a list's line, with the letter of a clause if there is one: ``- c As a battle begins``.
_MARK: Final = re.compile(r"^- (?:[a-z] (?=[A-ZÀ-ÖØ-ÝĆŁŃŚŹŻ]))?")
# An example mentions many things besides its entry's subject.
_EXAMPLE: Final = re.compile(r"^(?:Example|Exemple|Przykład)\s?: .*$", re.M)
_LABEL: Final = re.compile(r"\w+\s?:$")
# The number of a list's line ends no sentence: ``1. Straighten: bowed cards straighten.``
_END: Final = re.compile(r"(?<!^\d\.)(?<=[.!?:])\s+(?=[^\W\d_a-z])")
SATURATION: Final = 0.8
LENGTH: Final = 0.4
# A text answers a part of a question. Each further answering sentence must add at least this share of that part.
ENOUGH: Final = 0.15
EXAMPLE: Final = 0.6  # factor for a sentence of an example, which says little without the sentences before it
LONGER: Final = 0.25  # how much a long sentence loses, because it contains more of any question
HALF: Final = 0.5  # a sentence counts as having a word if it holds the word at least this surely
TOLD: Final = 3  # the weight of a word of ``told`` (see ``Body``), relative to a word of the text
OWN: Final = 1.05  # bonus for a text in the reader's language
KEPT: Final = 8  # how many questions' meanings stay in memory
REMEMBERED: Final = 500  # how many words' texts stay in memory


class Body(NamedTuple):
    """A searchable text, with the entry that it belongs to, its language, and its headings with their weights.

    ``told`` holds sentences that describe when people need the entry. Headings and sentences are stored as normalized
    words.
    """

    id: str
    language: str
    text: str
    above: Sequence[tuple[str, int]] = ()
    told: str = ""


class Passages:
    """The searchable texts of one game in all languages."""

    def __init__(self, bodies: Iterable[Body]) -> None:
        self._bodies: list[tuple[str, str]] = []
        self._lengths: list[int] = []
        # For each word: a text, the word's count in that text, another text, its count, and so on.
        self._postings: defaultdict[str, list[int]] = defaultdict(list)
        self.profiles = Profiles()
        for body in bodies:
            self._enter(body)
        self._mean = sum(self._lengths) / max(len(self._lengths), 1) or 1.0
        self._norms = [SATURATION * (1 - LENGTH + LENGTH * length / self._mean) for length in self._lengths]
        self.vocabulary = Vocabulary(self._postings)
        self._gained = lru_cache(REMEMBERED)(self._gains)
        self._asked = lru_cache(KEPT)(self._ask)

    def _enter(self, body: Body) -> None:
        text, told = Counter(words_in(body.text)), Counter(body.told.split())
        above = [(Counter(heading.split()), weight) for heading, weight in body.above]
        self.profiles.enter(body.id, (text, told, *(heading for heading, _ in above)))
        counts = dict(text)
        for part, weight in ((told, TOLD), *above):
            for word, count in part.items():
                counts[word] = counts.get(word, 0) + weight * count
        for word in small_words().intersection(counts):
            del counts[word]
        number, postings = len(self._bodies), self._postings
        self._bodies.append((body.id, body.language))
        self._lengths.append(sum(counts.values()))
        for word, count in counts.items():
            postings[word] += number, count

    def rarity(self, word: str) -> float:
        """Return the weight of a word. A rarer word weighs more."""
        return log(1.2 + len(self._bodies) / (len(self._postings.get(word, ())) // 2 + 0.5))

    def answering(self, text: str, query: str, most: int = 1) -> list[int]:
        """Return the places of the sentences of ``text`` that fit the question best, at most ``most``, in their order.

        A word counts less if it is in more of the sentences. Each further sentence must contain a large enough part of
        the question that no other returned sentence contains. If the text contains nothing of the question, the result
        is empty.
        """
        asked = self._asked(query)
        said, rules = sentences(text), {*sentences(without_examples(text))}
        words = [words_in(sentence) for sentence in said]
        held = [_held(asked, each) for each in words]
        weights = self._telling(held)
        mean = sum(map(len, words)) / max(len(words), 1)
        factors = [
            (1.0 if sentence in rules else EXAMPLE) / (1 - LONGER + LONGER * len(each) / mean)
            for sentence, each in zip(said, words, strict=True)
        ]
        whole = sum(weight * max(one.get(word, 0.0) for one in held) for word, weight in weights.items())
        told: dict[str, float] = defaultdict(float)
        chosen: list[int] = []
        while len(chosen) < min(most, len(held)):
            gains = [
                factor * sum(weights[word] * max(sure - told[word], 0.0) for word, sure in one.items())
                for one, factor in zip(held, factors, strict=True)
            ]
            best = max(range(len(gains)), key=gains.__getitem__)
            if gains[best] <= (ENOUGH * whole if chosen else 0.0):
                break
            chosen.append(best)
            told.update({word: max(sure, told[word]) for word, sure in held[best].items()})
        return sorted(chosen)

    def _telling(self, held: Sequence[Mapping[str, float]]) -> Mapping[str, float]:
        """Return the weight of each word of a question that sentences hold.

        A word that fewer sentences hold weighs more.
        """
        holding = Counter(word for one in held for word, sure in one.items() if sure >= HALF)
        words = dict.fromkeys(word for one in held for word in one)
        return {word: self.rarity(word) * log(1 + len(held) / max(holding[word], 1)) for word in words}

    def _ask(self, query: str) -> Mapping[str, Sequence[tuple[str, float]]]:
        """Map each known word to the words of a question that may mean it, and how surely each of them does."""
        asked: defaultdict[str, list[tuple[str, float]]] = defaultdict(list)
        for word in dict.fromkeys(telling(query).split()):
            for known, trust in self.vocabulary.meant(word, open=False).items():
                asked[known].append((word, trust))
        return dict(asked)

    def scores(self, query: str, language: str) -> dict[str, float]:
        """Score the texts against ``query``, from 0 to 1, by the entry they belong to."""
        scores = [0.0] * len(self._bodies)
        most = 0.0
        for word in dict.fromkeys(telling(query).split()):
            rarity, numbers, gains = self._gained(word)
            most += rarity
            for number, gain in zip(numbers, gains, strict=True):
                scores[number] += gain
        best: dict[str, float] = {}
        for (id, written), score in zip(self._bodies, scores, strict=True):
            if score and best.get(id, 0.0) < (worth := score / most * (OWN if written == language else 1.0)):
                best[id] = worth
        return best

    def _gains(self, word: str) -> tuple[float, Sequence[int], Sequence[float]]:
        """Return the rarity of a typed word, and each text that holds a meaning of the word, with its score.

        The latest results stay in memory.
        """
        met: defaultdict[int, float] = defaultdict(float)
        for known, trust in self.vocabulary.meant(word, open=False).items():
            held = self._postings[known]
            for number, count in zip(held[::2], held[1::2], strict=True):
                met[number] += trust * count
        rarity = log(1 + (len(self._bodies) - len(met) + 0.5) / (len(met) + 0.5))
        return rarity, tuple(met), array("d", [rarity * met[n] / (met[n] + self._norms[n]) for n in met])


def _held(asked: Mapping[str, Sequence[tuple[str, float]]], words: Iterable[str]) -> Mapping[str, float]:
    """Return the words of a question that a sentence holds in any form, and how surely (up to 1).

    The sentence is given by its ``words``.
    """
    held: dict[str, float] = {}
    for known in words:
        for word, trust in asked.get(known, ()):
            held[word] = max(held.get(word, 0.0), trust)
    return held


def stem(word: str) -> str:
    """Return the stem of a word, which all its forms share."""
    return word[: max(min(len(word) - 2, STEM), 4)]


def worded(text: str, say: Tongue) -> str:
    """Replace the signs in a text by words, for the search and for places that show no signs."""
    return spelled(text, lambda sign: _word(sign, say))


@cache
def _word(sign: str, say: Tongue) -> str:
    return next((say(key) for key in (f"fact-{sign}", f"ring-{sign}") if say.has(key)), sign)


def without_examples(text: str) -> str:
    """Return the text of an entry without its examples."""
    return _EXAMPLE.sub("", text)


def begins_example(sentence: str) -> bool:
    """Tell whether a sentence is the first one of an example."""
    return _EXAMPLE.match(sentence) is not None


def sentences(text: str) -> list[str]:
    """Return the sentences of a text in order, without list markers and labels such as ``Question:``."""
    lines = (_MARK.sub("", line.strip()) for line in text.splitlines())
    return [part for line in lines for part in _END.split(line) if part and not _LABEL.match(part)]
