"""One use of an ability: by whom, triggered by what, on which targets, at what price."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from engine.cardplay.ability import Ability, Target
from engine.kernel.events import Event
from engine.l5r_lcg.cause import Cause
from engine.l5r_lcg.state import Conflict, Player

if TYPE_CHECKING:
    from engine.l5r_lcg.card import Card
    from engine.l5r_lcg.table import Table


class Use(Cause):
    """One use of an ability. This is what conditions, costs, targets and effects of cards are given."""

    __slots__ = ("ability", "choice", "chosen", "event", "paid")
    this: "Card"
    seat: int

    def __init__(self, table: "Table", ability: Ability, source: "Card", seat: int, event: Event | None = None) -> None:
        super().__init__(table, "ability", seat, source)
        self.ability = ability
        self.event = event
        self.chosen: dict[str, tuple[Any, ...]] = {}
        self.choice: str | None = None
        self.paid: dict[str, Any] = {}

    @property
    def source(self) -> "Card":
        """The card whose ability this is."""
        return self.this

    @property
    def you(self) -> Player:
        """The player who uses the ability."""
        return self.table.players[self.seat]

    @property
    def opponent(self) -> Player:
        """That player's opponent."""
        return self.table.players[1 - self.seat]

    @property
    def conflict(self) -> Conflict | None:
        """The conflict in progress, if any."""
        return self.table.conflict

    @property
    def target(self) -> Any:
        """The target chosen as "target"."""
        return self.chosen["target"][0]

    @property
    def targets(self) -> tuple[Any, ...]:
        """All targets chosen as "target"."""
        return self.chosen.get("target", ())

    @property
    def host(self) -> "Card":
        """What this attachment is attached to."""
        host = self.this.host
        assert host is not None, "an attachment in play has a host"
        return host

    def changes(self) -> bool:
        """Tell whether the effect, with what is chosen so far, would change anything."""
        ability = self.ability
        if ability.choice is not None and ability.choice.last and self.choice is None:
            return any(True for _ in self.options())
        if ability.effect is not None:
            return any(event.possible() for event in ability.effect(self))
        return ability.changes is None or ability.changes(self)

    def legal_targets(self, target: Target[Any]) -> list[Any]:
        """Return what may be chosen for ``target`` now (Cible)."""
        return [subject for subject in target.find(self) if self._legal(target, subject)]

    def has_targets(self, position: int = 0) -> bool:
        """Tell whether every target from ``position`` on can be chosen such that the effect changes something."""
        targets = self.ability.targets
        if position == len(targets):
            return self.changes()
        target = targets[position]
        if target.least > 1:
            return len(self.legal_targets(target)) >= target.least
        if target.least == 0 and (target.reference or (position and self.has_targets(position + 1))):
            # "Up to": it may be left unchosen when something else is chosen that the effect changes.
            return True
        return any(self._legal(target, subject) for subject in target.find(self))

    def may_select(self, name: str) -> bool:
        """Tell whether this option of a choice may be selected: its condition holds and it changes something."""
        choice = self.ability.choice
        assert choice is not None
        self.choice = name
        legal = choice.options[name](self) and (self.changes() if choice.last else self.has_targets())
        self.choice = None
        return legal

    def options(self) -> Iterator[str]:
        """Return the options of the ability's choice that may be selected."""
        choice = self.ability.choice
        return (name for name in (choice.options if choice else ()) if self.may_select(name))

    def _legal(self, target: Target[Any], subject: Any) -> bool:
        if self.table.untargetable(subject, self):
            return False
        if target.reference and len(self.ability.targets) == 1:
            return True
        before = self.chosen.get(target.name)
        self.chosen[target.name] = (subject,)
        legal = self.has_targets(self.ability.targets.index(target) + 1)
        if before is None:
            del self.chosen[target.name]
        else:
            self.chosen[target.name] = before
        return legal
