"""A computer's Eyrie builds a Decree that can be resolved, builds roosts early, and delays turmoil."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from engine.kernel.prompt import Option
from engine.players.root.judge import name_of, place_of
from engine.players.root.settling import Settling
from engine.root.definition import BIRD, CLEARINGS, Card
from engine.root.faction import Faction
from engine.root.factions.eyrie import COLUMNS, ROOST, Eyrie

RECRUIT, MOVE, BATTLE, BUILD = COLUMNS
LEADERS: Final = {"builder": 0.8, "charismatic": 0.7, "commander": 0.6, "despot": 0.9}
# The preference for adding a card to a column, by how many cards it has.
FILL: Final = {RECRUIT: (1.4, 1.0, 0.4), MOVE: (1.0, 0.9, 0.5), BATTLE: (0.7, 0.0, -1.0), BUILD: (1.2, 0.7, -0.2)}
ROOM: Final = 20
# The supply should hold enough warriors to recruit in this many turns.
SPARE: Final = 2


class EyrieSeat(Settling):
    """The Eyrie's rules of thumb."""

    me: Eyrie
    soldier = 0.22

    def crown(self, place: int) -> float:
        """Value ruling where a roost can be built, most of all if the Decree demands a roost this turn."""
        if self.me.pieces[ROOST][place]:
            return 0.5
        if not self.table.slots[place]:
            return 0.15
        wanted = self.wanted(BUILD)
        return 0.8 + (2.5 if self.table.suits[place] in wanted or BIRD in wanted else 0.0)

    def stake(self, place: int) -> float:
        """Value roosts."""
        return 2.6 * self.me.buildings[place]

    def foot(self, place: int) -> float:
        """Value warriors where a battle or a move must start this turn."""
        suit, found = self.table.suits[place], 0.0
        battles = self.wanted(BATTLE)
        if (suit in battles or BIRD in battles) and any(foe.present(place) for foe in self.foes):
            found += 2.0
        return found

    def wanted(self, column: str) -> list[str]:
        """Return the suits of a column that must still be resolved this turn."""
        now, left = self.me.resolving
        if now == column:
            return left
        if now and COLUMNS.index(column) < COLUMNS.index(now):
            return []
        return self.suits(column)

    def suits(self, column: str) -> list[str]:
        """Return the suits of a column."""
        return [card.suit for card in self.me.decree[column]] + [BIRD] * (column in self.me.viziers)

    def edge(self, place: int, foe: Faction) -> int:
        """Return the number of extra hits that the Commander gives."""
        return int(self.me.leader == "commander")

    # The Decree.

    def places(self, suit: str) -> list[int]:
        """Return the clearings in which a card of a suit may be resolved."""
        return [place for place in CLEARINGS if suit in (BIRD, self.table.suits[place])]

    def able(self, column: str, suit: str, before: Sequence[str]) -> float:
        """Return the chance that a card of ``suit`` can be resolved this turn, after cards of the suits ``before``."""
        me, places = self.me, self.places(suit)
        if column == RECRUIT:
            need = (len(before) + 1) * (2 if me.leader == "charismatic" else 1)
            return self.lasting(places) if me.supply >= SPARE * need else 0.5 if me.supply > need else 0.0
        if column == MOVE:
            there = sum(me.warriors[place] for place in places)
            same = sum(each in (suit, BIRD) for each in before)
            return 1.0 if there > same + 1 else 0.7 if there > same else 0.1
        if column == BATTLE:
            at_hand = sum(bool(me.warriors[place]) and self.met(place) for place in places)
            beside = any(self.met(place) and self.next_to(place) for place in places)
            return 1.0 if at_hand > len(before) else 0.8 if at_hand or (beside and not before) else 0.2
        sites = [place for place in places if self.table.slots[place] and not me.pieces[ROOST][place]]
        ruled = sum(self.lords[place] is me for place in sites)
        reached = any(self.next_to(place) and self.rivals[place] < 4 for place in sites)
        if not me.stock[ROOST] or len(before) >= me.stock[ROOST]:
            return 0.0
        return 1.0 if ruled > len(before) else 0.8 if reached and len(before) < 1 + ruled else 0.2

    def lasting(self, places: Sequence[int]) -> float:
        """Return the chance that one of the roosts in some clearings still stands in the coming turns."""
        lost = 1.0
        for place in places:
            if self.me.pieces[ROOST][place]:
                lost *= min(0.5, 0.1 * (1 + self.threat(place)) / (1 + self.me.warriors[place]) + 0.05)
        return 1.0 - lost

    def met(self, place: int) -> bool:
        """Tell whether there are enemies to battle in a clearing."""
        return any(foe.present(place) for foe in self.foes)

    def next_to(self, place: int) -> bool:
        """Tell whether several warriors are adjacent to a clearing."""
        return any(self.me.warriors[near] > 1 for near in self.table.adjacent[place])

    def to_decree(self, option: Option) -> float:
        """Weigh adding a card to a column of the Decree.

        Prefer the column that gains most from a card that can be resolved.
        """
        column, card = name_of(option.target), self.card_of(option)
        before = self.suits(column)
        fill = FILL[column]
        gain = fill[min(len(before), len(fill) - 1)]
        # A card stays in the Decree, and one that is hard to resolve will cause turmoil later.
        risk = 1.0 - self.able(column, card.suit, before)
        wild = 0.4 if card.suit == BIRD and column in (BATTLE, BUILD) else 0.0
        return gain + wild - 4.0 * risk - self.keep(card) - 0.5 * before.count(card.suit) * (column != MOVE)

    def whole_decree(self) -> list[Option] | None:
        """Add one card to the Decree. Add a second card only if that is still a gain."""
        ranked = self.ranked()
        first = ranked[0]
        if self.prompt.groups[0].most < 2 or len(self.me.hand) < 2:
            return [first]
        weights = dict(zip([option.key for option in self.prompt.options], self.weights(), strict=True))
        held = Counter(self.me.hand)
        card = self.card_of(first)
        for second in ranked:
            other: Card = self.card_of(second)
            if second.target == first.target or (other is card and held[card] < 2):
                continue
            if other.suit == BIRD and card.suit == BIRD:
                continue
            if weights[second.key] > 0.3 and self.me.score < ROOM:
                return [first, second]
            break
        return [first]

    def to_resolve(self, option: Option) -> float:
        """Weigh resolving a card. Resolve cards that fit the fewest clearings first, and birds last."""
        suit = name_of(option.subject)
        return 1.0 - (0.5 if suit == BIRD else 0.0)

    def to_turmoil(self, option: Option) -> float:
        """Weigh accepting turmoil. Accept turmoil only if nothing else is possible."""
        return -5.0

    def to_recruit(self, option: Option) -> float:
        """Weigh recruiting where warriors are wanted."""
        place = place_of(option.subject)
        return 0.05 + self.muster(place, 2 if self.me.leader == "charismatic" else 1)

    def to_build(self, option: Option) -> float:
        """Weigh building. Prefer the safest clearing."""
        place = place_of(option.subject)
        return 1.0 + 0.1 * self.me.warriors[place] - 0.1 * self.threat(place) + 0.1 * self.variety(place)

    def variety(self, place: int) -> int:
        """Return 1 if no clearing of the same suit has a roost, because a new suit helps recruiting and crafting."""
        suit = self.table.suits[place]
        return int(not any(self.me.pieces[ROOST][other] and self.table.suits[other] == suit for other in CLEARINGS))

    def to_roost(self, option: Option) -> float:
        """Weigh a clearing for the new roost. Prefer a clearing with no enemies near."""
        return self.site(place_of(option.subject))

    def to_leader(self, option: Option) -> float:
        """Weigh a leader. Prefer the leader who suits the present board."""
        leader = name_of(option.subject)
        if leader == "despot" and not self.me.on_map(ROOST):
            return 0.1
        return LEADERS[leader]

    def item(self, card: Card) -> float:
        """Return the worth of crafting an item.

        The Eyrie score one point for an item, or with the Builder all its points (7.2.3).
        """
        return card.points if self.me.leader == "builder" else 1.0
