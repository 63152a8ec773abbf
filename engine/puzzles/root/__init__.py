"""Puzzles of Root. The solver must be certain to reach a number of points, or victory, in the rest of one turn."""

from collections.abc import Hashable, Mapping
from typing import Any, ClassVar, Final, NamedTuple

from engine.kernel.match import Match
from engine.kernel.prompt import Prompt
from engine.puzzles.root.reaching import most_points
from engine.puzzles.stretch import Goal, Stretches, drawn
from engine.root.machinery.position import dump
from engine.root.machinery.table import Table
from engine.root.scoring import GOAL

# Reaching fewer points than this is not a puzzle.
LEAST: Final = 2


class Begun(NamedTuple):
    """The start of a puzzle: the number of the turn. The puzzle ends with this turn."""

    turns: int


class RootStretches(Stretches):
    """The stretches of Root. The goal is to ``win`` in this turn, or to reach a ``score`` by the end of this turn."""

    asks: ClassVar[frozenset[str]] = frozenset({"daylight", "operations", "assembly", "retinue", "birdsong-acts"})

    def goal(self, match: Match, prompt: Prompt) -> Goal | None:
        """Return the goal to win or reach the highest possible score by the end of the turn.

        Return None if the highest possible score gains too little.
        """
        table: Table = match.table
        faction = table.factions[prompt.seat]
        if prompt.seat != table.turn or not faction.scores or faction.partner is not None:
            return None
        most = most_points(match, prompt.seat)
        if most is None or most < faction.score + LEAST:
            return None
        return Goal("win", prompt.seat) if most >= GOAL else Goal("score", prompt.seat, most)

    def begin(self, table: Table, goal: Goal) -> Begun:
        """Return the number of the turn that the puzzle is about."""
        return Begun(table.turns)

    def judge(self, table: Table, goal: Goal, begun: Begun) -> bool | None:
        """Return True if the points are reached, False if the turn has ended without them, and None before that."""
        if table.outcome is not None:
            return goal.seat in table.outcome.winners
        if goal.kind == "score" and table.factions[goal.seat].score >= goal.number:
            return True
        return False if table.turns != begun.turns or table.turn != goal.seat else None

    def chance(self, table: Table) -> Hashable:
        """Return the states of the random streams and the sizes of the decks, which change whenever chance decides."""
        return drawn(table.streams), len(table.draw), len(table.quests[0])

    def start_facts(self, reply: Mapping[str, Any], goal: Goal) -> int:
        """Return the number of the turn that the puzzle is about."""
        found: int = reply["position"]["turns"]
        return found

    def judge_reply(self, reply: Mapping[str, Any], goal: Goal, begun: int) -> bool | None:
        """Return the result of ``judge``, computed from the replies of ``serve``."""
        if reply["outcome"] is not None:
            return goal.seat in reply["outcome"]["winners"]
        position = reply["position"]
        if goal.kind == "score" and position["players"][goal.seat]["score"] >= goal.number:
            return True
        return False if (position["turns"], position["turn"]) != (begun, goal.seat) else None

    def deck_counts(self, position: Mapping[str, Any]) -> Hashable:
        """Return the number of cards in the deck and in the pile of quests."""
        return len(position["draw"]), len(position["quest_pile"])

    def state(self, match: Match) -> Hashable | None:
        """Return the position as text.

        The result is None if play cannot restart from the position, because the position is incomplete.
        """
        return repr(dump(match.table)) if match.is_restartable and not match.held else None
