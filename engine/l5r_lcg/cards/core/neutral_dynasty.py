"""Neutral dynasty cards, Core Set."""

from engine.kernel.events import Event
from engine.l5r_lcg import events as e
from engine.l5r_lcg.card import Card
from engine.l5r_lcg.cards.words import (
    action,
    attachment,
    cannot,
    card,
    character,
    in_conflict,
    in_conflict_phase,
    reaction,
    yours,
)
from engine.l5r_lcg.cost import SACRIFICE_THIS, Cost
from engine.l5r_lcg.search import search_top
from engine.l5r_lcg.use import Use


def against_the_favored(this: Card, other: object) -> bool:
    """Whether the character attacks while the defending player has the Imperial Favor."""
    conflict, favor = this.table.conflict, this.table.favor
    return other is this and conflict is not None and favor is not None and favor[0] == conflict.defender


for courtier in ("otomo-courtier", "seppun-guardsman"):
    card(courtier, cannot("participate-attack", applies=against_the_favored))


def matches_role(use: Use, event: e.ClaimRing) -> bool:
    """Whether you claimed a ring of your role's element."""
    role = use.you.role
    return event.seat == use.seat and role is not None and any(map(role.trait, event.ring.elements))


card(
    "keeper-initiate",
    reaction(
        e.ClaimRing,
        matches_role,
        zones=["dynasty discard", "province"],
        effect=lambda use: [use.put_into_play(use.this)],
        then=lambda use: [use.place_fate(use.this)],
    ),
)
card(
    "miya-mystic",
    action(
        condition=in_conflict_phase,
        costs=[SACRIFICE_THIS],
        target=attachment(),
        effect=lambda use: [use.discard(use.target)],
    ),
)
card(
    "seeker-initiate",
    reaction(
        e.ClaimRing,
        matches_role,
        run=lambda use: search_top(use, 5),
        changes=lambda use: bool(use.you.conflict_deck),
    ),
)
card(
    "wandering-ronin",
    action(
        condition=in_conflict,
        costs=[Cost(lambda use: [use.remove_fate(use.this)])],
        effect=lambda use: use.gets(use.this, military=2, political=2),
        limit=2,
        period="conflict",
    ),
)


def to_or_from(use: Use) -> list[Event]:
    """Move the character to the conflict or home from it, whichever is possible."""
    return [use.move_home(use.target) if use.target.participating else use.move_to_conflict(use.target)]


card(
    "favorable-ground",
    action(condition=in_conflict, costs=[SACRIFICE_THIS], target=character(yours), effect=to_or_from),
)
card("imperial-storehouse", action(costs=[SACRIFICE_THIS], effect=lambda use: [use.draw()]))
