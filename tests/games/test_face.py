"""The interface of a face, which puts one game into words: a class without all its methods cannot be a face."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from bot.games import Face, Scene
from bot.words import Words
from engine.kernel.outcome import Outcome
from engine.kernel.prompt import Option, Prompt
from engine.kernel.record import Record


def test_a_face_without_all_its_methods_cannot_be_created() -> None:
    class Incomplete(Face):
        name = "incomplete"

    with pytest.raises(TypeError, match="question"):
        Incomplete()  # type: ignore[abstract]


def test_a_game_without_hands_and_groups_needs_no_words_for_them() -> None:
    class Bare(Face):
        name = "root"

        def seat(self, brings: str, name: str) -> Mapping[str, Any]:
            return {}

        def options(self, humans: Sequence[int], settings: Mapping[str, str], form: str = "") -> Mapping[str, Any]:
            return {}

        def table(self, scene: Scene) -> list[str]:
            return ["the table"]

        def question(self, prompt: Prompt, scene: Scene) -> str:
            return prompt.kind

        def option(self, option: Option, prompt: Prompt, scene: Scene) -> str:
            return option.key

        def record(self, record: Record, scene: Scene) -> str | None:
            return None

        def ending(self, outcome: Outcome, scene: Scene) -> str:
            return "the end"

    face, scene = Bare(), Scene(Words.load()["en"], ["Ann"], {"viewer": 0})
    assert face.hand(scene) == "" and face.group("", Prompt(0, "test", [], rule="1"), scene) == ""
    assert face.title(scene.say) == "Root"
