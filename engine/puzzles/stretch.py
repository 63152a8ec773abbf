"""The goal of a puzzle, and the parts that each game defines: its goals, where play ends, which events count as chance.

A game registers a subclass of ``Stretches`` in ``data/games.json``, as its part ``puzzles``.
"""

from collections.abc import Hashable, Iterable, Mapping
from typing import Any, ClassVar, NamedTuple

from engine.kernel.games import part_of
from engine.kernel.match import Match
from engine.kernel.prompt import Prompt
from engine.kernel.rng import Streams


class Goal(NamedTuple):
    """The goal that a seat must reach before the stretch ends: a kind, and a number for some kinds."""

    kind: str
    seat: int
    number: int = 0


class Stretches:
    """The facts about one game that puzzles need.

    A stretch is the play from the puzzle's question to the end of the conflict, battle or turn in progress. ``asks``
    lists the kinds of question that a puzzle may begin with. With ``one_act``, the first answer alone must reach the
    goal: after it the solver passes in every window. Otherwise the solver could first take a useless action and then
    the right one, so no puzzle would have only one answer.
    """

    asks: ClassVar[frozenset[str]] = frozenset()
    one_act: ClassVar[bool] = False

    def goal(self, match: Match, prompt: Prompt) -> Goal | None:
        """Return the goal for the seat that is asked. Return None if no puzzle can begin at this question."""
        return None

    def begin(self, table: Any, goal: Goal) -> Any:
        """Return the facts about the table at the stretch's beginning that ``judge`` needs later."""
        raise NotImplementedError

    def judge(self, table: Any, goal: Goal, begun: Any) -> bool | None:
        """Return True if the goal is reached, False if it is certainly missed, and None while neither is certain."""
        raise NotImplementedError

    def chance(self, table: Any) -> Hashable:
        """Return a value that changes whenever a card is drawn, a die is rolled or a pile is shuffled."""
        raise NotImplementedError

    def start_facts(self, reply: Mapping[str, Any], goal: Goal) -> Any:
        """Return the facts about the beginning that ``judge_reply`` needs later.

        ``reply`` is the reply of ``serve`` about a match: its ``position``, its open ``view`` and its ``outcome``.
        """
        raise NotImplementedError

    def judge_reply(self, reply: Mapping[str, Any], goal: Goal, begun: Any) -> bool | None:
        """Tell from the replies of ``serve`` whether the goal is reached (True) or certainly missed (False).

        Return None while the result is open.
        """
        raise NotImplementedError

    def deck_counts(self, position: Mapping[str, Any]) -> Hashable:
        """Return how many cards are in the decks of a position. These numbers change when a card is drawn."""
        raise NotImplementedError

    def alike(self, keys: Iterable[str]) -> Hashable:
        """Return the class of an answer. Answers of one class count as the same answer."""
        return tuple(sorted(bare(key) for key in keys))

    def state(self, match: Match) -> Hashable | None:
        """Return a complete description of the state, so that equal states need only one proof.

        The result is None if no complete description can be made.
        """
        return None

    def simplified(self, position: Mapping[str, Any], seat: int) -> dict[str, Any]:
        """Return a position for ``seat`` to solve, without cards that no stretch needs."""
        return {**position}


def bare(key: str) -> str:
    """Return a key without the numbers of its cards, so that copies of one card give the same key."""
    first, *others = key.split("#")
    return first + "".join(part.lstrip("0123456789") for part in others)


def drawn(streams: Streams) -> tuple[tuple[str, int], ...]:
    """Return the states of the random streams, except of the streams that only give cards their numbers."""
    return tuple((name, state) for name, state in streams.states().items() if name != "names")


def find_stretches(game: str) -> Stretches:
    """Return a game's part ``puzzles``.

    Raises Refused: ``unknown-game`` if the game has no puzzles, ``broken-game``.
    """
    found: Stretches = part_of(game, "puzzles")
    return found
