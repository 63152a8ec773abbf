"""The words that are known, and which of them a typed word means: itself, its forms, what it is misspelt for."""

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Final

from rapidfuzz import process
from rapidfuzz.distance import OSA, Prefix

from bot.rules.query import FOLDER, small_words

# How surely one word means another, of 1.
FORM: Final = 0.92  # both are one stem with an ending, ...
UNLIKE: Final = 0.01  # ... less for each letter of the endings
CLOSE: Final = 0.87  # what is a form of a word for sure
ROOT: Final = 0.8  # for what they have in common, where the rest is no ending
BEGUN: Final = 0.65  # and more by how much of the word is typed
ENDED: Final = 0.4  # of that, for a word that is known itself and not the last one
SLIP: Final = 0.95  # for a misspelt word, of its likeness
SAME: Final = 0.75  # another word for it, or a word of another language
PART: Final = 0.65  # a section for the number of the chapter
PREFIXED: Final = 0.85  # of that, where one has a prefix more
LONG: Final = 5  # letters that a word has besides a prefix
ENOUGH: Final = 0.66  # the likeness of a misspelt word
OTHER: Final = 0.12  # less likeness for another first letter
SHARE: Final = 0.6  # how much of the longer word is a root
SHORT: Final = 3  # letters; a word no longer is never misspelt
MEANINGS: Final = 6  # of a misspelt word
REMEMBERED: Final = 2000
# With which a verb says that something is done to the end, or again.
PREFIXES: Final = ("za", "po", "wy", "u", "na", "prze", "od", "do", "roz", "z", "s", "re")

# What words of our three languages end in, without accents.
ENDINGS: Final = frozenset(["", *(FOLDER / "word_endings.txt").read_text(encoding="utf-8").split()])


class Vocabulary:
    """The words of some texts."""

    def __init__(self, words: Iterable[str]) -> None:
        self._known = frozenset(words)
        self._words = sorted(self._known - small_words())
        self._met: dict[tuple[str, bool], Mapping[str, float]] = {}

    def meant(self, word: str, *, open: bool) -> Mapping[str, float]:
        """Return the known words that ``word`` may mean, and how surely. One may be ``open``: only begun."""
        key = (word, open)
        if key not in self._met:
            if len(self._met) >= REMEMBERED:
                self._met.clear()
            self._met[key] = dict(self._surest(*key))
        return self._met[key]

    def akin(self, word: str) -> Iterator[tuple[str, float]]:
        """Yield the words that begin as ``word`` does, as far as that says something."""
        for known in self._begun(word[: max(SHORT, (len(word) + 1) // 2)]):
            if sure := _kinship(word, known):
                yield known, sure

    def _surest(self, word: str, open: bool) -> Iterator[tuple[str, float]]:
        """Yield what a word may mean, the surest of each last."""
        if "." in word:
            return self._sections(word)
        found = [(word, 1.0)] if word in self._known else []
        for other, same in others(word).items():
            found += [(known, same * sure) for known, sure in self._forms(other)]
        if not word.isdigit():
            ended = ENDED if word in self._known and not open else 1.0
            found += [(known, sure if sure >= CLOSE else sure * ended) for known, sure in self.akin(word)]
            if not open:
                found += self._prefixed(word)
            if len(word) > SHORT and all(sure < PREFIXED * CLOSE for _, sure in found):
                found += self._misspelt(word, open)
        return iter(sorted(found, key=lambda pair: pair[1]))

    def _forms(self, word: str) -> Iterator[tuple[str, float]]:
        if word in self._known:
            yield word, 1.0
        yield from ((known, sure) for known, sure in self.akin(word) if sure >= CLOSE)

    def _sections(self, number: str) -> Iterator[tuple[str, float]]:
        """Yield this number; where there is none the sections that begin so, or the one that it would be in."""
        while number:
            if number in self._known:
                yield number, 1.0
                return
            if parts := list(self._begun(f"{number}.")):
                yield from ((part, PART) for part in parts)
                return
            number = number.rpartition(".")[0]

    def _prefixed(self, word: str) -> Iterator[tuple[str, float]]:
        """Yield what a word is a form of that another prefix completes: *zadziała* of *działać*, *redéfendre*."""
        for prefix in PREFIXES:
            rest = word.removeprefix(prefix)
            if rest != word and len(rest) >= LONG:
                yield from ((known, PREFIXED * sure) for known, sure in self.akin(rest) if sure >= CLOSE)
        for prefix in PREFIXES if len(word) >= LONG else ():
            yield from ((known, PREFIXED * sure) for known, sure in self.akin(prefix + word) if sure >= CLOSE)

    def _begun(self, start: str) -> Iterator[str]:
        for place in range(bisect_left(self._words, start), len(self._words)):
            if not self._words[place].startswith(start):
                break
            yield self._words[place]

    def _misspelt(self, word: str, open: bool) -> Iterator[tuple[str, float]]:
        """Yield what a word is misspelt for, and what its beginning is misspelt for where it may be only begun."""
        yield from self._like(word, self._words, SLIP)
        if open:
            yield from self._like(word, [known[: len(word)] for known in self._words], SLIP * BEGUN)

    def _like(self, word: str, texts: Sequence[str], trust: float) -> Iterator[tuple[str, float]]:
        likely = process.extract(word, texts, scorer=OSA.normalized_similarity, limit=MEANINGS, score_cutoff=ENOUGH)
        for text, likeness, place in likely:
            likeness -= OTHER * (text[0] != word[0])
            if likeness >= ENOUGH:
                yield self._words[place], trust * likeness


def _kinship(word: str, known: str) -> float:
    """Return how surely two words that begin alike are forms of one, or one of them is the beginning of the other."""
    common, longer = Prefix.similarity(word, known), max(len(word), len(known))
    if word[common:] in ENDINGS and known[common:] in ENDINGS and common >= max(SHORT, 2 * (longer - common)):
        return FORM - UNLIKE * (len(word) + len(known) - 2 * common)
    if common == len(word):
        return BEGUN + (CLOSE - BEGUN) * len(word) / len(known)
    return ROOT * common / longer if common > SHORT + 1 and common >= SHARE * longer else 0.0


def others(word: str) -> Mapping[str, float]:
    """Return other words for a word, and its words in other languages, and how surely they mean it."""
    keys, same = _same()
    found: dict[str, float] = {}
    for key, sure in (*keys.akin(word), (word, 1.0)):
        if sure >= CLOSE:
            for other in same.get(key, ()):
                found[other] = max(found.get(other, 0.0), SAME * sure)
    return found


@cache
def _same() -> tuple[Vocabulary, Mapping[str, frozenset[str]]]:
    """Return the words that have others, and these: each line of the file is one meaning."""
    same: dict[str, frozenset[str]] = {}
    for line in (FOLDER / "same_words.txt").read_text(encoding="utf-8").splitlines():
        words = frozenset(line.split())
        for word in words:
            same[word] = same.get(word, frozenset()) | words - {word}
    return Vocabulary(same), same
