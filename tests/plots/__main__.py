"""``python -m tests.plots``: draws the plots of ``docs/measured.md`` from the runs recorded in it."""

import sys
from pathlib import Path

from tests.plots.drawing import plot
from tests.plots.recorded import factions, strengths

DOCS = Path(__file__).parents[2] / "docs"


def main() -> int:
    page = (DOCS / "measured.md").read_text(encoding="utf-8")
    for name, shares in (("strengths", [*strengths(page)]), ("factions", [*factions(page)])):
        (DOCS / f"{name}.svg").write_text(plot(shares), encoding="utf-8")
        print(f"docs/{name}.svg: {len(shares)} lines")
    return 0


if __name__ == "__main__":
    sys.exit(main())
