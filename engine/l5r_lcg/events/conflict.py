"""The conflict phase's events, in the order of the rulebook (Appendix I, 3.2 to 3.4.2)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.kernel.events import Event
from engine.kernel.flow import Flow
from engine.kernel.record import Record
from engine.l5r_lcg.events.base import CardEvent, LcgEvent, PlayerEvent
from engine.l5r_lcg.events.tokens import TakeRingFate

if TYPE_CHECKING:
    from engine.l5r_lcg.card import Card, Skill
    from engine.l5r_lcg.cause import Cause
    from engine.l5r_lcg.state import Conflict, Ring


class DeclareConflict(LcgEvent):
    """A conflict is declared (3.2): ring, type, province, attackers and covert targets, all at once.

    ``covert`` pairs each attacker that uses covert with its target. ``elements`` holds the elements at the declaration,
    because reactions may change the elements of the conflict.
    """

    __slots__ = ("attackers", "conflict", "covert", "elements", "ring_fate", "taken")
    kind = "declare-conflict"

    def __init__(
        self,
        cause: "Cause",
        conflict: "Conflict",
        attackers: "Sequence[Card]",
        covert: "Sequence[tuple[Card, Card]]",
    ) -> None:
        super().__init__(cause)
        self.conflict = conflict
        self.attackers = attackers
        self.covert = covert
        self.ring_fate = conflict.ring.fate
        self.taken = 0
        self.elements: tuple[str, ...] = ()

    def resolve(self) -> None:
        conflict = self.conflict
        self.ring_fate = conflict.ring.fate
        self.table.course.begin_conflict(conflict)
        self.taken = self.ring_fate - conflict.ring.fate
        for card in self.attackers:
            card.participating = True
        self.elements = conflict.elements

    def aftermath(self) -> Flow[None] | None:
        return self.table.evade(self.covert) if self.covert else None

    def record(self) -> Record:
        conflict = self.conflict
        return self.note(
            player=conflict.attacker,
            ring=conflict.ring.element,
            skill=conflict.skill,
            province=conflict.province.place,
            attackers=[card.key for card in self.attackers],
            covert=list(dict.fromkeys(victim.key for _, victim in self.covert)),
            fate=self.taken,
        )


class Evade(CardEvent):
    """A character is evaded by covert: it cannot be declared as a defender in this conflict (§covert)."""

    __slots__ = ()
    kind = "evade"

    def possible(self) -> bool:
        return self.card.is_character and not self.card.covered

    def resolve(self) -> None:
        self.card.covered = True

    def record(self) -> None:
        # The record of the declaration names the target.
        return None


class PassConflict(PlayerEvent):
    """A player passes an opportunity to declare a conflict (3.2)."""

    __slots__ = ()
    kind = "pass-conflict"

    def resolve(self) -> None:
        self.table.players[self.seat].conflicts_left -= 1

    def record(self) -> Record:
        return self.note(player=self.seat)


class DeclareDefenders(LcgEvent):
    """The defending player declares defenders (3.2.1), or none."""

    __slots__ = ("defenders", "seat")
    kind = "declare-defenders"

    def __init__(self, cause: "Cause", seat: int, defenders: "Sequence[Card]") -> None:
        super().__init__(cause)
        self.seat = seat
        self.defenders = defenders

    def resolve(self) -> None:
        for card in self.defenders:
            card.participating = True

    def record(self) -> Record:
        return self.note(player=self.seat, defenders=[card.key for card in self.defenders])


class CompareSkills(LcgEvent):
    """The skill totals are compared and the winner, if any, is known (3.2.3).

    ``elements`` holds the conflict's elements at this comparison.
    """

    __slots__ = ("conflict", "elements", "losers", "winners")
    kind = "compare-skills"

    def __init__(self, cause: "Cause", conflict: "Conflict") -> None:
        super().__init__(cause)
        self.conflict = conflict
        self.winners: list[Card] = []
        self.losers: list[Card] = []
        self.elements: tuple[str, ...] = ()

    def resolve(self) -> None:
        conflict = self.conflict
        self.table.course.decide_conflict(conflict)
        self.elements = conflict.elements
        if conflict.winner is not None and conflict.loser is not None:
            self.winners = conflict.participants(conflict.winner)
            self.losers = conflict.participants(conflict.loser)

    def record(self) -> Record:
        conflict = self.conflict
        return self.note(
            attacker=conflict.attacker,
            winner=conflict.winner,
            totals=conflict.totals,
            unopposed=conflict.unopposed,
        )


class ResolveRing(LcgEvent):
    """A ring effect is about to resolve for a player, who counts as the attacking player (§ring-effects)."""

    __slots__ = ("effect", "element", "seat")
    kind = "resolve-ring"

    def __init__(self, cause: "Cause", element: str, seat: int) -> None:
        super().__init__(cause)
        self.element = element
        self.seat = seat
        # The effect is a ring effect, whatever ability resolves the ring.
        self.effect = self.table.ring_cause(seat)

    def possible(self) -> bool:
        conflict = self.table.conflict
        if conflict is not None and conflict.gains("cancel:ring-effects"):
            return False
        return self.table.ring_may_resolve(self.effect, self.element)

    def aftermath(self) -> Flow[None]:
        return self.table.resolve_ring(self.effect, self.element)

    def record(self) -> Record:
        return self.note(player=self.seat, ring=self.element)


class TakeOverRing(LcgEvent):
    """A player will resolve the conflict's ring effect and claim its ring instead of the winner (3.2.6, 3.2.7)."""

    __slots__ = ("conflict", "seat")
    kind = "take-over-ring"

    def __init__(self, cause: "Cause", conflict: "Conflict", seat: int) -> None:
        super().__init__(cause)
        self.conflict = conflict
        self.seat = seat

    def possible(self) -> bool:
        return self.conflict.taken_by != self.seat

    def resolve(self) -> None:
        self.conflict.taken_by = self.seat

    def record(self) -> Record:
        return self.note(player=self.seat)


