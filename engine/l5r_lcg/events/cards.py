"""Events about cards: they are readied, enter and leave play, are attached, moved, taken over or turned faceup."""

from typing import TYPE_CHECKING, Literal

from engine.kernel.events import Event
from engine.kernel.record import Record
from engine.l5r_lcg.definition import CLANS
from engine.l5r_lcg.events.base import CardEvent

if TYPE_CHECKING:
    from engine.l5r_lcg.card import Card
    from engine.l5r_lcg.cause import Cause

Destination = Literal["discard", "hand", "deck top", "deck bottom", "removed"]


class Ready(CardEvent):
    """A card is readied (§ready)."""

    __slots__ = ()
    kind = "ready"

    def possible(self) -> bool:
        return self.card.bowed and self.card.in_play and not self.card.forbids("ready", self.cause)

    def resolve(self) -> None:
        self.card.bowed = False


class LeavePlay(CardEvent):
    """A card leaves play (§leaves-play). ``sacrificed`` marks a sacrifice, which is not discarding (§sacrifice).

    A dynasty card cannot be in a hand, so it is discarded instead of returned to hand (ruling on Togashi Yokuni). The
    card's attachments leave at the same time: ancestral attachments to their owner's hand, the others to the discard
    pile. ``clans`` holds the clans that the card had in play. If ``under`` names a holding, the card goes
    facedown under it instead of to a discard pile. ``fate_to`` is the player who gets the fate on the card.
    """

    __slots__ = ("clans", "controller", "fate_to", "key", "sacrificed", "to", "under", "was_character", "with_host")
    kind = "leave-play"

    def __init__(self, cause: "Cause", card: "Card", to: Destination = "discard", *, sacrificed: bool = False) -> None:
        super().__init__(cause, card)
        self.to: Destination = "discard" if to == "hand" and card.face.side == "dynasty" else to
        self.sacrificed = sacrificed
        self.controller = card.controller
        self.was_character = card.is_character
        self.key = card.key
        self.clans: tuple[str, ...] = ()
        self.with_host: Card | None = None
        self.under: Card | None = None
        self.fate_to: int | None = None

    def possible(self) -> bool:
        card = self.card
        if not card.in_play or card.zone == "stronghold" or card.forbids("leave-play", self.cause):
            return False
        if self.with_host is not None and card.host is not self.with_host:
            # The card was moved away before it could leave play.
            return False
        return self.to != "discard" or self.sacrificed or not card.forbids("be-discarded", self.cause)

    @property
    def fulfilled(self) -> bool:
        # A card that stays in play was not sacrificed, whatever replaced the event (§sacrifice; §faq-4, Reprieve).
        return self.happened

    def contingent(self) -> list[Event]:
        events: list[Event] = []
        for attachment in (one for one in self.card.attachments if one.in_play):
            leaving = LeavePlay(self.cause, attachment, "hand" if attachment.has("ancestral") else "discard")
            leaving.with_host = self.card
            events.append(leaving)
        return events

    def resolve(self) -> None:
        self.controller = self.card.controller
        self.clans = tuple(clan for clan in CLANS if self.card.of_clan(clan))
        if self.fate_to is not None:
            self.table.players[self.fate_to].fate += self.card.fate
        self.table.placing.leave_play(self.card, self.to)
        if self.under is not None and self.under.in_play:
            self.table.placing.put_under(self.card, self.under)

    def record(self) -> Record:
        return self.note(card=self.key, to=self.to, sacrificed=self.sacrificed)


class PutUnder(CardEvent):
    """A card that is about to leave play for a discard pile will go facedown under a holding instead."""

    __slots__ = ("leaving",)
    kind = "put-under"

    def __init__(self, cause: "Cause", leaving: LeavePlay, holding: "Card") -> None:
        super().__init__(cause, holding)
        self.leaving = leaving

    def possible(self) -> bool:
        return self.leaving.imminent and self.leaving.to == "discard" and self.leaving.under is None

    def resolve(self) -> None:
        self.leaving.under = self.card

    def record(self) -> Record:
        return self.note(card=self.leaving.key, host=self.card.key)


class KeepFate(CardEvent):
    """The fate on a card that is about to leave play will go to a player's pool, not to the token pool."""

    __slots__ = ("leaving", "seat")
    kind = "keep-fate"

    def __init__(self, cause: "Cause", leaving: LeavePlay, seat: int) -> None:
        super().__init__(cause, leaving.card)
        self.leaving = leaving
        self.seat = seat

    def possible(self) -> bool:
        return self.leaving.imminent and self.leaving.fate_to != self.seat and self.card.fate > 0

    def resolve(self) -> None:
        self.leaving.fate_to = self.seat

    def record(self) -> Record:
        return self.note(card=self.card.key, amount=self.card.fate, player=self.seat)


