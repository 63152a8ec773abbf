"""The face of Pebbles, which puts the game into words."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.games import Face, Gathering, Scene
from bot.words import Tongue
from engine.kernel.outcome import Outcome
from engine.kernel.prompt import Option, Prompt
from engine.kernel.record import Record


class PebblesFace(Face):
    """Everything that people read about the game."""

    name = "fourth"

    def brings(self, gathering: Gathering) -> bool:
        return False

    def title(self, say: Tongue) -> str:
        return say.of(self.name)("title")

    def seat(self, brings: str, name: str) -> Mapping[str, Any]:
        return {"name": name}

    def options(self, humans: Sequence[int], settings: Mapping[str, str], form: str = "") -> Mapping[str, Any]:
        return {"asked": list(humans)}

    def table(self, scene: Scene) -> list[str]:
        bowls = [scene.say(f"bowl-{bowl}", count=count) for bowl, count in scene.view["bowls"].items()]
        points = zip(scene.names, scene.view["points"], strict=True)
        return [" · ".join(bowls), "\n".join(scene.say("points", player=name, count=count) for name, count in points)]

    def hand(self, scene: Scene) -> str:
        return scene.say("stones", stones=", ".join(map(str, scene.view["stones"])))

    def question(self, prompt: Prompt, scene: Scene) -> str:
        return scene.say(f"ask-{prompt.kind}")

    def option(self, option: Option, prompt: Prompt, scene: Scene) -> str:
        bowl = option.about("bowl")
        if bowl is not None:
            return scene.say(f"option-{bowl}")
        return scene.say(f"option-{option.verb}", stone=option.number or 0)

    def record(self, record: Record, scene: Scene) -> str | None:
        facts = {**record.facts, "player": scene.names[record.facts["player"]]}
        drawn = record.kind == "draw" and "stone" not in facts
        return scene.say("record-drawn" if drawn else f"record-{record.kind}", **facts)

    def ending(self, outcome: Outcome, scene: Scene) -> str:
        winners = ", ".join(scene.names[seat] for seat in outcome.winners)
        return scene.say("ending", winners=winners, count=len(outcome.winners))
