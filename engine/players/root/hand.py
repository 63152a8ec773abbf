"""Decisions about cards: the worth of keeping and of crafting a card, and which cards to give, spend and discard."""

from math import fsum
from typing import ClassVar, Final

from engine.kernel.prompt import Option, Prompt
from engine.players.root.battles import Battles
from engine.players.root.judge import first
from engine.root.crafting import craftable
from engine.root.definition import BIRD, CLEARINGS, SUITS, Card, find_card
from engine.root.faction import Faction
from engine.root.machinery.table import Table
from engine.root.maps import of_suit
from engine.root.victory import DOMINANCE_FROM, dominates

# The worth of a persistent effect over the rest of a game.
EFFECTS: Final = {
    "armorers": 0.5, "sappers": 0.4, "brutal-tactics": 0.4, "stand-and-deliver": 0.5, "tax-collector": 0.8,
    "command-warren": 1.3, "better-burrow-bank": 1.2, "cobbler": 0.9, "scouting-party": 0.4, "codebreakers": 0.1,
    "saboteurs": 0.3, "soup-kitchens": 0.7, "boat-builders": 0.4, "corvid-planners": 0.5, "eyrie-emigre": 0.7,
    "fox-partisans": 0.2, "propaganda-bureau": 0.6, "false-orders": 0.5, "informants": 0.2, "rabbit-partisans": 0.2,
    "tunnels": 0.5, "charm-offensive": 0.3, "swap-meet": 0.4, "coffin-makers": 0.5, "mouse-partisans": 0.2,
    "league-of-adventurous-mice": 0.6, "murine-brokers": 0.3, "master-engravers": 0.7,
}  # fmt: skip
FAVORS: Final = {"favor-of-the-foxes": "fox", "favor-of-the-rabbits": "rabbit", "favor-of-the-mice": "mouse"}
# One more crafting piece makes cards possible. At most this many of these cards add to the worth of the piece.
ENABLED: Final = 2
# Royal Claim waits until this many clearings are ruled.
CLAIM: Final = 5


