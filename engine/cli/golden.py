"""Golden transcripts: whole games as text, kept with the tests.

The command ``python -m engine.cli.golden`` renews the transcripts.
"""

import sys
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

import engine
from engine.cli.transcript import transcript
from engine.desks import NOTHING, find_desk
from engine.fuzzing.probe import find_probe
from engine.kernel.game import new_header
from engine.kernel.match import Match
from engine.kernel.rng import Streams
from engine.players.driver import play_on

FOLDER: Final = Path(engine.__file__).parents[1] / "tests" / "golden"


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
    found = {}
    for name, kept in GAMES.items():
        match = played(kept)
        found[name] = "\n".join(transcript(match.header, match.log)) + "\n"
    return found


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


def main() -> int:
    """Write all transcripts."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in texts().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
