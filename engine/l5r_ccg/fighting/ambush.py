"""An ambush: a battle of two units outside the Attack Phase, away from all provinces."""

from typing import TYPE_CHECKING

from engine.kernel.events import run_batch
from engine.kernel.flow import Flow
from engine.l5r_ccg import events as e
from engine.l5r_ccg.abilities.windows import sweep
from engine.l5r_ccg.fighting.attack import go_home
from engine.l5r_ccg.fighting.battle import fight

if TYPE_CHECKING:
    from engine.l5r_ccg.abilities.use import Use
    from engine.l5r_ccg.card import Card
    from engine.l5r_ccg.machinery.table import Table


def ambush(use: "Use", unit: "Card", foe: "Card") -> Flow[None]:
    """Let two units fight a battle at once.

    The card that begins the battle is put away first, so that a position can be written during the battle.
    """
    use.close()
    yield from run_batch(use.table, [e.Ambush(use, unit, foe)])
    if use.table.attack is not None:
        yield from fight_out(use.table)


def fight_out(table: "Table") -> Flow[None]:
    """Fight the battle of an ambush from its present point, then let the units go home."""
    attack = table.attack
    assert attack is not None
    field = table.players[attack.defender].field
    assert field is not None
    if field not in attack.fought:
        yield from fight(table, table.battle or table.course.begin_battle(field))
        attack.segment = "battles"
    yield from go_home(table, attack)


def resume(table: "Table") -> Flow[None]:
    """Continue an ambush, and the Action Phase that it interrupted, from a position or on a copy of a table."""
    yield from fight_out(table)
    player = table.players[table.active]
    table.course.act_again(player, -1 if player.added("acts-again") else 0)
    yield from sweep(table)
    table.opportunity = ((table.active + (not player.added("acts-again"))) % len(table.players), 0)
