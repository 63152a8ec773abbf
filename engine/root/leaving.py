"""What happens when a player leaves the table.

The Law has no rule for this. The faction's pieces are removed between two turns.
"""

from engine.root.definition import PLACES
from engine.root.faction import Faction
from engine.root.machinery.table import Table
from engine.root.pieces import COFFINS, open_coffins, take
from engine.root.scoring import win


def end_if_alone(table: Table) -> None:
    """End the game if no two enemies are left: the last player or coalition wins. Raises GameOver."""
    left = [faction for faction in table.factions if faction.seat not in table.gone]
    if not any(left[0].is_enemy(other) for other in left):
        win(table, left[0], "left")


def clear_away(table: Table) -> None:
    """Remove, between two turns, everything that belongs to players who left.

    Nobody scores for this removal, and it triggers nothing. The players' cards are discarded, and their items leave the
    game.
    """
    for seat in table.gone:
        if seat not in table.cleared:
            table.cleared += (seat,)
            _clear(table, table.factions[seat])


def _clear(table: Table, faction: Faction) -> None:
    for clearing in range(PLACES):
        faction.supply += faction.warriors[clearing]
        faction.warriors[clearing] = 0
        for kind, counts in faction.pieces.items():
            if counts[clearing]:
                faction.stock[kind] += counts[clearing]
                take(table, faction, kind, clearing, counts[clearing])
    faction.after_leaving(table)
    cards = [*faction.hand, *faction.crafted, *([faction.dominance] if faction.dominance else [])]
    faction.hand, faction.crafted, faction.dominance = [], [], None
    table.put_away(*cards)
    if any(card.id == COFFINS for card in cards):
        open_coffins(table)
    faction.items.clear()
    faction.weary.clear()
    if faction.partner is not None:
        table.factions[faction.partner].partner = None
        faction.partner = None
    table.note("cleared-away", player=faction.seat)
