"""Events of cards in play: bowing, straightening, entering, attaching, changing control, destruction."""

from typing import TYPE_CHECKING, Any

from engine.cardplay.events import Bow
from engine.kernel.events import run_batch
from engine.kernel.flow import Flow
from engine.kernel.record import Record
from engine.l5r_ccg.events.base import CardEvent, CcgEvent
from engine.l5r_ccg.events.framework import PlaceToken, is_copied
from engine.l5r_ccg.events.honor import LoseHonor

if TYPE_CHECKING:
    from engine.l5r_ccg.card import Card
    from engine.l5r_ccg.cause import Cause
    from engine.l5r_ccg.definition import CardDef
    from engine.l5r_ccg.state import Province


class Straighten(CardEvent):
    """A card is straightened (§straighten)."""

    __slots__ = ()
    kind = "straighten"

    def possible(self) -> bool:
        return self.card.bowed and self.card.in_play and not self.card.forbids("straighten", self.cause)

    def resolve(self) -> None:
        self.card.bowed = False
        self.table.course.straightened(self.card)


class ProduceGold(Bow):
    """A card is bowed for gold, which must be spent at once (§producing)."""

    __slots__ = ("amount",)
    kind = "produce-gold"

    def __init__(self, cause: "Cause", card: "Card", amount: int) -> None:
        super().__init__(cause, card)
        self.amount = amount

    def possible(self) -> bool:
        return super().possible() and not self.card.forbids("bow-for-gold", self.cause)

    @property
    def fulfilled(self) -> bool:
        """Tell whether the gold is there. It is not if it was spoiled."""
        return self.happened and self.amount > 0

    def record(self) -> Record:
        return self.note(card=self.card.key, amount=self.amount)


class SpoilGold(CardEvent):
    """The gold that a card was just bowed for is lost before it is spent."""

    __slots__ = ("made",)
    kind = "spoil-gold"

    def __init__(self, cause: "Cause", made: ProduceGold) -> None:
        super().__init__(cause, made.card)
        self.made = made

    def possible(self) -> bool:
        return self.made.amount > 0

    def resolve(self) -> None:
        self.made.amount = 0


class EnterPlay(CardEvent):
    """A Personality, Holding or Ring comes into play (§into-play).

    ``origin`` is the zone it came from, ``slot`` the province where it lay. ``bowed`` tells how it enters; None means
    as cards of its type do: Holdings bowed, others straight (§dynasty-entering).
    """

    __slots__ = ("bowed", "origin", "seat", "slot")
    kind = "enter-play"

    def __init__(self, cause: "Cause", card: "Card", seat: int, *, bowed: bool | None = None) -> None:
        super().__init__(cause, card)
        self.seat = seat
        self.bowed = card.face.enters_bowed if bowed is None else bowed
        self.origin: str = card.zone
        self.slot = card.slot

    def possible(self) -> bool:
        card = self.card
        return not card.in_play and self.table.may_enter_play(card) and not card.forbids("enter-play", self.cause)

    def resolve(self) -> None:
        self.table.placing.enter_play(self.card, self.seat, bowed=self.bowed)
        if self.card.face.enters_with is not None:
            self.table.placing.place_tokens(self.card, *self.card.face.enters_with, "")

    def record(self) -> Record:
        return self.note(card=self.card.key, player=self.seat, bowed=self.bowed)


class Overlay(CardEvent):
    """An Experienced Personality is put over its former self (§experienced-overlay)."""

    __slots__ = ("former", "key", "seat")
    kind = "overlay"

    def __init__(self, cause: "Cause", card: "Card", former: "Card") -> None:
        super().__init__(cause, card)
        self.former = former
        self.seat = former.controller
        self.key = former.key

    def possible(self) -> bool:
        return self.former.is_personality and not self.card.in_play and self.table.may_lie_over(self.card, self.former)

    def resolve(self) -> None:
        self.key = self.former.key
        self.table.placing.overlay(self.card, self.former)

    def record(self) -> Record:
        return self.note(card=self.card.key, former=self.key, player=self.seat)


