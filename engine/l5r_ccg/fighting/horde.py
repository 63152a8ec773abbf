"""The attack of a horde: an army of units of several players that nobody leads, outside the Attack Phase."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow
from engine.l5r_ccg import events as e
from engine.l5r_ccg.abilities.windows import sweep
from engine.l5r_ccg.fighting.attack import fight_out

if TYPE_CHECKING:
    from engine.l5r_ccg.abilities.use import Use
    from engine.l5r_ccg.card import Card
    from engine.l5r_ccg.machinery.table import Table
    from engine.l5r_ccg.state import Province


def attack_with_horde(use: "Use", units: "Sequence[Card]", place: "Province", boons: Sequence[Event]) -> Flow[None]:
    """Let units attack a province at once. The ``boons`` are effects that the units have in this attack.

    The Event that sends them is put away first, because a position may be written during the battle.
    """
    table, event = use.table, use.this
    row = table.players[table.active].provinces
    unturned = 0 if event.slot is None else len(row) - 1 - row.index(event.slot)
    yield from run_batch(table, [table.rules_of(event.controller).discard([event])])
    there = [one for one in units if one.is_personality and one.at is None]
    yield from run_batch(table, [e.HordeAttacks(use, there, place, unturned)])
    if table.attack is not None:
        yield from run_batch(table, boons)
        yield from resume(table)


def resume(table: "Table") -> Flow[int | None]:
    """Fight the attack of a horde, if there is one, from its present point.

    Return how many provinces the Events Phase has still to turn up. Return None if no horde has attacked.
    """
    attack = table.attack
    if attack is None or attack.horde is None:
        return None
    table.actor = None
    yield from fight_out(table, attack)
    yield from sweep(table)
    return attack.horde.unturned
