"""Services (11.2.6, 11.2.7), which other players buy at the start of their Birdsong."""

from functools import partial

from engine.kernel.flow import Flow, ask_many
from engine.kernel.prompt import Group, Option, Prompt
from engine.root import cards
from engine.root.definition import CLEARINGS, Card
from engine.root.faction import BOATS, Faction
from engine.root.factions.riverfolk.state import CARD, MERCENARIES, PRICES, SERVICES, RiverfolkState
from engine.root.machinery.table import Table


def offer(table: Table, owner: RiverfolkState, buyer: Faction, options: list[Option]) -> bool:
    """Add every service that a player can pay now. Hand, prices and posts are public, so everybody knows the offer."""
    if owner.sold[0] != table.turns:
        owner.sold = (table.turns, [])
    bought = owner.sold[1]
    if len(bought) >= access(owner, buyer):
        return False
    for service in SERVICES:
        price = owner.prices[service]
        if price > purse(buyer) or (service != CARD and service in bought):
            continue
        if service == MERCENARIES and buyer.id == "vagabond":
            continue
        for card in cards.one_of_each(owner.hand) if service == CARD else [None]:
            key = f"buy:{service}" if card is None else f"buy:card:{card.id}"
            act = partial(buy, table, owner, buyer, service, card)
            options.append(
                Option(
                    key, "buy", act, subject=f"service:{service}", number=price, card=None if card is None else card.id
                )
            )
    return bool(options)


def access(owner: RiverfolkState, buyer: Faction) -> int:
    """Return how many services a player may buy in a turn.

    The number is one, plus one for each clearing that holds a trade post and pieces of the player.
    """
    return 1 + sum(owner.tokens[place] > 0 and buyer.present(place) for place in CLEARINGS)


def purse(buyer: Faction) -> int:
    """Return how much a player can pay: warriors in the supply, or items for the Vagabond (11.2.6.III)."""
    satchel = getattr(buyer, "satchel", None)
    return buyer.supply if satchel is None else sum(satchel.ready.values())


def buy(table: Table, owner: RiverfolkState, buyer: Faction, service: str, card: Card | None) -> Flow[None]:
    """Pay for a service and receive it."""
    yield from _pay(table, owner, buyer, owner.prices[service])
    owner.sold[1].append(service)
    table.note("buy", player=buyer.seat, to=owner.seat, service=service, price=owner.prices[service])
    if card is not None:
        owner.hand.remove(card)
        buyer.hand.append(card)
        table.note("buy-card", player=buyer.seat, to=owner.seat, card=card.id)
    elif service == BOATS:
        buyer.used.append(BOATS)
    else:
        table.buyer = buyer.seat


def _pay(table: Table, owner: RiverfolkState, buyer: Faction, price: int) -> Flow[None]:
    satchel = getattr(buyer, "satchel", None)
    if satchel is None:
        buyer.supply -= price
        owner.payments[buyer.seat] += price
        return
    options = [
        Option(f"exhaust:{item}", "exhaust", item, subject=f"item:{item}", times=count)
        for item, count in satchel.ready.items()
        if count
    ]
    groups = (Group("", price, price),)
    prompt = Prompt(buyer.seat, "pay-items", options, rule="11.2.6", groups=groups, data={"count": price})
    for option in (yield from ask_many(prompt)):
        satchel.exhaust(option.value)
    paid = min(price, owner.supply)
    owner.supply -= paid
    owner.payments[owner.seat] += paid


def price_options(owner: RiverfolkState) -> tuple[list[Option], tuple[Group, ...]]:
    """Return the options for setting prices, one group per service."""
    options = [
        Option(
            f"price:{service}:{price}",
            "price",
            (service, price),
            subject=f"service:{service}",
            number=price,
            group=service,
        )
        for service in SERVICES
        for price in PRICES
    ]
    return options, tuple(Group(service) for service in SERVICES)
