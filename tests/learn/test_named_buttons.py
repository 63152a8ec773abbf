"""The panel beneath a lesson's sentence offers the wanted answer under the name that the sentence gives it."""

from typing import Any

import pytest

from bot.learn.lesson import LEARNER, Lesson
from bot.learn.pages import lesson_page, step_text
from bot.panels.buttons.answering import AT_ONCE, Focus
from bot.tables import Tables
from bot.words import COMPLETE, Words

from ..discord_judge import walk as parts
from ..panels.pressing import press
from .test_scripts import GAMES, tables
from .walking import ANN, asked, begun, do, walk

__all__ = ["tables"]  # the fixture
SAY = Words.load()["en"]


def controls(lesson: Lesson) -> list[dict[str, Any]]:
    return list(parts(lesson_page(lesson, LEARNER, SAY, None, []).view.to_components()))


@pytest.mark.parametrize("game", GAMES)
async def test_a_sentence_that_asks_to_pass_names_the_button(tables: Tables, game: str) -> None:
    """The button is called "End Daylight", "No more battles" or "Move no more": nobody has to guess that it passes."""
    lesson = await begun(tables, game)
    while (step := lesson.open_step) is not None:
        if step.wanted and step.wanted[0] == ["pass"]:
            prompt = asked(lesson)
            [option] = [option for option in prompt.options if option.key == "pass"]
            for language in COMPLETE:
                say = Words.load()[language]
                label = lesson.face.option(option, prompt, lesson.scene(LEARNER, say)).partition(":")[0].strip()
                assert label in step_text(lesson, step, say), f"{step.id} in {language}"
        await do(lesson, step)


async def test_characters_in_one_list_say_what_they_cost_with_their_fate(tables: Tables) -> None:
    """Ann has 7 fate. Honored General costs 4, and 2 more lie on him: 1 is left."""
    lesson = await begun(tables, "l5r-lcg")
    await walk(lesson, until="dynasty")
    lines = [line for part in controls(lesson) for line in part.get("options", ())]
    [two] = [line for line in lines if line["label"] == "Play: Honored General · 4, 2 🪙 on it"]
    assert two["description"] == "6 🪙 in all, 1 left"


async def test_an_act_without_a_choice_is_a_line_of_the_first_list(tables: Tables) -> None:
    """The Marquise builds in seven clearings, but marches in one way: the line "March" answers at once."""
    lesson = await begun(tables, "root")
    await walk(lesson, until="march")
    first = next(part for part in controls(lesson) if f":{Focus.verb}:" in part.get("custom_id", ""))
    [march] = [line for line in first["options"] if line["label"].startswith("March")]
    assert march["value"].startswith(AT_ONCE) and not any(line.get("default") for line in first["options"])
    await press(lesson, ANN, first["custom_id"], [march["value"]])
    assert asked(lesson).kind == "move"
