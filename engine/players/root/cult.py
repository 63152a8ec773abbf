"""A computer's Cult builds gardens of one suit, uses cards that return to the hand, and spends acolytes on foes."""

from engine.kernel.prompt import Option
from engine.players.root.judge import name_of, place_of, whom
from engine.players.root.settling import Settling
from engine.root.cards import HAND
from engine.root.definition import BIRD, CLEARINGS, SUITS, Card
from engine.root.factions.cult import GARDENS, Cult

ACOLYTE = 0.35
# The worth of a garden, by how many gardens of its suit are on the map already.
GARDEN = (1.3, 1.9, 1.6, 1.5, 1.2)


class CultSeat(Settling):
    """The Cult's rules of thumb."""

    me: Cult
    soldier = 0.2
    plain = 0.5

    def crown(self, place: int) -> float:
        """Value ruling a clearing where a garden can be built."""
        if self.me.buildings[place] and not self.table.slots[place]:
            return 0.2
        suit = self.table.suits[place]
        held = sum(card.suit == suit for card in self.me.hand)
        return 0.1 + (0.9 + 0.2 * min(2, held)) * min(1, self.table.slots[place])

    def stake(self, place: int) -> float:
        """Value gardens."""
        return 1.8 * self.me.buildings[place]

    def garden(self, suit: str) -> float:
        """Return the worth of the next garden of a suit."""
        count = self.me.on_map(GARDENS[suit])
        return GARDEN[count] if count < len(GARDEN) else 0.0

    # Conspiracies.

    def to_battle(self, option: Option) -> float:
        """Weigh a battle. In Birdsong this is the Crusade, in which the Cult gains acolytes."""
        return super().to_battle(option) - (ACOLYTE * 2 if self.prompt.kind == "conspiracy" else 0.0)

    def to_crusade(self, option: Option) -> float:
        """Weigh moving for the Crusade, and perhaps a battle after the move."""
        places = [place for place in CLEARINGS if self.table.suits[place] == self.me.outcast]
        return self.best_move(places) + 0.1 - 2 * ACOLYTE

    def to_convert(self, option: Option) -> float:
        """Weigh converting a warrior. A conversion is worth something if it changes the ruler of the clearing."""
        place, foe = place_of(option.subject), whom(self.table, option)
        mine = self.me.warriors[place]
        rules = self.lords[place] is self.me
        tips = not rules and mine + 1 > max(self.rivals[place] - 1, 0) and self.table.slots[place] > 0
        return 0.25 * self.hate(foe) + self.muster(place) + (0.9 if tips else 0.0) - 2 * ACOLYTE

    def to_sanctify(self, option: Option) -> float:
        """Weigh replacing an enemy's building with a garden."""
        suit, foe = self.me.outcast, whom(self.table, option)
        return self.spoils(place_of(option.subject), foe) + self.garden(suit) - 3 * ACOLYTE

    # Rituals.

    def to_build(self, option: Option) -> float:
        """Weigh building. It costs little, because the card returns to the hand."""
        place = place_of(option.subject)
        suit = self.table.suits[place] or SUITS[0]
        spare = 0.2 * sum(card.suit == suit for card in self.me.hand)
        return 2.0 + self.garden(suit) - 0.1 * self.threat(place) + 0.05 * self.me.warriors[place] + spare

    def to_recruit(self, option: Option) -> float:
        """Weigh recruiting. The act costs little, because the card returns to the hand."""
        place = place_of(option.subject)
        return 0.3 + self.muster(place) - (0.4 if self.scores_more(self.card_of(option)) else 0.0)

    def scores_more(self, card: Card) -> bool:
        """Tell whether scoring is the better use of a card."""
        suit = card.suit
        if suit == BIRD or suit in self.me.scored:
            return False
        points = self.me.facts.tracks["points"][self.me.on_map(GARDENS[suit])]
        return points >= 2 and sum(each.suit == suit for each in self.me.hand) < 2

    def to_score(self, option: Option) -> float:
        """Weigh scoring with a card.

        The card is spent, and the suit with the most spent cards becomes the outcast. With a full hand the Cult would
        have to discard a card anyway, because it draws in Evening (10.6.3).
        """
        points = option.number or 0
        if points >= self.left:
            return 100.0
        if not points:
            return -1.0
        full = len(self.me.hand) + len(self.me.revealed) >= HAND
        return points + 0.1 - 0.01 * self.pays(option) if full else points - 0.1 - self.pays(option)

    def to_sacrifice(self, option: Option) -> float:
        """Weigh sacrificing a bird for an acolyte. The act costs little, because the bird returns to the hand."""
        return 0.5

    def keep(self, card: Card) -> float:
        """Return the worth of keeping a card.

        Cards of suits with gardens score every turn, and a bird only makes acolytes.
        """
        if card.suit == BIRD:
            return 0.4 if card.kind != "ambush" else 0.6
        points = self.me.facts.tracks["points"][self.me.on_map(GARDENS[card.suit])]
        held = sum(each.suit == card.suit for each in self.me.hand)
        return 0.45 + 0.12 * points - 0.1 * (held > 2) + (0.3 if card.kind == "ambush" else 0.0)

    def to_craft(self, option: Option) -> float:
        """Weigh crafting. Craft items, and effects that are worth more than a card that returns every turn."""
        card = self.card_of(option)
        worth = self.crafted(card)
        return 100.0 if card.kind == "item" and card.points >= self.left else worth - 0.8 * self.keep(card)

    # Set-up.

    def to_outcast(self, option: Option) -> float:
        """Weigh a suit as the outcast. Prefer the suit with the most cards and pieces."""
        suit = name_of(option.subject)
        there = sum(self.me.warriors[place] for place in CLEARINGS if self.table.suits[place] == suit)
        return sum(card.suit == suit for card in self.me.hand) + 0.3 * there
