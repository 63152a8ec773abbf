"""Moves by which cards become other cards, lose their leader, or leave play for a while."""

from typing import TYPE_CHECKING

from engine.cardplay.values import Lasting
from engine.kernel.modifiers import Layer
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.definition import CLANS
from engine.l5r_ccg.machinery.beneath import pass_on
from engine.l5r_ccg.machinery.placing import Placing
from engine.l5r_ccg.marks import GETS_BACK, HATCHED, MERGED, SET_ASIDE

if TYPE_CHECKING:
    from engine.l5r_ccg.definition import CardDef


class Transforming(Placing):
    """The moves of cards at one table, and the changes of cards into others."""

    __slots__ = ()

    def hatch(self, card: Card, origin: Card, seat: int) -> None:
        """Turn a card into the same card as a Personality in play, for the rest of the game, and put it into play."""
        self.take_up(card)
        was = card.id
        card.zone, card.face = "aside", origin.face
        card.lasting = tuple([one for one in card.lasting if one.until == "permanent"])
        card.lasting += tuple([one for one in origin.lasting if one.until == "permanent"])
        card.lasting += (Lasting(HATCHED, 1, Layer.ADD, was, "permanent"),)
        self.enter_play(card, seat, bowed=False)

    def merge(self, card: Card, former: Card, source: str) -> None:
        """Put a Personality under another one, which gains its abilities, attachments, tokens, Force and Chi.

        From then on the Personality on top has no clan and no Personal Honor.
        """
        table = self.table
        table.unsettled = True
        self.row(former, former.controller).remove(former)
        card.tokens += former.tokens
        former.tokens = ()
        for one in former.attachments:
            one.host = card
        card.attachments += former.attachments
        former.attachments = ()
        card.lasting += former.lasting
        self.inherit(card, former)
        former.lasting = ()
        pass_on(former, card)
        card.covers = (*card.covers, *former.covers, former)
        former.covers = ()
        former.zone, former.at, former.bowed, former.dishonored, former.sent = "under", None, False, False, ""
        table.index.update(former)
        changes = [(MERGED, former.uid), ("force", former.face.force), ("chi", former.face.chi)]
        changes += [
            (f"trait:{trait}", 1) for trait in ("Nonhuman", "Shadowlands", "Unaligned") if not card.trait(trait)
        ]
        changes += [(f"clan:{clan}", -1) for clan in CLANS if card.of_clan(clan)]
        for attribute, value in changes:
            table.durations.begin(card, Lasting(attribute, value, Layer.ADD, source, "play"))
        table.durations.begin(card, Lasting("personal-honor", 0, Layer.FIX, source, "play"))
        self.grant_all(card)

    def leave_behind(self, leader: Card, face: "CardDef") -> Card:
        """Let a Personality's Followers stay in the battle. A token replaces their missing leader."""
        battle = self.table.battle
        assert battle is not None
        token = self.create_personality(face, leader.controller, battle.province, fleeting=False)
        for one in leader.followers:
            self.attach(one, token, one.controller)
        return token

    def set_aside(self, card: Card, keeper: Card) -> None:
        """Take a card out of play for as long as ``keeper`` stays bowed and in play."""
        seat = card.controller
        self.leave_play(card)
        self.move(card, "removed")
        card.lasting += (Lasting(SET_ASIDE, keeper.uid, Layer.ADD, keeper.id, "permanent"),)
        card.lasting += (Lasting(GETS_BACK, seat + 1, Layer.ADD, keeper.id, "permanent"),)

    def give_back(self, card: Card) -> None:
        """Bring a card that was set aside back into play, bowed, under the control of the player who had it."""
        seat = card.marked(GETS_BACK) - 1
        self.enter_play(card, seat if self.table.is_in(seat) else card.owner, bowed=True)
