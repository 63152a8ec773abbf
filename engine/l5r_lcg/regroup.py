"""5. Regroup phase."""

from functools import partial
from typing import TYPE_CHECKING

from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow, ask_many
from engine.kernel.prompt import Group, Prompt
from engine.l5r_lcg import events as e
from engine.l5r_lcg.actions import action_window
from engine.l5r_lcg.card import Card
from engine.l5r_lcg.cause import Cause
from engine.l5r_lcg.phases import begin, end
from engine.l5r_lcg.state import Player

if TYPE_CHECKING:
    from engine.l5r_lcg.machinery.table import Table


def regroup_phase(table: "Table", start: str = "5.1") -> Flow[None]:
    """Play steps 5.1 to 5.6, beginning with the step ``start``."""
    if start <= "5.1":
        yield from begin(table, "5.1", "regroup")
    if start <= "5.1-window":
        after = partial(discarding, table)
        yield from action_window(table, "5.1", table.first_player, "5.1-window", after)
    if start <= "5.2":
        yield from ready_cards(table)
    if start <= "5.3":
        table.step = "5.3"
        for player in table.player_order():
            yield from discard_from_provinces(table, player)
    if start <= "5.4":
        table.step = "5.4"
        yield from run_batch(table, [e.ReturnRing(table.framework, ring) for ring in table.rings.values()])
    if start <= "5.5":
        table.step = "5.5"
        yield from run_batch(table, [e.PassFirstPlayer(table.framework, table.first_player)])
    yield from end(table, "5.6", "regroup")


def ready_cards(table: "Table") -> Flow[None]:
    """Step 5.2: ready every bowed card in play."""
    table.step = "5.2"
    bowed = [card for card in table.all_cards() if card.bowed]
    yield from run_batch(table, [e.Ready(table.framework, card) for card in bowed])


def discarding(table: "Table", seat: int) -> Prompt | None:
    """Return the question that lets a player discard faceup cards in 5.3, or None if there is nothing to choose."""
    whole = [province for province in table.players[seat].provinces if not province.broken]
    options = [card.option("discard") for province in whole for card in province.contents if not card.facedown]
    if not options:
        return None
    return Prompt(seat, "discard-dynasty", options, rule="5.3", groups=(Group("", 0, len(options)),))


def discard_from_provinces(table: "Table", player: Player) -> Flow[None]:
    """Step 5.3: discard the faceup cards on broken provinces, and any others by choice.

    After that, refill each province.
    """
    must = [card for province in player.provinces if province.broken for card in province.contents if not card.facedown]
    answer: tuple[Card, ...] = ()
    if (prompt := discarding(table, player.seat)) is not None:
        chosen = yield from ask_many(prompt)
        answer = tuple(option.value for option in chosen)
    # The cards go to the discard pile in the order in which their owner chose them (§discard-piles).
    cards = [*must, *answer]
    cause = Cause(table, "framework", player.seat)
    if cards:
        batch: list[Event] = [cause.discard_cards(cards)]
        yield from run_batch(table, batch)
