"""A question of any game, as buttons and selects.

If one press can answer a question, no confirmation is needed. A compound answer takes one screen if it fits. Small
groups become rows of buttons that stay pressed, and large groups become selects. Options that may be taken several
times become steppers. A preview and one button to confirm follow. If the answer does not fit, selects replace buttons.
An answer that still does not fit is divided into several pages.
"""

import re
from collections.abc import Sequence
from typing import Final, TypeAlias

import discord

from bot.games import Scene
from bot.panels.answering import Clear, Confirm, ConfirmLast, PassUntil, TurnPage, TurnScreen
from bot.panels.control import Control, Items, button, rows
from bot.panels.fit import (
    arranged,
    arrangement,
    fits,
    formed,
    height,
    lines,
    low_arrangement,
    lowered,
    packed,
    parts,
    pixels,
    screens,
)
from bot.panels.options import ROW, Options
from bot.tables import Table
from bot.tables.draft import PAGE, Draft, everything, group_options, necessary, once, problem, several, single
from bot.tables.foresight import foreseen
from bot.tables.joined import once_more
from bot.tables.wishes import is_window
from bot.words import plain
from engine.kernel.prompt import PASS, Option, Prompt

BUTTONS: Final = 15  # more options than this go into selects
HEIGHT: Final = 12  # lines of buttons on a phone, beyond which options go into selects
TALL: Final = 18  # lines of buttons, beyond which the kinds of acts stand behind a list
HIGH: Final = 24  # lines of text that options may take if kinds of acts have headings
SEVERAL: Final = 3  # options beyond which three or more are picked in one list: each button would be a press of its own
LISTS: Final = 6  # more lists of targets than this become one
FEW: Final = 3  # from this number of options on, a select is shorter than buttons
SOME: Final = (9, 6, 4, 2)  # numbers of buttons that may stand above a list of the other options
Kinds: TypeAlias = Sequence[tuple[str, list[Option]]]  # the headings, and under each its options
EMOJI: Final = re.compile(r"<:\w+:\d+> ?")  # emojis in the names of options, which a select cannot show