class ClaimRing(LcgEvent):
    """A player claims a ring (3.2.7)."""

    __slots__ = ("ring", "seat")
    kind = "claim-ring"

    def __init__(self, cause: "Cause", ring: "Ring", seat: int) -> None:
        super().__init__(cause)
        self.ring = ring
        self.seat = seat

    def possible(self) -> bool:
        return self.ring.claimed_by != self.seat

    def resolve(self) -> None:
        # The ring still counts as contested until all reactions to its claiming are over (§rings).
        self.ring.claimed_by = self.seat

    def record(self) -> Record:
        return self.note(player=self.seat, ring=self.ring.element)


class ReturnRing(LcgEvent):
    """A ring goes back to the unclaimed pool (3.2.7, 5.4)."""

    __slots__ = ("ring",)
    kind = "return-ring"

    def __init__(self, cause: "Cause", ring: "Ring") -> None:
        super().__init__(cause)
        self.ring = ring

    @property
    def subject(self) -> "Ring":
        """The subject of this event in options: the ring."""
        return self.ring

    def possible(self) -> bool:
        return not self.ring.unclaimed

    def resolve(self) -> None:
        self.ring.claimed_by = None
        self.ring.contested = False

    def record(self) -> Record:
        return self.note(ring=self.ring.element)


class SwitchRing(LcgEvent):
    """The contested ring, or a claimed ring, is switched with an unclaimed ring. The type shown stays.

    The attacking player gains the fate on a ring that becomes contested (§rings).
    """

    __slots__ = ("other", "ring")
    kind = "switch-ring"

    def __init__(self, cause: "Cause", ring: "Ring", other: "Ring") -> None:
        super().__init__(cause)
        self.ring = ring
        self.other = other

    def possible(self) -> bool:
        return self.other.unclaimed and not self.ring.unclaimed

    def contingent(self) -> list[Event]:
        conflict = self.table.conflict
        if conflict is None or conflict.ring is not self.ring or not self.ring.contested:
            return []
        return [TakeRingFate(self.cause, self.other, conflict.attacker)]

    def resolve(self) -> None:
        self.table.course.switch_rings(self.ring, self.other)

    def record(self) -> Record:
        return self.note(ring=self.ring.element, other=self.other.element)


class SwitchType(LcgEvent):
    """The conflict's type switches, and its element stays."""

    __slots__ = ("skill",)
    kind = "switch-type"

    def __init__(self, cause: "Cause", skill: "Skill") -> None:
        super().__init__(cause)
        self.skill: Skill = skill

    def possible(self) -> bool:
        conflict = self.table.conflict
        return conflict is not None and conflict.skill != self.skill

    def resolve(self) -> None:
        self.table.course.switch_type(self.skill)

    def record(self) -> Record:
        return self.note(skill=self.skill)


class EndConflict(LcgEvent):
    """The conflict ends (3.3). The effects that last until the end of the conflict end."""

    __slots__ = ("conflict",)
    kind = "end-conflict"

    def __init__(self, cause: "Cause", conflict: "Conflict") -> None:
        super().__init__(cause)
        self.conflict = conflict

    def resolve(self) -> None:
        self.table.course.end_conflict(self.conflict)


class CountGlory(LcgEvent):
    """A glory count (§glory-count): the glory of ready characters plus claimed rings. A tie has no winner."""

    __slots__ = ("totals", "winner")
    kind = "count-glory"

    def __init__(self, cause: "Cause") -> None:
        super().__init__(cause)
        self.totals = (0, 0)
        self.winner: int | None = None

    def resolve(self) -> None:
        self.totals = self.table.glory_count()
        if self.totals[0] != self.totals[1]:
            self.winner = 0 if self.totals[0] > self.totals[1] else 1

    def record(self) -> Record:
        return self.note(totals=self.totals, winner=self.winner)


class ClaimFavor(LcgEvent):
    """A player claims the Imperial Favor and chooses the side up (3.4.2)."""

    __slots__ = ("seat", "side")
    kind = "claim-favor"

    def __init__(self, cause: "Cause", seat: int, side: "Skill") -> None:
        super().__init__(cause)
        self.seat = seat
        self.side: Skill = side

    def resolve(self) -> None:
        self.table.favor = (self.seat, self.side)

    def record(self) -> Record:
        return self.note(player=self.seat, side=self.side)
