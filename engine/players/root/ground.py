"""The worth of clearings to a seat, and the gain from moving warriors between them.

Each faction defines three values of a clearing: of ruling it (``crown``), of having any warrior there (``foot``), and
of guarding its own pieces there (``stake``). From these, ``hold`` computes the worth of a number of warriors in a
clearing. The gain of a move or of recruiting, and the cost of a loss, are differences of two such values.
"""

from collections.abc import Sequence
from functools import cache
from typing import ClassVar, Final

from engine.kernel.prompt import Option, Prompt
from engine.players.root.dominance import GUARD, Pivot, guarded, pivots
from engine.players.root.judge import Judge, place_of
from engine.root.definition import BURROW, PLACES
from engine.root.faction import Faction
from engine.root.machinery.table import Table
from engine.root.moving import ways
from engine.root.ruling import rulers
from engine.root.scoring import GOAL

# The worth to this seat of removing an enemy's building or token, beyond the point for it. It stands for the enemy's
# loss.
HARM: Final = 0.3
# The cost of a card that outrage takes.
OUTRAGE: Final = 0.5
FAR: Final = 0.35
# The worth of entering a clearing that the Hundreds oppress, which scores only as long as no enemy is there.
INTRUDED: Final = 1.2
# The worth of saving a building or token from an enemy's token beside it: from a mob, a revolt, or perhaps a bomb.
SAVED: Final = {"hundreds": 1.4, "alliance": 0.4, "corvids": 0.3}
# A garden of the Cult keeps everybody else from ruling its clearing (10.2.4). It counts like this many enemy pieces.
UNMATCHED: Final = 30
# Harming a player matters more for each point by which that player is above the average.
LEADER: Final = 0.06

# These stand for lists that a judgement has not computed yet. The judgement replaces them, and never changes them.
NO_WORTH: Final[list[float]] = []
NO_COUNT: Final[list[int]] = []


