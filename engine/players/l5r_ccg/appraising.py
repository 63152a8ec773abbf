"""Estimates the worth of an ability.

The ``Appraiser`` makes the ability's events without resolving them, and values each event (``counting``). An ability
with a generator ``run`` makes its events only while it resolves, so its worth is estimated from its targets.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from engine.cardplay.ability import Target
from engine.cardplay.limits import used
from engine.kernel.events import Event
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.gold import Gold
from engine.l5r_ccg.machinery.table import Table
from engine.l5r_ccg.use import Use
from engine.players.l5r_ccg import worth
from engine.players.l5r_ccg.counting import COUNTS, SMALL
from engine.players.l5r_ccg.outlook import Outlook, outlook_of

# The worth of a ``run`` that has no target.
UNSEEN: Final = 1.0
# A ``run`` is assumed to be worth this share of its target.
AIMED: Final = 0.25
# How much each point of Chi changes the chance to win a duel.
CHI: Final = 0.12
# At most this many choices of targets are tried for one ability.
MOST: Final = 24
EARLY: Final = ("straighten", "events", "action", "attack")


class Appraiser:
    """Values events for one seat at the present table.

    In a battle, the appraiser also notes how the events change the outcome. ``purse`` is the present worth of one gold.
    Gold is worth more before the player's own Dynasty Phase.
    """

    __slots__ = ("outlook", "purse", "seat", "table")

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.outlook: Outlook | None = outlook_of(table, seat)
        self.purse = 1.0 if table.active == seat and table.phase in EARLY else 0.25

    def worth(self, events: Iterable[Event]) -> float:
        """Return the worth of simultaneous events for the seat."""
        if self.outlook is not None:
            self.outlook.forget()
        return self.count(events) + self._moved()

    def count(self, events: Iterable[Event]) -> float:
        """Return the lasting worth of ``events``.

        Also note in the battle's outlook how the events affect the battle.
        """
        found = 0.0
        for event in events:
            count = COUNTS.get(event.kind)
            found += SMALL if count is None else count(self, event)
        return found

    def _moved(self) -> float:
        return 0.0 if self.outlook is None else self.outlook.gain()

    def imminent(self, event: Any) -> float:
        """Return the worth to the seat of an event that is about to happen.

        The use of an ability has the worth of its effects.
        """
        if event.kind != "initiate":
            return self.count([event])
        use: Use = event.use
        if use.ability.effect is not None and use.complete():
            return self.count(use.ability.effect(use))
        return UNSEEN * worth.friend(self.table, use.seat, self.seat)

    # Abilities

    def use(self, use: Use) -> float:
        """Return the worth of using an ability on the best targets, less its costs."""
        if not self._again(use):
            return -1.0
        # The payment is chosen first, because the effect may depend on it.
        price, best = self.price(use), -1e9
        for _ in self._chosen(use):
            best = max(best, self._effect(use))
        return best - price

    def _again(self, use: Use) -> bool:
        """Tell whether the computer may use an ability now.

        The computer uses an action only once in a period, even if the action has no limit.
        """
        ability = use.ability
        if use.event is not None:
            return True
        return used(use.this.uses, (ability.name, use.seat), self.table.period(ability.period)) < 1

    def _effect(self, use: Use) -> float:
        ability = use.ability
        if ability.effect is None:
            return self._unseen(use)
        gain = self.worth(ability.effect(use))
        if ability.then is not None:
            gain += self.count(ability.then(use))
        return gain

    def _unseen(self, use: Use) -> float:
        """Value a ``run``: as a duel if two Personalities meet, else by its targets."""
        aimed = [one for chosen in use.chosen.values() for one in chosen if isinstance(one, Card)]
        own = [one for one in (*aimed, use.performer) if one is not None and one.controller == self.seat]
        others = [one for one in aimed if one.controller != self.seat]
        if not others:
            return UNSEEN
        stake = AIMED * sum([worth.in_play(one) if one.in_play else worth.CARD for one in others])
        if self._helps(use):
            return -stake
        champions = [one for one in own if one.is_personality]
        return self.duel(champions[0], others[0]) if others[0].is_personality and champions else stake

    def _helps(self, use: Use) -> bool:
        """Tell whether a ``run`` seems to help its targets. Assume that it helps if cards of both sides may be chosen.

        Nearly all harmful effects allow only cards of other players.
        """
        for target in use.ability.targets:
            owners = {one.controller == self.seat for one in target.find(use) if isinstance(one, Card)}
            if len(owners) > 1:
                return True
        return False

    def duel(self, own: Card, other: Card) -> float:
        """Return the worth of a duel between two Personalities to the controller of the first."""
        hands = len(self.table.players[own.controller].hand) - len(self.table.players[other.controller].hand)
        chance = max(0.05, min(0.95, 0.5 + CHI * (own.chi - other.chi) + 0.02 * hands))
        return chance * worth.unit(other) - (1 - chance) * worth.unit(own)

    def price(self, use: Use) -> float:
        """Return the lowest cost of an ability. ``use`` then holds the cheapest payment."""
        cost = worth.CARD if use.this.zone == "hand" else 0.0
        for each in use.costs():
            if isinstance(each, Gold):
                cost += worth.GOLD * self.purse * each.amount(use)
            elif each.pick is None:
                cost -= self.worth(each.events(use))
            else:
                cost += self._cheapest(use, each)
        return cost - self.worth(use.price())

    def _cheapest(self, use: Use, each: Any) -> float:
        cheapest, picked = 1e9, None
        for subject in each.candidates(use):
            use.paid[each.name] = subject
            loss = -self.worth(each.events(use))
            if loss < cheapest:
                cheapest, picked = loss, subject
        use.paid[each.name] = () if picked is None else picked
        if each.name == "unit" and picked is not None:
            use.paid["force"] = picked.unit_force
        return 0.0 if picked is None else cheapest

    def of_cost(self, use: Use, each: Any, subject: Any) -> float:
        """Return the cost of paying with ``subject``."""
        before = use.paid.get(each.name)
        use.paid[each.name] = subject
        found = self.worth(each.events(use))
        use.paid[each.name] = before
        return found

    def of_target(self, use: Use, target: Target[Any], subjects: Sequence[Any]) -> float:
        """Return the worth of the effect with ``subjects`` as ``target`` and the best choices for later targets."""
        before = use.chosen.get(target.name)
        use.chosen[target.name] = tuple(subjects)
        targets = use.ability.targets
        rest = targets[targets.index(target) + 1 :] if target in targets else ()
        best = max([self._effect(use) for _ in self._targets(use, rest, MOST)], default=0.0)
        if before is None:
            use.chosen.pop(target.name)
        else:
            use.chosen[target.name] = before
        return best

    def of_choice(self, use: Use, name: str) -> float:
        """Return the worth of the effect with the option ``name`` selected."""
        choice, before = use.ability.choice, use.choice
        use.choice = name
        if choice is not None and choice.last:
            best = self._effect(use)
        else:
            best = max([self._effect(use) for _ in self._targets(use, use.ability.targets, MOST)], default=0.0)
        use.choice = before
        return best

    def _chosen(self, use: Use) -> Iterator[None]:
        """Try the choices of an ability: its options, then its targets."""
        choice = use.ability.choice
        if choice is None:
            yield from self._targets(use, use.ability.targets, MOST)
            return
        for name in list(choice.options) if choice.last else list(use.options()):
            use.choice = None if choice.last else name
            for _ in self._targets(use, use.ability.targets, MOST):
                use.choice = name
                yield
            use.choice = None

    def _targets(self, use: Use, targets: Sequence[Target[Any]], most: int) -> Iterator[None]:
        """Try the targets of an ability in order: each choice for one target with every choice for later targets."""
        if not targets:
            yield
            return
        target, rest = targets[0], targets[1:]
        found = use.legal_targets(target)[:most]
        if len(found) < max(1, target.least):
            use.chosen[target.name] = ()
            if target.least == 0:
                yield from self._targets(use, rest, most)
            use.chosen.pop(target.name, None)
            return
        for subject in found:
            use.chosen[target.name] = (subject,)
            yield from self._targets(use, rest, max(1, most // len(found)))
        use.chosen.pop(target.name, None)

    # Sides.

    def sign(self, seat: int | None) -> float:
        """Return 1 for the appraising seat, and a negative number for another one."""
        return worth.friend(self.table, seat, self.seat)

    def shift(self, card: Card, force: float, loss: float = 0.0) -> None:
        """Note that a card's army gains ``force``, and that its units at risk are worth ``loss`` more."""
        if self.outlook is not None:
            self.outlook.move(card, force, loss)

    def here(self, card: Card) -> bool:
        """Tell whether a card's unit is in the battle."""
        return self.outlook is not None and card.in_play and card.personality.at is self.outlook.battle.province

    def fighting(self, card: Card) -> bool:
        """Tell whether a card's Force counts in the battle now."""
        return self.here(card) and not card.bowed and not card.personality.bowed

    def force(self, card: Card) -> int:
        """Return the Force that a card in play adds to its army.

        For a Personality, this is the Force of the whole unit.
        """
        if card.is_personality:
            return card.unit_force
        return card.bonus("force") if card.face.bonus_force else card.army_force

    def ready_force(self, card: Card) -> int:
        """Return the Force that a bowed card would add if it were unbowed."""
        if card.is_personality:
            return card.force + sum([one.army_force for one in card.attachments])
        return card.force

    def dueling(self, card: Card) -> bool:
        """Tell whether a card fights in the duel in progress."""
        duel = self.table.duel
        return duel is not None and duel.side(card) is not None

    def idle(self, card: Card) -> float:
        """Return the worth of an unbowed card outside the battle, because it may still attack or defend."""
        if not card.is_personality:
            return SMALL
        return 0.3 + 0.3 * (card.unit_force or self.ready_force(card))
