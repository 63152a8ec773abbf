"""A question of any game, as buttons and selects.

If one press can answer a question, no confirmation is needed. A compound answer takes one screen if it fits. Small
groups become rows of buttons that stay pressed, and large groups become selects. Options that may be taken several
times become steppers. A preview and one button to confirm follow. If a compound question has only a few answers, each
answer is offered as a whole instead. If the answer does not fit, selects replace buttons. An answer that still does not
fit is divided into several pages.
"""

from collections.abc import Sequence
from functools import cached_property, partial
from typing import Final

import discord

from bot.controls.control import LABEL, Control, Items, button, rows
from bot.controls.fit import (
    arrangement,
    formed,
    lines,
    low_arrangement,
    packed,
    parts,
    pixels,
    screens,
)
from bot.games import Scene
from bot.panels.buttons.answering import Clear, Confirm, ConfirmLast, PassUntil, TurnScreen
from bot.panels.labels import Labels
from bot.panels.options import ROW, Options
from bot.panels.single import HEIGHT, Single
from bot.tables import Table
from bot.tables.answers.at_seat import PASS_BOTH, foreseen, once_more
from bot.tables.answers.draft import (
    PAGE,
    Draft,
    everything,
    group_options,
    necessary,
    once,
    problem,
    several,
    single,
    whole_answers,
    whole_reference,
)
from bot.tables.plans import is_window
from engine.kernel.prompt import PASS, Option, Prompt

# A group with more options than this is a list if three or more may be picked, because each button costs a press.
SEVERAL: Final = 3


def asked_of(table: Table, prompt: Prompt, scene: Scene) -> "Question":
    """Return a prompt as its seat sees it. If the seat has picked nothing yet, an answer is proposed to it."""
    named, draft = Labels(table.face, prompt, scene), table.draft(prompt.seat)
    if single(prompt):
        return Question(table, named, draft)
    given = once_more(prompt, table.at(prompt.seat).proposal)
    draft.propose(given or [*necessary(prompt), *table.face.defaults(prompt, scene)], prompt)
    question = Question(table, named, draft)
    if question.at_once:
        return question
    return Question(table, named, draft, Question(table, named, everything(prompt, draft)))


