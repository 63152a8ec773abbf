"""Points (thirty points win, 3.1) and the end of a game."""

from collections.abc import Sequence
from typing import Final

from engine.kernel.game import GameOver
from engine.kernel.outcome import Outcome
from engine.root.faction import Faction
from engine.root.machinery.table import Table

GOAL: Final = 30


def score(table: Table, faction: Faction, points: int, why: str) -> None:
    """Let a faction gain points. A faction with thirty points wins at once (3.1)."""
    score_at_once(table, [(faction, points, why)])


def score_at_once(table: Table, gains: Sequence[tuple[Faction, int, str]]) -> None:
    """Let factions gain points at the same moment. If several factions reach thirty, the active one wins (3.1)."""
    reached = []
    for faction, points, why in gains:
        if points <= 0 or not faction.scores:
            continue
        faction.score += points
        table.note("score", player=faction.seat, count=points, why=why)
        if faction.score >= GOAL:
            reached.append(faction)
    if reached:
        win(table, table.active if table.active in reached else reached[0], "points")


def lose_points(table: Table, faction: Faction, points: int, why: str) -> None:
    """Let a faction lose points, but never below zero."""
    points = min(points, faction.score)
    if points > 0 and faction.scores:
        faction.score -= points
        table.note("lose-points", player=faction.seat, count=points, why=why)


def win(table: Table, winner: Faction, reason: str) -> None:
    """End the game. The winner and the members of its coalition have won. Raises GameOver."""
    winners = sorted({winner.seat, winner.seat if winner.partner is None else winner.partner})
    standing = [(seat in winners, faction.scores, faction.score) for seat, faction in enumerate(table.factions)]
    ranked = Outcome.ranked(standing, reason)
    ranks = tuple(1 if seat in winners else rank for seat, rank in enumerate(ranked.ranks))
    table.outcome = Outcome(tuple(winners), reason, ranks)
    table.note("game-over", winners=winners, reason=reason)
    raise GameOver
