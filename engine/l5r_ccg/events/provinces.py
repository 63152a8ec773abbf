"""Events of provinces: turning cards face up, refilling, destruction."""

from typing import TYPE_CHECKING

from engine.kernel.modifiers import Layer
from engine.kernel.record import Record
from engine.l5r_ccg.events.base import CardEvent, CcgEvent, PlayerEvent
from engine.l5r_ccg.state import HIDDEN

if TYPE_CHECKING:
    from engine.l5r_ccg.abilities.cause import Cause
    from engine.l5r_ccg.card import Card
    from engine.l5r_ccg.state import Province


class TurnFaceup(CardEvent):
    """A dynasty card in a province is turned face up (§events-phase)."""

    __slots__ = ()
    kind = "turn-faceup"

    def possible(self) -> bool:
        slot = self.card.slot
        kept = slot is not None and slot.forbids("turn-faceup", self.cause)
        return self.card.facedown and self.card.zone == "province" and not kept

    def resolve(self) -> None:
        self.table.placing.turn_faceup(self.card)

    def record(self) -> Record:
        slot = self.card.slot
        return self.note(card=self.card.key, province=slot.key if slot else None)


class TurnFacedown(CardEvent):
    """A dynasty card in a province is turned face down again. Everybody still knows the card."""

    __slots__ = ()
    kind = "turn-facedown"

    def possible(self) -> bool:
        return not self.card.facedown and self.card.zone == "province"

    def resolve(self) -> None:
        self.table.placing.turn_facedown(self.card)

    def record(self) -> Record:
        slot = self.card.slot
        return self.note(province=slot.key if slot else None)


class PutOff(TurnFacedown):
    """A Seer turns an Event face down. No Seer can turn the same Event face down again, wherever it goes."""

    __slots__ = ()

    def resolve(self) -> None:
        self.table.course.apply(self.card, "foreseen", 1, Layer.ADD, "permanent", self.cause)
        super().resolve()


class LieDead(CardEvent):
    """A card in a province is put among its owner's dishonorable dead."""

    __slots__ = ()
    kind = "lie-dead"

    def possible(self) -> bool:
        return self.card.zone == "province"

    def resolve(self) -> None:
        self.table.placing.move(self.card, "dynasty discard")
        self.card.died = "dishonorably"


class ProvinceEvent(CcgEvent):
    """An event about one province."""

    __slots__ = ("province",)

    def __init__(self, cause: "Cause", province: "Province") -> None:
        super().__init__(cause)
        self.province = province

    def record(self) -> Record | None:
        return self.note(province=self.province.key)


class Refill(ProvinceEvent):
    """An empty province is filled with the top card of the dynasty deck, face down (§dynasty-phase)."""

    __slots__ = ()
    kind = "refill"

    def possible(self) -> bool:
        province = self.province
        if province.destroyed or province.card is not None or province.forbids("refill"):
            return False
        return bool(self.table.players[province.owner].dynasty_deck)

    def resolve(self) -> None:
        self.table.placing.refill(self.province)

    def record(self) -> Record | None:
        return None if self.province.card is None else super().record()


class ExchangeWithDeck(ProvinceEvent):
    """The card of a province and the top card of the dynasty deck change places, both face down."""

    __slots__ = ()
    kind = "exchange-with-deck"

    def possible(self) -> bool:
        province = self.province
        return province.card is not None and bool(self.table.players[province.owner].dynasty_deck)

    def resolve(self) -> None:
        self.table.placing.exchange_with_deck(self.province)


class AddProvince(PlayerEvent):
    """A player gets one more province, to the left of the leftmost one. The new province is filled at once."""

    __slots__ = ("province",)
    kind = "add-province"

    def __init__(self, cause: "Cause", seat: int) -> None:
        super().__init__(cause, seat, 1)
        self.province: Province | None = None

    def possible(self) -> bool:
        return self.table.is_in(self.seat)

    def resolve(self) -> None:
        self.province = self.table.players[self.seat].add_province()
        self.table.vacant.append(self.province)

    def record(self) -> Record | None:
        assert self.province is not None
        return self.note(player=self.seat, province=self.province.key)


class Hide(AddProvince):
    """A player gets one more province, to the right of the rightmost one, for as long as a Holding stays in play.

    The new province holds no dynasty card, and its Strength is never more than ``strength``. If the new province is
    destroyed, the Holding is destroyed too.
    """

    __slots__ = ("card", "strength")

    def __init__(self, cause: "Cause", card: "Card", strength: int) -> None:
        super().__init__(cause, card.controller)
        self.card = card
        self.strength = strength

    def resolve(self) -> None:
        self.province = self.table.players[self.seat].add_province(last=True)
        changes = {HIDDEN: self.card.uid, "strength-limit": self.strength, "cannot:refill": 1}
        for name, value in changes.items():
            self.table.course.apply(self.province, name, value, Layer.ADD, "game", self.cause)
        self.table.course.apply(self.province, "strength", self.strength, Layer.BASE, "game", self.cause)


class _FallOfProvince(ProvinceEvent):
    """A province is destroyed, with the card in it and everything attached to it (§destroyed)."""

    __slots__ = ()
    kind = "destroy-province"

    def possible(self) -> bool:
        return not self.province.destroyed and not self.province.forbids("be-destroyed", self.cause)

    def resolve(self) -> None:
        self.table.placing.destroy_province(self.province)


class DestroyProvince(_FallOfProvince):
    """A province is destroyed (§destroyed)."""

    __slots__ = ()


class Collapse(_FallOfProvince):
    """A hidden province is destroyed. Reactions to the destruction of a province do not apply to this loss."""

    __slots__ = ()
