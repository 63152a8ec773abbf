"""A computer's Marquise builds sawmills, then the buildings that score most for its wood.

Between buildings, the Marquise recruits and marches.
"""

from collections.abc import Iterator, Sequence
from math import fsum
from typing import Final

from engine.kernel.prompt import Option, Prompt
from engine.players.root.judge import name_of, place_of
from engine.players.root.settling import Settling
from engine.root.definition import CLEARINGS, SUITS, Card
from engine.root.faction import Faction
from engine.root.factions.marquise import BUILDINGS, RECRUITER, SAWMILL, WOOD, WORKSHOP, Marquise
from engine.root.machinery.table import Table

# The worth of a building in addition to its points, by how many of its kind exist already.
USE: Final = {
    SAWMILL: (2.2, 2.2, 1.7, 0.6, 0.0, 0.0),
    RECRUITER: (1.4, 1.6, 1.2, 0.6, 0.3, 0.0),
    WORKSHOP: (0.9, 0.2, 0.1, 0.1, 0.0, 0.0),
}
# The share of a card's gain that counts for a workshop with which the card can be crafted. For the first workshop of a
# suit, DRAWN stands for the cards that are drawn later.
PLANNED: Final = 0.7
DRAWN: Final = 0.2
# Ruling a clearing in which a building can be built is worth this share of the building's worth. The shares are for
# wood that reaches no slot, one slot, or more.
SITES: Final[tuple[float, ...]] = (0.9, 0.6, 0.35)
TIMBER: Final = 0.55
LATE: Final = 20
# The additional worth of recruiting, because later turns need the new warriors too.
RECRUITED: Final = 0.8
# The worth of each warrior that Field Hospitals save.
HEALED: Final = 0.6
# GUARDED is the worth that each warrior adds to a building in its clearing, for at most GUARDS warriors. MENACED is the
# worth that each enemy who could come takes away.
GUARDED: Final = 0.3
GUARDS: Final = 3
MENACED: Final = 0.03


