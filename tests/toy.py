"""A small game with every kind of question, for tests of the bot.

Each round has a secret bid (numbers), a discard (several cards of the hand), a raid (a compound answer) and one number
of thirty (pages). The players' hands are hidden, and one card is drawn at random in each round.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.games import Face, Scene
from bot.words import Tongue
from engine.kernel.flow import Flow, ask, ask_all, ask_many
from engine.kernel.game import Header
from engine.kernel.games import enter
from engine.kernel.outcome import Outcome
from engine.kernel.prompt import PASS, Group, Option, Prompt, Refused
from engine.kernel.record import Record
from engine.kernel.rng import Streams

ROUNDS = 2


class ToyTable:
    """Two hands, two scores, one deck."""

    def __init__(self, header: Header) -> None:
        self.records: list[Record] = []
        self.barrier = False
        self.outcome: Outcome | None = None
        self.gone: list[int] = []
        self.streams = Streams(header.seed)
        self.deck = [f"secret-{number}" for number in range(20)]
        self.streams["deck"].shuffle(self.deck)
        self.hands: list[list[str]] = [[self.deck.pop() for _ in range(4)] for _ in header.seats]
        self.scores = [0, 0]
        self.round = 0


class Toy:
    """The rules."""

    name, rules, data, seat_count = "toy", "1", "1", (2, 2)

    def start(self, header: Header) -> ToyTable:
        if len({seat["deck"] for seat in header.seats}) == 1:
            raise Refused("same-decks")
        return ToyTable(header)

    def flow(self, table: ToyTable) -> Flow[None]:
        while table.round < ROUNDS:
            yield ()
            table.round += 1
            yield from self.bids(table)
            for seat in (0, 1):
                yield from self.discard(table, seat)
            yield from self.raid(table, 0)
            table.scores[1] += yield from ask(
                Prompt(1, "number", [Option(f"n:{n}", "number", n, number=n) for n in range(30)], rule="4")
            )
        table.outcome = Outcome.won([0 if table.scores[0] > table.scores[1] else 1], "scores", 2)

    def bids(self, table: ToyTable) -> Flow[None]:
        prompts = [
            Prompt(s, "bid", [Option(f"bid:{n}", "bid", n, number=n) for n in range(1, 6)], rule="1") for s in (0, 1)
        ]
        answers = yield from ask_all(prompts)
        for seat, (option,) in enumerate(answers):
            table.scores[seat] += option.value
            table.records.append(Record("bid", {"seat": seat, "number": option.value}))

    def discard(self, table: ToyTable, seat: int) -> Flow[None]:
        hand = table.hands[seat]
        options = [Option(f"discard:{card}", "discard", card, card=card) for card in hand]
        chosen = yield from ask_many(
            Prompt(seat, "discard", options, rule="2", groups=(Group("", 0, 2),), guarded=True)
        )
        for option in chosen:
            hand.remove(option.value)
            table.records.append(Record("discard", {"seat": seat, "card": option.value}))
        card = table.streams["deck"].pick(table.deck)
        table.deck.remove(card)
        hand.append(card)
        table.barrier = True
        hidden = Record("draw", {"seat": seat})
        table.records.append(Record("draw", {"seat": seat, "card": card}, (seat,), hidden))

    def raid(self, table: ToyTable, seat: int) -> Flow[None]:
        options = [
            Option(f"ring:{ring}", "ring", ring, subject=f"ring:{ring}", group="ring") for ring in ("air", "void")
        ]
        options += [Option(f"with:{n}", "attack", n, number=n, group="attackers") for n in range(30)]
        options.append(Option(PASS, "pass", None, alone=True))
        chosen = yield from ask_many(
            Prompt(
                seat,
                "raid",
                options,
                rule="3",
                groups=(Group("ring"), Group("attackers", 1, 3)),
                check=lambda answer: "no-thirteen" if any(o.value == 13 for o in answer) else None,
            )
        )
        table.scores[seat] += len(chosen)
        table.records.append(Record("raid", {"seat": seat, "with": [option.key for option in chosen]}))

    def leave(self, table: ToyTable, seat: int) -> None:
        table.outcome = Outcome.won([1 - seat], "resigned", 2)

    def view(self, table: ToyTable, viewer: int | None) -> dict[str, Any]:
        hand = {} if viewer is None else {"hand": list(table.hands[viewer])}
        counts = [len(cards) for cards in table.hands]
        return {"round": table.round, "scores": list(table.scores), "counts": counts, **hand}

    def open_view(self, table: ToyTable) -> dict[str, Any]:
        return {"hands": table.hands}


class ToyFace(Face):
    """The face of the toy game, which puts it into words."""

    name = "toy"

    def title(self, say: Tongue) -> str:
        return "Toy"

    def decks(self, say: Tongue, form: str = "") -> dict[str, str]:
        return {"red": "Red deck", "blue": "Blue deck"}

    def seat(self, brings: str, name: str) -> Mapping[str, Any]:
        return {"deck": brings, "name": name}

    def options(self, humans: Sequence[int], settings: Mapping[str, str], form: str = "") -> Mapping[str, Any]:
        return {"asked": list(humans)}

    def table(self, scene: Scene) -> list[str]:
        return [f"Round {scene.view['round']}, scores {scene.view['scores']}, hands {scene.view['counts']}"]

    def hand(self, scene: Scene) -> str:
        return "Hand: " + ", ".join(scene.view["hand"])

    def question(self, prompt: Prompt, scene: Scene) -> str:
        return f"question {prompt.kind}"

    def option(self, option: Option, prompt: Prompt, scene: Scene) -> str:
        return option.card or option.about("ring") or (option.verb if option.number is None else str(option.number))

    def group(self, name: str, prompt: Prompt, scene: Scene) -> str:
        return name

    def record(self, record: Record, scene: Scene) -> str | None:
        return f"{record.kind} " + " ".join(f"{name}={fact}" for name, fact in record.facts.items())

    def ending(self, outcome: Outcome, scene: Scene) -> str:
        return f"{scene.names[outcome.winners[0]]} wins"


def install() -> None:
    """Add the toy game to the list of games."""
    enter("toy", rules=Toy(), face=ToyFace())
