"""A small game of three to five seats, with a shared victory and seats that leave.

Bids are secret, wood is taken by the piece, payments go by their sum, and another seat answers a raid in the turn.
"""

from typing import Any

from engine.kernel.flow import Flow, ask, ask_all, ask_hidden, ask_many
from engine.kernel.game import GameOver, Header, register
from engine.kernel.outcome import Outcome
from engine.kernel.prompt import PASS, Group, Option, Prompt, Refused
from engine.kernel.record import Record
from engine.kernel.rng import Streams

ROUNDS = 3
CAMPS = 3
PRICE = (5, 7)
PRODUCERS = (2, 3, 5)


class Side:
    """The property of one seat: wood by camp, producers that can still pay, a hidden hand, points."""

    def __init__(self) -> None:
        self.wood = [2] * CAMPS
        self.producers = list(PRODUCERS)
        self.hand: list[int] = []
        self.points = 0

    def copied(self) -> "Side":
        copy = Side()
        copy.wood, copy.producers, copy.hand = list(self.wood), list(self.producers), list(self.hand)
        copy.points = self.points
        return copy


class TrioTable:
    """The sides, and a deck of numbers."""

    def __init__(self, header: Header) -> None:
        self.records: list[Record] = []
        self.barrier = False
        self.outcome: Outcome | None = None
        self.gone: list[int] = []
        self.sides = [Side() for _ in header.seats]
        streams = Streams(header.seed)
        self.deck = list(range(1, 41))
        streams["deck"].shuffle(self.deck)
        for side in self.sides:
            side.hand = [self.deck.pop() for _ in range(2)]
        self.round = 0
        # Whether this round's bids are revealed.
        self.bidding = False
        # A player who leaves is out from the next turn on.
        self.out: list[int] = []

    def copied(self) -> "TrioTable":
        """Return a copy of the table; its deck is shuffled already, and nothing else is random."""
        copy = TrioTable.__new__(TrioTable)
        copy.records, copy.barrier, copy.outcome, copy.gone = [], self.barrier, self.outcome, list(self.gone)
        copy.sides = [side.copied() for side in self.sides]
        copy.deck, copy.round, copy.out = list(self.deck), self.round, list(self.out)
        copy.bidding = self.bidding
        return copy

    def playing(self) -> list[int]:
        """Return the seats that still take turns."""
        return [seat for seat in range(len(self.sides)) if seat not in self.out]


