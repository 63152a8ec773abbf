"""4. Fate phase."""

from typing import TYPE_CHECKING

from engine.kernel.events import run_batch
from engine.kernel.flow import Flow
from engine.l5r_lcg import events as e
from engine.l5r_lcg.actions import action_window
from engine.l5r_lcg.initiation import choose_subjects
from engine.l5r_lcg.phases import begin, end

if TYPE_CHECKING:
    from engine.l5r_lcg.machinery.table import Table


def fate_phase(table: "Table", start: str = "4.1") -> Flow[None]:
    """Play steps 4.1 to 4.5, beginning with the step ``start``."""
    if start <= "4.1":
        yield from begin(table, "4.1", "fate")
    if start <= "4.2":
        yield from discard_fateless(table)
    if start <= "4.3":
        table.step = "4.3"
        framework = table.framework
        yield from run_batch(table, [e.RemoveFate(framework, card) for card in table.characters()])
    if start <= "4.4":
        table.step = "4.4"
        rings = [ring for ring in table.rings.values() if ring.unclaimed]
        yield from run_batch(table, [e.PlaceFateOnRing(table.framework, ring) for ring in rings])
    if start <= "4.4-window":
        yield from action_window(table, "4.4", table.first_player, "4.4-window")
    yield from end(table, "4.5", "fate")


def discard_fateless(table: "Table") -> Flow[None]:
    """Step 4.2: in player order, each player discards characters without fate one by one, in an order they choose."""
    table.step = "4.2"
    framework = table.framework
    for player in table.player_order():
        tried: set[int] = set()
        while True:
            due = [
                card
                for card in player.characters
                if not card.fate and card.uid not in tried and framework.discard(card).possible()
            ]
            if not due:
                break
            chosen = yield from choose_subjects(player.seat, due, source=None, kind="discard-order", rule="4.2")
            # If a discard is prevented, the step does not try it again for that character.
            tried.add(chosen[0].uid)
            yield from run_batch(table, [framework.discard(chosen[0])])
