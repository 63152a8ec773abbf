"""Events about provinces: turned facedown, given tokens, and getting other dynasty cards."""

from typing import TYPE_CHECKING

from engine.kernel.events import run_batch
from engine.kernel.flow import Flow
from engine.kernel.record import Record
from engine.l5r_lcg.events.base import CardEvent, public_key
from engine.l5r_lcg.events.cards import RevealProvince

if TYPE_CHECKING:
    from engine.l5r_lcg.card import Card, Province
    from engine.l5r_lcg.cause import Cause


class TurnFacedown(CardEvent):
    """A faceup province is turned facedown. The attacked province is revealed again at once (§facedown-province)."""

    __slots__ = ("province",)
    kind = "turn-facedown"

    def __init__(self, cause: "Cause", card: "Province") -> None:
        super().__init__(cause, card)
        self.province = card

    def possible(self) -> bool:
        return not self.province.facedown and not self.province.broken

    def resolve(self) -> None:
        self.table.placing.turn_facedown(self.province)

    def aftermath(self) -> Flow[None] | None:
        return self._reveal() if self.province.attacked else None

    def _reveal(self) -> Flow[None]:
        yield from run_batch(self.table, [RevealProvince(self.cause, self.province)])

    def record(self) -> Record:
        return self.note(card=self.card.id, province=self.province.place)


class PlaceHonor(CardEvent):
    """Honor tokens from the token pool are placed on a province."""

    __slots__ = ("amount", "province")
    kind = "place-honor"

    def __init__(self, cause: "Cause", card: "Province", amount: int = 1) -> None:
        super().__init__(cause, card)
        self.province = card
        self.amount = amount

    def resolve(self) -> None:
        self.province.honor += self.amount

    def record(self) -> Record:
        return self.note(card=self.card.id, province=self.province.place, amount=self.amount)


class PutOnProvince(CardEvent):
    """A dynasty card out of play is put on a province, faceup."""

    __slots__ = ("province",)
    kind = "put-on-province"

    def __init__(self, cause: "Cause", card: "Card", province: "Province") -> None:
        super().__init__(cause, card)
        self.province = province

    def possible(self) -> bool:
        return self.card.zone in ("dynasty deck", "dynasty discard")

    def resolve(self) -> None:
        self.table.placing.put_into_province(self.card, self.province)
        self.table.barrier = True

    def record(self) -> Record:
        return self.note(card=self.card.key, province=self.province.place)


class MoveToProvince(CardEvent):
    """A card on a province is moved to another province of its owner. The card's state does not change (§move)."""

    __slots__ = ("province",)
    kind = "move-to-province"

    def __init__(self, cause: "Cause", card: "Card", province: "Province") -> None:
        super().__init__(cause, card)
        self.province = province

    def possible(self) -> bool:
        return self.card.zone == "province" and self.card.slot is not self.province

    def resolve(self) -> None:
        self.table.placing.move_to_province(self.card, self.province)

    def record(self) -> Record:
        return self.note(card=public_key(self.card), province=self.province.place)
