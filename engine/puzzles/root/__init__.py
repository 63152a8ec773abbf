"""Puzzles of Root: the rest of one turn, and the points that it surely brings."""

from collections.abc import Hashable, Mapping
from typing import Any, ClassVar, Final, NamedTuple

from engine.kernel.match import Match
from engine.kernel.prompt import Prompt
from engine.puzzles.root.reaching import most_points
from engine.puzzles.stretch import Goal, Stretches, drawn
from engine.root.position import dump
from engine.root.scoring import GOAL
from engine.root.table import Table

# Reaching fewer points than this is not a puzzle.
LEAST: Final = 2


class Begun(NamedTuple):
    """The turn that the stretch lies in."""

    turns: int


class RootStretches(Stretches):
    """Root. Goals: ``win`` in this turn, or reach a ``score`` by its end."""

    asks: ClassVar[frozenset[str]] = frozenset({"daylight", "operations", "assembly", "retinue", "birdsong-acts"})

    def goal(self, match: Match, prompt: Prompt) -> Goal | None:
        """Return the most points that the rest of the turn could bring, if they are worth a puzzle."""
        table: Table = match.table
        faction = table.factions[prompt.seat]
        if prompt.seat != table.turn or not faction.scores or faction.partner is not None:
            return None
        most = most_points(match, prompt.seat)
        if most is None or most < faction.score + LEAST:
            return None
        return Goal("win", prompt.seat) if most >= GOAL else Goal("score", prompt.seat, most)

    def begin(self, table: Table, goal: Goal) -> Begun:
        """Return which turn it is about."""
        return Begun(table.turns)

    def judge(self, table: Table, goal: Goal, begun: Begun) -> bool | None:
        """Tell whether the points are reached, or the turn is over without them."""
        if table.outcome is not None:
            return goal.seat in table.outcome.winners
        if goal.kind == "score" and table.factions[goal.seat].score >= goal.number:
            return True
        return False if table.turns != begun.turns or table.turn != goal.seat else None

    def chance(self, table: Table) -> Hashable:
        """Return how far chance has come and how many cards are left to draw."""
        return drawn(table.streams), len(table.draw), len(table.quests[0])

    def told_begun(self, look: Mapping[str, Any], goal: Goal) -> int:
        """Return which turn it is about."""
        found: int = look["position"]["turns"]
        return found

    def told(self, look: Mapping[str, Any], goal: Goal, begun: int) -> bool | None:
        """Tell whether the points are there, or the turn is over without them."""
        if look["outcome"] is not None:
            return goal.seat in look["outcome"]["winners"]
        position = look["position"]
        if goal.kind == "score" and position["players"][goal.seat]["score"] >= goal.number:
            return True
        return False if (position["turns"], position["turn"]) != (begun, goal.seat) else None

    def told_decks(self, position: Mapping[str, Any]) -> Hashable:
        """Return the number of cards in the deck and in the pile of quests."""
        return len(position["draw"]), len(position["quest_pile"])

    def state(self, match: Match) -> Hashable | None:
        """Return the position if the rules can restart there, because then it states everything."""
        return repr(dump(match.table)) if match.is_restartable and not match.held else None
