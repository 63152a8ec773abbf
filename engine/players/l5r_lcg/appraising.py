"""Estimates the worth of an ability.

The ``Appraiser`` makes the ability's events without resolving them, and values each event (``counting``). An ability
with a generator ``run`` makes its events only while it resolves, so it counts as a small gain.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from engine.cardplay.ability import Target
from engine.kernel.events import Event
from engine.l5r_lcg.card import Card
from engine.l5r_lcg.machinery.table import Table
from engine.l5r_lcg.state import Conflict
from engine.l5r_lcg.use import Use
from engine.players.l5r_lcg import outlook, worth
from engine.players.l5r_lcg.counting import COUNTS, SMALL

UNSEEN: Final = 0.7  # the worth of a ``run``
# At most this many choices of targets are tried for one ability.
MOST: Final = 24


class Appraiser:
    """Values events for one seat at the present table.

    In a conflict, the appraiser also notes how the events change the skill totals.
    """

    __slots__ = ("conflict", "lead", "move", "outlook", "seat", "table")

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        conflict = table.conflict
        running = conflict is not None and conflict.winner is None and table.step in ("3.2.1", "3.2.2", "3.2.3")
        self.conflict: Conflict | None = conflict if running else None
        self.outlook = outlook.of_conflict(table, conflict, seat) if running and conflict is not None else None
        self.lead = outlook.lead_of(conflict) if running and conflict is not None else 0
        # How much the valued events change the attacker's lead.
        self.move = 0.0

    def worth(self, events: Iterable[Event]) -> float:
        """Return the worth of simultaneous events for the seat."""
        self.move = 0.0
        found = self._count(events)
        return found + self._moved()

    def _moved(self) -> float:
        if self.outlook is None or not self.move:
            return 0.0
        before = self.outlook.worth(self.seat, self.lead)
        return self.outlook.worth(self.seat, self.lead + self.move) - before

    def _count(self, events: Iterable[Event]) -> float:
        found = 0.0
        for event in events:
            count = COUNTS.get(event.kind)
            found += SMALL if count is None else count(self, event)
        return found

    # Abilities.

    def use(self, use: Use) -> float:
        """Return the worth of using an ability on the best targets, less its costs."""
        ability = use.ability
        # The payment is chosen first, because the effect may depend on it.
        price, best = self.price(use), -1e9
        for _ in self._chosen(use):
            self.move = 0.0
            gain = UNSEEN if ability.effect is None else self._count(ability.effect(use))
            if ability.then is not None:
                gain += self._count(ability.then(use))
            best = max(best, gain + self._moved())
        return best - price

    def price(self, use: Use) -> float:
        """Return the lowest cost of an ability. ``use`` then holds the cheapest payment."""
        cost = 0.0
        if use.this.face.type == "event":
            cost += worth.CARD + use.event_cost
        for each in use.costs():
            if each.pick is None:
                cost -= self.worth(each.events(use))
                continue
            cheapest, picked = 1e9, None
            for subject in each.candidates(use):
                use.paid[each.name] = subject
                loss = -self.worth(each.events(use))
                if loss < cheapest:
                    cheapest, picked = loss, subject
            use.paid[each.name] = picked
            cost += cheapest
        return cost

    def of_target(self, use: Use, target: Target[Any], subjects: Sequence[Any]) -> float:
        """Return the worth of the effect with ``subjects`` as ``target`` and the best choices for later targets."""
        before = use.chosen.get(target.name)
        use.chosen[target.name] = tuple(subjects)
        best = -1e9
        ability = use.ability
        rest = ability.targets[ability.targets.index(target) + 1 :] if target in ability.targets else ()
        for _ in self._targets(use, rest, MOST):
            self.move = 0.0
            gain = UNSEEN if ability.effect is None else self._count(ability.effect(use))
            best = max(best, gain + self._moved())
        if before is None:
            use.chosen.pop(target.name)
        else:
            use.chosen[target.name] = before
        return best

    def _chosen(self, use: Use) -> Iterator[None]:
        """Try the choices of an ability: its options, then its targets."""
        choice = use.ability.choice
        if choice is None:
            yield from self._targets(use, use.ability.targets, MOST)
            return
        names = list(choice.options) if choice.last else list(use.options())
        for name in names:
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
            yield from self._targets(use, rest, most)
            use.chosen.pop(target.name, None)
            return
        for subject in found:
            use.chosen[target.name] = (subject,)
            yield from self._targets(use, rest, max(1, most // len(found)))
        use.chosen.pop(target.name, None)

    # Sides.

    def sign(self, seat: int | None) -> float:
        """Return 1 for the appraising seat, -1 for the other."""
        return 1.0 if seat == self.seat else -1.0

    def shift(self, controller: int, skill: float) -> None:
        """Note that the total of ``controller`` in the conflict changes by ``skill``."""
        if self.conflict is not None:
            self.move += skill if controller == self.conflict.attacker else -skill

    def fighting(self, card: Card) -> bool:
        """Tell whether a character's skill counts in the present conflict."""
        return self.conflict is not None and card.participating and not card.bowed

    def skill(self, card: Card) -> int:
        """Return the skill that a character adds to the conflict, or would add if it participated."""
        if self.conflict is None:
            return 0
        return self.conflict.counted(card) if card.zone == "play" else _printed_skill(card, self.conflict.skill)

    def idle(self, card: Card) -> float:
        """Return the worth of a ready character at home: it may still fight in a later conflict."""
        players = self.table.players
        left = players[0].conflicts_left or players[1].conflicts_left
        if card.participating or not left or self.table.phase != "conflict":
            return SMALL
        return 0.3 * max(card.military, card.political)


def _printed_skill(card: Card, skill: str) -> int:
    return (card.face.military if skill == "military" else card.face.political) or 0
