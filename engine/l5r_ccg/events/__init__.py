"""All events, by the names that cards and rules use."""

from engine.cardplay.events import Bow, Cancel, Delay, Initiate, Replace
from engine.l5r_ccg.events.base import CardEvent, CardsEvent, CcgEvent, PlayerEvent
from engine.l5r_ccg.events.battle import (
    AttackEnds,
    BattleBegins,
    BattleEnds,
    BattleEvent,
    BreakOff,
    ChangeSides,
    Commit,
    CompareForce,
    DeclareAttack,
    DestroyTerrain,
    GoHome,
    Invite,
    LayTerrain,
    ManeuversBegin,
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
    MoveToken,
    Overlay,
    ProduceGold,
    SpoilGold,
    Straighten,
    TakeControl,
)
from engine.l5r_ccg.events.copying import CopyAbility, CopyValue, Redirect, Sweep, Terrify
from engine.l5r_ccg.events.duel import (
    AddFocus,
    Challenge,
    ChangeDuel,
    DropFocus,
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
from engine.l5r_ccg.events.favor import BuyHonor, GiveUpFavor, Lobby, TakeFavor
from engine.l5r_ccg.events.framework import (
    Apply,
    CastSpell,
    EndDelayed,
    Lift,
    NegateMagic,
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
from engine.l5r_ccg.events.provinces import DestroyProvince, ExchangeWithDeck, ProvinceEvent, Refill, TurnFaceup

__all__ = [
    "AddFocus", "AddToHand", "Apply", "Atone", "Attach", "AttachToProvince", "AttackEnds", "BattleBegins",
    "BattleEnds", "BattleEvent", "Bow", "BreakOff", "BuyHonor", "Cancel", "CardEvent", "CardsEvent", "CastSpell",
    "CcgEvent", "Challenge", "ChangeDuel", "ChangeHonor", "ChangeSides", "Commit", "CompareForce", "CopyAbility",
    "CopyValue", "CreateFollower", "DeclareAttack", "Delay", "Destroy", "DestroyProvince", "DestroyTerrain",
    "Discard", "DiscardAtRandom", "DiscardFromPlay", "Dishonor", "Draw", "DropFocus", "EndDelayed", "EnterDuel",
    "EnterPlay", "ExchangeCards", "ExchangeWithDeck", "Focus", "GainHonor", "GiveUpFavor", "GoHome", "Initiate",
    "Invite", "LayTerrain", "LeadDuel", "Leaving", "Lift", "Lobby", "LookAt", "LoseHonor", "ManeuversBegin",
    "ManeuversEnd", "MoveToken", "MoveUnit", "MustAccept", "NegateMagic", "Overlay", "PhaseBegins", "PlaceToken",
    "PlayerEvent", "ProduceGold", "ProvinceEvent", "PutOnDeck", "Redirect", "Refill", "RefuseChallenge",
    "RemoveFromGame", "RemoveToken", "Replace", "ResolveDuel", "RestoreHonor", "Reveal", "RevealFocus", "Shuffle",
    "SpendBounty", "SpoilGold", "StandIn", "Straighten", "Strike", "Substitute", "Sweep", "SwitchUnits",
    "TakeControl", "TakeFavor", "Terrify", "TurnBegins", "TurnEnds", "TurnFaceup",
]  # fmt: skip
