"""A computer's Hundreds build strongholds, spread mobs, empty clearings, and choose the warlord's mood."""

from typing import Final

from engine.kernel.prompt import Option
from engine.players.root.judge import name_of, place_of, whom
from engine.players.root.settling import Settling
from engine.root.definition import Card
from engine.root.faction import Faction
from engine.root.factions.hundreds import Hundreds
from engine.root.factions.hundreds.state import (
    BITTER,
    GRANDIOSE,
    JUBILANT,
    LAVISH,
    MOB,
    RELENTLESS,
    ROWDY,
    SLOTS,
    STRONGHOLD,
    STUBBORN,
    WRATHFUL,
    track_of,
)
from engine.root.moving import Way

HOLDS: Final[tuple[float, ...]] = (2.4, 2.0, 1.5, 1.0, 0.6, 0.3)
MOBS: Final[tuple[float, ...]] = (1.2, 1.0, 0.8, 0.6, 0.4)


class HundredsSeat(Settling):
    """The Hundreds' rules of thumb."""

    me: Hundreds
    soldier = 0.18

    def crown(self, place: int) -> float:
        """Value ruling: a clearing without enemies is oppressed, and a slot can take a stronghold."""
        alone = not any(foe.present(place) for foe in self.foes)
        slot = 0.4 if self.table.slots[place] and self.me.stock[STRONGHOLD] else 0.0
        return 0.2 + (0.7 if alone else 0.0) + slot

    def stake(self, place: int) -> float:
        """Value strongholds, and mobs a little."""
        return 1.6 * self.me.buildings[place] + 0.5 * self.me.tokens[place]

    def edge(self, place: int, foe: Faction) -> int:
        """Return the number of extra hits that the Wrathful mood gives."""
        return int(self.me.mood == WRATHFUL and self.me.leads(place))

    # Birdsong.

    def to_raze(self, option: Option) -> float:
        """Weigh razing pieces. Raze the most valuable pieces first."""
        return self.prey[place_of(option.subject)]

    def to_mob(self, option: Option) -> float:
        """Weigh a clearing for a mob. Prefer a clearing where there is something to raze."""
        place = place_of(option.subject)
        if self.prompt.kind == BITTER:
            return self.soldier + 0.2 - 0.5
        return 0.2 + self.prey[place] + 0.4 * bool(self.table.ruins.get(place))

    def to_anoint(self, option: Option) -> float:
        """Weigh a clearing for the new warlord. Prefer a clearing with many warriors."""
        place = place_of(option.subject)
        return 0.1 * self.me.warriors[place] + 0.3 * self.prey[place] - 0.05 * self.crowds[place]

    def to_mood(self, option: Option) -> float:
        """Weigh a mood. Choose the mood that is most useful this turn."""
        me, lord = self.me, self.me.warlord
        mood = name_of(option.subject)
        beside = (
            0 if lord is None else self.crowds[lord] + max([self.crowds[near] for near in self.table.adjacent[lord]])
        )
        worth = {
            BITTER: 0.1 * me.on_map(MOB),
            GRANDIOSE: 0.3,
            JUBILANT: 0.5 if me.stock[MOB] > 2 and me.hand else 0.1,
            LAVISH: -0.3,
            RELENTLESS: 0.25 * min(3, beside),
            ROWDY: 0.9,
            STUBBORN: 0.6,
            WRATHFUL: 0.3 * min(4, beside),
        }
        return worth[mood]

    # Daylight.

    def to_build(self, option: Option) -> float:
        """Weigh building a stronghold, which recruits every turn."""
        place = place_of(option.subject)
        worth = HOLDS[min(self.me.on_map(STRONGHOLD), 5)] * min(1.0, self.left / 15)
        there = self.me.warriors[place]
        return worth - 0.6 + there / (1 + there + 0.5 * self.threat(place)) - self.pays(option)

    def to_move(self, option: Option) -> float:
        """Weigh moving warriors. Move the warlord to where he can fight with enough warriors."""
        if option.number is None or option.target is None:
            return self.best_move()
        found = super().to_move(option)
        way = option.value
        if isinstance(way, Way) and not way.leader:
            return found
        target = place_of(option.target)
        if self.prompt.kind in ("command", "daylight") or option.way != "warlord":
            return found
        strength = self.me.warriors[target] + option.number
        fights = [self.fight(target, foe, strength) for foe in self.foes if foe.present(target)]
        alone = 0.8 if strength < 2 else 0.0
        return found + max(0.0, max(fights, default=0.0)) - alone

    def to_loot(self, option: Option) -> float:
        """Weigh looting. Loot if the Hundreds will rule the clearing and a track has room."""
        foe = whom(self.table, option)
        place = self.facts("clearing")
        rules = self.me.warriors[place] - 1 > foe.warriors[place] + foe.buildings[place]
        full = all(len(self.me.hoard[track_of(item)]) >= SLOTS for item in foe.items)
        return -0.3 if not rules or full else 0.5 - 0.3 * self.prey[place] * (foe.warriors[place] < 2)

    def to_take_item(self, option: Option) -> float:
        """Weigh taking an item. Prefer an item that raises a track."""
        return self.raised(name_of(option.subject))

    def raised(self, item: str) -> float:
        """Return the worth of an item in the Hoard."""
        track = track_of(item)
        held = len(self.me.hoard[track])
        if held >= SLOTS:
            return 1.0
        values = self.me.facts.tracks["hoard"]
        return 0.6 + 1.0 * (values[held + 1] - values[held])

    def item(self, card: Card) -> float:
        """Return the worth of crafting an item, or the points for it (14.2.3)."""
        return max(float(card.points), self.raised(card.item or "") * min(1.0, self.left / 12))

    def on_contempt(self, option: Option) -> float:
        """Weigh taking an item against scoring its points. Take an item that raises a track if there is time."""
        if option.verb == "score":
            points = option.number or 0
            return 100.0 if points >= self.left else float(points)
        return self.raised(name_of(option.subject)) * min(1.0, self.left / 12) + 0.3

    def to_remove_item(self, option: Option) -> float:
        """Weigh removing an item. Items that moods need are removed last."""
        return 0.1 * (name_of(option.subject) in ("coins", "crossbow", "sword"))

    def to_drop_item(self, option: Option) -> float:
        """Weigh giving an item away. Do so only if warriors are needed."""
        return 0.2 if sum(self.me.warriors) < 4 else -0.6

    def to_roll(self, option: Option) -> float:
        """Weigh rolling the mob die again."""
        return 0.5

    def to_lose(self, option: Option) -> float:
        """Weigh a piece to lose. The warlord is lost last."""
        return -2.0 if option.subject == "piece:warlord" else 0.0

    # Evening.

    def to_incite(self, option: Option) -> float:
        """Weigh inciting a mob. Prefer clearings where the mob could raze something, or where a ruin hides an item."""
        place = place_of(option.subject)
        worth = MOBS[min(self.me.on_map(MOB), 4)] + 0.9 * self.prey[place] + 0.6 * bool(self.table.ruins.get(place))
        return worth - self.pays(option) - 0.3
