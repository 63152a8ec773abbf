"""What a puzzle asks for, and what a game says about it: its goals, where a stretch of play ends, what chance changes.

A game registers its part ``puzzles`` in ``data/games.json``, a subclass of ``Stretches``.
"""

from collections.abc import Hashable, Iterable, Mapping
from typing import Any, ClassVar, NamedTuple

from engine.kernel.games import part_of
from engine.kernel.match import Match
from engine.kernel.prompt import Prompt
from engine.kernel.rng import Streams


class Goal(NamedTuple):
    """What a seat is to reach within the stretch: a kind defined by the game, and a number if the kind needs one."""

    kind: str
    seat: int
    number: int = 0


class Stretches:
    """What puzzles need to know of one game. A stretch is the play from the puzzle's question to a certain end.

    ``asks`` are the kinds of question that a puzzle may begin with. With ``one_act`` the answer must do it alone: from
    then on the solver passes in every window. Else acts that do nothing could come first, and no answer were the only
    one.
    """

    asks: ClassVar[frozenset[str]] = frozenset()
    one_act: ClassVar[bool] = False

    def goal(self, match: Match, prompt: Prompt) -> Goal | None:
        """Return the goal for the seat that is asked, or None if the question belongs to no stretch."""
        return None

    def begin(self, table: Any, goal: Goal) -> Any:
        """Return what must be remembered of the table where the stretch begins."""
        raise NotImplementedError

    def judge(self, table: Any, goal: Goal, begun: Any) -> bool | None:
        """Tell whether the goal is reached (True) or missed for good (False). None while that is open."""
        raise NotImplementedError

    def chance(self, table: Any) -> Hashable:
        """Return something that changes whenever a card is drawn, a die is rolled or a pile is shuffled."""
        raise NotImplementedError

    def told_begun(self, look: Mapping[str, Any], goal: Goal) -> Any:
        """Return what the second proof must remember of the beginning. ``look`` is what ``serve`` says of a match:
        its ``position``, its open ``view`` and its ``outcome``.
        """
        raise NotImplementedError

    def told(self, look: Mapping[str, Any], goal: Goal, begun: Any) -> bool | None:
        """Tell from the replies of ``serve`` whether the goal is reached or missed. None while that is open."""
        raise NotImplementedError

    def told_decks(self, position: Mapping[str, Any]) -> Hashable:
        """Return how many cards lie in the decks of a position that are drawn from by chance."""
        raise NotImplementedError

    def alike(self, keys: Iterable[str]) -> Hashable:
        """Return the class of an answer: answers of one class are one answer to a reader of the puzzle."""
        return tuple(sorted(bare(key) for key in keys))

    def state(self, match: Match) -> Hashable | None:
        """Return a complete description of the state, so that equal states are proven once. None if there is none."""
        return None

    def simplified(self, position: Mapping[str, Any], seat: int) -> dict[str, Any]:
        """Return a position for ``seat`` to solve without what no stretch needs."""
        return {**position}


def bare(key: str) -> str:
    """Return a key without the numbers of its cards: copies of a card have the same."""
    first, *others = key.split("#")
    return first + "".join(part.lstrip("0123456789") for part in others)


def drawn(streams: Streams) -> tuple[tuple[str, int], ...]:
    """Return how far chance has come. The numbers of cards, which mean nothing, do not count."""
    return tuple((name, state) for name, state in streams.states().items() if name != "names")


def find_stretches(game: str) -> Stretches:
    """Return a game's part for puzzles. Raises Refused: ``unknown-game`` if it has none, ``broken-game``."""
    found: Stretches = part_of(game, "puzzles")
    return found
