"""Victory (3): points, thirty of which win, and the dominance cards."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from engine.kernel.flow import Flow
from engine.kernel.game import GameOver
from engine.kernel.outcome import Outcome
from engine.kernel.prompt import Option
from engine.root.definition import BIRD, CLEARINGS, Card
from engine.root.faction import Faction
from engine.root.table import Table

GOAL: Final = 30
DOMINANCE_FROM: Final = 10


def score(table: Table, faction: Faction, points: int, why: str) -> None:
    """Let a faction gain points; at thirty it wins at once (3.1)."""
    score_at_once(table, [(faction, points, why)])


def score_at_once(table: Table, gains: Sequence[tuple[Faction, int, str]]) -> None:
    """Let factions gain points at the same moment: if several come to thirty, the one whose turn it is wins (3.1)."""
    reached = []
    for faction, points, why in gains:
        if points <= 0 or not faction.scores:
            continue
        faction.score += points
        table.note("score", player=faction.seat, count=points, why=why)
        if faction.score >= GOAL:
            reached.append(faction)
    if reached:
        win(table, table.active if table.active in reached else reached[0], "points")


def lose_points(table: Table, faction: Faction, points: int, why: str) -> None:
    """Let a faction lose points, never below zero."""
    points = min(points, faction.score)
    if points > 0 and faction.scores:
        faction.score -= points
        table.note("lose-points", player=faction.seat, count=points, why=why)


def win(table: Table, winner: Faction, reason: str) -> None:
    """End the game: the winner and whoever is in a coalition with it have won. Raises GameOver."""
    winners = sorted({winner.seat, winner.seat if winner.partner is None else winner.partner})
    standing = [(seat in winners, faction.scores, faction.score) for seat, faction in enumerate(table.factions)]
    ranked = Outcome.ranked(standing, reason)
    ranks = tuple(1 if seat in winners else rank for seat, rank in enumerate(ranked.ranks))
    table.outcome = Outcome(tuple(winners), reason, ranks)
    table.note("game-over", winners=winners, reason=reason)
    raise GameOver


def check_dominance(table: Table, faction: Faction) -> None:
    """At the start of Birdsong an activated dominance card may win (3.3.1.I, II)."""
    card = faction.dominance
    if card is not None and faction.dominates and dominates(table, faction, card.suit):
        win(table, faction, "dominance")


def dominates(table: Table, faction: Faction, suit: str) -> bool:
    """Tell whether a faction rules three clearings of a suit, or for birds two opposite corners."""
    from engine.root.ruling import ruler

    buyer, table.buyer = table.buyer, None
    try:
        if suit == BIRD:
            return any(
                ruler(table, one) is faction and ruler(table, other) is faction
                for one, other in table.map.opposite.items()
            )
        return sum(table.suits[place] == suit and ruler(table, place) is faction for place in CLEARINGS) >= 3
    finally:
        table.buyer = buyer


def dominance_options(table: Table, faction: Faction, options: list[Option]) -> bool:
    """Add activating a dominance card and taking an available one (3.3.1, 3.3.4).

    Return whether public facts alone open the question.
    """
    if not faction.hand:
        return False
    opens = False
    if faction.dominance is None and faction.score >= DOMINANCE_FROM:
        opens = True
        for card in dict.fromkeys(faction.hand):
            if card.kind == "dominance":
                faction.dominance_offer(table, card, options)
    for card in table.available:
        opens = True
        for paid in dict.fromkeys(faction.hand):
            # A bird dominance is taken by a bird alone, and birds are wild for the others.
            if paid.suit == card.suit or (card.suit != BIRD and paid.suit == BIRD):
                key = f"take-dominance:{card.id}<{paid.id}"
                act = partial(take_dominance, table, faction, card, paid)
                options.append(Option(key, "take-dominance", act, card=paid.id, target=card.id))
    return opens


def activate_dominance(table: Table, faction: Faction, card: Card) -> Flow[None]:
    """Activate a dominance card: the score marker leaves the track for good (3.3.1)."""
    faction.hand.remove(card)
    faction.dominance = card
    table.note("activate-dominance", player=faction.seat, card=card.id)
    yield from ()


def take_dominance(table: Table, faction: Faction, card: Card, paid: Card) -> Flow[None]:
    """Take an available dominance card into hand for a card of the same suit (3.3.4)."""
    from engine.root.cards import spend

    table.available.remove(card)
    spend(table, faction, paid)
    faction.hand.append(card)
    table.note("take-dominance", player=faction.seat, card=card.id)
    yield from ()
