"""A computer's Keepers move warriors near forests and relics to waystations, and fill the whole retinue."""

from typing import Final

from engine.kernel.prompt import Option
from engine.players.root.ground import Spot
from engine.players.root.judge import first, name_of, place_of
from engine.players.root.settling import Settling
from engine.players.root.value import PACE
from engine.root.definition import BIRD, CLEARINGS, Card
from engine.root.faction import Faction
from engine.root.factions.keepers import Keepers
from engine.root.factions.keepers.relics import BOARD, KINDS, RELIC
from engine.root.scoring import GOAL

CROWDED: Final = 4
# The worth of a retainer early in the game, and how many retainers are enough.
RETAINER: Final = 0.6
ENOUGH: Final = 8
STATIONS: Final = 3
# The worth of a retainer's acts in a round, the highest cost of losing a retainer, and the extra cost of a faithful
# one.
ACTS: Final = 0.45
DEAREST: Final = 2.5
FAITHFUL: Final = 0.2
# How much more gathering is worth for each further round.
EARLIER: Final = 0.1


class KeepersSeat(Settling):
    """The Keepers' rules of thumb."""

    me: Keepers
    soldier = 0.35

    def relics_at(self, place: int | str) -> int:
        """Return how many relics lie in a clearing or a forest."""
        return sum(relic.at == place for relic in self.me.relics)

    def forests(self, place: int) -> int:
        """Return how many relics lie in the forests beside a clearing."""
        near = self.table.map.near_forests[place]
        return sum(relic.at in near for relic in self.me.relics)

    def crown(self, place: int) -> float:
        """Value ruling where the Keepers can delve for relics."""
        return 0.25 + 0.35 * min(3, self.forests(place)) + 0.2 * self.table.slots[place]

    def stake(self, place: int) -> float:
        """Value relics most, then waystations."""
        return 2.5 * self.me.pieces[RELIC][place] + 1.5 * self.me.buildings[place]

    def foot(self, place: int) -> float:
        """Value warriors beside relics, and where relics are."""
        return 0.2 * min(3, self.forests(place)) + 0.4 * self.relics_at(place)

    def _hold(self, spot: Spot, count: int) -> float:
        # Four warriors in one clearing cost one warrior in Evening (15.6.1); a single warrior is easily removed.
        alone = 0.5 if count == 1 and spot.press > 1 else 0.0
        return super()._hold(spot, count) - (self.soldier if count >= CROWDED else 0.0) - alone

    # Birdsong.

    def to_encamp(self, option: Option) -> float:
        """Weigh encamping. Prefer clearings with relics of the waystation's kind there or in adjacent forests."""
        place, face = place_of(option.subject), name_of(option.target)
        here = sum(relic.at == place and relic.kind == face for relic in self.me.relics)
        near = self.table.map.near_forests[place]
        beside = sum(relic.at in near and relic.kind == face for relic in self.me.relics)
        faces = [station.face for stations in self.me.stations.values() for station in stations]
        new = 0.3 if face not in faces else -0.3
        lonely = 0.8 if self.me.warriors[place] < 2 else 0.0
        again = 1.0 if place in self.me.stations and not here else 0.0
        worth = 0.8 + 1.6 * here + 0.7 * beside + new + 0.25 * len(near) - lonely - again
        return first(worth - 0.05 * self.threat(place))

    def to_decamp(self, option: Option) -> float:
        """Weigh decamping. Decamp where no relics are near."""
        place, face = place_of(option.subject), name_of(option.target)
        if place in self.me.camped:
            return -3.0
        here = sum(relic.at == place and relic.kind == face for relic in self.me.relics)
        near = self.table.map.near_forests[place]
        beside = sum(relic.at in near and relic.kind == face for relic in self.me.relics)
        stuck = 0.9 * (self.relics_at(place) - here) if len(self.me.stations) == STATIONS else 0.0
        # Every waystation on the map lets the Keepers draw a card.
        return first(stuck - 0.4 - 2.0 * here - 0.6 * beside)

    def to_recruit(self, option: Option) -> float:
        """Weigh recruiting two warriors for a card."""
        place = place_of(option.subject)
        few = 0.15 * max(0, 9 - sum(self.me.warriors))
        return 0.35 + self.muster(place, min(2, self.me.supply)) + few - self.pays(option) - self.retainer()

    def retainer(self) -> float:
        """Return the worth of one more retainer, who acts in every later turn."""
        return RETAINER * min(1.0, self.left / 15) if self.retainers() < ENOUGH else 0.0

    # Daylight.

    def to_craft(self, option: Option) -> float:
        """Weigh crafting. Craft items. The card of an effect is usually worth more as a retainer."""
        card = self.card_of(option)
        return super().to_craft(option) if card.kind == "item" else first(self.crafted(card) - self.retainer() - 0.2)

    def to_move(self, option: Option) -> float:
        """Weigh moving. Prefer moves that bring relics to waystations of their kind."""
        if option.number is None or option.target is None:
            return self.best_move()
        origin, target = place_of(option.subject), place_of(option.target)
        faces = self.me.faces(target)
        stuck = [relic for relic in self.me.relics if relic.at == origin and relic.kind not in self.me.faces(origin)]
        home = sum(relic.kind in faces for relic in stuck)
        return super().to_move(option) + 1.2 * min(home, option.number) - (0.1 if option.card is None else 0.0)

    def to_carry(self, option: Option) -> float:
        """Weigh carrying a relic.

        Prefer to carry the relic to a waystation of its kind, and never away from such a waystation.
        """
        kind, origin, target = name_of(option.subject), self.facts("clearing"), self.facts("target")
        if kind in self.me.faces(target):
            return 1.0
        if kind in self.me.faces(origin):
            return -1.0
        data = self.me.warriors[origin] - self.moving()
        return 0.3 if data <= 0 else 0.1 * (self.me.warriors[target] - data)

    def moving(self) -> int:
        """Return how many warriors are about to move. Call this only while the question asks which relics to carry."""
        return self.prompt.groups[0].most

    def fight(self, place: int, foe: Faction, mine: int | None = None) -> float:
        """Return the expected gain of a battle, which is higher if delving follows it."""
        found = super().fight(place, foe, mine)
        own = self.me.warriors[place]
        if self.forests(place) and own > foe.warriors[place] + 1:
            found += 0.4
        return found

    def to_delve(self, option: Option) -> float:
        """Weigh delving. Prefer relics whose value does not exceed the number of ruled clearings."""
        forest = name_of(option.target)
        ruled = sum(self.lords[near] is self.me for near in self.table.map.forests[forest].clearings)
        value = float(option.way or 2.25)
        wanted = 1.5 if name_of(option.via) in self.me.faces(place_of(option.subject)) else 0.0
        return 1.4 + 0.2 * value + wanted - self.risk(option, ruled, value)

    def risk(self, option: Option, ruled: int, value: float) -> float:
        """Return the cost of losing a retainer: the acts it would do in later rounds.

        A faithful retainer fits everywhere, so it is the most expensive to lose.
        """
        if ruled >= value:
            return 0.0
        return min(DEAREST, ACTS * self.rounds) + (FAITHFUL if option.card is None else 0.0)

    @property
    def rounds(self) -> float:
        """Return about how many rounds the game still lasts."""
        return max(0.0, GOAL - max([faction.score for faction in self.table.factions])) / PACE

    def retainers(self) -> int:
        """Return the number of cards in the retinue."""
        return sum(map(len, self.me.retinue))

    def to_recover(self, option: Option) -> float:
        """Weigh recovering a relic: the points for it, less the cost of risking a retainer."""
        value = option.number or 0
        kind = name_of(option.target)
        counts = {each: sum(relic.at == BOARD and relic.kind == each for relic in self.me.relics) for each in KINDS}
        whole = 2 * all(count > counts[kind] for each, count in counts.items() if each != kind)
        if value + whole >= self.left:
            return 100.0
        suit = self.table.suits[place_of(option.subject)]
        ruled = sum(self.lords[near] is self.me for near in CLEARINGS if self.table.suits[near] == suit)
        return value + whole + 1.5 - self.risk(option, ruled, value)

    def to_lose(self, option: Option) -> float:
        """Weigh losing a relic. Lose the relic with the least value."""
        return -float(option.way or 2.0)

    # Evening.

    def to_gather(self, option: Option) -> float:
        """Weigh gathering a card.

        Prefer cards that fit where warriors are, and the column with the fewest useful cards.
        """
        column, card = int(name_of(option.subject)), self.card_of(option)
        fits = sum(self.serves(column, place) for place in CLEARINGS if card.suit in (BIRD, self.table.suits[place]))
        held = [len(each) for each in self.me.retinue]
        wanted = (0.7, 1.6, 1.5)[column] - 0.3 * held[column] + 0.25 * min(3, fits)
        wanted = wanted * min(1.0, self.left / 8) + EARLIER * (self.rounds - 1)
        return wanted - 0.7 * self.keep(card) - (0.4 if self.retainers() > 7 else 0.0)

    def serves(self, column: int, place: int) -> int:
        """Return how much use a card of a column would have in a clearing."""
        if column == 2:
            relics = sum(relic.at == place and relic.kind in self.me.faces(place) for relic in self.me.relics)
            return (place in self.me.stations) + relics
        return int(self.me.warriors[place] > (1 if column == 0 else 0) and (column == 0 or self.forests(place) > 0))

    def to_shift(self, option: Option) -> float:
        """Weigh moving a card from a column with enough cards to an empty one."""
        origin, target = (len(self.me.retinue[int(name_of(each))]) for each in (option.subject, option.target))
        return 0.2 * (origin - target - 1) - 0.1

    def keep(self, card: Card) -> float:
        """Return the worth of keeping a card: it can recruit where waystations are, and it can be crafted."""
        fits = any(card.suit in (BIRD, self.table.suits[place]) for place in self.me.stations)
        return super().keep(card) + (0.2 if fits and self.me.supply > 2 else 0.0)
