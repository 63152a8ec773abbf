"""Events about provinces: they are revealed, broken, refilled or turned facedown, and get tokens and dynasty cards."""

from typing import TYPE_CHECKING

from engine.kernel.events import run_batch
from engine.kernel.flow import Flow
from engine.kernel.record import Record
from engine.l5r_lcg.events.base import CardEvent, public_key

if TYPE_CHECKING:
    from engine.l5r_lcg.card import Card, Province
    from engine.l5r_lcg.cause import Cause


class RevealProvince(CardEvent):
    """A facedown province is turned faceup: it is revealed (§facedown-province)."""

    __slots__ = ("province",)
    kind = "reveal-province"

    def __init__(self, cause: "Cause", card: "Province") -> None:
        super().__init__(cause, card)
        self.province = card

    def possible(self) -> bool:
        return self.card.facedown

    def resolve(self) -> None:
        self.table.placing.turn_faceup(self.card)

    def record(self) -> Record:
        return self.note(card=self.card.id, province=self.province.place)


class BreakProvince(CardEvent):
    """A province is broken (§broken-province). ``seat`` is the player who broke the province."""

    __slots__ = ("province", "seat")
    kind = "break-province"

    def __init__(self, cause: "Cause", card: "Province", seat: int) -> None:
        super().__init__(cause, card)
        self.province = card
        self.seat = seat

    def possible(self) -> bool:
        conflict = self.table.conflict
        return not self.province.broken and not (conflict is not None and conflict.forbids("break"))

    def resolve(self) -> None:
        self.table.placing.break_province(self.province)

    def aftermath(self) -> Flow[None] | None:
        conflict = self.table.conflict
        if conflict is None or conflict.attacker != self.seat or not self.province.contents:
            return None
        return self.table.discard_from_broken(self.province, self.seat)

    def record(self) -> Record:
        return self.note(card=self.card.id, province=self.province.place, player=self.seat)


class RefillProvince(CardEvent):
    """A province is refilled from the top of its owner's dynasty deck (§refill-province)."""

    __slots__ = ("faceup", "province")
    kind = "refill-province"

    def __init__(self, cause: "Cause", card: "Province", *, faceup: bool = False) -> None:
        super().__init__(cause, card)
        self.province = card
        self.faceup = faceup

    def possible(self) -> bool:
        return not self.province.contents

    def resolve(self) -> None:
        self.table.placing.refill(self.province, faceup=self.faceup)

    def record(self) -> Record:
        shown = [card.key for card in self.province.contents if not card.facedown]
        return self.note(province=self.province.place, card=shown[-1] if shown else None)


class SwapInProvince(CardEvent):
    """Two dynasty cards on provinces exchange their places (§switch)."""

    __slots__ = ("other",)
    kind = "swap-in-province"

    def __init__(self, cause: "Cause", card: "Card", other: "Card") -> None:
        super().__init__(cause, card)
        self.other = other

    def possible(self) -> bool:
        return self.card.zone == self.other.zone == "province" and self.card.slot is not self.other.slot

    def resolve(self) -> None:
        self.table.placing.swap_in_provinces(self.card, self.other)

    def record(self) -> Record:
        return self.note(card=public_key(self.card), other=public_key(self.other))


class PutIntoProvince(CardEvent):
    """A holding is put into play in a province, faceup (§play)."""

    __slots__ = ("province",)
    kind = "put-into-province"

    def __init__(self, cause: "Cause", card: "Card", province: "Province") -> None:
        super().__init__(cause, card)
        self.province = province

    def possible(self) -> bool:
        card = self.card
        return card.face.type == "holding" and not card.in_play and not self.table.has_unique(card, card.owner)

    def resolve(self) -> None:
        self.table.placing.put_into_province(self.card, self.province)

    def record(self) -> Record:
        return self.note(card=self.card.key, province=self.province.place)


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
        card = self.card
        if card.zone not in ("dynasty deck", "dynasty discard"):
            return False
        # A holding enters play there, so it must not be a second copy of a unique card (§unique-cards).
        return card.face.type != "holding" or not self.table.has_unique(card, card.owner)

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
