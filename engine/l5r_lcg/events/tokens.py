"""Events about fate, honor and status tokens: players gain, lose, give, take, place and remove them."""

from typing import TYPE_CHECKING, ClassVar, Literal

from engine.kernel.record import Record
from engine.l5r_lcg.events.base import CardEvent, LcgEvent, PlayerEvent

if TYPE_CHECKING:
    from engine.l5r_lcg.card import Card
    from engine.l5r_lcg.cause import Cause
    from engine.l5r_lcg.state import Ring


class GainHonor(PlayerEvent):
    """A player gains honor from the token pool (§gain)."""

    __slots__ = ()
    kind = "gain-honor"

    def possible(self) -> bool:
        return self.amount > 0

    def resolve(self) -> None:
        self.table.players[self.seat].honor += self.amount


class LoseHonor(PlayerEvent):
    """A player loses honor to the token pool (§honor)."""

    __slots__ = ()
    kind = "lose-honor"

    def possible(self) -> bool:
        return self.amount > 0 and self.table.players[self.seat].honor > 0

    def resolve(self) -> None:
        player = self.table.players[self.seat]
        self.amount = min(self.amount, player.honor)
        player.honor -= self.amount


class Transfer(LcgEvent):
    """Honor or fate goes from one player to the other (§give, §take).

    ``taken`` is true if the receiver takes it (§take), and false if the other player gives it (§give).
    """

    __slots__ = ("amount", "giver", "taken", "taker")
    what: ClassVar[Literal["honor", "fate"]]

    def __init__(self, cause: "Cause", giver: int, taker: int, amount: int = 1, *, taken: bool = True) -> None:
        super().__init__(cause)
        self.giver = giver
        self.taker = taker
        self.amount = amount
        self.taken = taken

    def possible(self) -> bool:
        return self.amount > 0 and getattr(self.table.players[self.giver], self.what) > 0

    def resolve(self) -> None:
        giver, taker = self.table.players[self.giver], self.table.players[self.taker]
        self.amount = min(self.amount, getattr(giver, self.what))
        setattr(giver, self.what, getattr(giver, self.what) - self.amount)
        setattr(taker, self.what, getattr(taker, self.what) + self.amount)

    def record(self) -> Record:
        return self.note(giver=self.giver, taker=self.taker, amount=self.amount, taken=self.taken)


class TransferHonor(Transfer):
    """Honor goes from one player to the other."""

    __slots__ = ()
    kind = "transfer-honor"
    what = "honor"


class GainFate(PlayerEvent):
    """A player gains fate from the token pool (§fate)."""

    __slots__ = ()
    kind = "gain-fate"

    def possible(self) -> bool:
        return self.amount > 0

    def resolve(self) -> None:
        self.table.players[self.seat].fate += self.amount


class SpendFate(PlayerEvent):
    """A player spends fate: to the token pool, or onto a ring (§fate)."""

    __slots__ = ("ring",)
    kind = "spend-fate"

    def __init__(self, cause: "Cause", seat: int, amount: int = 1, ring: "Ring | None" = None) -> None:
        super().__init__(cause, seat, amount)
        self.ring = ring

    def possible(self) -> bool:
        return 0 < self.amount <= self.table.players[self.seat].spendable

    def resolve(self) -> None:
        self.table.players[self.seat].fate -= self.amount
        if self.ring is not None:
            self.ring.fate += self.amount

    def record(self) -> Record:
        if self.ring is None:
            return self.note(player=self.seat, amount=self.amount)
        return self.note(player=self.seat, amount=self.amount, ring=self.ring.element)


class TransferFate(Transfer):
    """Fate goes from one player's pool to the other's."""

    __slots__ = ()
    kind = "transfer-fate"
    what = "fate"


class PlaceFate(CardEvent):
    """Fate is placed on a card: from the token pool, or from a player's or another card's fate (§fate)."""

    __slots__ = ("amount", "from_card", "from_player")
    kind = "place-fate"

    def __init__(
        self,
        cause: "Cause",
        card: "Card",
        amount: int = 1,
        *,
        from_player: int | None = None,
        from_card: "Card | None" = None,
    ) -> None:
        super().__init__(cause, card)
        self.amount = amount
        self.from_player = from_player
        self.from_card = from_card

    def possible(self) -> bool:
        if self.amount <= 0 or not self.card.in_play or self.card.forbids("place-fate", self.cause):
            return False
        if self.from_card is not None:
            source = self.from_card
            return source.in_play and source.fate > 0 and not source.forbids("lose-fate", self.cause)
        return self.from_player is None or self.table.players[self.from_player].fate >= self.amount

    def resolve(self) -> None:
        if self.from_card is not None:
            self.amount = min(self.amount, self.from_card.fate)
            self.from_card.fate -= self.amount
        elif self.from_player is not None:
            self.table.players[self.from_player].fate -= self.amount
        self.card.fate += self.amount

    def record(self) -> Record:
        facts = {} if self.from_card is None else {"from": self.from_card.key}
        return self.note(card=self.card.key, amount=self.amount, **facts)


