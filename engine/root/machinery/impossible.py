"""Impossible states of a table: too many pieces, pieces in illegal places, cards and items in wrong places.

A position with such a state is refused with the list of all its problems.
"""

from collections import Counter
from collections.abc import Iterator

from engine.root.definition import BURROW, PLACES, items
from engine.root.faction import Faction
from engine.root.machinery.table import Table
from engine.root.mercenaries import hireable
from engine.root.pieces import COFFINS
from engine.root.scoring import GOAL

UNDER_A_RUIN = 2


def impossible(table: Table) -> list[str]:
    """Return every state of a table that no game can reach."""
    found = [*_on_the_board(table), *_in_piles(table)]
    names = Counter(faction.id for faction in table.factions)
    found.extend(f"faction-twice {name}" for name, n in names.items() if n > (2 if name == "vagabond" else 1))
    for faction in table.factions:
        found.extend(_pieces(faction))
        found.extend(f"{fault} {faction.seat}" for fault in faction.faults(table))
        found.extend(_belongings(table, faction))
    return found


def _on_the_board(table: Table) -> Iterator[str]:
    if table.buyer is not None and (table.buyer != table.turn or not hireable(table, table.buyer)):
        yield "buyer"
    yield from (f"no-slot {clearing}" for clearing in range(PLACES) if table.slots[clearing] < 0)
    yield from (f"ruin {place}" for place, lying in table.ruins.items() if len(lying) > UNDER_A_RUIN)
    yield from (f"unknown-clearing {place}" for place in table.scorched if not 0 < place < PLACES)
    yield from (f"supply {item}" for item, count in table.items.items() if not 0 <= count <= items()[item].supply)


def _in_piles(table: Table) -> Iterator[str]:
    yield from (f"not-dominance {card.id}" for card in table.available if card.kind != "dominance")
    yield from (f"dominance-discarded {card.id}" for card in table.discard if card.kind == "dominance")
    done = [quest for faction in table.factions for quest in getattr(faction, "done", ())]
    quests = Counter([*table.quests[0], *table.quests[1], *done])
    yield from (f"quest-twice {quest}" for quest, count in quests.items() if count > 1)
    buried = {seat: count for seat, count in table.coffin.items() if count}
    known = all(seat in range(len(table.factions)) and count > 0 for seat, count in buried.items())
    if buried and not (known and any(faction.has(COFFINS) for faction in table.factions)):
        yield "coffin"


def _pieces(faction: Faction) -> Iterator[str]:
    if faction.supply < 0:
        yield f"too-many-pieces warrior {faction.seat}"
    yield from (f"too-many-pieces {kind}" for kind, count in faction.stock.items() if count < 0)
    underground = faction.warriors[BURROW] and BURROW not in faction.places
    if underground or any(counts[BURROW] for counts in faction.pieces.values()):
        yield f"burrow {faction.seat}"


def _belongings(table: Table, faction: Faction) -> Iterator[str]:
    if len(set(faction.crafted)) != len(faction.crafted):
        yield f"crafted-twice {faction.seat}"
    yield from (f"not-persistent {card.id}" for card in faction.crafted if card.kind != "persistent")
    if not 0 <= faction.score < GOAL and table.outcome is None:
        yield f"score {faction.seat}"
    if faction.dominance is not None and faction.dominance.kind != "dominance":
        yield f"not-dominance {faction.dominance.id}"
    yield from (f"unknown-item {item}" for item in (*faction.items, *faction.weary) if item not in items())
    if Counter(faction.weary) - Counter(faction.items):
        yield f"weary {faction.seat}"
    if faction.home is not None and not 0 < faction.home < PLACES:
        yield f"home {faction.seat}"
    partner = faction.partner
    if partner is not None and not (0 <= partner < len(table.factions) and _partners(faction, table.factions[partner])):
        yield f"partner {faction.seat}"


def _partners(one: Faction, other: Faction) -> bool:
    """Tell whether two players are a coalition (9.2.8).

    Each must be the other's partner, and one of them must be a Vagabond who formed it with a card.
    """
    formed = any(faction.id == "vagabond" and faction.dominance is not None for faction in (one, other))
    return formed and one is not other and other.partner == one.seat
