"""Spending: characters and the fate on them, and honor for cards."""

from typing import Final

from engine.kernel.rng import Stream
from engine.l5r_lcg.actions import play_cost
from engine.l5r_lcg.card import Card
from engine.l5r_lcg.machinery.table import Table
from engine.players.l5r_lcg import worth

PRICE: Final = 1.05  # the worth of one fate that is spent now
KEPT: Final = 1  # fate that is kept for conflicts
MOST: Final = 3  # the most fate put on a character
FEW: Final = 2  # with fewer characters than this, another one is worth more


def plan(table: Table, seat: int, card: Card) -> tuple[float, int]:
    """Return the worth of playing a character with the best amount of fate on it, and that amount."""
    player = table.players[seat]
    cost = play_cost(card, seat)
    left = player.fate - cost
    doing = worth.printed(card.face)
    count = len(player.characters)
    doing *= 1.4 if count < FEW else 1.0 if count < 5 else 0.7
    best, most = -1e9, 0
    for fate in range(min(MOST, left) + 1):
        spent = PRICE * (cost + fate) + (0.4 if left - fate < KEPT else 0.0)
        gain = doing * worth.rounds(fate) - spent
        if gain > best + 0.05:
            best, most = gain, fate
    return best, most


def fate_for(table: Table, seat: int, card: Card, most: int) -> int:
    """Return the amount of fate for a character that was just played and paid for."""
    doing = worth.body(card.military, card.political, card.face.glory)
    doing *= 1.4 if len(table.players[seat].characters) <= FEW else 1.0
    best, found = -1e9, 0
    for fate in range(min(MOST, most) + 1):
        if most - fate < KEPT and fate > 1:
            break
        gain = doing * worth.rounds(fate) - PRICE * fate
        if gain > best + 0.05:
            best, found = gain, fate
    return found


def bid(table: Table, seat: int, stream: Stream) -> int:
    """Return the honor to bid for cards.

    Bid little if a side is close to losing by honor, or the opponent to winning.
    """
    own, other = table.players[seat], table.players[1 - seat]
    if own.honor <= 3 or other.honor >= 21:
        return 1
    if other.honor <= 4:
        # A low bid drains the honor of an opponent who bids higher, down to 0.
        return 1 + stream.below(2)
    ahead = own.honor - other.honor
    if own.honor <= 6:
        return 1 if ahead < 0 else 1 + stream.below(2)
    most = 5 if table.round == 1 else 4 if ahead >= 0 else 3
    return max(1, most - stream.below(3))


def duel_bid(table: Table, seat: int) -> int:
    """Return the honor to bid in a duel: enough to win it, if there is enough honor."""
    own = table.players[seat]
    skills = [0, 0]
    for card in table.duelists:
        skills[card.controller] += max(card.military, card.political)
    behind = skills[1 - seat] - skills[seat]
    if own.honor <= 4 or behind >= 5:
        return 1
    return max(1, min(5, 2 + behind, own.honor - 3))
