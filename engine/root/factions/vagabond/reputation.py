"""What the Vagabond's acts do to its relationships (9.2.9): aid, hostility and infamy.

The coalition by a dominance card (9.2.8) is here too.
"""

from collections.abc import Sequence
from functools import partial
from typing import Final

from engine.kernel.flow import Flow
from engine.kernel.prompt import Option
from engine.root.definition import Card
from engine.root.faction import Faction
from engine.root.factions.vagabond.relations import ALLIED, HOSTILE, INDIFFERENT
from engine.root.factions.vagabond.state import VagabondState
from engine.root.machinery.table import Table
from engine.root.pieces import WARRIOR, Loss
from engine.root.scoring import score

ALLY_POINTS: Final = 2
COALITION_SEATS: Final = 4


def aids_needed(owner: VagabondState, faction: Faction) -> int | None:
    """Return how many more aids in this turn would improve a relationship: 0 for an ally, None if no aid can."""
    step = owner.relations.of(faction)
    if step is None or step == HOSTILE:
        return None
    needed: int = 0 if step == ALLIED else owner.facts.tracks["aids"][step] - owner.relations.aided.get(faction.seat, 0)
    return needed


def aid_counts(table: Table, owner: VagabondState, faction: Faction) -> None:
    """Let an aid improve the relationship with a faction that is not Hostile.

    An aid to an ally scores points instead (9.2.9.I, II).
    """
    relations, needed = owner.relations, aids_needed(owner, faction)
    if needed is None:
        return
    if not needed:
        score(table, owner, ALLY_POINTS, "aid")
        return
    if needed > 1:
        relations.aided[faction.seat] = relations.aided.get(faction.seat, 0) + 1
        return
    step = relations.steps[faction.seat]
    relations.move(table, owner, faction, step + 1)
    score(table, owner, owner.facts.tracks["points"][step], "relationship")


def become_hostile(table: Table, owner: VagabondState, losses: Sequence[Loss]) -> None:
    """Let every faction that lost a warrior to the Vagabond become Hostile (9.2.9.III)."""
    for faction in dict.fromkeys(blamed(table, loss) for loss in losses if loss.kind == WARRIOR):
        if owner.relations.of(faction) not in (None, HOSTILE):
            owner.relations.move(table, owner, faction, HOSTILE)


def blamed(table: Table, loss: Loss) -> Faction:
    """Return the faction whose piece was lost. A mercenary counts as its buyer's (11.2.7.III)."""
    fight = table.fight
    if fight is not None and table.buyer is not None and loss.owner.id == "riverfolk":
        sides = (fight.attacker, fight.defender)
        if loss.owner not in sides:
            return next((side for side in sides if side.seat == table.buyer), loss.owner)
    return loss.owner


def infamy(table: Table, owner: VagabondState, losses: Sequence[Loss]) -> int:
    """Return the points for pieces of Hostile factions removed in battle in the Vagabond's own turn (9.2.9.IIIa).

    The warrior that makes a faction Hostile scores nothing. Pieces of factions that are not Hostile score nothing.
    """
    points = 0
    for faction in dict.fromkeys(blamed(table, loss) for loss in losses):
        step = owner.relations.of(faction)
        if step is None or faction.seat == owner.partner:
            continue
        pieces = sum(loss.number for loss in losses if blamed(table, loss) is faction)
        warriors = sum(loss.number for loss in losses if blamed(table, loss) is faction and loss.kind == WARRIOR)
        if step == HOSTILE:
            points += pieces
        elif warriors:
            points += pieces - 1
    return points


def coalition_options(table: Table, owner: VagabondState, card: Card, options: list[Option]) -> None:
    """Add the options to form a coalition by a dominance card.

    The partner must have the lowest score, and neither of the two may be in a coalition already. Another Vagabond may
    have chosen this one as its partner.
    """
    if len(table.factions) < COALITION_SEATS or owner.partner is not None:
        return
    others = [other for other in table.others(owner) if other.scores]
    least = min((other.score for other in others), default=0)
    for other in others:
        if other.score == least and other.partner is None:
            act = partial(form_coalition, table, owner, other, card)
            key = f"coalition:{card.id}>{other.id}#{other.seat}"
            options.append(Option(key, "coalition", act, card=card.id, player=other.seat))


def form_coalition(table: Table, owner: VagabondState, other: Faction, card: Card) -> Flow[None]:
    """Form a coalition. The Vagabond scores no more and wins with the partner.

    A Hostile partner becomes Indifferent.
    """
    owner.hand.remove(card)
    owner.dominance = card
    owner.partner, other.partner = other.seat, owner.seat
    table.note("coalition", player=owner.seat, other=other.seat, card=card.id)
    if owner.relations.hostile(other):
        owner.relations.move(table, owner, other, INDIFFERENT)
    yield from ()
