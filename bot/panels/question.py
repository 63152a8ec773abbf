"""A question as buttons and selects, whatever the game."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

import discord
from discord import ui

from bot.games import Scene
from bot.panels.control import Control, Items, button, choice, rows, select
from bot.tables import Draft, Table
from bot.tables.draft import PAGE, group_options, problem, reference, single
from engine.kernel.prompt import Option, Prompt

BUTTONS: Final = 20  # more options than these go into a select


class Question:
    """One prompt as it is shown to its seat."""

    def __init__(self, table: Table, prompt: Prompt, scene: Scene) -> None:
        self.table = table
        self.prompt = prompt
        self.scene = scene
        self.draft: Draft = table.draft(prompt.seat)
        self.place = (table.id, table.stamp)
        self.labels = self._labels()

    def heading(self) -> str:
        """Return the sentence that asks; with several groups, how many are picked of each."""
        lines = [f"**{self.table.face.question(self.prompt, self.scene)}**"]
        if not single(self.prompt):
            lines += [f"- {self._count(number)}" for number in self._groups()]
            refusal = problem(self.prompt, self.draft.keys)
            if refusal and refusal.reason not in ("too-few", "too-many"):
                why = self.scene.say.first(f"refused-{refusal.reason}", "refused-other", **refusal.data)
                lines.append(f"-# {why}")
        return "\n".join(lines)

    def controls(self) -> Items:
        """Return the buttons and selects that answer it."""
        alone = [option for option in self.prompt.options if option.alone]
        if not single(self.prompt):
            return self._compound(alone)
        others = group_options(self.prompt, 0)
        if len(others) + len(alone) <= BUTTONS:
            return rows([self._pick(option) for option in others + alone])
        return self._select(0, "choose") + rows([self._pick(option) for option in alone])

    def _compound(self, alone: Sequence[Option]) -> Items:
        items: Items = []
        for number in self._groups():
            items += self._select(number, "sketch")
        confirm = button(
            self.scene.say("button-confirm"),
            "confirm",
            *self.place,
            style=discord.ButtonStyle.success,
            disabled=problem(self.prompt, self.draft.keys) is not None,
        )
        return items + rows([confirm, *(self._pick(option) for option in alone)])

    def _groups(self) -> list[int]:
        """Return the groups that offer anything."""
        return [number for number in range(len(self.prompt.groups)) if group_options(self.prompt, number)]

    def _pick(self, option: Option) -> Control:
        style = discord.ButtonStyle.secondary if option.alone else discord.ButtonStyle.primary
        ref = reference(self.prompt, option)
        return button(self.labels[option.key], "pick", *self.place, ref, style=style)

    def _select(self, number: int, verb: str) -> Items:
        """Return a select over one page of a group, and buttons to turn the page when there are several."""
        options = group_options(self.prompt, number)
        last = (len(options) - 1) // PAGE
        page = min(self.draft.pages.get(number, 0), last)
        shown = options[page * PAGE : (page + 1) * PAGE]
        picked = set(self.draft.keys) if verb == "sketch" else set()
        lines = [choice(self.labels[o.key], reference(self.prompt, o), default=o.key in picked) for o in shown]
        most = max(min(self.prompt.groups[number].most, len(lines)), sum(line.default for line in lines), 1)
        control = select(
            lines,
            verb,
            *self.place,
            number,
            page,
            placeholder=self._placeholder(number),
            least=0 if verb == "sketch" else 1,
            most=most if verb == "sketch" else 1,
        )
        items: Items = [ui.ActionRow(control)]
        return items + (self._pages(number, page, last) if last else [])

    def _pages(self, number: int, page: int, last: int) -> Items:
        say = self.scene.say
        back = button(say("button-page-back"), "page", *self.place, number, max(page - 1, 0), disabled=page == 0)
        there = say("page-of", page=page + 1, pages=last + 1)
        label = f"{say('button-page-on')} ({there})"
        on = button(label, "page", *self.place, number, page + 1, disabled=page == last)
        return rows([back, on])

    def _placeholder(self, number: int) -> str:
        name = self.prompt.groups[number].name
        heading = self.table.face.group(name, self.prompt, self.scene) if name else ""
        return heading or self.scene.say("select-choose")

    def _count(self, number: int) -> str:
        """Return how many options of a group are picked, and how many may be."""
        group = self.prompt.groups[number]
        name, picked = self._placeholder(number), self.draft.count(self.prompt, number)
        if group.least == group.most:
            return self.scene.say("picked-exactly", group=name, picked=picked, least=group.least)
        most = min(group.most, len(group_options(self.prompt, number)))
        return self.scene.say("picked-of", group=name, picked=picked, least=group.least, most=most)

    def _labels(self) -> dict[str, str]:
        """Return the words on every option; equal ones are numbered."""
        face = self.table.face
        words = {option.key: face.option(option, self.prompt, self.scene) for option in self.prompt.options}
        total, seen = Counter(words.values()), Counter[str]()
        labels = {}
        for key, label in words.items():
            seen[label] += 1
            labels[key] = f"{label} ({seen[label]})" if total[label] > 1 else label
        return labels
