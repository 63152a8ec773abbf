"""``python -m tests.mutation.reach``: prints how much of each package the last run of tests reached.

The program reads the data that ``pytest --cov`` writes to ``.coverage``.
"""

import json
import sys
import tempfile
from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path

from coverage import Coverage, CoverageData
from coverage.exceptions import CoverageException


def reaching(data: Path, source: Path) -> dict[int, list[str]]:
    """Return, for each line of a source that tests reached, the ids of these tests.

    A line that runs when the source is imported has no test.
    """
    kept = CoverageData(str(data))
    kept.read()
    contexts = kept.contexts_by_lineno(str(source))
    return {
        line: sorted({name.rpartition("|")[0] for name in names if "|" in name}) for line, names in contexts.items()
    }


def share(totals: Mapping[str, int]) -> float:
    """Return the share of lines and branches that were reached, from 0 to 1."""
    there = totals["num_statements"] + totals["num_branches"]
    return (totals["covered_lines"] + totals["covered_branches"]) / there if there else 1.0


def by_room(folder: Path) -> dict[str, dict[str, int]]:
    """Return the counts of lines and branches of each package, from the data in ``folder``.

    Raises CoverageException if there are no data.
    """
    measured = Coverage(data_file=str(folder / ".coverage"), config_file=str(folder / "pyproject.toml"))
    measured.load()
    with tempfile.TemporaryDirectory() as place:
        report = Path(place) / "report.json"
        measured.json_report(outfile=str(report), ignore_errors=True)
        files = json.loads(report.read_text())["files"]
    rooms: dict[str, dict[str, int]] = defaultdict(lambda: defaultdict(int))
    for name, facts in files.items():
        for kind, number in facts["summary"].items():
            if isinstance(number, int):
                rooms[room_of(folder, name)][kind] += number
    return dict(sorted(rooms.items()))


def room_of(folder: Path, name: str) -> str:
    """Return the package of a source in ``folder``: its first two folders, or the only one."""
    place = Path(name)
    return "/".join((place.relative_to(folder) if place.is_absolute() else place).parts[:-1][:2])


def main() -> int:
    folder = Path.cwd()
    try:
        rooms = by_room(folder)
    except CoverageException as missing:
        print(f"no data: run pytest --cov first ({missing})", file=sys.stderr)
        return 1
    print(f"{'room':20} {'lines':>7} {'branches':>9} {'reached':>8}")
    for room, totals in rooms.items():
        print(f"{room:20} {totals['num_statements']:7} {totals['num_branches']:9} {100 * share(totals):7.1f}%")
    return 0


if __name__ == "__main__":
    sys.exit(main())
