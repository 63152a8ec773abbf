"""How good a table of the 1997 game is for a seat: a sum over what all have, as a chance to win."""

from math import exp
from typing import Final

from engine.l5r_ccg.machinery.table import Table
from engine.l5r_ccg.state import Player
from engine.players.l5r_ccg import worth

# What the provinces that stand are worth together, by their number.
STANDING: Final[tuple[float, ...]] = (-60.0, 0.0, 16.0, 27.0, 35.0, 43.0)
# A lead of so much makes a win likelier by the factor e.
SCALE: Final = 14.0
HOLDING: Final = 1.1
HAND: Final = 1.0
BOWED: Final = 0.88
# Honor from here on promises the victory by it, and below the other is close to ruin.
PROMISE: Final = 25
RUIN: Final = -8
FURTHER: Final = 0.7


def value(table: Table, seat: int) -> float:
    """Return about how likely ``seat`` wins from here, 0 to 1."""
    if table.outcome is not None:
        return float(table.outcome.winner == seat) if table.outcome.winner is not None else 0.5
    if not table.is_in(seat):
        return 0.0
    own = side(table, table.players[seat])
    others = [side(table, player) for player in table.players if player.seat != seat and table.is_in(player.seat)]
    chances = [1.0 / (1.0 + exp(max(-30.0, min(30.0, (theirs - own) / SCALE)))) for theirs in others]
    if not chances:
        return 1.0
    worst = min(chances)
    return worst if len(chances) == 1 else 0.5 * worst + 0.5 * sum(chances) / len(chances) / len(chances)


def side(table: Table, player: Player) -> float:
    """Return what one player has."""
    found = STANDING[min(len(player.standing), len(STANDING) - 1)]
    found += 0.25 * sum([place.strength for place in player.standing]) / max(1, len(player.standing))
    for one in player.personalities:
        found += worth.unit(one) * (BOWED if one.bowed else 1.0) - (worth.TEXT if one.dishonored else 0.0)
    found += HOLDING * min(worth.RICH, worth.income(player)) + 0.4 * len(player.holdings)
    found += HAND * min(8, len(player.hand)) + 4.0 * len(player.rings)
    found += _honor(player.honor) + (worth.FAVOR if table.favor == player.seat else 0.0)
    return found


def _honor(honor: int) -> float:
    found = worth.HONOR * honor
    if honor > PROMISE:
        found += FURTHER * (honor - PROMISE)
    if honor < RUIN:
        found -= FURTHER * (RUIN - honor)
    return found
