"""What a lesson's sentence asks for stands on the panel beneath it, under the name that the sentence gives it."""

from typing import Any

from bot.learn.lesson import LEARNER, Lesson
from bot.learn.pages import lesson_page
from bot.tables import Tables
from bot.words import Words

from ..discord_judge import walk as parts
from .test_scripts import tables
from .walking import begun, walk

__all__ = ["tables"]  # the fixture
SAY = Words.load()["en"]


def controls(lesson: Lesson) -> list[dict[str, Any]]:
    return list(parts(lesson_page(lesson, LEARNER, SAY, None, []).view.to_components()))


async def test_characters_in_one_list_say_what_they_cost_with_their_fate(tables: Tables) -> None:
    """Ann has 7 fate. Honored General costs 4, and 2 more lie on him: 1 is left."""
    lesson = await begun(tables, "l5r-lcg")
    await walk(lesson, until="dynasty")
    lines = [line for part in controls(lesson) for line in part.get("options", ())]
    [two] = [line for line in lines if line["label"] == "Play: Honored General · 4, 2 🪙 on it"]
    assert two["description"] == "6 🪙 in all, 1 left"
