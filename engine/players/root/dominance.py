"""Activated dominance cards (3.3): the clearings that decide whether these cards win."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.root.definition import BIRD, CLEARINGS
from engine.root.faction import Faction
from engine.root.machinery.table import Table
from engine.root.victory import NEEDED

# The worth of stopping a player who would otherwise win at the beginning of their next turn.
STOP: Final = 6.0
# The worth of ruling a needed clearing, to the player with the card.
GUARD: Final = 2.5


class Pivot(NamedTuple):
    """A clearing that an enemy must rule to win, the number of pieces to remove there, and the worth of doing so."""

    foe: Faction
    pieces: int
    worth: float


def pivots(table: Table, foes: Sequence[Faction], lords: Sequence[Faction | None]) -> dict[int, Pivot]:
    """Return the clearings with which enemies would win the game by an activated dominance card."""
    found: dict[int, Pivot] = {}
    for foe in foes:
        if foe.dominance is not None and foe.dominates:
            held = _held(table, foe, foe.dominance.suit, lords)
            for place, spare in held.items():
                found[place] = Pivot(foe, _pieces(table, foe, place), STOP / (1 + spare))
    return found


def _held(table: Table, foe: Faction, suit: str, lords: Sequence[Faction | None]) -> dict[int, int]:
    """Return the ruled clearings that count for a dominance card of this suit.

    For each of them, also return how many other clearings the player must lose before the card no longer wins.
    """
    if suit == BIRD:
        opposite = table.map.opposite
        corners = [one for one, other in opposite.items() if lords[one] is foe and lords[other] is foe]
        return dict.fromkeys(corners, len(corners) // 2 - 1)
    places = [place for place in CLEARINGS if table.suits[place] == suit and lords[place] is foe]
    return dict.fromkeys(places, len(places) - NEEDED) if len(places) >= NEEDED else {}


def _pieces(table: Table, foe: Faction, place: int) -> int:
    """Return how many pieces the ruler must lose in a clearing to rule it no longer."""
    own = foe.warriors[place] + foe.buildings[place]
    if foe.has_rule_of_its_own:
        return max(1, own)
    others = [each.warriors[place] + each.buildings[place] for each in table.factions if each is not foe]
    return max(1, own - max(others) + foe.wins_ties)


def guarded(table: Table, me: Faction) -> Sequence[int]:
    """Return the clearings that a player with an active dominance card needs: all of its suit, or two corners."""
    if me.dominance is None or not me.dominates:
        return ()
    suit = me.dominance.suit
    if suit != BIRD:
        return [place for place in CLEARINGS if table.suits[place] == suit]
    strength = [one + other for one, other in zip(me.warriors, me.buildings, strict=True)]
    return max(table.map.opposite.items(), key=lambda pair: (min(strength[one] for one in pair), -pair[0]))
