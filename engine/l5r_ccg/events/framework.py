"""Events of the course of the game: phases and turns, lasting effects, tokens."""

from typing import TYPE_CHECKING, Any, Final

from engine.cardplay.events import PhaseEvent
from engine.cardplay.values import Subject
from engine.kernel.modifiers import Layer
from engine.kernel.record import Record
from engine.l5r_ccg.abilities.delayed import DELAYED
from engine.l5r_ccg.events.base import CardEvent, CcgEvent, PlayerEvent

if TYPE_CHECKING:
    from engine.l5r_ccg.abilities.cause import Cause
    from engine.l5r_ccg.card import Card


# The tokens of a plague. A player may become immune to it.
PLAGUE: Final = "Plague"


# The scopes of bonuses that do not end with a turn, a battle or another period.
FOR_GOOD = ("permanent", "game", "play", "attached")


class TurnBegins(PlayerEvent):
    """A player's turn begins (§turn)."""

    __slots__ = ()
    kind = "turn-begins"

    def __init__(self, cause: "Cause", seat: int) -> None:
        super().__init__(cause, seat, 0)

    def resolve(self) -> None:
        self.table.course.begin_turn(self.seat)

    def record(self) -> Record:
        return self.note(player=self.seat, turn=self.table.turn)


class TurnEnds(PlayerEvent):
    """A player's turn ends, and with it the effects that last until then."""

    __slots__ = ()
    kind = "turn-ends"

    def __init__(self, cause: "Cause", seat: int) -> None:
        super().__init__(cause, seat, 0)

    def resolve(self) -> None:
        self.table.course.end_turn()

    def record(self) -> Record:
        return self.note(player=self.seat, turn=self.table.turn)


class PhaseBegins(PhaseEvent):
    """A phase of the turn begins (§turn-sequence)."""

    __slots__ = ()
    kind = "phase-begins"

    def resolve(self) -> None:
        self.table.course.begin_phase(self.phase)


class ActionTaken(CcgEvent):
    """A player has taken an Open or Battle Action in the battle in progress, and its effects are over."""

    __slots__ = ("seat",)
    kind = "action-taken"

    def __init__(self, cause: "Cause", seat: int) -> None:
        super().__init__(cause)
        self.seat = seat

    def record(self) -> Record | None:
        return None


class CastSpell(PlayerEvent):
    """A spell, a Kiho or an innate ability of this player has taken effect (§casting-spells, §innate-ability)."""

    __slots__ = ()
    kind = "cast-spell"

    def resolve(self) -> None:
        self.table.players[self.seat].casts += 1

    def record(self) -> Record | None:
        return None


class Apply(CcgEvent):
    """A lasting effect on a card, a player or a province begins."""

    __slots__ = ("attribute", "layer", "subject", "test", "until", "value")
    kind = "apply"

    def __init__(
        self, cause: "Cause", subject: Any, attribute: str, value: int, layer: Layer, until: str, test: Any
    ) -> None:
        super().__init__(cause)
        self.subject: Subject = subject
        self.attribute = attribute
        self.value = value
        self.layer = layer
        self.until = until
        self.test = test

    def possible(self) -> bool:
        subject: Any = self.subject
        in_play = getattr(subject, "in_play", True) or (subject.zone == "province" and not subject.facedown)
        if self.attribute == "force" and self.value > 0 and self._in_vain(subject):
            return False
        return bool(in_play) and not subject.forbids("be-affected", self.cause)

    def _in_vain(self, subject: Any) -> bool:
        """Tell whether the subject cannot get this bonus to Force now."""
        for_good = self.until in FOR_GOOD
        return _no_more_force(subject, self.cause) or (
            not for_good and subject.forbids("gain-force-for-now", self.cause)
        )

    def resolve(self) -> None:
        self.table.course.apply(self.subject, self.attribute, self.value, self.layer, self.until, self.cause, self.test)

    def record(self) -> Record:
        subject: Any = self.subject
        return self.note(
            subject=subject.key, attribute=self.attribute, value=self.value, until=self.until.partition(" ")[0]
        )


