"""Events about hands, decks and discard piles (§drawing-cards, §shuffle).

All card games share most of these events (``engine.cardplay.piles``). The code that draws cards also applies the
penalty for an empty deck.
"""

from engine.cardplay import piles
from engine.cardplay.piles import AddToHand, Draw, LookAt, PutOnDeck, Shuffle


class DiscardCards(piles.Discard):
    """Cards out of play are discarded together: from a hand, a deck or provinces (§discard-piles)."""

    __slots__ = ()
    kind = "discard-cards"
    zones = ("hand", "conflict deck", "dynasty deck", "province")


class DiscardAtRandom(piles.DiscardAtRandom):
    """A player discards cards at random from hand."""

    __slots__ = ()
    pile = "conflict discard"


class RemoveFromGame(piles.RemoveFromGame):
    """A card in a discard pile is removed from the game (§removed-from-game)."""

    __slots__ = ()
    zones = ("conflict discard", "dynasty discard")


class RevealCards(piles.Reveal):
    """Cards are shown to both players (§reveal)."""

    __slots__ = ()
    kind = "reveal-cards"


__all__ = [
    "AddToHand", "DiscardAtRandom", "DiscardCards", "Draw", "LookAt", "PutOnDeck", "RemoveFromGame", "RevealCards",
    "Shuffle",
]  # fmt: skip
