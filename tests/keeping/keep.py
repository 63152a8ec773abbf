"""This module stores matches of the present rules. ``python -m tests.keeping.keep NAME`` adds them to the stored ones.

The program plays random games of all sizes, and stores them at every kind of question that they reach. Run the program
for each release. Every later version of the code must resume these matches (``test_kept.py``).
"""

import json
import lzma
import sys
from base64 import b85decode, b85encode
from collections.abc import Iterator
from pathlib import Path
from textwrap import wrap
from typing import Any, Final, NamedTuple

from pydantic_core import from_json

from engine.desks import game_names
from engine.keeping import Kept, Moment, moment_of, state_json
from engine.kernel.fingerprint import fingerprint
from engine.kernel.game import Header, find_game
from engine.kernel.match import Decision

from .playing import begun, playing

FOLDER: Final = Path(__file__).parent / "kept"
WIDTH: Final = 110
# How many games for each number of seats, and how many answers; other games are stored only if they show something new.
GAMES: Final = 7
ANSWERS: Final = 260


class Stored(NamedTuple):
    """One match, stored at several points: the kind of question that is open there, by the number of rows."""

    kept: Kept
    cuts: dict[int, tuple[str, dict[int, tuple[str, ...]]]]

    def at(self, row: int) -> Kept:
        """Return what the store would have contained at one of the points."""
        moments = [moment for moment in self.kept.moments if moment.row < row and moment.begins]
        moments += [moment for moment in self.kept.moments if moment.row == row][-1:]
        digests = {at: digest for at, digest in self.kept.digests.items() if at <= row}
        return Kept(self.kept.header, self.kept.log[:row], self.cuts[row][1], digests, moments)


def stored(game: str, seats: int, number: int, met: set[str]) -> Stored | None:
    """Return a random game with the points at which it is stored: where a new kind of question is open."""
    seed = f"kept/{seats}/{number}"
    cuts: dict[int, tuple[str, dict[int, tuple[str, ...]]]] = {}
    points: list[Moment] = []
    match = begun(game, seats, seed, mixed=number > 0)
    for run in playing(match, ANSWERS):
        kinds = {f"{seats}:held"} if run.match.held else {prompt.kind for prompt in match.pending}
        if kinds - met:
            met |= kinds
            points.append(json_of(moment_of(match)))
            cuts[len(match.log)] = (min(kinds), match.held_keys())
    if not (cuts or number == 0):
        return None
    if match.outcome is None and len(match.log) not in cuts:
        points.append(json_of(moment_of(match)))
        cuts[len(match.log)] = ("last", match.held_keys())
    begins = [moment for moment in run.moments if any(row - 40 <= moment.row <= row for row in cuts)]
    moments = sorted([*begins, *points], key=lambda moment: (moment.row, not moment.begins))
    length = max(cuts)
    digests = {row: text for row, text in run.digests.items() if row <= length}
    return Stored(Kept(match.header, tuple(match.log[:length]), {}, digests, moments), cuts)


def json_of(moment: Moment) -> Moment:
    """Return a moment as it is read from a file."""
    return moment._replace(state=from_json(state_json(moment.state)))


def found(game: str) -> Iterator[Stored]:
    """Yield games of all sizes."""
    least, most = find_game(game).seat_count
    met: set[str] = set()
    for seats in range(least, most + 1):
        for number in range(GAMES):
            one = stored(game, seats, number, met)
            if one is not None:
                yield one


def pack(games: list[Stored]) -> str:
    """Return stored games as lines of text."""
    body = json.dumps([facts(one) for one in games], separators=(",", ":")).encode()
    return "\n".join(wrap(b85encode(lzma.compress(body, preset=9)).decode(), WIDTH)) + "\n"


def facts(one: Stored) -> dict[str, Any]:
    kept = one.kept
    return {
        "header": kept.header.facts(),
        "log": [[row.seat, list(row.keys), row.auto] for row in kept.log],
        "digests": kept.digests,
        "moments": kept.moments,
        "cuts": one.cuts,
    }


def unpack(path: Path) -> list[Stored]:
    """Return the stored games of a file."""
    packed = "".join(path.read_text(encoding="ascii").split())
    return [_stored(given) for given in json.loads(lzma.decompress(b85decode(packed)))]


def _stored(given: dict[str, Any]) -> Stored:
    header = Header(**{**given["header"], "seats": tuple(given["header"]["seats"])})
    log = tuple(Decision(seat, tuple(keys), auto) for seat, keys, auto in given["log"])
    digests = {int(row): text for row, text in given["digests"].items()}
    cuts = {
        int(row): (kind, {int(seat): tuple(keys) for seat, keys in held.items()})
        for row, (kind, held) in given["cuts"].items()
    }
    return Stored(Kept(header, log, {}, digests, [Moment(*moment) for moment in given["moments"]]), cuts)


def main(arguments: list[str]) -> int:
    """Write the stored games of each game."""
    (name,) = arguments
    folder = FOLDER / name
    folder.mkdir(parents=True, exist_ok=True)
    for game in game_names():
        games = list(found(game))
        (folder / f"{game}.txt").write_text(pack(games), encoding="ascii")
        points = sum(len(one.cuts) for one in games)
        print(f"{game} {fingerprint(game)}: {len(games)} games at {points} points")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
