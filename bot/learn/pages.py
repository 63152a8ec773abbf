"""The messages of a learner: the choice of a lesson, the page of a step, and the ways out of a lesson."""

from collections.abc import Sequence
from typing import Final

import discord
from discord import ui

from bot.controls.control import Control, Page, button, gallery, layout, rows, texts
from bot.controls.fit import first_fitting, forms
from bot.games import Face, face_of
from bot.games.scene import answer_in_full, reason_in_words
from bot.learn.lesson import LEARNER, Lesson
from bot.learn.script import Step, lessons
from bot.panels.beside import back_row
from bot.panels.buttons import learning
from bot.panels.buttons.answering import Confirm
from bot.panels.buttons.looking import Panel
from bot.panels.buttons.moments import LookBack
from bot.panels.log import latest_lines
from bot.panels.panel import Guide, panel_page
from bot.pictures.render import Picture
from bot.tables import Table
from bot.tables.answers.draft import digest_of
from bot.trouble import Trouble
from bot.words import Tongue

LATEST: Final = 4  # the most lines about what has happened, if the lesson says nothing about it


def choice_page(say: Tongue, lesson: Lesson | None, *, beginner: bool) -> ui.LayoutView:
    """Return the page of ``/learn``: the games that have a lesson, the lesson under way, the lines of purpose."""
    lines = [f"### {say('learn-title')}", say("learn-what")]
    first: list[Control] = []
    if lesson is not None:
        game = face_of(lesson.saved.game).title(say)
        lines.append(say("learn-under-way", game=game))
        label = say("button-learn-on", game=game)
        first.append(button(label, learning.TakeUp(lesson.id), style=discord.ButtonStyle.success))
    begin = [
        button(say("button-learn-game", game=face_of(game).title(say)), learning.BeginLesson(game), style=style)
        for game, style in zip(lessons(), _styles(bool(first)), strict=False)
    ]
    switch = button(
        say("button-beginner-off" if beginner else "button-beginner-on"), learning.ChooseBeginner(int(not beginner))
    )
    told = f"-# {say('beginner-is-on' if beginner else 'beginner-is-off')}"
    return layout([*texts(["\n".join(lines)]), *rows(first), *rows(begin), *texts([told]), *rows([switch])])


def _styles(under_way: bool) -> Sequence[discord.ButtonStyle]:
    plain = discord.ButtonStyle.secondary
    return [plain if under_way else discord.ButtonStyle.primary, *[plain] * 9]


def step_text(lesson: Lesson, step: Step, say: Tongue) -> str:
    """Return the sentences of a step, beneath a line with its number and how much of the lesson is done."""
    say, (number, done) = say.of(lesson.saved.game), lesson.place(step)
    head = say("lesson-step", number=number, done=done)
    return f"-# {head}\n{say(f'lesson-{step.id}', play=say('command-play'), **lesson.named(step, say))}"


def lesson_page(table: Table, seat: int, say: Tongue, notice: str | None, pictures: Sequence[Picture]) -> Page:
    """Return a learner's panel: a page to read, the question with the lesson's sentence, or the lesson's end."""
    if not isinstance(table, Lesson):
        return Page(panel_page(table, seat, say, notice))
    if table.saved.state == "cancelled":
        return Page(ended_page(say))
    step = table.open_step
    if step is not None and step.asks is None:
        return Page(reading_page(table, step, say, pictures), pictures)
    return Page(panel_page(table, seat, say, notice, _guide(table, step, say, pictures)), pictures)


def _guide(lesson: Lesson, step: Step | None, say: Tongue, pictures: Sequence[Picture]) -> Guide:
    if lesson.saved.state == "over":
        costly = button(say("button-costly"), LookBack(lesson.id))
        return Guide(forms("", pictures), [costly, button(say("button-learn"), learning.OfferLessons())])
    legend = button(say("button-legend"), learning.ShowLegend(lesson.saved.game), sign="🔎")
    if not lesson.under_way:
        latest = [f"-# {line}" for line in latest_lines(lesson, lesson.scene(LEARNER, say), LATEST)]
        end = button(say("button-lesson-end"), learning.EndLesson(lesson.id))
        return Guide(forms("\n".join(latest), pictures), [legend, end], tells=True)
    told = say("lesson-free") if step is None else step_text(lesson, step, say)
    skip = button(say("button-lesson-skip"), learning.OfferWaysOut(lesson.id))
    return Guide(forms(told, pictures), [legend, skip], leads=True)


def reading_page(lesson: Lesson, step: Step, say: Tongue, pictures: Sequence[Picture]) -> ui.LayoutView:
    """Return a page of the lesson on which nothing is decided. The last page leads out of the lesson."""
    number = lesson.script.steps.index(step)
    on = button(say("button-lesson-next"), learning.ReadOn(lesson.id, number), style=discord.ButtonStyle.primary)
    legend = button(say("button-legend"), learning.ShowLegend(lesson.saved.game), sign="🔎")
    buttons = [on, *([legend] if pictures else []), button(say("button-lesson-skip"), learning.OfferWaysOut(lesson.id))]
    if number == len(lesson.script.steps) - 1:
        buttons = out_buttons(lesson, say)
    beneath = rows(buttons)
    return layout([*first_fitting(forms(step_text(lesson, step, say), pictures), beneath), *beneath])


def ended_page(say: Tongue) -> ui.LayoutView:
    """Return the panel of a lesson that its learner has ended."""
    return layout([*texts([say("lesson-ended")]), *rows([button(say("button-learn"), learning.OfferLessons())])])


def legend_page(face: Face, say: Tongue, pictures: Sequence[Picture]) -> Page:
    """Return the legend of a game's pictures. If the bot draws no pictures, the legend has words alone."""
    words = [f"• {line}" for sketch in face.legend(say) for line in sketch.description.split("; ")]
    items = gallery(pictures) if pictures else texts(["\n".join(words) or say("texts-none")])
    return Page(layout([*texts([f"### {say('button-legend')}"]), *items]), pictures)


def advice_page(table: Table, seat: int, keys: Sequence[str], reason: str, say: Tongue) -> ui.LayoutView:
    """Return an adept's answer at a seat with its reason, in the words of the game. A button gives this answer.

    An answer without a reason is one of the policy, because no adept could think in time.
    """
    scene, prompt = table.scene(seat, say), table.playing().prompt_for(seat)
    if prompt is None:
        raise Trouble("trouble-old-question", stale=True)
    what = answer_in_full(table.face, prompt, scene, keys)
    said = scene.say("advice-adept" if reason else "advice-quick", what=what)
    lines = [f"**{table.face.question(prompt, scene)}**", said, reason_in_words(scene.say, keys, reason)]
    lines.append(f"-# {scene.say('advice-know')}")
    do_it = button(
        say("button-advised"), Confirm(table.id, table.stamp, digest_of(keys)), style=discord.ButtonStyle.success
    )
    return layout([*texts(["\n".join(line for line in lines if line)]), *rows([do_it]), *back_row(table, say)])


def skip_page(lesson: Lesson, say: Tongue) -> ui.LayoutView:
    """Return the message that asks how to leave the lesson."""
    back = button(say("button-lesson-back"), Panel(lesson.id))
    return layout([*texts([say("lesson-skip")]), *rows([*out_buttons(lesson, say), back])])


def out_buttons(lesson: Lesson, say: Tongue) -> list[Control]:
    """Return the two ways out of a lesson: an ordinary match, or its end."""
    return [
        button(say("button-lesson-play"), learning.PlayOn(lesson.id), style=discord.ButtonStyle.primary),
        button(say("button-lesson-end"), learning.EndLesson(lesson.id)),
    ]
