"""Rule (2.5): the player with the most warriors and buildings in a clearing rules the clearing."""

from typing import Final

from engine.root.definition import PLACES
from engine.root.faction import Faction
from engine.root.machinery.table import Table
from engine.root.mercenaries import COMPANY, hired

KITCHENS: Final = "soup-kitchens"


def strength(table: Table, faction: Faction, clearing: int) -> int:
    """Return the number of a faction's pieces in a clearing that count for rule: warriors and buildings.

    Hired mercenaries count for their buyer and not for their company (11.2.7.III).
    """
    count = faction.warriors[clearing] + faction.buildings[clearing]
    if faction.crafted and faction.has(KITCHENS):
        count += 2 * faction.tokens[clearing]
    if table.buyer is not None and table.phase != "birdsong":
        count -= faction.warriors[clearing] if faction.id == COMPANY else 0
        count += hired(table, faction, clearing)
    return count


def ruler(table: Table, clearing: int) -> Faction | None:
    """Return the ruler of a clearing.

    Return None if it is empty, or if there is a tie that 7.2.2 does not decide.
    """
    best = 0
    found: Faction | None = None
    for faction in table.factions:
        if faction.has_rule_of_its_own and faction.always_rules(clearing):
            return faction
        count = faction.warriors[clearing] + faction.buildings[clearing]
        if (faction.tokens[clearing] and faction.crafted) or table.buyer is not None:
            count = strength(table, faction, clearing)
        if count > best:
            best, found = count, faction
        elif count == best and best:
            found = None
    if best and found is None:
        return _tied(table, clearing, best)
    return found


def _tied(table: Table, clearing: int, best: int) -> Faction | None:
    """Return the ruler of a clearing with a tie: the Eyrie if they have a piece there (7.2.2), otherwise None."""
    for faction in table.factions:
        if faction.wins_ties and faction.present(clearing) and strength(table, faction, clearing) == best:
            return faction
    return None


def rulers(table: Table) -> list[Faction | None]:
    """Return the ruler of each clearing, the Burrow first, in one pass over the map."""
    if table.buyer is not None or any(f.crafted and f.has(KITCHENS) for f in table.factions):
        return [ruler(table, clearing) for clearing in range(PLACES)]
    factions = [faction for faction in table.factions if faction.facts.warriors]
    found: list[Faction | None] = [None] * PLACES
    most = [0] * PLACES
    for faction in factions:
        warriors, buildings = faction.warriors, faction.buildings
        for clearing in range(PLACES):
            count = warriors[clearing] + buildings[clearing]
            if count > most[clearing]:
                most[clearing], found[clearing] = count, faction
            elif count and count == most[clearing]:
                found[clearing] = None
    for clearing in range(PLACES):
        if most[clearing] and found[clearing] is None:
            found[clearing] = _tied(table, clearing, most[clearing])
    for faction in factions:
        if faction.has_rule_of_its_own:
            found = [faction if faction.always_rules(place) else other for place, other in enumerate(found)]
    return found


def rules(table: Table, faction: Faction, clearing: int) -> bool:
    """Tell whether a faction rules a clearing."""
    return ruler(table, clearing) is faction
