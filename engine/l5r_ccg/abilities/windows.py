"""This game's additions to windows: cards in hand, and states that are corrected at once."""

from functools import cache
from typing import TYPE_CHECKING, Any

from engine.cardplay.ability import Ability, Persistent
from engine.kernel.events import Event, Timing, run_batch
from engine.kernel.flow import Flow
from engine.l5r_ccg import events as e
from engine.l5r_ccg.card import EXCHANGED, WORKS, Card
from engine.l5r_ccg.definition import CardDef, pool
from engine.l5r_ccg.marks import SET_ASIDE
from engine.l5r_ccg.state import HIDDEN, PROVINCES
from engine.l5r_ccg.turn import winning

if TYPE_CHECKING:
    from engine.l5r_ccg.machinery.table import Table

TWICE = 2
SECRET = ("hand", "fate deck", "dynasty deck")


def about(event: Event) -> dict[str, Any]:
    """Return the public facts about an event that a window is about."""
    facts: dict[str, Any] = {"kind": event.kind, **_subjects(event)}
    card = getattr(event, "card", None)
    if isinstance(event, e.Initiate):
        card = event.use.source
        facts.update(event.chosen)
    if isinstance(event, e.ProvinceEvent):
        facts["province"] = event.province.key
    elif card is not None and not card.facedown and card.zone not in SECRET:
        facts["card"] = card.key
    return facts


def _subjects(event: Event) -> dict[str, Any]:
    """Return the subjects of an event: players by their seats, the Personalities of a challenge by their keys.

    The result is empty for other events.
    """
    if isinstance(event, e.Initiate):
        return {"player": event.use.seat}
    if isinstance(event, e.GainHonor | e.LoseHonor):
        return {"player": event.seat, "amount": event.amount}
    if isinstance(event, e.DeclareAttack):
        return {"player": event.attacker, "defender": event.defender}
    if isinstance(event, e.Lobby):
        return {"player": event.seat}
    if isinstance(event, e.Challenge):
        return {"challenger": event.challenger.key, "challenged": event.challenged.key}
    if isinstance(event, e.RefuseChallenge):
        return {"challenged": event.challenge.challenged.key}
    return {}


def follow(table: "Table") -> Flow[None]:
    """Correct states that the rules do not allow: empty provinces, and cards that must be destroyed or come back.

    A card that is already being destroyed is not destroyed a second time. A card that was spared is checked again.
    """
    vacant, table.vacant = table.vacant, []
    refills = [event for province in vacant if (event := table.framework.refill(province)).possible()]
    yield from run_batch(table, refills)
    yield from run_batch(table, unpaired(table))
    yield from run_batch(table, released(table))
    for _ in range(TWICE):
        falling = [card for card in cards_to_destroy(table) if card not in table.falling]
        if not falling:
            return
        table.falling.extend(falling)
        yield from run_batch(table, [table.framework.destroy(card) for card in falling])
        table.falling[:] = [card for card in table.falling if card not in falling]
        table.unsettled = True


def unpaired(table: "Table") -> list[Event]:
    """Return the events that remove hidden provinces without their Holding, and Holdings without their province."""
    hidden = [
        (place, one.value)
        for player in table.players
        if len(player.provinces) > PROVINCES
        for place in player.provinces
        for one in place.lasting
        if one.attribute == HIDDEN
    ]
    if not hidden:
        return []
    there = {card.uid: card for card in table.in_play()}
    found = [
        table.framework.destroy_province(place) if uid not in there else table.framework.destroy(there[uid])
        for place, uid in hidden
        if place.destroyed == (uid in there)
    ]
    return [event for event in found if event.possible()]


