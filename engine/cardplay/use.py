"""One use of an ability: its player, the event that triggered it, its targets and its costs."""

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from engine.cardplay.ability import UNLIMITED, Ability, Target
from engine.cardplay.card import Card
from engine.cardplay.cause import Cause
from engine.cardplay.cost import Cost
from engine.cardplay.events import Initiate
from engine.cardplay.limits import counted, used
from engine.kernel.events import Event
from engine.kernel.flow import Flow


class Use(Cause):
    """One use of an ability by one player.

    The functions of an ability (conditions, costs, targets, effects) take a ``Use`` as their argument. A ``Use`` keeps
    the choices by name until the effect has resolved. Targets are stored nowhere else, so an effect that redirects
    another one calls ``event.use.legal_targets`` and changes ``event.use.chosen``. A game derives its ``Cause`` with
    its verbs from this class, and its ``Use`` from that ``Cause``. A ``Cause`` that is not a ``Use`` has no ability.
    """

    __slots__ = ()

    # Whether targets are chosen before costs are paid.
    targets_first: ClassVar[bool] = False
    ability: Ability

    @property
    def source(self) -> Any:
        """The card whose ability this is."""
        return self.this

    @property
    def target(self) -> Any:
        """The subject chosen for the target called "target"."""
        return self.chosen["target"][0]

    @property
    def targets(self) -> tuple[Any, ...]:
        """All subjects chosen for the target called "target"."""
        return self.chosen.get("target", ())

    def complete(self) -> bool:
        """Tell whether everything the effect needs was chosen.

        If anything is missing, the ability is announced but has no effect.
        """
        choice = self.ability.choice
        if choice is not None and self.choice is None:
            return False
        return all(target.least == 0 or self.chosen.get(target.name) for target in self.ability.targets)

    # Conditions of initiating.

    def permitted(self) -> bool:
        """Tell whether restrictions and limits allow the ability now. Costs and targets are checked elsewhere."""
        card: Card = self.this
        # The condition comes first because it refuses most often.
        if not self.ability.condition(self) or not card.has_ability(self.ability) or not self.uses_left():
            return False
        return not card.forbids("trigger", self) and self.playable()

    def playable(self) -> bool:
        """Tell whether the rules now let a card of this kind be played for its ability."""
        return True

    def payable(self) -> bool:
        """Tell whether all costs could be paid now."""
        return all(cost.payable(self) for cost in self.costs())

    def choosable(self) -> bool:
        """Tell whether all required choices can be made so that the effect would change something."""
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
        """Count this use against limits and maximums. A canceled use counts too."""
        ability, card, table = self.ability, self.this, self.table
        card.uses = counted(card.uses, (ability.name, self.seat), table.period(ability.period))
        if ability.maximum is not None:
            period = table.period(ability.maximum_period)
            table.maximums = counted(table.maximums, (self.seat, card.face.name, ability.name), period)

    # Steps of initiating that a game can override (``engine.cardplay.initiation``).

    def costs(self) -> Sequence[Cost[Any]]:
        """Return all costs of this use: the ability's own and those that a game adds."""
        return self.ability.costs

    def shown_cost(self) -> int | None:
        """Return the number that this use's option shows as its cost, or None.

        The number leaves out the ability's own costs.
        """
        return None

    def price(self) -> Sequence[Event]:
        """Return the events that pay the costs that the rules demand.

        These events happen together with the events that pay the ability's own costs.
        """
        return ()

    def gives_up(self, subject: Any) -> bool:
        """Tell whether ``subject`` leaves when the costs are paid, so that it is not a target afterwards."""
        return False

    def declare(self) -> None:
        """Announce the choices to everybody before the costs are paid."""

    def thwarting(self) -> Flow[bool] | None:
        """Return the flow in which other players may stop the use before its costs are paid.

        Return None if nobody could. The flow returns whether the use was stopped.
        """
        return None

    def may_decline(self, candidates: Sequence[Any]) -> bool:
        """Tell whether the player may choose none of these legal targets, and thereby decline the ability."""
        return False

    @property
    def declined(self) -> bool:
        """Whether the player has declined the ability by choosing no target."""
        return False

    def fits(self) -> bool:
        """Tell whether the chosen targets stay legal once the chosen costs are paid."""
        return True

    def move_to_resolving(self) -> None:
        """Move the card, after all costs are paid, to the place where it stays while its effects resolve."""

    def showing(self) -> Sequence[Event]:
        """Return the events that reveal chosen cards before anybody may cancel the effects."""
        return ()

    def in_the_open(self, subject: Any) -> bool:
        """Tell whether the announcement names the chosen ``subject`` to all players."""
        return True

    def announced(self, initiation: Initiate) -> Flow[None]:
        """Let the rules react to the initiation before any player may interrupt it."""
        yield from ()

    def played(self) -> Sequence[Event]:
        """Return the events that happen together with the initiation."""
        return ()

    def still_resolves(self) -> bool:
        """Tell whether the effects still resolve after all reactions to the announcement."""
        return True

    def resolved(self) -> Sequence[Event]:
        """Return the event "the effects of this use have resolved" if any ability listens to it, otherwise no event."""
        return ()

    def close(self) -> None:
        """Put the card away after its effects have resolved, before reactions to them."""

    # Choices and targets

    def changes(self) -> bool:
        """Tell whether the effect, with the choices made so far, would change anything."""
        ability = self.ability
        if ability.choice is not None and ability.choice.last and self.choice is None:
            return any(True for _ in self.options())
        if ability.effect is not None:
            return any(self.may_happen(event) for event in ability.effect(self))
        return ability.changes is None or ability.changes(self)

    def may_happen(self, event: Event) -> bool:
        """Tell whether an event of the effect would change anything."""
        return event.possible()

    def legal_targets(self, target: Target[Any]) -> list[Any]:
        """Return the legal choices for ``target`` now."""
        return [subject for subject in target.find(self) if self._legal(target, subject)]

    def has_targets(self, position: int = 0) -> bool:
        """Tell whether every target from ``position`` on can be chosen so that the effect changes something."""
        targets = self.ability.targets
        if position == len(targets):
            return self.changes()
        target = targets[position]
        if target.least > 1:
            return len(self.legal_targets(target)) >= target.least
        if target.least == 0 and (target.reference or (position and self.has_targets(position + 1))):
            # With "up to", the player may leave this target unchosen if the effect changes another chosen subject.
            return True
        return any(self._legal(target, subject) for subject in target.find(self))

    def may_select(self, name: str) -> bool:
        """Tell whether an option of a choice may be selected: its condition is met, and it would change something."""
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
