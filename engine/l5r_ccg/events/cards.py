"""Events of cards in play: bowing, straightening, entering, attaching, changing control, destruction."""

from typing import TYPE_CHECKING

from engine.cardplay.events import Bow
from engine.kernel.record import Record
from engine.l5r_ccg.events.base import CardEvent, CcgEvent
from engine.l5r_ccg.events.framework import PlaceToken, is_copied
from engine.l5r_ccg.machinery.transforming import overlay

if TYPE_CHECKING:
    from engine.l5r_ccg.abilities.cause import Cause
    from engine.l5r_ccg.card import Card
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
        """Whether the gold was produced and not lost at once (``SpoilGold``)."""
        return self.happened and self.amount > 0

    def record(self) -> Record:
        return self.note(card=self.card.key, amount=self.amount)


class PlayForGold(CardEvent):
    """A player plays an Action from hand for gold, which must be spent at once (§producing)."""

    __slots__ = ("amount",)
    kind = "play-for-gold"

    def __init__(self, cause: "Cause", card: "Card", amount: int) -> None:
        super().__init__(cause, card)
        self.amount = amount

    def possible(self) -> bool:
        return self.card.zone == "hand" and not self.table.players[self.card.owner].barred("play-card", self.card)

    def resolve(self) -> None:
        self.table.placing.move(self.card, "fate discard")

    def record(self) -> Record:
        return self.note(card=self.card.key, player=self.card.owner, amount=self.amount)


class SpoilGold(CardEvent):
    """The gold that a card has just produced is lost before it is spent."""

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

    ``origin`` is the zone that the card came from. ``slot`` is the province where it lay. ``bowed`` tells whether the
    card enters bowed. If ``bowed`` is None, the card enters as cards of its type do: Holdings bowed, other cards
    unbowed (§dynasty-entering).
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
        if card.in_play or card.face.token:  # a token that left play has ceased to exist (§follower-tokens)
            return False
        return self.table.may_enter_play(card) and not card.forbids("enter-play", self.cause)

    def resolve(self) -> None:
        self.table.placing.enter_play(self.card, self.seat, bowed=self.bowed)
        if self.card.face.enters_with is not None:
            self.table.placing.place_tokens(self.card, *self.card.face.enters_with, "")

    def record(self) -> Record:
        return self.note(card=self.card.key, player=self.seat, bowed=self.bowed)


class Overlay(CardEvent):
    """An Experienced Personality is put over its former self (§experienced-overlay)."""

    __slots__ = ("former", "key", "seat", "slot")
    kind = "overlay"

    def __init__(self, cause: "Cause", card: "Card", former: "Card") -> None:
        super().__init__(cause, card)
        self.former = former
        self.seat = former.controller
        self.key = former.key
        self.slot = card.slot

    def possible(self) -> bool:
        return self.former.is_personality and not self.card.in_play and self.table.may_lie_over(self.card, self.former)

    def resolve(self) -> None:
        self.key = self.former.key
        overlay(self.card, self.former)

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
        if card.in_play and (self._steals_what_stays() or card.forbids("move", self.cause)):
            return False
        return card.host is not self.host and self.table.may_attach(card, self.host) and not card.forbids("attach")

    def _steals_what_stays(self) -> bool:
        card = self.card
        return card.controller != self.seat and card.forbids("change-control", self.cause)

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
    """A Follower token is attached to a Personality (§follower-tokens), for one turn if a copied ability made it."""

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


class CreateItem(CreateFollower):
    """An Item token is attached to a Personality that may have such an Item."""

    __slots__ = ()
    kind = "create-item"

    def possible(self) -> bool:
        return super().possible() and self.table.may_have(self.face, self.host)


class CreatePersonality(CcgEvent):
    """A Personality token joins a player's army in the battle, or stays at ``home`` with the player's other cards.

    If a copied ability made the token, it stays for one turn.
    """

    __slots__ = ("card", "face", "home", "seat")
    kind = "create-personality"

    def __init__(self, cause: "Cause", face: "CardDef", seat: int, *, home: bool = False) -> None:
        super().__init__(cause)
        self.face = face
        self.seat = seat
        self.home = home
        self.card: Card | None = None

    def possible(self) -> bool:
        battle, attack = self.table.battle, self.table.attack
        if self.home:
            return True
        if battle is None or attack is None or attack.ambush:
            return False
        return attack.side_of(self.seat) is not None

    def resolve(self) -> None:
        battle = None if self.home else self.table.battle
        place = None if battle is None else battle.province
        self.card = self.table.placing.create_personality(self.face, self.seat, place, fleeting=is_copied(self.cause))

    def record(self) -> Record:
        assert self.card is not None
        record = self.note(card=self.card.key, player=self.seat)
        if self.home:
            record.kind = "create-personality-home"
        return record


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
