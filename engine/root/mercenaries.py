"""Mercenaries (11.2.7.III): Riverfolk warriors that rule and battle for their buyer in Daylight and Evening."""

from typing import TYPE_CHECKING

from engine.kernel.flow import Flow
from engine.root.faction import Faction
from engine.root.machinery.table import Table
from engine.root.pieces import WARRIOR, Loss

if TYPE_CHECKING:
    from engine.root.battle import Battle

COMPANY = "riverfolk"


def company(table: Table) -> Faction | None:
    """Return the Riverfolk Company, if it plays."""
    return next((faction for faction in table.factions if faction.id == COMPANY), None)


def hireable(table: Table, seat: int) -> bool:
    """Tell whether a seat may hire mercenaries.

    The Riverfolk must play, and the seat must be neither the Riverfolk nor a Vagabond.
    """
    return company(table) is not None and table.factions[seat].id not in (COMPANY, "vagabond")


def hired(table: Table, faction: Faction, clearing: int) -> int:
    """Return how many mercenaries a faction has in a clearing now."""
    if table.buyer != faction.seat or table.phase == "birdsong":
        return 0
    hosts = company(table)
    return 0 if hosts is None else hosts.warriors[clearing]


def hired_in(table: Table, fight: "Battle", side: Faction) -> int:
    """Return how many mercenaries fight for one side of a battle.

    Mercenaries do not fight the company that hires them out.
    """
    return 0 if fight.opponent(side).id == COMPANY else hired(table, side, fight.clearing)


def take_hits(table: Table, fight: "Battle", side: Faction, hits: int) -> Flow[list[Loss]]:
    """Divide hits evenly between the side's warriors and its mercenaries. An odd hit goes to the side's own warriors.

    Buildings and tokens take the remaining hits.
    """
    mercenaries = hired_in(table, fight, side)
    hosts = company(table)
    if not mercenaries or hosts is None:
        return (yield from side.take_hits(table, fight, hits))
    own = side.warriors[fight.clearing]
    fallen = min(mercenaries, hits // 2)
    ours = min(own, hits - fallen)
    more = min(mercenaries - fallen, hits - fallen - ours)
    left = hits - fallen - ours - more
    losses = [Loss(hosts, fight.clearing, WARRIOR, fallen + more, fight.opponent(side))]
    if ours + left:
        losses.extend((yield from side.take_hits(table, fight, ours + left)))
    return losses
