"""The Vagabond's movement: slipping, and moving with or without an ally (9.2.3, 9.2.9.II, 9.4.2, 9.5.1)."""

from collections.abc import Sequence
from functools import partial

from engine.kernel.flow import Flow, ask
from engine.kernel.prompt import Option, Prompt
from engine.root.definition import CLEARINGS
from engine.root.effects import SKIP
from engine.root.faction import Faction
from engine.root.factions.vagabond.items import BOOTS
from engine.root.factions.vagabond.state import VagabondState
from engine.root.machinery.table import Table
from engine.root.maps import forest_neighbours
from engine.root.moving import Move, Way, after_move, ferry_targets, may_leave, take_ferry
from engine.root.moving import targets as move_targets
from engine.root.pieces import WARRIOR
from engine.root.ruling import ruler


def around(table: Table, owner: VagabondState) -> Sequence[int]:
    """Return the clearings around the pawn's forest (2.4.1)."""
    return () if owner.forest is None else forest_neighbours(table, owner.forest)[0]


def held_fast(table: Table, owner: VagabondState) -> bool:
    """Tell whether any player forbids pieces to leave the pawn's clearing."""
    return owner.pawn > 0 and not may_leave(table, owner, owner.pawn)


def targets(table: Table, owner: VagabondState) -> list[int]:
    """Return the clearings adjacent to the pawn that may be entered."""
    return [place for place in owner.neighbours(table, owner.pawn) if place not in table.scorched]


def by_ferry(table: Table, owner: VagabondState) -> list[int]:
    """Return the clearings that the ferry reaches."""
    return [place for place in ferry_targets(table, owner.pawn) if place not in table.scorched]


def boots(table: Table, owner: VagabondState, target: int) -> int:
    """Return how many boots it costs to enter a clearing: one more if Hostile warriors are there (9.2.9.IIIb)."""
    guarded = any(other.warriors[target] and owner.relations.hostile(other) for other in table.factions)
    return 1 + guarded


# Slip (9.4.2)


def slip(table: Table, owner: VagabondState) -> Flow[None]:
    """Move for free to an adjacent clearing or forest, or by the ferry. Nothing can prevent it."""
    options = [
        Option(f"slip:{place}", "slip", partial(travel, table, owner, place, False), subject=f"clearing:{place}")
        for place in targets(table, owner)
    ]
    options.extend(
        Option(f"ferry:{place}", "ferry", partial(travel, table, owner, place, True), subject=f"clearing:{place}")
        for place in by_ferry(table, owner)
    )
    near = table.map.near_forests[owner.pawn] if owner.forest is None else forest_neighbours(table, owner.forest)[1]
    options.extend(
        Option(f"slip:{forest}", "slip", partial(hide, table, owner, forest), subject=f"forest:{forest}")
        for forest in near
    )
    chosen = yield from ask(Prompt(owner.seat, "slip", [*options, SKIP], rule="9.4.2"))
    if chosen is not None:
        table.note("slip", player=owner.seat)
        yield from chosen()


def hide(table: Table, owner: VagabondState, forest: str) -> Flow[None]:
    """Go into a forest."""
    owner.pawn, owner.forest = 0, forest
    table.note("pawn", player=owner.seat, forest=forest)
    yield from ()


# Moving (9.5.1)


def move_options(table: Table, owner: VagabondState, options: list[Option]) -> None:
    """Add every move for which there are enough boots."""
    ready = owner.satchel.ready[BOOTS]
    if not ready or held_fast(table, owner):
        return
    near = targets(table, owner)
    for place in near:
        if boots(table, owner, place) <= ready:
            act = partial(walk, table, owner, place, False)
            options.append(Option(f"move:{place}", "move", act, subject=f"clearing:{place}"))
    for place in by_ferry(table, owner):
        if boots(table, owner, place) <= ready:
            act = partial(walk, table, owner, place, True)
            options.append(Option(f"ferry:{place}", "ferry", act, subject=f"clearing:{place}"))


