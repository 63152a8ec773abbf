"""The conspiracies of the Lizard Cult in Birdsong (10.4.3): crusade, convert, sanctify."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from engine.kernel.flow import Flow
from engine.kernel.prompt import Option
from engine.root import pieces
from engine.root.battle import battle_options, take_battle
from engine.root.definition import CLEARINGS, SUITS
from engine.root.faction import Faction
from engine.root.machinery.table import Table
from engine.root.moving import can_move, take_move
from engine.root.pieces import WARRIOR, Loss, may_build, may_place

if TYPE_CHECKING:
    from engine.root.factions.cult.board import Cult

GARDENS: Final = {suit: f"garden-{suit}" for suit in SUITS}
CRUSADE, CONVERT, SANCTIFY = 2, 2, 3


def conspiracies(table: Table, owner: "Cult", options: list[Option]) -> bool:
    """Add the conspiracies that the Cult can perform to ``options``. Tell whether there are any."""
    places = [place for place in CLEARINGS if table.suits[place] == owner.outcast]
    if owner.acolytes >= owner.cost(CRUSADE):
        for option in battle_options(table, owner, places):
            option.value = partial(_crusade, table, owner, option.value)
            options.append(option)
        if can_move(table, owner, places):
            options.append(Option("crusade", "crusade", partial(_crusade, table, owner, partial(_march, table, owner))))
    if owner.acolytes >= owner.cost(CONVERT):
        _offer_conversions(table, owner, places, options)
    if owner.acolytes >= owner.cost(SANCTIFY):
        _offer_sanctuaries(table, owner, places, options)
    return bool(options)


def _spend_acolytes(table: Table, owner: "Cult", acolytes: int) -> None:
    owner.acolytes -= acolytes
    pieces.go_home(table, owner, acolytes)


def _crusade(table: Table, owner: "Cult", action: Any) -> Flow[None]:
    """Battle in an outcast clearing, or move from such a clearing and battle in the move's target (10.4.3.I)."""
    _spend_acolytes(table, owner, owner.cost(CRUSADE))
    table.note("crusade", player=owner.seat)
    yield from action()


def _march(table: Table, owner: "Cult") -> Flow[None]:
    places = [place for place in CLEARINGS if table.suits[place] == owner.outcast]
    move = yield from take_move(table, owner, "10.4.3.I", sources=places, optional=False)
    if move is not None:
        yield from take_battle(table, owner, "10.4.3.I", sources=[move.target])


def _offer_conversions(table: Table, owner: "Cult", places: Sequence[int], options: list[Option]) -> None:
    for place in places:
        if not may_place(table, owner, place) or not _has_warrior(table, owner):
            continue
        for other in table.enemies(owner):
            if other.removable(place, "replace"):
                convert = partial(_convert, table, owner, place, other)
                key = f"convert:{place}>{other.id}"
                options.append(Option(key, "convert", convert, subject=f"clearing:{place}", player=other.seat))


def _has_warrior(table: Table, owner: "Cult") -> bool:
    """Tell whether the supply has a warrior, or will have one when the spent acolytes return to it (10.4.3)."""
    return owner.supply > 0 or not pieces.in_coffins(table)


def _convert(table: Table, owner: "Cult", place: int, other: Faction) -> Flow[None]:
    """Replace an enemy warrior (10.4.3.II)."""
    _spend_acolytes(table, owner, owner.cost(CONVERT))
    table.note("convert", player=owner.seat, other=other.seat, clearing=place)
    yield from pieces.remove(table, [Loss(other, place, WARRIOR, 1, owner)], "replace")
    pieces.place_warriors(table, owner, place)


def _offer_sanctuaries(table: Table, owner: "Cult", places: Sequence[int], options: list[Option]) -> None:
    if not owner.stock[GARDENS[owner.outcast]]:
        return
    for place in places:
        if not may_place(table, owner, place):
            continue
        for other in table.enemies(owner):
            for kind in other.facts.buildings:
                if other.pieces[kind][place]:
                    act = partial(_sanctify, table, owner, place, other, kind)
                    key, subject = f"sanctify:{place}>{kind}", f"clearing:{place}"
                    options.append(
                        Option(key, "sanctify", act, subject=subject, target=f"piece:{kind}", player=other.seat)
                    )


def _sanctify(table: Table, owner: "Cult", place: int, other: Faction, kind: str) -> Flow[None]:
    """Replace an enemy building with a garden (10.4.3.III)."""
    _spend_acolytes(table, owner, owner.cost(SANCTIFY))
    table.note("sanctify", player=owner.seat, other=other.seat, clearing=place, piece=kind)
    yield from pieces.remove(table, [Loss(other, place, kind, 1, owner)], "replace")
    if may_build(table, owner, place):
        pieces.place(table, owner, GARDENS[owner.outcast], place)
