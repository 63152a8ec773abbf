"""The table of the tests that prove each section of the Law.

The command ``python -m tests.root.rules.proof`` prints the table. The sections are those of our own glossary
(``data/rules/root``), by number. A section that is only a heading for others needs no test of its own. Chapters of
factions that are not written yet are listed as open.
"""

from __future__ import annotations

import importlib
import re
from functools import cache
from pathlib import Path
from typing import Final

import tests.root as package
from engine.root.factions import factions
from tests.proofs import Proofs, show
from tests.root.rules.sections import CHAPTERS, NOT_BY_PLAY

GLOSSARY: Final = Path(__file__).resolve().parents[3] / "data" / "rules" / "root" / "en.md"
NUMBER: Final = re.compile(r"^- id: law-(\d+(?:\.\d+)*(?:\.[ivx]+)?)$", re.M)
PART: Final = re.compile(r"^- (\d+(?:\.\d+)+(?:\.[IVX]+)?)\b", re.M)


@cache
def sections() -> list[str]:
    """Return the numbers of all sections in our glossary, and of the points listed within them."""
    text = GLOSSARY.read_text(encoding="utf-8")
    found = {*(number.upper() for number in NUMBER.findall(text)), *PART.findall(text)}
    return sorted(found, key=_order)


def _order(section: str) -> tuple[tuple[int, str], ...]:
    return tuple((int(part), "") if part.isdigit() else (0, part) for part in section.split("."))


PROOFS = Proofs(sections, package)
proves, collect = PROOFS.proves, PROOFS.collect


def is_open(section: str) -> bool:
    """Tell whether a section belongs to a faction that is not written yet."""
    faction = CHAPTERS.get(int(section.partition(".")[0]))
    return faction is not None and faction not in factions()


def unproven() -> list[str]:
    """Return the sections that still need a test.

    A section needs none if its parts are listed separately, if a reason excuses it, or if it is open.
    """
    table = collect()
    return [
        section
        for section, found in table.items()
        if not found
        and section not in NOT_BY_PLAY
        and not is_open(section)
        and not any(other.startswith(f"{section}.") for other in table)
    ]


def main() -> None:
    """Print the table: each section, and beneath it its tests."""
    table = collect()
    still = {section: "open: the faction is not written" for section in table if is_open(section)}
    show(table, {**still, **NOT_BY_PLAY}, unproven())


if __name__ == "__main__":
    # Test modules register under the name of this module, not under ``__main__``.
    importlib.import_module("tests.root.rules.proof").main()
