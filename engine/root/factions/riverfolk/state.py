"""The state of the Riverfolk Company: funds (11.2.4), lost trade posts (11.2.5), and prices of services (11.2.6)."""

from typing import Any, Final, Self

from engine.root.contender import Contender
from engine.root.definition import CLEARINGS, SUITS
from engine.root.faction import BOATS, Faction
from engine.root.factions.riverfolk import funds
from engine.root.factions.riverfolk.funds import Box
from engine.root.machinery.table import Table

POSTS: Final = {suit: f"post-{suit}" for suit in SUITS}
CARD, MERCENARIES = "card", "mercenaries"
SERVICES: Final = (CARD, BOATS, MERCENARIES)
PRICES: Final = (1, 2, 3, 4)


class RiverfolkState(Contender):
    """The state of the Company.

    * ``payments``, ``funds`` and ``invested`` are the boxes of its board. ``track`` holds the funds in the empty spaces
      of each suit's trade posts.
    * ``prices`` are the prices of services. ``lost`` counts the trade posts that left the game.
    * ``sold`` holds the number of a turn and the services bought in it. ``chosen`` holds the funds about to be invested
      in a card.
    """

    id = "riverfolk"
    limits = ("sold",)
    __slots__ = ("chosen", "funds", "invested", "lost", "payments", "prices", "sold", "track")

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.payments, self.funds, self.invested = Box(), Box(), Box()
        self.track = {suit: Box() for suit in SUITS}
        self.prices = dict.fromkeys(SERVICES, 1)
        self.lost = dict.fromkeys(POSTS.values(), 0)
        self.sold: tuple[int, list[str]] = (0, [])
        self.chosen = Box()

    def copied(self) -> Self:
        """Return a copy, with the faction's own state."""
        copy = super().copied()
        copy.payments, copy.funds, copy.invested = Box(self.payments), Box(self.funds), Box(self.invested)
        copy.track = {suit: Box(box) for suit, box in self.track.items()}
        copy.prices, copy.lost = dict(self.prices), dict(self.lost)
        copy.sold, copy.chosen = (self.sold[0], list(self.sold[1])), Box(self.chosen)
        return copy

    def boxes(self) -> list[Box]:
        """Return every box of the board."""
        return [self.payments, self.funds, self.invested, *self.track.values()]

    def number_removed(self, kind: str) -> int:
        """Return the number of posts that left the game."""
        return self.lost.get(kind, 0)

    def keeps_of(self, other: Faction) -> int:
        """Return how many warriors of a faction are on the board."""
        return sum(box[other.seat] for box in self.boxes())

    # Views and literals

    def after_leaving(self, table: Table) -> None:
        """Return all warriors on the board to their owners."""
        for box in self.boxes():
            for seat, count in box.items():
                table.factions[seat].supply += count
            box.clear()

    def show(self, table: Table, *, own: bool) -> dict[str, Any]:
        """Return the whole board, which is public."""
        return {**self.literal(table), "open_spaces": dict(zip(SUITS, self.craft_budget(table), strict=True))}

    def literal(self, table: Table) -> dict[str, Any]:
        """Return the boxes by seat, the prices and the lost posts."""
        return {
            "payments": funds.facts(self.payments),
            "funds": funds.facts(self.funds),
            "invested": funds.facts(self.invested),
            "track": {suit: funds.facts(box) for suit, box in self.track.items()},
            "prices": dict(self.prices),
            "lost": {kind: count for kind, count in self.lost.items() if count},
        }

    def load(self, table: Table, given: dict[str, Any], problems: list[str]) -> None:
        """Read boxes, prices, lost posts."""
        for name in ("payments", "funds", "invested"):
            setattr(self, name, Box(given.pop(name, {})))
        for suit, box in given.pop("track", {}).items():
            self.track[suit] = Box(box)
        self.prices.update(given.pop("prices", {}))
        self.lost.update(given.pop("lost", {}))
        for kind, count in self.lost.items():
            self.stock[kind] -= count
        unknown = {seat for box in self.boxes() for seat in box if not 0 <= seat < len(table.factions)}
        problems.extend(f"unknown-seat {seat}" for seat in sorted(unknown))
        for box in self.boxes():
            for seat in unknown:
                box.pop(seat, None)

    def is_settled(self) -> bool:
        """Tell whether no funds are about to be invested."""
        return super().is_settled() and not self.chosen

    def faults(self, table: Table) -> list[str]:
        """Check that no box is below zero, the funds fit the track, no clearing has two posts, and prices exist."""
        found = [f"post-twice {place}" for place in CLEARINGS if self.tokens[place] > 1]
        if any(count < 0 for box in self.boxes() for count in box.values()):
            found.append("funds")
        if min(self.craft_budget(table)) < 0:
            found.append("track")
        if set(self.prices) != set(SERVICES) or any(p not in PRICES for p in self.prices.values()):
            found.append("prices")
        return found