class Question:
    """One prompt, as its seat sees it, with the picks of a draft.

    ``full`` is the same question with everything picked. The form of the panel is the one that ``full`` needs, so that
    a pick moves no button. If there is nothing to pick, ``full`` is the question itself. The two questions
    share the words of their options.
    """

    def __init__(self, table: Table, named: Labels, draft: Draft, full: "Question | None" = None) -> None:
        self.table = table
        self.named = named
        self.prompt = named.prompt
        self.scene = named.scene
        self.draft = draft
        self.options = Options(table, named, draft)
        self.place = self.options.place
        self._full = full
        self._single = Single(self.options) if single(self.prompt) else None
        self._shown: dict[tuple[int, int | None, bool], Items] = {}
        self._forms: dict[int, Sequence[Items]] = {}

    @property
    def full(self) -> "Question":
        """The same question with everything picked."""
        return self._full or self

    def heading(self, purpose: str = "", *, tight: bool = False, texts: bool = True, pictured: bool = False) -> str:
        """Return the sentence that asks, its purpose, reason and subject, and the preview of a compound answer.

        If there is little room, the sentence leaves out redundant counts and the name of the rule that asks. Without
        ``texts``, the text of the card that asks is left out as well. A button shows the text that is left out.
        ``pictured`` says that a picture of the table stands above the question.
        """
        face, scene, prompt = self.table.face, self.scene, self.prompt
        lines = [f"**{face.question(prompt, scene)}**", purpose]
        reason = face.reason(prompt, scene).splitlines() if texts else []
        lines += [f"-# {line}" for line in (reason if len(reason) > 1 or not tight else ())]
        lines.append(face.about(prompt, scene, pictured=pictured))
        if (prompt.guarded or is_window(prompt)) and {option.key for option in prompt.options} <= {PASS, PASS_BOTH}:
            lines.append(scene.say("only-passing"))
        if not single(prompt) and not self._whole:
            first = self._lacking([])
            counted = [number for number in self._groups() if self._limited(number)]
            counted = [number for number in counted if first or prompt.groups[number].name or not tight]
            lines += [f"- {self._count(number)}" for number in counted]
            ready = scene.say("nothing-lacking") if first else ""
            lines += [face.preview(prompt, self.draft.keys, scene), self._lacking(self.draft.keys) or ready]
        return "\n".join(line for line in lines if line)

    def _lacking(self, keys: Sequence[str]) -> str:
        """Return why an answer cannot be given yet: groups with too few choices, or the reason of a refusal."""
        say, refusal = self.scene.say, problem(self.prompt, [*keys])
        if refusal is None:
            return ""
        if refusal.reason not in ("too-few", "too-many", "total-too-small", "total-too-large"):
            return f"-# {say.first(f'refused-{refusal.reason}', 'refused-other', **refusal.data)}"
        missing = [
            self.named.group(number)
            for number in self._groups()
            if self.prompt.groups[number].name and not self._limited(number)
            and self._taken(number, keys) < self.prompt.groups[number].least
        ]  # fmt: skip
        return say("still-to-choose", what=", ".join(missing)) if missing else ""

    def _taken(self, number: int, keys: Sequence[str]) -> int:
        return sum(keys.count(option.key) for option in group_options(self.prompt, number))

    def _limited(self, number: int) -> bool:
        """Tell whether a group shows its count: if a sum is limited, or if several but not all may be picked."""
        group, options = self.prompt.groups[number], group_options(self.prompt, number)
        there = sum(option.times for option in options)
        return group.total is not None or (group.most > 1 and (group.most < there or 1 < group.least < there))

    def controls(self, room: int, high: int | None = None, *, least: bool = False) -> Items:
        """Return the buttons and selects of the answers, in at most ``room`` parts, with passing in the last rows.

        ``high`` limits the height in pixels, as far as that is possible. With ``least``, picks take no room in a list
        that would be too high. Controls that were made for measuring are not made again.
        """
        if (room, high, least) not in self._shown:
            self._shown[room, high, least] = self._controls(room, high, least=least)
        return self._shown[room, high, least]

    def _controls(self, room: int, high: int | None, *, least: bool) -> Items:
        tight = high is not None
        last, first, widest = self._last(tight=tight), self._first(), self.full._last(tight=tight)
        room -= parts(widest) + parts(first)
        if high is not None:
            high -= pixels(first) + pixels(widest)
        if self._single is not None:
            one = self._single.comfortable(room) if high is None else self._single.small(room, high)
            return [*one, *first, *last]
        compound = partial(self._compound, room, HEIGHT - 2 * lines(first), high, least=least)
        some = self._wholes(high) or self._at_once(high) or compound()
        return [*first, *some, *last]

    def _first(self) -> Items:
        """Return the options of the window before this question, if both are on one screen."""
        window = self.named.first
        if window is None or len(window.prompt.options) == 1:
            return []
        show = Options(self.table, window, self.draft)
        placeholder = self.scene.say.first(f"select-first-{window.prompt.kind}", "select-act-first")
        return show.together(show.ways.shown, "first", placeholder)

    def _wholes(self, high: int | None) -> Items:
        """Return the whole answers, if the question offers them. Buttons that would exceed ``high`` become a list."""
        if not self._whole:
            return []
        buttons = self.options.wholes(self._whole)
        if len(self._whole) <= ROW and (high is None or pixels(buttons) <= high):
            return buttons
        return self.options.listed_wholes(self._whole, self.named.group(self._open[0]))

    @cached_property
    def _whole(self) -> dict[str, str]:
        """The labels of the whole answers by their references. It is empty if the player picks single options."""
        face, prompt = self.table.face, self.prompt
        if single(prompt) or not face.whole(prompt) or self.at_once:
            return {}
        nothing = self.scene.say.first(f"nothing-{prompt.kind}", "button-nothing")
        found = {
            whole_reference(number, some): face.picked(prompt, [option.key for option in some], self.scene) or nothing
            for number, some in enumerate(whole_answers(prompt))
        }
        clear = len({*found.values()}) == len(found) and all(len(label) <= LABEL for label in found.values())
        return found if clear else {}

    def _at_once(self, high: int | None) -> Items:
        """Return the controls that answer without a confirmation, for one option or for several of one list.

        Returns nothing if the answer must be confirmed. Buttons that would exceed ``high`` become a list.
        """
        if not self.at_once:
            return []
        number = self._open[0]
        options, group = group_options(self.prompt, number), self.prompt.groups[number]
        if min(group.most, len(options)) > 1:
            exact = group.least == group.most
            name = self.named.group(number) if exact else self.scene.say("select-several")
            return self.options.at_once(options, name, group.most, group.most if exact else 1)
        buttons = self.options.picks(options)
        if high is None or pixels(buttons) <= high:
            return buttons
        return self.options.at_once(options, self.named.group(number), 1)

    @property
    def at_once(self) -> bool:
        """Tell whether a pick answers without a confirmation.

        A pick does so if the game wants it, if the player chooses in one group only, if nothing is picked there yet,
        and if the group's list is one page.
        """
        if not self.table.face.at_once(self.prompt) or len(self._open) != 1:
            return False
        options = group_options(self.prompt, self._open[0])
        untouched = sorted(self.draft.keys) == sorted(necessary(self.prompt))
        return untouched and len(options) <= PAGE and all(option.times == 1 for option in options)

    @cached_property
    def _open(self) -> list[int]:
        """The groups in which the player has a choice: not every legal answer contains all their options."""
        forced = {*necessary(self.prompt)}
        return [n for n in self._groups() if not forced.issuperset(o.key for o in group_options(self.prompt, n))]

    def _compound(self, room: int, height: int, high: int | None, *, least: bool) -> Items:
        full = [self.full._group(number) for number in self._groups()]
        forms, own = arrangement(full, room, height), [self._group(number) for number in self._groups()]
        if high is not None and sum(map(pixels, formed(full, forms))) > high:
            if least:
                full = [[*some, self.full._toggles(number)] for number, some in zip(self._groups(), full, strict=True)]
                own = [[*some, self._toggles(number)] for number, some in zip(self._groups(), own, strict=True)]
            low = low_arrangement(full, room, high)
            forms = low if sum(map(parts, formed(full, low))) <= room else forms
        sections = formed(own, forms)
        every = [item for items in sections for item in items]
        if parts(every) <= room:
            return every
        turn = 3  # a row with two buttons
        pages = screens(sections, room - turn)
        page = min(self.draft.screen, len(pages) - 1)
        return [*pages[page], *self._turn(page, len(pages))]

    def _turn(self, page: int, pages: int) -> Items:
        """Return the buttons that lead to the other screens of a compound answer."""
        say = self.scene.say
        there = say("page-of", page=page + 1, pages=pages)
        back = button(say("button-page-back"), TurnScreen(*self.place, max(page - 1, 0)), disabled=page == 0)
        label = f"{say('button-page-on')} ({there})"
        return rows([back, button(label, TurnScreen(*self.place, page + 1), disabled=page == pages - 1)])

    def _group(self, number: int) -> Sequence[Items]:
        """Return one group of a compound answer in several forms, from as many buttons as possible to as few."""
        if number not in self._forms:
            self._forms[number] = self._forms_of(number)
        return self._forms[number]

    def _forms_of(self, number: int) -> Sequence[Items]:
        show, heading = self.options, self.named.group(number)
        plain, stepped = once(self.prompt, number), several(self.prompt, number)
        select = show.sketches(number, plain, heading) if plain else []
        title = heading if plain and self.named.mistakable(plain) else ""
        most = SEVERAL if self.prompt.groups[number].most > 2 else ROW
        marks = show.marks(plain, title) if len(plain) <= most else select
        rows_each = show.steppers(stepped)
        focus = show.focus(number, stepped, heading) if len(stepped) > 1 else rows_each
        return [[*marks, *rows_each], [*marks, *focus], [*select, *focus]]

    def _toggles(self, number: int) -> Items:
        """Return one group of a compound answer in the form whose height does not depend on the picks."""
        show, plain = Options(self.table, self.named, self.draft, toggling=True), once(self.prompt, number)
        lists = show.sketches(number, plain, self.named.group(number)) if plain else []
        stepped = several(self.prompt, number)
        return [*lists, *(show.focus(number, stepped, self.named.group(number)) if stepped else [])]

    def passes(self) -> list[Control]:
        """Return the buttons that pass for less time or for longer than the main button."""
        before = [option for option in self.prompt.options if option.alone and option.key == PASS]
        less = [self.options.pick(option) for option in before] if self.prompt.first else []
        spans = self._spans() if is_window(self.prompt) else []
        return [*less, *spans]

    def spare(self) -> list[Control]:
        """Return the buttons that are not shown among the answers when room is short."""
        ready = not single(self.prompt) and not self._whole and problem(self.prompt, self.draft.keys) is None
        return [*(self._passing_too(alone=True) if ready else []), *self._clear()]

    def _clear(self) -> list[Control]:
        """Return the button that drops all picks, if there are any."""
        picked = not single(self.prompt) and self.draft.keys and self.draft.touched
        return [button(self.scene.say("button-clear"), Clear(*self.place))] if picked else []

    def _last(self, *, tight: bool) -> Items:
        """Return the last rows: confirm, pass, clear."""
        if not single(self.prompt) and not self._whole:
            return packed(self._confirming(tight=tight), self.full._confirming(tight=tight))
        alone = self._alone()
        if self.table.face.passed_next(self.prompt):
            return [*self.options.lasts(self.scene.say("select-last")), *rows(alone)]
        if self.table.face.by_lot(self.prompt) == self.prompt.kind:
            alone.append(self.options.any_order())
        return rows(alone)

    def _alone(self) -> list[Control]:
        """Return the buttons of the options that exclude all others."""
        before = {option.key for option in self.prompt.first.options} if self.prompt.first else set()
        ending = [option for option in self.prompt.options if option.alone and option.key not in before]
        return [*(self.options.pick(option) for option in reversed(ending)), *self._pass_too(ending)]

    def _pass_too(self, ending: Sequence[Option]) -> list[Control]:
        """Return the button that passes this question and the one after it, if the player may know that question."""
        passing = next((option for option in ending if option.key == PASS), None)
        if passing is None or not foreseen(self.prompt) or self.prompt.follows is None:
            return []
        following = self.prompt.follows(passing)
        return [] if following is None else [self.options.pick_both(passing, following)]

    def _confirming(self, *, tight: bool) -> list[Control]:
        """Return the buttons beneath a compound answer: confirm, pass, clear."""
        say, keys = self.scene.say, self.draft.keys
        face = self.table.face
        label = self._miscounted() or (face.confirm_briefly if tight else face.confirm)(self.prompt, keys, self.scene)
        if self.at_once and self.prompt.groups[self._open[0]].least:
            return self._alone()
        if self.at_once:
            label = say.first(f"nothing-{self.prompt.kind}", "button-nothing")
        confirm = button(
            label,
            Confirm(*self.place, self.draft.digest),
            style=discord.ButtonStyle.success
            if keys
            else discord.ButtonStyle.secondary,  # The button for "nothing" must not look recommended.
            disabled=problem(self.prompt, keys) is not None,
        )
        spare = [] if tight else [*self._passing_too(), *self._clear()]
        return [confirm, *self._alone(), *spare]

    def _miscounted(self) -> str:
        """Return how many options are picked and how many are needed, if the only group has too few or too many."""
        refusal = problem(self.prompt, self.draft.keys)
        if refusal is None or refusal.reason not in ("too-few", "too-many") or len(self._groups()) > 1:
            return ""
        group, picked = self.prompt.groups[0], len(self.draft.keys)
        if picked > group.most:
            return self.scene.say("button-too-many", picked=picked, most=group.most)
        there = sum(option.times for option in group_options(self.prompt, 0))
        word = "button-too-few" if group.least == min(group.most, there) else "button-too-few-yet"
        return self.scene.say(word, picked=picked, least=group.least)

    def _passing_too(self, *, alone: bool = False) -> list[Control]:
        """Return the button that confirms and passes the next window.

        If the button stands ``alone``, its label also says what it confirms.
        """
        if not self.table.face.passed_next(self.prompt):
            return []
        say, keys = self.scene.say, self.draft.keys
        wrong = problem(self.prompt, keys) is not None
        label = say.first(f"button-then-pass-{self.prompt.kind}", "button-then-pass")
        if alone:
            label = f"{self.table.face.confirm_briefly(self.prompt, keys, self.scene)} {label}"
        return [button(label, ConfirmLast(*self.place, self.draft.digest), disabled=wrong)]

    def _groups(self) -> list[int]:
        """Return the groups that have options."""
        return [number for number in range(len(self.prompt.groups)) if group_options(self.prompt, number)]

    def _spans(self) -> list[Control]:
        """Return the buttons that pass until the end of a period."""
        say = self.scene.say
        spans = self.table.face.longer_passes(self.prompt, self.table.plans.spans(self.prompt.seat))
        return [button(say(f"button-until-{span}"), PassUntil(*self.place, span)) for span in spans]

    def _count(self, number: int) -> str:
        """Return how many options of a group are picked and how many may be picked, or the sums if sums count."""
        group, say = self.prompt.groups[number], self.scene.say
        unnamed = say("picked-unnamed" if group.total is None else "picked-sum")
        name = self.named.group(number) if group.name else unnamed
        if group.total is not None:
            (least, most), picked = group.total, self.draft.total(self.prompt, number)
        else:
            least, picked = group.least, self.draft.count(self.prompt, number)
            most = min(group.most, sum(option.times for option in group_options(self.prompt, number)))
        if least == most:
            return say("picked-exactly", group=name, picked=picked, least=least)
        return say("picked-of", group=name, picked=picked, least=least, most=most)
