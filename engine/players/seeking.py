"""A mind that plays for a goal instead of the whole match, and to which all cards lie open."""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from engine.kernel.match import Match
from engine.kernel.prompt import PASS, Prompt
from engine.kernel.rng import Stream
from engine.players.mind import Mind


class Seeker(Mind):
    """A mind that compares the given ``answers`` by how often they reach a goal. A game's ``mind`` plays the playouts.

    ``judge`` tells whether the goal is reached at a table (True) or missed (False); None means that neither is certain.
    ``passes`` tells at which questions of a playout the seat passes.
    """

    width: ClassVar[int] = 64

    def __init__(
        self,
        mind: Mind,
        answers: Sequence[Sequence[str]],
        judge: Callable[[Any], bool | None],
        passes: Callable[[Prompt], bool],
    ) -> None:
        self.mind = mind
        self.answers = answers
        self.judge = judge
        self.passes = passes

    def choose(self, table: Any, prompt: Prompt, stream: Stream) -> Sequence[str]:
        """Return the policy's answer, or pass."""
        return [PASS] if self.passes(prompt) else self.mind.choose(table, prompt, stream)

    def candidates(
        self, table: Any, prompt: Prompt, most: int, stream: Stream, *, wide: bool = True
    ) -> list[Sequence[str]]:
        """Return the answers, the policy's own first."""
        usual = sorted(self.mind.choose(table, prompt, stream))
        return sorted(self.answers, key=lambda keys: sorted(keys) != usual)

    def reached(self, table: Any, mark: Any) -> bool:
        """Tell whether the goal is reached or certainly missed."""
        return self.judge(table) is not None

    def redraw(self, match: Match, seat: int, known: Any, stream: Stream) -> None:
        """Leave everything as it is, because all cards lie open."""

    def value(self, table: Any, seat: int) -> float:
        """Return 1 if the goal is reached, otherwise 0."""
        return 1.0 if self.judge(table) else 0.0
