"""The events about hands, decks and discard piles that all card games share. Each game names its own piles."""

from collections.abc import Sequence
from typing import Any, ClassVar

from engine.cardplay.card import Card
from engine.cardplay.events import CardEvent, CardsEvent, PlayerEvent, TableEvent
from engine.kernel.record import Record


class Discard(CardsEvent):
    """Cards out of play are discarded together. Only cards that are still in ``zones`` are discarded."""

    __slots__ = ()
    zones: ClassVar[Sequence[str]] = ()

    def resolve(self) -> None:
        self.cards = [card for card in self.cards if card.zone in self.zones]
        for card in self.cards:
            self.table.placing.move(card, f"{card.face.side} discard")


class DiscardAtRandom(PlayerEvent):
    """A player discards random cards from hand. The cards go to ``pile``."""

    __slots__ = ("cards",)
    kind = "discard-at-random"
    pile: ClassVar[str] = ""

    def __init__(self, cause: Any, seat: int, amount: int = 1) -> None:
        super().__init__(cause, seat, amount)
        self.cards: list[Card] = []

    def possible(self) -> bool:
        return self.amount > 0 and bool(self.table.players[self.seat].hand)

    def resolve(self) -> None:
        self.cards = self.table.placing.random_cards(self.seat, self.amount)
        for card in self.cards:
            self.table.placing.move(card, self.pile)

    def record(self) -> Record:
        return self.note(player=self.seat, cards=[card.key for card in self.cards])


class Draw(PlayerEvent):
    """A player draws cards."""

    __slots__ = ("cards",)
    kind = "draw"

    def __init__(self, cause: Any, seat: int, amount: int = 1) -> None:
        super().__init__(cause, seat, amount)
        self.cards: list[Card] = []

    def possible(self) -> bool:
        return self.amount > 0

    def resolve(self) -> None:
        self.cards = self.table.placing.draw(self.seat, self.amount)

    def record(self) -> Record:
        public = self.note(player=self.seat, amount=len(self.cards))
        facts = {**public.facts, "cards": [card.key for card in self.cards]}
        return Record(self.kind, facts, (self.seat,), public)


class AddToHand(CardEvent):
    """A card that is out of play is put into its owner's hand. If ``shown`` is true, everybody sees the card."""

    __slots__ = ("shown",)
    kind = "add-to-hand"

    def __init__(self, cause: Any, card: Card, *, shown: bool = False) -> None:
        super().__init__(cause, card)
        self.shown = shown

    def resolve(self) -> None:
        self.table.placing.move(self.card, "hand")

    def record(self) -> Record:
        seat = self.card.owner
        private = self.note(card=self.card.key, player=seat)
        return private if self.shown else Record(self.kind, private.facts, (seat,), self.note(player=seat))


class PutOnDeck(CardEvent):
    """A card that is out of play is put on or under its owner's deck.

    The other players see the card only if ``shown`` is true.
    """

    __slots__ = ("bottom", "shown", "was_facedown")
    kind = "put-on-deck"

    def __init__(self, cause: Any, card: Card, *, bottom: bool = False, shown: bool = False) -> None:
        super().__init__(cause, card)
        self.bottom = bottom
        self.shown = shown
        self.was_facedown = card.facedown

    def resolve(self) -> None:
        self.table.placing.move(self.card, f"{self.card.face.side} deck", bottom=self.bottom)

    def record(self) -> Record:
        seat = self.card.owner
        knows = seat if self.cause.seat is None else self.cause.seat
        private = self.note(card=self.card.key, player=seat, bottom=self.bottom)
        hidden = self.note(player=seat, bottom=self.bottom)
        if self.was_facedown:
            # Nobody may learn which card lay facedown on a province.
            return hidden
        return private if self.shown else Record(self.kind, private.facts, (knows,), hidden)


class RemoveFromGame(CardEvent):
    """A card that is out of play, in one of ``zones``, is removed from the game."""

    __slots__ = ()
    kind = "remove-from-game"
    zones: ClassVar[Sequence[str]] = ()

    def possible(self) -> bool:
        return self.card.zone in self.zones

    def resolve(self) -> None:
        self.table.placing.move(self.card, "removed")


class Shuffle(TableEvent):
    """A player shuffles the deck of one side."""

    __slots__ = ("seat", "side")
    kind = "shuffle"

    def __init__(self, cause: Any, seat: int, side: str) -> None:
        super().__init__(cause)
        self.seat = seat
        self.side = side

    def resolve(self) -> None:
        self.table.placing.shuffle(self.seat, self.side)

    def record(self) -> Record:
        return self.note(player=self.seat, deck=self.side)


class LookAt(CardsEvent):
    """A player looks at hidden cards. Only the player who looks learns which cards these are."""

    __slots__ = ()
    kind = "look-at"

    def resolve(self) -> None:
        self.table.barrier = True

    def record(self) -> Record:
        hidden = self.note(player=self.seat, amount=len(self.cards))
        shown = [card.id for card in self.cards]
        return Record(self.kind, {**hidden.facts, "cards": shown}, (self.seat,), hidden)


class Reveal(CardsEvent):
    """Show cards to everybody."""

    __slots__ = ()
    kind = "reveal"

    def resolve(self) -> None:
        self.table.barrier = True
