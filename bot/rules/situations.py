"""Sentences in which players describe an entry's subject. The sentences come from ``situations.md`` beside a glossary.

Each entry has a section ``## id`` with a line for each language, ``- en: …; …``. Readers never see these sentences. The
search compares each of these sentences, word by word, with the question that a person types.
"""

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from math import log, prod
from pathlib import Path
from typing import Final, NamedTuple

from bot.rules.query import words_of, words_of_each
from bot.rules.vocabulary import Vocabulary
from bot.rules.worded import Worded

NAME: Final = "situations.md"
# Exponents: a situation must contain most of the typed words, but much of it may be missing from the query.
SAID: Final = 1.0
HELD: Final = 0.3
ALSO: Final = (1.0, 0.5, 0.3, 0.2, 0.1)  # weights of the most similar sentences, best first
_LINE: Final = re.compile(r"- (?P<language>[a-z]{2}): (?P<told>.+)")


class Situation(NamedTuple):
    """One way to describe a situation, and its normalized words."""

    id: str
    language: str
    told: str
    words: str


def read_situations(folder: Path) -> Iterator[Situation]:
    """Yield the situations of a game. If there is no file, there are no situations.

    Raises ValueError for a malformed line.
    """
    path, id = folder / NAME, ""
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    found: list[tuple[str, str, str]] = []
    for number, line in enumerate(text.split("\n"), 1):
        if line.startswith("## "):
            id = line[3:]
        elif match := _LINE.fullmatch(line):
            language, told = match.groups()
            found += [(id, language, one) for one in told.split("; ")]
        elif line:
            raise ValueError(f"{path.name}, line {number}: {line!r}")
    # A single call for all sentences is far faster than a call for each.
    for one, words in zip(found, words_of_each([told for _, _, told in found]), strict=True):
        yield Situation(*one, words)


class Sentences(Worded):
    """Sentences that people may type, each with the thing that it describes. Repetitions do not count."""

    def __init__(
        self, told: Iterable[tuple[str, str]], rare: Callable[[str], float], vocabulary: Vocabulary | None = None
    ) -> None:
        each = dict.fromkeys(told)
        self._owners = [id for id, _ in each]
        unknown = log(1.2 + len({*self._owners}))
        super().__init__([words for _, words in each], lambda word, _: rare(word), unknown, vocabulary)

    def likeness(self, query: str) -> dict[str, float]:
        """Return how similar ``query`` is to the sentences about each thing, from 0 to 100.

        Several similar sentences count more.
        """
        alike: defaultdict[str, list[float]] = defaultdict(list)
        for number, score in self._worded(words_of(query), SAID, HELD, open=False).items():
            alike[self._owners[number]].append(score / 100)
        return {id: 100 * _together(sorted(scores, reverse=True)) for id, scores in alike.items()}


def _together(scores: Iterable[float]) -> float:
    """Combine the similarities of several sentences about one thing (0 to 1 each, best first)."""
    return 1 - prod([1 - trust * score for trust, score in zip(ALSO, scores, strict=False)])
