"""Moving (4.2): a player moves any number of warriors to an adjacent clearing, if the player rules one of the two."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from typing import NamedTuple

from engine.kernel.flow import Flow, ask
from engine.kernel.prompt import Option, Prompt
from engine.root.effects import SKIP, draw_or_replace
from engine.root.faction import Faction
from engine.root.machinery.table import Table
from engine.root.pieces import WARRIOR
from engine.root.ruling import ruler, rulers

RULE = "4.2"


class Way(NamedTuple):
    """A possible move: its origin, its target, the number of warriors, and whether it takes the lake's ``ferry``."""

    origin: int
    target: int
    number: int
    ferry: bool = False
    leader: bool = False


class Move(NamedTuple):
    """A move of a faction's warriors as it happens. The mover owns the warriors, even if the move is forced (1.5.5)."""

    mover: Faction
    origin: int
    target: int
    number: int


@cache
def way_option(origin: int, target: int, count: int, ferry: bool = False) -> Option:
    """Return the option of a move.

    Each option is made only once, because it is the same in all games.
    """
    verb = "ferry" if ferry else "move"
    return Option(
        f"{verb}:{origin}>{target}:{count}",
        verb,
        Way(origin, target, count, ferry),
        subject=f"clearing:{origin}",
        target=f"clearing:{target}",
        number=count,
    )


@cache
def way_options(origin: int, target: int, most: int, ferry: bool) -> list[Option]:
    """Return the options to move any number of warriors up to ``most``."""
    return [way_option(origin, target, number, ferry) for number in range(1, most + 1)]


def may_leave(table: Table, faction: Faction, origin: int) -> bool:
    """Tell whether a faction's pieces may leave a clearing, as far as other players are concerned (13.7.2)."""
    keeping = table.hooks["blocks_leaving"]
    return not keeping or not any(other.blocks_leaving(table, faction, origin) for other in keeping)


# A function that returns the ruler of a clearing.
Ruled = Callable[[int], Faction | None]


def targets(table: Table, faction: Faction, origin: int, near: Sequence[int], ruled: Ruled) -> Sequence[int]:
    """Return the clearings of ``near`` to which a faction may move.

    The faction must rule ``origin`` or the target (4.2.1).
    """
    if table.scorched:
        near = [place for place in near if place not in table.scorched]
    if faction.ignores_rule_to_move or ruled(origin) is faction or faction.has("corvid-planners"):
        return near
    return [place for place in near if ruled(place) is faction or not faction.must_rule(table, origin, place)]


def ferry_targets(table: Table, origin: int) -> list[int]:
    """Return the clearings that the ferry reaches from a clearing: once per turn, every other clearing at the coast."""
    if table.ferry != origin or table.ferry_taken:
        return []
    return [place for place in table.map.coast if place != origin]


def ways(
    table: Table, faction: Faction, sources: Sequence[int] | None, ruled: Ruled
) -> Iterator[tuple[int, int, bool]]:
    """Yield every possible move of a faction's warriors: its origin, its target, and whether it takes the ferry."""
    for origin in faction.places if sources is None else sources:
        if not faction.warriors[origin] or not may_leave(table, faction, origin):
            continue
        for target in targets(table, faction, origin, faction.neighbours(table, origin), ruled):
            yield origin, target, False
        if table.ferry == origin:
            for target in targets(table, faction, origin, ferry_targets(table, origin), ruled):
                yield origin, target, True


def move_options(table: Table, faction: Faction, sources: Sequence[int] | None = None) -> list[Option]:
    """Return every move that a faction may make from ``sources`` (None means anywhere).

    There is one option for each number of warriors.
    """
    options: list[Option] = []
    for origin, target, ferry in ways(table, faction, sources, rulers(table).__getitem__):
        options += way_options(origin, target, faction.warriors[origin], ferry)
    return options


def can_move(table: Table, faction: Faction, sources: Sequence[int] | None = None) -> bool:
    """Tell whether a faction has any move."""
    if faction.pawn_moves:
        return bool(faction.move_options(table, sources))
    # The first clearing that is tried nearly always has a move, so the rulers of the whole map are not needed.
    return next(ways(table, faction, sources, partial(ruler, table)), None) is not None


def take_move(
    table: Table,
    faction: Faction,
    rule: str,
    *,
    sources: Sequence[int] | None = None,
    optional: bool = True,
    source: str | None = None,
) -> Flow[Move | None]:
    """Ask a faction for one move and make it.

    Return the move, or None if the faction cannot move or does not want to.
    """
    options = faction.move_options(table, sources)
    if not options:
        return None
    if optional:
        options = [*options, SKIP]
    way = yield from ask(Prompt(faction.seat, "move", options, rule=rule, source=source))
    if way is None:
        return None
    return (yield from faction.make_move(table, way))


def make_move(table: Table, faction: Faction, way: Way) -> Flow[Move]:
    """Move warriors together with anything that goes along. After the move, other factions may respond to it."""
    move = Move(faction, way.origin, way.target, way.number)
    yield from faction.before_move(table, move)
    faction.warriors[way.origin] -= way.number
    faction.warriors[way.target] += way.number
    table.note("move", player=faction.seat, piece=WARRIOR, origin=way.origin, clearing=way.target, count=way.number)
    if way.ferry:
        yield from take_ferry(table, faction, way.target)
    yield from after_move(table, move)
    return move


def take_ferry(table: Table, mover: Faction, target: int) -> Flow[None]:
    """Move the ferry along with a move. The mover draws a card."""
    table.ferry = target
    table.ferry_taken = True
    table.note("ferry", player=mover.seat, clearing=target)
    yield from draw_or_replace(table, mover, 1)


def after_move(table: Table, move: Move) -> Flow[None]:
    """Let the other players respond to a move of warriors."""
    for other in table.hearing("after_move"):
        if other is not move.mover:
            yield from other.after_move(table, move)
