"""Events of challenges (§challenge)."""

from typing import TYPE_CHECKING

from engine.kernel.record import Record
from engine.l5r_ccg.events.base import CcgEvent

if TYPE_CHECKING:
    from engine.l5r_ccg.abilities.cause import Cause
    from engine.l5r_ccg.card import Card


class Challenge(CcgEvent):
    """A Personality challenges another (§challenge).

    A Reaction may replace either Personality or prevent a refusal.
    """

    __slots__ = ("challenged", "challenger", "declined", "number", "refusable")
    kind = "challenge"

    def __init__(self, cause: "Cause", challenger: "Card", challenged: "Card", *, refusable: bool) -> None:
        super().__init__(cause)
        self.challenger = challenger
        self.challenged = challenged
        self.refusable = refusable
        self.declined = False
        self.number: int | None = None

    def possible(self) -> bool:
        return not self.challenged.forbids("be-challenged", self.cause)

    def record(self) -> Record:
        return self.note(challenger=self.challenger.key, challenged=self.challenged.key)


class RefuseChallenge(CcgEvent):
    """A challenge is refused."""

    __slots__ = ("challenge",)
    kind = "refuse-challenge"

    def __init__(self, cause: "Cause", challenge: Challenge) -> None:
        super().__init__(cause)
        self.challenge = challenge

    def record(self) -> Record:
        challenged = self.challenge.challenged
        return self.note(player=challenged.controller, card=challenged.key)


class Decline(CcgEvent):
    """A challenge is refused at once, even if refusing was impossible. No Honor is lost and nobody is dishonored."""

    __slots__ = ("challenge",)
    kind = "decline"

    def __init__(self, cause: "Cause", challenge: Challenge) -> None:
        super().__init__(cause)
        self.challenge = challenge

    def possible(self) -> bool:
        return self.challenge.imminent and not self.challenge.declined

    def resolve(self) -> None:
        self.challenge.declined = True

    def record(self) -> None:
        return None


class MustAccept(CcgEvent):
    """A challenge can no longer be refused."""

    __slots__ = ("challenge",)
    kind = "must-accept"

    def __init__(self, cause: "Cause", challenge: Challenge) -> None:
        super().__init__(cause)
        self.challenge = challenge

    def possible(self) -> bool:
        return self.challenge.refusable and self.challenge.imminent and not self.challenge.happened

    def resolve(self) -> None:
        self.challenge.refusable = False

    def record(self) -> Record:
        return self.note(card=self.challenge.challenged.key)


class StandIn(CcgEvent):
    """A card replaces the Personality challenged.

    The card fights with ``number`` if it lacks the value that the duel compares.
    """

    __slots__ = ("card", "challenge", "number")
    kind = "stand-in"

    def __init__(self, cause: "Cause", challenge: Challenge, card: "Card", number: int | None = None) -> None:
        super().__init__(cause)
        self.challenge = challenge
        self.card = card
        self.number = number

    def possible(self) -> bool:
        return self.card.in_play and self.challenge.imminent and not self.challenge.happened

    def resolve(self) -> None:
        self.challenge.challenged = self.card
        self.challenge.number = self.number

    def record(self) -> Record:
        return self.note(card=self.card.key)
