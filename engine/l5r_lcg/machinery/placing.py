"""Moves cards in and out of play, hands, decks and provinces.

No other file moves cards between zones. Each move updates the cards' numbers (``uid``) and the index of abilities.
"""

from typing import TYPE_CHECKING, Literal

from engine.cardplay import placing as cardplay
from engine.cardplay.limits import UNUSED
from engine.cardplay.values import without
from engine.kernel.record import Record
from engine.l5r_lcg.card import Card, Province
from engine.l5r_lcg.events.tokens import LoseHonor

if TYPE_CHECKING:
    from engine.cardplay.ability import Ability
    from engine.l5r_lcg.machinery.table import Table
    from engine.l5r_lcg.state import Player

OPEN = frozenset({"dynasty discard", "conflict discard", "removed", "resolving"})
DECK_OUT = 5


class Placing(cardplay.Placing[Card]):
    """The moves of cards at one table. A card that changes zones loses its tokens, effects and uses."""

    __slots__ = ()

    hidden = frozenset({"hand", "dynasty deck", "conflict deck"})
    table: "Table"

    def clean(self, card: Card) -> None:
        """Remove tokens, effects and uses from a card."""
        card.face = card.face.printed
        card.slot = card.host = None
        card.facedown = card.bowed = card.participating = card.covered = False
        card.fate = card.status = 0
        card.lasting = ()
        card.gained = ()
        card.uses = UNUSED
        card.arrived = None

    def take_up(self, card: Card) -> None:
        """Remove a card from its present place."""
        zone = card.zone
        if card.host is not None:
            card.host.attachments = without(card.host.attachments, card)
            self.withdraw(card, card.host)
            card.host = None
        elif zone == "play":
            self.table.players[card.controller].characters.remove(card)
        elif zone == "province":
            for beneath in tuple(card.attachments):
                self.move(beneath, f"{beneath.face.side} discard")
            slot = card.slot
            assert slot is not None
            slot.contents.remove(card)
            if not slot.contents and slot not in self.table.vacant and not slot.has_stronghold:
                self.table.vacant.append(slot)
        elif zone in self.hidden or zone in OPEN:
            owner = self.table.players[card.owner]
            owner.pile(zone).remove(card)
            if card in owner.revealed:
                owner.revealed.remove(card)

    def enter_play(self, card: Card, seat: int, *, into_conflict: bool) -> None:
        """Put a character into play, ready and without tokens."""
        self.take_up(card)
        self.clean(card)
        card.zone = "play"
        card.controller = seat
        card.participating = into_conflict
        self.table.players[seat].characters.append(card)
        self.table.index.update(card)
        if "sees-facedown" in self.table.persistents:
            # Both players see cards that were facedown until now.
            self.table.barrier = True
        self.table.unsettled = True

    def leave_play(self, card: Card, to: str) -> None:
        """Take a card out of play with everything on it (§leaves-play)."""
        if not card.in_play:
            return
        # The destinations are decided before any card moves, because one card may make another one ancestral.
        for attachment, ancestral in [(one, one.has("ancestral")) for one in card.attachments]:
            self.leave_play(attachment, "hand" if ancestral else "discard")
        self.table.durations.forget(card)
        side = card.face.side
        zones = {"discard": f"{side} discard", "hand": "hand", "removed": "removed"}
        self.move(card, zones.get(to, f"{side} deck"), bottom=to == "deck bottom")
        self.table.unsettled = True

    def attach(self, card: Card, host: Card, seat: int) -> None:
        """Put an attachment on a host. The attachment enters play or moves from another host."""
        entering = not card.in_play
        if entering:
            face = card.face
            self.take_up(card)
            self.clean(card)
            card.face = face
            card.zone = "play"
        elif card.host is not None:
            card.host.attachments = without(card.host.attachments, card)
            self.withdraw(card, card.host)
        card.controller = seat
        card.host = host
        host.attachments += (card,)
        self.grant(card, host)
        self.table.index.update(card)
        self.table.unsettled = True

    def change_control(self, card: Card, seat: int, until: str | None) -> None:
        """Give a player control of a card in play, for good or until a scope ends. Everything on the card stays."""
        if until is not None:
            self.table.durations.borrow(card, until)
        if card.host is None:
            self.table.players[card.controller].characters.remove(card)
            self.table.players[seat].characters.append(card)
        card.controller = seat
        self.table.unsettled = True

    def gain_ability(self, card: Card, ability: "Ability", origin: Card, until: str) -> None:
        """Give a card a copy of an ability printed on another card, until a scope ends.

        Each copy of an ability has its own limit (§limit), so each gain gets its own name. A maximum counts all copies
        (§maximum), so an ability with a maximum keeps the name of the printed one. A card that gains an event's ability
        may use it once per round, unless the ability has a limit (§triggered-abilities).
        """
        if ability.maximum is not None and ability in card.face.abilities:
            gained = ability.named(ability.name)
        else:
            gained = ability.named(self._name_of_gain(card, f"{origin.key}.{ability.index}"))
        if origin.face.type == "event":
            gained.limit, gained.period = 1, "round"
        self.table.durations.lend(card, gained, until)
        self.table.index.update(card)

    @staticmethod
    def _name_of_gain(card: Card, name: str) -> str:
        """Return a new name for a gained ability: one that no ability of this card has or had."""
        taken = {ability.name for ability in card.gained} | {used for used, _ in card.uses}
        return next(found for found in (name, *(f"{name}.{number}" for number in range(2, 1000))) if found not in taken)

    # Decks and hands

    def reveal_to_play(self, card: Card, until: str) -> None:
        """Let a card of a deck be played as if from hand until a scope ends."""
        self.table.players[card.owner].revealed.append(card)
        self.table.showing.append((card, until))
        self.table.index.update(card)
        self.table.barrier = True

    def draw(self, seat: int, amount: int) -> list[Card]:
        """Draw cards from the conflict deck. An empty deck costs honor and is renewed (§running-out-of-cards)."""
        player = self.table.players[seat]
        drawn = []
        for _ in range(amount):
            if not player.conflict_deck and not self._renew_deck(player, "conflict"):
                break
            card = player.conflict_deck[-1]
            self.move(card, "hand")
            drawn.append(card)
        self.table.barrier = True
        return drawn

    def refill(self, province: Province, *, faceup: bool = False) -> None:
        """Put the top dynasty card on a province, facedown unless ``faceup`` (§refill-province)."""
        player = self.table.players[province.owner]
        if not player.dynasty_deck and not self._renew_deck(player, "dynasty"):
            return
        card = player.dynasty_deck.pop()
        self.lay_on(card, province, facedown=not faceup or self._is_second_copy(card))
        if faceup or "sees-facedown" in self.table.persistents:
            self.table.barrier = True

    def put_into_province(self, card: Card, province: Province) -> None:
        """Put a holding from a pile into play in a province."""
        self.take_up(card)
        self.clean(card)
        self.lay_on(card, province, facedown=False)

    def lay_on(self, card: Card, province: Province, *, facedown: bool) -> None:
        """Lay a dynasty card on a province. The card must not be in any pile."""
        card.zone = "province"
        card.slot = province
        card.facedown = facedown
        province.contents.append(card)
        self.table.index.update(card)

    def _renew_deck(self, player: "Player", side: Literal["dynasty", "conflict"]) -> bool:
        """Lose honor for an empty deck and shuffle the discard pile into a new deck.

        Return whether the new deck holds a card. The loss is a part of drawing or refilling, so reactions to it come
        after the whole draw or refill.
        """
        loss = LoseHonor(self.table.framework, player.seat, DECK_OUT)
        loss.resolve()
        loss.happened = True
        self.table.besides.append(loss)
        self.table.records.append(Record("deck-out", {"player": player.seat, "deck": side, "amount": loss.amount}))
        for card in tuple(player.pile(f"{side} discard")):
            self.move(card, f"{side} deck")
        self.shuffle(player.seat, side)
        return bool(player.pile(f"{side} deck"))

    def shuffle(self, seat: int, side: Literal["dynasty", "conflict"]) -> None:
        """Shuffle a deck. The cards get new numbers, so that nobody can follow one through the shuffle."""
        deck = self.table.players[seat].pile(f"{side} deck")
        self.table.streams[f"{side}:{seat}"].shuffle(deck)
        for card in tuple(self.table.players[seat].revealed):
            if card in deck:
                self.table.players[seat].revealed.remove(card)
                self.table.index.update(card)
        for card in deck:
            self.table.names.forget(card.uid)
            card.uid = self.table.names.fresh()
        self._force_order(deck, f"{side}:{seat}")
        self.table.barrier = True

    def _force_order(self, deck: list[Card], name: str) -> None:
        """Put the cards that ``forced_random`` names on top of a deck that was just shuffled."""
        orders = self.table.forced_random.get(name)
        if not orders:
            return
        for card_id in reversed(orders.pop(0)):
            found = next((card for card in deck if card.id == card_id), None)
            if found is not None:
                deck.remove(found)
                deck.append(found)

    def random_cards(self, seat: int, amount: int) -> list[Card]:
        """Return cards at random from a hand."""
        rest = list(self.table.players[seat].hand)
        stream = self.table.streams[f"discard:{seat}"]
        forced = self.table.forced_random.get(f"discard:{seat}", [])
        chosen: list[Card] = []
        while rest and len(chosen) < amount:
            card = None
            if forced:
                wanted = forced.pop(0)
                card = next((found for found in rest if found.id == wanted), None)
            card = card or stream.pick(rest)
            rest.remove(card)
            chosen.append(card)
        self.table.barrier = True
        return chosen

    # Provinces

    def turn_faceup(self, card: Card) -> None:
        """Turn a province or a dynasty card faceup.

        Faceup holdings are in play. So a second copy of a unique holding stays facedown (§unique-cards).
        """
        if self._is_second_copy(card):
            self.table.barrier = True
        else:
            super().turn_faceup(card)

    def _is_second_copy(self, card: Card) -> bool:
        return card.face.type == "holding" and self.table.has_unique(card, card.owner)

    def turn_facedown(self, province: Province) -> None:
        """Turn a province facedown. Effects on its face end, and its tokens are removed (§facedown-province)."""
        province.facedown = True
        province.lasting = ()
        province.uses = UNUSED
        province.honor = 0
        self.table.index.update(province)

    def break_province(self, province: Province) -> None:
        """Break a province. A player whose stronghold's province is broken loses the game (§broken-province)."""
        province.broken = True
        province.facedown = False
        if province.has_stronghold:
            self.table.fallen.add(province.owner)

    def hide_again(self, card: Card) -> None:
        """Give a new number to a card that was shown and stays in a hand, so that nobody can follow it (§limit)."""
        card.uid = self.table.names.fresh()
        card.uses = UNUSED

    def put_under(self, card: Card, holding: Card) -> None:
        """Put a card from a discard pile facedown under a holding.

        Only the card's player may look at the card there.
        """
        self.take_up(card)
        card.zone, card.host, card.facedown = "under", holding, True
        card.uid = self.table.names.fresh()
        holding.attachments += (card,)
        self.table.index.update(card)

    def move_to_province(self, card: Card, province: Province) -> None:
        """Move a card from one province to another."""
        self.take_up(card)
        self.lay_on(card, province, facedown=card.facedown)

    def swap_in_provinces(self, card: Card, other: Card) -> None:
        """Exchange the places of two dynasty cards."""
        here, there = card.slot, other.slot
        assert here is not None and there is not None
        place, other_place = here.contents.index(card), there.contents.index(other)
        here.contents[place], there.contents[other_place] = other, card
        card.slot, other.slot = there, here
