"""The outlook of a conflict: what is at stake, and the worth of a lead in skill."""

from math import exp
from typing import Final

from engine.l5r_lcg.machinery.table import Table
from engine.l5r_lcg.state import Conflict
from engine.players.l5r_lcg import worth

# How much a skill total may still change: while both players may act, and once the opponent has passed.
OPEN: Final = 1.6
CLOSING: Final = 0.35


class Outlook:
    """A conflict as the attacker sees it.

    The outlook states the worth of winning, of breaking the province and of losing, and how uncertain the totals are.
    """

    __slots__ = ("attacker", "breaks", "lost", "softness", "strength", "won")

    def __init__(
        self, attacker: int, *, won: float, breaks: float, lost: float, strength: int, softness: float = OPEN
    ) -> None:
        self.attacker = attacker
        self.won = won
        self.breaks = breaks
        self.lost = lost
        self.strength = strength
        self.softness = softness

    def worth(self, seat: int, lead: float) -> float:
        """Return the worth to ``seat`` if the attacker's total is higher by ``lead``."""
        wins = _chance((lead + 0.5) / self.softness)
        breaks = _chance((lead - self.strength + 0.5) / self.softness)
        found = self.won * wins - self.lost * (1.0 - wins) + self.breaks * breaks
        return found if seat == self.attacker else -found


def of_conflict(table: Table, conflict: Conflict, seat: int) -> Outlook:
    """Return the outlook for the present conflict, from the knowledge of ``seat``."""
    attacker, defender = conflict.attacker, conflict.defender
    opposed = bool(conflict.defenders)
    won = worth.best_ring(table, attacker, conflict.ring)
    if not opposed:
        won -= worth.honor(table.players[defender], -1)
    closing = table.opportunity is not None and table.opportunity[1] > 0
    return Outlook(
        attacker,
        won=won,
        breaks=province_at_stake(table, conflict),
        lost=worth.CLAIMED if opposed else 0.2,
        strength=worth.strength(seat, conflict.province),
        softness=CLOSING if closing else OPEN,
    )


def province_at_stake(table: Table, conflict: Conflict) -> float:
    """Return the worth of the attacked province."""
    if conflict.province.broken:
        return 0.0
    if conflict.province.has_stronghold:
        return worth.STRONGHOLD
    return province_worth(table, conflict.defender)


def province_worth(table: Table, seat: int) -> float:
    """Return the worth of the next province that a player would lose.

    After the third loss the stronghold can be attacked.
    """
    broken = sum(province.broken for province in table.players[seat].provinces)
    return worth.PROVINCE + 2.0 * broken


def lead_of(conflict: Conflict) -> int:
    """Return by how much skill the attacker leads in the present conflict."""
    return conflict.total(conflict.attacker) - conflict.total(conflict.defender)


def _chance(odds: float) -> float:
    if odds > 30.0:
        return 1.0
    return 0.0 if odds < -30.0 else 1.0 / (1.0 + exp(-odds))
