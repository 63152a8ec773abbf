"""The board and the turn of the Riverfolk Company (11.2 to 11.6)."""

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from engine.kernel.flow import Flow, ask_many
from engine.kernel.prompt import Group, Option, Prompt
from engine.root import cards, pieces
from engine.root.battle import battle_options
from engine.root.crafting import craft_options, pay_for
from engine.root.definition import CLEARINGS, SUITS, Card
from engine.root.effects import SKIP
from engine.root.faction import Faction
from engine.root.factions.riverfolk import funds, services
from engine.root.factions.riverfolk.funds import Box
from engine.root.factions.riverfolk.state import POSTS, SERVICES, RiverfolkState
from engine.root.machinery.table import Table
from engine.root.moving import can_move, take_move
from engine.root.pieces import Loss, may_place, place_warriors
from engine.root.ruling import ruler
from engine.root.scoring import score
from engine.root.turn import act, draw_and_discard

TRACK: Final = 3
GARRISON: Final = 4
PAYMENTS, PROTECTION = 3, 2
ESTABLISH: Final = 2


class Riverfolk(RiverfolkState):
    """The Riverfolk Company."""

    open_hand = True
    swims = True
    deeds = (
        *(f"buy:{service}" for service in SERVICES), "buy-card", "dividends", "protection", "invest",
        "export", "establish", "recruit", "trade-disrupted", "prices",
    )  # fmt: skip
    __slots__ = ()

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
                funds.spend(table, self.funds, spent)

    def offers(self, table: Table, active: Faction, moment: str, options: list[Option]) -> bool:
        """Offer services to other players at the start of their Birdsong (11.2.6)."""
        if moment != "birdsong-start" or self.seat in table.gone:
            return False
        return services.offer(table, self, active, options)

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
        funds.spend(table, self.funds, spent)
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
        table.note("export", player=self.seat, card=card.id)
        table.put_away(card)
        self._receive(1)

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
        funds.spend(table, self.funds, Box({lord.seat: ESTABLISH}))
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
