"""Battles: their expected gain, and the questions within them."""

from typing import Final

from engine.kernel.prompt import Option, Prompt
from engine.players.root.ground import Ground
from engine.players.root.judge import name_of, place_of, whom
from engine.root.battle import AMBUSH
from engine.root.faction import Faction
from engine.root.machinery.table import Table
from engine.root.pieces import WARRIOR

# The chance that a card in a hand is an ambush for the clearing.
AMBUSHED: Final = 0.06
# The worth of removing a warrior of a faction.
SCALPS: Final = {"alliance": 0.35, "corvids": 0.3, "cult": 0.05, "keepers": 0.35, "vagabond": 0.2}
USUAL: Final = 0.2
# The worth of a piece for its owner, in addition to the point that its remover scores.
LOSSES: Final = {
    "keep": 1.5, "roost": 2.0, "relic": 2.0, "citadel": 2.5, "market": 2.5, "wood": 0.8, "sympathy": 1.5, "mob": 1.5,
    "base-fox": 4.0, "base-rabbit": 4.0, "base-mouse": 4.0, "plot": 1.3, "tunnel": 0.8, "post-fox": 2.0,
    "post-rabbit": 2.0, "post-mouse": 2.0,
}  # fmt: skip
HARM: Final = 0.3


class Die:
    """One of the two dice of a battle: how often it shows 0, 1, 2 and 3, in sixteenths (4.3.2)."""

    __slots__ = ("_known", "chances")

    def __init__(self, *chances: int) -> None:
        self.chances = chances
        self._known: dict[int, float] = {}

    def expected(self, most: int, extra: int, beyond: int, limit: int) -> float:
        """Return the expected number of pieces that hits remove, out of ``limit``.

        The first ``beyond`` of these pieces are not counted.
        """
        question = ((most * BASE + extra) * BASE + beyond) * BASE + limit
        found = self._known.get(question)
        if found is None:
            total = 0
            for rolled, chance in enumerate(self.chances):
                total += chance * min(limit, max(0, min(rolled, most) + extra - beyond))
            found = self._known[question] = total / 16
        return found


# No number in a battle reaches this one.
BASE: Final = 1000
# The higher and the lower of the two dice.
HIGH: Final = Die(1, 3, 5, 7)
LOW: Final = Die(7, 5, 3, 1)


