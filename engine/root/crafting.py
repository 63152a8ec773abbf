"""Crafting (4.1): costs, crafting pieces, items while the supply lasts, immediate and persistent effects."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from engine.kernel.flow import Flow, ask
from engine.kernel.prompt import Option, Prompt
from engine.root.cards import draw
from engine.root.definition import ANY, SUITS, Card
from engine.root.effects import find_effect
from engine.root.faction import Faction
from engine.root.machinery.table import Table
from engine.root.scoring import score

RULE: Final = "4.1"


def craft_options(table: Table, faction: Faction, options: list[Option]) -> bool:
    """Add an option for each kind of card in hand that can be crafted now.

    Return whether the player must be asked. Public facts decide this: there are cards in hand, and a crafting piece is
    not activated yet.
    """
    if not faction.hand:
        return False
    budget = faction.craft_budget(table)
    if not any(budget):
        return False
    for card in dict.fromkeys(faction.hand):
        if card.cost and craftable(table, faction, card, budget):
            options.append(Option(f"craft:{card.id}", "craft", partial(craft, table, faction, card), card=card.id))
    return True


def craftable(table: Table, faction: Faction, card: Card, budget: Sequence[int]) -> bool:
    """Tell whether ``card`` can be crafted: its cost can be met, its item is left, no copy is in play."""
    if card.kind == "item":
        if not table.items.get(card.item or ""):
            return False
    elif card.kind == "persistent" and faction.has(card.id):
        return False
    (fox, rabbit, mouse), (foxes, rabbits, mice) = card.needs, budget
    enough = fox <= foxes and rabbit <= rabbits and mouse <= mice and len(card.cost) <= foxes + rabbits + mice
    return enough and len(card.cost) <= faction.craft_limit()


def payments(cost: Sequence[str], budget: Sequence[int]) -> Iterator[tuple[str, ...]]:
    """Yield the ways to meet a cost, each as a list of suits. In each way, every "any suit" is replaced by a suit."""
    fixed = [suit for suit in cost if suit != ANY]
    free = len(cost) - len(fixed)
    left = [have - fixed.count(suit) for suit, have in zip(SUITS, budget, strict=True)]
    for foxes in range(min(free, left[0]), -1, -1):
        for rabbits in range(min(free - foxes, left[1]), -1, -1):
            mice = free - foxes - rabbits
            if mice <= left[2]:
                yield (*fixed, *["fox"] * foxes, *["rabbit"] * rabbits, *["mouse"] * mice)


def craft(table: Table, faction: Faction, card: Card) -> Flow[None]:
    """Craft a card: activate the pieces, then take the item, resolve the effect, or put the card in play."""
    yield from pay_for(table, faction, card)
    yield from resolve(table, faction, card)


def pay_for(table: Table, faction: Faction, card: Card) -> Flow[None]:
    """Activate the crafting pieces for a card, which leaves the hand (4.1.1)."""
    ways = list(payments(card.cost, faction.craft_budget(table)))
    paid = ways[0]
    if len(ways) > 1:
        options = [Option(f"pay:{','.join(way)}", "pay-crafting", way, card=card.id, pays=way) for way in ways]
        paid = yield from ask(Prompt(faction.seat, "pay-crafting", options, rule="4.1.1", source=card.id))
    faction.pay_crafting(table, paid)
    faction.hand.remove(card)
    table.note("craft", player=faction.seat, card=card.id, suits=list(paid))


def resolve(table: Table, faction: Faction, card: Card) -> Flow[None]:
    """Resolve a crafted card (4.1.2, 4.1.3)."""
    if card.kind == "persistent":
        faction.crafted.append(card)
        return
    table.resolving.append(card)
    if card.kind == "item":
        yield from _take_item(table, faction, card)
    else:
        yield from find_effect(card.id).run(table, faction, None)
    table.resolving.remove(card)
    table.put_away(card)


def _take_item(table: Table, faction: Faction, card: Card) -> Flow[None]:
    assert card.item is not None
    table.items[card.item] -= 1
    yield from faction.craft_item(table, card)
    for other in table.others(faction):
        if other.has("murine-brokers"):
            draw(table, other, 1)


def taking_options(owner: Faction) -> list[Option]:
    """Return the options to take a crafted item of ``owner``: one for each kind of item.

    The taker chooses the item (9.5.4, 14.2.5). If the owner has both fresh and exhausted items of a kind, there is an
    option for each. The value of an option is the kind, and whether the item is exhausted.
    """
    options = []
    for kind in dict.fromkeys(owner.items):
        weary = owner.weary.count(kind)
        if weary < owner.items.count(kind):
            options.append(Option(f"take:{kind}", "take-item", (kind, False), subject=f"item:{kind}"))
        if weary:
            key = f"take:{kind}:exhausted"
            options.append(Option(key, "take-item", (kind, True), subject=f"item:{kind}", target="state:exhausted"))
    return options


def score_item(table: Table, faction: Faction, card: Card, points: int) -> None:
    """Score a crafted item: its points, and one more with Master Engravers."""
    score(table, faction, points + faction.has("master-engravers"), "craft")
