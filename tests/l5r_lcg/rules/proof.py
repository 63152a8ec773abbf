"""Which test proves which entry of the rules reference. ``python -m tests.l5r_lcg.rules.proof`` prints the table."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable
from typing import TypeVar

import pytest

import tests.l5r_lcg as package
from tests.l5r_lcg.rules.entries import ENTRIES, NOT_BY_PLAY

Test = TypeVar("Test", bound=Callable[..., object])

# The tests of each entry: ``test_actions.test_an_action_is_used_once_a_round``.
PROOFS: dict[str, list[str]] = {}


def proves(*entries: str) -> Callable[[Test], Test]:
    """Mark a test as proof of these entries; an entry is named exactly as in ``entries``."""
    unknown = [entry for entry in entries if entry not in ENTRIES]
    if unknown or not entries:
        raise ValueError(f"no such entry: {unknown}")

    def mark(test: Test) -> Test:
        name = f"{test.__module__.rpartition('.')[2]}.{test.__name__}"
        for entry in entries:
            found = PROOFS.setdefault(entry, [])
            if name not in found:
                found.append(name)
        marked: Test = pytest.mark.proves(*entries)(test)
        return marked

    return mark


def collect() -> dict[str, list[str]]:
    """Import every test module of the card game and return all entries with their tests."""
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        if module.name.rpartition(".")[2].startswith("test_"):
            importlib.import_module(module.name)
    return {entry: PROOFS.get(entry, []) for entry in ENTRIES}


def unproven() -> list[str]:
    """Return the entries that neither have a test nor a reason for having none."""
    return [entry for entry, found in collect().items() if not found and entry not in NOT_BY_PLAY]


def main() -> None:
    """Print the table: each entry, and beneath it its tests."""
    table = collect()
    for entry, found in table.items():
        print(entry)
        for line in found or [f"({NOT_BY_PLAY[entry]})" if entry in NOT_BY_PLAY else "-- NO TEST --"]:
            print(f"    {line}")
    missing = unproven()
    print(f"\n{len(table) - len(missing)} of {len(table)} entries; without a test: {', '.join(missing) or 'none'}")


if __name__ == "__main__":
    # Test modules register under the module's own name, not under ``__main__``.
    importlib.import_module("tests.l5r_lcg.rules.proof").main()
