"""The face of the game of three to five seats: seats bring a guild, and a lobby chooses a road."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.games import Face, Gathering, Scene, Setting
from bot.trouble import Trouble
from bot.words import Tongue
from engine.kernel.games import enter, withdraw
from engine.kernel.outcome import Outcome
from engine.kernel.prompt import Option, Prompt
from engine.kernel.record import Record

from .kernel.trio import Trio

GUILDS = {"salt": "Salt", "silk": "Silk", "tea": "Tea", "fur": "Fur", "fox": "Fox"}
SECOND = {"fox-2": "Second Fox"}


class TrioFace(Face):
    """The face of a game of three. Guilds exclude each other, except a second Fox. The mountain road is for four seats.

    Salt and Silk give a warning.
    """

    name = "trio"

    def title(self, say: Tongue) -> str:
        return "Trio"

    def offers(self, say: Tongue, gathering: Gathering) -> dict[str, str]:
        every = {**GUILDS, **(SECOND if "fox" in gathering.brought else {})}
        return {key: name for key, name in every.items() if key not in gathering.brought}

    def lobby_options(self, say: Tongue) -> Sequence[Setting]:
        return [Setting("road", "Road", {"valley": "Valley", "mountain": "Mountain"})]

    def lobby_faults(self, gathering: Gathering) -> Sequence[Trouble]:
        few = gathering.settings["road"] == "mountain" and len(gathering.brought) < 4
        return [Trouble("trouble-seats-free", count=4 - len(gathering.brought))] if few else []

    def lobby_warnings(self, gathering: Gathering) -> Sequence[Trouble]:
        return [Trouble("lobby-cancelled")] if {"salt", "silk"} <= set(gathering.brought) else []

    def drawn_order(self, gathering: Gathering) -> bool:
        return gathering.settings["road"] == "mountain"

    def seat(self, brings: str, name: str) -> Mapping[str, Any]:
        return {"guild": brings, "name": name}

    def options(self, humans: Sequence[int], settings: Mapping[str, str], form: str = "") -> Mapping[str, Any]:
        return {"asked": list(humans), **settings}

    def table(self, scene: Scene) -> list[str]:
        points = ", ".join(
            f"{name} {side['points']}" for name, side in zip(scene.names, scene.view["sides"], strict=True)
        )
        return [f"Round {scene.view['round']}: {points}"]

    def hand(self, scene: Scene) -> str:
        return f"Hand: {scene.view['hand']}"

    def question(self, prompt: Prompt, scene: Scene) -> str:
        return f"question {prompt.kind}"

    def option(self, option: Option, prompt: Prompt, scene: Scene) -> str:
        if option.player is not None:
            return scene.names[option.player]
        return str(option.number) if option.number is not None else option.key

    def group(self, name: str, prompt: Prompt, scene: Scene) -> str:
        return name

    def record(self, record: Record, scene: Scene) -> str | None:
        return f"{record.kind} {sorted(record.facts)}"

    def ending(self, outcome: Outcome, scene: Scene) -> str:
        return f"{' and '.join(scene.names[seat] for seat in outcome.winners)}: {outcome.reason}"


def install() -> None:
    """Add the game to the list of games."""
    enter("trio", rules=Trio(), face=TrioFace())


def remove() -> None:
    """Remove its face from the list; its rules stay as other tests found them."""
    withdraw("trio")
    enter("trio", rules=Trio())
