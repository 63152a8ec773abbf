"""Victory by dominance cards (3.3): how players activate and take them, and the check at the start of Birdsong."""

from functools import partial
from typing import Final

from engine.kernel.flow import Flow
from engine.kernel.prompt import Option
from engine.root.cards import spend
from engine.root.definition import BIRD, CLEARINGS, Card
from engine.root.faction import Faction
from engine.root.machinery.table import Table
from engine.root.ruling import ruler
from engine.root.scoring import win

DOMINANCE_FROM: Final = 10
# A dominance card wins with this many ruled clearings of its suit (3.3.1.I).
NEEDED: Final = 3


def check_dominance(table: Table, faction: Faction) -> None:
    """At the start of Birdsong, let an activated dominance card win the game if its condition is met (3.3.1.I, II)."""
    card = faction.dominance
    if card is not None and faction.dominates and dominates(table, faction, card.suit):
        win(table, faction, "dominance")


def dominates(table: Table, faction: Faction, suit: str) -> bool:
    """Tell whether a faction rules three clearings of a suit, or two opposite corners for birds."""
    buyer, table.buyer = table.buyer, None
    try:
        if suit == BIRD:
            return any(
                ruler(table, one) is faction and ruler(table, other) is faction
                for one, other in table.map.opposite.items()
            )
        return sum(table.suits[place] == suit and ruler(table, place) is faction for place in CLEARINGS) >= NEEDED
    finally:
        table.buyer = buyer


def dominance_options(table: Table, faction: Faction, options: list[Option]) -> bool:
    """Add the options to activate a dominance card and to take an available one (3.3.1, 3.3.4).

    Return whether the player must be asked. Public facts alone decide this.
    """
    if not faction.hand:
        return False
    opens = False
    if faction.dominance is None and faction.score >= DOMINANCE_FROM:
        opens = True
        for card in dict.fromkeys([card for card in faction.hand if card.kind == "dominance"]):
            faction.dominance_offer(table, card, options)
    for card in table.available:
        opens = True
        for paid in dict.fromkeys(faction.hand):
            # Only a bird takes a bird dominance card. For the other suits, birds count as any suit.
            if paid.suit == card.suit or (card.suit != BIRD and paid.suit == BIRD):
                key = f"take-dominance:{card.id}<{paid.id}"
                act = partial(take_dominance, table, faction, card, paid)
                options.append(Option(key, "take-dominance", act, card=paid.id, target=card.id))
    return opens


def activate_dominance(table: Table, faction: Faction, card: Card) -> Flow[None]:
    """Activate a dominance card. The score marker leaves the track for good (3.3.1)."""
    faction.hand.remove(card)
    faction.dominance = card
    table.note("activate-dominance", player=faction.seat, card=card.id)
    yield from ()


def take_dominance(table: Table, faction: Faction, card: Card, paid: Card) -> Flow[None]:
    """Take an available dominance card into hand for a card of the same suit (3.3.4)."""
    table.available.remove(card)
    spend(table, faction, paid)
    faction.hand.append(card)
    table.note("take-dominance", player=faction.seat, card=card.id)
    yield from ()
