"""Pieces (1.5): supplies, placing, and removing several at once."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from engine.kernel.flow import Flow, ask
from engine.kernel.prompt import Option, Prompt
from engine.root.faction import Faction
from engine.root.machinery.table import Table
from engine.root.scoring import score_at_once

WARRIOR: Final = "warrior"
COFFINS: Final = "coffin-makers"


class Loss(NamedTuple):
    """Pieces of one kind that are removed from one clearing, and the remover (None if nobody scores)."""

    owner: Faction
    clearing: int
    kind: str
    number: int
    by: Faction | None


def may_place(table: Table, faction: Faction, clearing: int) -> bool:
    """Tell whether the faction may place pieces in a clearing (6.2.2, 12.2.2, 13.7.2)."""
    if clearing in table.scorched:
        return False
    keeping = table.hooks["blocks_placing"]
    return not keeping or not any(other.blocks_placing(table, faction, clearing) for other in keeping)


def may_build(table: Table, faction: Faction, clearing: int) -> bool:
    """Tell whether the faction may place a building in a clearing, which also needs a free slot (2.2.3)."""
    return table.slots[clearing] > 0 and may_place(table, faction, clearing)


def place_warriors(table: Table, faction: Faction, clearing: int, count: int = 1) -> int:
    """Place warriors from the supply, as far as it lasts (1.5.4). Return how many warriors were placed."""
    count = min(count, faction.supply)
    if count <= 0 or not may_place(table, faction, clearing):
        return 0
    faction.supply -= count
    faction.warriors[clearing] += count
    table.note("place", player=faction.seat, piece=WARRIOR, clearing=clearing, count=count)
    return count


def place(table: Table, faction: Faction, kind: str, clearing: int, count: int = 1) -> None:
    """Place buildings or tokens of a kind. The caller has checked that these pieces may be placed."""
    put(table, faction, kind, clearing, count)
    faction.stock[kind] -= count
    table.note("place", player=faction.seat, piece=kind, clearing=clearing, count=count)


def put(table: Table, faction: Faction, kind: str, clearing: int, count: int = 1) -> None:
    """Add buildings or tokens to a clearing, without a record and without taking them from anywhere."""
    faction.pieces[kind][clearing] += count
    if faction.is_building(kind):
        faction.buildings[clearing] += count
        table.slots[clearing] -= count
    else:
        faction.tokens[clearing] += count


def take(table: Table, faction: Faction, kind: str, clearing: int, count: int = 1) -> None:
    """Take buildings or tokens off a clearing, without a record and without putting them anywhere."""
    put(table, faction, kind, clearing, -count)


def recall(table: Table, faction: Faction, kind: str, clearing: int, count: int = 1) -> None:
    """Return the faction's own pieces to the supply by its own rules. The return has no further effects."""
    if kind == WARRIOR:
        faction.warriors[clearing] -= count
        go_home(table, faction, count)
    else:
        take(table, faction, kind, clearing, count)
        faction.return_pieces(kind, clearing, count)
    table.note("remove", player=faction.seat, piece=kind, clearing=clearing, count=count, by=faction.seat)


def in_coffins(table: Table) -> bool:
    """Tell whether removed warriors go on Coffin Makers instead of to their supply."""
    return any(other.crafted and other.has(COFFINS) for other in table.factions)


def go_home(table: Table, faction: Faction, count: int) -> None:
    """Return warriors to their supply, or put them on Coffin Makers."""
    if in_coffins(table):
        table.coffin[faction.seat] = table.coffin.get(faction.seat, 0) + count
    else:
        faction.supply += count


def open_coffins(table: Table) -> None:
    """Return all warriors on Coffin Makers to their supplies, because the card's effect is used or the card is lost."""
    for seat, count in sorted(table.coffin.items()):
        table.factions[seat].supply += count
    table.coffin.clear()


