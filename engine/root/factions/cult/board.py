"""The Lizard Cult's board (10): its outcast, its rituals, and the Lost Souls."""

from collections.abc import Sequence
from functools import partial
from typing import Any, Final, Self

from engine.kernel.flow import Flow, ask
from engine.kernel.prompt import Option, Prompt
from engine.root import cards, pieces
from engine.root.contender import Contender
from engine.root.crafting import craft_options
from engine.root.definition import BIRD, CLEARINGS, SUITS, Card, find_card
from engine.root.factions.cult.conspiracies import GARDENS, conspiracies
from engine.root.facts import Homeland
from engine.root.homelands import spread
from engine.root.machinery.table import Table
from engine.root.pieces import WARRIOR, Loss, may_build, may_place
from engine.root.ruling import rules
from engine.root.scoring import score
from engine.root.setup import choose_home
from engine.root.turn import act, draw_and_discard, window

GARRISON: Final = 4
# The acolytes of the Cult at the beginning of the advanced set-up.
ACOLYTES: Final = 2
# With this many gardens on the map, a suit has uncovered its bonus card (10.6.3).
BONUS: Final = 2


class Cult(Contender):
    """The Lizard Cult.

    ``outcast`` is a suit; ``hated`` tells whether its marker shows the hated side. ``acolytes`` counts warriors on the
    board. ``revealed`` holds the cards that are in the play area in this Daylight. ``scored`` holds the suits for which
    the Cult has scored in this turn.
    """

    id = "cult"
    homeland = Homeland(between=1, builds=True, around=3)
    has_rule_of_its_own = True
    deeds = (
        "place:garden-fox", "place:garden-rabbit", "place:garden-mouse", "outcast", "hated", "crusade", "convert",
        "sanctify", "reveal", "sacrifice", "score:ritual", "revenge", "fear",
    )  # fmt: skip
    limits = ("scored",)
    __slots__ = ("acolytes", "hated", "outcast", "revealed", "scored")

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.outcast = SUITS[0]
        self.hated = False
        self.acolytes = 0
        self.revealed: list[Card] = []
        self.scored: list[str] = []

    def copied(self) -> Self:
        """Return a copy, with the faction's own state."""
        copy = super().copied()
        copy.outcast, copy.hated, copy.acolytes = self.outcast, self.hated, self.acolytes
        copy.revealed, copy.scored = list(self.revealed), list(self.scored)
        return copy

    # 10.2 Faction rules and abilities

    def crafting_pieces(self) -> Sequence[int]:
        """Crafting pieces are the gardens of the outcast suit, and no others (4.1.1, 10.2.1)."""
        return self.pieces[GARDENS[self.outcast]]

    def always_rules(self, clearing: int) -> bool:
        """A garden rules its clearing (10.2.4)."""
        return self.buildings[clearing] > 0

    def acts_after_removal(self, losses: Sequence[Loss], cause: str) -> bool:
        """Tell whether a removed garden costs a card at random."""
        return bool(self.hand) and any(loss.kind in self.facts.buildings for loss in losses)

    def after_removal(self, table: Table, losses: Sequence[Loss], cause: str) -> Flow[None]:
        """Resolve revenge for warriors lost in defense (10.2.3) and fear for lost gardens (10.2.5)."""
        fallen = sum(loss.number for loss in losses if loss.kind == WARRIOR)
        if fallen and cause == "battle" and table.fight is not None and table.fight.defender is self:
            self.transit -= fallen
            self.acolytes += fallen
            table.note("revenge", player=self.seat, count=fallen)
        for _ in range(sum(loss.number for loss in losses if loss.kind in self.facts.buildings)):
            table.note("fear", player=self.seat)
            cards.discard_at_random(table, self)
        yield from ()

    # 10.3 Set-up

    def set_up(self, table: Table) -> Flow[None]:
        """Place garrison, garden, and a warrior in each adjacent clearing (10.3.2). Choose the outcast (10.3.3)."""
        home = yield from self._settle(table)
        for near in table.adjacent[home]:
            pieces.place_warriors(table, self, near)
        yield from self._choose_outcast(table)

    def advanced_set_up(self, table: Table) -> Flow[None]:
        """Place garrison and garden in the homeland, and warriors around it.

        Take acolytes, and choose the outcast (A.8.3).
        """
        home = yield from self._settle(table)
        yield from spread(table, self, home)
        self.supply -= ACOLYTES
        self.acolytes += ACOLYTES
        yield from self._choose_outcast(table)

    def _settle(self, table: Table) -> Flow[int]:
        table.souls = []
        home = yield from choose_home(table, self, "10.3.2")
        pieces.place_warriors(table, self, home, GARRISON)
        suit = table.suits[home]
        assert suit is not None
        if may_build(table, self, home):
            pieces.place(table, self, GARDENS[suit], home)
        return home

    def _choose_outcast(self, table: Table) -> Flow[None]:
        options = [Option(f"outcast:{suit}", "outcast", suit, subject=f"suit:{suit}") for suit in SUITS]
        self.outcast = yield from ask(Prompt(self.seat, "outcast", options, rule="10.3.3"))
        table.note("outcast", player=self.seat, suit=self.outcast)

    # 10.4 Birdsong

    def begin_birdsong(self, table: Table) -> Flow[None]:
        """Adjust the outcast, and discard the Lost Souls.

        An effect used before this moment may add a card to the Lost Souls (10.4.1, 10.4.2).
        """
        if self.crafted:
            yield from window(table, self, "birdsong", "1.4.1")
        self._adjust_outcast(table)
        self._discard_souls(table)

    def birdsong(self, table: Table) -> Flow[None]:
        """Perform conspiracies."""
        offer = partial(conspiracies, table, self)
        while (
            yield from act(table, self, "birdsong", "10.4.3", offer, kind="conspiracy", data=self._price(), anew=True)
        ):
            pass

    def _price(self) -> dict[str, object]:
        return {"acolytes": self.acolytes, "outcast": self.outcast, "hated": self.hated}

    def _adjust_outcast(self, table: Table) -> None:
        """Make the suit with most Lost Souls the outcast.

        If this suit is the outcast already, or if suits tie, the outcast becomes hated.
        """
        souls = [card.suit for card in table.souls or ()]
        counts = [souls.count(suit) for suit in SUITS]
        most = max(counts)
        found = SUITS[counts.index(most)] if counts.count(most) == 1 else None
        if found is None or found == self.outcast:
            self.hated = True
            table.note("hated", player=self.seat, suit=self.outcast)
        else:
            self.outcast, self.hated = found, False
            table.note("outcast", player=self.seat, suit=found)

    def _discard_souls(self, table: Table) -> None:
        """Discard the Lost Souls. Dominance cards among these cards become available (10.4.2)."""
        souls, table.souls = table.souls or [], None
        if souls:
            table.note("discard-souls", player=self.seat, cards=[card.id for card in souls])
            table.put_away(*souls)
        table.souls = []

    def cost(self, acolytes: int) -> int:
        """Return the cost of a conspiracy: one less against a hated outcast (10.4.3)."""
        return acolytes - self.hated

    # 10.5 Daylight

    def begin_daylight(self) -> None:
        """Reset the suits for which the Cult has scored."""
        self.scored = []

    def daylight(self, table: Table) -> Flow[None]:
        """Reveal cards, one for each ritual."""
        rituals = partial(self._rituals, table)
        while (yield from act(table, self, "daylight", "10.5", rituals, kind="ritual", anew=True)):
            pass

    def _rituals(self, table: Table, options: list[Option]) -> bool:
        for card in cards.one_of_each(self.hand):
            if card.suit == BIRD:
                sacrifice = partial(self._sacrifice, table, card)
                options.append(Option(f"sacrifice<{card.id}", "sacrifice", sacrifice, card=card.id))
                continue
            self._offer_places(table, card, options)
            if card.suit not in self.scored:
                points = self.facts.tracks["points"][self.on_map(GARDENS[card.suit])]
                ritual = partial(self._score, table, card, points)
                options.append(Option(f"score<{card.id}", "score", ritual, card=card.id, number=points))
        return bool(self.hand)

    def _offer_places(self, table: Table, card: Card, options: list[Option]) -> None:
        garden = GARDENS[card.suit]
        for place in CLEARINGS:
            if table.suits[place] != card.suit:
                continue
            subject = f"clearing:{place}"
            if self.stock[garden] and may_build(table, self, place) and rules(table, self, place):
                build = partial(self._build, table, card, place)
                options.append(Option(f"build:{place}<{card.id}", "build", build, subject=subject, card=card.id))
            if may_place(table, self, place):
                recruit = partial(self._recruit, table, card, place)
                options.append(Option(f"recruit:{place}<{card.id}", "recruit", recruit, subject=subject, card=card.id))

    def _reveal(self, table: Table, card: Card) -> None:
        self.hand.remove(card)
        self.revealed.append(card)
        table.note("reveal", player=self.seat, card=card.id)

    def _build(self, table: Table, card: Card, place: int) -> Flow[None]:
        """Place a garden in a clearing that the Cult rules (10.5.1)."""
        self._reveal(table, card)
        pieces.place(table, self, GARDENS[card.suit], place)
        yield from ()

    def _recruit(self, table: Table, card: Card, place: int) -> Flow[None]:
        """Place a warrior (10.5.2)."""
        self._reveal(table, card)
        pieces.place_warriors(table, self, place)
        yield from ()

    def _score(self, table: Table, card: Card, points: int) -> Flow[None]:
        """Spend the revealed card and score the points printed above the gardens of the card's suit (10.5.3)."""
        self.scored.append(card.suit)
        table.note("reveal", player=self.seat, card=card.id)
        cards.spend(table, self, card)
        score(table, self, points, "ritual")
        yield from ()

    def _sacrifice(self, table: Table, card: Card) -> Flow[None]:
        """Reveal a bird to turn a warrior of the supply, if there is one, into an acolyte (10.5.4, 1.5.4)."""
        self._reveal(table, card)
        count = min(1, self.supply)
        self.supply -= count
        self.acolytes += count
        table.note("sacrifice", player=self.seat, count=self.acolytes)
        yield from ()

    # 10.6 Evening

    def evening(self, table: Table) -> Flow[None]:
        """Take the revealed cards back, craft, draw and discard."""
        if self.revealed:
            table.note("take-back", player=self.seat, cards=[card.id for card in self.revealed])
            self.hand.extend(self.revealed)
            self.revealed = []
        crafting = partial(craft_options, table, self)
        while (yield from act(table, self, "evening", "10.6.2", crafting, kind="craft")):
            pass
        bonus = sum(self.on_map(garden) >= BONUS for garden in GARDENS.values())
        yield from draw_and_discard(table, self, 1 + bonus, "10.6.3")

    # Cards, views and literals

    def after_leaving(self, table: Table) -> None:
        """Discard the revealed cards and the Lost Souls, and return the acolytes.

        From now on, no card goes to the Lost Souls.
        """
        souls, table.souls = table.souls or [], None
        table.put_away(*souls, *self.revealed)
        self.revealed = []
        self.supply += self.acolytes
        self.acolytes = 0

    def cards_held(self) -> list[Card]:
        """Return the revealed cards."""
        return self.revealed

    def warriors_held(self) -> int:
        """Return the number of acolytes."""
        return self.acolytes

    def show(self, table: Table, *, own: bool) -> dict[str, Any]:
        """Return the whole board, which is public."""
        return {
            "outcast": self.outcast,
            "hated": self.hated,
            "acolytes": self.acolytes,
            "revealed": [card.id for card in self.revealed],
            "scored": list(self.scored),
        }

    def literal(self, table: Table) -> dict[str, Any]:
        """Return the outcast, the acolytes and the revealed cards."""
        return {
            "outcast": self.outcast,
            "hated": self.hated,
            "acolytes": self.acolytes,
            "revealed": [card.id for card in self.revealed],
        }

    def load(self, table: Table, given: dict[str, Any], problems: list[str]) -> None:
        """Read outcast, acolytes, revealed cards."""
        self.outcast = given.pop("outcast", SUITS[0])
        if self.outcast not in SUITS:
            problems.append(f"unknown-suit {self.outcast}")
        self.hated = bool(given.pop("hated", False))
        self.acolytes = int(given.pop("acolytes", 0))
        self.revealed = [find_card(card) for card in given.pop("revealed", [])]

    def faults(self, table: Table) -> list[str]:
        """Check that gardens are in clearings of their suit and that there are not fewer than zero acolytes."""
        wrong = [
            f"garden-elsewhere {place}"
            for suit, garden in GARDENS.items()
            for place in CLEARINGS
            if self.pieces[garden][place] and table.suits[place] != suit
        ]
        if self.acolytes < 0:
            wrong.append("acolytes")
        if (table.souls is None) != (self.seat in table.cleared):
            wrong.append("souls")
        return wrong
