"""This module reads the recorded runs from ``docs/measured.md``."""

import re
from collections.abc import Iterator

from engine.cli.contest import interval
from tests.plots.drawing import Share

# A row of a table: the subject, its goal in percent, wins of games.
ROW = re.compile(r"^\| (?P<name>[^|]+) \| (?P<goal>\d+) % \| (?P<won>\d+) of (?P<games>\d+)\b", re.MULTILINE)
# A row of a table: a faction, and its share of wins with the interval.
SHARE = re.compile(r"^\| (?P<name>[A-Z][a-z]+) \| (?P<share>\d+) % \((?P<low>\d+) to (?P<high>\d+)\)", re.MULTILINE)


def strengths(page: str) -> Iterator[Share]:
    """Yield the games that computers won, each with the goal for the lower end of its interval."""
    for row in ROW.finditer(_section(page, "Computer players")):
        won, games = int(row["won"]), int(row["games"])
        low, high = interval(won, games)
        name = row["name"].partition(", all ")[0]
        yield Share(f"{name}: {won} of {games}", 100 * won / games, 100 * low, 100 * high, float(row["goal"]))


def factions(page: str) -> Iterator[Share]:
    """Yield the share of games that each faction of Root won among novices."""
    for found in SHARE.finditer(_section(page, "Computer players")):
        yield Share(found["name"], float(found["share"]), float(found["low"]), float(found["high"]))


def _section(page: str, title: str) -> str:
    """Return the text of a section, without its title."""
    return page.partition(f"\n## {title}\n")[2].partition("\n## ")[0]
