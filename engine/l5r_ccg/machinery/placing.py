"""Moves cards in and out of play, hands, decks and provinces.

No other module moves cards between zones. Each move updates the cards' numbers (``uid``) and the index of abilities.
"""

from typing import TYPE_CHECKING, Literal

from engine.cardplay import placing as cardplay
from engine.cardplay.limits import UNUSED
from engine.cardplay.values import Lasting, without
from engine.kernel.modifiers import Layer
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.machinery.granting import grant_all, grant_from_leader
from engine.l5r_ccg.marks import BENEATH, ENTOMBED, GETS_BACK, SET_ASIDE, TURNED_UP, WAITS
from engine.l5r_ccg.state import DEFENDED, HIDDEN
from engine.l5r_ccg.tokens import TOKEN_ABILITIES, Token

if TYPE_CHECKING:
    from engine.l5r_ccg.definition import CardDef
    from engine.l5r_ccg.machinery.table import Table
    from engine.l5r_ccg.state import Province

# When a card leaves one of the zones ``MARKING``, its ``MARKS`` end.
MARKS = (BENEATH, ENTOMBED, WAITS, SET_ASIDE, GETS_BACK, TURNED_UP)
MARKING = (BENEATH, ENTOMBED, "removed", "dynasty deck", "fate deck")
OPEN = frozenset({"dynasty discard", "entombed", "fate discard", "focus", "removed", "resolving"})