class Hand(Battles):
    """A seat's judgement of cards."""

    # The worth of a card in hand that has no better use, and the additional worth of a bird.
    plain: ClassVar[float] = 0.35
    bird: ClassVar[float] = 0.25

    def __init__(self, table: Table, me: Faction, prompt: Prompt) -> None:
        super().__init__(table, me, prompt)
        self._grips: dict[str, float] = {}
        self._kept: dict[str, float] = {}
        self._pieces: list[int] | None = None

    def keep(self, card: Card) -> float:
        """Return the worth of keeping a card."""
        worth = self.plain + (self.bird if card.suit == BIRD else 0.0)
        if card.kind == "ambush":
            worth += 0.3
        elif card.kind == "dominance":
            worth -= 0.1
        elif card.cost:
            worth += 0.35 * max(0.0, self.crafted(card)) * self.craftable_soon(card)
        return worth

    def craftable_soon(self, card: Card) -> float:
        """Return how soon a card can be crafted, from 0 to 1.

        1 means that the crafting pieces are enough now.
        """
        pieces = self.pieces
        if craftable(self.table, self.me, card, pieces):
            return 1.0
        return 0.3 if sum(pieces) >= len(card.cost) - 1 else 0.1

    @property
    def pieces(self) -> list[int]:
        """For each suit, how many crafting pieces the seat has in clearings of that suit."""
        found = self._pieces
        if found is None:
            there, suits = self.me.crafting_pieces(), self.table.suits
            found = self._pieces = [
                sum(there[place] for place in CLEARINGS if there[place] and suits[place] == suit) for suit in SUITS
            ]
        return found

    def enabled(self, suit: str) -> float:
        """Return the gain of crafting the best cards in hand that need one more crafting piece of a suit."""
        table, me, now = self.table, self.me, self.pieces
        then = [count + (each == suit) for each, count in zip(SUITS, now, strict=True)]
        cards = [card for card in me.hand if card.cost and craftable(table, me, card, then)]
        gains = sorted([self.crafted(card) for card in cards if not craftable(table, me, card, now)])
        return fsum([gain for gain in gains[-ENABLED:] if gain > 0])

    def crafted(self, card: Card) -> float:
        """Return the gain of crafting a card."""
        if card.kind == "item":
            return self.item(card)
        if card.id in FAVORS:
            return self.favor(FAVORS[card.id])
        if card.id == "royal-claim":
            return 0.9 * sum(lord is self.me for lord in self.lords)
        return EFFECTS.get(card.id, 0.3)

    def item(self, card: Card) -> float:
        """Return the gain of crafting an item."""
        return card.points + 0.1

    def favor(self, suit: str) -> float:
        """Return the gain of removing all enemy pieces in clearings of a suit (4.1.2)."""
        found = 0.0
        for place in of_suit(self.table, suit):
            for foe in self.foes:
                count = foe.buildings[place] + foe.tokens[place]
                found += foe.warriors[place] * self.scalp(foe) + (count * self.spoils(place, foe) if count else 0.0)
        return found

    def card_of(self, option: Option) -> Card:
        """Return the card that an option is about."""
        assert option.card is not None
        return find_card(option.card)

    def pays(self, option: Option) -> float:
        """Return the cost of giving up the card that an option pays with."""
        card = option.card
        if card is None:
            return 0.0
        if card not in self._kept:
            self._kept[card] = self.keep(find_card(card))
        return self._kept[card]

    def to_craft(self, option: Option) -> float:
        """Weigh crafting a card. A card rarely has a better use."""
        card = self.card_of(option)
        worth = self.crafted(card)
        if worth >= self.left and card.kind == "item":
            return 100.0
        return first(worth + 0.2 - 0.5 * (self.plain + (self.bird if card.suit == BIRD else 0.0)))

    # Giving cards up.

    def to_discard(self, option: Option) -> float:
        """Weigh discarding a card. Discard the card with the least worth."""
        return -self.pays(option)

    def to_outrage(self, option: Option) -> float:
        """Weigh giving a card for outrage. Give the card with the least worth."""
        return -self.pays(option)

    def to_give(self, option: Option) -> float:
        """Weigh giving a card away. Give the card with the least worth."""
        return -self.pays(option)

    def to_spend(self, option: Option) -> float:
        """Weigh spending a card. Spend the card with the least worth."""
        return -self.pays(option)

    def to_reveal(self, option: Option) -> float:
        """Weigh revealing a card. Reveal the card whose loss costs least."""
        return -self.pays(option)

    def to_dig(self, option: Option) -> float:
        """Weigh the card to spend for digging. Spend the card with the least worth."""
        return -self.pays(option)

    def to_keep(self, option: Option) -> float:
        """Weigh keeping a card. Keep the card with the greatest worth."""
        return self.pays(option)

    def to_take(self, option: Option) -> float:
        """Weigh taking a card. Take the card with the greatest worth."""
        return self.pays(option)

    # Dominance (3.3).

    def grip(self, suit: str) -> float:
        """Return how safely a dominance card's condition is met: the smallest lead in the needed clearings."""
        me, table = self.me, self.table

        def margin(place: int) -> float:
            near = self.threat(place) - self.crowds[place]
            return me.warriors[place] + me.buildings[place] - self.rivals[place] - 0.7 * near

        if suit == BIRD:
            return max(min(margin(one), margin(other)) for one, other in table.map.opposite.items())
        return sorted([margin(place) for place in of_suit(table, suit)], reverse=True)[2]

    def to_dominance(self, option: Option) -> float:
        """Weigh activating a dominance card. Do so only if it almost surely wins, and points would take longer."""
        suit = self.card_of(option).suit
        if self.left <= 8 or not dominates(self.table, self.me, suit):
            return -5.0
        ahead = max([foe.score for foe in self.foes], default=0)
        late = 1.0 if ahead > 21 else 0.0
        return self.grip(suit) - 1.5 + 0.15 * (ahead - self.me.score) + 0.1 * (self.left - 12) - 2 * late

    def to_take_dominance(self, option: Option) -> float:
        """Weigh taking a dominance card. Take a card that may soon be activated."""
        if self.me.dominance is not None or self.me.score < DOMINANCE_FROM - 2 or self.left <= 8:
            return -1.0
        suit = find_card(option.target or "").suit
        if suit not in self._grips:
            self._grips[suit] = self.grip(suit)
        return min(1.0, self._grips[suit] - 1.5) - self.plain

    def to_open_path(self, option: Option) -> float:
        """Weigh opening a path, which scores a point."""
        return 1.0 - self.pays(option) + (100.0 if self.left <= 1 else 0.0)
