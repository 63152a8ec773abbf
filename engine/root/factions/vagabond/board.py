"""The Vagabond's board and turn (9.3 to 9.6)."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from engine.kernel.flow import Flow
from engine.kernel.prompt import Option
from engine.root.crafting import score_item
from engine.root.definition import Card, characters
from engine.root.faction import Faction
from engine.root.factions.vagabond import battle, daylight, setup, travel
from engine.root.factions.vagabond import characters as special
from engine.root.factions.vagabond.items import (
    COINS,
    DAMAGED,
    EXHAUSTED,
    HAMMER,
    READY,
    SPENT,
    STATES,
    SWORD,
    TEA,
)
from engine.root.factions.vagabond.relations import HOSTILE
from engine.root.factions.vagabond.reputation import become_hostile, coalition_options, infamy
from engine.root.factions.vagabond.state import VagabondState
from engine.root.machinery.table import Table
from engine.root.moving import Move, Way
from engine.root.pieces import Loss
from engine.root.turn import act, draw_and_discard

REFRESH, PER_TEA = 3, 2
SWEPT = 3


class Vagabond(VagabondState):
    """The Vagabond."""

    ignores_rule_to_move = True
    dominates = False
    pawn_moves = True
    birdsong_turns = True
    deeds = (
        "slip", "explore", "aid", "quest", "strike", "repair", "relationship", "coalition", "take-item", "damage",
        "refresh", "rest", "drop-item", "ally", *(f"character:{name}" for name in characters()),
        *(f"special:{found.special}" for found in characters().values()),
    )  # fmt: skip
    __slots__ = ()

    # 9.2 Faction rules and abilities

    def present(self, clearing: int) -> bool:
        """Tell whether the pawn is in the clearing."""
        return clearing == self.pawn and clearing > 0

    def craft_budget(self, table: Table) -> list[int]:
        """Return the number of faceup hammers, all of the suit of the pawn's clearing (9.2.1)."""
        suit = table.suits[self.pawn] if self.pawn else None
        return [self.satchel.ready[HAMMER] if suit == kind else 0 for kind in ("fox", "rabbit", "mouse")]

    def pay_crafting(self, table: Table, suits: Sequence[str]) -> None:
        """Exhaust a hammer for each suit symbol (9.5.8)."""
        self.satchel.exhaust(HAMMER, len(suits))

    def craft_item(self, table: Table, card: Card) -> Flow[None]:
        """Take a crafted item faceup at once, and score it (9.2.1)."""
        assert card.item is not None
        self.satchel.gain(card.item)
        score_item(table, self, card, card.points)
        yield from ()

    def after_sweep(self, table: Table, clearing: int, by: Faction) -> Flow[None]:
        """Damage three items if an effect removes all enemy pieces from the pawn's clearing (9.2.2.I)."""
        if self.present(clearing):
            yield from battle.damage_items(table, self, SWEPT, "9.2.2.I")

    def neighbours(self, table: Table, clearing: int) -> Sequence[int]:
        """Return the clearings adjacent by paths and, with hired boats, by rivers.

        From a forest, return the clearings around it.
        """
        return super().neighbours(table, clearing) if clearing else travel.around(table, self)

    def move_options(self, table: Table, sources: Sequence[int] | None = None) -> list[Option]:
        """Return the pawn's moves if an effect lets its player move (4.2)."""
        return travel.ways(table, self, sources)

    def make_move(self, table: Table, way: Way) -> Flow[Move]:
        """Move the pawn."""
        return travel.move_by_effect(table, self, way)

    def dominance_offer(self, table: Table, card: Card, options: list[Option]) -> None:
        """Add the options to form a coalition by a dominance card (9.2.8)."""
        coalition_options(table, self, card, options)

    # Battle (9.2.4 to 9.2.7, 9.2.9.II)

    def fronts(self) -> list[int]:
        """Return the pawn's clearing."""
        return [self.pawn] if self.pawn else []

    def defenseless(self, clearing: int) -> bool:
        """Tell whether the Vagabond has no undamaged sword (9.2.4)."""
        return not self.satchel.undamaged(SWORD)

    def most_rolled_hits(self, table: Table, fight: Any) -> int:
        """Return the number of undamaged swords (9.2.6) plus the warriors of an ally (9.2.9.II)."""
        swords = self.satchel.undamaged(SWORD)
        return swords if fight.ally is None or fight.attacker is not self else swords + fight.ally.warriors[self.pawn]

    def battle_begins(self, table: Table, fight: Any) -> Flow[None]:
        """Treat an ally's warriors as the Vagabond's own (9.2.9.II)."""
        if fight.attacker is self:
            self.tally = [0, 0]
            yield from battle.call_ally(table, self, fight)

    def acts_before_roll(self, table: Table, fight: Any) -> bool:
        """Tell whether the Vagabond is an Arbiter in the battle's clearing."""
        return special.may_protect(table, self, fight)

    def before_roll(self, table: Table, fight: Any) -> Flow[None]:
        """Let the defender enlist the Arbiter."""
        yield from special.protector(table, self, fight)

    def battle_options(self, table: Table, fight: Any, options: list[Option]) -> None:
        """Offer the Ronin's Swift Strike."""
        if self.character == special.RONIN:
            special.swift_strike(table, self, fight, options)

    def take_hits(self, table: Table, fight: Any, hits: int) -> Flow[list[Loss]]:
        """Damage undamaged items, or remove an ally's warriors (9.2.7, 9.2.9.II)."""
        return (yield from battle.take_hits(table, self, fight, hits))

    def battle_ends(self, table: Table, fight: Any) -> Flow[None]:
        """An ally who took more of the hits than the Vagabond becomes Hostile (9.2.9.II)."""
        if fight.attacker is self and fight.ally is not None:
            warriors, damaged = self.tally
            if warriors > damaged:
                self.relations.move(table, self, fight.ally, HOSTILE)
        yield from ()

    def removal_points(self, table: Table, losses: Sequence[Loss], cause: str) -> int:
        """Add infamy for pieces removed in battle in the Vagabond's own turn (9.2.9.IIIa)."""
        points = super().removal_points(table, losses, cause)
        return points + infamy(table, self, losses) if cause == "battle" and table.active is self else points

    def after_removing(self, table: Table, losses: Sequence[Loss], cause: str) -> Flow[None]:
        """Every faction that lost a warrior becomes Hostile (9.2.9.III)."""
        become_hostile(table, self, losses)
        yield from ()

    # 9.3 Set-up

    def bring(self, given: Mapping[str, Any]) -> None:
        """If the seat brings a character, take it."""
        self.character = str(given.get("character") or "")

    def set_up(self, table: Table) -> Flow[None]:
        """Set up character, pawn, quests, ruins, items and relationships (9.3.1 to 9.3.6)."""
        yield from setup.set_up(table, self)

    # 9.4 Birdsong

    def birdsong(self, table: Table) -> Flow[None]:
        """Offer a slip. The items were refreshed at the start of Birdsong."""
        self.relations.aided.clear()
        self.resting = self.improvised = False
        yield from travel.slip(table, self)

    def due(self, table: Table, moment: str) -> list[Option]:
        """Return the mandatory effect at the start of Birdsong: exhausted items are refreshed (9.4.1)."""
        if moment != "birdsong-start" or not self.satchel.among((EXHAUSTED, SPENT)):
            return []
        return [Option("refresh", "refresh-items", partial(self._refresh, table))]

    def _refresh(self, table: Table) -> Flow[None]:
        """Turn exhausted items faceup (9.4.1)."""
        count = PER_TEA * self.satchel.on_track(TEA) + REFRESH
        down = self.satchel.among((EXHAUSTED, SPENT))
        chosen = yield from self.choose_items(down, count, "refresh", "9.4.1")
        for item, state in chosen:
            self.satchel.turn(item, state, READY if state == EXHAUSTED else DAMAGED)
        if chosen:
            table.note("refresh", player=self.seat, items=[item for item, _ in chosen])

    # 9.5 Daylight

    def daylight(self, table: Table) -> Flow[None]:
        """Exhaust items for acts in any order."""
        offer = partial(daylight.offer, table, self)
        while not self.resting and (yield from act(table, self, "daylight", "9.5", offer, anew=True)):
            pass

    # 9.6 Evening

    def evening(self, table: Table) -> Flow[None]:
        """Rest in a forest, draw, discard, check the item limit (9.6.1 to 9.6.4)."""
        if self.forest is not None and self.satchel.among((DAMAGED, SPENT)):
            self.satchel.rest()
            table.note("rest", player=self.seat)
        yield from draw_and_discard(table, self, 1 + self.satchel.on_track(COINS), "9.6.2")
        while (over := self.satchel.load - self.satchel.limit) > 0:
            yield from self._drop(table, over)

    def _drop(self, table: Table, over: int) -> Flow[None]:
        """Remove items from the Satchel and the Damaged box for good (9.6.4)."""
        among = []
        for item, state, count in self.satchel.among(STATES):
            loose = count - self.satchel.on_track(item) if state == READY and item in (TEA, COINS, "bag") else count
            if loose:
                among.append((item, state, loose))
        for item, state in (yield from self.choose_items(among, over, "drop-item", "9.6.4")):
            self.drop(item, state)
            table.note("drop-item", player=self.seat, item=item)
