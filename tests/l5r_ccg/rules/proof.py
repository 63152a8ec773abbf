"""Which test proves which heading of the rulebook. ``python -m tests.l5r_ccg.rules.proof`` prints the table.

The headings are the entries of our own glossary (``data/rules/l5r_ccg``), by id, in the order of the rulebook.
"""

from __future__ import annotations

import importlib
import pkgutil
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final, TypeVar

import pytest

import tests.l5r_ccg.rules as package
from tests.l5r_ccg.rules.headings import NOT_BY_PLAY

Test = TypeVar("Test", bound=Callable[..., object])
GLOSSARY: Final = Path(__file__).resolve().parents[3] / "data" / "rules" / "l5r_ccg" / "en.md"
ID: Final = re.compile(r"^- id: (\S+)$", re.M)

# The tests of each heading: ``test_duels.test_the_challenged_begins``.
PROOFS: dict[str, list[str]] = {}


@cache
def headings() -> tuple[str, ...]:
    """Return the ids of all headings, in the order of the rulebook."""
    return tuple(ID.findall(GLOSSARY.read_text(encoding="utf-8")))


def proves(*given: str) -> Callable[[Test], Test]:
    """Mark a test as proof of these headings."""
    unknown = [heading for heading in given if heading not in headings()]
    if unknown or not given:
        raise ValueError(f"no such heading: {unknown}")

    def mark(test: Test) -> Test:
        name = f"{test.__module__.rpartition('.')[2]}.{test.__name__}"
        for heading in given:
            found = PROOFS.setdefault(heading, [])
            if name not in found:
                found.append(name)
        marked: Test = pytest.mark.proves(*given)(test)
        return marked

    return mark


def collect() -> dict[str, list[str]]:
    """Import every test module of this package and return all headings with their tests."""
    for module in pkgutil.iter_modules(package.__path__):
        if module.name.startswith("test_"):
            importlib.import_module(f"{package.__name__}.{module.name}")
    return {heading: PROOFS.get(heading, []) for heading in headings()}


def unproven() -> list[str]:
    """Return the headings that neither have a test nor a reason for having none."""
    return [heading for heading, found in collect().items() if not found and heading not in NOT_BY_PLAY]


def main() -> None:
    """Print the table: each heading, and beneath it its tests."""
    table = collect()
    for heading, found in table.items():
        print(heading)
        for line in found or [f"({NOT_BY_PLAY[heading]})" if heading in NOT_BY_PLAY else "-- NO TEST --"]:
            print(f"    {line}")
    missing = unproven()
    print(f"\n{len(table) - len(missing)} of {len(table)} headings; without a test: {', '.join(missing) or 'none'}")


if __name__ == "__main__":
    # Test modules register under the module's own name, not under ``__main__``.
    importlib.import_module("tests.l5r_ccg.rules.proof").main()
