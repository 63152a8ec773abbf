"""A seat's memory of hidden cards: which player holds which card, and where cards lie in a deck.

The memory is derived only from records that the seat has seen, never from the real places of cards.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from engine.kernel.match import Match
from engine.l5r_lcg.card import Card
from engine.l5r_lcg.definition import catalogue

Facts = Mapping[str, Any]


class Memory:
    """The memory of one seat.

    ``hands`` counts the cards that each player is known to hold. ``tops`` and ``bottoms`` are the known cards on the
    top and bottom of each deck, the outermost last. ``places`` holds the facedown provinces that the seat has looked
    at.
    """

    def __init__(self, match: Match, seat: int) -> None:
        self.seat = seat
        self.hands = (Counter[str](), Counter[str]())
        self.tops: dict[tuple[int, str], list[str]] = {}
        self.bottoms: dict[tuple[int, str], list[str]] = {}
        self.places: dict[str, str] = {}
        self.owners: dict[str, int] = {}
        for record in match.records:
            note = NOTES.get(record.kind)
            if note is not None:
                seen = record.seen_by(seat)
                if seen is not None:
                    note(self, seen.facts)

    def claims(self, places: Sequence[Card]) -> Iterator[tuple[Card, str]]:
        """Yield the hidden cards whose places the seat remembers, each with the id that it remembers for that place."""
        if not (self.tops or self.bottoms or any(self.hands)):
            return
        held: list[Card] = []
        decks: dict[tuple[int, str], list[Card]] = {}
        for card in places:
            if card.zone == "hand":
                held.append(card)
            elif card.zone in ("conflict deck", "dynasty deck"):
                decks.setdefault((card.owner, card.zone.partition(" ")[0]), []).append(card)
        if held:
            yield from zip(held, self.hands[held[0].owner].elements(), strict=False)
        for deck, cards in decks.items():
            tops, bottoms = self.tops.get(deck, ()), self.bottoms.get(deck, ())
            yield from zip(reversed(cards), reversed(tops), strict=False)
            if len(tops) + len(bottoms) <= len(cards):
                yield from zip(cards, reversed(bottoms), strict=False)

    # Methods that handle the records of events.

    def drawn(self, facts: Facts) -> None:
        """Remember cards that come to a hand from the top of the conflict deck."""
        player = int(facts["player"])
        top = self.tops.get((player, "conflict"), [])
        for _ in range(min(len(top), int(facts.get("amount", 0)))):
            self.hands[player][top.pop()] += 1

    def added(self, facts: Facts) -> None:
        """Remember a card that comes to a hand."""
        if "card" in facts:
            self.hands[int(facts["player"])][_id(facts["card"])] += 1

    def put_on_deck(self, facts: Facts) -> None:
        """Remember a card that goes to the top or bottom of a deck.

        If the seat does not see the card, the known cards at that end of the deck are no longer the outermost ones.
        """
        player = int(facts["player"])
        if "card" in facts:
            self._lay(player, _id(facts["card"]), bottom=bool(facts["bottom"]))
            self._gone(player, _id(facts["card"]))
            return
        # The record may not say which deck the card belongs to.
        for side in ("conflict", "dynasty"):
            (self.bottoms if facts["bottom"] else self.tops).pop((player, side), None)

    def shuffled(self, facts: Facts) -> None:
        """Forget the order of a deck that is shuffled."""
        for known in (self.tops, self.bottoms):
            known.pop((int(facts["player"]), str(facts["deck"])), None)

    def refilled(self, facts: Facts) -> None:
        """Forget the known top cards of the dynasty decks, because one of them refills a province."""
        for (_, side), top in self.tops.items():
            if side == "dynasty" and top:
                top.pop()

    def left_play(self, facts: Facts) -> None:
        """Remember a card that leaves play for its owner's hand or deck."""
        key, to = str(facts["card"]), facts["to"]
        owner = self.owners.get(key)
        if owner is None:
            return
        if to == "hand":
            self.hands[owner][_id(key)] += 1
        elif str(to).startswith("deck"):
            self._lay(owner, _id(key), bottom=to == "deck bottom")

    def played(self, facts: Facts) -> None:
        """Forget a card of a hand that is played, and note whose card it is."""
        self.owners.setdefault(str(facts["card"]), int(facts["player"]))
        self._gone(int(facts["player"]), _id(facts["card"]))

    def entered(self, facts: Facts) -> None:
        """Note whose card enters play. Forget the card if it comes from a hand without being played."""
        self.owners.setdefault(str(facts["card"]), int(facts["player"]))
        if facts.get("origin") == "hand" and not facts["played"]:
            self._gone(int(facts["player"]), _id(facts["card"]))

    def discarded(self, facts: Facts) -> None:
        """Forget cards that are discarded from a hand."""
        for key in facts.get("cards", ()):
            self._gone(int(facts["player"]), _id(key))

    def _lay(self, player: int, card_id: str, *, bottom: bool) -> None:
        side = catalogue()[card_id].side
        (self.bottoms if bottom else self.tops).setdefault((player, side), []).append(card_id)

    def _gone(self, player: int, card_id: str) -> None:
        if self.hands[player][card_id] > 0:
            self.hands[player][card_id] -= 1


def _id(key: Any) -> str:
    return str(key).partition("#")[0]


NOTES: Final[Mapping[str, Callable[[Memory, Facts], None]]] = {
    "draw": Memory.drawn,
    "add-to-hand": Memory.added,
    "put-on-deck": Memory.put_on_deck,
    "shuffle": Memory.shuffled,
    "refill-province": Memory.refilled,
    "leave-play": Memory.left_play,
    "enter-play": Memory.entered,
    "attach": Memory.entered,
    "play-card": Memory.played,
    "discard-cards": Memory.discarded,
    "discard-at-random": Memory.discarded,
}
