"""Gold: what cards produce when bowed, and paying with it (§producing, §paying-costs)."""

from collections.abc import Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Any, Final

from engine.cardplay.cost import Cost
from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow, ask_many
from engine.kernel.prompt import Group, Prompt
from engine.l5r_ccg import events as e

if TYPE_CHECKING:
    from engine.l5r_ccg.card import Card
    from engine.l5r_ccg.cause import Cause
    from engine.l5r_ccg.state import Player

RULE: Final = "producing"
# More producers than this are proposed by taking the largest first.
FEW: Final = 12


def production(producer: "Card", wanted: "Card | None") -> int:
    """Return the gold that a card produces now toward bringing in or playing ``wanted``."""
    facts = producer.face.facts
    amount = producer.face.gold_production
    if facts.gold_production_for_clan is not None and wanted is not None:
        clan, more = facts.gold_production_for_clan
        if wanted.of_clan(clan):
            amount = more
    if producer.face.gold_for is not None:
        amount = producer.face.gold_for(producer, wanted)
    return max(0, amount + producer.added("gold"))


def producers(player: "Player", wanted: "Card | None") -> "list[tuple[Card, int]]":
    """Return the straight cards that can be bowed for gold toward ``wanted``, and how much each produces."""
    found = []
    for card in player.producers:
        amount = production(card, wanted)
        if amount > 0 and not card.forbids("bow-for-gold") and not card.forbids("bow"):
            found.append((card, amount))
    return found


def affordable(player: "Player", cost: int, wanted: "Card | None") -> bool:
    """Tell whether a player could produce that much gold now."""
    return cost <= 0 or sum(amount for _, amount in producers(player, wanted)) >= cost


def proposal(found: "Sequence[tuple[Card, int]]", cost: int) -> "list[Card]":
    """Return the producers that pay ``cost`` with the least waste, among those the fewest."""
    if len(found) > FEW:
        chosen, total = [], 0
        for card, amount in sorted(found, key=lambda one: -one[1]):
            if total < cost:
                chosen.append(card)
                total += amount
        return chosen
    best: tuple[int, int] | None = None
    chosen = []
    for size in range(1, len(found) + 1):
        for part in combinations(found, size):
            total = sum(amount for _, amount in part)
            if total >= cost and (best is None or (total, size) < best):
                best, chosen = (total, size), [card for card, _ in part]
    return chosen


def choose_producers(player: "Player", cost: int, wanted: "Card") -> "Flow[list[tuple[Card, int]]]":
    """Ask which cards to bow for a cost; what is produced beyond it is lost (§paying-costs)."""
    found = producers(player, wanted)
    options = []
    for card, amount in found:
        option = card.option("bow", (card, amount))
        option.number = amount
        options.append(option)
    total = sum(amount for _, amount in found)
    group = Group("", 1, len(options), total=(cost, total))
    data = {"cost": cost, "proposal": [f"bow:{card.key}" for card in proposal(found, cost)]}
    prompt = Prompt(player.seat, "pay", options, rule=RULE, source=wanted.key, groups=(group,), data=data)
    answer = yield from ask_many(prompt)
    return [option.value for option in answer]


def pay(cause: "Cause", player: "Player", cost: int, wanted: "Card") -> Flow[bool]:
    """Pay a cost in gold; tell whether that much was produced.

    What was produced is lost where it does not suffice in the end.
    """
    if cost <= 0:
        return True
    if not affordable(player, cost, wanted):
        return False
    chosen = yield from choose_producers(player, cost, wanted)
    batch: list[Event] = [cause.produce(card, amount) for card, amount in chosen]
    done = yield from run_batch(player.table, batch)
    return sum(event.amount for event in done if isinstance(event, e.ProduceGold)) >= cost


class Gold(Cost[Any]):
    """The gold that playing a card costs: its producers are chosen, kept as ``use.paid["gold"]`` and bowed."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(
            lambda use: [use.produce(card, amount) for card, amount in use.paid["gold"]],
            pick=lambda use: (),
            name="gold",
        )

    def payable(self, use: Any) -> bool:
        """Tell whether enough could be produced; what a supposed card costs is no matter."""
        return use.supposed or affordable(use.you, use.gold_cost, use.this)

    def choose(self, use: Any) -> Flow[None]:
        """Ask who produces the gold."""
        use.paid["gold"] = yield from choose_producers(use.you, use.gold_cost, use.this)
