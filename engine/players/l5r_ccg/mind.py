"""The mind of the 1997 game: combines its policy, value, horizon and sampler."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from engine.kernel.match import Match
from engine.kernel.prompt import Prompt
from engine.kernel.rng import Stream
from engine.l5r_ccg.machinery.table import Table
from engine.players.l5r_ccg import attacking, dreams, policy
from engine.players.l5r_ccg.value import kept, value
from engine.players.l5r_ccg.worlds import Known, redraw
from engine.players.mind import WeighedMind, distinct, widened

# Questions that the policy decides without a search. A search would not help, because the answer changes nothing before
# the horizon.
SETTLED: Final = frozenset(
    {*("pay", "stay-bowed", "exchange", "exchange-cards", "order", "discard-hand", "discard-dynasty", "next-battle")}
)
# An answer is tried only if its worth is at most this much below the best answer's worth.
CLOSE: Final = 2.5
# Questions whose answers decide which units are bowed when the next player attacks.
SENDING: Final = frozenset({"declare-attack", "commit"})


class CcgMind(WeighedMind):
    """The mind of Legend of the Five Rings of 1997.

    Playouts end with the turn. If the active player decides which units to send out, playouts end with the next turn,
    because in that turn these units cannot defend at home. Far playouts end after every player has had one more turn.
    """

    searches: ClassVar[bool] = True
    budgets: ClassVar[Mapping[str, int]] = {"adept": 24, "master": 192}

    def __init__(self) -> None:
        super().__init__(kept())

    def choose(self, table: Table, prompt: Prompt, stream: Stream) -> Sequence[str]:
        """Return the policy's answer."""
        return policy.answer(table, prompt, stream)

    def candidates(
        self, table: Table, prompt: Prompt, most: int, stream: Stream, *, wide: bool = True
    ) -> list[Sequence[str]]:
        """Return the policy's best answers, then a few random ones if ``wide`` is true."""
        found: list[Sequence[str]] = [self.choose(table, prompt, stream)]
        if prompt.kind in SETTLED:
            return found
        if prompt.kind == "commit":
            found.extend(attacking.commitments(table, prompt))
            return distinct(found, most)
        ranked = policy.ranked(table, prompt)
        if ranked is None:
            return widened(prompt, found, most, stream) if wide else distinct(found, most)
        # An answer that looks far worse than the best is not tried.
        found.extend(keys for worth, keys in ranked if worth > max(policy.NEVER, ranked[0][0] - CLOSE))
        return distinct(found, most)

    def value(self, table: Table, seat: int) -> float:
        """Estimate the chance of ``seat`` to win from here."""
        return value(table, seat, self._weights)

    def horizon(self, table: Table, prompt: Prompt) -> Any:
        """Return the number of a turn. Playouts stop when this turn begins."""
        return table.turn + (2 if prompt.kind in SENDING and prompt.seat == table.active else 1)

    def farther(self, table: Table, mark: int) -> int:
        """Return the number of a turn.

        Far playouts stop when this turn begins: every player has then had one more turn.
        """
        return mark + len(table.players)

    def reached(self, table: Table, mark: Any) -> bool:
        """Tell whether turn number ``mark`` has begun."""
        return bool(table.turn >= mark)

    def fork(self, match: Match, prompt: Prompt, keys: Sequence[str], known: Known, mark: Any) -> Match:
        """Return the fork on which a playout takes place, with a dreamt table if possible."""
        return match.fork(prompt.seat) if known.sleeper is None else known.sleeper.fork(match, keys, mark)

    def settle(self, table: Table) -> None:
        """Record that the answer was given."""
        if isinstance(table, dreams.DreamTable):
            table.settled = True

    def known(self, match: Match, seat: int) -> Known:
        """Return the seat's knowledge of hidden cards."""
        return Known(match, seat)

    def redraw(self, match: Match, seat: int, known: Known, stream: Stream) -> None:
        """Redraw everything that the seat does not know."""
        redraw(match, seat, known, stream)
