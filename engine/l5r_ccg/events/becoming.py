"""Events that change what cards are: a card becomes a copy, two cards become one, a unit loses its leader."""

from typing import TYPE_CHECKING

from engine.kernel.record import Record
from engine.l5r_ccg.events.base import CardEvent
from engine.l5r_ccg.machinery.transforming import hatch, leave_behind, merge

if TYPE_CHECKING:
    from engine.l5r_ccg.abilities.cause import Cause
    from engine.l5r_ccg.card import Card
    from engine.l5r_ccg.definition import CardDef


class Hatch(CardEvent):
    """A card in play becomes a copy of a Personality in play and has that Personality's permanent changes.

    The change lasts for the rest of the game. The change does not count as entering play: no text reacts to it, and
    another card of the same name does not prevent it.
    """

    __slots__ = ("key", "origin")
    kind = "hatch"

    def __init__(self, cause: "Cause", card: "Card", origin: "Card") -> None:
        super().__init__(cause, card)
        self.origin = origin
        self.key = card.key

    def possible(self) -> bool:
        return self.origin.is_personality and not self.card.in_play and not self.origin.forbids("be-copied", self.cause)

    def resolve(self) -> None:
        assert self.cause.seat is not None
        hatch(self.card, self.origin, self.cause.seat)

    def record(self) -> Record:
        return self.note(card=self.key, other=self.card.key, player=self.card.controller)


class Merge(CardEvent):
    """Two Personalities of a player become one card. From now on, ``former`` lies under ``card``."""

    __slots__ = ("former", "key")
    kind = "merge"

    def __init__(self, cause: "Cause", card: "Card", former: "Card") -> None:
        super().__init__(cause, card)
        self.former = former
        self.key = former.key

    def possible(self) -> bool:
        card, former = self.card, self.former
        if not (card.is_personality and former.is_personality) or card is former:
            return False
        return not any(one.forbids("be-affected", self.cause) for one in (card, former))

    def resolve(self) -> None:
        merge(self.card, self.former, self.source)

    @property
    def source(self) -> str:
        """The id of the card that makes this effect."""
        return "" if self.cause.this is None else self.cause.this.id

    def record(self) -> Record:
        return self.note(card=self.card.key, former=self.key, player=self.card.controller)


class StayBehind(CardEvent):
    """The Followers of a Personality that is about to leave the battle stay there as a unit of their own."""

    __slots__ = ("face", "leaderless")
    kind = "stay-behind"

    def __init__(self, cause: "Cause", card: "Card", face: "CardDef") -> None:
        super().__init__(cause, card)
        self.face = face
        self.leaderless: Card | None = None

    def possible(self) -> bool:
        return self.card.is_personality and self.card.in_battle and bool(self.card.followers)

    def resolve(self) -> None:
        self.leaderless = leave_behind(self.card, self.face)

    def record(self) -> Record:
        assert self.leaderless is not None
        return self.note(card=self.card.key, cards=[one.key for one in self.leaderless.followers])
