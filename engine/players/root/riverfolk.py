"""A computer's Riverfolk place a trade post early, then keep funds for dividends or something better."""

from typing import Final

from engine.kernel.prompt import Option
from engine.players.root.judge import name_of, place_of, whom
from engine.players.root.settling import Settling
from engine.root.definition import Card
from engine.root.factions.riverfolk import Riverfolk
from engine.root.factions.riverfolk import funds as purse
from engine.root.scoring import GOAL

# The dividend of a fund that stays in its box, and how many points the leading player gains each round.
DIVIDEND: Final = 0.5
# The worth of a fund in each coming round: its dividend and its other uses.
FUND: Final = 0.9
PACE: Final = 6.5
POSTS: Final = 2
PRICES: Final = {"card": 2.0, "riverboats": 1.6, "mercenaries": 2.4}


class RiverfolkSeat(Settling):
    """The Company's rules of thumb."""

    me: Riverfolk
    soldier = 0.35

    def crown(self, place: int) -> float:
        """Value ruling where the Company's own warriors can establish a post."""
        return 0.15 + (0.35 if not self.me.tokens[place] and self.posts() < 3 else 0.0)

    def stake(self, place: int) -> float:
        """Value posts for their dividends. Each lost post costs half the funds (11.2.5)."""
        return (2.0 + 0.4 * self.wealth()) * self.me.tokens[place] if self.me.tokens[place] else 0.0

    def posts(self) -> int:
        """Return the number of posts on the map."""
        return sum(self.me.tokens)

    def wealth(self) -> int:
        """Return the number of funds that can still be spent or committed."""
        return purse.total(self.me.funds)

    @property
    def invested(self) -> float:
        """The cost of committing a fund, which comes back next turn: the dividend that it does not bring this turn."""
        return DIVIDEND if self.posts() else 0.1

    @property
    def spent(self) -> float:
        """The cost of spending a fund, which does not come back."""
        lead = max([self.me.score, *[foe.score for foe in self.foes]])
        return FUND * max(0.6, (GOAL - lead) / PACE) if self.posts() else 0.5

    def to_move(self, option: Option) -> float:
        """Weigh moving at the price of a fund."""
        return super().to_move(option) - (self.invested if option.number is None else 0.0)

    def to_battle(self, option: Option) -> float:
        """Weigh a battle at the price of a fund."""
        return super().to_battle(option) - self.invested

    def to_craft(self, option: Option) -> float:
        """Return the worth of crafting. The funds that pay for it come back next turn."""
        card = self.card_of(option)
        worth = self.crafted(card)
        if card.kind == "item" and worth >= self.left:
            return 100.0
        return worth - self.invested * len(card.cost) - 0.3 * self.keep(card)

    def to_export(self, option: Option) -> float:
        """Weigh exporting a card, which brings a fund."""
        card = self.card_of(option)
        return self.spent * 0.9 - self.invested * len(card.cost) - self.keep(card)

    def to_draw(self, option: Option) -> float:
        """Weigh drawing, which brings cards to sell."""
        return (0.85, 0.65, 0.55)[min(len(self.me.hand), 2)] - self.invested if len(self.me.hand) < 4 else -0.3

    def to_recruit(self, option: Option) -> float:
        """Weigh recruiting. Recruit if warriors are lacking for a post."""
        place = place_of(option.subject)
        if not self.me.supply and not self.me.funds[self.me.seat]:
            return -1.0
        few = 0.5 if sum(self.me.warriors) < 4 and not self.posts() else 0.0
        return self.muster(place) + few - self.spent

    def to_establish(self, option: Option) -> float:
        """Weigh establishing a post: two points for two funds and a warrior. The first post enables dividends."""
        place, lord = place_of(option.subject), whom(self.table, option)
        if self.left <= 2:
            return 100.0
        first = (3.0, 0.8, 0.0)[min(self.posts(), 2)]
        safe = 0.3 * (lord is self.me) - 0.1 * self.crowds[place] - 0.05 * self.threat(place)
        own = 0.2 if lord is self.me else 0.0
        return 2.0 + first + safe + self.soldier - 2 * self.spent - own

    # Funds and prices

    def to_fund(self, option: Option) -> float:
        """Weigh paying with a warrior. Pay with the least useful warriors.

        Keep the warriors of players who rule clearings, because these warriors pay for posts there.
        """
        seat = option.player or 0
        if seat == self.me.seat:
            return 0.0 if self.prompt.kind == "invest" else -0.2
        strong = sum(lord is self.table.factions[seat] for lord in self.lords)
        return -0.05 * strong + 0.1

    def to_price(self, option: Option) -> float:
        """Weigh a price. Ask a usual price, and more when another player has many points."""
        service = name_of(option.subject)
        ahead = max([foe.score for foe in self.foes], default=0)
        wanted = PRICES[service] + (0.8 if ahead > 20 else 0.0)
        return 1.0 - abs((option.number or 0) - wanted)

    def whole_prices(self) -> list[Option] | None:
        """Return the options that set all prices."""
        return self.composed(self.weights())

    # Cards.

    def keep(self, card: Card) -> float:
        """Return the worth of keeping a card. Keep cards that others would buy, because the hand is open for sale."""
        return 0.35 + 0.3 * max(0.0, self.crafted(card)) * (0.6 if len(card.cost) <= self.wealth() else 0.2)

    def craftable_soon(self, card: Card) -> float:
        """Return how soon a card can be crafted. Funds count as crafting pieces."""
        return 0.7 if card.cost and len(card.cost) <= self.wealth() else 0.2

    def to_place(self, option: Option) -> float:
        """Weigh a clearing to begin in. Begin along the river, in pairs, where a post is wanted."""
        place = place_of(option.subject)
        return 1.0 + 0.2 * len(self.table.adjacent[place]) - 0.3 * self.crowds[place]

    def whole_deploy(self) -> list[Option] | None:
        """Return the options that place two pairs of warriors where there are fewest enemies."""
        ranked = self.ranked()
        return [ranked[0], ranked[0], ranked[1], ranked[1]] if len(ranked) > 1 else None
