"""Warriors become waystations and back (15.4.1, 15.4.2), and waystations are lost.

The Keepers choose which waystation they place, and its side. A waystation that leaves the map counts among the
``fallen`` until it is known which one it is.
"""

from collections.abc import Sequence
from functools import partial
from itertools import product

from engine.kernel.flow import Flow, ask
from engine.kernel.prompt import Option, Prompt
from engine.root import pieces
from engine.root.definition import CLEARINGS
from engine.root.factions.keepers.carrying import chooser
from engine.root.factions.keepers.state import STATION, KeepersState
from engine.root.factions.keepers.waystation import Choice, Waystation, choices
from engine.root.machinery.table import Table
from engine.root.pieces import WARRIOR, Loss, may_build, may_place, place_warriors


def come_back(table: Table, owner: KeepersState) -> Flow[None]:
    """If the Keepers have no warrior and no waystation on the map, place one of each at the map's edge (15.4.1).

    If no clearing there has a slot, place the warrior alone (1.5.4).
    """
    if any(owner.warriors) or owner.stations:
        return
    options = _camps(table, owner, [place for place in table.map.edge if may_build(table, owner, place)])
    if not options and owner.supply:
        options = [
            Option(f"place:{place}", "place", partial(_arrive, table, owner, place), subject=f"clearing:{place}")
            for place in table.map.edge
            if may_place(table, owner, place)
        ]
    if options:
        yield from (yield from ask(Prompt(owner.seat, "encamp", options, rule="15.4.1")))()


def _arrive(table: Table, owner: KeepersState, place: int) -> Flow[None]:
    place_warriors(table, owner, place)
    yield from ()


def encampments(table: Table, owner: KeepersState, options: list[Option]) -> bool:
    """Add the options to replace a warrior with a waystation, once per clearing (15.4.1)."""
    standing = [place for place in CLEARINGS if owner.warriors[place] and place not in owner.camped]
    options += _camps(table, owner, [place for place in standing if may_build(table, owner, place)])
    return bool(options)


def _camps(table: Table, owner: KeepersState, places: Sequence[int]) -> list[Option]:
    return [
        _camp("encamp", place, choice, partial(_encamp, table, owner, place, choice.station))
        for place, choice in product(places, choices(owner.sides_left()))
    ]


def _camp(verb: str, place: int, choice: Choice, act: "partial[Flow[None]]") -> Option:
    subject, target = f"clearing:{place}", f"relic:{choice.station.face}"
    return Option(f"{verb}:{place}:{choice.name}", verb, act, subject=subject, target=target, via=choice.back)


def _encamp(table: Table, owner: KeepersState, place: int, station: Waystation) -> Flow[None]:
    owner.camped.append(place)
    if owner.warriors[place]:
        pieces.recall(table, owner, WARRIOR, place)
    else:
        place_warriors(table, owner, place)
    pieces.place(table, owner, STATION, place)
    owner.stations.setdefault(place, []).append(station)
    table.note("encamp", player=owner.seat, clearing=place, relic=station.face)
    yield from ()


def decampments(table: Table, owner: KeepersState, options: list[Option]) -> bool:
    """Add the options to replace a waystation with a warrior, once per clearing (15.4.2)."""
    for place, stations in sorted(owner.stations.items()):
        if place in owner.struck or not owner.supply or not may_place(table, owner, place):
            continue
        for choice in choices(stations):
            options.append(_camp("decamp", place, choice, partial(_decamp, table, owner, place, choice.station)))
    return bool(options)


def _decamp(table: Table, owner: KeepersState, place: int, station: Waystation) -> Flow[None]:
    owner.struck.append(place)
    pieces.recall(table, owner, STATION, place)
    _take_off(owner, place, station)
    place_warriors(table, owner, place)
    table.note("decamp", player=owner.seat, clearing=place)
    yield from ()


def lose(table: Table, owner: KeepersState, losses: Sequence[Loss], cause: str) -> Flow[None]:
    """Take removed waystations off the board. If a clearing keeps some, the player named by ``chooser`` decides."""
    for loss in losses:
        for left in range(loss.number if loss.kind == STATION else 0, 0, -1):
            there = choices(owner.stations[loss.clearing])
            lost = there[0].station
            if left < len(there):
                player, rule = chooser(owner, loss, cause)
                options = [
                    Option(f"lose:{name}", "lose", station, subject=f"relic:{station.face}", via=back)
                    for name, station, back in there
                ]
                data = {"clearing": loss.clearing}
                lost = yield from ask(Prompt(player.seat, "lose-waystation", options, rule=rule, data=data))
            _take_off(owner, loss.clearing, lost)


def _take_off(owner: KeepersState, place: int, station: Waystation) -> None:
    """Record that a waystation has left a clearing."""
    owner.fallen -= 1
    owner.stations[place].remove(station)
    if not owner.stations[place]:
        del owner.stations[place]
