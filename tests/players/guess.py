"""A game of one decision, and a computer player for it: seat 0 takes the sure option, or guesses a hidden number.

The game draws one of six numbers. A correct guess wins. The sure option wins five times in six, which a die decides
later. Seat 1 bids in secret at the same time, and its bid counts for nothing.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from engine.kernel.flow import Flow, ask_all
from engine.kernel.game import Header
from engine.kernel.match import Match
from engine.kernel.outcome import Outcome
from engine.kernel.prompt import Option, Prompt
from engine.kernel.record import Record
from engine.kernel.rng import Stream, Streams
from engine.players.mind import Mind

NUMBERS = 6


class GuessTable:
    """The hidden number, and the later random events."""

    def __init__(self, seed: str) -> None:
        self.records: list[Record] = []
        self.barrier = False
        self.outcome: Outcome | None = None
        self.gone: list[int] = []
        self.streams = Streams(seed)
        self.hidden = self.streams["number"].below(NUMBERS)


class Guess:
    """The rules of the game."""

    name = "guess"
    rules, data, seat_count = "1", "1", (2, 2)

    def start(self, header: Header) -> GuessTable:
        return GuessTable(header.seed)

    def flow(self, table: GuessTable) -> Flow[None]:
        guesses = [Option(f"guess:{number}", "guess", number) for number in range(NUMBERS)]
        mine = Prompt(0, "guess", [Option("sure", "sure", -1), *guesses], rule="1")
        other = Prompt(1, "bid", [Option(f"bid:{number}", "bid", number) for number in range(3)], rule="1")
        answers = yield from ask_all([mine, other])
        guess = answers[0][0].value
        won = guess == table.hidden if guess >= 0 else table.streams["die"].below(6) > 0
        table.outcome = Outcome.won([0 if won else 1], "guessed", 2)

    def leave(self, table: GuessTable, seat: int) -> None:
        table.outcome = Outcome.won([1 - seat], "resigned", 2)

    def view(self, table: GuessTable, viewer: int | None) -> dict[str, Any]:
        return {}

    def open_view(self, table: GuessTable) -> dict[str, Any]:
        return {"hidden": table.hidden}


class GuessMind(Mind):
    """A policy that guesses 0, and worlds with any hidden number. The mind remembers the worlds that it drew."""

    searches = True
    budgets: ClassVar[Mapping[str, int]] = {"adept": 64, "master": 256}

    def __init__(self) -> None:
        self.drawn: list[int] = []
        self.asked: list[int] = []

    def choose(self, table: GuessTable, prompt: Prompt, stream: Stream) -> Sequence[str]:
        self.asked.append(prompt.seat)
        return [prompt.options[1].key]

    def candidates(
        self, table: GuessTable, prompt: Prompt, most: int, stream: Stream, *, wide: bool = True
    ) -> list[Sequence[str]]:
        if wide:
            return super().candidates(table, prompt, most, stream)
        return [[option.key] for option in prompt.options[1 : 1 + most]]

    def value(self, table: GuessTable, seat: int) -> float:
        return 0.5 if table.outcome is None else float(table.outcome.winner == seat)

    def redraw(self, match: Match, seat: int, known: Any, stream: Stream) -> None:
        match.table.hidden = stream.below(NUMBERS)
        match.table.streams = Streams(str(stream.bits()))
        self.drawn.append(match.table.hidden)
