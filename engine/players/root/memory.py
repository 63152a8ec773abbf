"""A seat's memory of hidden things: cards that went into a hand, wrong guesses at plots, and items under ruins.

The memory is built only from the records that the seat received, so it holds nothing that was hidden from the seat.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final

from engine.kernel.match import Match
from engine.kernel.record import Record
from engine.root.factions.plots import PLOT


class Memory:
    """The memory of one seat: cards in ``hands`` by seat and among the Alliance's ``supporters``, plots, and ruins."""

    __slots__ = ("hands", "outraged", "ruins", "supporters", "wrong")

    def __init__(self, seats: int) -> None:
        self.hands: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.supporters: Counter[str] = Counter()
        # For each clearing, the kinds that its facedown plot cannot have.
        self.wrong: dict[int, set[str]] = {}
        self.ruins: dict[int, list[str]] = {}
        # Whether the next card that is given goes to the supporters.
        self.outraged = False

    def gain(self, facts: Mapping[str, Any]) -> None:
        """Remember the cards that openly came into a player's hand."""
        self.hands[facts["player"]].update(_cards(facts))

    def lose(self, facts: Mapping[str, Any]) -> None:
        """Forget cards that left a hand. If the seat did not see which cards left, it forgets the whole hand."""
        hand, cards = self.hands[facts["player"]], _cards(facts)
        if not cards:
            hand.clear()
        for card in cards:
            if hand[card] > 0:
                hand[card] -= 1
            elif self.supporters[card] > 0:
                self.supporters[card] -= 1

    def see(self, facts: Mapping[str, Any]) -> None:
        """Remember the cards of a hand that was shown."""
        if "cards" in facts:
            self.hands[facts["player"]] = Counter(facts["cards"])

    def show(self, facts: Mapping[str, Any]) -> None:
        """Remember the card that a player showed to guess at a plot, and a wrong guess."""
        if "card" in facts:
            hand = self.hands[facts["player"]]
            hand[facts["card"]] = max(1, hand[facts["card"]])
        if not facts["right"]:
            self.wrong.setdefault(facts["clearing"], set()).add(facts["guess"])

    def outrage(self, facts: Mapping[str, Any]) -> None:
        """Record that the next card given goes to the supporters, because of outrage."""
        self.outraged = True

    def give(self, facts: Mapping[str, Any]) -> None:
        """Follow cards from hand to hand, or to the supporters."""
        self.lose(facts)
        pile = self.supporters if self.outraged else self.hands[facts["to"]]
        pile.update(_cards(facts))

    def reveal_supporters(self, facts: Mapping[str, Any]) -> None:
        """Forget supporters that were discarded."""
        self.supporters.subtract(_cards(facts))

    def trick(self, facts: Mapping[str, Any]) -> None:
        """Follow two plots that change places."""
        one, other = facts["clearings"]
        first, second = self.wrong.pop(one, None), self.wrong.pop(other, None)
        if first:
            self.wrong[other] = first
        if second:
            self.wrong[one] = second

    def remove(self, facts: Mapping[str, Any]) -> None:
        """Forget a plot that has left the map."""
        if facts["piece"] == PLOT:
            self.wrong.pop(facts["clearing"], None)

    def look(self, facts: Mapping[str, Any]) -> None:
        """Remember the items under a ruin."""
        if "items" in facts:
            self.ruins[facts["clearing"]] = list(facts["items"])

    def dig(self, facts: Mapping[str, Any]) -> None:
        """Forget an item that was taken from a ruin."""
        lying = self.ruins.get(facts["clearing"], [])
        if facts.get("item") in lying:
            lying.remove(facts["item"])

    def take(self, record: Record) -> None:
        """Process one record."""
        rule = RULES.get(record.kind)
        if rule is not None:
            rule(self, record.facts)
            if record.kind != "outrage":
                self.outraged = False


def _cards(facts: Mapping[str, Any]) -> list[str]:
    """Return the cards that a record names."""
    if "cards" in facts:
        return list(facts["cards"])
    return [facts["card"]] if facts.get("card") is not None else []


RULES: Final[dict[str, Callable[[Memory, Mapping[str, Any]], None]]] = {
    **dict.fromkeys(("draw", "take-back", "take-card", "buy-card", "take-dominance"), Memory.gain),
    **dict.fromkeys(
        ("spend", "discard", "craft", "decree", "reveal", "ambush", "activate-dominance", "coalition", "gather",
         "mobilize", "put-back"),
        Memory.lose,
    ),
    "show-hand": Memory.see,
    "expose": Memory.show,
    "outrage": Memory.outrage,
    "give": Memory.give,
    "show-supporters": Memory.reveal_supporters,
    "trick": Memory.trick,
    "remove": Memory.remove,
    "look-at-ruin": Memory.look,
    "explore": Memory.dig,
}  # fmt: skip


def remember(match: Match, seat: int) -> Memory:
    """Return the seat's memory of a match."""
    memory = Memory(len(match.table.factions))
    for record in match.records:
        if record.kind in RULES:
            seen = record.seen_by(seat)
            if seen is not None:
                memory.take(seen)
    return memory
