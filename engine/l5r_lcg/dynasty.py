"""1. Dynasty phase."""

from typing import TYPE_CHECKING

from engine.kernel.events import run_batch
from engine.kernel.flow import Flow
from engine.l5r_lcg import events as e
from engine.l5r_lcg.actions import dynasty_window
from engine.l5r_lcg.phases import begin, end

if TYPE_CHECKING:
    from engine.l5r_lcg.machinery.table import Table


def dynasty_phase(table: "Table", start: str = "1.1") -> Flow[None]:
    """Play steps 1.1 to 1.5, beginning with the step ``start``."""
    if start <= "1.1":
        yield from begin(table, "1.1", "dynasty")
    if start <= "1.2":
        yield from reveal_dynasty_cards(table)
    if start <= "1.3":
        yield from collect_fate(table)
    if start <= "1.4":
        table.step = "1.4"
        yield from dynasty_window(table)
    yield from end(table, "1.5", "dynasty")


def reveal_dynasty_cards(table: "Table") -> Flow[None]:
    """Step 1.2: in player order, each player turns the facedown dynasty cards faceup one by one, from left to right."""
    table.step = "1.2"
    for player in table.player_order():
        for province in player.provinces:
            for card in tuple(province.contents):
                if card.facedown:
                    yield from run_batch(table, [e.TurnFaceup(table.framework, card)])


def collect_fate(table: "Table") -> Flow[None]:
    """Step 1.3: in player order, each player collects the fate of the stronghold."""
    table.step = "1.3"
    for player in table.player_order():
        fate = player.stronghold.value("fate-income", player.stronghold.face.fate)
        yield from run_batch(table, [e.GainFate(table.framework, player.seat, fate)])
