"""Full-text search over the entries, in memory.

The search finds a word in all its forms, in other languages, and misspelt. BM25 ranks the results, and words in titles
and aliases count more.
"""

import re
from array import array
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
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
_LABEL: Final = re.compile(r"\w+\s?:$")
_END: Final = re.compile(r"(?<=[.!?:])\s+(?=[^\W\d_a-z])")
SATURATION: Final = 0.8
LENGTH: Final = 0.4
ENOUGH: Final = 0.25  # the share of the question's weight that an answering sentence must contain
TOLD: Final = 3  # the weight of a word of the situations, relative to a word of the text
OWN: Final = 1.05  # bonus for a text in the reader's language
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

    def answering(self, text: str, query: str, most: int = 1) -> list[str]:
        """Return the sentences of ``text`` that fit the question best, at most ``most``, in their order.

        Each sentence must contain a large enough part of the question that no other returned sentence contains. If no
        sentence contains enough, the result is empty.
        """
        meant = {word: self.vocabulary.meant(word, open=False) for word in dict.fromkeys(telling(query).split())}
        weights = {word: self.rarity(word) for word in meant}
        least, told = ENOUGH * sum(weights.values()), dict.fromkeys(meant, 0.0)
        held = [(sentence, _held(meant, {*words_in(sentence)})) for sentence in sentences(text)]
        chosen: set[int] = set()
        while len(chosen) < most:
            gains = [sum(weights[word] * max(sure - told[word], 0.0) for word, sure in one.items()) for _, one in held]
            best = max(range(len(gains)), key=gains.__getitem__, default=0)
            if not gains or gains[best] <= least:
                break
            chosen.add(best)
            told.update({word: max(sure, told[word]) for word, sure in held[best][1].items()})
        return [held[number][0] for number in sorted(chosen)]

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


def _held(meant: Mapping[str, Mapping[str, float]], words: Collection[str]) -> Mapping[str, float]:
    """For each word of a question, return how surely a sentence made of ``words`` holds its meaning (0 to 1)."""
    return {
        word: max((trust for known, trust in known_as.items() if known in words), default=0.0)
        for word, known_as in meant.items()
    }


def stem(word: str) -> str:
    """Return the stem of a word, which all its forms share."""
    return word[: max(min(len(word) - 2, STEM), 4)]


def worded(text: str, say: Tongue) -> str:
    """Replace the signs in a text by words, for the search and for places that show no signs."""
    return spelled(text, lambda sign: _word(sign, say))


@cache
def _word(sign: str, say: Tongue) -> str:
    return next((say(key) for key in (f"fact-{sign}", f"ring-{sign}") if say.has(key)), sign)


def sentences(text: str) -> list[str]:
    """Return the sentences of a text in order, without list markers and labels such as ``Question:``."""
    lines = (_MARK.sub("", line.strip()) for line in text.splitlines())
    return [part for line in lines for part in _END.split(line) if part and not _LABEL.match(part)]
