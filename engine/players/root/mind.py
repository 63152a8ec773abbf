"""How a computer thinks about Root: rules of thumb by faction, the value of a table, hidden things drawn anew."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from engine.kernel.match import Match
from engine.kernel.prompt import ONE, Prompt
from engine.kernel.rng import Stream
from engine.players.mind import Mind, widened
from engine.players.root.memory import Memory, remember
from engine.players.root.sampler import redraw
from engine.players.root.seats import seat_of
from engine.players.root.value import value
from engine.root.table import Table

# Asked of all at once, or when a card of another's hand is chosen already: the hands are what they are.
SETTLED = ("keep-cards",)


class RootMind(Mind):
    """Root."""

    searches: ClassVar[bool] = True
    budgets: ClassVar[Mapping[str, int]] = {"adept": 32, "master": 256}

    def choose(self, table: Table, prompt: Prompt, stream: Stream) -> Sequence[str]:
        """Return what the faction's rules of thumb say."""
        return [option.key for option in seat_of(table, prompt).answer()]

    def candidates(self, table: Table, prompt: Prompt, most: int, stream: Stream) -> list[Sequence[str]]:
        """Return the policy's answer, what its rules of thumb rank next, and a few at random."""
        seat = seat_of(table, prompt)
        found: list[Sequence[str]] = [[option.key for option in seat.answer()]]
        if prompt.kind in SETTLED:
            return found
        if prompt.groups is ONE and prompt.check is None:
            found += [[option.key] for option in seat.ranked()[: most - 1]]
        return widened(prompt, found, most, stream)

    def value(self, table: Table, seat: int) -> float:
        """Return about how likely a seat wins."""
        return value(table, seat)

    def horizon(self, table: Table, prompt: Prompt) -> int:
        """Playouts end once round the table: when so many turns have begun."""
        return table.turns + len(table.factions) - len(table.gone)

    def reached(self, table: Table, mark: int) -> bool:
        """Tell whether so many turns have begun."""
        return table.turns >= mark

    def known(self, match: Match, seat: int) -> Memory:
        """Return what the seat remembers."""
        return remember(match, seat)

    def redraw(self, match: Match, seat: int, known: Memory, stream: Stream) -> None:
        """Draw anew what the seat does not know."""
        redraw(match.table, seat, known, stream)