class MarquiseSeat(Settling):
    """The Marquise's rules of thumb."""

    me: Marquise
    soldier = 0.15
    bird = 0.45

    def __init__(self, table: Table, me: Faction, prompt: Prompt) -> None:
        super().__init__(table, me, prompt)
        self._paid: float | None = None
        self._lacking: int | None = None
        self._network: list[int] | None = None

    def crown(self, place: int) -> float:
        """Value ruling clearings with slots where the wood can be used, and clearings that connect wood."""
        slots = self.table.slots[place]
        wanted = (self.wants_site() if self.paid and self.reaches(place) else 0.4) if slots else 0.0
        return 0.5 + wanted + 0.15 * slots + 0.3 * min(2, self.me.pieces[WOOD][place])

    def reaches(self, place: int) -> bool:
        """Tell whether the wood could be used in a clearing if the Marquise ruled it."""
        network = self.network
        return not network or place in network or any(near in network for near in self.table.adjacent[place])

    @property
    def network(self) -> list[int]:
        """The connected clearings under the Marquise's rule that hold the most wood together."""
        if self._network is None:
            self._network = max(self._networks(), key=self.wood_in, default=[])
        return self._network

    def _networks(self) -> Iterator[list[int]]:
        ruled = [place for place in CLEARINGS if self.lords[place] is self.me]
        wood, seen = self.me.pieces[WOOD], set[int]()
        for place in ruled:
            if wood[place] and place not in seen:
                found = [place]
                for clearing in found:
                    found += [near for near in self.table.adjacent[clearing] if near in ruled and near not in found]
                seen.update(found)
                yield found

    def wood_in(self, places: Sequence[int]) -> int:
        """Return how much wood lies in some clearings."""
        return sum(self.me.pieces[WOOD][place] for place in places)

    @property
    def paid(self) -> float:
        """Return the worth of the best building that the wood pays for, or 0 if there is too little wood."""
        if self._paid is None:
            me, wood = self.me, self.me.on_map(WOOD)
            kinds = [kind for kind in BUILDINGS if me.stock[kind] and me.cost(kind) <= wood]
            self._paid = max([self.points(kind) + self.use(kind) for kind in kinds], default=0.0)
        return self._paid

    def wants_site(self) -> float:
        """Return the worth of ruling a clearing with a slot if there is wood.

        It is a share of the building's worth. The share is higher if the wood reaches few slots.
        """
        sites = sum(self.table.slots[place] for place in self.network)
        return SITES[min(sites, 2)] * self.paid

    def stake(self, place: int) -> float:
        """Value buildings and wood."""
        return 1.4 * self.me.buildings[place] + 0.8 * self.me.tokens[place]

    def points(self, kind: str) -> int:
        """Return the points for the next building of a kind."""
        return self.me.facts.tracks[kind][self.me.on_map(kind)]

    def built(self, kind: str) -> float:
        """Return the worth of the next building of a kind, less the wood that it costs."""
        points = self.points(kind)
        if points >= self.left:
            return 100.0
        return points + self.use(kind) - 0.35 * self.me.cost(kind)

    def use(self, kind: str) -> float:
        """Return the worth of the next building of a kind in addition to its points."""
        return USE[kind][self.me.on_map(kind)] * min(1.0, self.left / LATE)

    def to_build(self, option: Option) -> float:
        """Weigh building. Prefer the most valuable building in the safest place."""
        place, kind = place_of(option.subject), self.kind_of(option)
        return self.built(kind) - 1.0 + self.safety(place) + (self.crafts(place) if kind == WORKSHOP else 0.0)

    def safety(self, place: int) -> float:
        """Return the worth of building in a clearing because of the warriors there, and the enemies who could come."""
        warriors, threat = self.me.warriors[place], self.threat(place)
        share = warriors / (1 + warriors + 0.5 * threat)
        return share + GUARDED * min(warriors, GUARDS) - MENACED * threat

    def crafts(self, place: int) -> float:
        """Return the worth of crafting with one more workshop: of the cards in hand, and of cards drawn later."""
        suit = self.table.suits[place]
        assert suit is not None
        return PLANNED * self.enabled(suit) + (0.0 if self.pieces[SUITS.index(suit)] else DRAWN)

    def kind_of(self, option: Option) -> str:
        """Return which building an option places."""
        return name_of(option.target) if option.target is not None else option.group

    def on_starting_buildings(self, option: Option) -> float:
        """Weigh the clearings for a starting building.

        Place a sawmill away from the others, and each building where there is room.
        """
        return 1.0 + 0.1 * self.table.slots[place_of(option.subject)] - 0.05 * self.threat(place_of(option.subject))

    def whole_starting_buildings(self) -> list[Option] | None:
        """Return the clearings of the three starting buildings.

        Each building goes to the clearing that has most free slots.
        """
        slots = list(self.table.slots)
        picked: list[Option] = []
        for group in self.prompt.groups:
            found = [each for each in self.prompt.options if each.group == group.name and slots[place_of(each.subject)]]
            if not found:
                return None
            best = max(
                found, key=lambda each: slots[place_of(each.subject)] - 0.1 * self.threat(place_of(each.subject))
            )
            slots[place_of(best.subject)] -= 1
            picked.append(best)
        return picked

    def to_recruit(self, option: Option) -> float:
        """Weigh recruiting at every recruiter."""
        if self.prompt.kind == "recruit":
            return 0.05 + self.muster(place_of(option.subject))
        return self.recruits()

    def recruits(self) -> float:
        """Return the worth of recruiting."""
        there = self.me.pieces[RECRUITER]
        found = fsum([count * (0.15 + self.muster(place)) for place, count in enumerate(there) if count])
        return RECRUITED + found

    def to_march(self, option: Option) -> float:
        """Weigh marching. March if two moves gain something."""
        return 1.4 * self.best_move()

    def to_overwork(self, option: Option) -> float:
        """Weigh spending a card for wood. Do so if wood is lacking."""
        if not self.me.stock[WOOD]:
            return -1.0
        if self._lacking is None:
            short = min([self.me.cost(kind) for kind in BUILDINGS if self.me.stock[kind]], default=9)
            self._lacking = short - self.me.on_map(WOOD)
        enables = self._lacking == 1 and self.me.actions > 1
        return TIMBER + 0.3 * (self._lacking > 0) + 0.8 * enables - self.pays(option)

    def to_extra(self, option: Option) -> float:
        """Weigh spending a bird for an action. Do so if there is something useful to do."""
        if self.me.actions:
            return -1.0
        table, me = self.table, self.me
        costs = [self.built(kind) for kind in BUILDINGS if me.stock[kind] and me.cost(kind) <= me.on_map(WOOD)]
        build = max(costs, default=0.0) if any(self.lords[p] is me and table.slots[p] for p in range(1, 13)) else 0.0
        recruit = self.recruits() if not me.recruited and me.supply else 0.0
        card = self.card_of(option)
        return max(build, recruit, self.best_battle(), 1.4 * self.best_move()) - self.worth_of(card)

    def worth_of(self, card: Card) -> float:
        """Return the worth of keeping a bird. A bird is worth less if the hand is full."""
        return self.keep(card) - (0.4 if len(self.me.hand) >= 5 else 0.0)

    def to_place_wood(self, option: Option) -> float:
        """Weigh a clearing for wood. Prefer guarded clearings."""
        return 0.1 + 0.02 * self.me.warriors[place_of(option.subject)]

    def to_wood(self, option: Option) -> float:
        """Weigh paying with wood. Use the least guarded wood first."""
        place = place_of(option.subject)
        return 1.0 - 0.05 * self.me.warriors[place] + 0.05 * self.threat(place)

    def to_hospital(self, option: Option) -> float:
        """Weigh saving removed warriors with a card. Use a poor card."""
        return HEALED * self.facts("count") - self.pays(option)
