"""Which test proves which entry of the rules reference. ``python -m tests.l5r_lcg.rules.proof`` prints the table."""

from __future__ import annotations

import importlib

import tests.l5r_lcg as package
from tests.l5r_lcg.rules.entries import ENTRIES, NOT_BY_PLAY
from tests.proofs import Proofs, show

# An entry is named exactly as in ``entries``.
PROOFS = Proofs(lambda: ENTRIES, package)
proves, collect = PROOFS.proves, PROOFS.collect


def unproven() -> list[str]:
    """Return the entries that have no test and no reason for having none."""
    return [entry for entry, found in collect().items() if not found and entry not in NOT_BY_PLAY]


def main() -> None:
    """Print the table: each entry, and beneath it its tests."""
    show(collect(), NOT_BY_PLAY, unproven())


if __name__ == "__main__":
    # Test modules register under the name of this module, not under ``__main__``.
    importlib.import_module("tests.l5r_lcg.rules.proof").main()
