"""A computer's Vagabond explores ruins, then does quests, makes friends and crafts, and finally battles for infamy."""

from typing import Final

from engine.kernel.prompt import Option, Prompt
from engine.players.root.effects import ITEMS
from engine.players.root.judge import name_of, place_of, whom
from engine.players.root.settling import Settling
from engine.root.definition import PLACES, Card, quests
from engine.root.faction import Faction
from engine.root.factions.vagabond import Vagabond
from engine.root.factions.vagabond.items import BOOTS, DAMAGED, EXHAUSTED, HAMMER, READY, SPENT, SWORD, TORCH
from engine.root.factions.vagabond.relations import HOSTILE
from engine.root.machinery.table import Table

EXPLORED: Final = 2.4
LAST: Final = 0.4
# With this many damaged items, a rest in the forest is worth it.
TIRED: Final = 3
# The cost of exhausting an item: its other uses. Faceup tea refreshes two items next turn.
SPEND: Final = {
    "crossbow": 0.2, "bag": 0.6, "coins": 0.6, "tea": 1.1, "hammer": 0.3, "sword": 0.55, "torch": 0.8, "boots": 0.65,
}  # fmt: skip
# The worth of refreshing an exhausted item. DARK is the worth of refreshing a torch once no ruin is left. If the item
# is also damaged, only the share BROKEN of the worth counts.
REFRESH: Final = {
    "tea": 1.6, "sword": 1.5, "torch": 1.4, "boots": 1.3, "hammer": 1.0, "coins": 0.7, "crossbow": 0.7, "bag": 0.5,
}  # fmt: skip
DARK: Final = 0.6
BROKEN: Final = 0.2
# Infamy: the additional worth of removing a Hostile piece, and the average number of warriors removed. With two swords,
# making an enemy is worth PROMISE for each point that is missing for victory. With three swords, it is worth ARMED in
# addition.
INFAMY: Final = 1.15
FALLEN: Final = 0.75
PROMISE: Final = 0.035
ARMED: Final = 0.6