def remove(table: Table, losses: Sequence[Loss], cause: str) -> Flow[None]:
    """Remove pieces at the same time: take all of them, score for all, then resolve the triggered effects (1.5.4)."""
    losses = [loss for loss in losses if loss.number]
    if not losses:
        return
    for owner, clearing, kind, count, by in losses:
        if kind == WARRIOR:
            owner.warriors[clearing] -= count
            owner.transit += count
        else:
            take(table, owner, kind, clearing, count)
            owner.return_pieces(kind, clearing, count)
        seat = None if by is None else by.seat
        table.note("remove", player=owner.seat, piece=kind, clearing=clearing, count=count, by=seat)
    owners = [loss.owner for loss in losses]
    removers = _in_turn(table, (loss.by for loss in losses))
    score_at_once(
        table,
        [
            (by, by.removal_points(table, [loss for loss in losses if loss.by is by], cause), "removal")
            for by in removers
        ],
    )
    waiting = {owner: [loss for loss in losses if loss.owner is owner] for owner in _in_turn(table, owners)}
    while waiting:
        following = [owner for owner, losses in waiting.items() if owner.acts_after_removal(losses, cause)]
        owner = (yield from whose_first(table, following)) if len(following) > 1 else next(iter(waiting))
        yield from owner.after_removal(table, waiting.pop(owner), cause)
        home, owner.transit = owner.transit, 0
        if home:
            go_home(table, owner, home)
    for by in removers:
        yield from by.after_removing(table, [loss for loss in losses if loss.by is by], cause)


def whose_first(table: Table, found: Sequence[Faction]) -> Flow[Faction]:
    """Return the faction whose effect comes first among simultaneous ones. The active player decides (1.1.3)."""
    if len(found) == 1:
        return found[0]
    options = [Option(f"first:{faction.id}#{faction.seat}", "first", faction, player=faction.seat) for faction in found]
    chosen: Faction = yield from ask(Prompt(table.turn, "trigger-first", options, rule="1.1.3"))
    return chosen


def _in_turn(table: Table, factions: Iterable[Faction | None]) -> list[Faction]:
    """Return each of ``factions`` once, in turn order from the active one (1.1.3)."""
    found = list(factions)
    return [faction for faction in table.in_order() if faction in found]


def removable(table: Table, by: Faction, owner: Faction, clearing: int, cause: str) -> int:
    """Return how many warriors of ``owner`` an effect of ``by`` may remove as enemies.

    Mercenaries that ``by`` has hired do not count as enemies.
    """
    if table.buyer == by.seat and owner.id == "riverfolk" and table.phase != "birdsong":
        return 0
    return owner.removable(clearing, cause)


def enemy_pieces(table: Table, faction: Faction, place: int) -> list[int]:
    """Return how many pieces each enemy has in a clearing.

    Mercenaries that the faction has hired are not enemies (11.2.7.III).
    """
    counts = []
    for other in table.enemies(faction):
        hired = table.buyer == faction.seat and other.id == "riverfolk" and table.phase != "birdsong"
        standing = other.warriors[place] + other.buildings[place] + other.tokens[place]
        pawn = int(other.present(place) and not standing)
        counts.append(standing + pawn - (other.warriors[place] if hired else 0))
    return counts


def sweep(table: Table, by: Faction, clearings: Sequence[int], cause: str) -> Flow[None]:
    """Remove all enemy pieces from clearings (for a revolt, a favor or a bomb)."""
    losses = []
    for clearing in clearings:
        for owner in table.enemies(by):
            count = removable(table, by, owner, clearing, cause)
            if count:
                losses.append(Loss(owner, clearing, WARRIOR, count, by))
            for kind, counts in owner.pieces.items():
                if counts[clearing]:
                    losses.append(Loss(owner, clearing, kind, counts[clearing], by))
    yield from remove(table, losses, cause)
    for clearing in clearings:
        for other in table.enemies(by):
            yield from other.after_sweep(table, clearing, by)


def take_from_ruin(table: Table, place: int, item: str) -> None:
    """Take an item from under a ruin.

    When the last item is taken, the ruin is removed and its slot becomes free (9.5.3).
    """
    table.ruins[place].remove(item)
    if not table.ruins[place]:
        del table.ruins[place]
        table.slots[place] += 1
