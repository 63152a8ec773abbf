"""A computer's Duchy leaves the Burrow for clearings with room, builds early, and sways a minister every turn."""

from math import fsum
from typing import Final

from engine.kernel.prompt import Option
from engine.players.root.judge import first, name_of, place_of
from engine.players.root.settling import Settling
from engine.root.definition import BIRD, BURROW, CLEARINGS, Card
from engine.root.factions.duchy import CITADEL, MARKET, TUNNEL, Duchy

# The worth of a minister's action over the rest of a game, in addition to the points for swaying.
MINISTERS: Final = {
    "foremole": 1.3, "captain": 0.6, "marshal": 0.9, "brigadier": 1.0, "banker": 0.9, "mayor": 1.2,
    "duchess-of-mud": 3.0, "baron-of-dirt": 2.5, "earl-of-stone": 2.5,
}  # fmt: skip
LONG: Final = 15
BUILD: Final = {CITADEL: (2.6, 2.2, 1.4), MARKET: (2.7, 2.0, 1.2)}


class DuchySeat(Settling):
    """The Duchy's rules of thumb."""

    me: Duchy
    soldier = 0.18
    plain = 0.45

    def crown(self, place: int) -> float:
        """Value ruling clearings with slots, until all six buildings are built."""
        left = self.me.stock[CITADEL] + self.me.stock[MARKET]
        return 0.2 + 0.7 * min(1, self.table.slots[place]) * min(1, left)

    def stake(self, place: int) -> float:
        """Value buildings most: each lost building also costs a minister."""
        return 3.5 * self.me.buildings[place] + 0.8 * self.me.tokens[place]

    def foot(self, place: int) -> float:
        """Value warriors in clearings of every suit, so that cards can be shown."""
        suit = self.table.suits[place]
        there = sum(
            [self.me.present(other) for other in CLEARINGS if self.table.suits[other] == suit and other != place]
        )
        return (0.7, 0.25, 0.1)[min(there, 2)]

    # Assembly.

    def to_recruit(self, option: Option) -> float:
        """Weigh recruiting into the Burrow. Do so if there is nothing better to do."""
        return 0.12 + 0.1 * (self.me.warriors[BURROW] < 2)

    def to_build(self, option: Option) -> float:
        """Weigh building. Prefer safe places. The revealed card returns to the hand unless it is a bird."""
        place, kind = place_of(option.subject), name_of(option.target)
        there = self.me.warriors[place]
        guard = there / (1 + there + 0.5 * self.threat(place))
        return BUILD[kind][self.me.on_map(kind)] * min(1.0, self.left / LONG) - 0.7 + guard

    def to_dig(self, option: Option) -> float:
        """Weigh digging to a clearing that is worth a tunnel, or weigh the card for digging."""
        if option.card is not None:
            return -self.pays(option)
        place, burrow = place_of(option.subject), self.me.warriors[BURROW]
        cost = self.plain + (0.4 if not self.me.stock[TUNNEL] else 0.0)
        count = min(4, burrow)
        return self.muster(place, count) + 0.3 - cost - 0.15 * self.crowds[place] if count > 1 else -0.5

    def to_fill_tunnel(self, option: Option) -> float:
        """Weigh removing a tunnel. Remove the least useful tunnel."""
        place = place_of(option.subject)
        return -self.crown(place) - 0.1 * self.me.warriors[place]

    def to_surface(self, option: Option) -> float:
        """Weigh moving warriors through the new tunnel. Move as many warriors as possible."""
        return 0.1 * (option.number or 0)

    # Ministers.

    def points(self, minister: str) -> int:
        """Return the points for swaying a minister."""
        return self.me.minister(minister).points

    def to_sway(self, option: Option) -> float:
        """Weigh swaying a minister. Prefer the minister who scores most and helps longest."""
        minister = name_of(option.subject)
        points = self.points(minister)
        if points >= self.left:
            return 100.0
        return points + MINISTERS[minister] * min(1.0, self.left / LONG)

    def to_minister(self, option: Option) -> float:
        """Weigh the action of a minister. Ministers act before the swaying, because swaying ends Parliament."""
        return first(self.advice(name_of(option.subject)))

    def advice(self, name: str) -> float:
        """Return the present worth of a minister's action: the points it scores, or another possible use."""
        if name in ("duchess-of-mud", "baron-of-dirt", "earl-of-stone"):
            return 5.0
        if name == "foremole":
            return 1.5
        if name == "captain":
            return self.best_battle()
        if name == "marshal":
            return self.best_move()
        if name == "brigadier":
            return 1.5 * max(self.best_move(), self.best_battle())
        if name == "banker":
            return self.banked() - 0.3
        return 0.8

    def banked(self) -> float:
        """Return the points that the Banker scores, less the worth of the cards spent for them."""
        found = 0.0
        for suit in ("fox", "rabbit", "mouse"):
            cards = [card for card in self.me.hand if card.suit == suit]
            found = max(found, fsum([1 - self.keep(card) for card in cards]))
            if sum(card.suit in (suit, BIRD) for card in self.me.hand) >= self.left:
                return 100.0
        return found

    def to_lose_minister(self, option: Option) -> float:
        """Weigh losing a minister. Lose the least helpful minister."""
        return -MINISTERS[name_of(option.subject)]

    def whole_banker(self) -> list[Option] | None:
        """Return the cards to spend for the Banker's points: cards of one suit, and birds only to win."""
        options, hand = self.prompt.options, self.me.hand
        best: list[Option] = []
        for suit in ("fox", "rabbit", "mouse"):
            found = [each for each in options for _ in range(each.times) if self.card_of(each).suit == suit]
            birds = [each for each in options for _ in range(each.times) if self.card_of(each).suit == BIRD]
            if len(found) + len(birds) >= self.left:
                return [*found, *birds][: self.left]
            cheap = [each for each in found if self.pays(each) < 1 or len(hand) > 5]
            best = max(best, cheap or found, key=len)
        return best or None

    # Cards.

    def keep(self, card: Card) -> float:
        """Return the worth of keeping a card.

        Cards that can be shown sway ministers every turn, but birds are lost when shown.
        """
        spots = sum(self.table.suits[place] == card.suit and self.me.present(place) for place in CLEARINGS)
        held = sum(each.suit == card.suit for each in self.me.hand)
        shown = 0.3 if card.suit != BIRD and held <= max(1, spots) else 0.0
        return super().keep(card) + shown
