"""All events, by the names that cards and rules use."""

from engine.cardplay.durations import Delayed
from engine.cardplay.events import Cancel, Delay, Initiate, Replace
from engine.l5r_lcg.events.base import CardEvent, CardsEvent, LcgEvent, PlayerEvent
from engine.l5r_lcg.events.cards import (
    Attach,
    Bow,
    BreakProvince,
    EnterPlay,
    LeavePlay,
    MoveHome,
    MoveToConflict,
    PutIntoProvince,
    Ready,
    RefillProvince,
    ReturnHome,
    RevealProvince,
    SwapInProvince,
    TakeControl,
    TurnFaceup,
)
from engine.l5r_lcg.events.conflict import (
    ClaimFavor,
    ClaimRing,
    CompareSkills,
    CountGlory,
    DeclareConflict,
    DeclareDefenders,
    EndConflict,
    PassConflict,
    ResolveRing,
    ReturnRing,
    SwitchRing,
    SwitchType,
    TakeOverRing,
)
from engine.l5r_lcg.events.declaring import (
    ActFirst,
    AddConflict,
    ApplyToConflict,
    DiscardFavor,
    LimitConflicts,
    MoveConflict,
)
from engine.l5r_lcg.events.framework import (
    Apply,
    ApplyToPlayer,
    ChangeBid,
    GainAbility,
    PassFirst,
    PassFirstPlayer,
    PhaseBegins,
    PhaseEnds,
    PlayCard,
    ResolveDuel,
    RevealDials,
    RevealToPlay,
    TriggerAbility,
)
from engine.l5r_lcg.events.piles import (
    AddToHand,
    DiscardAtRandom,
    DiscardCards,
    Draw,
    LookAt,
    PutOnDeck,
    RemoveFromGame,
    RevealCards,
    Shuffle,
)
from engine.l5r_lcg.events.provinces import MoveToProvince, PlaceHonor, PutOnProvince, TurnFacedown
from engine.l5r_lcg.events.rings import RemoveRingFate
from engine.l5r_lcg.events.tokens import (
    DiscardStatus,
    Dishonor,
    GainFate,
    GainHonor,
    Honor,
    LoseHonor,
    MoveStatus,
    PlaceFate,
    PlaceFateOnRing,
    RemoveFate,
    SpendFate,
    TakeRingFate,
    TransferFate,
    TransferHonor,
)

__all__ = [
    "ActFirst", "AddConflict", "AddToHand", "Apply", "ApplyToConflict", "ApplyToPlayer", "Attach", "Bow",
    "BreakProvince", "Cancel", "CardEvent", "CardsEvent", "ChangeBid", "ClaimFavor", "ClaimRing", "CompareSkills",
    "CountGlory", "DeclareConflict", "DeclareDefenders", "Delay", "Delayed", "DiscardAtRandom", "DiscardCards",
    "DiscardFavor", "DiscardStatus", "Dishonor", "Draw", "EndConflict", "EnterPlay", "GainAbility", "GainFate",
    "GainHonor", "Honor", "Initiate", "LcgEvent", "LeavePlay", "LimitConflicts", "LookAt", "LoseHonor",
    "MoveConflict", "MoveHome", "MoveStatus", "MoveToConflict", "MoveToProvince", "PassConflict", "PassFirst",
    "PassFirstPlayer", "PhaseBegins", "PhaseEnds", "PlaceFate", "PlaceFateOnRing", "PlaceHonor", "PlayCard",
    "PlayerEvent", "PutIntoProvince", "PutOnDeck", "PutOnProvince", "Ready", "RefillProvince", "RemoveFate",
    "RemoveFromGame", "RemoveRingFate", "Replace", "ResolveDuel", "ResolveRing", "ReturnHome", "ReturnRing",
    "RevealCards", "RevealDials", "RevealProvince", "RevealToPlay", "Shuffle", "SpendFate", "SwapInProvince",
    "SwitchRing", "SwitchType", "TakeControl", "TakeOverRing", "TakeRingFate", "TransferFate", "TransferHonor",
    "TriggerAbility", "TurnFacedown", "TurnFaceup",
]  # fmt: skip
