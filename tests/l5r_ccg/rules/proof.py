"""The table of the tests that prove each heading of the rulebook.

The command ``python -m tests.l5r_ccg.rules.proof`` prints the table. The headings are the entries of our own glossary
(``data/rules/l5r_ccg``), by id, in the order of the rulebook.
"""

from __future__ import annotations

import importlib
import re
from functools import cache
from pathlib import Path
from typing import Final

import tests.l5r_ccg as package
from tests.l5r_ccg.rules.headings import NOT_BY_PLAY
from tests.proofs import Proofs, show

GLOSSARY: Final = Path(__file__).resolve().parents[3] / "data" / "rules" / "l5r_ccg" / "en.md"
ID: Final = re.compile(r"^- id: (\S+)$", re.M)


@cache
def headings() -> tuple[str, ...]:
    """Return the ids of all headings, in the order of the rulebook."""
    return tuple(ID.findall(GLOSSARY.read_text(encoding="utf-8")))


PROOFS = Proofs(headings, package)
proves, collect = PROOFS.proves, PROOFS.collect


def unproven() -> list[str]:
    """Return the headings that have neither a test nor a reason for having no test."""
    return [heading for heading, found in collect().items() if not found and heading not in NOT_BY_PLAY]


def main() -> None:
    """Print the table: each heading, and beneath it the tests of the heading."""
    show(collect(), NOT_BY_PLAY, unproven())


if __name__ == "__main__":
    # Test modules register under the name of this module, not under ``__main__``.
    importlib.import_module("tests.l5r_ccg.rules.proof").main()
