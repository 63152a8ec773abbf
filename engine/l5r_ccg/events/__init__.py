"""All events, by the names that cards and rules use."""

from engine.cardplay.events import Bow, Cancel, Delay, Initiate, Replace
from engine.l5r_ccg.events.base import CardEvent, CardsEvent, CcgEvent, PlayerEvent
from engine.l5r_ccg.events.battle import (
    AttackEnds,
    BattleBegins,
    BattleEnds,
    BattleEvent,
    BreakOff,
    Commit,
    CompareForce,
    DeclareAttack,
    DestroyTerrain,
    GoHome,
    Invite,
    LayTerrain,
    ManeuversEnd,
    MoveUnit,
    SwitchUnits,
)
from engine.l5r_ccg.events.cards import (
    Attach,
    AttachToProvince,
    CreateFollower,
    Destroy,
    DiscardFromPlay,
    EnterPlay,
    ExchangeCards,
    Leaving,
    Overlay,
    ProduceGold,
    Straighten,
    TakeControl,
)
from engine.l5r_ccg.events.copying import CopyAbility, CopyValue, Redirect, Terrify
from engine.l5r_ccg.events.duel import (
    Challenge,
    ChangeDuel,
    EnterDuel,
    Focus,
    LeadDuel,
    MustAccept,
    RefuseChallenge,
    ResolveDuel,
    RevealFocus,
    StandIn,
    Strike,
    Substitute,
)
from engine.l5r_ccg.events.favor import GiveUpFavor, Lobby, TakeFavor
from engine.l5r_ccg.events.framework import (
    Apply,
    CastSpell,
    PhaseBegins,
    PlaceToken,
    RemoveToken,
    SpendBounty,
    TurnBegins,
    TurnEnds,
)
from engine.l5r_ccg.events.honor import Atone, ChangeHonor, Dishonor, GainHonor, LoseHonor, RestoreHonor
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
    "AddToHand", "Apply", "Atone", "Attach", "AttachToProvince", "AttackEnds", "BattleBegins", "BattleEnds",
    "BattleEvent", "Bow", "BreakOff", "Cancel", "CardEvent", "CardsEvent", "CastSpell", "CcgEvent", "Challenge",
    "ChangeDuel", "ChangeHonor", "Commit", "CompareForce", "CopyAbility", "CopyValue", "CreateFollower",
    "DeclareAttack", "Delay", "Destroy", "DestroyProvince", "DestroyTerrain", "Discard", "DiscardAtRandom",
    "DiscardFromPlay", "Dishonor", "Draw", "EnterDuel", "EnterPlay", "ExchangeCards", "Focus", "GainHonor",
    "GiveUpFavor", "GoHome", "Initiate", "Invite", "LayTerrain", "LeadDuel", "Leaving", "Lobby", "LookAt",
    "LoseHonor", "ManeuversEnd", "MoveUnit", "MustAccept", "Overlay", "PhaseBegins", "PlaceToken", "PlayerEvent",
    "ProduceGold", "ProvinceEvent", "PutOnDeck", "Redirect", "Refill", "RefuseChallenge", "RemoveFromGame",
    "RemoveToken", "Replace", "ResolveDuel", "RestoreHonor", "Reveal", "RevealFocus", "Shuffle", "SpendBounty",
    "StandIn", "Straighten", "Strike", "Substitute", "SwitchUnits", "TakeControl", "TakeFavor", "Terrify",
    "TurnBegins", "TurnEnds", "TurnFaceup",
]  # fmt: skip
