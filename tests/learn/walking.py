"""Walks through a lesson at its table, without Discord. All answers are the wanted ones, or one of them is not."""

from collections.abc import Sequence

from bot.learn.lesson import LEARNER, Lesson, begin_lesson
from bot.learn.script import Step, found
from bot.tables import Tables
from bot.tables.answers.draft import reference, single
from engine.kernel.prompt import Prompt

ANN = 7


async def begun(tables: Tables, game: str) -> Lesson:
    """Begin a lesson for Ann."""
    return await begin_lesson(tables, ANN, "Ann", game)


def asked(lesson: Lesson) -> Prompt:
    """Return the open question."""
    assert lesson.match is not None
    prompt = lesson.match.prompt_for(LEARNER)
    assert prompt is not None
    return prompt


async def give(lesson: Lesson, keys: Sequence[str]) -> None:
    """Answer the open question, as a panel does."""
    prompt = lesson.prompt_for(LEARNER)
    assert prompt is not None
    options = {option.key: option for option in prompt.options}
    refs = [reference(prompt, options[key]) for key in keys]
    if keys and (single(prompt) or options[keys[0]].alone):
        return await lesson.play.pick(ANN, lesson.stamp, refs)
    draft = lesson.draft(LEARNER)
    draft.clear()
    for key in keys:
        draft.toggle(prompt, key)
    await lesson.play.confirm(ANN, lesson.stamp, lesson.draft(LEARNER).digest)


async def do(lesson: Lesson, step: Step) -> None:
    """Do a step: read it, or give its first wanted answer, which must be legal."""
    if step.asks is None:
        return await lesson.read(ANN, lesson.script.steps.index(step))
    keys = found(asked(lesson), step.wanted[0])
    assert keys is not None, f"{step.id} wants {step.wanted[0]}; there is {[o.key for o in asked(lesson).options]}"
    await give(lesson, keys)


async def walk(lesson: Lesson, until: str | None = None) -> list[str]:
    """Follow the lesson up to a step; return the steps that were done.

    A question that follows from a free choice is not a step of the lesson: it gets the smallest answer.
    """
    done: list[str] = []
    for _ in range(2 * len(lesson.script.steps)):
        step = lesson.open_step
        if not lesson.under_way or (step is not None and step.id == until):
            return done
        if step is None:
            await give(lesson, [option.key for option in asked(lesson).least()])
        else:
            await do(lesson, step)
            done.append(step.id)
    raise AssertionError(f"no way on from {lesson.open_step} before {asked(lesson)}; done: {done}")