class Lift(CcgEvent):
    """An effect that a card has on another card, a player or a province ends before its scope ends."""

    __slots__ = ("source", "subject")
    kind = "lift"

    def __init__(self, cause: "Cause", subject: Any, source: str) -> None:
        super().__init__(cause)
        self.subject: Subject = subject
        self.source = source

    def possible(self) -> bool:
        return any(one.source == self.source for one in self.subject.lasting)

    def resolve(self) -> None:
        self.table.course.lift(self.subject, self.source)

    def record(self) -> Record | None:
        return None


class EndDelayed(CardEvent):
    """A delayed effect about a given card, or set up by the cause's card, ends before its scope ends."""

    __slots__ = ("name",)
    kind = "end-delayed"

    def __init__(self, cause: "Cause", card: "Card", name: str) -> None:
        super().__init__(cause, card)
        self.name = name

    def resolve(self) -> None:
        run, durations, card = DELAYED[self.name].run, self.table.durations, self.card
        durations.delayed = [
            one for one in durations.delayed if one.run is not run or card not in (one.about, one.cause.this)
        ]

    def record(self) -> Record | None:
        return None


class NegateMagic(CcgEvent):
    """The present effects of Spells and of the innate abilities of Shugenja end, except the permanent ones."""

    __slots__ = ()
    kind = "negate-magic"

    def resolve(self) -> None:
        self.table.course.negate_magic()


class SpendBounty(PlayerEvent):
    """A player spends all the gold that was set aside for one card (§paying-costs)."""

    __slots__ = ()
    kind = "spend-bounty"

    def resolve(self) -> None:
        player = self.table.players[self.seat]
        kept = [one for one in player.lasting if one.attribute == "bounty" and one.value == self.amount]
        if kept:
            self.table.durations.drop(player, kept[0])


def _no_more_force(subject: Any, cause: "Cause") -> bool:
    """Tell whether a card gets no bonus to Force.

    Ancestors never get such a bonus (§ancestor). Effects can keep other cards from getting one.
    """
    face = getattr(subject, "face", None)
    if (face is not None and face.type == "ancestor") or subject.forbids("gain-force", cause):
        return True
    battle = cause.table.battle
    return face is not None and battle is not None and battle.holds(subject) and battle.province.forbids("gain-force")


def is_copied(cause: "Cause") -> bool:
    """Tell whether a copied ability is the cause.

    Tokens from a copied ability end together with the copy (§copying).
    """
    ability = getattr(cause, "ability", None)
    return ability is not None and any(lent is ability for _, lent, _ in cause.table.durations.lent)


class PlaceToken(CardEvent):
    """Tokens are put on a card (§tokens)."""

    __slots__ = ("amount", "chi", "force", "name", "until")
    kind = "place-token"

    def __init__(self, cause: "Cause", card: "Card", force: int, chi: int, name: str, amount: int) -> None:
        super().__init__(cause, card)
        self.force, self.chi, self.name, self.amount = force, chi, name, amount
        self.until = "turn" if is_copied(cause) else ""

    def possible(self) -> bool:
        card = self.card
        if self.force > 0 and _no_more_force(card, self.cause):
            return False
        if self.name == PLAGUE and card.player.added("plague-immune"):
            return False
        return card.in_play and not card.forbids("be-affected", self.cause)

    def resolve(self) -> None:
        self.table.placing.place_tokens(self.card, self.force, self.chi, self.name, self.amount, self.until)

    def record(self) -> Record:
        return self.note(card=self.card.key, force=self.force, chi=self.chi, name=self.name, amount=self.amount)


class RemoveToken(CardEvent):
    """Tokens of one name are removed from a card."""

    __slots__ = ("amount", "name")
    kind = "remove-token"

    def __init__(self, cause: "Cause", card: "Card", name: str, amount: int) -> None:
        super().__init__(cause, card)
        self.name, self.amount = name, amount

    def possible(self) -> bool:
        return sum(token.name == self.name for token in self.card.tokens) >= self.amount

    def resolve(self) -> None:
        self.table.placing.remove_tokens(self.card, self.name, self.amount)

    def record(self) -> Record:
        return self.note(card=self.card.key, name=self.name, amount=self.amount)
