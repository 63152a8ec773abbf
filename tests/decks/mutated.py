"""Damaged texts of decks: real lists with lines swapped, cut, joined, quoted or misspelt."""

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

LISTS: Final = [
    path.read_text(encoding="utf-8") for path in sorted((Path(__file__).parent / "files").glob("l5r-*/legal-*.txt"))
]
STRAY: Final = [
    "Stronghold: Kyuden Kakita",
    "Sideboard",
    "Cut: 2x Let Go",
    "thanks, all!!",
    "From: kenji@example.org",
    "Subject: my deck",
    "Date: Tue, 3 Apr 2018",
    "-- ",
    "Kenji, Kyuden Bayushi",
    "# not 3x Banzai! after all",
    "// Fine Katana",
    "Dynasty Deck (40)",
    "Conflict",
    "Qqqxyzzy",
    "3x",
    "by Doji Hotaru",
    "> On Monday Hana wrote:",
    "3 Banzai!, 2 Fine Katana; Ornate Fan",
    "https://www.fiveringsdb.com/strains/1",
    "Doji",
    "Influence: 10",
    "17x Court Games",
    "**Role**",
    "and 2 of Ring of Air",
]


def mutated(seed: int) -> str:
    """Return a real list with one to six such changes. The same seed gives the same text."""
    chance = random.Random(seed)
    lines = chance.choice(LISTS).splitlines()
    for _ in range(chance.randint(1, 6)):
        lines = chance.choice(ACCIDENTS)(lines, chance)
    return "\n".join(lines)


Accident = Callable[[list[str], random.Random], list[str]]


def _stray(lines: list[str], chance: random.Random) -> list[str]:
    at = chance.randint(0, len(lines))
    return [*lines[:at], chance.choice(STRAY), *lines[at:]]


def _first(lines: list[str], chance: random.Random) -> list[str]:
    return [chance.choice(STRAY), *lines]


def _cut(lines: list[str], chance: random.Random) -> list[str]:
    at = chance.randint(0, max(len(lines) - 1, 0))
    return lines[:at] + lines[at + chance.randint(1, 4) :]


def _exchanged(lines: list[str], chance: random.Random) -> list[str]:
    chance.shuffle(lines := list(lines))
    return lines


def _joined(lines: list[str], chance: random.Random) -> list[str]:
    at = chance.randint(0, len(lines))
    row = chance.choice((", ", "; ", " ", " / ", " - ")).join(filter(None, lines[at : at + chance.randint(2, 8)]))
    return [*lines[:at], row, *lines[at + 8 :]]


def _misspelt(lines: list[str], chance: random.Random) -> list[str]:
    at = chance.randint(0, max(len(lines) - 1, 0))
    line = lines[at] if lines else ""
    place = chance.randint(0, max(len(line) - 1, 0))
    return [*lines[:at], line[:place] + chance.choice("aeioux#()[]:;,./-3 ") + line[place + 1 :], *lines[at + 1 :]]


def _quoted(lines: list[str], chance: random.Random) -> list[str]:
    mark = chance.choice(("> ", ">> ", "- ", "* ", "**", "` ", "# "))
    return [mark + line for line in lines]


def _uncounted(lines: list[str], chance: random.Random) -> list[str]:
    return [re.sub(r"^\d+x? ", "", line) if chance.random() < 0.3 else line for line in lines]


ACCIDENTS: Final[tuple[Accident, ...]] = (
    *(_stray, _stray, _first, _cut, _exchanged, _joined, _misspelt, _misspelt, _quoted, _uncounted),
)
