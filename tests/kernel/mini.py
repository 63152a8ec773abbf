"""The smallest game with every kind of question: secret bids, a hidden draw, a guarded window, a forced choice."""

from typing import Any

from engine.kernel.flow import Flow, ask, ask_all, ask_many
from engine.kernel.game import GameOver, Header, register
from engine.kernel.outcome import Outcome
from engine.kernel.prompt import PASS, Group, Option, Prompt, Refused
from engine.kernel.record import Record
from engine.kernel.rng import Streams

ROUNDS = 2


class MiniTable:
    """A table of a small game: coins, hands and a deck of numbers."""

    def __init__(self, header: Header) -> None:
        self.records: list[Record] = []
        self.barrier = False
        self.outcome: Outcome | None = None
        self.gone: list[int] = []
        self.streams = Streams(header.seed)
        self.deck = list(range(10, 30))
        self.streams["deck"].shuffle(self.deck)
        self.coins = [seat.get("coins", 3) for seat in header.seats]
        self.hands: list[list[int]] = [[], []]
        self.round = 0


class Mini:
    """In each round both bid in secret; the higher bidder draws, may pass or burn cards, and gets coins."""

    name, rules, data, seat_count = "mini", "1", "1", (2, 2)

    def start(self, header: Header) -> MiniTable:
        if len(header.seats) != 2:
            raise Refused("seat-count")
        return MiniTable(header)

    def flow(self, table: MiniTable) -> Flow[None]:
        while table.round < ROUNDS:
            yield ()
            table.round += 1
            bids = yield from self.bid(table)
            winner = 0 if bids[0] >= bids[1] else 1
            yield from self.draw(table, winner)
            yield from self.window(table, winner)
            table.coins[winner] += yield from ask(
                Prompt(winner, "paid", [Option("take:1", "take", 1, number=1)], rule="4")
            )
        table.outcome = Outcome.ranked([sum(hand) for hand in table.hands], "cards")
        raise GameOver

    def bid(self, table: MiniTable) -> Flow[list[int]]:
        prompts = [
            Prompt(s, "bid", [Option(f"bid:{n}", "bid", n, number=n) for n in range(table.coins[s])], rule="1")
            for s in (0, 1)
        ]
        answers = yield from ask_all(prompts)
        bids = [answer[0].value for answer in answers]
        table.records.append(Record("bids", {"bids": bids}))
        return bids

    def draw(self, table: MiniTable, seat: int) -> Flow[None]:
        colours = [Option(f"colour:{name}", "colour", name) for name in ("red", "blue")]
        yield from ask(Prompt(seat, "colour", colours, rule="2"))
        kinds = [Option(f"side:{name}", "side", name) for name in ("top", "bottom")]
        side = yield from ask(Prompt(seat, "side", kinds, rule="2"))
        card = table.deck.pop(-1 if side == "top" else 0)
        table.hands[seat].append(card)
        table.barrier = True
        hidden = Record("draw", {"seat": seat})
        table.records.append(Record("draw", {"seat": seat, "card": card}, (seat,), hidden))

    def window(self, table: MiniTable, seat: int) -> Flow[None]:
        big = [card for card in table.hands[seat] if card >= 20]
        options = [Option(f"burn:{card}", "burn", card, number=card) for card in big]
        options.append(Option(PASS, PASS, None, alone=True))
        chosen = yield from ask_many(
            Prompt(seat, "burn", options, rule="3", groups=(Group("", 1, 2),), guarded=True, check=both_even)
        )
        for option in chosen:
            if option.value is not None:
                table.hands[seat].remove(option.value)
                table.records.append(Record("burn", {"card": option.value}))

    def leave(self, table: MiniTable, seat: int) -> None:
        table.outcome = Outcome.won([1 - seat], "resigned", 2)

    def view(self, table: MiniTable, viewer: int | None) -> dict[str, Any]:
        own = {} if viewer is None else {"hand": list(table.hands[viewer])}
        return {"round": table.round, "coins": list(table.coins), **own}

    def open_view(self, table: MiniTable) -> dict[str, Any]:
        return {"round": table.round, "coins": list(table.coins), "hands": [list(hand) for hand in table.hands]}


def both_even(answer: tuple[Option, ...]) -> str | None:
    """Tell whether two cards may be burned together: only when both are even."""
    odd = any(option.value % 2 for option in answer)
    return "not-even" if len(answer) == 2 and odd else None


register(Mini())


def header(seed: str = "s", coins: tuple[int, int] = (3, 3), asked: tuple[int, ...] = ()) -> Header:
    """Return the header of a mini match."""
    seats = tuple({"coins": number} for number in coins)
    return Header("mini", seed, seats, options={"asked": list(asked)}, rules="1", data="1")
