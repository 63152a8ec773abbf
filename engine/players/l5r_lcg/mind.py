"""The mind of the 2017 game: combines its policy, value, horizon and sampler."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from engine.kernel.match import Match
from engine.kernel.prompt import PASS, Prompt
from engine.kernel.rng import Stream
from engine.l5r_lcg.machinery.table import Table
from engine.players.l5r_lcg import declaring, policy
from engine.players.l5r_lcg.value import kept, value
from engine.players.l5r_lcg.worlds import Known, redraw
from engine.players.mind import WeighedMind, distinct, widened

# Questions that the policy decides without a search. A search would not help, because the answer changes nothing before
# the horizon.
SETTLED: Final = frozenset(
    {
        *("place-stronghold", "place-province", "mulligan-provinces", "mulligan-hand", "order", "discard-order"),
        *("discard-province", "discard-dynasty"),
    }
)
# An answer is tried only if its worth is at most this much below that of the best.
CLOSE: Final = 2.5
# With this many answers, there is room for attacks that contest the second best ring.
MANY: Final = 8
LATE: Final = ("fate", "regroup")


class LcgMind(WeighedMind):
    """The mind of Legend of the Five Rings: The Card Game.

    If the decision is within a conflict, playouts end with the conflict. Otherwise they end with the conflict phase or
    the round. Far playouts end with the conflict phase of the next round.
    """

    searches: ClassVar[bool] = True
    budgets: ClassVar[Mapping[str, int]] = {"adept": 8, "master": 200}

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
        if prompt.kind == "declare-conflict":
            covert = [option for option in prompt.options if option.group == "covert"]
            rings = 2 if most >= MANY else 1
            found.extend(each.keys(covert) for each in declaring.attacks(table, prompt, rings)[: most - 2])
            if prompt.options[-1].alone:
                found.append([PASS])
        elif prompt.kind == "declare-defenders":
            found.extend(keys for _, keys in declaring.defences(table, prompt)[:most])
        else:
            ranked = policy.ranked(table, prompt, stream)
            if ranked is not None:
                # An answer that looks far worse than the best is not tried.
                found.extend(keys for worth, keys in ranked if worth > ranked[0][0] - CLOSE)
                return distinct(found, most)
        return widened(prompt, found, most, stream) if wide else distinct(found, most)

    def value(self, table: Table, seat: int) -> float:
        """Estimate the chance of ``seat`` to win from here."""
        return value(table, seat, self._weights)

    def horizon(self, table: Table, prompt: Prompt) -> Any:
        """Return where playouts end: with the present conflict or, outside conflicts, with the phase or the round."""
        if table.conflict is not None:
            return (table.round, table.conflicts, "")
        return (table.round, 0, "" if table.phase in LATE else "fate")

    def farther(self, table: Table, mark: Any) -> Any:
        """Return where far playouts end: with the conflict phase of the next round."""
        return (table.round + 1, 0, "fate")

    def reached(self, table: Table, mark: Any) -> bool:
        """Tell whether the conflict, phase or round of ``mark`` is over."""
        if table.round != mark[0]:
            return bool(table.round > mark[0])
        if table.phase == mark[2]:
            return True
        return bool(mark[1]) and (table.conflict is None or table.conflicts != mark[1])

    def known(self, match: Match, seat: int) -> Known:
        """Return the seat's knowledge of hidden cards."""
        return Known(match, seat)

    def redraw(self, match: Match, seat: int, known: Known, stream: Stream) -> None:
        """Redraw everything that the seat does not know."""
        redraw(match, seat, known, stream)