class Question:
    """One prompt, as its seat sees it.

    ``full`` is the same question with everything picked. The form of the panel is the one that ``full`` needs, so that
    a pick moves no button. If there is nothing to pick, ``full`` is the question itself.
    """

    def __init__(self, table: Table, prompt: Prompt, scene: Scene, picks: Draft | None = None) -> None:
        self.table = table
        self.prompt = prompt
        self.scene = scene
        self.draft = picks or table.draft(prompt.seat)
        self.options = Options(table, prompt, scene, self.draft)
        self.place = self.options.place
        if not single(prompt):
            given = once_more(prompt, table.at(prompt.seat).proposal)
            self.draft.propose(given or [*necessary(prompt), *table.face.defaults(prompt, scene)], prompt)
        alone = picks is not None or single(prompt) or self.at_once
        self.full: Question = self if alone else Question(table, prompt, scene, everything(prompt, self.draft))

    def heading(self, purpose: str = "", *, tight: bool = False, texts: bool = True) -> str:
        """Return the sentence that asks, its purpose, reason and subject, and the preview of a compound answer.

        If there is little room, the rule that asks and redundant counts are left out. Without ``texts``, the text of
        the card that asks is left out as well. A button shows it.
        """
        face, scene, prompt = self.table.face, self.scene, self.prompt
        lines = [f"**{face.question(prompt, scene)}**", purpose]
        reason = face.reason(prompt, scene).splitlines() if texts else []
        lines += [f"-# {line}" for line in (reason if len(reason) > 1 or not tight else ())]
        lines.append(face.about(prompt, scene))
        if is_window(prompt) and all(option.alone for option in prompt.options):
            lines.append(scene.say("only-passing"))
        if not single(prompt):
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
            self._heading(number)
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

    def controls(self, room: int, high: int | None = None) -> Items:
        """Return the buttons and selects of the answers, in at most ``room`` parts, with passing in the last rows.

        ``high`` limits the height in pixels, as far as that is possible. Without ``spare``, the longer and shorter
        passes are left out.
        """
        last, first = self._last(tight=high is not None), self._first()
        room -= parts(last) + parts(first)
        if high is not None:
            high -= pixels(first) + pixels(self.full._last(tight=True))
        if single(self.prompt):
            return [*(self._one(room) if high is None else self._small(room, high)), *first, *last]
        some = self._at_once(high) or self._compound(room, HEIGHT - 2 * lines(first), high)
        return [*first, *some, *last]

    def _first(self) -> Items:
        """Return the options of the window before this question, if both are on one screen."""
        if self.prompt.first is None or len(self.prompt.first.options) == 1:
            return []
        show = Options(self.table, self.prompt.first, self.scene, self.draft)
        placeholder = self.scene.say.first(f"select-first-{self.prompt.first.kind}", "select-act-first")
        return show.together(show.ways.shown, "first", placeholder)

    def _at_once(self, high: int | None) -> Items:
        """Return the controls that answer without a confirmation, for one option or for several of one list.

        Returns nothing if the answer must be confirmed. Buttons that would exceed ``high`` become a list.
        """
        options, group = group_options(self.prompt, 0), self.prompt.groups[0]
        if not self.at_once:
            return []
        if min(group.most, len(options)) > 1:
            return self.options.at_once(options, self.scene.say("select-several"), group.most)
        buttons = self.options.picks(options)
        if high is None or pixels(buttons) <= high:
            return buttons
        return self.options.at_once(options, self._heading(0), 1)

    @property
    def at_once(self) -> bool:
        """Tell whether a pick answers without a confirmation: nothing is picked yet, and the list is one page."""
        options = group_options(self.prompt, 0)
        return self.table.face.at_once(self.prompt) and not self.draft.keys and 0 < len(options) <= PAGE

    def _one(self, room: int) -> Items:
        """Return the options of a single choice: by kinds, or side by side, or in one select."""
        show, options = self.options, self.options.ways.shown
        if self.table.face.by_lot(self.prompt) not in (None, self.prompt.kind):
            return show.lots(options, self.scene.say(f"without-lot-{self.prompt.kind}"))
        if self.table.face.explained(self.prompt):
            return show.choices(options, "0", self._heading(0))
        kinds = show.kinds()
        if any(len(some) > PAGE for _, some in kinds) and (stairs := show.stairs(options, BUTTONS)):
            return stairs
        several, few = len(kinds) > 1, sum(not show.ways.beside(option) for option in options) <= BUTTONS
        most = TALL if several and not few else HEIGHT
        if (few or several) and (by_kind := self._by_kind(kinds, room, most)):
            return by_kind
        labels = [show.labels[option.key] for option in options if not show.ways.beside(option)]
        if few and len(set(labels)) == len(labels) and fits(packed := show.picks(options), room, HEIGHT):
            return packed  # their labels differ even without headings
        # A list for each kind, even a short one, is better than one list for all.
        if several and (listed := self._by_kind(kinds, room, TALL, few=1)):
            return listed
        if len(options) > PAGE and (stairs := show.stairs(options, BUTTONS)):
            return stairs
        return show.choices(options, "0", self._heading(0), kinds=several)

    def _by_kind(self, kinds: Kinds, room: int, most: int, *, few: int = FEW) -> Items:
        """Return the options under the headings of their kinds, or nothing if they need more than ``most`` lines."""
        items = [item for section in arranged(self._sections(kinds, few=few), room, HEIGHT) for item in section]
        return items if fits(items, room, most) and height(items) <= HIGH else []

    def _sections(self, kinds: Kinds, *, few: int = FEW, tight: bool = False) -> list[Sequence[Items]]:
        """Return the forms of each kind. A kind that is the only one needs no heading."""
        return [
            self._kind(str(number), name if len(kinds) > 1 else "", some, few=few, tight=tight)
            for number, (name, some) in enumerate(kinds)
        ]

    def _kind(
        self, shelf: str, name: str, options: Sequence[Option], *, few: int = FEW, tight: bool = False
    ) -> Sequence[Items]:
        """Return the options of one kind as buttons under their heading, or as a select if they are not ``few``.

        If the form is ``tight``, options that need a target share one list, and the target is asked for afterwards.
        """
        select = self.options.choices(options, shelf, name or self._heading(0), headed=bool(name))
        count = sum(not self.options.ways.beside(option) for option in options)
        if count > BUTTONS:
            return [*self._mixed(options, shelf, few), select] if not name else [select]
        buttons = self.options.picks(options, name)
        mixed = self._mixed(options, shelf, few) if not name else []
        forms = [buttons, *mixed, select] if len(options) > few else [buttons]
        fewer = self.options.ways.fewer(options)
        if len(fewer) < len(options):
            forms.insert(1, self.options.picks(fewer, name))
        within = self.options.ways.within
        if not within:
            return forms
        many = sum(option.key in within for option in options) > LISTS
        together = many or (foreseen(self.prompt) and sum(len(within.get(o.key, ())) for o in options) <= PAGE)
        aimed = [self._aimed(name, options, together=together)]
        if tight and not together:
            aimed.append(self._aimed(name, options, together=True))
        return [*(form for form in aimed if form), *forms]

    def _mixed(self, options: Sequence[Option], shelf: str, few: int) -> list[Items]:
        """Return forms of options of one kind: the first as buttons, ever fewer, and the others in a list.

        A button is one tap on a phone, an answer in a list two. Return no forms if amounts stand beside options.
        """
        show, others = self.options, self.scene.say("select-others")
        if any(show.ways.beside(option) for option in options):
            return []
        return [
            [*show.picks(options[:count]), *show.choices(options[count:], shelf, others)]
            for count in SOME
            if len(options) - count >= max(few, 2)
        ]

    def _aimed(self, name: str, options: Sequence[Option], *, together: bool) -> Items:
        """Return the options of one kind. Each option that needs a target becomes a list of its targets.

        If the options are to stand ``together``, there is one list for all of them. Return nothing if the lists would
        be too long.
        """
        show, within = self.options, self.options.ways.within
        leading = [option for option in options if option.key in within]
        lists = [leading] if together else [[option] for option in leading]
        found = [show.within(some, name or self._heading(0)) for some in lists if some]
        if not all(found):
            return []
        aimed = [item for items in found for item in items]
        plain = [option for option in options if option.key not in within]
        return [*(show.picks(plain, name) if plain or not together else []), *aimed]

    def _small(self, room: int, high: int) -> Items:
        """Return the options of a single choice in at most ``high`` pixels, if possible.

        Preferred are lists for each kind, then lists that lead to the option step by step, then one list. Pages come
        last.
        """
        comfortable = self._one(room)
        if not comfortable or pixels(comfortable) <= high:
            return comfortable
        show, options, kinds = self.options, self.options.ways.shown, self.options.kinds()
        sections = self._sections(kinds, few=1, tight=True)
        forms: list[Items] = [[item for items in lowered(sections, room, high) for item in items]]
        forms += [stairs for stairs in (show.stairs(options, 0),) if stairs]
        forms += [show.choices(options, "0", self._heading(0), kinds=len(kinds) > 1), comfortable]
        small = [form for form in forms if parts(form) <= room and pixels(form) <= high]
        small.sort(key=turns)
        return small[0] if small else min(forms, key=lambda form: (parts(form) > room, turns(form), pixels(form)))

    def _compound(self, room: int, height: int, high: int | None = None) -> Items:
        full = [self.full._group(number) for number in self._groups()]
        forms = arrangement(full, room, height)
        if high is not None and sum(map(pixels, formed(full, forms))) > high:
            low = low_arrangement(full, room, high)
            forms = low if sum(map(parts, formed(full, low))) <= room else forms
        sections = formed([self._group(number) for number in self._groups()], forms)
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
        """Return one group of a compound answer in two forms: with as many buttons as possible, and with as few."""
        show, heading = self.options, self._heading(number)
        plain, stepped = once(self.prompt, number), several(self.prompt, number)
        select = show.sketches(number, plain, heading) if plain else []
        title = heading if plain and show.mistakable(plain) else ""
        most = SEVERAL if self.prompt.groups[number].most > 2 else ROW
        marks = show.marks(plain, title) if len(plain) <= most else select
        rows_each = show.steppers(stepped)
        focus = show.focus(number, stepped, heading) if len(stepped) > 1 else rows_each
        return [[*marks, *rows_each], [*marks, *focus], [*select, *focus]]

    def passes(self) -> list[Control]:
        """Return the buttons that pass for less time or for longer than the main button."""
        before = [option for option in self.prompt.options if option.alone and option.key == PASS]
        less = [self.options.pick(option) for option in before] if self.prompt.first else []
        spans = self._spans() if is_window(self.prompt) and not self.table.face.ends_part(self.prompt) else []
        return [*less, *spans]

    def spare(self) -> list[Control]:
        """Return the buttons that are not shown among the answers when room is short."""
        return self._clear()

    def _clear(self) -> list[Control]:
        """Return the button that drops all picks, if there are any."""
        picked = not single(self.prompt) and self.draft.keys and self.draft.touched
        return [button(self.scene.say("button-clear"), Clear(*self.place))] if picked else []

    def _last(self, *, tight: bool) -> Items:
        """Return the last rows: confirm, pass, clear."""
        if not single(self.prompt):
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
        return [self.options.pick(option) for option in reversed(ending)]

    def _confirming(self, *, tight: bool) -> list[Control]:
        """Return the buttons beneath a compound answer: confirm, pass, clear."""
        say, keys = self.scene.say, self.draft.keys
        face = self.table.face
        label = (face.confirm_briefly if tight else face.confirm)(self.prompt, keys, self.scene)
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
        return [confirm, *self._passing_too(), *self._alone(), *([] if tight else self._clear())]

    def _passing_too(self) -> list[Control]:
        """Return the button that confirms and passes the next window."""
        if self.table.face.passed_next(self.prompt) is None:
            return []
        wrong = problem(self.prompt, self.draft.keys) is not None
        label = self.scene.say("button-then-pass")
        return [button(label, ConfirmLast(*self.place, self.draft.digest), disabled=wrong)]

    def _groups(self) -> list[int]:
        """Return the groups that have options."""
        return [number for number in range(len(self.prompt.groups)) if group_options(self.prompt, number)]

    def _spans(self) -> list[Control]:
        """Return the buttons that pass until the end of a period."""
        say, apart = self.scene.say, self.table.face.passed_apart(self.prompt)
        spans = [*([apart] if apart else []), *self.table.spans(self.prompt.seat)]
        return [button(say(f"button-until-{span}"), PassUntil(*self.place, span)) for span in spans]

    def _heading(self, number: int) -> str:
        """Return the name of a group, or the question itself if the group has none."""
        name = self.prompt.groups[number].name
        heading = self.table.face.group(name, self.prompt, self.scene) if name else ""
        return heading or EMOJI.sub("", plain(self.table.face.question(self.prompt, self.scene)))

    def _count(self, number: int) -> str:
        """Return how many options of a group are picked and how many may be picked, or the sums if sums count."""
        group, say = self.prompt.groups[number], self.scene.say
        name = self._heading(number) if group.name else say("picked-unnamed")
        if group.total is not None:
            (least, most), picked = group.total, self.draft.total(self.prompt, number)
        else:
            least, picked = group.least, self.draft.count(self.prompt, number)
            most = min(group.most, sum(option.times for option in group_options(self.prompt, number)))
        if least == most:
            return say("picked-exactly", group=name, picked=picked, least=least)
        return say("picked-of", group=name, picked=picked, least=least, most=most)


def turns(items: Items) -> bool:
    """Tell whether some options stand on another page."""
    controls = (child for row in items for child in getattr(row, "children", ()))
    return any(getattr(child, "verb", "") == TurnPage.verb for child in controls)