@cache
def few(count: int) -> tuple[int, ...]:
    """Return the numbers of warriors worth considering for a move: all of them, all but one, half of them."""
    return tuple(sorted({count, count - 1, (count + 1) // 2} - {0}))


class Spot:
    """One clearing as a seat sees it, with all facts that decide the worth of the seat's warriors there.

    ``rival`` counts the strongest enemy's pieces that count for ruling. ``own`` counts the seat's own pieces that count
    for ruling, except warriors. ``rich`` is the possible gain of warriors there. ``press`` says how strongly nearby
    enemies threaten these warriors.
    """

    __slots__ = ("always_rules", "crown", "foot", "own", "press", "rich", "rival", "stake")

    def __init__(
        self, rival: int, own: int, crown: float, foot: float, rich: float, stake: float, press: float, *, always: bool
    ) -> None:
        self.rival = rival
        self.own = own
        self.crown = crown
        self.foot = foot
        self.rich = rich
        self.stake = stake
        self.press = press
        self.always_rules = always


class Ground(Judge):
    """A seat's judgement of the map."""

    # The worth of one of the seat's own warriors.
    soldier: ClassVar[float] = 0.2

    def __init__(self, table: Table, me: Faction, prompt: Prompt) -> None:
        super().__init__(table, me, prompt)
        self.foes: list[Faction] = table.enemies(me)
        self._lords: list[Faction | None] | None = None
        self._spots: list[Spot | None] = [None] * PLACES
        self._hate = NO_WORTH
        self._chances = NO_WORTH
        # The worth of ruling each clearing. ``chances`` fills this list.
        self._crowns = NO_WORTH
        self._most = NO_COUNT
        self._crowds = NO_COUNT
        self._relief = NO_WORTH
        self._prey = NO_WORTH
        self._pivots: dict[int, Pivot] | None = None
        self._outraged = NO_COUNT
        self._threats = [-1] * PLACES
        self._best_move: float | None = None

    @property
    def lords(self) -> list[Faction | None]:
        """Return the ruler of each clearing."""
        if self._lords is None:
            self._lords = rulers(self.table)
        return self._lords

    @property
    def left(self) -> int:
        """How many points the seat still needs to win."""
        return GOAL - self.me.score

    def hate(self, foe: Faction) -> float:
        """Return how much it matters to harm a player. Harm matters more if that player is nearer to winning."""
        if not self._hate:
            factions = self.table.factions
            usual = sum(each.score for each in factions) / len(factions)
            self._hate = [self._hatred(each, usual) for each in factions]
        return self._hate[foe.seat]

    @staticmethod
    def _hatred(foe: Faction, usual: float) -> float:
        if foe.dominance is not None:
            return 2.5 if foe.dominates else 0.8
        return 0.5 + foe.score / 20 + LEADER * max(0.0, foe.score - usual) + (foe.score > 22)

    @property
    def rivals(self) -> list[int]:
        """For each clearing, how many pieces of the strongest enemy there count for ruling it."""
        return self._most or self._survey()

    @property
    def crowds(self) -> list[int]:
        """For each clearing, how many enemy warriors are there."""
        if not self._most:
            self._survey()
        return self._crowds

    @property
    def prey(self) -> list[float]:
        """For each clearing, return the worth of removing the enemies' buildings and tokens there."""
        if not self._most:
            self._survey()
        return self._prey

    def saved(self, place: int, foe: Faction) -> float:
        """Return the worth of this seat's pieces that an enemy's token in their clearing would remove."""
        return SAVED.get(foe.id, 0.0) * (self.me.buildings[place] + self.me.tokens[place]) if foe.tokens[place] else 0.0

    @property
    def pivots(self) -> dict[int, Pivot]:
        """The clearings that an enemy must lose, because that enemy would otherwise win by dominance."""
        if self._pivots is None:
            dominant = any(foe.dominance is not None for foe in self.foes)
            self._pivots = pivots(self.table, self.foes, self.lords) if dominant else {}
        return self._pivots

    def _survey(self) -> list[int]:
        """Compute ``rivals``, ``crowds`` and ``prey`` for all clearings at once, and return ``rivals``."""
        most, crowds, prey = [0] * PLACES, [0] * PLACES, [0.0] * PLACES
        for foe in self.foes:
            hate = 1 + HARM * self.hate(foe)
            warriors, buildings, tokens = foe.warriors, foe.buildings, foe.tokens
            if foe.id == "alliance":
                self._outraged = tokens
            own_rule = foe.has_rule_of_its_own
            for place in range(1, PLACES):
                standing, built, laid = warriors[place], buildings[place], tokens[place]
                if standing or built:
                    crowds[place] += standing
                    held = UNMATCHED if own_rule and foe.always_rules(place) else standing + built
                    most[place] = max(most[place], held)
                if built or laid:
                    prey[place] += (hate * (built + laid) + self.saved(place, foe)) / (1 + 0.4 * standing)
            if foe.id == "hundreds":
                self._relief = self._relieved(foe)
        for place, pivot in self.pivots.items():
            prey[place] += pivot.worth
        self._most, self._crowds, self._prey = most, crowds, prey
        return most

    def _relieved(self, lord: Faction) -> list[float]:
        """Return, for each clearing, the worth of a warrior there that stops the Hundreds' points for oppressing."""
        others = [each for each in self.foes if each is not lord]
        worth = INTRUDED * self.hate(lord)
        return [
            worth if self.lords[place] is lord and not any(each.present(place) for each in others) else 0.0
            for place in range(PLACES)
        ]

    def threat(self, place: int) -> int:
        """Return how many enemy warriors are in a clearing, plus the most that could enter it from one adjacent
        clearing.
        """
        found = self._threats[place]
        if found < 0:
            crowds = self.crowds
            most = 0
            for near in self.table.adjacent[place]:
                most = max(most, crowds[near])
            found = self._threats[place] = crowds[place] + most
        return found

    # The worth of clearings. Factions override these methods.

    def crown(self, place: int) -> float:
        """Return the worth of ruling a clearing."""
        return 0.2 + 0.1 * self.table.slots[place]

    def stake(self, place: int) -> float:
        """Return the worth of guarding the seat's buildings and tokens in a clearing."""
        return 1.2 * self.me.buildings[place] + 0.7 * self.me.tokens[place]

    def foot(self, place: int) -> float:
        """Return the worth of having at least one warrior in a clearing."""
        return 0.0

    @property
    def chances(self) -> list[float]:
        """Return the possible gain in each clearing for a player who moves warriors there."""
        found = self._chances
        if not found:
            me, lords, rivals, prey = self.me, self.lords, self.rivals, self.prey
            found = self._chances = [0.0] * PLACES
            crowns = self._crowns = [0.0] * PLACES
            guard = guarded(self.table, me)
            for place in range(1, PLACES):
                crown = self.crown(place)
                if guard and place in guard:
                    crown += GUARD
                crowns[place] = crown
                ruled = 0.0 if lords[place] is me else crown / (1 + 0.3 * rivals[place])
                found[place] = ruled + 0.5 * prey[place]
        return found

    def _spot(self, place: int) -> Spot:
        """Return a clearing as the seat sees it."""
        me, chances = self.me, self.chances
        beyond = 0.0
        for near in self.table.adjacent[place]:
            beyond = max(beyond, chances[near])
        return Spot(
            self._most[place], me.buildings[place], self._crowns[place],
            self.foot(place) + (self._relief[place] if self._relief else 0.0),
            self._prey[place] + FAR * beyond, self.stake(place), 1 + 0.5 * self.threat(place),
            always=me.has_rule_of_its_own and me.always_rules(place),
        )  # fmt: skip

    def hold(self, place: int, count: int) -> float:
        """Return the worth of ``count`` of the seat's warriors in a clearing."""
        if place == BURROW:
            return 0.1 * count
        spot = self._spots[place]
        if spot is None:
            spot = self._spots[place] = self._spot(place)
        return self._hold(spot, count)

    def _hold(self, spot: Spot, count: int) -> float:
        margin = count + spot.own - spot.rival
        worth = 0.0
        if margin > 0 or spot.always_rules or (margin == 0 and self.me.wins_ties and spot.rival > 0):
            worth = spot.crown * (0.8 + 0.067 * (margin if margin < 3 else 3))
        if count:
            worth += spot.foot + spot.rich * count / (count + 2) + spot.stake * count / (count + spot.press)
        return worth

    # Moving

    def gain(self, origin: int, target: int, number: int) -> float:
        """Return the gain of moving this many warriors."""
        warriors = self.me.warriors
        here, there = warriors[origin], warriors[target]
        found = self.hold(origin, here - number) - self.hold(origin, here)
        found += self.hold(target, there + number) - self.hold(target, there)
        return found - self.outrage(target)

    def outrage(self, target: int) -> float:
        """Return the cost of outrage for moving into a clearing, if it is sympathetic (8.2.4)."""
        return OUTRAGE if self._outraged and self._outraged[target] else 0.0

    def best_move(self, sources: Sequence[int] | None = None) -> float:
        """Return the gain of the best move, trying only a few numbers of warriors."""
        if sources is not None:
            return self._best_of_moves(sources)
        found = self._best_move
        if found is None:
            found = self._best_move = self._best_of_moves(None)
        return found

    def _best_of_moves(self, sources: Sequence[int] | None) -> float:
        best, warriors, last, hold = -1.0, self.me.warriors, -1, self.hold
        leaving: list[tuple[int, float]] = []
        stay: list[float | None] = [None] * PLACES
        for origin, target, _ in ways(self.table, self.me, sources, self.lords.__getitem__):
            if origin != last:
                last, here = origin, warriors[origin]
                stays = hold(origin, here)
                leaving = [(number, hold(origin, here - number) - stays) for number in few(here)]
            there, before = warriors[target], stay[target]
            if before is None:
                before = stay[target] = hold(target, there) + self.outrage(target)
            least = best + before
            for number, lost in leaving:
                total = lost + hold(target, there + number)
                if total > least:
                    least, best = total, total - before
        return best

    def to_move(self, option: Option) -> float:
        """Weigh moving warriors. If the question does not name the whole move yet, weigh the best move."""
        if option.number is None or option.target is None:
            return self.best_move()
        return self.gain(place_of(option.subject), place_of(option.target), option.number)

    def to_ferry(self, option: Option) -> float:
        """Weigh taking the ferry, with which the mover draws a card."""
        return self.to_move(option) + 0.5

    def muster(self, place: int, count: int = 1) -> float:
        """Return the worth of ``count`` more warriors in a clearing."""
        there = self.me.warriors[place]
        return self.hold(place, there + count) - self.hold(place, there)

    def to_place(self, option: Option) -> float:
        """Weigh a clearing for a warrior that is placed or saved from being removed.

        Prefer the clearing where the warrior is worth most.
        """
        return 0.05 + self.muster(place_of(option.subject))

    def to_remove_warrior(self, option: Option) -> float:
        """Weigh removing a warrior. Remove the warrior that is needed least."""
        return self.muster(place_of(option.subject), -1)