def released(table: "Table") -> list[Event]:
    """Return the events by which cards that were set aside come back.

    A card comes back as soon as the Personality that it waits for is no longer bowed or no longer in play.
    """
    apart = [(card, uid) for player in table.players for card in player.removed if (uid := card.marked(SET_ASIDE))]
    if not apart:
        return []
    keeping = {one.uid for one in table.personalities() if one.bowed}
    found = [e.GiveBack(table.framework, card) for card, uid in apart if uid not in keeping]
    return [event for event in found if event.possible()]


def sweep(table: "Table") -> Flow[None]:
    """Between two actions, remove the cards of players who have lost, and settle everything that depended on them."""
    if winning.sweep(table):
        yield from follow(table)


def chi_may_fall(table: "Table") -> bool:
    """Tell whether persistent effects alone may bring the Chi of some Personality to zero.

    An effect that lowers Chi may do so. So may an effect that raises Chi, once it stops, if a token or a lasting effect
    lowers the same Chi. An effect that exchanges Force and Chi may do so, too.
    """
    if EXCHANGED in table.index.persistents:
        return True
    there = table.index.persistents.get("chi")
    if there is None:
        return False
    if table.weakened:
        return True
    return any(persistent.lessens for _, persistent in there)


def chi_may_reach_zero(one: Card) -> bool:
    """Tell whether something other than a persistent effect could bring the Chi of a Personality to zero."""
    if one.face.chi <= 0 or _lessened(one) or one.under("chi") != "chi":
        return True
    return bool(one.attachments) and any(card.face.chi < 0 or _lessened(card) for card in one.attachments)


def _lessened(card: Card) -> bool:
    """Tell whether a token or a lasting effect on a card lowers Chi."""
    if card.tokens and any(token.chi < 0 for token in card.tokens):
        return True
    return bool(card.lasting) and any(lasting.attribute == "chi" and lasting.lessens for lasting in card.lasting)


def cards_to_destroy(table: "Table") -> list[Card]:
    """Return the cards that must be destroyed, such as Personalities without Chi and Ancestors of another clan.

    An Ancestor must be destroyed if its Personality has left the Ancestor's clan (§destroyed, §ancestor). Any other
    attachment must be destroyed if something that its text asks for is missing. A token that replaces a missing leader
    must be destroyed once its last Follower has left. Chi is computed only if something lowers it. ``table.weakened``
    notes whether the Chi of any card was computed. If not, the check is skipped until the state of the game changes.
    """
    found = []
    lessening = [entry for entry in table.index.persistents.get("chi", ()) if entry[1].lessens]
    changed = table.unsettled or table.weakened
    table.unsettled = table.weakened = False
    for one in table.personalities():
        weak = changed and chi_may_reach_zero(one)
        table.weakened = table.weakened or weak
        lessened = weak or (lessening and _is_lessened(one, lessening))
        dies = lessened and one.chi <= 0 and not one.value("lives-without-chi")
        if dies or (one.face.nobody and not one.followers):
            found.append(one)
        for card in one.attachments:
            if _is_forsaken(table, card):
                found.append(card)
    return found


def _is_forsaken(table: "Table", card: Card) -> bool:
    """Tell whether an attachment must be destroyed because what it depends on is missing."""
    if card.face.needs is not None:
        return card.active and not card.face.needs(card)
    return card.face.type == "ancestor" and not table.has_its_clan(card)


def _is_lessened(one: Card, lessening: list[tuple[Card, Persistent]]) -> bool:
    """Tell whether any of these persistent effects applies to the unit."""
    unit = one.unit if one.attachments else (one,)
    for source, persistent in lessening:
        for card in unit:
            if persistent.applies(source, card):
                return True
    return False


@cache
def hand_abilities(timing: Timing, kind: Any) -> tuple[tuple[CardDef, Ability], ...]:
    """Return the abilities of all cards of the pool that work in a hand at this timing, on this kind of event."""
    return tuple(
        (face, ability)
        for face in pool().values()
        for ability in face.abilities
        if ability.timing is timing and kind in ability.events
        if "hand" in (ability.zones or WORKS.get(face.type, ()))
    )