class Placing(cardplay.Placing[Card]):
    """The moves of cards at one table. A card that moves keeps only permanent effects."""

    __slots__ = ()

    hidden = frozenset({"hand", "dynasty deck", "fate deck", "beneath"})
    table: "Table"

    def rename(self, card: Card) -> None:
        """Give a card a new number (``uid``) and free the former one."""
        self.table.names.forget(card.uid)
        super().rename(card)

    def add_to_pile(self, card: Card, *, bottom: bool) -> None:
        """Add a card to the pile of its zone. A token ceases to exist instead (§follower-tokens)."""
        if card.face.token:
            card.zone = "removed"
        else:
            super().add_to_pile(card, bottom=bottom)

    def clean(self, card: Card) -> None:
        """Remove everything but permanent effects from a card."""
        card.controller = card.owner
        card.slot = card.host = card.at = None
        card.facedown = card.bowed = card.dishonored = False
        if card.died:
            # The values of a card in play may depend on the dead cards in a discard pile.
            self.table.unsettled = True
        card.died = card.sent = ""
        card.tokens = ()
        card.lasting = tuple([lasting for lasting in card.lasting if lasting.until == "permanent"])
        card.gained = ()
        card.uses = UNUSED

    def take_up(self, card: Card) -> None:
        """Remove the card from its present place."""
        table, zone = self.table, card.zone
        if card.host is not None:
            card.host.attachments = without(card.host.attachments, card)
            self.withdraw(card, card.host)
        elif zone == "play" and card.slot is not None:
            card.slot.attached.remove(card)
            if card.slot.card is None:
                # An effect may have kept the province empty, and may be over now.
                table.vacant.append(card.slot)
        elif zone == "play":
            self.row(card, card.controller).remove(card)
        elif zone == "province":
            slot = card.slot
            assert slot is not None
            slot.card = None
            table.vacant.append(slot)
        elif zone in self.hidden or zone in OPEN:
            table.players[card.owner].pile(zone).remove(card)
            if card.lasting and zone in MARKING:
                card.lasting = tuple([one for one in card.lasting if one.attribute not in MARKS])
        elif zone == "terrain" and table.battle is not None:
            table.battle.terrain = None
        elif zone == "under":
            for one in table.personalities():
                if card in one.covers:
                    one.covers = without(one.covers, card)
                    grant_all(one)

    def row(self, card: Card, seat: int) -> list[Card]:
        """Return the list of a player's cards in play to which the card belongs."""
        player = self.table.players[seat]
        if card.face.type == "personality":
            return player.personalities
        return player.rings if card.face.type == "ring" else player.holdings

    # In and out of play

    def enter_play(self, card: Card, seat: int, *, bowed: bool) -> None:
        """Put a Personality, Holding or Ring into play."""
        self.table.unsettled = True
        self.take_up(card)
        self.clean(card)
        card.zone, card.controller, card.bowed = "play", seat, bowed
        self.row(card, seat).append(card)
        self.table.index.update(card)

    def leave_play(self, card: Card, *, died: str = "") -> None:
        """Move a card and everything on it out of play to its owner's discard pile."""
        self.table.unsettled = True
        if not card.in_play:
            return
        for attachment in tuple(card.attachments):
            self.leave_play(attachment)
        for one in (*card.beneath, *card.entombed):
            self.move(one, f"{one.face.side} discard")
        covers, card.covers = card.covers, ()
        durations = self.table.durations
        durations.forget(card)
        if card.face.type == "personality":
            for one in (card, *covers):
                durations.forget_made_by(one)
        self.move(card, f"{card.face.side} discard")
        card.died = died
        for former in covers:
            self.move(former, f"{former.face.side} discard")

    def return_to_deck(self, card: Card) -> None:
        """Shuffle a card in play and its former selves into its owner's deck."""
        cards = [one for one in (card, *card.covers) if not one.face.token]
        self.leave_play(card)
        for one in cards:
            self.move(one, f"{one.face.side} deck")
            self.shuffle(one.owner, "dynasty" if one.face.side == "dynasty" else "fate")

    def attach(self, card: Card, host: Card, seat: int) -> None:
        """Attach a card to a Personality. The card enters play unbowed or moves from another Personality."""
        self.table.unsettled = True
        self.take_up(card)
        if card.in_play:
            for lasting in [one for one in card.lasting if one.until == "attached"]:
                self.table.durations.drop(card, lasting)
        else:
            self.clean(card)
            card.zone = "play"
        card.controller, card.host = seat, host
        host.attachments += (card,)
        self.grant(card, host)
        self.table.index.update(card)

    def attach_to_province(self, card: Card, province: "Province") -> None:
        """Attach a Region or Fortification to a province. The card enters play unbowed."""
        self.take_up(card)
        self.clean(card)
        card.zone, card.slot, card.controller = "play", province, province.owner
        province.attached.append(card)
        self.table.index.update(card)

    def change_control(self, card: Card, seat: int, until: str) -> None:
        """Give a card in play and its attachments to a player, permanently or until a scope ends.

        A card that may be attached to any player's Personality keeps its own controller when its unit changes hands.
        """
        self.table.unsettled = True
        if until != "permanent":
            self.table.durations.borrow(card, until)
        if card.host is None and card.slot is None:
            self.row(card, card.controller).remove(card)
            self.row(card, seat).append(card)
        card.controller = seat
        for attachment in card.attachments:
            if not attachment.face.for_anybody:
                attachment.controller = seat

    def sweep(self, seat: int) -> None:
        """Remove all cards of a player who has lost. Cards of other players on or under these cards are discarded."""
        table = self.table
        for card in tuple(table.all_cards()):
            if card.owner == seat and card.zone == "play":
                self.leave_play(card)
        for card in tuple(table.in_play()):
            if card.controller == seat and card.zone == "play":
                self.leave_play(card)
        for card in tuple(table.all_cards()):
            if card.owner == seat and card.zone not in ("removed", "stronghold"):
                # A hidden card leaves the game unseen (§setup).
                unseen = card.facedown or card.zone in self.hidden
                self.move(card, "removed")
                card.facedown = unseen
        for province in table.players[seat].provinces:
            province.destroyed = True
        table.players[seat].stronghold.bowed = True
        table.index.remove(table.players[seat].stronghold)
        table.vacant.clear()
        table.version += 1

    def lay_terrain(self, card: Card) -> None:
        """Put a Terrain into the battle. A Terrain already there is destroyed (§destroyed)."""
        battle = self.table.battle
        assert battle is not None
        if battle.terrain is not None:
            self.move(battle.terrain, "fate discard")
        self.take_up(card)
        card.zone = "terrain"
        card.controller = self.table.active if self.table.actor is None else self.table.actor
        battle.terrain = card
        battle.terrains.append(card.controller)
        self.table.index.update(card)

    # Abilities that a card has from others

    def grant(self, attachment: Card, host: Card) -> None:
        """Give the abilities that an attachment and its Personality grant each other."""
        super().grant(attachment, host)
        grant_from_leader(attachment, host)

    def withdraw(self, attachment: Card, host: Card) -> None:
        """Take back the abilities that an attachment and its Personality granted each other."""
        attachment.gained = cardplay.not_given(attachment, host)
        super().withdraw(attachment, host)

    def create(self, face: "CardDef", host: Card, *, fleeting: bool) -> Card:
        """Attach a new Follower token to a Personality. A ``fleeting`` token ceases to exist at the end of the turn."""
        card = Card(self.table, face, host.controller, self.table.names.fresh(), "aside")
        self.attach(card, host, host.controller)
        if fleeting:
            card.lasting += (Lasting("fleeting", 1, Layer.ADD, "", "turn"),)
        return card

    def create_personality(self, face: "CardDef", seat: int, place: "Province | None", *, fleeting: bool) -> Card:
        """Let a new Personality token join a player's army at a province, or the player's cards at home."""
        card = Card(self.table, face, seat, self.table.names.fresh(), "aside")
        self.enter_play(card, seat, bowed=False)
        card.at = place
        if fleeting:
            card.lasting += (Lasting("fleeting", 1, Layer.ADD, "", "turn"),)
        return card

    # The Favor

    def give_favor(self, seat: int | None) -> None:
        """Give the Imperial Favor to a player, or to nobody."""
        table, card = self.table, self.table.favor_card
        table.favor = seat
        card.zone = "aside" if seat is None else "play"
        card.controller = card.owner = 0 if seat is None else seat
        table.index.update(card)

    # Tokens

    def place_tokens(self, card: Card, force: int, chi: int, name: str, amount: int, until: str) -> None:
        """Put tokens on a card."""
        self.table.unsettled = True
        card.tokens += tuple([Token(force, chi, name, until) for _ in range(amount)])
        if name in TOKEN_ABILITIES:
            self.table.index.update(card)

    def remove_tokens(self, card: Card, name: str, amount: int) -> None:
        """Remove tokens from a card, the latest first."""
        self.table.unsettled = True
        for token in [token for token in reversed(card.tokens) if token.name == name][:amount]:
            card.tokens = without(card.tokens, token)
        if name in TOKEN_ABILITIES:
            self.table.index.update(card)

    # Decks and hands

    def draw(self, seat: int, amount: int) -> list[Card]:
        """Draw ``amount`` fate cards, or all that are left. An empty deck has no penalty (§fate-deck)."""
        player = self.table.players[seat]
        drawn = list(reversed(player.fate_deck[-amount:]))
        for card in drawn:
            self.move(card, "hand")
        self.table.barrier = True
        return drawn

    def shuffle(self, seat: int, side: Literal["dynasty", "fate"]) -> None:
        """Shuffle a deck. The cards get new numbers, so that nobody can follow one through the shuffle."""
        table = self.table
        deck = table.players[seat].pile(f"{side} deck")
        table.streams[f"{side}:{seat}"].shuffle(deck)
        for card in deck:
            table.names.forget(card.uid)
            card.uid = table.names.fresh()
            if card.lasting:
                card.lasting = tuple([one for one in card.lasting if one.attribute != TURNED_UP])
        table.barrier = True

    def random_cards(self, seat: int, amount: int) -> list[Card]:
        """Return cards at random from a hand."""
        rest = list(self.table.players[seat].hand)
        self.table.streams[f"discard:{seat}"].shuffle(rest)
        self.table.barrier = True
        return rest[:amount]

    # Provinces

    def turn_facedown(self, card: Card) -> None:
        """Turn a dynasty card in a province face down."""
        card.facedown = True
        self.table.index.update(card)
        self.table.barrier = True

    def refill(self, province: "Province") -> None:
        """Put the top dynasty card, if there is one, into a province, face down (§dynasty-deck)."""
        deck = self.table.players[province.owner].dynasty_deck
        if deck:
            self.lay_in(deck.pop(), province, facedown=True)

    def exchange_with_deck(self, province: "Province") -> None:
        """Exchange the card of a province with the top card of the dynasty deck, which nobody sees."""
        lying, deck = province.card, self.table.players[province.owner].dynasty_deck
        if lying is None or not deck:
            return
        top = deck.pop()
        self.move(lying, "dynasty deck")
        self.table.vacant.remove(province)
        self.lay_in(top, province, facedown=True)
        self.table.barrier = True

    def lay_in(self, card: Card, province: "Province", *, facedown: bool) -> None:
        """Put a dynasty card that is in no pile into a province."""
        card.zone, card.slot, card.facedown = "province", province, facedown
        province.card = card
        self.table.index.update(card)

    def destroy_province(self, province: "Province") -> None:
        """Destroy a province: it is gone, and the cards in it and attached to it are discarded."""
        province.destroyed = True
        for card in tuple(province.attached):
            self.leave_play(card)
        if province.card is not None:
            self.move(province.card, "dynasty discard")
        province.lasting = tuple([one for one in province.lasting if one.attribute in (HIDDEN, DEFENDED)])
