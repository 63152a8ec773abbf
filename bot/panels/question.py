"""A question as buttons and selects, whatever the game.

What one press can answer is answered by one press. A compound answer is one screen: small groups as rows of buttons
that stay pressed, large ones as selects, a preview, and one button to confirm it.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import groupby
from typing import Final

import discord
from discord import ui

from bot.games import Scene
from bot.panels.control import Control, Items, button, choice, rows, select
from bot.tables import Draft, Table
from bot.tables.draft import PAGE, group_options, necessary, problem, reference, single
from bot.tables.wishes import is_window
from bot.words import sign_of
from engine.kernel.prompt import Option, Prompt

BUTTONS: Final = 15  # more options than these go into a select
ROW: Final = 5
PICKED: Final = "✓ "


class Question:
    """One prompt as it is shown to its seat."""

    def __init__(self, table: Table, prompt: Prompt, scene: Scene) -> None:
        self.table = table
        self.prompt = prompt
        self.scene = scene
        self.draft: Draft = table.draft(prompt.seat)
        self.place = (table.id, table.stamp)
        self.labels = self._labels()
        if not single(prompt):
            sure = necessary(prompt)
            self.draft.propose(dict.fromkeys([*sure, *table.face.defaults(prompt, scene)]))

    def heading(self) -> str:
        """Return the sentence that asks, and why; of a compound answer what is picked and what it would come to."""
        face, scene = self.table.face, self.scene
        lines = [f"**{face.question(self.prompt, scene)}**"]
        lines += [f"-# {line}" for line in face.reason(self.prompt, scene).splitlines()]
        if not single(self.prompt):
            lines += [f"- {self._count(number)}" for number in self._groups()]
            if preview := face.preview(self.prompt, self.draft.keys, scene):
                lines.append(preview)
            refusal = problem(self.prompt, self.draft.keys)
            if refusal and refusal.reason not in ("too-few", "too-many"):
                why = scene.say.first(f"refused-{refusal.reason}", "refused-other", **refusal.data)
                lines.append(f"-# {why}")
        return "\n".join(lines)

    def controls(self) -> Items:
        """Return the buttons and selects that answer it; passing stands alone in the last row."""
        last = [self._pick(option) for option in self.prompt.options if option.alone]
        if is_window(self.prompt):
            last += self._spans()
        if not single(self.prompt):
            return self._compound(last)
        options = group_options(self.prompt, 0)
        if len(options) > BUTTONS:
            return self._select(0, "choose") + rows(last)
        return self._kinds(options) + rows(last)

    def _kinds(self, options: Sequence[Option]) -> Items:
        """Return buttons, each kind of option in rows of its own, under its heading where there are several kinds."""
        face = self.table.face
        items: Items = []
        kinds = [(name, list(some)) for name, some in groupby(options, lambda o: face.heading(o, self.scene))]
        for name, some in kinds:
            if name and len(kinds) > 1:
                items.append(ui.TextDisplay(f"-# {name}"))
            items += rows([self._pick(option) for option in some])
        return items

    def _compound(self, last: Sequence[Control]) -> Items:
        items: Items = []
        for number in self._groups():
            few = len(group_options(self.prompt, number)) <= ROW
            items += self._row(number) if few else self._select(number, "sketch")
        say, keys = self.scene.say, self.draft.keys
        confirm = button(
            say("button-confirm") if keys else self.table.face.nothing(self.prompt, self.scene),
            "confirm",
            *self.place,
            self.draft.digest,
            style=discord.ButtonStyle.success,
            disabled=problem(self.prompt, keys) is not None,
        )
        clear = [button(say("button-clear"), "clear", *self.place)] if keys else []
        return items + rows([confirm, *last, *clear])

    def _groups(self) -> list[int]:
        """Return the groups that offer anything."""
        return [number for number in range(len(self.prompt.groups)) if group_options(self.prompt, number)]

    def _pick(self, option: Option) -> Control:
        """Return the button that answers with an option at once."""
        style = discord.ButtonStyle.secondary if option.alone else discord.ButtonStyle.primary
        ref, sign = reference(self.prompt, option), sign_of(self.table.face.sign(option))
        return button(self.labels[option.key], "pick", *self.place, ref, style=style, sign=sign)

    def _row(self, number: int) -> Items:
        """Return a row of buttons that stay pressed."""
        controls = []
        for option in group_options(self.prompt, number):
            picked = option.key in self.draft.keys
            style = discord.ButtonStyle.primary if picked else discord.ButtonStyle.secondary
            label = f"{PICKED if picked else ''}{self.labels[option.key]}"
            sign = sign_of(self.table.face.sign(option))
            ref = reference(self.prompt, option)
            controls.append(button(label, "mark", *self.place, ref, style=style, sign=sign))
        return rows(controls)

    def _spans(self) -> list[Control]:
        """Return the buttons that pass until the end of something."""
        say = self.scene.say
        return [button(say(f"button-until-{span}"), "until", *self.place, span) for span in self.table.spans()]

    def _select(self, number: int, verb: str) -> Items:
        """Return a select over one page of a group, and buttons to turn the page when there are several."""
        options = group_options(self.prompt, number)
        last = (len(options) - 1) // PAGE
        page = min(self.draft.pages.get(number, 0), last)
        shown = options[page * PAGE : (page + 1) * PAGE]
        lines = [self._line(option, verb) for option in shown]
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

    def _line(self, option: Option, verb: str) -> discord.SelectOption:
        face = self.table.face
        return choice(
            self.labels[option.key],
            reference(self.prompt, option),
            default=verb == "sketch" and option.key in self.draft.keys,
            hint=face.hint(option, self.scene),
            sign=sign_of(face.sign(option)),
        )

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
        name = self._placeholder(number) if group.name else self.scene.say("picked-unnamed")
        picked = self.draft.count(self.prompt, number)
        most = min(group.most, len(group_options(self.prompt, number)))
        if group.least == most:
            return self.scene.say("picked-exactly", group=name, picked=picked, least=group.least)
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