class Attach(CardEvent):
    """A card is attached to a Personality: it comes into play attached, or moves from another one (§attach)."""

    __slots__ = ("entering", "host", "seat")
    kind = "attach"

    def __init__(self, cause: "Cause", card: "Card", host: "Card", seat: int) -> None:
        super().__init__(cause, card)
        self.host = host
        self.seat = seat
        self.entering = not card.in_play

    def possible(self) -> bool:
        card = self.card
        return card.host is not self.host and self.table.may_attach(card, self.host) and not card.forbids("attach")

    def resolve(self) -> None:
        self.entering = not self.card.in_play
        self.table.placing.attach(self.card, self.host, self.seat)

    def record(self) -> Record:
        return self.note(card=self.card.key, host=self.host.key, player=self.seat, entering=self.entering)


class ExchangeCards(CcgEvent):
    """Attached cards change places between Personalities, all at once (§move-cards)."""

    __slots__ = ("moves",)
    kind = "exchange-cards"

    def __init__(self, cause: "Cause", moves: "list[tuple[Card, Card]]") -> None:
        super().__init__(cause)
        self.moves = moves

    def possible(self) -> bool:
        return bool(self.moves)

    def resolve(self) -> None:
        for card, host in self.moves:
            self.table.placing.attach(card, host, card.controller)

    def record(self) -> Record:
        return self.note(moves=[[card.key, host.key] for card, host in self.moves])


class CreateFollower(CcgEvent):
    """A Follower token is attached to a Personality (§follower-tokens). By a copied ability it stays for one turn."""

    __slots__ = ("card", "face", "host")
    kind = "create-follower"

    def __init__(self, cause: "Cause", face: "CardDef", host: "Card") -> None:
        super().__init__(cause)
        self.face = face
        self.host = host
        self.card: Card | None = None

    def possible(self) -> bool:
        return self.host.is_personality and not self.host.forbids("be-affected", self.cause)

    def resolve(self) -> None:
        self.card = self.table.placing.create(self.face, self.host, fleeting=is_copied(self.cause))

    def record(self) -> Record:
        assert self.card is not None
        return self.note(card=self.card.key, host=self.host.key)


class AttachToProvince(CardEvent):
    """A Region or Fortification is attached to a province (§region, §fortification)."""

    __slots__ = ("province",)
    kind = "attach-to-province"

    def __init__(self, cause: "Cause", card: "Card", province: "Province") -> None:
        super().__init__(cause, card)
        self.province = province

    def possible(self) -> bool:
        province = self.province
        return not province.destroyed and province.takes(self.card) and self.table.may_enter_play(self.card)

    def resolve(self) -> None:
        self.table.placing.attach_to_province(self.card, self.province)

    def record(self) -> Record:
        return self.note(card=self.card.key, province=self.province.key)


class MoveToken(CardEvent):
    """A token moves from one card to another."""

    __slots__ = ("name", "to")
    kind = "move-token"

    def __init__(self, cause: "Cause", card: "Card", to: "Card", name: str) -> None:
        super().__init__(cause, card)
        self.to = to
        self.name = name

    def possible(self) -> bool:
        token = next((one for one in self.card.tokens if one.name == self.name), None)
        if token is None or self.card is self.to:
            return False
        return PlaceToken(self.cause, self.to, token.force, token.chi, token.name, 1).possible()

    def resolve(self) -> None:
        token = next(one for one in reversed(self.card.tokens) if one.name == self.name)
        self.table.placing.remove_tokens(self.card, self.name, 1)
        self.table.placing.place_tokens(self.to, token.force, token.chi, token.name, 1, token.until)

    def record(self) -> Record:
        return self.note(card=self.card.key, host=self.to.key, name=self.name)


class TakeControl(CardEvent):
    """A player takes control of a card in play and of everything attached to it (§your)."""

    __slots__ = ("seat", "until")
    kind = "take-control"

    def __init__(self, cause: "Cause", card: "Card", seat: int, until: str) -> None:
        super().__init__(cause, card)
        self.seat = seat
        self.until = until

    def possible(self) -> bool:
        card = self.card
        return card.zone == "play" and card.controller != self.seat and not card.forbids("change-control", self.cause)

    def resolve(self) -> None:
        self.table.placing.change_control(self.card, self.seat, self.until)

    def record(self) -> Record:
        return self.note(card=self.card.key, player=self.seat)


