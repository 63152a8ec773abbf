"""Golden transcripts: whole games as text, kept with the tests.

The headers of their matches are kept beside them, with the fingerprints of the rules that produced them. The rules may
read a stored transcript differently only if their fingerprint has changed. Otherwise something that decides how a log
is read is missing from the fingerprint. The command ``python -m engine.cli.golden`` renews transcripts and headers. If
the fingerprint lacks something, the command renews nothing without ``--anyway``.
"""

import json
import re
import sys
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

import engine
from engine.cli.transcript import transcript
from engine.desks import NOTHING, find_desk
from engine.fuzzing.probe import find_probe
from engine.kernel.fingerprint import fingerprint
from engine.kernel.game import Header, new_header
from engine.kernel.match import Corrupt, Match
from engine.kernel.prompt import Refused
from engine.kernel.rng import Streams
from engine.players.driver import play_on

FOLDER: Final = Path(engine.__file__).parents[1] / "tests" / "golden"
HEADERS: Final = "headers.json"
NEW: Final = "no transcript is stored yet: make golden, and read it"
RENEW: Final = "the transcript differs; if that is meant: make golden, and look at the diff"
UNMARKED: Final = (
    "behaviour changed but the fingerprint did not; "
    "something that decides how a log is read is not part of the fingerprint"
)
_DECISION: Final = re.compile(r"^ *\d+ \[(\d+)\] (.+)$", re.MULTILINE)


class Kept(NamedTuple):
    """A golden game: its seed, its players' moods, the asked seats, the decks or factions, and the settings.

    Each random player has a mood. If ``turns`` is given, the game stops when that many turns have begun. If
    ``decisions`` is given, the game stops after that many decisions.
    """

    game: str
    seed: str
    moods: tuple[int, ...]
    asked: tuple[int, ...] = ()
    brings: tuple[str, ...] = ()
    settings: Mapping[str, str] = {}
    turns: int | None = None
    decisions: int | None = None


GAMES: Final = {
    "l5r-lcg-quick.txt": Kept("l5r-lcg", "golden-1", (0, 0)),
    "l5r-lcg-long.txt": Kept("l5r-lcg", "golden-2", (1, 1), (0, 1)),
    "root-base.txt": Kept(
        "root", "golden-1", (1, 1, 1, 2), (0, 1, 2, 3), ("marquise", "eyrie", "alliance", "vagabond"), turns=16
    ),
    "root-exiles-lake.txt": Kept(
        "root",
        "golden-2",
        (1, 1, 1, 1, 1, 1),
        (),
        ("corvids", "duchy", "cult", "riverfolk", "hundreds", "keepers"),
        {"map": "lake", "deck": "exiles", "set-up": "standard"},
        turns=18,
    ),
    "root-drafted-mountain.txt": Kept(
        "root", "golden-3", (0, 1, 0), (1,), (NOTHING,) * 3, {"map": "mountain", "set-up": "advanced"}, turns=12
    ),
    "l5r-ccg-two.txt": Kept("l5r-ccg", "golden-3", (2, 2), (0,)),
    "l5r-ccg-four.txt": Kept("l5r-ccg", "golden-2", (2, 1, 1, 2), (0, 1, 2, 3), decisions=400),
}


def texts() -> dict[str, str]:
    """Play all golden games under the present rules and return their transcripts by file name."""
    return {name: text_of(played(kept)) for name, kept in GAMES.items()}


def text_of(match: Match) -> str:
    """Return the transcript of a match."""
    return "\n".join(transcript(match.header, match.log)) + "\n"


def difference(name: str, text: str, folder: Path = FOLDER) -> str | None:
    """Return what is wrong if ``text`` is not the stored transcript of this name, or None if it is.

    A transcript also differs if only the random players decide otherwise. So this function replays the stored
    decisions, to see whether the rules still read them as before.
    """
    path = folder / name
    if not path.exists():
        return f"{name}: {NEW}"
    stored = path.read_text(encoding="utf-8")
    if text == stored:
        return None
    facts = json.loads((folder / HEADERS).read_text(encoding="utf-8"))[name]
    header = Header(**{**facts, "seats": tuple(facts["seats"])})
    marked = header.fingerprint != fingerprint(header.game)
    return f"{name}: {RENEW if marked or _read_again(header, stored) == stored else UNMARKED}"


def _read_again(header: Header, text: str) -> str | None:
    """Return the transcript of the same decisions under the present rules, or None if the rules refuse one of them."""
    try:
        match = Match.start(header)
        for seat, keys in _DECISION.findall(text):
            match.answer(int(seat), [] if keys == "-" else keys.split(" + "))
    except (Corrupt, Refused):
        return None
    return text_of(match)


def played(kept: Kept) -> Match:
    """Return a game between random players, one of each mood.

    The seats have the decks or factions ``names``, or the usual ones.
    """
    desk, probe = find_desk(kept.game), find_probe(kept.game)
    seats = desk.seats(kept.brings or desk.usual(len(kept.moods)), Streams(kept.seed)["decks"])
    options = {"asked": list(kept.asked), **kept.settings}
    match = Match.start(new_header(kept.game, kept.seed, seats, options=options))
    stream = Streams(kept.seed)["players"]
    players = {seat: partial(probe.choose, stream=stream, mood=mood) for seat, mood in enumerate(kept.moods)}
    for _ in play_on(match, players):
        if kept.turns is not None and (desk.turns(match) or 0) > kept.turns:
            break
        if kept.decisions is not None and len(match.log) >= kept.decisions:
            break
    return match


def main(arguments: Sequence[str], folder: Path = FOLDER) -> int:
    """Write all transcripts and headers. Return 1 and write nothing if the fingerprint lacks something."""
    matches = {name: played(kept) for name, kept in GAMES.items()}
    texts = {name: text_of(match) for name, match in matches.items()}
    if "--anyway" not in arguments:
        found = [difference(name, text, folder) or "" for name, text in texts.items()]
        if unmarked := [line for line in found if line.endswith(UNMARKED)]:
            print("\n".join(unmarked), file=sys.stderr)
            return 1
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8")
    headers = {name: match.header.facts() for name, match in matches.items()}
    (folder / HEADERS).write_text(json.dumps(headers, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
