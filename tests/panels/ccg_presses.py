"""``python -m tests.panels.ccg_presses``: how many presses the players of the 1997 game need in a turn.

Two people, and three, who play sensibly (``ccg_sensible.py``) sit at a table of the bot, with its default settings, and
play prepared decks. The players give every answer on the panel that the bot shows. The module ``presses.py`` says what
counts as a press. The program counts, for each turn, the presses of all players, how many of these presses could only
pass, and the most presses for one answer. The program then counts the same for other people. As soon as those people
can do nothing in another player's Action Phase, they pass for the rest of it. ``--kinds`` says for each kind of
question how many presses it takes a turn, and how many of these presses could only pass.
"""

import argparse
import asyncio
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final

from bot.games import face_of
from bot.store import SavedMatch, Seat
from bot.tables import Table
from engine.kernel.game import Header
from engine.kernel.match import Match
from engine.kernel.prompt import PASS

from .ccg_sensible import Sensible97
from .presses import Nowhere, Played, Press, a_turn

GAME: Final = "l5r-ccg"
TABLES: Final = {
    "two players": (("lion-1997", "crab-1997"), ("crane-1997", "unicorn-1997"), ("scorpion-1997", "phoenix-1997")),
    "three players": (("lion-1997", "crab-1997", "crane-1997"), ("unicorn-1997", "dragon-1997", "naga-1997")),
}
TURNS: Final = 24  # a match that lasts longer is stopped


class CcgPlayed(Played):
    """A match of the 1997 game that sensible people play on their panels."""

    def __init__(self, decks: Sequence[str], seed: int, *, until: bool) -> None:
        face, names = face_of(GAME), "ABCDEF"
        seats = [Seat("human", number, names[number], deck) for number, deck in enumerate(decks)]
        brought = tuple(face.seat(deck, name) for deck, name in zip(decks, names, strict=False))
        header = Header(GAME, f"presses {seed}", brought, options=face.options(range(len(seats)), {}))
        store: Any = Nowhere()
        saved = SavedMatch(1, None, 1, GAME, "playing", seats=seats, header=header)
        self.table = Table(store, saved, Match.start(header))
        self.people = tuple(Sensible97(seat) for seat in range(len(seats)))
        self.presses: list[Press] = []
        self.until = until

    @property
    def round(self) -> int:
        """Return the turn that is being played, 0 in the set-up."""
        return int(self.match.table.turn)

    async def play(self) -> None:
        """Play to the end, or for as many turns as are wanted."""
        while self.table.waiting() and self.round <= TURNS:
            seat = self.table.waiting()[0]
            prompt = self.table.prompt_for(seat)
            assert prompt is not None
            before = len(self.presses)
            idle = [option.key for option in prompt.options] == [PASS] and seat != self.match.table.active
            if self.until and idle and "action-phase" in self.table.plans.spans(prompt.seat):
                self.presses.append(Press(self.round, seat, prompt.kind, empty=True))
                await self.table.plans.pass_until(seat, self.table.stamp, "action-phase")
                continue
            await self._give(prompt, self.people[seat].answer(prompt, self.match.view(seat)))
            self.longest = max(self.longest, (len(self.presses) - before, prompt.kind))


def measure(tables: Sequence[Sequence[str]], seeds: int, *, until: bool) -> list[CcgPlayed]:
    """Play the decks of each table ``seeds`` times. Return the matches."""
    found = [CcgPlayed(decks, seed, until=until) for decks in tables for seed in range(seeds)]
    for played in found:
        asyncio.run(played.play())
    return found


def figures(name: str, matches: Sequence[CcgPlayed]) -> str:
    """Return the measurements as a line."""
    return f"{name}: {a_turn(matches, TURNS, [played.presses for played in matches])}"


def kinds(matches: Sequence[CcgPlayed]) -> Iterator[str]:
    """Yield for each kind of question its presses a turn, and how many of them could only pass."""
    turns = sum(min(played.round, TURNS) for played in matches)
    every = Counter(press.kind for played in matches for press in played.presses)
    empty = Counter(press.kind for played in matches for press in played.presses if press.empty)
    for kind, count in every.most_common():
        yield f"  {kind:28} {count / turns:6.2f} {empty[kind] / turns:6.2f}"


def main() -> None:
    """Measure, and print the figures."""
    parser = argparse.ArgumentParser(prog="python -m tests.panels.ccg_presses")
    parser.add_argument("--seeds", type=int, default=2, help="matches at each table")
    parser.add_argument("--kinds", action="store_true", help="print the presses of each kind of question")
    arguments = parser.parse_args()
    for until in (False, True):
        for name, tables in TABLES.items():
            found = measure(tables, arguments.seeds, until=until)
            print(figures(f"{name}, Pass until the phase ends" if until else name, found))
            if arguments.kinds:
                print("\n".join(kinds(found)))


if __name__ == "__main__":
    main()
