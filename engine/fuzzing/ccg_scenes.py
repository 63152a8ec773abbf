"""Lays out tables in the middle of a 1997 game, with the wanted cards in play, in hand or on top of a deck.

The rules' own events bring each card to its place, so every such table could also be reached by playing.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final

from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow
from engine.kernel.rng import Stream
from engine.l5r_ccg.card import ATTACHMENTS, Card
from engine.l5r_ccg.fighting.campaign import Attack
from engine.l5r_ccg.game import read_deck
from engine.l5r_ccg.machinery.position import dump
from engine.l5r_ccg.machinery.table import Table
from engine.l5r_ccg.state import Player
from engine.l5r_ccg.turn.setup import bring_deck

# How many cards of each kind a player has, unless there are more wanted cards of that kind.
HOLDINGS: Final = 6
PERSONALITIES: Final = 5
WORN: Final = 3
HAND: Final = 6
BURIED: Final = 5
# Family Honor above the starting honor. Most players have some more, and some have far more or less.
HONOR: Final = (*range(0, 20, 2), -20, -10, -3, 35)
# Most moments are in battles, where most abilities are used.
MOMENTS: Final = ("straighten", "action", "action", "attack", "battle", "battle", "battle", "dynasty")


def scene(decks: Sequence[Any], sought: Sequence[Sequence[str]], stream: Stream) -> Mapping[str, Any]:
    """Return the literal of a table with these decks at a random moment. Each seat has its wanted cards at hand."""
    table = Table(str(stream.below(10**9)), len(decks), frozenset())
    for player, deck in zip(table.players, decks, strict=True):
        bring_deck(table, player, read_deck(deck))
    for player, cards in zip(table.players, sought, strict=True):
        _Side(table, player, cards, stream).lay_out()
    table.turn, table.active = 1 + stream.below(9), stream.below(len(decks))
    table.placing.give_favor(stream.pick([None, *range(len(decks))]))
    _begin(table, stream)
    return dump(table)


class _Side:
    """The cards of one player while a scene is laid out."""

    def __init__(self, table: Table, player: Player, sought: Sequence[str], stream: Stream) -> None:
        self.table = table
        self.player = player
        self.sought = sought
        self.stream = stream
        self.cause = table.rules_of(player.seat)
        for deck in (player.dynasty_deck, player.fate_deck):
            stream.shuffle(deck)
            # The wanted cards are on top of the decks.
            deck.sort(key=lambda card: card.id in sought)

    def lay_out(self) -> None:
        """Bring all of the player's cards to their places."""
        player, stream = self.player, self.stream
        player.honor = (player.stronghold.face.facts.starting_honor or 0) + stream.pick(HONOR)
        self._bring_into_play("personality", PERSONALITIES)
        self._bring_into_play("holding", HOLDINGS)
        self._fill_provinces()
        self._attach_cards()
        self._draw_hand()
        self._fill_discard_piles()
        for one in player.personalities:
            one.bowed, one.dishonored = not stream.below(8), not stream.below(6)
            for card in one.unit:
                # Some of the card's tokens may be used already.
                card.tokens = card.tokens[: stream.below(3)]

    def _resolve(self, event: Event) -> None:
        """Let an event happen, and answer each question with ``prompt.least()``."""
        _run(run_batch(self.table, [event]))

    def _next(self, deck: list[Card], fits: Callable[[Card], bool]) -> Iterator[Card]:
        """Yield the cards that fit, from the top: wanted cards first."""
        yield from [card for card in reversed(deck) if fits(card)]

    def _waits(self, card: Card) -> bool:
        """Decide at random whether a wanted card stays out of play, so that its player must play it.

        The first wanted card stays out of play most often.
        """
        return not self.stream.below(2 if card.id == self.sought[0] else 4)

    def _bring_into_play(self, kind: str, count: int) -> None:
        """Bring ``count`` Personalities or Holdings into play, and most wanted cards of that type."""
        player, met = self.player, set[str]()
        for card in self._next(player.dynasty_deck, lambda card: card.face.type == kind):
            seeks = card.id in self.sought and card.id not in met
            met.add(card.id)
            joins = card.face.playable is None or card.face.playable(card, player)
            if seeks and self._waits(card):
                continue
            if (count <= 0 and not seeks) or not joins or not self.table.may_enter_play(card):
                continue
            count -= 1
            if card.trait("Fortification"):
                place = next((one for one in player.provinces if one.fortification is None), None)
                if place is not None:
                    self._resolve(self.cause.attach_to_province(card, place))
            else:
                self._resolve(self.cause.enter_play(card, bowed=False))

    def _fill_provinces(self) -> None:
        """Put a card into each province, face up or face down, and attach some wanted Regions."""
        player, table, stream = self.player, self.table, self.stream
        for place in player.provinces:
            sought = self._next(player.dynasty_deck, lambda one: one.face.type == "region" and one.id in self.sought)
            region = next(sought, None)
            if region is not None and place.region is None and table.may_enter_play(region) and stream.below(2):
                self._resolve(self.cause.attach_to_province(region, place))
            if player.dynasty_deck:
                card = player.dynasty_deck.pop()
                hidden = card.face.type in ("event", "region") or not stream.below(3)
                table.placing.lay_in(card, place, facedown=hidden)

    def _attach_cards(self) -> None:
        """Attach some fate cards, and most of the wanted ones, to Personalities that may have them."""
        player, count = self.player, WORN
        for card in self._next(player.fate_deck, lambda card: card.face.type in (*ATTACHMENTS, "ring")):
            seeks = card.id in self.sought and not self._waits(card)
            # A wanted card with a toll stays in the deck, so that its player pays the toll in the game.
            if (not seeks and count <= 0) or (card.id in self.sought and card.face.toll is not None):
                continue
            if card.face.type == "ring":
                if seeks and self.table.may_enter_play(card):
                    self._resolve(self.cause.enter_play(card))
                continue
            hosts = [one for one in player.personalities if self.table.may_attach(card, one)]
            if hosts and self.table.may_enter_play(card):
                self._resolve(self.cause.attach(card, self.stream.pick(hosts)))
                count -= not seeks

    def _draw_hand(self) -> None:
        """Draw a hand: first one copy of each wanted card that is not in play, then other cards."""
        player, met = self.player, set[str]()
        for card in self._next(player.fate_deck, lambda card: True):
            if (card.id in self.sought and card.id not in met) or len(player.hand) < HAND:
                self.table.placing.move(card, "hand")
            met.add(card.id)

    def _fill_discard_piles(self) -> None:
        """Put some cards into the discard piles.

        Some Personalities there died honorably, some dishonorably, and some did not die.
        """
        for deck in (self.player.dynasty_deck, self.player.fate_deck):
            for card in deck[: self.stream.below(BURIED)]:
                self.table.placing.move(card, f"{card.face.side} discard")
                if card.face.type == "personality":
                    card.died = self.stream.pick(("", "honorably", "honorably", "dishonorably"))


def _run(flow: Flow[Any]) -> None:
    """Run a flow to its end, and answer each question with ``prompt.least()``."""
    with suppress(StopIteration):
        prompts = next(flow)
        while True:
            prompts = flow.send(tuple(prompt.least() for prompt in prompts))


def _begin(table: Table, stream: Stream) -> None:
    """Set the table to a random moment of the turn. A battle may be under way."""
    moment = stream.pick(MOMENTS)
    table.phase = "attack" if moment == "battle" else moment
    if moment != "battle":
        return
    others = [seat for seat in range(len(table.players)) if seat != table.active]
    attack = table.attack = Attack(table.active, stream.pick(others))
    provinces = table.players[attack.defender].provinces
    # Provinces with something attached are preferred.
    place = stream.pick([one for one in provinces if one.attached and stream.below(4)] or provinces)
    for seat in others:
        if seat != attack.defender and stream.below(2):
            attack.allies[seat] = "defend" if stream.below(2) else "attack"
    for player in table.players:
        side = attack.side_of(player.seat)
        for one in player.personalities:
            if side is not None and not one.bowed and stream.below(4):
                one.at = place
    attack.segment = "battle"
    table.course.begin_battle(place)