class VagabondSeat(Settling):
    """The Vagabond's rules of thumb."""

    me: Vagabond
    soldier = 0.5

    def __init__(self, table: Table, me: Faction, prompt: Prompt) -> None:
        super().__init__(table, me, prompt)
        self._errands: list[float | None] = [None] * PLACES

    # Acts in a clearing.

    def errand(self, place: int) -> float:
        """Return the worth of all acts in a clearing with the ready items."""
        found = self._errands[place]
        if found is None:
            found = self._errands[place] = self._errand(place)
        return found

    def _errand(self, place: int) -> float:
        ready, suit = self.me.satchel.ready, self.table.suits[place]
        found = 0.0
        if ready[TORCH] and place in self.table.ruins:
            found += EXPLORED
        for name in self.table.quests[1]:
            quest = quests()[name]
            if quest.suit == suit and all(ready[item] >= quest.items.count(item) for item in quest.items):
                found += self.quest(name)
        if ready[SWORD]:
            battles = [self.fight(place, foe) for foe in self.foes if foe is not self.me and foe.present(place)]
            found += max(0.0, max(battles, default=0.0))
        if self.me.hand:
            found += max([self.befriend(other, place) for other in self.foes if other.present(place)], default=0.0)
        if ready[HAMMER]:
            found += max([self.makes(card, place) for card in self.me.hand], default=0.0)
        return found

    def quest(self, name: str) -> float:
        """Return the worth of completing a quest. A quest that wins comes first."""
        suit = quests()[name].suit
        done = sum(quests()[other].suit == suit for other in self.me.done)
        return 100.0 if done + 1 >= self.left else 1.2 + done

    def makes(self, card: Card, place: int) -> float:
        """Return the worth of crafting a card in a clearing."""
        suit = self.table.suits[place]
        fits = card.cost and len(card.cost) <= self.me.satchel.ready[HAMMER]
        if not fits or any(sign not in (suit, "any") for sign in card.cost):
            return 0.0
        if card.kind == "item" and not self.table.items.get(card.item or ""):
            return 0.0
        return self.crafted(card)

    def befriend(self, other: Faction, place: int) -> float:
        """Return the worth of aiding a player in a clearing with the matching cards in hand and the ready items."""
        suit = self.table.suits[place]
        cards = sum(suit is not None and card.matches(suit) for card in self.me.hand)
        ready = sum(self.me.satchel.ready.values())
        if not cards or not ready:
            return 0.0
        needed = self.needed(other)
        found = max([ITEMS[item] for item in other.items], default=0.0)
        if needed is not None and needed <= min(cards, ready):
            found += self.friendship(other) - 0.5 * max(1, needed)
        return max(0.0, found - 0.4)

    def needed(self, other: Faction) -> int | None:
        """Return how many more aids improve a relationship.

        The result is 0 for an ally, and None if aid cannot improve it.
        """
        step = self.me.relations.of(other)
        if step is None or step == HOSTILE:
            return None
        return 0 if step == 3 else self.me.facts.tracks["aids"][step] - self.me.relations.aided.get(other.seat, 0)

    def friendship(self, other: Faction) -> float:
        """Return the points for the next step of a relationship, or for aid to an ally."""
        step = self.me.relations.of(other)
        return 2.0 if step == 3 else float(self.me.facts.tracks["points"][step or 0])

    # Moving.

    def journey(self, place: int) -> float:
        """Return the worth of going to a clearing: of acts there, and of acts in a clearing beside it."""
        on = max([self.errand(near) for near in self.table.adjacent[place] if near != self.me.pawn], default=0.0)
        return self.errand(place) + (0.45 if self.me.satchel.ready[BOOTS] > 1 else 0.25) * on

    def to_move(self, option: Option) -> float:
        """Weigh moving. Move to where more can be done than here."""
        if self.me.forest is not None and self.damaged() >= TIRED:
            return -1.0
        gain = self.journey(place_of(option.subject)) - self.here() - 0.4
        # Everything that can be done in this clearing is done first.
        return gain if gain < LAST else LAST + 0.05 * gain

    def here(self) -> float:
        """Return the worth of the remaining acts in the present clearing."""
        return self.errand(self.me.pawn) if self.me.pawn else 0.0

    def to_ferry(self, option: Option) -> float:
        """Weigh taking the ferry, which brings a card."""
        return self.to_move(option) + 0.5

    def to_glide(self, option: Option) -> float:
        """Weigh gliding at the price of a torch."""
        return self.errand(place_of(option.subject)) - self.here() - 0.9

    def to_slip(self, option: Option) -> float:
        """Weigh slipping, which is free. Slip into a forest only to rest there."""
        if option.about("forest") is not None:
            return 0.45 * (self.damaged() - 1) - self.here()
        if self.me.forest is not None and self.damaged() >= TIRED:
            return -1.0
        return self.journey(place_of(option.subject)) - (self.journey(self.me.pawn) if self.me.pawn else 0.0) + 0.01

    def damaged(self) -> int:
        """Return how many items are damaged."""
        return sum(count for _, _, count in self.me.satchel.among((DAMAGED, SPENT)))

    # Acts.

    def to_explore(self, option: Option) -> float:
        """Weigh exploring, which brings an item and a point."""
        return 100.0 if self.left <= 1 else EXPLORED

    def to_quest(self, option: Option) -> float:
        """Weigh completing a quest."""
        return self.quest(name_of(option.subject)) - 0.1

    def on_quest_reward(self, option: Option) -> float:
        """Weigh the rewards of a quest. Choose points, or cards if there are few."""
        count = option.number or 0
        if option.verb != "score":
            return 0.6 * count
        return 100.0 if count >= self.left else float(count)

    def to_aid(self, option: Option) -> float:
        """Weigh giving a card to another player for friendship, points and items."""
        other, card = whom(self.table, option), self.card_of(option)
        suit = self.table.suits[self.me.pawn]
        cards = sum(suit is not None and each.matches(suit) for each in self.me.hand)
        ready = sum(self.me.satchel.ready.values())
        gain = max([ITEMS[item] for item in other.items], default=0.0)
        if option.number is not None:
            needed = max(1, option.number)
            if needed <= min(cards, ready):
                gain += self.friendship(other) / needed
        if option.number in (0, 1) and self.friendship(other) >= self.left:
            return 100.0
        return gain - 0.6 * self.keep(card) - 0.25 - 0.25 * (self.hate(other) - 0.5)

    def to_take_item(self, option: Option) -> float:
        """Weigh taking an item. Prefer the most valuable item."""
        return ITEMS.get(name_of(option.subject), 0.1)

    def to_strike(self, option: Option) -> float:
        """Weigh striking a piece. Strike a piece that scores, or that is in the way."""
        foe = whom(self.table, option)
        if name_of(option.subject) != "warrior":
            return self.spoils(self.me.pawn, foe)
        shy = 0.8 if (self.me.relations.of(foe) or 0) > HOSTILE else 0.0
        return self.scalp(foe) - shy + (0.5 if self.prey[self.me.pawn] > 1 and foe.warriors[self.me.pawn] == 1 else 0.0)

    def to_repair(self, option: Option) -> float:
        """Weigh repairing an item. Prefer a valuable item, and an item that can be used at once."""
        if self.prompt.kind == "daylight" and self.left <= 2:
            return 0.1
        return ITEMS[name_of(option.subject)] * (0.9 if name_of(option.target) == DAMAGED else 0.6)

    def to_hideout(self, option: Option) -> float:
        """Weigh resting. Rest if nothing better is left."""
        return 0.3 * self.damaged() - 0.4

    def to_steal(self, option: Option) -> float:
        """Weigh stealing a card."""
        return 0.7 + 0.1 * self.hate(whom(self.table, option)) - (0.4 if self.torches_wanted() else 0.0)

    def to_day_labor(self, option: Option) -> float:
        """Weigh taking a card from the discard pile. Prefer a useful card."""
        card = self.card_of(option)
        wanted = self.makes(card, self.me.pawn) if self.me.satchel.ready[HAMMER] else 0.0
        return 0.6 * self.keep(card) + 0.5 * wanted - (0.4 if self.torches_wanted() else 0.0)

    def torches_wanted(self) -> bool:
        """Tell whether to save the torch for a ruin: a ruin remains, and fewer than two torches are ready."""
        return bool(self.table.ruins) and self.me.satchel.ready[TORCH] < 2

    def to_instigate(self, option: Option) -> float:
        """Weigh letting others fight. Choose a place where this seat scores for the buildings that are removed."""
        attacker = whom(self.table, option)
        defender = self.table.factions[int(name_of(option.target))]
        if attacker is self.me or defender is self.me:
            return -0.5
        place = self.me.pawn
        mine = min(3, attacker.warriors[place])
        gain = self.scalp(defender) * min(mine, defender.warriors[place])
        return gain + (0.8 if mine > defender.warriors[place] else 0.0) - (0.4 if self.torches_wanted() else 0.0)

    def to_scorch(self, option: Option) -> float:
        """Weigh scorching a clearing. Prefer a clearing with many enemy pieces."""
        count = sum(foe.buildings[self.me.pawn] + foe.tokens[self.me.pawn] for foe in self.foes)
        return 1.2 * count + 0.15 * self.crowds[self.me.pawn] - 2.2

    # Battle.

    def forces(self, place: int) -> int:
        """Return the greatest number of hits, from undamaged swords and from an ally's warriors who would help."""
        allies = [other.warriors[place] for other in self.foes if self.me.relations.allied(other)]
        return self.me.satchel.undamaged(SWORD) + max(allies, default=0)

    def fight(self, place: int, foe: Faction, mine: int | None = None) -> float:
        """Return the expected gain of a battle, with infamy for every Hostile piece.

        Battles against friends are avoided.
        """
        found = super().fight(place, foe, mine)
        step = self.me.relations.of(foe)
        if step is None:
            return found
        swords, theirs = self.forces(place), foe.warriors[place]
        if step == HOSTILE:
            broken = max(0, min(swords, 2) - theirs)
            scored = INFAMY * FALLEN * min(theirs, swords, 3)
            return found + scored + min(broken, foe.buildings[place] + foe.tokens[place])
        promise = (PROMISE * self.left if swords > 1 else 0.0) + (ARMED if swords > 2 else 0.0)
        return found + promise - (0.25 * step if theirs else 0.0)

    def to_ally(self, option: Option) -> float:
        """Weigh letting an ally's warriors fight."""
        return 0.5

    def to_along(self, option: Option) -> float:
        """Weigh taking warriors of an ally along."""
        return 0.05 * (option.number or 0)

    def on_hits(self, option: Option) -> float:
        """Weigh the losses. Lose an ally's warriors before items, but not so many that the ally becomes Hostile."""
        return -0.4 if option.verb == "lose" else self.to_damage(option)

    def to_damage(self, option: Option) -> float:
        """Weigh damaging an item. Damage exhausted items, or those with the least worth."""
        item, state = name_of(option.subject), name_of(option.target)
        spare = 0.3 if self.me.satchel.count(item) > 1 and item != SWORD else 0.0
        return -ITEMS[item] + (0.4 if state == EXHAUSTED else 0.0) + spare

    # Items.

    def to_refresh(self, option: Option) -> float:
        """Weigh refreshing an item. Refresh tea and swords first, and whole items before damaged ones."""
        item, state = name_of(option.subject), name_of(option.target)
        worth = DARK if item == TORCH and not self.table.ruins else REFRESH[item]
        return 0.1 + worth * (1.0 if state == EXHAUSTED else BROKEN)

    def to_refresh_items(self, option: Option) -> float:
        """Weigh refreshing items. Do so before anything else."""
        return 1.0

    def to_exhaust(self, option: Option) -> float:
        """Weigh exhausting an item. Exhaust the item that is least useful this turn."""
        item = name_of(option.subject)
        return -SPEND[item] + (0.2 if self.me.satchel.ready[item] > 1 else 0.0)

    def to_drop_item(self, option: Option) -> float:
        """Weigh dropping an item. Drop the item with the least worth, preferably a damaged one."""
        item, state = name_of(option.subject), name_of(option.target)
        return -ITEMS[item] + (0.3 if state != READY else 0.0) + 0.2 * (self.me.satchel.count(item) > 2)

    def to_pay_quest(self, option: Option) -> float:
        """Weigh paying for a quest with an item that the quest names, without the Adventurer's improvising."""
        return -0.5 if option.value[1] is not None else 0.0

    # Cards.

    def keep(self, card: Card) -> float:
        """Return the worth of keeping a card.

        Even ambushes serve only as gifts: few players attack a Vagabond with swords.
        """
        return super().keep(card) - (0.3 if card.kind == "ambush" else 0.1)

    def item(self, card: Card) -> float:
        """Return the worth of crafting an item: the item itself and its points."""
        return card.points + ITEMS.get(card.item or "", 0.5) - 0.2

    def craftable_soon(self, card: Card) -> float:
        """Return how soon a card can be crafted. Hammers count as crafting pieces in a clearing of the suit."""
        return 1.0 if len(card.cost) <= self.me.satchel.undamaged(HAMMER) and len(set(card.cost)) == 1 else 0.1

    def to_coalition(self, option: Option) -> float:
        """Weigh a coalition with the player in last place. Form the coalition only if points cannot win."""
        ahead = max([foe.score for foe in self.foes], default=0)
        partner = whom(self.table, option)
        if self.left <= 10 or ahead < 20:
            return -3.0
        return 0.1 * (ahead - self.me.score) - 1.5 + 0.05 * partner.score

    def to_home(self, option: Option) -> float:
        """Weigh a clearing to begin in: all are equal."""
        return self.errand(place_of(option.subject))
