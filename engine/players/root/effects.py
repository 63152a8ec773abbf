"""Crafted cards and offers of other players: whether to use them, and on whom."""

from collections.abc import Callable
from math import fsum
from typing import Final

from engine.kernel.prompt import Option
from engine.players.root.hand import CLAIM, Hand
from engine.players.root.judge import name_of, place_of, whom

# The worth of an effect whenever it may be used, if this worth does not depend on the table.
ALWAYS: Final = {
    "better-burrow-bank": 0.3, "stand-and-deliver": 0.15, "codebreakers": 0.05, "saboteurs": 0.3, "coffin-makers": 0.2,
    "swap-meet": 0.1, "eyrie-emigre": -0.1, "charm-offensive": 0.1, "informants": -0.1, "scouting-party": 0.1,
}  # fmt: skip


class Effects(Hand):
    """A seat's judgement of effects."""

    def to_use(self, option: Option) -> float:
        """Weigh using a crafted card."""
        assert option.card is not None
        rule = USES.get(option.card)
        return ALWAYS.get(option.card, 0.0) if rule is None else rule(self)

    def claim(self) -> float:
        """Return the worth of Royal Claim: use it if it scores much, or enough to win."""
        ruled = sum(lord is self.me for lord in self.lords)
        return 100.0 if ruled >= self.left else ruled - CLAIM + 0.6

    def tax(self) -> float:
        """Return the worth of trading a warrior for a card, which is good if the hand is small."""
        spare = max([-self.muster(place, -1) for place in self.me.places if self.me.warriors[place]], default=1.0)
        return 0.6 - 0.1 * len(self.me.hand) - self.soldier - 0.3 * spare

    def ordered(self) -> float:
        """Return the worth of moving enemy warriors away from what they guard, or into a clearing where they help this
        seat.
        """
        return 0.25

    def armor(self) -> float:
        """Return the worth of ignoring the rolled hits, which is good if there are many."""
        attacks = self.facts("attacker") == self.me.seat
        dealt, place = self.facts("defender_hits" if attacks else "attacker_hits"), self.facts("clearing")
        bare = max(0, dealt - self.me.warriors[place])
        standing = self.me.buildings[place] + self.me.tokens[place]
        return self.soldier * min(dealt, self.me.warriors[place]) + 1.5 * min(bare, standing) - 0.35

    def brutal(self) -> float:
        """Return the worth of dealing one more hit, although the defender scores a point."""
        return self.hit() - 0.35

    def sap(self) -> float:
        """Return the worth of dealing one more hit by discarding the card."""
        return self.hit() - 0.25

    def partisans(self) -> float:
        """Return the worth of dealing one more hit by discarding all cards of other suits."""
        suit = self.table.suits[self.facts("clearing")]
        return self.hit() - 0.7 * fsum([self.keep(card) for card in self.me.hand if card.suit != suit])

    def propagate(self) -> float:
        """Return the worth of replacing an enemy's warrior at the price of a card."""
        cheapest = min([self.keep(card) for card in self.me.hand], default=1.0)
        return 0.3 + self.soldier - cheapest

    def venture(self) -> float:
        """Return the worth of moving or battling with an item."""
        return max(self.best_move(), self.best_battle()) - 0.1

    def to_moves(self, option: Option) -> float:
        """Weigh moving, if the question is whether to move or to battle."""
        return self.best_move()

    def to_battles(self, option: Option) -> float:
        """Weigh battling, if the question is whether to move or to battle."""
        return self.best_battle()

    # The players and pieces that effects concern.

    def to_player(self, option: Option) -> float:
        """Weigh the player who gives a card or gets one. Give to the weakest player.

        Take from the player with most cards.
        """
        foe = whom(self.table, option)
        taken = self.prompt.source in ("swap-meet", "codebreakers")
        return 0.1 * len(foe.hand) if taken else -self.hate(foe)

    def to_sabotage(self, option: Option) -> float:
        """Weigh discarding an effect of another player. Discard a good effect of a strong player."""
        return self.crafted(self.card_of(option)) * self.hate(whom(self.table, option))

    def to_order(self, option: Option) -> float:
        """Weigh moving enemy warriors.

        Move the warriors away from what they guard, and not to where they harm this seat.
        """
        foe, origin, target = whom(self.table, option), place_of(option.subject), place_of(option.target)
        guarded = foe.buildings[origin] + foe.tokens[origin]
        return self.hate(foe) * (0.2 + 0.4 * guarded) + 0.3 * self.crown(origin) - 0.4 * self.stake(target)

    def to_order_ferry(self, option: Option) -> float:
        """Weigh moving enemy warriors by the ferry, for which the enemy draws a card."""
        return self.to_order(option) - 0.5

    def to_convert(self, option: Option) -> float:
        """Weigh replacing an enemy's warrior."""
        place = place_of(option.subject)
        return self.scalp(whom(self.table, option)) + self.muster(place) + 0.3 * self.prey[place]

    def to_exhaust(self, option: Option) -> float:
        """Weigh exhausting an item. Exhaust the item with the least worth."""
        return -ITEMS.get(name_of(option.subject), 0.5)

    # Offers of others.

    def to_buy(self, option: Option) -> float:
        """Weigh buying from the Riverfolk.

        Buy only what is worth much more than its price, because every fund helps the Riverfolk.
        """
        company = next(foe for foe in self.table.factions if foe.id == "riverfolk")
        price = (option.number or 1) * (0.3 + 0.35 * self.hate(company))
        if option.card is None:
            return -price
        card = self.card_of(option)
        return self.keep(card) + 0.5 * max(0.0, self.crafted(card)) * self.craftable_soon(card) - price

    def to_expose(self, option: Option) -> float:
        """Weigh guessing which plot lies facedown. Guess if the odds are good."""
        return self.odds() * 1.3 - (1 - self.odds()) * 0.7

    def odds(self) -> float:
        """Return the chance that the best guess of a facedown plot is right, judging by the visible plots."""
        left = self.plots_left()
        return max(left.values(), default=0) / max(1, sum(left.values()))

    def plots_left(self) -> dict[str, int]:
        """Return how many plots of each kind are not faceup."""
        for foe in self.foes:
            if foe.id == "corvids":
                open_kinds = [kind for kind in foe.show(self.table, own=False)["plots"].values() if kind]
                return {kind: count - open_kinds.count(kind) for kind, count in foe.facts.plots.items()}
        return {}

    def to_guess(self, option: Option) -> float:
        """Weigh a kind of plot as the guess. Prefer the kind that is most likely to lie in the clearing."""
        return float(self.plots_left().get(name_of(option.subject), 0))

    def to_show(self, option: Option) -> float:
        """Weigh showing a card. Show the card whose loss costs least."""
        return -self.pays(option)


# The worth of an item to the Vagabond, and so to others who may take or remove it.
ITEMS: Final = {
    "sword": 2.0, "boots": 0.9, "torch": 1.1, "hammer": 1.0, "tea": 1.3, "coins": 0.3, "crossbow": 0.5, "bag": 0.3,
}  # fmt: skip
Use = Callable[[Effects], float]
USES: Final[dict[str, Use]] = {
    "royal-claim": Effects.claim,
    "tax-collector": Effects.tax,
    "command-warren": Effects.best_battle,
    "cobbler": Effects.best_move,
    "armorers": Effects.armor,
    "sappers": Effects.sap,
    "brutal-tactics": Effects.brutal,
    "fox-partisans": Effects.partisans,
    "rabbit-partisans": Effects.partisans,
    "mouse-partisans": Effects.partisans,
    "propaganda-bureau": Effects.propagate,
    "league-of-adventurous-mice": Effects.venture,
    "false-orders": Effects.ordered,
}
