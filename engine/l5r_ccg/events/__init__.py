"""All events, by the names that cards and rules use."""

from engine.cardplay.events import Bow, Cancel, Delay, Initiate, Replace
from engine.l5r_ccg.events.ambush import Ambush, AmbushEnds
from engine.l5r_ccg.events.base import Announce, CardEvent, CardsEvent, CcgEvent, PlayerEvent
from engine.l5r_ccg.events.battle import (
    ActionsEnd,
    AttackEnds,
    BattleBegins,
    BattleEnds,
    BattleEvent,
    BreakOff,
    ChangeSides,
    ClaimTerrain,
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
from engine.l5r_ccg.events.becoming import Hatch, Merge, StayBehind
from engine.l5r_ccg.events.cards import (
    Attach,
    AttachToProvince,
    CreateFollower,
    CreateItem,
    CreatePersonality,
    EnterPlay,
    ExchangeCards,
    MoveToken,
    Overlay,
    PlayForGold,
    ProduceGold,
    SpoilGold,
    Straighten,
    TakeControl,
)
from engine.l5r_ccg.events.challenges import Challenge, Decline, MustAccept, RefuseChallenge, StandIn
from engine.l5r_ccg.events.copying import AimPast, CopyAbility, CopyValue, Learn, Redirect, Reinforce, Sweep, Terrify
from engine.l5r_ccg.events.duel import (
    AddFocus,
    ChangeDuel,
    DoomBoth,
    DropFocus,
    EndDuel,
    EnterDuel,
    Focus,
    LeadDuel,
    OpenFocus,
    RenewDuel,
    ResolveDuel,
    RevealFocus,
    Strike,
    Substitute,
)
from engine.l5r_ccg.events.favor import BuyHonor, GiveUpFavor, Lobby, TakeFavor
from engine.l5r_ccg.events.framework import (
    ActionTaken,
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
from engine.l5r_ccg.events.honor import Atone, ChangeHonor, Dishonor, GainHonor, LoseHonor, RestoreHonor, WinGame
from engine.l5r_ccg.events.horde import HordeAttacks, JoinHorde
from engine.l5r_ccg.events.leaving import Destroy, DiscardFromPlay, GiveBack, Leaving, ReturnToDeck, SetAside
from engine.l5r_ccg.events.piles import (
    AddToHand,
    Discard,
    DiscardAtRandom,
    Draw,
    Entomb,
    LookAt,
    NameCard,
    PutBeneath,
    PutOnDeck,
    RemoveFromGame,
    Reveal,
    Shuffle,
    TurnUp,
    Wait,
)
from engine.l5r_ccg.events.provinces import (
    AddProvince,
    Collapse,
    DestroyProvince,
    ExchangeWithDeck,
    Hide,
    LieDead,
    ProvinceEvent,
    PutOff,
    Refill,
    TurnFacedown,
    TurnFaceup,
)
from engine.l5r_ccg.events.returning import TakePlace

__all__ = [
    "ActionTaken", "ActionsEnd", "AddFocus", "AddProvince", "AddToHand", "AimPast", "Ambush", "AmbushEnds", "Announce",
    "Apply", "Atone", "Attach", "AttachToProvince", "AttackEnds", "BattleBegins", "BattleEnds", "BattleEvent", "Bow",
    "BreakOff", "BuyHonor", "Cancel", "CardEvent", "CardsEvent", "CastSpell", "CcgEvent", "Challenge", "ChangeDuel",
    "ChangeHonor", "ChangeSides", "ClaimTerrain", "Collapse", "Commit", "CompareForce", "CopyAbility", "CopyValue",
    "CreateFollower", "CreateItem", "CreatePersonality", "DeclareAttack", "Decline", "Delay", "Destroy",
    "DestroyProvince", "DestroyTerrain", "Discard", "DiscardAtRandom", "DiscardFromPlay", "Dishonor", "DoomBoth",
    "Draw", "DropFocus", "EndDelayed", "EndDuel", "EnterDuel", "EnterPlay", "Entomb", "ExchangeCards",
    "ExchangeWithDeck", "Focus", "GainHonor", "GiveBack", "GiveUpFavor", "GoHome", "Hatch", "Hide",
    "HordeAttacks", "Initiate", "Invite", "JoinHorde", "LayTerrain", "LeadDuel", "Learn", "Leaving", "LieDead", "Lift",
    "Lobby", "LookAt", "LoseHonor",
    "ManeuversBegin", "ManeuversEnd", "Merge", "MoveToken", "MoveUnit", "MustAccept", "NameCard", "NegateMagic",
    "OpenFocus", "Overlay", "PhaseBegins", "PlaceToken", "PlayForGold", "PlayerEvent", "ProduceGold", "ProvinceEvent",
    "PutBeneath",
    "PutOff", "PutOnDeck", "Redirect", "Refill", "RefuseChallenge", "Reinforce", "RemoveFromGame", "RemoveToken",
    "RenewDuel", "Replace", "ResolveDuel", "RestoreHonor", "ReturnToDeck", "Reveal", "RevealFocus", "SetAside",
    "Shuffle", "SpendBounty", "SpoilGold", "StandIn", "StayBehind", "Straighten", "Strike", "Substitute", "Sweep",
    "SwitchUnits", "TakeControl", "TakeFavor", "TakePlace", "Terrify", "TurnBegins", "TurnEnds", "TurnFacedown",
    "TurnFaceup", "TurnUp", "Wait", "WinGame",
]  # fmt: skip