class Trio:
    """In each round all bid in secret; then each seat gathers, builds, draws, and raids another."""

    name, rules, data, seat_count = "trio", "1", "1", (3, 5)
    options = ("road",)

    def start(self, header: Header) -> TrioTable:
        if not 3 <= len(header.seats) <= 5:
            raise Refused("seat-count", least=3, most=5)
        return TrioTable(header)

    def flow(self, table: TrioTable) -> Flow[None]:
        while table.round < ROUNDS or table.bidding:
            if not table.bidding:
                yield ()
                table.round += 1
                self.clear(table)
            first = yield from self.bids(table)
            for turn in range(len(table.sides)):
                seat = (first + turn) % len(table.sides)
                self.clear(table)
                if seat in table.playing():
                    yield from self.turn(table, seat)
        scores = [-1 if seat in table.gone else side.points for seat, side in enumerate(table.sides)]
        table.outcome = Outcome.ranked(scores, "points")
        raise GameOver

    def clear(self, table: TrioTable) -> None:
        """Remove the players who left from the table. In this game nobody is in the middle of an action."""
        for seat in table.gone:
            if seat not in table.out:
                table.out.append(seat)
                table.records.append(Record("out", {"seat": seat, "wood": sum(table.sides[seat].wood)}))
                table.sides[seat].wood = [0] * CAMPS

    def copied(self, table: TrioTable) -> TrioTable:
        return table.copied()

    def bids(self, table: TrioTable) -> Flow[int]:
        """Let all bid in secret, if nothing was decided in this round before."""
        seats = table.playing()
        table.bidding = True
        prompts = [
            Prompt(
                s,
                "bid",
                [Option(f"bid:{n}", "bid", n, number=n) for n in range(1 + sum(table.sides[s].wood))],
                rule="1",
                anew=True,
            )
            for s in seats
        ]
        answers = yield from ask_all(prompts)
        table.bidding = False
        bids = {seat: answer[0].value for seat, answer in zip(seats, answers, strict=True)}
        table.records.append(Record("bids", {"bids": [bids.get(seat) for seat in range(len(table.sides))]}))
        return max(seats, key=lambda seat: (bids[seat], -seat))

    def turn(self, table: TrioTable, seat: int) -> Flow[None]:
        yield from self.gather(table, seat)
        yield from self.build(table, seat)
        card = table.deck.pop()
        table.sides[seat].hand.append(card)
        table.records.append(Record("draw", {"seat": seat, "card": card}, (seat,), Record("draw", {"seat": seat})))
        yield from self.raid(table, seat)

    def gather(self, table: TrioTable, seat: int) -> Flow[None]:
        """Let a seat take up to three pieces of wood, from any camps that have some."""
        side = table.sides[seat]
        options = [
            Option(f"wood:{camp}", "wood", camp, subject=f"camp:{camp}", times=there)
            for camp, there in enumerate(side.wood)
            if there
        ]
        most = min(3, sum(side.wood))
        chosen = yield from ask_many(Prompt(seat, "gather", options, rule="2", groups=(Group("", 0, most),)))
        for option in chosen:
            side.wood[option.value] -= 1
            side.points += 1

    def build(self, table: TrioTable, seat: int) -> Flow[None]:
        """Let a seat pay at least five with producers of two, three and five, without a producer that is not needed."""
        side = table.sides[seat]
        if sum(side.producers) < PRICE[0]:
            return
        options = [Option(f"pay:{n}", "pay", n, number=n) for n in side.producers]
        options.append(Option(PASS, PASS, None, alone=True))
        group = Group("", 1, len(side.producers), total=PRICE)
        chosen = yield from ask_many(Prompt(seat, "build", options, rule="3", groups=(group,)))
        for option in chosen:
            if option.value is not None:
                side.producers.remove(option.value)
                side.points += option.value

    def raid(self, table: TrioTable, seat: int) -> Flow[None]:
        """Let a seat raid another, which may show a card above twenty to stop the raid."""
        others = [other for other in table.playing() if other != seat]
        if not others:
            return
        victims = [Option(f"raid:{other}", "raid", other, player=other) for other in others]
        victim = yield from ask(Prompt(seat, "raid", victims, rule="4"))
        hand = table.sides[victim].hand
        options = [Option(f"show:{card}", "show", card, number=card) for card in hand if card > 20]
        options.append(Option(PASS, PASS, None, alone=True))
        shown = yield from ask_hidden(Prompt(victim, "stop", options, rule="5"), opens=bool(hand))
        if shown:
            hand.remove(shown[0].value)
            table.records.append(Record("stopped", {"seat": victim, "card": shown[0].value}))
            return
        table.sides[seat].points += 2

    def leave(self, table: TrioTable, seat: int) -> None:
        left = [s for s in range(len(table.sides)) if s not in table.gone]
        if len(left) == 1:
            table.outcome = Outcome.won(left, "left", len(table.sides))
            raise GameOver

    def view(self, table: TrioTable, viewer: int | None) -> dict[str, Any]:
        own = {} if viewer is None else {"hand": list(table.sides[viewer].hand)}
        sides = [{"wood": list(s.wood), "points": s.points, "cards": len(s.hand)} for s in table.sides]
        return {"round": table.round, "sides": sides, "gone": list(table.gone), **own}

    def open_view(self, table: TrioTable) -> dict[str, Any]:
        return {**self.view(table, None), "hands": [list(side.hand) for side in table.sides]}


register(Trio())


def header(seed: str = "s", seats: int = 3, asked: tuple[int, ...] = ()) -> Header:
    """Return the header of a match of three to five."""
    return Header("trio", seed, ({},) * seats, options={"asked": list(asked)}, rules="1", data="1")
