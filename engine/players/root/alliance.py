"""A computer's Alliance spreads sympathy as fast as supporters come, and places bases where they hurt enemies most."""

from engine.kernel.prompt import Option
from engine.players.root.judge import place_of
from engine.players.root.settling import Settling
from engine.root.definition import BIRD, Card
from engine.root.factions.alliance import BASES, SYMPATHY, Alliance
from engine.root.pieces import WARRIOR

SUPPORTER = 0.4
# The worth of a base, by how many there are.
BASE = (3.5, 2.0, 1.2)
OFFICERS = (1.6, 1.5, 1.2, 0.9, 0.4, 0.1)


class AllianceSeat(Settling):
    """The Alliance's rules of thumb."""

    me: Alliance
    soldier = 0.4

    def crown(self, place: int) -> float:
        """Value ruling a clearing: it matters little to the Alliance."""
        return 0.1

    def stake(self, place: int) -> float:
        """Value bases, and sympathy a little, because its removal costs enemies cards."""
        return 3.0 * self.me.buildings[place] + 0.5 * self.me.tokens[place]

    def foot(self, place: int) -> float:
        """Value warriors in clearings where they can organize."""
        me = self.me
        if me.pieces[SYMPATHY][place] or not me.stock[SYMPATHY]:
            return 0.0
        return 0.6 * self.sympathy()

    def sympathy(self) -> float:
        """Return the worth of the next sympathy."""
        placed = self.me.on_map(SYMPATHY)
        if not self.me.stock[SYMPATHY]:
            return 0.0
        points = self.me.facts.tracks["points"][placed]
        return 100.0 if points >= self.left else points + 0.8

    # Birdsong.

    def to_spread(self, option: Option) -> float:
        """Weigh spreading sympathy. Prefer safe clearings, and clearings that others must pass through."""
        place = place_of(option.subject)
        cost = option.number or self.me.spread_cost(self.table, place)
        traffic = 0.05 * self.threat(place) - 0.12 * self.crowds[place]
        saving = 0.5 if self.revolts_soon() else 0.0
        return self.sympathy() - SUPPORTER * cost * (1 + saving) + traffic + 0.05 * len(self.table.adjacent[place])

    def revolts_soon(self) -> bool:
        """Tell whether supporters should be saved for the first base."""
        return not self.me.bases() and len(self.me.supporters) >= 3 and self.me.on_map(SYMPATHY) >= 2

    def to_revolt(self, option: Option) -> float:
        """Weigh a revolt for a base. The more pieces the revolt takes from enemies, the better."""
        place = place_of(option.subject)
        gain = BASE[min(self.me.bases(), 2)]
        for foe in self.foes:
            gain += foe.warriors[place] * self.scalp(foe)
            count = foe.buildings[place] + foe.tokens[place]
            gain += count * self.spoils(place, foe) if count else 0.0
        return gain - 2 * SUPPORTER

    def to_spend_supporters(self, option: Option) -> float:
        """Weigh spending a supporter. Spend the cards that match least often, and birds last."""
        return -self.as_supporter(self.card_of(option))

    def to_discard_supporters(self, option: Option) -> float:
        """Weigh discarding a supporter. Discard the cards that match least often."""
        return -self.as_supporter(self.card_of(option))

    def as_supporter(self, card: Card) -> float:
        """Return the worth of a card among the supporters. Birds and wanted suits are worth more."""
        if card.suit == BIRD:
            return SUPPORTER + 0.3
        held = sum(each.suit == card.suit for each in self.me.supporters)
        return SUPPORTER + 0.15 * (held < 2)

    # Daylight.

    def to_mobilize(self, option: Option) -> float:
        """Weigh mobilizing a card. Keep cards that could be crafted or could train an officer."""
        me, card = self.me, self.card_of(option)
        if len(me.supporters) >= 5 and not me.bases():
            return -1.0
        wanted = self.as_supporter(card) + (0.25 if len(me.supporters) < 4 else -0.1)
        if not me.stock[SYMPATHY] and all(not me.stock[base] for base in BASES):
            return -1.0
        kept = 0.4 * max(0.0, self.crafted(card)) * self.craftable_soon(card) if card.cost else 0.0
        return wanted + 0.1 - kept - (0.35 if self.trains(card) else 0.0)

    def trains(self, card: Card) -> bool:
        """Tell whether a card could train an officer."""
        me = self.me
        built = [suit for base, suit in BASES.items() if me.on_map(base)]
        return bool(me.supply) and me.officers < 4 and (card.suit in built or (card.suit == BIRD and bool(built)))

    def to_train(self, option: Option) -> float:
        """Weigh training an officer. Train up to about four, but keep some warriors."""
        me = self.me
        if not me.supply:
            return -1.0
        worth = OFFICERS[min(me.officers, 5)] * min(1.0, self.left / 12)
        return worth - (0.8 if me.supply <= 2 else 0.0) - self.pays(option)

    # Evening.

    def to_organize(self, option: Option) -> float:
        """Weigh organizing, which places sympathy without spending supporters."""
        place = place_of(option.subject)
        return self.sympathy() - self.soldier + 0.2 * self.muster(place, -1) + 0.3

    def to_recruit(self, option: Option) -> float:
        """Weigh recruiting at a base."""
        place = place_of(option.subject)
        return 0.45 + 0.5 * self.muster(place)

    def loss(self, kind: str) -> float:
        """Return the cost of losing a piece: sympathy costs less than a base."""
        return 4.0 if kind in BASES else self.soldier if kind == WARRIOR else 1.0
