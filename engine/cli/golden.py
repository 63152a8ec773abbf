"""Golden transcripts: whole games as text, kept with the tests. ``python -m engine.cli.golden`` renews them."""

import sys
from functools import partial
from pathlib import Path
from typing import Final

import engine
from engine.cli.transcript import transcript
from engine.desks import find_desk
from engine.fuzzing.probe import find_probe
from engine.kernel.game import new_header
from engine.kernel.match import Match
from engine.kernel.rng import Streams
from engine.players.driver import play_on

FOLDER: Final = Path(engine.__file__).parents[1] / "tests" / "golden"
# The file's name, the game, its seed, the moods of the players, and which seats are asked.
GAMES: Final = (
    ("l5r-lcg-quick.txt", "l5r-lcg", "golden-1", (0, 0), ()),
    ("l5r-lcg-long.txt", "l5r-lcg", "golden-2", (1, 1), (0, 1)),
)


def texts() -> dict[str, str]:
    """Return every golden transcript as the rules make it now, by its file's name."""
    found = {}
    for name, game, seed, moods, asked in GAMES:
        match = played(game, seed, moods, asked)
        found[name] = "\n".join(transcript(match.header, match.log)) + "\n"
    return found


def played(game: str, seed: str, moods: tuple[int, ...], asked: tuple[int, ...]) -> Match:
    """Return a whole random game of what seats usually bring, with a player of each mood."""
    desk, probe = find_desk(game), find_probe(game)
    seats = desk.seats(desk.usual(len(moods)), Streams(seed)["decks"])
    match = Match.start(new_header(game, seed, seats, options={"asked": list(asked)}))
    stream = Streams(seed)["players"]
    players = {seat: partial(probe.choose, stream=stream, mood=mood) for seat, mood in enumerate(moods)}
    for _ in play_on(match, players):
        pass
    return match


def main() -> int:
    """Write them all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in texts().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
