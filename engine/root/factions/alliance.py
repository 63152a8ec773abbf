"""The Woodland Alliance (8): sympathy, outrage, revolts, officers."""

from collections.abc import Sequence
from functools import partial
from typing import Any, Final, Self

from engine.kernel.flow import Flow, ask
from engine.kernel.prompt import Option, Prompt
from engine.root import cards, pieces
from engine.root.battle import battle_options
from engine.root.contender import Contender
from engine.root.crafting import craft_options
from engine.root.definition import BIRD, CLEARINGS, SUITS, Card, find_card
from engine.root.faction import Faction
from engine.root.machinery.table import Table
from engine.root.moving import Move, can_move, take_move
from engine.root.pieces import WARRIOR, Loss, may_build, may_place
from engine.root.scoring import score
from engine.root.turn import Step, act, draw_and_discard, in_birdsong

SYMPATHY: Final = "sympathy"
BASES: Final = {f"base-{suit}": suit for suit in SUITS}
SUPPORTERS: Final = 5
REVOLT: Final = 2
MARTIAL: Final = 3


class Alliance(Contender):
    """The Woodland Alliance.

    ``supporters`` lists facedown cards. ``officers`` counts the warriors on the board. ``operations`` counts the
    operations left in this Evening.
    """

    id = "alliance"
    guerrilla = True
    deeds = (
        "place:sympathy", "score:sympathy", "revolt", "officer", "mobilize", "outrage", "show-supporters", "lose-base",
        "martial-law", *(f"place:{base}" for base in BASES),
    )  # fmt: skip
    limits = ("operations",)
    __slots__ = ("officers", "operations", "supporters")

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.supporters: list[Card] = []
        self.officers = 0
        self.operations = 0

    def copied(self) -> Self:
        """Return a copy, with the faction's own state."""
        copy = super().copied()
        copy.supporters = list(self.supporters)
        copy.officers, copy.operations = self.officers, self.operations
        return copy

    # 8.2 Faction rules and abilities

    def crafting_pieces(self) -> Sequence[int]:
        """Crafting pieces are the sympathy tokens (8.2.1)."""
        return self.pieces[SYMPATHY]

    def bases(self) -> int:
        """Return how many bases are on the map."""
        return sum(self.on_map(base) for base in BASES)

    def gain_supporter(self, table: Table, card: Card) -> None:
        """Add a card to the supporters. Without a base, there is room for five only (8.2.3.I)."""
        if len(self.supporters) >= SUPPORTERS and not self.bases():
            table.note("discard", player=self.seat, cards=[card.id])
            table.put_away(card)
        else:
            self.supporters.append(card)

    def after_move(self, table: Table, move: Move) -> Flow[None]:
        """Cause outrage when warriors move to a sympathetic clearing (8.2.4.III)."""
        if self.pieces[SYMPATHY][move.target]:
            yield from self._outrage(table, move.mover, move.target)

    def acts_after_removal(self, losses: Sequence[Loss], cause: str) -> bool:
        """Tell whether outrage or a lost base follows."""
        return any(loss.kind != WARRIOR and loss.by is not self for loss in losses)

    def after_removal(self, table: Table, losses: Sequence[Loss], cause: str) -> Flow[None]:
        """Resolve lost bases (8.2.3.II) and outrage. The Alliance chooses the order of its effects (4.3.4)."""
        bases = [loss for loss in losses if loss.kind in BASES]
        tokens = [loss for loss in losses if loss.kind == SYMPATHY and loss.by is not None]
        first = "base"
        if bases and tokens:
            options = [Option(f"first:{kind}", "first", kind, subject=f"piece:{kind}") for kind in ("base", SYMPATHY)]
            first = yield from ask(Prompt(self.seat, "trigger-first", options, rule="4.3.4"))
        if first == "base":
            yield from self._lose_bases(table, bases)
        for loss in tokens:
            if loss.by is not None and loss.by is not self:
                yield from self._outrage(table, loss.by, loss.clearing)
        if first != "base":
            yield from self._lose_bases(table, bases)

    def _outrage(self, table: Table, player: Faction, clearing: int) -> Flow[None]:
        """Let a player give a matching card.

        A player who has none shows their hand, and the Alliance draws (8.2.4.III).
        """
        suit = table.suits[clearing]
        assert suit is not None
        table.note("outrage", player=self.seat, by=player.seat, clearing=clearing)
        found = cards.matching(player.hand, suit)
        if found:
            card = yield from cards.choose_card(
                table, player, found, "outrage", "8.2.4.III", clearing=clearing, alliance=self.seat
            )
            cards.hand_over(table, player, self, card)
            self.gain_supporter(table, card)
            return
        cards.show_hand(table, player, (self.seat,))
        drawn = cards.draw_one(table)
        if drawn is not None:
            table.whisper((self.seat,), "gain-supporters", {"player": self.seat, "count": 1}, cards=[drawn.id])
            self.gain_supporter(table, drawn)

    def _lose_bases(self, table: Table, bases: Sequence[Loss]) -> Flow[None]:
        """Discard the supporters of a lost base's suit, birds too, and half the officers (8.2.3.II)."""
        for loss in bases:
            table.note("lose-base", player=self.seat, piece=loss.kind)
            self._discard_supporters(table, [card for card in self.supporters if card.matches(BASES[loss.kind])])
            lost = (self.officers + 1) // 2
            self.officers -= lost
            # There are no more operations than officers. Operations already taken count (8.6.1).
            self.operations = max(0, self.operations - lost)
            pieces.go_home(table, self, lost)
        over = len(self.supporters) - SUPPORTERS
        if bases and not self.bases() and over > 0:
            chosen = yield from cards.choose_cards(self, self.supporters, over, "discard-supporters", "8.2.3.II")
            self._discard_supporters(table, chosen)

    def _discard_supporters(self, table: Table, gone: Sequence[Card]) -> None:
        for card in gone:
            self.supporters.remove(card)
        if gone:
            table.note("show-supporters", player=self.seat, cards=[card.id for card in gone])
            table.put_away(*gone)

    # 8.3 Set-up

    def set_up(self, table: Table) -> Flow[None]:
        """Draw three supporters (8.3.4)."""
        drawn = [card for card in (cards.draw_one(table) for _ in range(3)) if card is not None]
        self.supporters = drawn
        names = [card.id for card in drawn]
        table.whisper((self.seat,), "gain-supporters", {"player": self.seat, "count": len(drawn)}, cards=names)
        yield from ()

    # 8.4 Birdsong

    def birdsong(self, table: Table) -> Flow[None]:
        """Offer revolts, then the spreading of sympathy, each as often as the player likes."""
        revolt = Step(partial(self._revolts, table), "8.4.1", "revolt")
        yield from in_birdsong(table, self, "8.4", revolt, Step(partial(self._spreads, table), "8.4.2", "spread"))

    def _supporters_of(self, suit: str) -> list[Card]:
        return [card for card in self.supporters if card.matches(suit)]

    def _revolts(self, table: Table, options: list[Option]) -> bool:
        opens = False
        for place in CLEARINGS:
            suit = table.suits[place]
            if not self.pieces[SYMPATHY][place] or suit is None or not self.stock[f"base-{suit}"]:
                continue
            if len(self.supporters) < REVOLT or not self._room_after_revolt(table, place):
                continue
            opens = True
            if len(self._supporters_of(suit)) >= REVOLT:
                revolt = partial(self._revolt, table, place, suit)
                options.append(Option(f"revolt:{place}", "revolt", revolt, subject=f"clearing:{place}"))
        return opens

    def _room_after_revolt(self, table: Table, place: int) -> bool:
        cleared = sum(enemy.buildings[place] for enemy in table.enemies(self))
        return table.slots[place] + cleared > 0 and place not in table.scorched

    def _revolt(self, table: Table, place: int, suit: str) -> Flow[None]:
        """Spend two supporters, remove all enemy pieces, and place a base, warriors and an officer (8.4.1)."""
        yield from self._spend_supporters(table, suit, REVOLT, "8.4.1.II")
        table.note("revolt", player=self.seat, clearing=place)
        yield from pieces.sweep(table, self, [place], "revolt")
        if may_build(table, self, place):
            pieces.place(table, self, f"base-{suit}", place)
        friends = sum(table.suits[near] == suit and self.pieces[SYMPATHY][near] for near in CLEARINGS)
        pieces.place_warriors(table, self, place, friends)
        self._gain_officer(table)

    def _gain_officer(self, table: Table) -> None:
        if self.supply:
            self.supply -= 1
            self.officers += 1
            table.note("officer", player=self.seat, count=self.officers)

    def _spend_supporters(self, table: Table, suit: str, count: int, rule: str) -> Flow[None]:
        found = self._supporters_of(suit)
        chosen = yield from cards.choose_cards(self, found, count, "spend-supporters", rule, among=len(self.supporters))
        self._discard_supporters(table, chosen)

    def spread_cost(self, table: Table, place: int) -> int:
        """Return how many supporters sympathy costs in a clearing. Martial law adds one (8.4.2.II)."""
        cost = self.facts.tracks["cost"][self.on_map(SYMPATHY)]
        martial = any(other.warriors[place] >= MARTIAL for other in table.others(self))
        return cost + martial

    def _spreads(self, table: Table, options: list[Option]) -> bool:
        if not self.stock[SYMPATHY] or not self.supporters:
            return False
        friends = [place for place in CLEARINGS if self.pieces[SYMPATHY][place]]
        near = {other for place in friends for other in self.neighbours(table, place)} if friends else set(CLEARINGS)
        opens = False
        for place in CLEARINGS:
            suit = table.suits[place]
            if place not in near or place in friends or suit is None or not may_place(table, self, place):
                continue
            cost = self.spread_cost(table, place)
            if cost > len(self.supporters):
                continue
            opens = True
            if len(self._supporters_of(suit)) >= cost:
                spread = partial(self._spread, table, place, suit)
                options.append(Option(f"spread:{place}", "spread", spread, subject=f"clearing:{place}", number=cost))
        return opens

    def _spread(self, table: Table, place: int, suit: str) -> Flow[None]:
        """Spend supporters, place sympathy, and score (8.4.2)."""
        cost = self.spread_cost(table, place)
        if cost > self.facts.tracks["cost"][self.on_map(SYMPATHY)]:
            table.note("martial-law", player=self.seat, clearing=place)
        yield from self._spend_supporters(table, suit, cost, "8.4.2.II")
        self._place_sympathy(table, place)

    def _place_sympathy(self, table: Table, place: int) -> None:
        points = self.facts.tracks["points"][self.on_map(SYMPATHY)]
        pieces.place(table, self, SYMPATHY, place)
        score(table, self, points, "sympathy")

    # 8.5 Daylight

    def daylight(self, table: Table) -> Flow[None]:
        """Craft, mobilize and train in any order."""
        while (yield from act(table, self, "daylight", "8.5", partial(self._actions, table), anew=True)):
            pass

    def _actions(self, table: Table, options: list[Option]) -> bool:
        if not self.hand:
            return False
        craft_options(table, self, options)
        for card in cards.one_of_each(self.hand):
            mobilize = partial(self._mobilize, table, card)
            options.append(Option(f"mobilize:{card.id}", "mobilize", mobilize, card=card.id))
        built = [suit for base, suit in BASES.items() if self.on_map(base)]
        for card in cards.one_of_each(self.hand):
            if card.suit in built or (card.suit == BIRD and built):
                train = partial(self._train, table, card)
                options.append(Option(f"train:{card.id}", "train", train, card=card.id))
        return True

    def _mobilize(self, table: Table, card: Card) -> Flow[None]:
        """Add a card to the supporters (8.5.2)."""
        self.hand.remove(card)
        table.whisper((self.seat,), "mobilize", {"player": self.seat}, known=True, card=card.id)
        self.gain_supporter(table, card)
        yield from ()

    def _train(self, table: Table, card: Card) -> Flow[None]:
        """Spend a card that matches a built base to gain an officer (8.5.3), if a warrior is left (1.5.4)."""
        cards.spend(table, self, card)
        self._gain_officer(table)
        yield from ()

    # 8.6 Evening

    def begin_evening(self) -> None:
        """Allow one operation for each officer."""
        self.operations = self.officers

    def evening(self, table: Table) -> Flow[None]:
        """Take one operation for each officer, then draw and discard."""
        offer, kind = partial(self._military, table), "operations"
        while (
            yield from act(
                table, self, "evening", "8.6.1", offer, kind=kind, data={"operations": self.operations}, anew=True
            )
        ):
            pass
        self.operations = 0
        yield from draw_and_discard(table, self, 1 + self.bases(), "8.6.2")

    def _military(self, table: Table, options: list[Option]) -> bool:
        if not self.operations:
            return False
        if can_move(table, self):
            options.append(Option("move", "move", partial(self._operation, partial(self._move, table))))
        for option in battle_options(table, self):
            option.value = partial(self._operation, option.value)
            options.append(option)
        for place in CLEARINGS:
            if self.warriors[place] or self.buildings[place]:
                self._recruit_or_organize(table, place, options)
        return bool(options)

    def _recruit_or_organize(self, table: Table, place: int, options: list[Option]) -> None:
        if self.buildings[place] and may_place(table, self, place):
            recruit = partial(self._operation, partial(self._recruit, table, place))
            options.append(Option(f"recruit:{place}", "recruit", recruit, subject=f"clearing:{place}"))
        unsympathetic = self.warriors[place] and not self.pieces[SYMPATHY][place]
        if unsympathetic and self.stock[SYMPATHY] and may_place(table, self, place):
            organize = partial(self._operation, partial(self._organize, table, place))
            options.append(Option(f"organize:{place}", "organize", organize, subject=f"clearing:{place}"))

    def _operation(self, operation: Any) -> Flow[None]:
        self.operations -= 1
        yield from operation()

    def _move(self, table: Table) -> Flow[None]:
        yield from take_move(table, self, "8.6.1.I", optional=False)

    def _recruit(self, table: Table, place: int) -> Flow[None]:
        pieces.place_warriors(table, self, place)
        yield from ()

    def _organize(self, table: Table, place: int) -> Flow[None]:
        """Replace a warrior with sympathy (8.6.1.IV)."""
        pieces.recall(table, self, WARRIOR, place)
        self._place_sympathy(table, place)
        yield from ()

    # Cards, views and literals

    def after_leaving(self, table: Table) -> None:
        """Discard the supporters, and return the officers to the supply."""
        table.put_away(*self.supporters)
        self.supporters = []
        self.supply += self.officers
        self.officers = 0

    def cards_held(self) -> list[Card]:
        """Return the supporters."""
        return self.supporters

    def secret_piles(self) -> list[list[Card]]:
        """Return the hand and the supporters."""
        return [self.hand, self.supporters]

    def warriors_held(self) -> int:
        """Return the number of officers."""
        return self.officers

    def show(self, table: Table, *, own: bool) -> dict[str, Any]:
        """Return the numbers of officers and supporters, and, only for the Alliance, the supporters' cards."""
        found: dict[str, Any] = {
            "officers": self.officers,
            "operations": self.operations,
            "supporters_count": len(self.supporters),
        }
        if own:
            found["supporters"] = [card.id for card in self.supporters]
        return found

    def literal(self, table: Table) -> dict[str, Any]:
        """Return the supporters and officers for a literal."""
        return {"supporters": [card.id for card in self.supporters], "officers": self.officers}

    def load(self, table: Table, given: dict[str, Any], problems: list[str]) -> None:
        """Read supporters and officers."""
        self.supporters = [find_card(card) for card in given.pop("supporters", [])]
        self.officers = int(given.pop("officers", 0))

    def faults(self, table: Table) -> list[str]:
        """Check that no clearing has two sympathy tokens, and that without a base there are at most five supporters."""
        crowded = [place for place in CLEARINGS if self.pieces[SYMPATHY][place] > 1]
        found = [f"sympathy-twice {place}" for place in crowded]
        found += [f"base-elsewhere {base}" for base, suit in BASES.items() if self._elsewhere(table, base, suit)]
        if self.officers < 0:
            found.append("officers")
        return found

    def _elsewhere(self, table: Table, base: str, suit: str) -> bool:
        return any(self.pieces[base][place] and table.suits[place] != suit for place in CLEARINGS)
