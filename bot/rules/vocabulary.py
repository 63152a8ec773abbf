"""The known words, and which of them a typed word may mean: itself, its other forms, or a correction of it."""

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from typing import Final

from rapidfuzz import process
from rapidfuzz.distance import OSA, Prefix

from bot.rules.query import FOLDER, small_words

# How surely one word means another, from 0 to 1.
FORM: Final = 0.92  # for two words with the same stem and different endings
UNLIKE: Final = 0.01  # the penalty for each letter of these endings
CLOSE: Final = 0.87  # with at least this value, a word is surely another form
ROOT: Final = 0.8  # factor for words with a common beginning but without known endings
BEGUN: Final = 0.65  # for the beginning of a word, and more if a larger share of the word was typed
ENDED: Final = 0.4  # factor for less close words, if the typed word is known and complete
SLIP: Final = 0.95  # factor for the similarity of a misspelt word
SAME: Final = 0.75  # a synonym, or the word in another language
PART: Final = 0.65  # a section below the typed section number
PREFIXED: Final = 0.85  # factor if one of the words has an additional prefix
LONG: Final = 5  # the fewest letters besides a prefix
ENOUGH: Final = 0.66  # the lowest similarity of a misspelt word
OTHER: Final = 0.12  # penalty for a different first letter
SHARE: Final = 0.6  # the share of the longer word that must be a common root
SHORT: Final = 3  # a word with no more letters than this is never corrected
MEANINGS: Final = 6  # the most corrections of a misspelt word
REMEMBERED: Final = 2000
# Prefixes that make a verb perfective or repeated.
PREFIXES: Final = ("za", "po", "wy", "u", "na", "prze", "od", "do", "roz", "z", "s", "re")

# Endings of words in our three languages, without accents.
ENDINGS: Final = frozenset(["", *(FOLDER / "word_endings.txt").read_text(encoding="utf-8").split()])


class Vocabulary:
    """The words of some texts."""

    def __init__(self, words: Iterable[str]) -> None:
        self._known = frozenset(words)
        self._words = sorted(self._known - small_words())
        self._met: dict[tuple[str, bool], Mapping[str, float]] = {}
        self._formed: dict[str, Sequence[tuple[str, float]]] = {}  # only of synonyms: they are few, and needed often

    def __contains__(self, word: str) -> bool:
        """Tell whether a word is known as it is typed."""
        return word in self._known

    def meant(self, word: str, *, open: bool) -> Mapping[str, float]:
        """Return the known words that ``word`` may mean, and how surely. Set ``open`` while the word is being typed."""
        key = (word, open)
        if key not in self._met:
            if len(self._met) >= REMEMBERED:
                self._met.clear()
            self._met[key] = dict(self._surest(*key))
        return self._met[key]

    def akin(self, word: str) -> Iterator[tuple[str, float]]:
        """Yield the words with the same beginning, if that beginning is long enough to matter."""
        for known in self._begun(word[: max(SHORT, (len(word) + 1) // 2)]):
            if sure := _kinship(word, known):
                yield known, sure

    def forms(self, word: str) -> Iterator[tuple[str, float]]:
        """Yield the other forms of a word: the words that ``akin`` yields with a value of ``CLOSE`` or more.

        A word and its other form share two thirds of the longer one, so fewer words have to be compared.
        """
        for known in self._begun(word[: max(SHORT, (2 * len(word) + 2) // 3)]):
            if (sure := _kinship(word, known)) >= CLOSE:
                yield known, sure

    def _surest(self, word: str, open: bool) -> Iterator[tuple[str, float]]:
        """Yield known words that a word may mean, the most probable last.

        A word that is yielded twice thus keeps its best value.
        """
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

    def _forms(self, word: str) -> Sequence[tuple[str, float]]:
        """Return a synonym, if it is known, and the other forms of it."""
        if word not in self._formed:
            self._formed[word] = (*(((word, 1.0),) if word in self._known else ()), *self.forms(word))
        return self._formed[word]

    def _sections(self, number: str) -> Iterator[tuple[str, float]]:
        """Yield a section number. If the section is unknown, yield the sections below it, or the one above it."""
        while number:
            if number in self._known:
                yield number, 1.0
                return
            if parts := list(self._begun(f"{number}.")):
                yield from ((part, PART) for part in parts)
                return
            number = number.rpartition(".")[0]

    def _prefixed(self, word: str) -> Iterator[tuple[str, float]]:
        """Yield the words that differ by a prefix: *zadziała* from *działać*, *redéfendre* from *défendre*."""
        for prefix in PREFIXES:
            rest = word.removeprefix(prefix)
            if rest != word and len(rest) >= LONG:
                yield from ((known, PREFIXED * sure) for known, sure in self.forms(rest))
        for prefix in PREFIXES if len(word) >= LONG else ():
            yield from ((known, PREFIXED * sure) for known, sure in self.forms(prefix + word))

    def _begun(self, start: str) -> Iterator[str]:
        for place in range(bisect_left(self._words, start), len(self._words)):
            if not self._words[place].startswith(start):
                break
            yield self._words[place]

    def _misspelt(self, word: str, open: bool) -> Iterator[tuple[str, float]]:
        """Yield corrections of a misspelt word. A word that is still being typed is also compared with beginnings."""
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
    """Return how probably a word that begins like a known word means it: as another form, or as its beginning."""
    common, longer = Prefix.similarity(word, known), max(len(word), len(known))
    if word[common:] in ENDINGS and known[common:] in ENDINGS and common >= max(SHORT, 2 * (longer - common)):
        return FORM - UNLIKE * (len(word) + len(known) - 2 * common)
    if common == len(word):
        return BEGUN + (CLOSE - BEGUN) * len(word) / len(known)
    return ROOT * common / longer if common > SHORT + 1 and common >= SHARE * longer else 0.0


@lru_cache(REMEMBERED)
def others(word: str) -> Mapping[str, float]:
    """Return synonyms and translations of a word, and how surely they mean the same."""
    keys, same = _same()
    found: dict[str, float] = {}
    for key, sure in (*keys.forms(word), (word, 1.0)):
        for other in sorted(same.get(key, ())):  # the order decides between equally sure words
            found[other] = max(found.get(other, 0.0), SAME * sure)
    return found


@cache
def _same() -> tuple[Vocabulary, Mapping[str, frozenset[str]]]:
    """Return the words with synonyms. Each line of the file holds one meaning."""
    same: dict[str, frozenset[str]] = {}
    for line in (FOLDER / "same_words.txt").read_text(encoding="utf-8").splitlines():
        words = frozenset(line.split())
        for word in words:
            same[word] = same.get(word, frozenset()) | words - {word}
    return Vocabulary(same), same
