"""The table of faults in docs/operating.md: the messages that people read, and the lines in the log."""

import re
from pathlib import Path
from typing import Final, NamedTuple

import pytest

PAGE: Final = Path(__file__).parents[2] / "docs" / "operating.md"
NEXT: Final = "at the next start: "
DOWN: Final = "Discord's own sentence: the application did not respond"
HEAD: Final = "| what happens | what people read | what the log says |\n|---|---|---|\n"


class Fault(NamedTuple):
    """A row of two patterns, in which … stands for any text."""

    read: str
    logged: str

    def require_read(self, text: str) -> None:
        """Fail unless people read the sentence in the table."""
        assert pattern(self.read).search(text), text

    def require_logged(self, caplog: pytest.LogCaptureFixture) -> None:
        """Fail unless the log has the line of the table, once, and no traceback."""
        lines = [record for record in caplog.records if pattern(self.logged).search(record.getMessage())]
        assert len(lines) == 1 and not lines[0].exc_info, caplog.text


def pattern(text: str) -> re.Pattern[str]:
    """Return the pattern that a cell of the table describes."""
    return re.compile(".*".join(map(re.escape, text.removeprefix(NEXT).strip("`").split("…"))))


def faults() -> dict[str, Fault]:
    """Return all rows by their events."""
    rows = PAGE.read_text(encoding="utf-8").partition(HEAD)[2].partition("\n\n")[0].splitlines()
    cells = [[cell.strip() for cell in row.strip("|").split(" | ")] for row in rows]
    return {what: Fault(read, logged) for what, read, logged in cells}


def fault(what: str) -> Fault:
    """Return the row of a fault."""
    return faults()[what]
