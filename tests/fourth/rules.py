"""Pebbles, for two to four: players take pebbles or lay hidden stones. Most points win when the bowls are empty."""

from collections.abc import Mapping
from typing import Any

from engine.kernel.flow import Flow, ask_hidden, ask_many
from engine.kernel.game import GameOver, Header
from engine.kernel.outcome import Outcome
from engine.kernel.prompt import PASS, Group, Option, Prompt, Refused
from engine.kernel.record import Record
from engine.kernel.rng import Streams

BOWLS = {"moss": 4, "rain": 3, "smoke": 3}
MOST = 3
HAND = 2
BIG = 5


class PebblesTable:
    """The bowls, and what each seat has: points, and hidden stones with numbers."""

    def __init__(self, header: Header) -> None:
        self.records: list[Record] = []
        self.barrier = False
        self.outcome: Outcome | None = None
        self.gone: list[int] = []
        self.bowls = dict(BOWLS)
        self.bag = list(range(1, 21))
        Streams(header.seed)["bag"].shuffle(self.bag)
        self.points = [0] * len(header.seats)
        self.stones = [[self.bag.pop() for _ in range(HAND)] for _ in header.seats]
        self.turn = -1


class Pebbles:
    """The rules."""

    name, rules, data, seat_count = "fourth", "1", "1", (2, 4)

    def start(self, header: Header) -> PebblesTable:
        least, most = self.seat_count
        if not least <= len(header.seats) <= most:
            raise Refused("seat-count", least=least, most=most)
        return PebblesTable(header)

    def flow(self, table: PebblesTable) -> Flow[None]:
        while any(table.bowls.values()):
            yield ()
            table.turn = (table.turn + 1) % len(table.points)
            if table.turn not in table.gone:
                yield from self.take(table, table.turn)
                yield from self.lay(table, table.turn)
        scores = [-1 if seat in table.gone else points for seat, points in enumerate(table.points)]
        table.outcome = Outcome.ranked(scores, "empty")
        raise GameOver

    def take(self, table: PebblesTable, seat: int) -> Flow[None]:
        """Take one to three pebbles, from any number of bowls."""
        options = [
            Option(f"take:{bowl}", "take", bowl, subject=f"bowl:{bowl}", times=count)
            for bowl, count in table.bowls.items()
            if count
        ]
        most = min(MOST, sum(table.bowls.values()))
        chosen = yield from ask_many(Prompt(seat, "take", options, rule="1", groups=(Group("", 1, most),)))
        for option in chosen:
            table.bowls[option.value] -= 1
        table.points[seat] += len(chosen)
        table.records.append(Record("take", {"player": seat, "count": len(chosen)}))

    def lay(self, table: PebblesTable, seat: int) -> Flow[None]:
        """Lay a big stone for two points and draw another one. Whether the player has such a stone stays hidden."""
        hand = table.stones[seat]
        options = [Option(f"lay:{stone}", "lay", stone, number=stone) for stone in hand if stone >= BIG]
        prompt = Prompt(seat, "lay", [*options, Option(PASS, PASS, alone=True)], rule="2", window=True)
        chosen = yield from ask_hidden(prompt, opens=bool(hand))
        for option in chosen:
            hand.remove(option.value)
            table.points[seat] += 2
            table.records.append(Record("lay", {"player": seat, "stone": option.value}))
            stone = table.bag.pop()
            hand.append(stone)
            told = Record("draw", {"player": seat})
            table.records.append(Record("draw", {"player": seat, "stone": stone}, (seat,), told))

    def leave(self, table: PebblesTable, seat: int) -> None:
        table.records.append(Record("leave", {"player": seat}))
        left = [other for other in range(len(table.points)) if other not in table.gone]
        if len(left) == 1:
            table.outcome = Outcome.won(left, "left", len(table.points))
            raise GameOver

    def view(self, table: PebblesTable, viewer: int | None) -> Mapping[str, Any]:
        own = {} if viewer is None else {"stones": list(table.stones[viewer])}
        return {"bowls": dict(table.bowls), "points": list(table.points), "gone": list(table.gone), **own}

    def open_view(self, table: PebblesTable) -> Mapping[str, Any]:
        return {**self.view(table, None), "stones": [list(hand) for hand in table.stones]}
