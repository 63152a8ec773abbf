"""Moves by which cards become other cards, lose their leader, or leave play for a while."""

from typing import TYPE_CHECKING

from engine.cardplay.values import Lasting
from engine.kernel.modifiers import Layer
from engine.l5r_ccg.definition import CLANS
from engine.l5r_ccg.machinery.beneath import pass_on
from engine.l5r_ccg.machinery.granting import grant_all
from engine.l5r_ccg.marks import GETS_BACK, HATCHED, MERGED, SET_ASIDE

if TYPE_CHECKING:
    from engine.l5r_ccg.card import Card
    from engine.l5r_ccg.definition import CardDef


def overlay(card: "Card", former: "Card") -> None:
    """Put an Experienced Personality over its former self. Attachments, effects and abilities are kept."""
    table = card.table
    placing = table.placing
    table.unsettled = True
    placing.take_up(card)
    placing.clean(card)
    card.zone, card.controller = "play", former.controller
    card.bowed, card.dishonored, card.at, card.sent = former.bowed, former.dishonored, former.at, former.sent
    former.bowed, former.dishonored, former.at, former.sent = False, False, None, ""
    row = placing.row(former, former.controller)
    row[row.index(former)] = card
    card.tokens, former.tokens = former.tokens, ()
    card.attachments, former.attachments = former.attachments, ()
    card.lasting += former.lasting
    _inherit(card, former)
    former.lasting = ()
    pass_on(former, card)
    card.covers = (*former.covers, former)
    former.covers = ()
    former.zone = "under"
    table.index.update(former)
    for attachment in card.attachments:
        attachment.host = card
    grant_all(card)


def take_place(card: "Card", former: "Card") -> None:
    """Bring a card into play in place of another one, with its attachments, tokens and permanent changes."""
    placing = card.table.placing
    placing.enter_play(card, former.controller, bowed=False)
    card.tokens, former.tokens = former.tokens, ()
    card.lasting += tuple([one for one in former.lasting if one.until == "permanent"])
    former.lasting = tuple([one for one in former.lasting if one.until != "permanent"])
    for attachment in tuple(former.attachments):
        placing.attach(attachment, card, attachment.controller)
    pass_on(former, card)
    placing.leave_play(former)
    card.table.index.update(card)


def hatch(card: "Card", origin: "Card", seat: int) -> None:
    """Turn a card into a copy of a Personality in play, for the rest of the game, and put it into play."""
    placing = card.table.placing
    placing.take_up(card)
    was = card.id
    card.zone, card.face = "aside", origin.face
    card.lasting = tuple([one for one in card.lasting if one.until == "permanent"])
    card.lasting += tuple([one for one in origin.lasting if one.until == "permanent"])
    card.lasting += (Lasting(HATCHED, 1, Layer.ADD, was, "permanent"),)
    placing.enter_play(card, seat, bowed=False)


def merge(card: "Card", former: "Card", source: str) -> None:
    """Put a Personality under another one, which gains its abilities, attachments, tokens, Force and Chi.

    From then on the Personality on top has no clan and no Personal Honor.
    """
    table = card.table
    table.unsettled = True
    table.placing.row(former, former.controller).remove(former)
    card.tokens += former.tokens
    former.tokens = ()
    for one in former.attachments:
        one.host = card
    card.attachments += former.attachments
    former.attachments = ()
    card.lasting += former.lasting
    _inherit(card, former)
    former.lasting = ()
    pass_on(former, card)
    card.covers = (*card.covers, *former.covers, former)
    former.covers = ()
    former.zone, former.at, former.bowed, former.dishonored, former.sent = "under", None, False, False, ""
    table.index.update(former)
    changes = [(MERGED, former.uid), ("force", former.face.force), ("chi", former.face.chi)]
    changes += [(f"trait:{trait}", 1) for trait in ("Nonhuman", "Shadowlands", "Unaligned") if not card.trait(trait)]
    changes += [(f"clan:{clan}", -1) for clan in CLANS if card.of_clan(clan)]
    for attribute, value in changes:
        table.durations.begin(card, Lasting(attribute, value, Layer.ADD, source, "play"))
    table.durations.begin(card, Lasting("personal-honor", 0, Layer.FIX, source, "play"))
    grant_all(card)


def _inherit(card: "Card", former: "Card") -> None:
    """Let the card on top take over the effects on its former self, and the effects that its former self made."""
    card.table.durations.pass_on(former, card)
    named = {ability.name: f"{former.key}.{ability.index}" for ability in former.face.abilities}
    uses = {(named.get(name, name), seat): used for (name, seat), used in former.uses.items()}
    card.uses = {**card.uses, **uses}


def leave_behind(leader: "Card", face: "CardDef") -> "Card":
    """Let a Personality's Followers stay in the battle. A token replaces their missing leader."""
    battle, placing = leader.table.battle, leader.table.placing
    assert battle is not None
    token = placing.create_personality(face, leader.controller, battle.province, fleeting=False)
    for one in leader.followers:
        placing.attach(one, token, one.controller)
    return token


def set_aside(card: "Card", keeper: "Card") -> None:
    """Take a card out of play for as long as ``keeper`` stays bowed and in play."""
    seat, placing = card.controller, card.table.placing
    placing.leave_play(card)
    placing.move(card, "removed")
    card.lasting += (Lasting(SET_ASIDE, keeper.uid, Layer.ADD, keeper.id, "permanent"),)
    card.lasting += (Lasting(GETS_BACK, seat + 1, Layer.ADD, keeper.id, "permanent"),)


def give_back(card: "Card") -> None:
    """Bring a card that was set aside back into play, bowed, under the control of the player who had it."""
    seat = card.marked(GETS_BACK) - 1
    card.table.placing.enter_play(card, seat if card.table.is_in(seat) else card.owner, bowed=True)
