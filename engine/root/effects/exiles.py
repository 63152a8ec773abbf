"""The effects of the Exiles and Partisans deck."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.root.faction import Faction
    from engine.root.table import Table


def bury(table: "Table", faction: "Faction", count: int) -> None:
    """Coffin Makers: warriors that would return to a supply go on the card."""
    table.coffin[faction.seat] = table.coffin.get(faction.seat, 0) + count