class Leaving(CardEvent):
    """A card leaves play. The event keeps its key, controller, unit and the province of its battle.

    ``honor`` is its printed Personal Honor, ``esteem`` the Personal Honor that it had, ``force`` and ``chi`` its Force
    and Chi, ``leader`` the player who led its unit, ``bound`` the numbers of the cards that stay in play for it.
    """

    __slots__ = (
        "at", "bound", "chi", "controller", "covers", "dishonored", "esteem", "force", "honor", "key", "leader", "was",
        "with_host",
    )  # fmt: skip

    def __init__(self, cause: "Cause", card: "Card") -> None:
        super().__init__(cause, card)
        self.with_host: Card | None = None
        self._note_what_it_is()

    def _note_what_it_is(self) -> None:
        """Note the facts of the card while it is in play. A card of the unit may have left before its Personality."""
        card = self.card
        self.key = card.key
        self.controller = card.controller
        self.leader = card.personality.controller
        self.dishonored = card.personality.dishonored if card.in_play else False
        self.honor = card.face.personal_honor
        self.esteem = card.personal_honor if card.is_personality else 0
        self.force, self.chi = (card.force, card.chi) if card.is_personality else (0, 0)
        self.bound = [one.value for one in card.lasting if one.attribute == "bound"] if card.lasting else []
        self.covers = len(card.covers)
        self.at = card.personality.at if card.in_play else None
        self.was = card.face.type

    def possible(self) -> bool:
        card = self.card
        if card.zone != "play" or card.forbids("leave-play", self.cause):
            return False
        return self.with_host is None or card.host is self.with_host

    def contingent(self) -> "list[Leaving]":
        found = []
        for attachment in self.card.attachments:
            leaving = type(self)(self.cause, attachment)
            leaving.with_host = self.card
            found.append(leaving)
        return found

    def record(self) -> Record:
        return self.note(card=self.key, player=self.controller)


class Destroy(Leaving):
    """A card is destroyed; a Personality's whole unit is destroyed with it (§destroyed).

    A Personality dies honorably, or dishonorably if dishonored. Then its owner loses Family Honor equal to its printed
    Personal Honor (§honorable-death, §dishonor). By ``seppuku`` it dies honorably (§samurai). An Ancestor may be
    destroyed ``despite`` its rule.
    """

    __slots__ = ("despite", "seppuku")
    kind = "destroy"

    def __init__(self, cause: "Cause", card: "Card", *, seppuku: bool = False, despite: bool = False) -> None:
        super().__init__(cause, card)
        self.seppuku = seppuku
        self.despite = despite

    def possible(self) -> bool:
        card = self.card
        if not super().possible() or card.forbids("be-destroyed", self.cause):
            return False
        # An Ancestor leaves with its Personality, or when the Personality swears fealty to another clan (§ancestor).
        return (
            card.face.type != "ancestor"
            or self.despite
            or self.with_host is not None
            or not self.table.has_its_clan(card)
        )

    def resolve(self) -> None:
        if self.card.in_play:
            self._note_what_it_is()
        died = ""
        if self.card.is_personality:
            died = "dishonorably" if self.card.dishonored and not self.seppuku else "honorably"
        battle = self.table.battle
        if battle is not None:
            battle.lost.append(self.card)
        if battle is not None and battle.resolved:
            # An Experienced Personality counts for each former self that it covers (§experienced-overlay).
            battle.fallen.append((self.leader, 1 + self.covers))
        self.table.placing.leave_play(self.card, died=died)

    def aftermath(self) -> Flow[None] | None:
        owner = self.card.owner
        if self.card.died != "dishonorably" or not self.table.is_in(owner):
            return None
        return self._shame(LoseHonor(self.table.rules_of(owner), owner, self.honor))

    def _shame(self, loss: LoseHonor) -> Flow[None]:
        yield from run_batch(self.table, [loss])

    def record(self) -> Record:
        facts: dict[str, Any] = {"card": self.key, "player": self.controller}
        if self.card.died:
            facts["died"] = self.card.died
        if self.seppuku:
            facts["seppuku"] = True
        return self.note(**facts)


class DiscardFromPlay(Leaving):
    """A card is discarded from play as if it had never been there. Nobody dies (§discarded-from-play)."""

    __slots__ = ()
    kind = "discard-from-play"

    def possible(self) -> bool:
        return super().possible() and not self.card.forbids("be-discarded", self.cause)

    def resolve(self) -> None:
        if self.card.in_play:
            self._note_what_it_is()
        self.table.placing.leave_play(self.card)
