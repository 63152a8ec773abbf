"""How people tell what an entry is about, in whole sentences: ``situations.md`` beside a glossary.

A section for each entry, ``## id``; in it a line for each language, ``- en: …; …``. No situation is an entry's name and
none is shown: each is compared, word by word, with the sentence that somebody types.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

NAME: Final = "situations.md"
_LINE: Final = re.compile(r"- (?P<language>[a-z]{2}): (?P<told>.+)")


class Situation(NamedTuple):
    """One way in which somebody tells what an entry is about."""

    id: str
    language: str
    told: str


def read_situations(folder: Path) -> Iterator[Situation]:
    """Yield the situations of a game; raises ValueError for a line that is none. Without a file there are none."""
    path, id = folder / NAME, ""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines() if path.exists() else (), 1):
        if line.startswith("## "):
            id = line[3:]
        elif found := _LINE.fullmatch(line):
            for told in found["told"].split("; "):
                yield Situation(id, found["language"], told)
        elif line:
            raise ValueError(f"{path.name}, line {number}: {line!r}")
