"""Which test proves which section of the Law. ``python -m tests.root.rules.proof`` prints the table.

The sections are those of our own glossary (``data/rules/root``), by number; a section that only heads others needs no
test of its own. Chapters of factions that are not written yet are listed as open.
"""

from __future__ import annotations

import importlib
import pkgutil
import re
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

import pytest

import tests.root.rules as package
from engine.root.factions import factions
from tests.root.rules.sections import CHAPTERS, NOT_BY_PLAY

Test = TypeVar("Test", bound=Callable[..., object])
GLOSSARY: Final = Path(__file__).resolve().parents[3] / "data" / "rules" / "root" / "en.md"
NUMBER: Final = re.compile(r"^- id: law-(\d+(?:\.\d+)*(?:\.[ivx]+)?)$", re.M)
PART: Final = re.compile(r"^- (\d+(?:\.\d+)+(?:\.[IVX]+)?)\b", re.M)

# The tests of each section: ``test_battle.test_rolled_hits_are_limited_by_warriors``.
PROOFS: dict[str, list[str]] = {}


def sections() -> list[str]:
    """Return the numbers of all sections that our glossary has, and of the points that it lists within them."""
    text = GLOSSARY.read_text(encoding="utf-8")
    found = {*(number.upper() for number in NUMBER.findall(text)), *PART.findall(text)}
    return sorted(found, key=_order)


def _order(section: str) -> tuple[tuple[int, str], ...]:
    return tuple((int(part), "") if part.isdigit() else (0, part) for part in section.split("."))


def proves(*given: str) -> Callable[[Test], Test]:
    """Mark a test as proof of these sections."""
    known = sections()
    unknown = [section for section in given if section not in known]
    if unknown or not given:
        raise ValueError(f"no such section: {unknown}")

    def mark(test: Test) -> Test:
        name = f"{test.__module__.rpartition('.')[2]}.{test.__name__}"
        for section in given:
            found = PROOFS.setdefault(section, [])
            if name not in found:
                found.append(name)
        marked: Test = pytest.mark.proves(*given)(test)
        return marked

    return mark


def collect() -> dict[str, list[str]]:
    """Import every test module of this package and return all sections with their tests."""
    for module in pkgutil.iter_modules(package.__path__):
        if module.name.startswith("test_"):
            importlib.import_module(f"{package.__name__}.{module.name}")
    return {section: PROOFS.get(section, []) for section in sections()}


def is_open(section: str) -> bool:
    """Tell whether a section belongs to a faction that is not written yet."""
    faction = CHAPTERS.get(int(section.partition(".")[0]))
    return faction is not None and faction not in factions()


def unproven() -> list[str]:
    """Return the sections that have no test, no tested part, no reason for having none, and are not open."""
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
    for section, found in table.items():
        print(section)
        reason = NOT_BY_PLAY.get(section) or (
            "open: the faction is not written" if is_open(section) else "-- NO TEST --"
        )
        for line in found or [reason]:
            print(f"    {line}")
    missing = unproven()
    print(f"\n{len(table) - len(missing)} of {len(table)} sections; without a test: {', '.join(missing) or 'none'}")


if __name__ == "__main__":
    # Test modules register under the module's own name, not under ``__main__``.
    importlib.import_module("tests.root.rules.proof").main()
