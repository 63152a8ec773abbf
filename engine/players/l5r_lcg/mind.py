"""The card game's mind: its policy, value, horizon and sampler put together."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from engine.kernel.match import Match
from engine.kernel.prompt import PASS, Prompt
from engine.kernel.rng import Stream
from engine.l5r_lcg.machinery.table import Table
from engine.players.l5r_lcg import declaring, policy
from engine.players.l5r_lcg.value import Weights, kept, value
from engine.players.l5r_lcg.worlds import Known, redraw
from engine.players.mind import Mind, distinct, widened

# What the policy decides as well as any search: nothing follows from it within the horizon.
SETTLED: Final = frozenset(
    {
        *("place-stronghold", "place-province", "mulligan-provinces", "mulligan-hand", "order", "discard-order"),
        *("discard-province", "discard-dynasty"),
    }
)
# How much worse than the best an answer may look and still be tried.
CLOSE: Final = 2.5
LATE: Final = ("fate", "regroup")


class LcgMind(Mind):
    """Legend of the Five Rings: The Card Game.

    Playouts of what is decided within a conflict end with it, all others with the conflict phase or the round.
    """

    searches: ClassVar[bool] = True
    budgets: ClassVar[Mapping[str, int]] = {"adept": 24, "master": 200}

    def __init__(self) -> None:
        self._weights = kept()

    @property
    def weights(self) -> Mapping[str, float]:
        """The weights of the value, by name."""
        return self._weights.facts()

    def weigh(self, weights: Mapping[str, float]) -> None:
        """Take other weights for the value."""
        self._weights = Weights(weights)

    def choose(self, table: Table, prompt: Prompt, stream: Stream) -> Sequence[str]:
        """Return the policy's answer."""
        return policy.answer(table, prompt, stream)

    def candidates(self, table: Table, prompt: Prompt, most: int, stream: Stream) -> list[Sequence[str]]:
        """Return the policy's best answers, then a few random ones."""
        found: list[Sequence[str]] = [self.choose(table, prompt, stream)]
        if prompt.kind in SETTLED:
            return found
        if prompt.kind == "declare-conflict":
            covert = [option for option in prompt.options if option.group == "covert"]
            found.extend(each.keys(covert) for each in declaring.attacks(table, prompt)[: most - 2])
            if prompt.options[-1].alone:
                found.append([PASS])
        elif prompt.kind == "declare-defenders":
            found.extend(keys for _, keys in declaring.defences(table, prompt)[:most])
        else:
            ranked = policy.ranked(table, prompt, stream)
            if ranked is not None:
                # What looks far worse than the best is not worth a playout.
                found.extend(keys for worth, keys in ranked if worth > ranked[0][0] - CLOSE)
                return distinct(found, most)
        return widened(prompt, found, most, stream)

    def value(self, table: Table, seat: int) -> float:
        """Return about how likely ``seat`` wins from here."""
        return value(table, seat, self._weights)

    def horizon(self, table: Table, prompt: Prompt) -> Any:
        """Return the conflict in progress; else the conflict phase that is to come, or its round where it is over."""
        if table.conflict is not None:
            return (table.round, table.conflicts, "")
        return (table.round, 0, "" if table.phase in LATE else "fate")

    def reached(self, table: Table, mark: Any) -> bool:
        """Tell whether that conflict, phase or round is over."""
        if table.round != mark[0] or table.phase == mark[2]:
            return True
        return bool(mark[1]) and (table.conflict is None or table.conflicts != mark[1])

    def known(self, match: Match, seat: int) -> Known:
        """Return what the seat knows of hidden cards."""
        return Known(match, seat)

    def redraw(self, match: Match, seat: int, known: Known, stream: Stream) -> None:
        """Draw anew all that the seat does not know."""
        redraw(match, seat, known, stream)
