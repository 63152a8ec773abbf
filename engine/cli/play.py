"""``play``: a match in the terminal against computer players."""

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final, TextIO

from engine.cli.texts import is_single, prompt_lines, record_lines
from engine.desks import Desk, find_desk, game_names, names_for
from engine.kernel.game import new_header
from engine.kernel.match import RESIGN, Match
from engine.kernel.prompt import Prompt, Refused
from engine.kernel.rng import Streams
from engine.players.computer import LEVELS, USUAL, Level, decide, find_level
from engine.saves import save

YOU: Final = 0
HELP: Final = """\
1 4 7        choose options by number (several numbers if several are allowed; an empty line chooses none)
show         the table again
log          what happened so far
undo         take your last decision back
save FILE    write the match to a file (python -m engine replay FILE)
resign       give up
quit         leave"""


def add_arguments(command: argparse.ArgumentParser) -> None:
    """Add the arguments of ``play``."""
    command.add_argument("game", choices=game_names())
    command.add_argument("--seed", default="1")
    command.add_argument("--seats", type=int, metavar="N", help="number of seats (default: the fewest possible)")
    command.add_argument("--deck", metavar="NAME", help="your deck or faction")
    command.add_argument("--against", metavar="NAMES", help="the computers' decks or factions, separated by commas")
    command.add_argument(
        "--level",
        default=USUAL,
        metavar="LEVELS",
        help=f"the computers' level: {', '.join(LEVELS)}; one level for all, or one for each",
    )


def run(parsed: argparse.Namespace) -> int:
    """Play a match to its end, or to the end of the input."""
    desk = find_desk(parsed.game)
    seats = desk.seats(brought(parsed), Streams(parsed.seed)["decks"])
    header = new_header(parsed.game, parsed.seed, seats)
    if isinstance(sys.stdout, TextIO) and hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")
    levels = levels_of(parsed.level, len(seats) - 1)
    Terminal(Match.start(header), desk, sys.stdin, levels).play()
    return 0


def levels_of(names: str, count: int) -> list[Level]:
    """Return a level for each of ``count`` computers. Raises Refused: ``unknown-level``, ``level-count``."""
    levels = [find_level(name) for name in names.split(",")]
    if len(levels) not in (1, count):
        raise Refused("level-count", given=len(levels), computers=count)
    return levels * count if len(levels) == 1 else levels


def brought(parsed: argparse.Namespace) -> list[str]:
    """Return the name of each seat's deck or faction.

    Raises Refused (``seat-count``) if the number of seats is wrong.
    """
    against = parsed.against.split(",") if parsed.against else []
    names = names_for(parsed.game, count=parsed.seats or (len(against) + 1 if len(against) > 1 else None))
    if len(against) > len(names) - 1:
        raise Refused("seat-count", least=len(against) + 1, most=len(names))
    own = [parsed.deck] if parsed.deck else names[:1]
    return [*own, *against, *names[1 + len(against) :]]


class Left(Exception):
    """Raised when the player leaves the match."""


class Terminal:
    """One match between a person at the terminal and computers on all other seats."""

    def __init__(self, match: Match, desk: Desk, source: TextIO, levels: Sequence[Level]) -> None:
        self.match = match
        self.desk = desk
        self.source = source
        self.computers = dict(enumerate(levels, YOU + 1))
        self.shown = 0
        self.commands: dict[str, Callable[[str], None]] = {
            "show": self.show,
            "log": self.log,
            "undo": self.undo,
            "save": self.save,
            "resign": self.resign,
            "help": lambda _: print(HELP),
            "quit": self.quit,
        }

    def play(self) -> None:
        """Take turns until the match is over or the player leaves."""
        print("help: list the commands")
        try:
            while self.match.outcome is None:
                self._turn()
        except Left:
            print("left")
            return
        self._tell()
        self.show("")
        print(f"outcome: {json.dumps(self.match.outcome.facts())}")

    def _turn(self) -> None:
        while asked := [seat for seat in self.match.waiting() if seat in self.computers]:
            level = self.computers[asked[0]]
            self.match.answer(asked[0], decide(self.match, asked[0], level, self.match.header.seed))
        prompt = self.match.prompt_for(YOU)
        if prompt is None:
            return
        self._tell()
        self.show("")
        version = self.match.version, len(self.match.records)
        for line in self._lines():
            self._obey(prompt, line)
            if (self.match.version, len(self.match.records)) != version or self.match.outcome is not None:
                return

    def _lines(self) -> Iterator[str]:
        while True:
            print("> ", end="", flush=True)
            line = self.source.readline()
            if not line:
                print()
                raise Left
            yield line.strip()

    def _obey(self, prompt: Prompt, line: str) -> None:
        name, _, rest = line.partition(" ")
        try:
            if name in self.commands:
                self.commands[name](rest.strip())
            else:
                self.match.answer(YOU, self._keys(prompt, line))
        except Refused as refusal:
            print("refused:", refusal.reason, *(f"{key}={value}" for key, value in refusal.data.items()))

    def _keys(self, prompt: Prompt, line: str) -> list[str]:
        """Return the keys of the options whose numbers are in ``line``."""
        words = line.replace(",", " ").split()
        numbers = [int(word) for word in words if word.isascii() and word.isdecimal() and len(word) < 6]
        if len(numbers) != len(words) or not all(1 <= number <= len(prompt.options) for number in numbers):
            raise Refused("unknown-number", numbers=f"1-{len(prompt.options)}")
        if not words and is_single(prompt):
            raise Refused("too-few", least=1)
        return [prompt.options[number - 1].key for number in numbers]

    def _tell(self) -> None:
        for line in record_lines(self.match.records[self.shown :], YOU):
            print(line)
        self.shown = len(self.match.records)

    def show(self, _: str) -> None:
        """Show the table and the open question."""
        print()
        for line in self.desk.table(self.match.view(YOU)):
            print(line)
        prompt = self.match.prompt_for(YOU)
        if prompt is not None:
            print()
            for line in prompt_lines(prompt, self.desk):
                print(line)

    def log(self, _: str) -> None:
        """Show the whole log."""
        for line in record_lines(self.match.records, YOU):
            print(line)

    def undo(self, _: str) -> None:
        """Take the last decision back. The computers always consent."""
        self.match = self.match.undo(YOU, consent=True)
        self.shown = len(self.match.records)

    def save(self, name: str) -> None:
        """Write the match to a file."""
        try:
            Path(name).write_text(save(self.match).model_dump_json() + "\n", encoding="utf-8")
            print("saved")
        except (OSError, ValueError) as problem:
            raise Refused("not-written", problem=type(problem).__name__) from problem

    def resign(self, _: str) -> None:
        """Give up."""
        self.match.answer(YOU, [RESIGN])

    def quit(self, _: str) -> None:
        """Leave."""
        raise Left
