"""All events, by the names that cards and rules use."""

from engine.cardplay.events import Cancel, Delay, Initiate, Replace
from engine.l5r_ccg.events.base import CardEvent, CardsEvent, CcgEvent, PlayerEvent
from engine.l5r_ccg.events.cards import (
    Attach,
    AttachToProvince,
    Bow,
    Destroy,
    DiscardFromPlay,
    EnterPlay,
    Leaving,
    Overlay,
    ProduceGold,
    Straighten,
    TakeControl,
)
from engine.l5r_ccg.events.framework import (
    Apply,
    GainHonor,
    LoseHonor,
    PhaseBegins,
    PlaceToken,
    RemoveToken,
    TurnBegins,
    TurnEnds,
)
from engine.l5r_ccg.events.piles import (
    AddToHand,
    Discard,
    DiscardAtRandom,
    Draw,
    LookAt,
    PutOnDeck,
    RemoveFromGame,
    Reveal,
    Shuffle,
)
from engine.l5r_ccg.events.provinces import DestroyProvince, ProvinceEvent, Refill, TurnFaceup

__all__ = [
    "AddToHand", "Apply", "Attach", "AttachToProvince", "Bow", "Cancel", "CardEvent", "CardsEvent", "CcgEvent", "Delay",
    "Destroy", "DestroyProvince", "Discard", "DiscardAtRandom", "DiscardFromPlay", "Draw", "EnterPlay", "GainHonor",
    "Initiate", "Leaving", "LookAt", "LoseHonor", "Overlay", "PhaseBegins", "PlaceToken", "PlayerEvent", "ProduceGold",
    "ProvinceEvent", "PutOnDeck", "Refill", "RemoveFromGame", "RemoveToken", "Replace", "Reveal", "Shuffle",
    "Straighten", "TakeControl", "TurnBegins", "TurnEnds", "TurnFaceup",
]  # fmt: skip
