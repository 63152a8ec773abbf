"""The state that every player has with any faction: hand, score, cards in front of the player, and pieces."""

from __future__ import annotations

from typing import ClassVar, Self

from engine.root.definition import PLACES, Card
from engine.root.facts import FactionFacts


class Player:
    """One player: hand, score, cards in front of the player, and the pieces of the faction.

    * ``warriors``, ``buildings`` and ``tokens`` count pieces by clearing; ``pieces`` does so for each kind of building
      or token.
    * ``supply`` and ``stock`` count the pieces off the map. ``transit`` counts warriors that were removed and have not
      returned to the supply yet.
    * ``used`` names the card effects used this turn. ``activated`` counts the crafting pieces used in each clearing.
    * ``dominance`` is the activated dominance card. ``partner`` is the seat of the coalition partner, for both players.
    """

    facts: ClassVar[FactionFacts]

    __slots__ = (
        "activated", "buildings", "crafted", "dominance", "hand", "home", "items", "partner", "pieces", "score",
        "seat", "stock", "supply", "tokens", "transit", "used", "warriors", "weary",
    )  # fmt: skip

    def __init__(self, seat: int) -> None:
        self.seat = seat
        # The corner where the faction started, if its set-up has one.
        self.home: int | None = None
        self.hand: list[Card] = []
        self.score = 0
        self.crafted: list[Card] = []
        self.items: list[str] = []
        # The crafted items that are exhausted.
        self.weary: list[str] = []
        self.used: list[str] = []
        self.dominance: Card | None = None
        self.partner: int | None = None
        self.supply = self.facts.warriors
        self.transit = 0
        self.warriors = [0] * PLACES
        self.buildings = [0] * PLACES
        self.tokens = [0] * PLACES
        self.activated = [0] * PLACES
        self.stock = {**self.facts.buildings, **self.facts.tokens}
        self.pieces = {kind: [0] * PLACES for kind in self.stock}

    def copied(self) -> Self:
        """Return a copy that shares no mutable state with this player. A faction also copies its own state."""
        copy = type(self)(self.seat)
        copy.home = self.home
        copy.hand, copy.crafted, copy.dominance = list(self.hand), list(self.crafted), self.dominance
        copy.score, copy.partner = self.score, self.partner
        copy.items, copy.weary, copy.used = list(self.items), list(self.weary), list(self.used)
        copy.supply, copy.transit = self.supply, self.transit
        copy.warriors, copy.buildings, copy.tokens = list(self.warriors), list(self.buildings), list(self.tokens)
        copy.activated = list(self.activated)
        copy.stock = dict(self.stock)
        copy.pieces = {kind: list(counts) for kind, counts in self.pieces.items()}
        return copy
