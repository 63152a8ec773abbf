"""All events, by the names that cards and rules use."""

from engine.cardplay.events import Cancel, Delay, Initiate, Replace
from engine.l5r_ccg.events.base import CardEvent, CardsEvent, CcgEvent, PlayerEvent
from engine.l5r_ccg.events.battle import (
    AttackEnds,
    BattleBegins,
    BattleEnds,
    BattleEvent,
    Commit,
    CompareForce,
    DeclareAttack,
    GoHome,
    Invite,
    LayTerrain,
    MoveUnit,
)
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
    "AddToHand", "Apply", "Attach", "AttachToProvince", "AttackEnds", "BattleBegins", "BattleEnds", "BattleEvent",
    "Bow", "Cancel", "CardEvent", "CardsEvent", "CcgEvent", "Commit", "CompareForce", "DeclareAttack", "Delay",
    "Destroy", "DestroyProvince", "Discard", "DiscardAtRandom", "DiscardFromPlay", "Draw", "EnterPlay", "GainHonor",
    "GoHome", "Initiate", "Invite", "LayTerrain", "Leaving", "LookAt", "LoseHonor", "MoveUnit", "Overlay",
    "PhaseBegins", "PlaceToken", "PlayerEvent", "ProduceGold", "ProvinceEvent", "PutOnDeck", "Refill",
    "RemoveFromGame", "RemoveToken", "Replace", "Reveal", "Shuffle", "Straighten", "TakeControl", "TurnBegins",
    "TurnEnds", "TurnFaceup",
]  # fmt: skip
