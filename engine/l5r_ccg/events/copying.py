"""Events that copy values and abilities, redirect actions, or extend what an action affects (§copying, §redirect)."""

from typing import TYPE_CHECKING, Any, Final

from engine.cardplay.events import Initiate, public_key
from engine.cardplay.values import Lasting
from engine.kernel.modifiers import Layer
from engine.kernel.record import Record
from engine.l5r_ccg.card import LEARNED
from engine.l5r_ccg.events.base import CardEvent, CcgEvent

if TYPE_CHECKING:
    from engine.cardplay.ability import Ability
    from engine.l5r_ccg.abilities.cause import Cause
    from engine.l5r_ccg.card import Card

# Under this name, a use of Fear notes that it also affects Personalities.
TERROR: Final = "terror"
# Under this name, a ranged attack notes whether it may hit a Personality with Followers.
PAST: Final = "past-followers"
# Under this name, a ranged attack notes the strength added since it was announced.
REINFORCED: Final = "reinforced"


class Copying(CardEvent):
    """A card copies a value or an ability from another card (§copying), never from itself, until the turn ends."""

    __slots__ = ("origin",)

    def __init__(self, cause: "Cause", card: "Card", origin: "Card") -> None:
        super().__init__(cause, card)
        self.origin = origin

    def possible(self) -> bool:
        in_play = self.card.in_play and self.origin.in_play
        hidden = self.card.forbids("be-affected", self.cause) or self.origin.forbids("be-copied")
        return in_play and self.card is not self.origin and not hidden


class CopyValue(Copying):
    """A card's Force, Chi or Personal Honor becomes another's present value.

    Later changes of the other card's value have no effect on the copied value.
    """

    __slots__ = ("attribute", "value")
    kind = "copy-value"

    def __init__(self, cause: "Cause", card: "Card", origin: "Card", attribute: str) -> None:
        super().__init__(cause, card, origin)
        self.attribute = attribute
        self.value = 0

    def resolve(self) -> None:
        self.value = self.origin.worth(self.attribute)
        # Changes of the card itself after the copying still count.
        more = self.value - self.card.worth(self.attribute)
        self.table.course.apply(self.card, self.card.under(self.attribute), more, Layer.ADD, "turn", self.cause)

    def record(self) -> Record:
        return self.note(card=self.card.key, origin=self.origin.key, attribute=self.attribute, value=self.value)


class CopyAbility(Copying):
    """A card gains another card's ability as if it were printed on it (§copying). A card gains each ability once."""

    __slots__ = ("ability",)
    kind = "copy-ability"

    def __init__(self, cause: "Cause", card: "Card", origin: "Card", ability: "Ability") -> None:
        super().__init__(cause, card, origin)
        self.ability = ability

    def possible(self) -> bool:
        copied = any(one.name == self._name for one in self.card.gained)
        return super().possible() and self.origin.has_ability(self.ability) and not copied

    @property
    def _name(self) -> str:
        return f"{self.origin.key}.{self.ability.name}"

    def resolve(self) -> None:
        self.table.durations.lend(self.card, self.ability.named(self._name), "turn")
        self.table.index.update(self.card)

    def record(self) -> Record:
        return self.note(card=self.card.key, origin=self.origin.key, ability=self.ability.name)


class Learn(CardEvent):
    """A card permanently gains one of the abilities printed on another card, wherever that card is now."""

    __slots__ = ("ability", "origin")
    kind = "learn"

    def __init__(self, cause: "Cause", card: "Card", origin: "Card", ability: "Ability") -> None:
        super().__init__(cause, card)
        self.origin = origin
        self.ability = ability

    def possible(self) -> bool:
        return self.card.in_play and all(one is not self.ability for one in self.card.abilities())

    def resolve(self) -> None:
        lesson = Lasting(LEARNED, self.ability.index, Layer.ADD, self.origin.id, "permanent")
        self.card.lasting += (lesson,)
        self.table.index.update(self.card)

    def record(self) -> Record:
        return self.note(card=self.card.key, origin=self.origin.key, ability=self.ability.name)


class Redirect(CcgEvent):
    """An action that is about to take effect gets another legal target instead of the chosen one (§redirect)."""

    __slots__ = ("initiation", "name", "target", "was")
    kind = "redirect"

    def __init__(self, cause: "Cause", initiation: Initiate, target: Any, name: str = "target") -> None:
        super().__init__(cause)
        self.initiation = initiation
        self.name = name
        self.target = target
        self.was = initiation.use.chosen.get(name, ())

    def possible(self) -> bool:
        return self.initiation.imminent and not self.initiation.happened and self.target in self._others()

    def _others(self) -> list[Any]:
        return other_targets(self.initiation, self.name)

    def resolve(self) -> None:
        self.initiation.use.chosen[self.name] = (self.target,)

    def record(self) -> Record:
        was = [public_key(subject) for subject in self.was]
        return self.note(card=self.initiation.use.source.key, was=was, target=public_key(self.target))


class Sweep(Redirect):
    """A ranged attack gets another target before it takes effect, even an illegal or too strong one."""

    __slots__ = ()

    def _others(self) -> list[Any]:
        return [self.target]

    def resolve(self) -> None:
        super().resolve()
        self.initiation.use.paid["swept"] = self.target


def other_targets(initiation: Initiate, name: str = "target") -> list[Any]:
    """Return the legal new targets of the action.

    The result is empty unless exactly one subject was chosen for the target ``name``.
    """
    use = initiation.use
    target = next((one for one in use.ability.targets if one.name == name), None)
    chosen = use.chosen.get(name, ())
    if target is None or len(chosen) != 1:
        return []
    return [subject for subject in use.legal_targets(target) if subject not in chosen]


class OfShot(CcgEvent):
    """A ranged attack that has been announced changes."""

    __slots__ = ("initiation",)

    def __init__(self, cause: "Cause", initiation: Initiate) -> None:
        super().__init__(cause)
        self.initiation = initiation

    def possible(self) -> bool:
        return self.initiation.imminent and not self.initiation.happened


class AimPast(OfShot):
    """The ranged attack may hit a Personality who has Followers."""

    __slots__ = ()
    kind = "aim-past"

    def resolve(self) -> None:
        self.initiation.use.paid[PAST] = True

    def record(self) -> Record:
        return self.note(card=self.initiation.use.source.key)


class Reinforce(OfShot):
    """The ranged attack grows stronger."""

    __slots__ = ("amount",)
    kind = "reinforce"

    def __init__(self, cause: "Cause", initiation: Initiate, amount: int) -> None:
        super().__init__(cause, initiation)
        self.amount = amount

    def resolve(self) -> None:
        self.initiation.use.paid[REINFORCED] += self.amount

    def record(self) -> Record:
        return self.note(card=self.initiation.use.source.key, amount=self.amount)


class Terrify(CcgEvent):
    """Fear that is about to take effect affects Personalities as well as Followers."""

    __slots__ = ("initiation",)
    kind = "terrify"

    def __init__(self, cause: "Cause", initiation: Initiate) -> None:
        super().__init__(cause)
        self.initiation = initiation

    def possible(self) -> bool:
        use = self.initiation.use
        there = self.initiation.imminent and not self.initiation.happened
        return there and not use.paid.get(TERROR, False)

    def resolve(self) -> None:
        self.initiation.use.paid[TERROR] = True

    def record(self) -> Record:
        return self.note(card=self.initiation.use.source.key)
