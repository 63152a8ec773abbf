"""The Underground Duchy (12): the Burrow, tunnels, and the ministers of its parliament."""

from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import Any, Final, Self

from engine.kernel.flow import Flow, ask, ask_many
from engine.kernel.prompt import Group, Option, Prompt
from engine.root import cards, pieces
from engine.root.battle import battle_options
from engine.root.contender import Contender
from engine.root.crafting import craft_options
from engine.root.definition import BIRD, BURROW, CLEARINGS, PLACES, SUITS, Card, find_card
from engine.root.factions import ministers
from engine.root.facts import Homeland, Minister
from engine.root.homelands import spread
from engine.root.machinery.table import Table
from engine.root.moving import Way, can_move, make_move, take_move
from engine.root.pieces import Loss, may_build, may_place
from engine.root.ruling import rules
from engine.root.scoring import score
from engine.root.setup import choose_home
from engine.root.turn import Step, act, draw_and_discard, in_order, nothing

CITADEL, MARKET = BUILDINGS = ("citadel", "market")
TUNNEL: Final = "tunnel"
RANKS: Final = ("squire", "noble", "lord")
CROWNS: Final = 3
ACTIONS: Final = 2
GARRISON: Final = 2
DUG: Final = 4


class Duchy(Contender):
    """The Underground Duchy.

    ``swayed`` names its ministers. ``fallen`` counts, by rank, the crowns that left the game. ``revealed`` holds the
    cards in the play area. ``actions`` counts the actions left in this Assembly. ``convened`` names the ministers who
    have acted in this turn.
    """

    id = "duchy"
    homeland = Homeland(between=1, around=5)
    places = range(PLACES)
    deeds = (
        "place:citadel", "place:market", "place:tunnel", "reveal", "price-of-failure", "sway",
        *(f"minister:{name}" for name in ministers.ACTS),
    )  # fmt: skip
    limits = ("actions", "convened")
    __slots__ = ("actions", "convened", "fallen", "revealed", "swayed")

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.swayed: list[str] = []
        self.fallen = dict.fromkeys(RANKS, 0)
        self.revealed: list[Card] = []
        self.actions = 0
        self.convened: list[str] = []

    def copied(self) -> Self:
        """Return a copy, with the faction's own state."""
        copy = super().copied()
        copy.swayed, copy.fallen = list(self.swayed), dict(self.fallen)
        copy.revealed, copy.actions, copy.convened = list(self.revealed), self.actions, list(self.convened)
        return copy

    # 12.2 Faction rules and abilities

    def crafting_pieces(self) -> Sequence[int]:
        """Crafting pieces are citadels and markets (12.2.1)."""
        return self.buildings

    def neighbours(self, table: Table, clearing: int) -> Sequence[int]:
        """The Burrow is adjacent to every tunnel (12.2.2)."""
        tunnels = self.pieces[TUNNEL]
        if clearing == BURROW:
            return [place for place in CLEARINGS if tunnels[place]]
        near = super().neighbours(table, clearing)
        return [*near, BURROW] if tunnels[clearing] else near

    def must_rule(self, table: Table, origin: int, target: int) -> bool:
        """Tell whether a move requires rule.

        A move from or to the Burrow requires no rule, because the Duchy always rules there (12.2.2).
        """
        return BURROW not in (origin, target)

    def always_rules(self, clearing: int) -> bool:
        """The Duchy always rules the Burrow (12.2.2)."""
        return clearing == BURROW

    def acts_after_removal(self, losses: Sequence[Loss], cause: str) -> bool:
        """Tell whether the price of failure (a minister and a card) must be paid."""
        return bool(self.hand or self.swayed) and any(loss.kind in BUILDINGS for loss in losses)

    def after_removal(self, table: Table, losses: Sequence[Loss], cause: str) -> Flow[None]:
        """Let the Duchy pay the price of failure, once for all buildings removed together (12.2.3)."""
        if not any(loss.kind in BUILDINGS for loss in losses):
            return
        table.note("price-of-failure", player=self.seat)
        highest = max((RANKS.index(self.minister(name).rank) for name in self.swayed), default=None)
        if highest is not None:
            ranked = [name for name in self.swayed if self.minister(name).rank == RANKS[highest]]
            options = [Option(f"minister:{name}", "lose-minister", name, subject=f"minister:{name}") for name in ranked]
            lost = yield from ask(Prompt(self.seat, "lose-minister", options, rule="12.2.3"))
            self.swayed.remove(lost)
            self.fallen[RANKS[highest]] += 1
            table.note("lose-minister", player=self.seat, minister=lost)
        cards.discard_at_random(table, self)

    def minister(self, name: str) -> Minister:
        """Return a minister's facts."""
        return next(found for found in self.facts.ministers if found.id == name)

    def crowns(self, rank: str) -> int:
        """Return how many crowns of a rank are on the board."""
        return CROWNS - self.fallen[rank] - sum(self.minister(name).rank == rank for name in self.swayed)

    # 12.3 Set-up

    def set_up(self, table: Table) -> Flow[None]:
        """Place warriors and a tunnel in a corner, and warriors in each adjacent clearing (12.3.3)."""
        home = yield from choose_home(table, self, "12.3.3")
        pieces.place_warriors(table, self, home, GARRISON)
        if may_place(table, self, home):
            pieces.place(table, self, TUNNEL, home)
        for near in table.adjacent[home]:
            pieces.place_warriors(table, self, near, GARRISON)

    def advanced_set_up(self, table: Table) -> Flow[None]:
        """Place two warriors and a tunnel in the homeland, and five warriors around it (A.8.3)."""
        home = yield from choose_home(table, self, "A.8.3")
        pieces.place_warriors(table, self, home, GARRISON)
        pieces.place(table, self, TUNNEL, home)
        yield from spread(table, self, home)

    # 12.4 Birdsong

    def birdsong(self, table: Table) -> Flow[None]:
        """Place warriors in the Burrow."""
        pieces.place_warriors(table, self, BURROW, self.facts.tracks["recruits"][self.on_map(CITADEL)])
        yield from ()

    # 12.5 Daylight

    def begin_daylight(self) -> None:
        """Reset the limits: two actions, no minister used yet."""
        self.actions, self.convened = ACTIONS, []

    def daylight(self, table: Table) -> Flow[None]:
        """Play the Assembly. After that, offer Parliament and swaying in one question."""
        offer, kind = partial(self._assembly, table), "assembly"
        while self.actions and (
            yield from act(
                table, self, "daylight", "12.5.1", offer, kind=kind, data={"actions": self.actions}, anew=True
            )
        ):
            pass
        self.actions = 0
        acting = Step(partial(ministers.offer, table, self), "12.5.2", "parliament")
        swaying = Step(partial(self._sways, table), "12.5.3", "sway")
        yield from in_order(table, self, "daylight", Step(nothing, "12.5", "ministers"), acting, swaying)

    def _assembly(self, table: Table, options: list[Option]) -> bool:
        for option in battle_options(table, self):
            option.value = partial(self._do, option.value)
            options.append(option)
        if can_move(table, self):
            options.append(Option("move", "move", partial(self._do, partial(self._move, table))))
        options.append(Option("recruit", "recruit", partial(self._do, partial(self._recruit, table))))
        for option in self.building_options(table, any_card=False):
            option.value = partial(self._do, option.value)
            options.append(option)
        self._dig_options(table, options)
        return True

    def _do(self, action: Any) -> Flow[None]:
        self.actions -= 1
        yield from action()

    def _move(self, table: Table) -> Flow[None]:
        yield from take_move(table, self, "12.5.1.III", optional=False)

    def _recruit(self, table: Table) -> Flow[None]:
        pieces.place_warriors(table, self, BURROW)
        yield from ()

    # 12.5.1.I Build

    def building_options(self, table: Table, *, any_card: bool) -> list[Option]:
        """Return the options to build for a revealed card: of the clearing's suit, or (``any_card``) of any suit."""
        kinds = [kind for kind in BUILDINGS if self.stock[kind]]
        found = []
        for place in CLEARINGS if kinds and self.hand else ():
            if not may_build(table, self, place) or not rules(table, self, place):
                continue
            fitting = cards.matching(self.hand, None if any_card else table.suits[place])
            for kind in kinds if fitting else ():
                build = partial(self._build, table, kind, place, any_card)
                subject, target = f"clearing:{place}", f"piece:{kind}"
                found.append(Option(f"build:{kind}:{place}", "build", build, subject=subject, target=target))
        return found

    def _build(self, table: Table, kind: str, place: int, any_card: bool) -> Flow[None]:
        fitting = cards.matching(self.hand, None if any_card else table.suits[place])
        card = yield from cards.choose_card(table, self, fitting, "reveal", "12.5.1.I", clearing=place)
        self._reveal(table, card)
        pieces.place(table, self, kind, place)

    def _reveal(self, table: Table, card: Card) -> None:
        self.hand.remove(card)
        self.revealed.append(card)
        table.note("reveal", player=self.seat, card=card.id)

    # 12.5.1.V Dig

    def _dig_options(self, table: Table, options: list[Option]) -> None:
        for place in CLEARINGS if self.hand else ():
            if self.pieces[TUNNEL][place] or not may_place(table, self, place):
                continue
            if cards.matching(self.hand, table.suits[place]):
                dig = partial(self._do, partial(self._dig, table, place))
                options.append(Option(f"dig:{place}", "dig", dig, subject=f"clearing:{place}"))

    def _dig(self, table: Table, place: int) -> Flow[None]:
        """Spend a card for a tunnel, and move up to four warriors through it."""
        fitting = cards.matching(self.hand, table.suits[place])
        card = yield from cards.choose_card(table, self, fitting, "dig", "12.5.1.V", clearing=place)
        cards.spend(table, self, card)
        if not self.stock[TUNNEL]:
            there = [clearing for clearing in CLEARINGS if self.pieces[TUNNEL][clearing]]
            options = [Option(f"fill:{spot}", "fill-tunnel", spot, subject=f"clearing:{spot}") for spot in there]
            filled = yield from ask(Prompt(self.seat, "fill-tunnel", options, rule="12.2.4"))
            pieces.recall(table, self, TUNNEL, filled)
        pieces.place(table, self, TUNNEL, place)
        most = min(DUG, self.warriors[BURROW])
        if not most or place in table.scorched:
            return
        counts = [
            Option(f"surface:{count}", "surface", count, subject=f"clearing:{place}", number=count)
            for count in range(most + 1)
        ]
        count = yield from ask(Prompt(self.seat, "surface", counts, rule="12.5.1.V", data={"clearing": place}))
        if count:
            yield from make_move(table, self, Way(BURROW, place, count))

    # 12.5.3 Sway

    def _sways(self, table: Table, options: list[Option]) -> bool:
        """Once a turn, add every minister who can be swayed with the cards in hand.

        Return whether the player must be asked. Public numbers decide this.
        """
        if "sway" in self.convened:
            return False
        spots = self._shown_for(table)
        opens = False
        for minister in self.facts.ministers:
            if minister.id in self.swayed or not self.crowns(minister.rank):
                continue
            if minister.cards > len(self.hand) or minister.cards > sum(spots.values()):
                continue
            opens = True
            if _most_shown(self.hand, spots) >= minister.cards:
                sway = partial(self._sway, table, minister)
                options.append(Option(f"sway:{minister.id}", "sway", sway, subject=f"minister:{minister.id}"))
        return opens

    def _shown_for(self, table: Table) -> Counter[str]:
        """Return how many clearings of each suit have pieces of the Duchy.

        For each clearing with its pieces, the Duchy can show one card of the clearing's suit.
        """
        return Counter(suit for place, suit in enumerate(table.suits) if suit is not None and self.present(place))

    def _sway(self, table: Table, minister: Minister) -> Flow[None]:
        """Sway a minister: reveal the cards, place a crown, and score (12.5.3)."""
        self.convened.append("sway")
        spots = self._shown_for(table)

        def unplaced(answer: tuple[Option, ...]) -> str | None:
            return None if _most_shown([option.value for option in answer], spots) == len(answer) else "no-clearing"

        prompt = Prompt(
            self.seat,
            "sway-cards",
            cards.card_options([card for card in self.hand if card.suit == BIRD or spots[card.suit]], "reveal"),
            rule="12.5.3.II",
            groups=(Group("", minister.cards, minister.cards),),
            check=unplaced,
            guarded=True,
            data={"minister": minister.id, "count": minister.cards},
        )
        for option in (yield from ask_many(prompt)):
            self._reveal(table, option.value)
        self.swayed.append(minister.id)
        table.note("sway", player=self.seat, minister=minister.id)
        score(table, self, minister.points, "sway")

    # 12.6 Evening

    def evening(self, table: Table) -> Flow[None]:
        """Discard the revealed birds and take the other revealed cards back. After that, craft, draw and discard."""
        birds = [card for card in self.revealed if card.suit == BIRD]
        others = [card for card in self.revealed if card.suit != BIRD]
        self.revealed = []
        if birds:
            table.note("discard", player=self.seat, cards=[card.id for card in birds])
            table.put_away(*birds)
        if others:
            self.hand.extend(others)
            table.note("take-back", player=self.seat, cards=[card.id for card in others])
        crafting = partial(craft_options, table, self)
        while (yield from act(table, self, "evening", "12.6.2", crafting, kind="craft")):
            pass
        yield from draw_and_discard(table, self, self.facts.tracks["draw"][self.on_map(MARKET)], "12.6.3")

    # Cards, views and literals

    def after_leaving(self, table: Table) -> None:
        """Discard the revealed cards."""
        table.put_away(*self.revealed)
        self.revealed = []

    def cards_held(self) -> list[Card]:
        """Return the revealed cards."""
        return self.revealed

    def show(self, table: Table, *, own: bool) -> dict[str, Any]:
        """Return the whole board, which is public."""
        return {
            "swayed": list(self.swayed),
            "crowns": {rank: self.crowns(rank) for rank in RANKS},
            "revealed": [card.id for card in self.revealed],
            "actions": self.actions,
            "convened": list(self.convened),
        }

    def literal(self, table: Table) -> dict[str, Any]:
        """Return the ministers, the lost crowns and the revealed cards."""
        return {
            "swayed": list(self.swayed),
            "fallen": {rank: count for rank, count in self.fallen.items() if count},
            "revealed": [card.id for card in self.revealed],
        }

    def load(self, table: Table, given: dict[str, Any], problems: list[str]) -> None:
        """Read ministers, lost crowns, revealed cards."""
        self.swayed = list(map(str, given.pop("swayed", [])))
        self.fallen.update(given.pop("fallen", {}))
        self.revealed = [find_card(card) for card in given.pop("revealed", [])]
        known = {minister.id for minister in self.facts.ministers}
        problems.extend(f"unknown-minister {name}" for name in self.swayed if name not in known)
        self.swayed = [name for name in self.swayed if name in known]

    def faults(self, table: Table) -> list[str]:
        """Check the ministers (none twice), the crowns (no more than exist) and the tunnels (one in a clearing)."""
        found = [f"tunnel-twice {place}" for place in CLEARINGS if self.pieces[TUNNEL][place] > 1]
        if len(set(self.swayed)) != len(self.swayed):
            found.append("minister-twice")
        found.extend(f"crowns {rank}" for rank in RANKS if self.crowns(rank) < 0 or self.fallen[rank] < 0)
        return found


def _most_shown(hand: Sequence[Card], spots: Counter[str]) -> int:
    """Return how many cards of ``hand`` can be shown, one for each clearing. Birds fit any clearing (12.5.3.II)."""
    placed = sum(min(spots[suit], sum(card.suit == suit for card in hand)) for suit in SUITS)
    birds = sum(card.suit == BIRD for card in hand)
    return min(placed + birds, sum(spots.values()))