def ways(table: Table, owner: VagabondState, sources: Sequence[int] | None) -> list[Option]:
    """Return the pawn's moves by an effect. Only Hostile warriors cost a boot (4.2)."""
    if held_fast(table, owner) or (sources is not None and owner.pawn not in sources):
        return []
    near = [(place, "move") for place in targets(table, owner)]
    near += [(place, "ferry") for place in by_ferry(table, owner)]
    return [
        Option(
            f"{verb}:{owner.pawn or owner.forest}>{place}:1",
            verb,
            Way(owner.pawn, place, 1, ferry=verb == "ferry"),
            subject=f"clearing:{place}",
        )
        for place, verb in near
        if boots(table, owner, place) - 1 <= owner.satchel.ready[BOOTS]
    ]


def move_by_effect(table: Table, owner: VagabondState, way: Way) -> Flow[Move]:
    """Make a move of the pawn by an effect."""
    owner.satchel.exhaust(BOOTS, boots(table, owner, way.target) - 1)
    yield from travel(table, owner, way.target, way.ferry)
    return Move(owner, way.origin, way.target, 0)


def walk(table: Table, owner: VagabondState, target: int, ferry: bool) -> Flow[None]:
    """Exhaust boots and move."""
    owner.satchel.exhaust(BOOTS, boots(table, owner, target))
    yield from travel(table, owner, target, ferry)


def travel(table: Table, owner: VagabondState, target: int, ferry: bool) -> Flow[None]:
    """Move the pawn into a clearing, by the ferry if ``ferry`` is true."""
    yield from enter(table, owner, target)
    if ferry:
        yield from take_ferry(table, owner, target)


def enter(table: Table, owner: VagabondState, target: int) -> Flow[None]:
    """Move the pawn into a clearing. If the pawn leaves a clearing, an ally's warriors may move with it (9.2.9.II)."""
    origin = owner.pawn
    move = (yield from take_along(table, owner, origin, target)) if origin else None
    owner.pawn, owner.forest = target, None
    table.note("pawn", player=owner.seat, clearing=target)
    if move is not None:
        yield from after_move(table, move)


def may_go_along(table: Table, ally: Faction, origin: int, target: int) -> bool:
    """Tell whether the ally could make this move by choice. A forced move must also be legal (1.5.5)."""
    if not ally.warriors[origin] or not may_leave(table, ally, origin):
        return False
    return bool(move_targets(table, ally, origin, (target,), partial(ruler, table)))


def take_along(table: Table, owner: VagabondState, origin: int, target: int) -> Flow[Move | None]:
    """Let any number of one ally's warriors move with the pawn.

    Return the warriors' move, to which others may respond. The ally is forced to make the move, which resolves as if
    the ally had chosen it (1.5.5). The ally must rule one of the two clearings (4.2.1), and the move may cause outrage
    (8.2.4.III).
    """
    allies = [
        other
        for other in table.others(owner)
        if owner.relations.allied(other) and may_go_along(table, other, origin, target)
    ]
    options = [
        Option(
            f"along:{ally.id}:{count}",
            "along",
            (ally, count),
            subject=f"clearing:{target}",
            player=ally.seat,
            number=count,
        )
        for ally in allies
        for count in range(1, ally.movable(table, origin) + 1)
    ]
    if not options:
        return None
    chosen = yield from ask(Prompt(owner.seat, "take-along", [*options, SKIP], rule="9.2.9.II"))
    if chosen is None:
        return None
    ally, count = chosen
    move = Move(ally, origin, target, count)
    yield from ally.before_move(table, move)
    ally.warriors[origin] -= count
    ally.warriors[target] += count
    table.note("move", player=ally.seat, piece=WARRIOR, origin=origin, clearing=target, count=count)
    return move


def glide_options(table: Table, owner: VagabondState, options: list[Option]) -> None:
    """Add the Harrier's Glide: the pawn moves alone to any clearing, whichever pieces are there."""
    if held_fast(table, owner):
        return
    for place in CLEARINGS:
        if place != owner.pawn and place not in table.scorched:
            act = partial(glide, table, owner, place)
            options.append(Option(f"glide:{place}", "glide", act, subject=f"clearing:{place}"))


def glide(table: Table, owner: VagabondState, target: int) -> Flow[None]:
    """Exhaust a torch and move the pawn."""
    owner.satchel.exhaust("torch")
    owner.pawn, owner.forest = target, None
    table.note("special", player=owner.seat, special="glide")
    table.note("pawn", player=owner.seat, clearing=target)
    yield from ()