class EnterPlay(CardEvent):
    """A character enters play (§enters-play): at home, or as a participant of the conflict.

    ``played`` tells whether the card was played or only put into play. ``origin`` is the zone it came from. ``fate`` is
    the fate placed on it.
    """

    __slots__ = ("fate", "into_conflict", "origin", "origin_province", "played", "seat")
    kind = "enter-play"

    def __init__(
        self,
        cause: "Cause",
        card: "Card",
        seat: int,
        *,
        into_conflict: bool = False,
        played: bool = False,
        fate: int = 0,
    ) -> None:
        super().__init__(cause, card)
        self.fate = fate
        self.seat = seat
        self.into_conflict = into_conflict
        self.played = played
        # A character that enters from under a holding counts as entering from that holding's province. A character that
        # is played from a deck is played as if it were in hand.
        beneath = card.zone == "under"
        self.origin = "province" if beneath else "hand" if played and card.plays_from_hand else card.zone
        self.origin_province = card.host.slot if beneath and card.host is not None else card.slot

    def possible(self) -> bool:
        card = self.card
        if card.zone == "play" or not self.table.may_enter_play(card, self.seat):
            return False
        return not self.into_conflict or self.table.may_participate(card, self.seat)

    def resolve(self) -> None:
        if self.origin == "hand" and not self.played:
            # Other players may have decided since this character was chosen. Once they see the character, they cannot
            # take back these decisions.
            self.table.barrier = True
        self.table.placing.enter_play(self.card, self.seat, into_conflict=self.into_conflict)
        self.card.fate = self.fate
        self.card.arrived = (self.table.phases, self.origin)

    def record(self) -> Record:
        return self.note(
            card=self.card.key,
            player=self.seat,
            conflict=self.into_conflict,
            played=self.played,
            origin=self.origin,
        )


class Attach(CardEvent):
    """An attachment is attached to a character, from out of play or from another character."""

    __slots__ = ("entering", "host", "played", "seat")
    kind = "attach"

    def __init__(self, cause: "Cause", card: "Card", host: "Card", seat: int, *, played: bool = False) -> None:
        super().__init__(cause, card)
        self.host = host
        self.seat = seat
        self.played = played
        self.entering = not card.in_play

    def possible(self) -> bool:
        return self.card.host is not self.host and self.table.may_attach(self.card, self.host, self.seat)

    def resolve(self) -> None:
        self.table.placing.attach(self.card, self.host, self.seat)

    def record(self) -> Record:
        return self.note(card=self.card.key, host=self.host.key, player=self.seat, entering=self.entering)


class MoveToConflict(CardEvent):
    """A character moves to the conflict and takes part on its controller's side (§move)."""

    __slots__ = ()
    kind = "move-to-conflict"

    def possible(self) -> bool:
        card = self.card
        if not card.is_character or card.participating or card.forbids("move", self.cause):
            return False
        return not card.forbids("move-to-conflict", self.cause) and self.table.may_participate(card, card.controller)

    def resolve(self) -> None:
        self.card.participating = True


class MoveHome(CardEvent):
    """A participating character moves home (§home). The character stays ready or bowed."""

    __slots__ = ()
    kind = "move-home"

    def possible(self) -> bool:
        card = self.card
        return card.is_character and card.participating and not card.forbids("move", self.cause)

    def resolve(self) -> None:
        self.card.participating = False
        # The contested ring may have lost an element that the character gave it.
        self.table.unsettled = True


class ReturnHome(CardEvent):
    """A participant goes home because the conflict is over (3.2.8)."""

    __slots__ = ()
    kind = "return-home"

    def possible(self) -> bool:
        return self.card.participating

    def resolve(self) -> None:
        self.card.participating = False


class TakeControl(CardEvent):
    """A player takes control of a card in play (§ownership-and-control), for good or until the scope ``until`` ends."""

    __slots__ = ("seat", "until")
    kind = "take-control"

    def __init__(self, cause: "Cause", card: "Card", seat: int, until: str | None = None) -> None:
        super().__init__(cause, card)
        self.seat = seat
        self.until = until

    def possible(self) -> bool:
        card = self.card
        if not card.in_play or card.controller == self.seat or card.forbids("change-control", self.cause):
            return False
        return not self.table.has_unique(card, self.seat)

    def resolve(self) -> None:
        self.table.placing.change_control(self.card, self.seat, self.until)

    def record(self) -> Record:
        return self.note(card=self.card.key, player=self.seat)


class TurnFaceup(CardEvent):
    """A facedown dynasty card on a province is turned faceup. A second copy of a unique holding stays facedown."""

    __slots__ = ()
    kind = "turn-faceup"

    def possible(self) -> bool:
        return self.card.facedown and self.card.zone == "province"

    def resolve(self) -> None:
        self.table.placing.turn_faceup(self.card)

    def record(self) -> Record | None:
        if self.card.facedown:
            return None
        slot = self.card.slot
        return self.note(card=self.card.key, province=slot.place if slot else None)
