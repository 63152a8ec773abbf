"""Rule (2.5): who has the most warriors and buildings in a clearing."""

from engine.root.faction import Faction
from engine.root.table import Table


def strength(table: Table, faction: Faction, clearing: int) -> int:
    """Return how much a faction has in a clearing toward rule: warriors and buildings, no tokens and no pawns."""
    count = faction.warriors[clearing] + faction.buildings[clearing]
    if faction.crafted and faction.has("soup-kitchens"):
        count += 2 * faction.tokens[clearing]
    if table.buyer == faction.seat:
        count += sum(other.warriors[clearing] for other in table.factions if other.id == "riverfolk")
    return count


def ruler(table: Table, clearing: int) -> Faction | None:
    """Return who rules a clearing; nobody does in a tie (but see 7.2.2), or where nobody has anything."""
    best = 0
    found: Faction | None = None
    for faction in table.factions:
        if faction.rules_outright(clearing):
            return faction
        count = strength(table, faction, clearing)
        if count > best:
            best, found = count, faction
        elif count == best and best:
            found = None
    if best and found is None:
        for faction in table.factions:
            if faction.wins_ties and faction.present(clearing) and strength(table, faction, clearing) == best:
                return faction
    return found


def rules(table: Table, faction: Faction, clearing: int) -> bool:
    """Tell whether a faction rules a clearing."""
    return ruler(table, clearing) is faction
