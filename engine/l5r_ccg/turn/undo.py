"""Undo, which costs Honor if the players chose that option (chapter 13, §optional-honor-rules)."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from engine.kernel.prompt import Refused
from engine.kernel.record import Record
from engine.l5r_ccg.options import YES
from engine.l5r_ccg.turn import winning

if TYPE_CHECKING:
    from engine.l5r_ccg.machinery.table import Table

PRICE: Final = 3


def price(table: "Table", seat: int) -> Mapping[str, int] | None:
    """Return the Honor that an undo costs the player who asks for it.

    The result is None if an undo is free or the player cannot lose Honor.
    """
    chosen = table.options["going-back"] == YES
    return {"honor": PRICE} if chosen and not table.players[seat].forbids("lose-honor") else None


def charge(table: "Table", seat: int) -> None:
    """Let the player who asked for the undo lose the Honor.

    The loss does not count as an event of the game. So nobody reacts to it, and the Favor does not prevent it. Raises
    Refused with the reason ``not-asked`` if the option was not chosen, and GameOver if the player loses the game by
    this loss.
    """
    if table.options["going-back"] != YES:
        raise Refused("not-asked")
    player = table.players[seat]
    if price(table, seat) is None or not table.is_in(seat):
        return
    player.honor -= PRICE
    table.version += 1
    table.records.append(Record("went-back", {"player": seat, "amount": PRICE}))
    winning.check(table)
