"""How people tell what an entry is about, in whole sentences: ``situations.md`` beside a glossary.

A section for each entry, ``## id``; in it a line for each language, ``- en: …; …``. No situation is an entry's name and
none is shown: each is compared, word by word, with the sentence that somebody types.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from bot.rules.query import unaccented, words_of

NAME: Final = "situations.md"
_LINE: Final = re.compile(r"- (?P<language>[a-z]{2}): (?P<told>.+)")


class Situation(NamedTuple):
    """One way in which somebody tells what an entry is about, and its plain words."""

    id: str
    language: str
    told: str
    words: str


def read_situations(folder: Path) -> Iterator[Situation]:
    """Yield the situations of a game; raises ValueError for a line that is none. Without a file there are none."""
    path, id = folder / NAME, ""
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    lines = zip(text.split("\n"), unaccented(text).split("\n"), strict=True)
    for number, (line, bare) in enumerate(lines, 1):
        if line.startswith("## "):
            id = line[3:]
        elif found := _LINE.fullmatch(line):
            language = found["language"]
            for told, plain in zip(found["told"].split("; "), bare[found.start("told") :].split("; "), strict=True):
                yield Situation(id, language, told, words_of(plain))
        elif line:
            raise ValueError(f"{path.name}, line {number}: {line!r}")
