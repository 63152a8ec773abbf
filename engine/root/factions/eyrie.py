"""The Eyrie Dynasties (7): the Decree, and the turmoil when it cannot be resolved."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final, Self

from engine.kernel.flow import Flow, ask, ask_many
from engine.kernel.prompt import Group, Option, Prompt
from engine.root import cards, pieces
from engine.root.battle import Battle, battle_options, take_battle
from engine.root.contender import Contender
from engine.root.crafting import score_item
from engine.root.definition import BIRD, CLEARINGS, Card, find_card
from engine.root.facts import Homeland
from engine.root.machinery.table import Table
from engine.root.maps import of_suit
from engine.root.moving import can_move, take_move
from engine.root.pieces import Loss, may_build, may_place
from engine.root.ruling import rules
from engine.root.scoring import lose_points, score
from engine.root.setup import choose_home
from engine.root.turn import close, craft_and_act, draw_and_discard, extras, window

ROOST: Final = "roost"
COLUMNS: Final = ("recruit", "move", "battle", "build")
LEADERS: Final = ("builder", "charismatic", "commander", "despot")
VIZIERS: Final = 2


@cache
def decree_option(column: str, card: Card, times: int) -> Option:
    """Return the option to add a card to a column.

    Each option is made only once, because it is the same in all games.
    """
    key, target = f"decree:{column}<{card.id}", f"column:{column}"
    return Option(key, "decree", (column, card), card=card.id, target=target, times=times)


class Eyrie(Contender):
    """The Eyrie Dynasties.

    ``decree`` holds the cards in each column, and ``viziers`` the columns of its Loyal Viziers (birds). ``leader`` is
    the present leader. ``faceup`` holds the leaders that lie faceup beside the board.
    """

    id = "eyrie"
    homeland = Homeland(edge=True, between=2, builds=True)
    deeds = (
        "decree", "turmoil", "lose-points:turmoil", "place:roost", "score:roosts",
        *(f"leader:{leader}" for leader in LEADERS),
    )  # fmt: skip
    wins_ties = True
    birdsong_turns = True
    limits = ("resolving",)
    __slots__ = ("decree", "faceup", "leader", "resolving", "viziers")

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.decree: dict[str, list[Card]] = {column: [] for column in COLUMNS}
        self.viziers: list[str] = []
        self.leader = ""
        self.faceup = list(LEADERS)
        # The part of the Decree that must still be resolved this turn: the column, and the suits of its cards.
        self.resolving: tuple[str, list[str]] = ("", [])

    def copied(self) -> Self:
        """Return a copy of the faction with its Decree, Viziers and leaders."""
        copy = super().copied()
        copy.decree = {column: list(cards) for column, cards in self.decree.items()}
        copy.viziers, copy.leader, copy.faceup = list(self.viziers), self.leader, list(self.faceup)
        copy.resolving = self.resolving[0], list(self.resolving[1])
        return copy

    # 7.2 Faction rules and abilities

    def crafting_pieces(self) -> Sequence[int]:
        """Crafting pieces are the roosts (7.2.1)."""
        return self.pieces[ROOST]

    def craft_item(self, table: Table, card: Card) -> Flow[None]:
        """Apply Disdain for Trade: an item scores one point, or its full points if the Builder leads (7.2.3, 7.8.1)."""
        assert card.item is not None
        self.items.append(card.item)
        score_item(table, self, card, card.points if self.leader == "builder" else 1)
        yield from ()

    def extra_hits(self, table: Table, battle: Battle) -> int:
        """The Commander deals an extra hit when attacking (7.8.3)."""
        return int(self.leader == "commander" and battle.attacker is self)

    def removal_points(self, table: Table, losses: Sequence[Loss], cause: str) -> int:
        """The Despot scores one more for removing buildings and tokens in battle (7.8.4)."""
        points = super().removal_points(table, losses, cause)
        return points + 1 if points and cause == "battle" and self.leader == "despot" else points

    # 7.3 Set-up

    def set_up(self, table: Table) -> Flow[None]:
        """Place a roost with six warriors in a corner. Choose a leader, and place two viziers."""
        home = yield from choose_home(table, self, "7.3.2")
        pieces.place(table, self, ROOST, home)
        pieces.place_warriors(table, self, home, 6)
        yield from self._choose_leader(table, "7.3.3")

    def _choose_leader(self, table: Table, rule: str) -> Flow[None]:
        options = [Option(f"leader:{leader}", "leader", leader, subject=f"leader:{leader}") for leader in self.faceup]
        self.leader = yield from ask(Prompt(self.seat, "leader", options, rule=rule))
        self.faceup.remove(self.leader)
        self.viziers = list(self.facts.leaders[self.leader])
        table.note("leader", player=self.seat, leader=self.leader)

    # 7.4 Birdsong

    def birdsong(self, table: Table) -> Flow[None]:
        """Play Birdsong: emergency orders, additions to the Decree, a new roost."""
        if not self.hand:
            cards.draw(table, self, 1)
            # Nothing interrupts an action (1.4.2). Between two steps the player may use effects, and now holds a card.
            yield from window(table, self, "birdsong", "1.4.1")
        yield from self._add_to_decree(table)
        if not self.on_map(ROOST):
            yield from self._new_roost(table)

    def _add_to_decree(self, table: Table) -> Flow[None]:
        """Add one or two cards to the Decree, at most one of them a bird card (7.4.2)."""
        if not self.hand:
            return
        copies = {card: self.hand.count(card) for card in self.hand}
        options = [decree_option(column, card, count) for card, count in copies.items() for column in COLUMNS]

        def wrong(answer: tuple[Option, ...]) -> str | None:
            chosen = [option.value[1] for option in answer]
            if sum([card.suit == BIRD for card in chosen]) > 1:
                return "one-bird"
            return "no-such-copy" if any(chosen.count(card) > copies[card] for card in chosen) else None

        prompt = Prompt(
            self.seat,
            "decree",
            options,
            rule="7.4.2",
            groups=(Group("", 1, min(2, len(self.hand))),),
            check=wrong,
            guarded=True,
        )
        for option in (yield from ask_many(prompt)):
            column, card = option.value
            self.hand.remove(card)
            self.decree[column].append(card)
            table.note("decree", player=self.seat, card=card.id, column=column)

    def _new_roost(self, table: Table) -> Flow[None]:
        """Place a roost and three warriors in a clearing with the fewest warriors (7.4.3)."""
        places = [place for place in CLEARINGS if may_build(table, self, place)]
        if not places:
            return
        crowd = {place: sum(faction.warriors[place] for faction in table.factions) for place in places}
        fewest = [place for place in places if crowd[place] == min(crowd.values())]
        options = [Option(f"roost:{place}", "roost", place, subject=f"clearing:{place}") for place in fewest]
        place = yield from ask(Prompt(self.seat, "new-roost", options, rule="7.4.3"))
        pieces.place(table, self, ROOST, place)
        pieces.place_warriors(table, self, place, 3)

    # 7.5 Daylight

    def daylight(self, table: Table) -> Flow[None]:
        """Craft, then resolve the Decree column by column."""
        now = self.resolving[0]
        if not now:
            yield from craft_and_act(table, self, "7.5.1")
        for column in COLUMNS[COLUMNS.index(now) :] if now else COLUMNS:
            if column != now:
                suits = [card.suit for card in self.decree[column]] + [BIRD] * (column in self.viziers)
                self.resolving = (column, suits)
            suits = self.resolving[1]
            while suits and (suit := (yield from self._choose_suit(table, column, suits))) is not None:
                done = yield from self._resolve(table, column, suit)
                if not done:
                    self.resolving = ("", [])
                    yield from self._turmoil(table)
                    return
                suits.remove(suit)
        self.resolving = ("", [])

    def _choose_suit(self, table: Table, column: str, suits: list[str]) -> Flow[str | None]:
        """Let the player choose the suit of the next card to resolve in a column.

        Return None if the player has left. A card that cannot be resolved causes turmoil. Resolving a card is an
        action, which nothing interrupts (1.4.2). Between two cards, effects of Daylight may be used.
        """
        kinds = list(dict.fromkeys(suits))
        while self.seat not in table.gone:
            options = [
                Option(f"resolve:{suit}", "resolve", suit, subject=f"suit:{suit}", number=suits.count(suit))
                for suit in kinds
            ]
            opens = extras(table, self, "daylight", options)
            if len(options) > 1:
                for option, suit in zip(options, kinds, strict=False):
                    option.verb = "resolve" if self._can_resolve(table, column, suit) else "turmoil"
            data = {"column": column}
            prompt = Prompt(self.seat, "resolve-decree", options, rule="7.5.2", data=data, guarded=opens, anew=True)
            chosen: str | Callable[[], Flow[None]] = yield from ask(prompt)
            if isinstance(chosen, str):
                return chosen
            yield from chosen()
        return None

    def _can_resolve(self, table: Table, column: str, suit: str) -> bool:
        """Tell whether a card could be resolved in full now.

        The question uses the result to warn the player of turmoil.
        """
        places = of_suit(table, None if suit == BIRD else suit)
        if column == "recruit":
            return bool(self._musters(table, places)) and self.supply >= self._recruits()
        if column == "move":
            return can_move(table, self, places)
        if column == "battle":
            return bool(battle_options(table, self, places))
        return bool(self._sites(table, places))

    def _resolve(self, table: Table, column: str, suit: str) -> Flow[bool]:
        """Resolve one card. Tell whether the card was resolved in full."""
        places = of_suit(table, None if suit == BIRD else suit)
        if column == "recruit":
            return (yield from self._recruit(table, places))
        if column == "move":
            return (yield from take_move(table, self, "7.5.2.II", sources=places, optional=False)) is not None
        if column == "battle":
            return (yield from take_battle(table, self, "7.5.2.III", sources=places, optional=False))
        return (yield from self._build(table, places))

    def _recruit(self, table: Table, places: Sequence[int]) -> Flow[bool]:
        """Place a warrior at a roost, or two with the Charismatic.

        Tell whether all warriors were placed (7.5.2.I, 7.8.2).
        """
        found, wanted = self._musters(table, places), self._recruits()
        if not found or not self.supply:
            return False
        options = [Option(f"recruit:{place}", "recruit", place, subject=f"clearing:{place}") for place in found]
        place = yield from ask(Prompt(self.seat, "decree-recruit", options, rule="7.5.2.I"))
        return pieces.place_warriors(table, self, place, wanted) == wanted

    def _recruits(self) -> int:
        return 2 if self.leader == "charismatic" else 1

    def _musters(self, table: Table, places: Sequence[int]) -> list[int]:
        """Return the roosts where warriors may be placed."""
        return [place for place in places if self.pieces[ROOST][place] and may_place(table, self, place)]

    def _sites(self, table: Table, places: Sequence[int]) -> list[int]:
        """Return the clearings where a roost may be built. The result is empty if no roost is left."""
        return [
            place
            for place in places
            if self.stock[ROOST]
            and not self.pieces[ROOST][place]
            and may_build(table, self, place)
            and rules(table, self, place)
        ]

    def _build(self, table: Table, places: Sequence[int]) -> Flow[bool]:
        """Place a roost in a clearing that the Eyrie rule and that has no roost (7.5.2.IV)."""
        found = self._sites(table, places)
        if not found:
            return False
        options = [Option(f"build:{place}", "build", place, subject=f"clearing:{place}") for place in found]
        place = yield from ask(Prompt(self.seat, "decree-build", options, rule="7.5.2.IV"))
        pieces.place(table, self, ROOST, place)
        return True

    # 7.7 Turmoil

    def _turmoil(self, table: Table) -> Flow[None]:
        """Resolve the four steps of turmoil: humiliate, purge, depose, rest (7.7)."""
        birds = VIZIERS + sum(card.suit == BIRD for column in COLUMNS for card in self.decree[column])
        table.note("turmoil", player=self.seat)
        lose_points(table, self, birds, "turmoil")
        purged = [card for column in COLUMNS for card in self.decree[column]]
        for column in COLUMNS:
            self.decree[column] = []
        if purged:
            table.note("purge", player=self.seat, cards=[card.id for card in purged])
            table.put_away(*purged)
        self.leader = ""
        if not self.faceup:
            self.faceup = list(LEADERS)
        yield from self._choose_leader(table, "7.7.3")
        close(table, "daylight")

    # 7.6 Evening

    def evening(self, table: Table) -> Flow[None]:
        """Score the roosts, draw, discard down to five."""
        roosts = self.on_map(ROOST)
        score(table, self, self.facts.tracks["points"][roosts], "roosts")
        yield from draw_and_discard(table, self, self.facts.tracks["draw"][roosts], "7.6.2")

    # Cards, views and literals

    def after_leaving(self, table: Table) -> None:
        """Discard the Decree."""
        table.put_away(*self.cards_held())
        self.decree = {column: [] for column in COLUMNS}

    def cards_held(self) -> list[Card]:
        """Return the cards of the Decree."""
        return [card for column in COLUMNS for card in self.decree[column]]

    def is_settled(self) -> bool:
        """Tell whether there is a leader."""
        return super().is_settled() and bool(self.leader)

    def show(self, table: Table, *, own: bool) -> dict[str, Any]:
        """Return the Decree and its leader."""
        return {
            "decree": {column: [card.id for card in self.decree[column]] for column in COLUMNS},
            "viziers": list(self.viziers),
            "leader": self.leader,
            "leaders": list(self.faceup),
            "resolving": {"column": self.resolving[0], "suits": list(self.resolving[1])},
        }

    def literal(self, table: Table) -> dict[str, Any]:
        """Return the Decree, the leader, and the faceup leaders."""
        return {
            "leader": self.leader,
            "leaders": list(self.faceup),
            "decree": {column: [card.id for card in found] for column, found in self.decree.items() if found},
        }

    def load(self, table: Table, given: dict[str, Any], problems: list[str]) -> None:
        """Read the Decree and the leader. If no leader is given, take the first one."""
        self.leader = given.pop("leader", LEADERS[0])
        faceup = given.pop("leaders", None)
        self.faceup = [leader for leader in LEADERS if leader != self.leader] if faceup is None else list(faceup)
        if self.leader not in LEADERS or any(leader not in LEADERS for leader in self.faceup):
            problems.append("unknown-leader")
            self.leader = LEADERS[0]
        if self.leader in self.faceup or len(set(self.faceup)) != len(self.faceup):
            problems.append("leader-twice")
        self.viziers = list(self.facts.leaders[self.leader])
        for column, found in dict(given.pop("decree", {})).items():
            if column not in COLUMNS:
                problems.append(f"unknown-column {column}")
            else:
                self.decree[column] = [find_card(card) for card in found]
