"""Effects on conflicts: how many are declared, who acts first, and which province is attacked."""

from typing import TYPE_CHECKING

from engine.cardplay.values import Lasting
from engine.kernel.events import Event
from engine.kernel.modifiers import Layer
from engine.kernel.record import Record
from engine.l5r_lcg.events.base import LcgEvent, PlayerEvent
from engine.l5r_lcg.events.provinces import RevealProvince

if TYPE_CHECKING:
    from engine.l5r_lcg.card import Province, Skill
    from engine.l5r_lcg.cause import Cause
    from engine.l5r_lcg.state import Conflict


class LimitConflicts(LcgEvent):
    """In this phase, no player may declare more conflicts than this, even if other effects add opportunities."""

    __slots__ = ("amount",)
    kind = "limit-conflicts"

    def __init__(self, cause: "Cause", amount: int) -> None:
        super().__init__(cause)
        self.amount = amount

    def possible(self) -> bool:
        return any(player.conflicts_left > self.amount for player in self.table.players)

    def resolve(self) -> None:
        for player in self.table.players:
            player.conflicts_left = min(player.conflicts_left, self.amount)
            self.table.course.apply_to_player(
                player.seat, "cannot:add-conflict", 1, "phase", self.cause, test=None, given=None
            )

    def record(self) -> Record:
        return self.note(amount=self.amount)


class AddConflict(PlayerEvent):
    """A player may declare an additional conflict of one type this phase."""

    __slots__ = ("skill",)
    kind = "add-conflict"

    def __init__(self, cause: "Cause", seat: int, skill: "Skill") -> None:
        super().__init__(cause, seat)
        self.skill: Skill = skill

    def possible(self) -> bool:
        return not self.table.players[self.seat].forbids("add-conflict")

    def resolve(self) -> None:
        player = self.table.players[self.seat]
        player.conflicts_left += 1
        player.additional.append(self.skill)

    def record(self) -> Record:
        return self.note(player=self.seat, skill=self.skill)


class ActFirst(PlayerEvent):
    """A player has the first opportunity to act in the conflict (3.2.2), unless an effect has already given it to a
    player.
    """

    __slots__ = ("conflict",)
    kind = "act-first"

    def __init__(self, cause: "Cause", seat: int, conflict: "Conflict") -> None:
        super().__init__(cause, seat)
        self.conflict = conflict

    def possible(self) -> bool:
        return self.conflict.first != self.seat and self.table.step in ("3.2", "3.2.1")

    def resolve(self) -> None:
        self.conflict.first = self.seat

    def record(self) -> Record:
        return self.note(player=self.seat)


class MoveConflict(LcgEvent):
    """The contested ring moves to another eligible province, which becomes the attacked one.

    If the new province is facedown, it is turned faceup at once (§facedown-province).
    """

    __slots__ = ("conflict", "province")
    kind = "move-conflict"

    def __init__(self, cause: "Cause", conflict: "Conflict", province: "Province") -> None:
        super().__init__(cause)
        self.conflict = conflict
        self.province = province

    def possible(self) -> bool:
        return self.conflict.province is not self.province

    def contingent(self) -> list[Event]:
        return [RevealProvince(self.cause, self.province)] if self.province.facedown else []

    def resolve(self) -> None:
        self.conflict.province = self.province

    def record(self) -> Record:
        return self.note(province=self.province.place)


class ApplyToConflict(LcgEvent):
    """A lasting effect begins on the conflict in progress. The effect ends with the conflict."""

    __slots__ = ("attribute", "conflict")
    kind = "apply-to-conflict"

    def __init__(self, cause: "Cause", conflict: "Conflict", attribute: str) -> None:
        super().__init__(cause)
        self.conflict = conflict
        self.attribute = attribute

    def possible(self) -> bool:
        return not self.conflict.modifiers(self.attribute)

    def resolve(self) -> None:
        source = self.cause.this.id if self.cause.this is not None else ""
        self.conflict.lasting += (Lasting(self.attribute, 1, Layer.ADD, source, "conflict"),)

    def record(self) -> Record:
        return self.note(attribute=self.attribute)


class DiscardFavor(PlayerEvent):
    """A player discards the Imperial Favor. Nobody has the Favor afterwards (§imperial-favor)."""

    __slots__ = ()
    kind = "discard-favor"

    def possible(self) -> bool:
        return self.table.players[self.seat].has_favor

    def resolve(self) -> None:
        self.table.favor = None

    def record(self) -> Record:
        return self.note(player=self.seat)
