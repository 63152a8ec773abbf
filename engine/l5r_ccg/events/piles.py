"""Events of hands, decks and discard piles.

``engine.cardplay.piles`` has most of them for all card games.
"""

from typing import Any

from engine.cardplay import piles
from engine.cardplay.piles import AddToHand, LookAt, PutOnDeck, Reveal, Shuffle
from engine.kernel.record import Record
from engine.l5r_ccg.events.base import CardEvent


class Discard(piles.Discard):
    """Cards out of play are discarded together: from a hand, a deck or provinces (§discard).

    ``origins`` are the zones from which they came.
    """

    __slots__ = ("origins",)
    kind = "discard"
    zones = ("hand", "fate deck", "dynasty deck", "province", "resolving", "aside", "focus")

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


class PutBeneath(CardEvent):
    """Cards of a hand are put face down under a card in play. Only their player knows which cards they are."""

    __slots__ = ("cards",)
    kind = "put-beneath"

    def __init__(self, cause: Any, card: Any, cards: list[Any]) -> None:
        super().__init__(cause, card)
        self.cards = cards

    def possible(self) -> bool:
        return bool(self.cards) and self.card.in_play

    def resolve(self) -> None:
        for card in self.cards:
            self.table.placing.put_beneath(card, self.card)

    def record(self) -> Record:
        seat = self.cards[0].owner
        public = self.note(card=self.card.key, player=seat, amount=len(self.cards))
        private = {**public.facts, "cards": [one.key for one in self.cards]}
        return Record(self.kind, private, (seat,), public, known=True)


class RemoveFromGame(piles.RemoveFromGame):
    """A card out of play is removed from the game."""

    __slots__ = ()
    zones = ("fate discard", "dynasty discard", "hand", "province", "resolving")


__all__ = [
    "AddToHand", "Discard", "DiscardAtRandom", "Draw", "LookAt", "PutBeneath", "PutOnDeck", "RemoveFromGame", "Reveal",
    "Shuffle",
]  # fmt: skip
