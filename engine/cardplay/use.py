"""One use of an ability: by whom, triggered by what, on which targets, at what price."""

from collections.abc import Iterator, Sequence
from typing import Any

from engine.cardplay.ability import UNLIMITED, Ability, Target
from engine.cardplay.card import Card
from engine.cardplay.cause import Cause
from engine.cardplay.cost import Cost
from engine.cardplay.events import Initiate
from engine.cardplay.limits import count, used
from engine.kernel.events import Event
from engine.kernel.flow import Flow


class Use(Cause):
    """One use of an ability. This is what conditions, costs, targets and effects of cards are given.

    What was chosen is kept here by name until the effect has resolved, so an effect that redirects another changes
    ``event.use.chosen`` after asking ``event.use.legal_targets``: nothing else knows of targets.

    A game's verbs stand below this, so that its causes and its uses are of one line. A cause that is no use has no
    ability, and nobody asks it what follows.
    """

    __slots__ = ()

    ability: Ability

    @property
    def source(self) -> Any:
        """The card whose ability this is."""
        return self.this

    @property
    def target(self) -> Any:
        """The target chosen as "target"."""
        return self.chosen["target"][0]

    @property
    def targets(self) -> tuple[Any, ...]:
        """All targets chosen as "target"."""
        return self.chosen.get("target", ())

    def complete(self) -> bool:
        """Tell whether all was chosen that the effect needs: else it is announced, and has none."""
        choice = self.ability.choice
        if choice is not None and self.choice is None:
            return False
        return all(target.least == 0 or self.chosen.get(target.name) for target in self.ability.targets)

    # Whether it may be initiated

    def permitted(self) -> bool:
        """Tell whether the ability may be used now, whatever its costs and targets."""
        card: Card = self.this
        # The condition first: it is what refuses most.
        if not self.ability.condition(self) or not card.says(self.ability) or not self.uses_left():
            return False
        return not card.forbids("trigger", self) and self.playable()

    def playable(self) -> bool:
        """Tell whether the game's rules let a card of this kind be played for its ability now."""
        return True

    def payable(self) -> bool:
        """Tell whether all costs could be paid now."""
        return all(cost.payable(self) for cost in self.costs())

    def choosable(self) -> bool:
        """Tell whether all that must be chosen can be, such that the effect would change something."""
        choice = self.ability.choice
        if choice and not choice.last:
            return any(True for _ in self.options())
        return self.has_targets()

    def uses_left(self) -> bool:
        """Tell whether limits and maximums allow this use."""
        ability, card, table = self.ability, self.this, self.table
        if ability.maximum is not None:
            period = table.period(ability.maximum_period)
            if used(table.maximums, (self.seat, card.face.name, ability.name), period) >= ability.maximum:
                return False
        if ability.limit >= UNLIMITED:
            return True
        times = used(card.uses, (ability.name, self.seat), table.period(ability.period))
        return times < ability.limit or times < ability.limit + card.value("extra-uses")

    def count(self) -> None:
        """Count this use against limits and maximums; a cancelled one counts too."""
        ability, card, table = self.ability, self.this, self.table
        count(card.uses, (ability.name, self.seat), table.period(ability.period))
        if ability.maximum is not None:
            period = table.period(ability.maximum_period)
            count(table.maximums, (self.seat, card.face.name, ability.name), period)

    # What a game adds to the steps of initiating (engine.cardplay.initiation)

    def costs(self) -> Sequence[Cost[Any]]:
        """Return the costs that must be chosen for or paid: the ability's own, and what a game adds to them."""
        return self.ability.costs

    def shown_cost(self) -> int | None:
        """Return what an option to use this says that it costs, besides the ability's own costs; None if nothing."""
        return None

    def price(self) -> Sequence[Event]:
        """Return what the rules themselves demand, paid together with the ability's own costs."""
        return ()

    def put_up(self) -> None:
        """Take the card to where it is while its effects resolve, once everything is paid."""

    def showing(self) -> Sequence[Event]:
        """Return what must be shown of what was chosen before anybody may cancel."""
        return ()

    def in_the_open(self, subject: Any) -> bool:
        """Tell whether everybody is told that this was chosen, when it is announced."""
        return True

    def announced(self, initiation: Initiate) -> Flow[None]:
        """Let the rules look at the initiation before anybody may interrupt it."""
        yield from ()

    def played(self) -> Sequence[Event]:
        """Return what happens together with the initiation."""
        return ()

    def stands(self) -> bool:
        """Tell whether the effects still resolve, once everybody has reacted to their being announced."""
        return True

    def resolved(self) -> Sequence[Event]:
        """Return what tells that the effects have resolved, where that is heard of."""
        return ()

    def close(self) -> None:
        """Put the card away after its effects have resolved, before reactions to them."""

    # Choices and targets

    def changes(self) -> bool:
        """Tell whether the effect, with what is chosen so far, would change anything."""
        ability = self.ability
        if ability.choice is not None and ability.choice.last and self.choice is None:
            return any(True for _ in self.options())
        if ability.effect is not None:
            return any(event.possible() for event in ability.effect(self))
        return ability.changes is None or ability.changes(self)

    def legal_targets(self, target: Target[Any]) -> list[Any]:
        """Return what may be chosen for ``target`` now."""
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
        if isinstance(subject, Card) and subject.forbids("be-targeted", self):
            return False
        targets, chosen, name = self.ability.targets, self.chosen, target.name
        if target.reference and len(targets) == 1:
            return True
        before = chosen.get(name)
        chosen[name] = (subject,)
        legal = self.changes() if target is targets[-1] else self.has_targets(targets.index(target) + 1)
        if before is None:
            del chosen[name]
        else:
            chosen[name] = before
        return legal
