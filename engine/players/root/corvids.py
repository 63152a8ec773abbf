"""A computer's Corvids spread warriors, and lay plots where they survive for a round and can then be flipped."""

from math import fsum
from typing import Final

from engine.kernel.prompt import Option
from engine.players.root.judge import first, name_of, place_of
from engine.players.root.settling import Settling
from engine.root.definition import CLEARINGS
from engine.root.factions.corvids import Corvids
from engine.root.factions.plots import BOMB, EXTORTION, PLOT, RAID, SNARE

# The worth of flipping a plot, in addition to its points.
KINDS: Final = {EXTORTION: 1.2, SNARE: 0.8, RAID: 0.7, BOMB: 0.5}


class CorvidsSeat(Settling):
    """The Corvids' rules of thumb."""

    me: Corvids
    soldier = 0.3

    def crown(self, place: int) -> float:
        """Value ruling a clearing: it matters little to the Corvids."""
        return 0.05

    def stake(self, place: int) -> float:
        """Value plots. A facedown plot needs a warrior in its clearing to be flipped."""
        return 1.2 * self.me.tokens[place] + (1.5 if self.me.hidden(place) else 0.0)

    def foot(self, place: int) -> float:
        """Value warriors where a plot may be laid, or where a facedown plot is."""
        if self.me.hidden(place):
            return 1.5
        if self.me.tokens[place] or not self.me.stock[PLOT]:
            return 0.0
        return 0.4 - 0.05 * min(4, self.crowds[place])

    def flipped(self) -> int:
        """Return the points for flipping the next plot."""
        return len(self.me.shown) + 1

    def to_flip(self, option: Option) -> float:
        """Weigh flipping a plot. Flip bombs last, because they leave the map."""
        place = place_of(option.subject)
        if self.flipped() >= self.left:
            return 100.0
        kind = self.me.plots[place]
        return first(self.flipped() + (self.blast(place) - 1.0 if kind == BOMB else KINDS[kind] + 1.0))

    def blast(self, place: int) -> float:
        """Return the worth of removing all enemy pieces from a clearing."""
        found = 0.0
        for foe in self.foes:
            count = foe.buildings[place] + foe.tokens[place]
            found += foe.warriors[place] * self.scalp(foe) + (count * self.spoils(place, foe) if count else 0.0)
        return found

    def to_recruit(self, option: Option) -> float:
        """Weigh recruiting with a card. Use a poor card, of a suit where warriors are wanted."""
        suit = name_of(option.subject)
        gain = fsum([0.12 + self.muster(place) for place in CLEARINGS if self.table.suits[place] == suit])
        return gain * min(1.0, self.me.supply / 4) - self.pays(option)

    def to_plot(self, option: Option) -> float:
        """Weigh laying a plot. Prefer clearings where a warrior stays with the plot and few enemies are near."""
        place, cost = place_of(option.subject), option.number or 1
        if option.subject is None:
            return 0.0
        stays = self.me.warriors[place] > cost
        risk = 0.12 * min(6, self.threat(place)) + 0.1 * self.crowds[place]
        return 1.0 + 0.6 * self.flipped() + (0.7 if stays else -0.2) - self.soldier * cost - risk

    def to_lay(self, option: Option) -> float:
        """Weigh a kind of plot: a bomb among enemies, extortion among several players, a raid in danger."""
        kind, place = name_of(option.subject), self.facts("clearing")
        if kind == BOMB:
            return 0.5 * self.blast(place)
        if kind == EXTORTION:
            return 1.0 + 0.4 * sum(foe.present(place) for foe in self.foes)
        if kind == SNARE:
            return 1.1 + 0.1 * self.crowds[place]
        return 0.9 + 0.15 * len(self.table.adjacent[place])

    def to_trick(self, option: Option) -> float:
        """Weigh exchanging two plots. Do so only if that brings a bomb among enemies."""
        one, other = place_of(option.subject), place_of(option.target)
        if not self.me.hidden(one):
            return -0.5
        found = 0.0
        for here, there in ((one, other), (other, one)):
            if self.me.plots[here] == BOMB:
                found += 0.5 * (self.blast(there) - self.blast(here))
        return found - 0.8

    def best_move(self, sources: object = None) -> float:
        """Return the gain of the best move, less a little for the action that it costs."""
        return super().best_move() - 0.1

    def weights(self) -> list[float]:
        """Return the weights. In Evening, each action also costs the cards that would otherwise be drawn."""
        found = super().weights()
        if self.prompt.kind != "exert":
            return found
        drawn = 1 + sum(self.me.plots[place] == EXTORTION for place in self.me.shown)
        return [
            weight if option.alone else weight - 0.6 * drawn
            for weight, option in zip(found, self.prompt.options, strict=True)
        ]
