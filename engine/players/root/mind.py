"""The mind of Root: combines its rules of thumb, its value and its sampler of hidden things."""

from collections.abc import Mapping, Sequence
from itertools import islice
from typing import ClassVar

from engine.kernel.match import Match
from engine.kernel.prompt import Prompt
from engine.kernel.rng import Stream
from engine.players.mind import Mind, distinct, widened
from engine.players.root.memory import Memory, remember
from engine.players.root.sampler import redraw
from engine.players.root.seats import seat_of
from engine.players.root.value import value
from engine.players.search import is_lawful
from engine.players.single import picks_one
from engine.root.machinery.table import Table

# Questions that the rules of thumb answer without a search. In some of them, all players are asked at the same time. In
# the others, a card of another player's hand is already chosen, so hands must not be redrawn.
SETTLED = ("keep-cards",)


class RootMind(Mind):
    """The computer player of Root. The search asks the mind for likely answers, values, and worlds to play out."""

    searches: ClassVar[bool] = True
    budgets: ClassVar[Mapping[str, int]] = {"adept": 16, "master": 240}

    def choose(self, table: Table, prompt: Prompt, stream: Stream) -> Sequence[str]:
        """Return the answer that the faction's rules of thumb give."""
        return [option.key for option in seat_of(table, prompt).answer()]

    def candidates(
        self, table: Table, prompt: Prompt, most: int, stream: Stream, *, wide: bool = True
    ) -> list[Sequence[str]]:
        """Return the answers to compare: the best one by the rules of thumb, the next ones, and a few random ones.

        If ``wide`` is false, no random answers are added. Then the next best answer of several options differs from the
        best one by a single option.
        """
        seat = seat_of(table, prompt)
        found: list[Sequence[str]] = [[option.key for option in seat.answer()]]
        if prompt.kind in SETTLED:
            return found
        if picks_one(prompt):
            found += [[option.key] for option in seat.ranked()[:most]]
        elif not wide:
            near = ([option.key for option in answer] for answer in seat.near())
            found += islice((keys for keys in near if is_lawful(prompt, keys)), most - 1)
        return widened(prompt, found, most, stream) if wide else distinct(found, most)

    def value(self, table: Table, seat: int) -> float:
        """Estimate the chance of a seat to win."""
        return value(table, seat)

    def horizon(self, table: Table, prompt: Prompt) -> int:
        """Return the number of the turn at which a playout ends: one round of the table from now."""
        return table.turns + len(table.factions) - len(table.gone)

    def farther(self, table: Table, mark: int) -> int:
        """Return the number of the turn at which far playouts end: two rounds of the table from now."""
        return mark + len(table.factions) - len(table.gone)

    def reached(self, table: Table, mark: int) -> bool:
        """Tell whether turn number ``mark`` has begun."""
        return table.turns >= mark

    def known(self, match: Match, seat: int) -> Memory:
        """Return the seat's memory of hidden things that it saw earlier."""
        return remember(match, seat)

    def redraw(self, match: Match, seat: int, known: Memory, stream: Stream) -> None:
        """Redraw everything that the seat does not know."""
        redraw(match.table, seat, known, stream)