class Battles(Ground):
    """A seat's judgement of battles."""

    def __init__(self, table: Table, me: Faction, prompt: Prompt) -> None:
        super().__init__(table, me, prompt)
        self._best_battle: float | None = None

    def forces(self, place: int) -> int:
        """Return the greatest number of hits that the seat can roll in a clearing."""
        return self.me.warriors[place]

    def edge(self, place: int, foe: Faction) -> int:
        """Return the number of extra hits that the seat's own rules give it as attacker."""
        return 0

    def scalp(self, foe: Faction) -> float:
        """Return the worth of removing one of an enemy's warriors."""
        return SCALPS.get(foe.id, USUAL) * self.hate(foe)

    def spoils(self, place: int, foe: Faction) -> float:
        """Return the average worth of removing a building or token of an enemy in a clearing."""
        count, points, harm = foe.buildings[place] + foe.tokens[place], 0, 0.0
        if not count:
            return 0.0
        for kind, counts in foe.pieces.items():
            if counts[place]:
                points += foe.worth(kind) * counts[place]
                harm += LOSSES.get(kind, 1.3) * counts[place]
        return (points + HARM * self.hate(foe) * harm) / count

    def fight(self, place: int, foe: Faction, mine: int | None = None) -> float:
        """Return the expected gain of attacking a player in a clearing."""
        own = self.forces(place) if mine is None else mine
        theirs, there = foe.warriors[place], foe.buildings[place] + foe.tokens[place]
        ours, back = (LOW, HIGH) if foe.guerrilla else (HIGH, LOW)
        extra = self.edge(place, foe) + foe.defenseless(place)
        if foe.id == "vagabond":
            armed = 3 - 3 * foe.defenseless(place)
            gain = self.scalp(foe) * ours.expected(own, extra, 0, 3)
            theirs, there = min(armed, 2), 0
        else:
            gain = self.scalp(foe) * ours.expected(own, extra, 0, theirs)
        if there:
            worth = self.spoils(place, foe) + self.saved(place, foe) / there
            gain += worth * ours.expected(own, extra, theirs, there)
            gain -= self.anger(place, foe)
        pivot = self.pivots.get(place)
        if pivot is not None and pivot.foe is foe:
            gain += pivot.worth * ours.expected(own, extra, 0, pivot.pieces) / pivot.pieces
        agents = int(foe.id == "corvids" and foe.tokens[place] > 0)
        cost = self.soldier * back.expected(theirs, agents, 0, max(own, 1)) + self.exposed(place, own, theirs)
        gain += self.opened(place, foe, own, theirs)
        if foe.hand and not foe.open_hand and not self.me.has("scouting-party"):
            risk = min(0.4, AMBUSHED * len(foe.hand))
            cost += risk * (self.soldier * AMBUSH + (gain if own <= AMBUSH else 0.3 * gain))
        return gain - cost

    def anger(self, place: int, foe: Faction) -> float:
        """Return the cost of outrage, if the battle may remove a sympathy token."""
        return 0.4 if foe.id == "alliance" and foe.tokens[place] else 0.0

    def exposed(self, place: int, own: int, theirs: int) -> float:
        """Return the cost of the buildings and tokens that the defender's hits may remove after all warriors."""
        standing = self.me.buildings[place] + self.me.tokens[place]
        return 1.5 * LOW.expected(theirs, 0, own, standing) if standing else 0.0

    def opened(self, place: int, foe: Faction, own: int, theirs: int) -> float:
        """Return how much a battle helps the seat to rule the clearing."""
        if self.lords[place] is self.me or theirs + foe.buildings[place] < self.rivals[place]:
            return 0.0
        short = self.rivals[place] + 1 - own - self.me.buildings[place]
        return self.crown(place) * 0.5 if 0 < short <= 2 else 0.0

    def best_battle(self) -> float:
        """Return the expected gain of the best battle."""
        if self._best_battle is None:
            found = [self.fight(place, foe) for place in self.me.fronts() for foe in self.foes if foe.present(place)]
            self._best_battle = max(found, default=-1.0)
        return self._best_battle

    def to_battle(self, option: Option) -> float:
        """Weigh attacking. If the question does not name a clearing and an enemy yet, weigh the best battle."""
        if option.player is None:
            return self.best_battle()
        return self.fight(place_of(option.subject), whom(self.table, option))

    # Within a battle.

    def facts(self, name: str) -> int:
        """Return the number that the question's data holds under ``name``."""
        data = self.prompt.data or {}
        return int(data.get(name, 0))

    def to_ambush(self, option: Option) -> float:
        """Weigh ambushing the attacker. An ambush is worth most if it ends the battle."""
        place, attacker = self.facts("clearing"), self.table.factions[self.facts("attacker")]
        count = attacker.warriors[place]
        if attacker.id == "vagabond":
            return 0.6 * self.hate(attacker)
        saved = self.stake(place) * 0.5 + self.soldier * min(2, self.me.warriors[place])
        return self.scalp(attacker) * min(AMBUSH, count) + (saved if count <= AMBUSH else 0.3 * saved) - 0.3

    def to_foil_ambush(self, option: Option) -> float:
        """Weigh foiling an ambush. Foil an ambush that would end the attack or cost much."""
        count = self.forces(self.facts("clearing"))
        return self.soldier * min(AMBUSH, count) + (0.5 if count <= AMBUSH else 0.0) - 0.4

    def on_hits(self, option: Option) -> float:
        """Weigh the pieces to lose: the pieces with the least worth go first."""
        return -self.loss(name_of(option.subject))

    def loss(self, kind: str) -> float:
        """Return the cost of losing a piece, besides the point that the enemy scores for it."""
        return self.soldier if kind == WARRIOR else LOSSES.get(kind, 2.0 if kind in self.me.facts.buildings else 1.0)

    def to_enlist(self, option: Option) -> float:
        """Weigh enlisting the Arbiter, although the Vagabond scores for this."""
        return self.soldier * min(3, self.crowds[self.facts("clearing")]) - 0.4

    def to_swift_strike(self, option: Option) -> float:
        """Weigh one more hit against the sword that it exhausts."""
        return self.hit() - 0.2

    def hit(self) -> float:
        """Return the worth of one more hit in the present battle."""
        place, attacks = self.facts("clearing"), self.facts("attacker") == self.me.seat
        foe = self.table.factions[self.facts("defender" if attacks else "attacker")]
        dealt = self.facts("attacker_hits" if attacks else "defender_hits")
        if dealt < foe.warriors[place]:
            return self.scalp(foe)
        standing = dealt - foe.warriors[place] < foe.buildings[place] + foe.tokens[place]
        return self.spoils(place, foe) if standing else 0.0
