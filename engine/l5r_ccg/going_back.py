"""Going back and playing again, which costs Honor where the players chose so (chapter 13, §optional-honor-rules)."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from engine.kernel.prompt import Refused
from engine.kernel.record import Record
from engine.l5r_ccg import winning
from engine.l5r_ccg.options import YES

if TYPE_CHECKING:
    from engine.l5r_ccg.machinery.table import Table

PRICE: Final = 3


def price(table: "Table", seat: int) -> Mapping[str, int] | None:
    """Return how much Honor a player loses who asks to go back; None where it is free, or none can be lost."""
    chosen = table.options["going-back"] == YES
    return {"honor": PRICE} if chosen and not table.players[seat].forbids("lose-honor") else None


def charge(table: "Table", seat: int) -> None:
    """Let the player who asked lose the Honor; raise Refused ``not-asked`` where nobody chose that, GameOver by losing.

    It is no part of what happens in the game, so nobody reacts to it and the Favor does not prevent it.
    """
    if table.options["going-back"] != YES:
        raise Refused("not-asked")
    player = table.players[seat]
    if price(table, seat) is None or not table.is_in(seat):
        return
    player.honor -= PRICE
    table.version += 1
    table.records.append(Record("went-back", {"player": seat, "amount": PRICE}))
    winning.look(table)
