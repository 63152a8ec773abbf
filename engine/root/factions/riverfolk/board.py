"""The board and the turn of the Riverfolk Company (11.2 to 11.6)."""

from collections.abc import Sequence
from functools import partial
from typing import Any, Final, Self

from engine.kernel.flow import Flow, ask_many
from engine.kernel.prompt import Group, Option, Prompt
from engine.root import cards, pieces
from engine.root.battle import battle_options
from engine.root.contender import Contender
from engine.root.crafting import craft_options, pay_for
from engine.root.definition import CLEARINGS, SUITS, Card
from engine.root.effects import SKIP
from engine.root.faction import Faction
from engine.root.factions.riverfolk import funds, services
from engine.root.factions.riverfolk.funds import Box
from engine.root.moving import can_move, take_move
from engine.root.pieces import Loss, may_place, place_warriors
from engine.root.ruling import ruler
from engine.root.scoring import score
from engine.root.table import Table
from engine.root.turn import act, draw_and_discard

POSTS: Final = {suit: f"post-{suit}" for suit in SUITS}
TRACK: Final = 3
GARRISON: Final = 4
PAYMENTS, PROTECTION = 3, 2
ESTABLISH: Final = 2


class Riverfolk(Contender):
    """The Riverfolk Company.

    * ``payments``, ``funds`` and ``invested`` are the boxes of its board. ``track`` holds the funds in the empty spaces
      of each suit's trade posts.
    * ``prices`` are the prices of services. ``lost`` counts the trade posts that left the game.
    * ``sold`` holds the number of a turn and the services bought in it. ``chosen`` holds the funds about to be invested
      in a card.
    """

    id = "riverfolk"
    open_hand = True
    swims = True
    deeds = (
        *(f"buy:{service}" for service in services.SERVICES), "buy-card", "dividends", "protection", "invest",
        "export", "establish", "recruit", "trade-disrupted", "prices",
    )  # fmt: skip
    limits = ("sold",)
    __slots__ = ("chosen", "funds", "invested", "lost", "payments", "prices", "sold", "track")

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.payments, self.funds, self.invested = Box(), Box(), Box()
        self.track = {suit: Box() for suit in SUITS}
        self.prices = dict.fromkeys(services.SERVICES, 1)
        self.lost = dict.fromkeys(POSTS.values(), 0)
        self.sold: tuple[int, list[str]] = (0, [])
        self.chosen = Box()

    def copied(self) -> Self:
        """Return a copy, with the faction's own state."""
        copy = super().copied()
        copy.payments, copy.funds, copy.invested = Box(self.payments), Box(self.funds), Box(self.invested)
        copy.track = {suit: Box(box) for suit, box in self.track.items()}
        copy.prices, copy.lost = dict(self.prices), dict(self.lost)
        copy.sold, copy.chosen = (self.sold[0], list(self.sold[1])), Box(self.chosen)
        return copy

    def boxes(self) -> list[Box]:
        """Return every box of the board."""
        return [self.payments, self.funds, self.invested, *self.track.values()]

    # 11.2 Faction rules and abilities

    def craft_budget(self, table: Table) -> list[int]:
        """Return the number of empty spaces of the trade post track, by suit (11.2.1)."""
        return [TRACK - self.stock[POSTS[suit]] - funds.total(self.track[suit]) for suit in SUITS]

    def craft_limit(self) -> int:
        """Return the number of funds."""
        return funds.total(self.funds)

    def pay_crafting(self, table: Table, suits: Sequence[str]) -> None:
        """Invest the chosen funds: put one into an empty space of each suit in ``suits``."""
        seats = list(self.chosen.elements())
        for suit, seat in zip(suits, seats, strict=True):
            self.funds[seat] -= 1
            self.track[suit][seat] += 1
        self.chosen = Box()

    def must_rule(self, table: Table, origin: int, target: int) -> bool:
        """Tell whether a move requires rule. A move along a river requires no rule (11.2.2)."""
        return target not in table.map.rivers[origin]

    def return_pieces(self, kind: str, clearing: int, count: int) -> None:
        """A removed trade post leaves the game (11.2.5)."""
        self.lost[kind] += count

    def number_removed(self, kind: str) -> int:
        """Return the number of posts that left the game."""
        return self.lost.get(kind, 0)

    def acts_after_removal(self, losses: Sequence[Loss], cause: str) -> bool:
        """Tell whether trade is disrupted."""
        return bool(funds.total(self.funds)) and any(loss.kind in self.lost for loss in losses)

    def after_removal(self, table: Table, losses: Sequence[Loss], cause: str) -> Flow[None]:
        """Disrupt trade: lose half of the funds, rounded up, for each trade post (11.2.5)."""
        for _ in range(sum(loss.number for loss in losses if loss.kind in self.lost)):
            half = (funds.total(self.funds) + 1) // 2
            table.note("trade-disrupted", player=self.seat, count=half)
            if half:
                spent = yield from funds.choose(table, self, self.funds, half, "lose-funds", "11.2.5")
                funds.go_home(table, self, self.funds, spent)

    def offers(self, table: Table, active: Faction, moment: str, options: list[Option]) -> bool:
        """Offer services to other players at the start of their Birdsong (11.2.6)."""
        if moment != "birdsong-start" or self.seat in table.gone:
            return False
        return services.offer(table, self, active, options)

    def keeps_of(self, other: Faction) -> int:
        """Return how many warriors of a faction are on the board."""
        return sum(box[other.seat] for box in self.boxes())

    # 11.3 Set-up

    def set_up(self, table: Table) -> Flow[None]:
        """Place warriors by the river and in Payments, and set the prices (11.3.2 to 11.3.5)."""
        places = [place for place in table.map.river if may_place(table, self, place)]
        options = [
            Option(f"place:{place}", "place", place, subject=f"clearing:{place}", times=GARRISON) for place in places
        ]
        groups = (Group("", GARRISON, GARRISON),)
        prompt = Prompt(self.seat, "deploy", options, rule="11.3.2", groups=groups, data={"count": GARRISON})
        chosen = [option.value for option in (yield from ask_many(prompt))]
        for place in dict.fromkeys(chosen):
            place_warriors(table, self, place, chosen.count(place))
        self._receive(PAYMENTS)
        yield from self._set_prices(table, "11.3.5", optional=False)

    def _receive(self, count: int) -> None:
        """Put the Company's own warriors into the Payments box."""
        count = min(count, self.supply)
        self.supply -= count
        self.payments[self.seat] += count

    def _set_prices(self, table: Table, rule: str, *, optional: bool) -> Flow[None]:
        options, groups = services.price_options(self)
        prompt = Prompt(
            self.seat,
            "prices",
            [*options, SKIP] if optional else options,
            rule=rule,
            groups=groups,
            data=dict(self.prices),
        )
        chosen = [option.value for option in (yield from ask_many(prompt)) if option.value is not None]
        if chosen:
            self.prices.update(chosen)
            table.note("prices", player=self.seat, **self.prices)

    # 11.4 Birdsong

    def birdsong(self, table: Table) -> Flow[None]:
        """Apply Protectionism, score dividends, and gather the funds."""
        if not funds.total(self.payments):
            self._receive(PROTECTION)
            table.note("protection", player=self.seat)
        if any(self.tokens):
            table.note("dividends", player=self.seat, count=funds.total(self.funds) // 2)
            score(table, self, funds.total(self.funds) // 2, "dividends")
        gathered = Box()
        for box in self.boxes():
            gathered.update(box)
            box.clear()
        self.funds.update(gathered)
        yield from ()

    # 11.5 Daylight

    def daylight(self, table: Table) -> Flow[None]:
        """Invest and spend funds, in any order."""
        offer = partial(self._acts, table)
        while (
            yield from act(table, self, "daylight", "11.5", offer, data={"funds": funds.total(self.funds)}, anew=True)
        ):
            pass

    def _acts(self, table: Table, options: list[Option]) -> bool:
        if not funds.total(self.funds):
            return False
        if can_move(table, self):
            options.append(Option("move", "move", partial(self._invest, table, partial(self._move, table))))
        for option in battle_options(table, self):
            option.value = partial(self._invest, table, option.value)
            options.append(option)
        self._craft_options(table, options)
        options.append(Option("draw", "draw", partial(self._invest, table, partial(self._draw, table))))
        for place in table.map.river:
            if may_place(table, self, place):
                recruit = partial(self._recruit, table, place)
                options.append(Option(f"recruit:{place}", "recruit", recruit, subject=f"clearing:{place}"))
        self._establish_options(table, options)
        return True

    def _invest(self, table: Table, action: Any) -> Flow[None]:
        """Move a fund to the Commitments box, then act."""
        chosen = yield from funds.choose(table, self, self.funds, 1, "invest", "11.5")
        self.funds.subtract(chosen)
        self.invested.update(chosen)
        table.note("invest", player=self.seat)
        yield from action()

    def _move(self, table: Table) -> Flow[None]:
        yield from take_move(table, self, "11.5.1", optional=False)

    def _draw(self, table: Table) -> Flow[None]:
        cards.draw(table, self, 1)
        yield from ()

    def _recruit(self, table: Table, place: int) -> Flow[None]:
        """Spend a fund to place a warrior in a clearing by a river (11.5.5), if one is left (1.5.4).

        A fund of the Company returns to its supply first and can be the warrior that is placed.
        """
        spent = yield from funds.choose(table, self, self.funds, 1, "spend", "11.5.5")
        funds.go_home(table, self, self.funds, spent)
        place_warriors(table, self, place)
        table.note("recruit", player=self.seat, clearing=place)

    # 11.5.3 Craft and export

    def _craft_options(self, table: Table, options: list[Option]) -> None:
        found: list[Option] = []
        craft_options(table, self, found)
        for option in found:
            card = next(card for card in self.hand if card.id == option.card)
            option.value = partial(self._craft, table, card, option.value)
            options.append(option)
            export = partial(self._craft, table, card, partial(self._export, table, card))
            options.append(Option(f"export:{card.id}", "export", export, card=card.id))

    def _craft(self, table: Table, card: Card, action: Any) -> Flow[None]:
        self.chosen = yield from funds.choose(table, self, self.funds, len(card.cost), "invest", "11.5.3")
        yield from action()

    def _export(self, table: Table, card: Card) -> Flow[None]:
        """Pay for a card, discard it without its effect, and take a warrior as payment (11.5.3.I)."""
        yield from pay_for(table, self, card)
        self.put_away(table, card)
        self._receive(1)
        table.note("export", player=self.seat, card=card.id)

    # 11.5.6 Establish a trade post

    def _establish_options(self, table: Table, options: list[Option]) -> None:
        for place in CLEARINGS:
            suit = table.suits[place]
            if suit is None or not self.stock[POSTS[suit]] or self.tokens[place] or not may_place(table, self, place):
                continue
            lord = ruler(table, place)
            if lord is not None and self.funds[lord.seat] >= ESTABLISH:
                establish = partial(self._establish, table, place, suit, lord)
                key, subject = f"establish:{place}", f"clearing:{place}"
                options.append(Option(key, "establish", establish, subject=subject, player=lord.seat))

    def _establish(self, table: Table, place: int, suit: str, lord: Faction) -> Flow[None]:
        """Spend two funds of the clearing's ruler, place a post and a warrior, and score (11.5.6)."""
        funds.go_home(table, self, self.funds, Box({lord.seat: ESTABLISH}))
        points = self.facts.tracks["points"][TRACK - self.stock[POSTS[suit]]]
        pieces.place(table, self, POSTS[suit], place)
        place_warriors(table, self, place)
        table.note("establish", player=self.seat, clearing=place)
        score(table, self, points, "establish")
        yield from ()

    # 11.6 Evening

    def evening(self, table: Table) -> Flow[None]:
        """Discard, then set the prices."""
        yield from draw_and_discard(table, self, 0, "11.6.1")
        yield from self._set_prices(table, "11.6.2", optional=True)

    # Views and literals

    def after_leaving(self, table: Table) -> None:
        """Return all warriors on the board to their owners."""
        for box in self.boxes():
            for seat, count in box.items():
                table.factions[seat].supply += count
            box.clear()

    def show(self, table: Table, *, own: bool) -> dict[str, Any]:
        """Return the whole board, which is public."""
        return {**self.literal(table), "open_spaces": dict(zip(SUITS, self.craft_budget(table), strict=True))}

    def literal(self, table: Table) -> dict[str, Any]:
        """Return the boxes by seat, the prices and the lost posts."""
        return {
            "payments": funds.facts(self.payments),
            "funds": funds.facts(self.funds),
            "invested": funds.facts(self.invested),
            "track": {suit: funds.facts(box) for suit, box in self.track.items()},
            "prices": dict(self.prices),
            "lost": {kind: count for kind, count in self.lost.items() if count},
        }

    def load(self, table: Table, given: dict[str, Any], problems: list[str]) -> None:
        """Read boxes, prices, lost posts."""
        for name in ("payments", "funds", "invested"):
            setattr(self, name, Box(given.pop(name, {})))
        for suit, box in given.pop("track", {}).items():
            self.track[suit] = Box(box)
        self.prices.update(given.pop("prices", {}))
        self.lost.update(given.pop("lost", {}))
        for kind, count in self.lost.items():
            self.stock[kind] -= count
        unknown = {seat for box in self.boxes() for seat in box if not 0 <= seat < len(table.factions)}
        problems.extend(f"unknown-seat {seat}" for seat in sorted(unknown))
        for box in self.boxes():
            for seat in unknown:
                box.pop(seat, None)

    def is_settled(self) -> bool:
        """Tell whether no funds are about to be invested."""
        return super().is_settled() and not self.chosen

    def faults(self, table: Table) -> list[str]:
        """Check that no box is below zero, the funds fit the track, no clearing has two posts, and prices exist."""
        found = [f"post-twice {place}" for place in CLEARINGS if self.tokens[place] > 1]
        if any(count < 0 for box in self.boxes() for count in box.values()):
            found.append("funds")
        if min(self.craft_budget(table)) < 0:
            found.append("track")
        if set(self.prices) != set(services.SERVICES) or any(p not in services.PRICES for p in self.prices.values()):
            found.append("prices")
        return found
