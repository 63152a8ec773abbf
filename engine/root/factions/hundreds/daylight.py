"""The acts of the Hundreds in Daylight (14.5): command, and advance with the warlord."""

from functools import partial
from typing import Any

from engine.kernel.flow import Flow, ask
from engine.kernel.prompt import Option, Prompt
from engine.root import cards, pieces
from engine.root.battle import battle_options
from engine.root.definition import CLEARINGS, Card
from engine.root.effects import SKIP
from engine.root.factions.hundreds import moods
from engine.root.factions.hundreds.state import STRONGHOLD, HundredsState
from engine.root.machinery.table import Table
from engine.root.moving import Way, can_move, take_move
from engine.root.pieces import may_build
from engine.root.ruling import rules
from engine.root.turn import Step

# 14.5.2 Command the Hundreds


def command(table: Table, owner: HundredsState) -> Step:
    """Return the step in which the Hundreds command, as often as Command allows."""
    return Step(partial(_commands, table, owner), "14.5.2", "command", lambda: {"actions": owner.commands})


def _commands(table: Table, owner: HundredsState, options: list[Option]) -> bool:
    if not owner.commands:
        return False
    for option in battle_options(table, owner):
        option.value = partial(_do, owner, option.value)
        options.append(option)
    if can_move(table, owner):
        options.append(Option("move", "move", partial(_do, owner, partial(_move, table, owner))))
    for place in CLEARINGS if owner.hand and owner.stock[STRONGHOLD] else ():
        if may_build(table, owner, place) and rules(table, owner, place):
            for card in cards.matching(owner.hand, table.suits[place]):
                build = partial(_do, owner, partial(_build, table, owner, place, card))
                key = f"build:{place}<{card.id}"
                options.append(Option(key, "build", build, subject=f"clearing:{place}", card=card.id))
    return bool(options) or bool(owner.hand)


def _do(owner: HundredsState, action: Any) -> Flow[None]:
    owner.commands -= 1
    yield from action()


def _move(table: Table, owner: HundredsState) -> Flow[None]:
    yield from take_move(table, owner, "14.5.2.I", optional=False)


def _build(table: Table, owner: HundredsState, place: int, card: Card) -> Flow[None]:
    cards.spend(table, owner, card)
    pieces.place(table, owner, STRONGHOLD, place)
    yield from ()


# 14.5.3 Advance the warlord


def advance(table: Table, owner: HundredsState) -> Step:
    """Return the step in which the warlord advances, as often as Prowess allows: he moves and may then battle."""
    return Step(partial(_advances, table, owner), "14.5.3", "advance", lambda: {"advances": owner.advances - 1})


def _advances(table: Table, owner: HundredsState, options: list[Option]) -> bool:
    if not owner.advances:
        return False
    for option in advance_moves(table, owner):
        option.value = partial(_advance, table, owner, option.value, True)
        options.append(option)
    for option in _battles(table, owner):
        option.value = partial(_advance, table, owner, option.value, False)
        options.append(option)
    return bool(options)


def _advance(table: Table, owner: HundredsState, action: Any, moved: bool) -> Flow[None]:
    owner.advances -= 1
    table.note("advance", player=owner.seat)
    yield from action()
    if moved:
        yield from _battle_there(table, owner)


def advance_moves(table: Table, owner: HundredsState) -> list[Option]:
    """Return every move that takes the warlord along."""
    if owner.warlord is None:
        return []
    found = [option for option in owner.move_options(table, [owner.warlord]) if option.value.leader]
    for option in found:
        option.value = partial(owner.make_move, table, option.value)
    return found


def led(option: Option) -> Option:
    """Return the option to make the move of ``option`` with the warlord."""
    way: Way = option.value
    led_way = Way(way.origin, way.target, way.number, way.ferry, leader=True)
    return option.under(f"{option.key}+warlord", led_way, way="warlord")


def _battles(table: Table, owner: HundredsState) -> list[Option]:
    return [] if owner.warlord is None else battle_options(table, owner, [owner.warlord])


def _battle_there(table: Table, owner: HundredsState) -> Flow[None]:
    battles = _battles(table, owner)
    if not battles:
        return
    chosen = yield from ask(Prompt(owner.seat, "battle", [*battles, SKIP], rule="14.5.3"))
    if chosen is not None:
        yield from chosen()
        more = [*advance_moves(table, owner), *_battles(table, owner)]
        yield from moods.once_more(table, owner, more)