class RemoveFate(CardEvent):
    """Fate is removed from a card: to the token pool, or to a player (``to_player``)."""

    __slots__ = ("amount", "to_player")
    kind = "remove-fate"

    def __init__(self, cause: "Cause", card: "Card", amount: int = 1, to_player: int | None = None) -> None:
        super().__init__(cause, card)
        self.amount = amount
        self.to_player = to_player

    def possible(self) -> bool:
        card = self.card
        return self.amount > 0 and card.fate > 0 and card.in_play and not card.forbids("lose-fate", self.cause)

    def resolve(self) -> None:
        self.amount = min(self.amount, self.card.fate)
        self.card.fate -= self.amount
        if self.to_player is not None:
            self.table.players[self.to_player].fate += self.amount

    def record(self) -> Record:
        facts = {} if self.to_player is None else {"player": self.to_player}
        return self.note(card=self.card.key, amount=self.amount, **facts)


class PlaceFateOnRing(LcgEvent):
    """Fate from the token pool is placed on a ring (4.4)."""

    __slots__ = ("amount", "ring")
    kind = "place-fate-on-ring"

    def __init__(self, cause: "Cause", ring: "Ring", amount: int = 1) -> None:
        super().__init__(cause)
        self.ring = ring
        self.amount = amount

    def resolve(self) -> None:
        self.ring.fate += self.amount

    def record(self) -> Record:
        return self.note(ring=self.ring.element, amount=self.amount)


class TakeRingFate(LcgEvent):
    """A player takes all fate from a ring (3.2)."""

    __slots__ = ("amount", "ring", "seat")
    kind = "take-ring-fate"

    def __init__(self, cause: "Cause", ring: "Ring", seat: int) -> None:
        super().__init__(cause)
        self.ring = ring
        self.seat = seat
        self.amount = ring.fate

    def possible(self) -> bool:
        return self.ring.fate > 0 and not self.table.players[self.seat].forbids("ring-fate")

    def resolve(self) -> None:
        self.amount = self.ring.fate
        self.ring.fate = 0
        self.table.players[self.seat].fate += self.amount

    def record(self) -> Record:
        return self.note(player=self.seat, ring=self.ring.element, amount=self.amount)


class Honor(CardEvent):
    """A character is honored (§personal-honor): normal becomes honored, dishonored becomes normal."""

    __slots__ = ()
    kind = "honor"

    def possible(self) -> bool:
        card = self.card
        if not card.is_character or card.status == 1 or card.forbids("be-honored", self.cause):
            return False
        return card.status == -1 or not card.forbids("become-honored", self.cause)

    def resolve(self) -> None:
        self.card.status += 1


class Dishonor(CardEvent):
    """A character is dishonored (§personal-honor): normal becomes dishonored, honored becomes normal."""

    __slots__ = ()
    kind = "dishonor"

    def possible(self) -> bool:
        card = self.card
        if not card.is_character or card.status == -1 or card.forbids("be-dishonored", self.cause):
            return False
        return card.status == 1 or not card.forbids("become-dishonored", self.cause)

    def resolve(self) -> None:
        self.card.status -= 1


class DiscardStatus(CardEvent):
    """A character's status token is discarded.

    The character becomes normal. The change counts neither as honoring nor as dishonoring.
    """

    __slots__ = ()
    kind = "discard-status"

    def possible(self) -> bool:
        return self.card.in_play and self.card.status != 0 and not self.card.forbids("lose-status", self.cause)

    def resolve(self) -> None:
        self.card.status = 0


class MoveStatus(CardEvent):
    """A character's status token moves to another character, which becomes honored or dishonored by it.

    The move does not count as honoring or dishonoring (§faq-10, Origami Master). An honored and a dishonored token are
    both discarded.
    """

    __slots__ = ("other",)
    kind = "move-status"

    def __init__(self, cause: "Cause", card: "Card", other: "Card") -> None:
        super().__init__(cause, card)
        self.other = other

    def possible(self) -> bool:
        card, other = self.card, self.other
        if not card.is_character or not other.is_character or not card.status or other.status == card.status:
            return False
        becoming = "become-honored" if card.honored else "become-dishonored"
        if other.forbids("gain-status", self.cause):
            return False
        return bool(other.status) or not other.forbids(becoming, self.cause)

    def resolve(self) -> None:
        self.other.status += self.card.status
        self.card.status = 0

    def record(self) -> Record:
        return self.note(card=self.card.key, other=self.other.key)
