"""2. Draw phase. Duels hold their honor bids in the same way."""

from typing import TYPE_CHECKING, Any

from engine.kernel.events import run_batch
from engine.kernel.flow import Flow
from engine.kernel.prompt import Option, Prompt
from engine.l5r_lcg import events as e
from engine.l5r_lcg.actions import action_window
from engine.l5r_lcg.phases import ask_anew, begin, end

if TYPE_CHECKING:
    from engine.l5r_lcg.machinery.table import Table


def draw_phase(table: "Table", start: str = "2.1") -> Flow[None]:
    """Play steps 2.1 to 2.6, beginning with the step ``start``."""
    if start <= "2.1":
        yield from begin(table, "2.1", "draw")
    if start <= "2.2":
        table.step = "2.2"
        yield from honor_bid(table, "2.2", "2.2")
    if start <= "2.4":
        table.step = "2.4"
        yield from transfer_honor(table)
    if start <= "2.5":
        table.step = "2.5"
        draws = [e.Draw(table.framework, player.seat, player.bid_value) for player in table.player_order()]
        yield from run_batch(table, draws)
        yield from action_window(table, "2.5", table.first_player, "2.5-window")
    elif start == "2.5-window":
        yield from action_window(table, "2.5", table.first_player, "2.5-window")
    yield from end(table, "2.6", "draw")


def honor_bid(table: "Table", rule: str, start: str = "", about: dict[str, Any] | None = None) -> Flow[None]:
    """Steps 2.2 and 2.3 (D.3 and D.4): both players set their dials in secret, then reveal them together.

    The rules can restart at the step ``start``. In a duel ``start`` is empty, and ``about`` gives the facts of the
    duel.
    """
    prompts = []
    for player in table.players:
        bids = [Option(f"bid:{bid}", "bid", bid, number=bid) for bid in range(1, 6)]
        prompts.append(Prompt(player.seat, "bid", bids, rule=rule, data=about))
    first, second = yield from ask_anew(table, start, *prompts)
    if table.duel_step:
        table.duel_step = "D.4"
    yield from run_batch(table, [e.RevealDials(table.framework, (first[0].value, second[0].value))])


def transfer_honor(table: "Table") -> Flow[None]:
    """Step 2.4 (D.5): the higher bidder gives the difference to the lower bidder."""
    first, second = table.players
    difference = first.bid_value - second.bid_value
    if difference:
        giver, taker = (0, 1) if difference > 0 else (1, 0)
        yield from run_batch(table, [e.TransferHonor(table.framework, giver, taker, abs(difference), taken=False)])
