"""``play``: in the terminal, against a random computer player."""

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, TextIO

from engine.cli.desks import Desk, find_desk, game_names
from engine.cli.texts import is_single, prompt_lines, told
from engine.kernel.game import Header, find_game
from engine.kernel.match import RESIGN, Match
from engine.kernel.prompt import Prompt, Refused
from engine.kernel.rng import Streams
from engine.kernel.wire import save_match
from engine.players.random import choose

YOU, COMPUTER = 0, 1
HELP: Final = """\
1 4 7        choose options by number (several where several may be chosen; empty line: none)
show         the table again
log          what happened so far
undo         take your last decision back
save FILE    write the match to a file (python -m engine replay FILE)
resign       give up
quit         leave"""


def add_arguments(command: argparse.ArgumentParser) -> None:
    """Say what ``play`` takes."""
    command.add_argument("game", choices=game_names())
    command.add_argument("--seed", default="1")
    command.add_argument("--deck", help="your deck")
    command.add_argument("--against", help="the computer's deck")


def run(parsed: argparse.Namespace) -> int:
    """Play a match to its end, or to the end of the input."""
    desk = find_desk(parsed.game)
    own, other = desk.starters
    game = find_game(parsed.game)
    decks = (parsed.deck or own, parsed.against or other)
    header = Header(game.name, parsed.seed, tuple({"deck": deck} for deck in decks), rules=game.rules, data=game.data)
    if isinstance(sys.stdout, TextIO) and hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")
    Terminal(Match.start(header), desk, sys.stdin).play()
    return 0


class Left(Exception):
    """Raised when the player leaves the match."""


class Terminal:
    """One match between a person at the terminal and the computer."""

    def __init__(self, match: Match, desk: Desk, source: TextIO) -> None:
        self.match = match
        self.desk = desk
        self.source = source
        self.stream = Streams(f"{match.header.seed}/computer")["player"]
        self.told = 0
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
        print("help: what can be typed")
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
        prompt = self.match.prompt_for(COMPUTER)
        if prompt is not None:
            self.match.answer(COMPUTER, choose(prompt, self.stream))
            return
        prompt = self.match.prompt_for(YOU)
        assert prompt is not None
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
        """Return the option keys that the numbers of a line mean."""
        words = line.replace(",", " ").split()
        numbers = [int(word) for word in words if word.isascii() and word.isdecimal() and len(word) < 6]
        if len(numbers) != len(words) or not all(1 <= number <= len(prompt.options) for number in numbers):
            raise Refused("unknown-number", numbers=f"1-{len(prompt.options)}")
        if not words and is_single(prompt):
            raise Refused("too-few", least=1)
        return [prompt.options[number - 1].key for number in numbers]

    def _tell(self) -> None:
        for line in told(self.match.records[self.told :], YOU):
            print(line)
        self.told = len(self.match.records)

    def show(self, _: str) -> None:
        """Show the table and the question."""
        print()
        for line in self.desk.table(self.match.view(YOU)):
            print(line)
        prompt = self.match.prompt_for(YOU)
        if prompt is not None:
            print()
            for line in prompt_lines(prompt, self.desk):
                print(line)

    def log(self, _: str) -> None:
        """Show all that happened."""
        for line in told(self.match.records, YOU):
            print(line)

    def undo(self, _: str) -> None:
        """Take the last decision back; the computer always consents."""
        self.match = self.match.undo(YOU, consent=True)
        self.told = len(self.match.records)

    def save(self, name: str) -> None:
        """Write the match to a file."""
        try:
            Path(name).write_text(save_match(self.match).model_dump_json() + "\n", encoding="utf-8")
            print("saved")
        except (OSError, ValueError) as problem:
            raise Refused("not-written", problem=type(problem).__name__) from problem

    def resign(self, _: str) -> None:
        """Give up."""
        self.match.answer(YOU, [RESIGN])

    def quit(self, _: str) -> None:
        """Leave."""
        raise Left
