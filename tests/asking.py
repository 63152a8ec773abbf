"""A game with one given question, for tests of how a question is shown."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.games import Face, Scene
from bot.store import SavedMatch, Seat
from bot.tables import Table
from bot.words import Tongue
from engine.kernel.flow import Flow, ask_many
from engine.kernel.game import Header
from engine.kernel.games import enter
from engine.kernel.match import Match
from engine.kernel.prompt import Option, Prompt
from engine.kernel.record import Record


class AskingTable:
    """The table: it holds only the answer."""

    def __init__(self, prompt: Prompt) -> None:
        self.records: list[Record] = []
        self.barrier = False
        self.outcome: Any = None
        self.gone: list[int] = []
        self.prompt = prompt


class Asking:
    """The rules: one question."""

    name, rules, data, seat_count = "asking", "1", "1", (2, 2)
    options = ("prompt",)

    def start(self, header: Header) -> AskingTable:
        return AskingTable(header.options["prompt"])

    def flow(self, table: AskingTable) -> Flow[None]:
        yield from ask_many(table.prompt)

    def leave(self, table: AskingTable, seat: int) -> None:
        raise NotImplementedError

    def view(self, table: AskingTable, viewer: int | None) -> dict[str, Any]:
        return {}

    def open_view(self, table: AskingTable) -> dict[str, Any]:
        return {}


class AskingFace(Face):
    """The question in words. An option belongs to the group of its verb."""

    name = "asking"

    def title(self, say: Tongue) -> str:
        return "Asking"

    def decks(self, say: Tongue, form: str = "") -> dict[str, str]:
        return {}

    def seat(self, brings: str, name: str) -> Mapping[str, Any]:
        return {}

    def options(self, humans: Sequence[int], settings: Mapping[str, str], form: str = "") -> Mapping[str, Any]:
        return {}

    def table(self, scene: Scene) -> list[str]:
        return ["table"]

    def hand(self, scene: Scene) -> str:
        return "hand " * 300

    def question(self, prompt: Prompt, scene: Scene) -> str:
        return "question"

    def option(self, option: Option, prompt: Prompt, scene: Scene) -> str:
        return option.key

    def heading(self, option: Option, scene: Scene) -> str:
        return f"kind {option.verb}"

    def hint(self, option: Option, scene: Scene) -> str:
        return "what it does " * 20

    def group(self, name: str, prompt: Prompt, scene: Scene) -> str:
        return f"group {name}"

    def record(self, record: Record, scene: Scene) -> str | None:
        return None

    def ending(self, outcome: Any, scene: Scene) -> str:
        return "over"


def asked(prompt: Prompt) -> Table:
    """Return a table where seat 0 must answer ``prompt``."""
    enter("asking", rules=Asking(), face=AskingFace())
    header = Header("asking", "0" * 32, ({}, {}), options={"asked": [0, 1], "prompt": prompt})
    seats = [Seat("human", 7, "Ann"), Seat("human", 8, "Bob")]
    saved = SavedMatch(1, None, 1, "asking", "playing", seats=seats, header=header)
    return Table(NotImplemented, saved, Match.start(header))
