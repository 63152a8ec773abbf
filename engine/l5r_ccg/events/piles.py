"""Events of hands, decks and discard piles that only this game has, and shared ones that this game changes.

All other such events are in ``engine.cardplay.piles``.
"""

from typing import Any

from engine.cardplay import piles
from engine.cardplay.piles import AddToHand, LookAt, PutOnDeck, Reveal, Shuffle
from engine.cardplay.values import Lasting
from engine.kernel.modifiers import Layer
from engine.kernel.record import Record
from engine.l5r_ccg.events.base import CardEvent, CardsEvent, PlayerEvent
from engine.l5r_ccg.machinery.beneath import entomb, put_beneath, shorten_wait
from engine.l5r_ccg.marks import TURNED_UP


class Discard(piles.Discard):
    """Cards out of play are discarded together: from a hand, a deck or provinces (§discard).

    ``origins`` lists the zones from which the cards came.
    """

    __slots__ = ("origins",)
    kind = "discard"
    zones = ("hand", "fate deck", "dynasty deck", "province", "resolving", "aside", "focus", "beneath")

    def __init__(self, cause: Any, seat: int, cards: list[Any]) -> None:
        super().__init__(cause, seat, cards)
        self.origins = [card.zone for card in cards]

    def resolve(self) -> None:
        self.origins = [card.zone for card in self.cards]
        super().resolve()


class DiscardAtRandom(piles.DiscardAtRandom):
    """A player discards cards at random from hand."""

    __slots__ = ()
    pile = "fate discard"


class Draw(piles.Draw):
    """A player draws ``amount`` fate cards, or all that are left (§fate-deck)."""

    __slots__ = ()

    def possible(self) -> bool:
        player = self.table.players[self.seat]
        some = player.fate_deck or player.value("draws-in-vain")
        return super().possible() and bool(some) and not player.forbids("draw", self.cause)


class TurnUp(Reveal):
    """The top card of a deck is turned face up. Everybody sees the card until it moves or the deck is shuffled."""

    __slots__ = ()

    def resolve(self) -> None:
        super().resolve()
        for card in self.cards:
            card.lasting += (Lasting(TURNED_UP, 1, Layer.ADD, "", "permanent"),)


class PutBeneath(CardEvent):
    """Cards of a hand are put face down under a card in play.

    Only the player of the hand knows which cards these are.
    """

    __slots__ = ("cards",)
    kind = "put-beneath"

    def __init__(self, cause: Any, card: Any, cards: list[Any]) -> None:
        super().__init__(cause, card)
        self.cards = cards

    def possible(self) -> bool:
        return bool(self.cards) and self.card.in_play

    def resolve(self) -> None:
        for card in self.cards:
            put_beneath(card, self.card)

    def record(self) -> Record:
        seat = self.cards[0].owner
        public = self.note(card=self.card.key, player=seat, amount=len(self.cards))
        private = {**public.facts, "cards": [one.key for one in self.cards]}
        return Record(self.kind, private, (seat,), public, known=True)


class Entomb(CardsEvent):
    """Cards are put face up under a card in play. Each of them waits there as many turns as it has Force."""

    __slots__ = ("cover",)
    kind = "entomb"

    def __init__(self, cause: Any, cover: Any, cards: list[Any]) -> None:
        super().__init__(cause, cause.seat, cards)
        self.cover = cover

    def possible(self) -> bool:
        return bool(self.cards) and self.cover.in_play

    def resolve(self) -> None:
        for card in self.cards:
            entomb(card, self.cover, card.value("force", card.face.force))

    def record(self) -> Record:
        return self.note(card=self.cover.key, player=self.seat, cards=[one.key for one in self.cards])


class Wait(CardEvent):
    """A turn passes for the cards that lie face up under a card."""

    __slots__ = ()
    kind = "wait"

    def possible(self) -> bool:
        return any(one.waits > 0 for one in self.card.entombed)

    def resolve(self) -> None:
        for one in self.card.entombed:
            shorten_wait(one)

    def record(self) -> None:
        return None


class NameCard(PlayerEvent):
    """A player names a card. Another player may hold a card of that name."""

    __slots__ = ("face",)
    kind = "name-card"

    def __init__(self, cause: Any, seat: int, face: Any) -> None:
        super().__init__(cause, seat, 1)
        self.face = face

    def record(self) -> Record:
        return self.note(player=self.seat, card=self.face.id)


class RemoveFromGame(piles.RemoveFromGame):
    """A card out of play is removed from the game."""

    __slots__ = ()
    zones = ("fate discard", "dynasty discard", "hand", "province", "resolving")


__all__ = [
    "AddToHand", "Discard", "DiscardAtRandom", "Draw", "Entomb", "LookAt", "NameCard", "PutBeneath", "PutOnDeck",
    "RemoveFromGame", "Reveal", "Shuffle", "Wait",
]  # fmt: skip
