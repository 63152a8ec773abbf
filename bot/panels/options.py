"""The options of a question as controls: buttons that answer, buttons that stay pressed, selects, steppers."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

import discord
from discord import ui

from bot.controls.buttons import Button
from bot.controls.control import PICKED, Control, Items, Row, button, choice, rows, select, toggles
from bot.controls.fit import packed
from bot.panels.buttons.answering import AT_ONCE, Choose, Focus, Mark, Pick, PickPage, Step, Toggle, TurnPage
from bot.panels.labels import Labels
from bot.panels.ways import BESIDE, Way
from bot.store.matches.plan import LOT
from bot.tables import Draft, Table
from bot.tables.answers.at_seat import foreseen
from bot.tables.answers.draft import PAGE, free, named, sheets, shelf_page
from bot.tables.plans import LAST
from bot.words import sign_of
from engine.kernel.prompt import PASS, Option, Prompt

ROW: Final = 5  # A group with more options than this is shown as a select.
# For each list: its name, and its options, each with the options that follow it.
Aimed = dict[str, list[tuple[Option, Way]]]


class Options:
    """The options of one prompt as controls of a message. The custom_id of each control begins with ``place``.

    ``named`` holds the words of the options. With ``toggling``, picked lines of a list are marked and take no room.
    """

    def __init__(self, table: Table, named: Labels, draft: Draft, *, toggling: bool = False) -> None:
        self.table = table
        self.face = table.face
        self.named = named
        self.prompt = named.prompt
        self.scene = named.scene
        self.draft = draft
        self.place = (table.id, table.stamp)
        self.ways = named.ways
        self.refs = named.ways.refs
        self.labels = named.labels
        self.toggling = toggling

    def pick(self, option: Option, *, headed: bool = False) -> Control:
        """Return the button that gives an option as the answer at once."""
        style = discord.ButtonStyle.secondary if option.alone else discord.ButtonStyle.primary
        label = (self.named.under if headed else self.labels)[option.key]
        return self._button(option, label, style, Pick(*self.place, self.refs[option.key]))

    def pick_both(self, option: Option, following: Prompt) -> Control:
        """Return the button that gives an option as the answer and passes the question that follows it."""
        then = self.scene.say(f"then-pass-{following.kind}")
        label = self.scene.say("button-pass-too", what=self.labels[option.key], then=then)
        press = Pick(*self.place, f"{self.refs[option.key]}-{named(following.options)[PASS]}")
        return self._button(option, label, discord.ButtonStyle.secondary, press)

    def picks(self, options: Sequence[Option], heading: str = "") -> Items:
        """Return buttons that answer at once, perhaps under a heading."""
        by_rows = [[self.pick(option, headed=bool(heading)) for option in some] for some in self.ways.by_rows(options)]
        return [*self._titled(heading, options), *(row for some in by_rows for row in rows(some))]

    def wholes(self, answers: Mapping[str, str]) -> Items:
        """Return a button for each whole answer. ``answers`` maps references to labels."""
        primary = discord.ButtonStyle.primary
        return rows([button(label, Pick(*self.place, ref), style=primary) for ref, label in answers.items()])

    def listed_wholes(self, answers: Mapping[str, str], placeholder: str) -> Items:
        """Return a select of whole answers. ``answers`` maps references to labels."""
        lines = [choice(label, ref) for ref, label in answers.items()]
        return [Row(select(lines, Choose(*self.place, "0", 0), placeholder=placeholder))]

    def lots(self, options: Sequence[Option], placeholder: str) -> Items:
        """Return a button for each option that also answers the next question at random, and a select of options."""
        controls = [
            self._button(option, self.labels[option.key], discord.ButtonStyle.primary, self._lot(option))
            for option in options
        ]
        return [*rows(controls), *self.choices(options, "0", placeholder)]

    def any_order(self) -> Control:
        """Return the button that takes all options in a random order."""
        first, label = self.prompt.options[0], self.scene.say("button-any-order")
        return self._button(first, label, discord.ButtonStyle.secondary, self._lot(first))

    def _lot(self, option: Option) -> Pick:
        """Return the press that takes an option and answers the next question at random."""
        return Pick(*self.place, f"{self.refs[option.key]}-{LOT}")

    def at_once(self, options: Sequence[Option], placeholder: str, most: int, least: int = 1) -> Items:
        """Return a select over options. When the player closes the select, the selected options are the answer."""
        lines = [self._line(option) for option in options]
        most, press = min(most, len(lines)), Choose(*self.place, "0", 0)
        return [Row(select(lines, press, placeholder=placeholder, least=least, most=most))]

    def lasts(self, placeholder: str) -> Items:
        """Return a select of cards to play as the last card: its answer also passes the next window of this kind."""
        shown = [option for option in self.ways.shown if option.verb == "play" or self.ways.beside(option)]
        lines = [choice(words, f"{ref}{LAST}") for option in shown for words, ref in self._lasts(option)][:PAGE]
        return [Row(select(lines, Choose(*self.place, "last", 0), placeholder=placeholder))] if lines else []

    def _lasts(self, option: Option) -> list[tuple[str, str]]:
        """Return an option's label and reference.

        If the option is followed by a choice of an amount, return the labels and references of the first amounts.
        """
        if not self.ways.rows(option):
            return [(self._whole(option), self.refs[option.key])]
        some = self.ways.within[option.key][: BESIDE + 1]
        return [(f"{self.labels[option.key]}, {self.face.amount(way.chosen, self.scene)}", way.ref) for way in some]

    def _whole(self, option: Option) -> str:
        """Return the label of an option. The label of an amount also names the option that it belongs to."""
        way = self.ways.found.get(option.key)
        return f"{self.labels[way.option.key]}, {self.labels[option.key]}" if way else self.labels[option.key]

    def within(self, options: Sequence[Option], name: str = "") -> Items:
        """Return selects that answer with an option and with one of the options that follow it.

        A select for one option bears its name. A select for several is called ``name``, and each line names its option.
        If the options need more lines than one list has, there is a list for each heading, or for each lane under a
        heading. The result is empty if that is not enough either.
        """
        ways = [(option, way) for option in options for way in self.ways.within[option.key]]
        what = self.labels[options[0].key] if len(options) == 1 else name
        if len(options) == 1 and self.ways.rows(options[0]):
            return [Row(self._amounts(options[0]))]
        shelves = {what: ways}
        for name_of in (self.named.over, self.named.lane):
            shelves = self._apart(shelves, name_of)
        if any(len(some) > PAGE for some in shelves.values()):
            return []
        apart = len(shelves) > 1 and len(options) > 1 and not foreseen(self.prompt)
        called = "select-toward" if apart else "select-within"
        names = [name if name == self.named.group(0) else self.scene.say(called, what=name) for name in shelves]
        return [
            Row(self._within(some, name, number, alone=len(options) == 1))
            for number, (name, some) in enumerate(zip(names, shelves.values(), strict=True))
        ]

    def _amounts(self, option: Option) -> Control:
        """Return the list of amounts that may follow an option.

        The label of the select describes the option.
        """
        lines = []
        for way in self.ways.within[option.key]:
            words, hint = self.face.amount_line(option, way.chosen, self.scene)
            lines.append(choice(words, way.ref, hint=hint))
        press = Choose(*self.place, self.refs[option.key], 0)
        return select(lines, press, placeholder=self.face.row(option, self.prompt, self.scene))

    def _apart(self, shelves: Aimed, name_of: Callable[[Option], str]) -> Aimed:
        """Return the lists. Lists that are too long are split by the names of their options."""
        found: Aimed = {}
        for name, ways in shelves.items():
            for option, way in ways:
                apart = name_of(way.chosen) if len(ways) > PAGE else name
                found.setdefault(apart or name, []).append((option, way))
        return found

    def _within(self, ways: Sequence[tuple[Option, Way]], placeholder: str, number: int, *, alone: bool) -> Control:
        """Return one list with a line for each pair of an option and an option that may follow it."""
        headings = [self.named.over(way.chosen) for _, way in ways]
        told = len(set(headings)) > 1
        lines = []
        for (option, way), heading in zip(ways, headings, strict=True):
            if self.ways.rows(option):
                lines.append(self._toward(option, way, amounts=True))
                continue
            hint = heading if told else self.named.hint(way.chosen)
            words = self._aimed(option, way.chosen, under=told, alone=alone)
            sign = sign_of(self.face.sign(way.chosen))
            lines.append(choice(words, way.ref, hint=hint, sign=sign))
        return select(lines, Choose(*self.place, self.refs[ways[0][0].key], number), placeholder=placeholder)

    def _aimed(self, option: Option, chosen: Option, *, under: bool, alone: bool) -> str:
        """Return the label of a following option.

        Unless ``alone`` is true, the label of the first option stands before it.
        """
        words = self.named.following(chosen, under)
        return words if alone else f"{self.labels[option.key]} → {words}"

    def choices(
        self, options: Sequence[Option], shelf: str, placeholder: str, *, kinds: bool = False, headed: bool = False
    ) -> Items:
        """Return a select that answers at once.

        With ``kinds``, each line also says the heading of its option. In a ``headed`` select, the placeholder is the
        common heading.
        """
        options = [option for option in options if not self.ways.beside(option)]
        page, shown = shelf_page(self.draft, shelf, options)
        lines = [self._line(option, kinds=kinds, headed=headed or kinds) for option in shown]
        control = select(lines, Choose(*self.place, shelf, page), placeholder=placeholder)
        return [Row(control), *self._pages(shelf, page, -(-len(options) // PAGE))]

    def together(self, options: Sequence[Option], shelf: str, placeholder: str) -> Items:
        """Return one select over options.

        Each option has its targets or amounts in separate lines as far as there is room. An option that needs too many
        lines is one line, and the question that follows is asked afterwards.
        """
        options = [option for option in options if not self.ways.beside(option)]
        left, lines = PAGE - len(options), []
        if left < 0:
            return self.choices(options, shelf, placeholder, kinds=True)
        for option in options:
            ways = self.ways.within.get(option.key, ())
            if not ways or len(ways) - 1 > left:
                lines.append(self._line(option, kinds=True, headed=True))
                continue
            left -= len(ways) - 1
            lines += [self._toward(option, way, amounts=self.ways.rows(option)) for way in ways]
        return [Row(select(lines, Choose(*self.place, shelf, 0), placeholder=placeholder))]

    def _toward(self, option: Option, way: Way, *, amounts: bool) -> discord.SelectOption:
        """Return the line of an option together with the target or the amount that follows it."""
        if amounts:
            words, hint = self.face.amount_line(option, way.chosen, self.scene)
            within = words[:1].lower() + words[1:]  # these words begin a line of their own elsewhere
            return choice(f"{self.labels[option.key]}, {within}", way.ref, hint=hint)
        heading = self.named.over(way.chosen)
        words = self._aimed(option, way.chosen, under=bool(heading), alone=False)
        hint = heading or self.named.hint(way.chosen)
        return choice(words, way.ref, hint=hint, sign=sign_of(self.face.sign(way.chosen)))

    def marks(self, options: Sequence[Option], heading: str = "") -> Items:
        """Return buttons that stay pressed, perhaps under a heading. A pick moves no button to another line."""
        marked = [self._mark(option, picked=option.key in self.draft.keys) for option in options]
        return [*self._titled(heading), *packed(marked, [self._mark(option, picked=True) for option in options])]

    def _mark(self, option: Option, *, picked: bool) -> Control:
        style = discord.ButtonStyle.primary if picked else discord.ButtonStyle.secondary
        label = f"{PICKED if picked else ''}{self.labels[option.key]}"
        return self._button(option, label, style, Mark(*self.place, self.refs[option.key]))

    def sketches(self, number: int, options: Sequence[Option], placeholder: str) -> Items:
        """Return a select over one page of the options of a group.

        If there are few places, return a select for each place.
        """
        lists = sheets(options)
        if 1 < len({some[0].target for some in lists}) == len(lists) <= ROW:
            named = [self.named.heading(some[0]) for some in lists]
            return [self._sketch(number, page, some, named[page], headed=True) for page, some in enumerate(lists)]
        page = min(self.draft.pages.get(str(number), 0), len(lists) - 1)
        return [self._sketch(number, page, lists[page], placeholder), *self._pages(str(number), page, len(lists))]

    def _sketch(
        self, number: int, page: int, shown: Sequence[Option], placeholder: str, *, headed: bool = False
    ) -> ui.ActionRow[Any]:
        # Lines change when something is picked elsewhere. Under an old custom_id, Discord would show the old pick.
        where, brief = (*self.place, number, page, self.draft.changes), self.named.brief(shown)
        lines = [
            self._line(option, default=option.key in self.draft.keys, headed=headed, brief=brief.get(option.key))
            for option in shown
        ]
        if self.toggling:
            return Row(toggles(lines, Toggle(*where), placeholder))
        most = max(min(self.prompt.groups[number].most, len(lines)), sum(line.default for line in lines), 1)
        return Row(select(lines, PickPage(*where), placeholder=placeholder, least=0, most=most))

    def steppers(self, options: Iterable[Option]) -> Items:
        """Return a stepper for each option: one more, one less, and a label that takes all or none."""
        return [Row(*self._stepper(option, self.counted(option))) for option in options]

    def focus(self, number: int, options: Sequence[Option], placeholder: str) -> Items:
        """Return a select of the options that may be taken several times, and the stepper of the selected one."""
        shelf = f"{number}t"
        page, shown = shelf_page(self.draft, shelf, options)
        option = next((option for option in shown if option.key == self.draft.focus.get(number)), shown[0])
        lines = [self._line(other, default=other is option, counted=True) for other in shown]
        control = select(lines, Focus(*self.place, number, page, self.draft.changes), placeholder=placeholder)
        taken = self.draft.keys.count(option.key)
        label = self.scene.say("stepped-selected", taken=taken, times=option.times)  # the select above names the option
        items: Items = [Row(control), Row(*self._stepper(option, label))]
        return [*items, *self._pages(shelf, page, -(-len(options) // PAGE))]

    def stairs(self, options: Sequence[Option], most: int) -> Items:
        """Return selects that lead step by step to the options under one heading, and these options.

        Return nothing if there is no such way. The selects replace many pages by one screen: from where, to where, and
        how many. A line that leads to a single option answers with it at once. Before the player chooses, the selects
        lead to the first heading with several options. Up to ``most`` options are shown as buttons.
        """
        ways = self.named.paths(options)
        chosen = self.draft.focus.get(0, "")
        shown = ways[chosen if chosen in ways else options[0].key]
        items: Items = []
        here, level = options, 0
        while level < len(shown) - 1:
            shelves: dict[str, list[Option]] = {}
            for option in here:
                shelves.setdefault(ways[option.key][level], []).append(option)
            wide = [name for name, some in shelves.items() if len(some) > 1]
            if len(shelves) > PAGE or not (level or wide):
                return []
            if wide and shown[level] not in wide:
                shown = ways[shelves[wide[0]][0].key]
            if len(shelves) > 1:
                items.append(self._stair(ways, shelves, level, shown, asked=not chosen or not wide))
            if not wide:
                return items
            here, level = shelves[shown[level]], level + 1
        here = [option for option in here if ways[option.key][:-1] == shown[:-1]]
        if not items:
            return []
        return [*items, *self._landing(ways, here, self.scene.say("select-within", what=shown[-2]), most)]

    def _landing(self, ways: Mapping[str, Sequence[str]], options: Sequence[Option], toward: str, most: int) -> Items:
        """Return the options to which the selects have led: up to ``most`` as buttons, otherwise as a select."""
        if len(options) > PAGE:
            return self.choices(options, "0", toward)
        if len(options) > most:
            lines = [choice(ways[option.key][-1], self.refs[option.key]) for option in options]
            return [Row(select(lines, Choose(*self.place, "0", 0), placeholder=toward))]
        primary = discord.ButtonStyle.primary
        picks = [(option, ways[option.key][-1], Pick(*self.place, self.refs[option.key])) for option in options]
        return rows([self._button(option, words, primary, pick) for option, words, pick in picks])

    def _stair(
        self,
        ways: Mapping[str, Sequence[str]],
        shelves: Mapping[str, Sequence[Option]],
        level: int,
        shown: Sequence[str],
        *,
        asked: bool,
    ) -> ui.ActionRow[Any]:
        """Return one select: a line for each heading, and for each option that is alone under its heading.

        While the player is still ``asked`` where to go, a select with headings and options bears the name of the
        question.
        """
        lines = []
        some_alone = any(len(some) == 1 for some in shelves.values())
        for name, some in shelves.items():
            if len(some) == 1:
                path, value = ways[some[0].key], f"{AT_ONCE}{self.refs[some[0].key]}"
                # Acts are called by their own words. A move is named by its places and the number of warriors.
                act = len(self.named.path(some[0])) == 2  # the path of an act: its kind, and the act itself
                lines.append(choice(path[1] if act else " → ".join(path[level:]), value, hint=name if act else ""))
            else:
                default = name == shown[level] and not (asked and some_alone)
                lines.append(choice(name, self.refs[some[0].key], default=default))
        before = shown[level - 1] if level else ""
        toward = self.scene.say("select-within", what=before) if before else self.named.group(0)
        placeholder = toward if asked and some_alone else shown[level]
        return Row(select(lines, Focus(*self.place, 0, level, self.draft.changes), placeholder=placeholder))

    def counted(self, option: Option) -> str:
        """Return the label of an option that may be taken several times, with its count."""
        taken = self.draft.keys.count(option.key)
        return self.scene.say("stepped", what=self.labels[option.key], taken=taken, times=option.times)

    def _stepper(self, option: Option, label: str) -> list[Control]:
        taken, room = self.draft.keys.count(option.key), free(self.prompt, self.draft.keys, option)
        ref, quiet = (*self.place, self.refs[option.key]), discord.ButtonStyle.secondary
        style = discord.ButtonStyle.primary if taken else quiet
        all_or_none = 0 if taken and not room else taken + room
        return [
            button("−", Step(*ref, max(taken - 1, 0), "less"), style=quiet, disabled=not taken),
            self._button(option, label, style, Step(*ref, all_or_none, "all")),
            button("+", Step(*ref, taken + 1, "more"), style=quiet, disabled=not room),
        ]

    def _button(self, option: Option, label: str, style: discord.ButtonStyle, press: Button) -> Control:
        return button(label, press, style=style, sign=sign_of(self.face.sign(self.named.meant(option))))

    def _line(
        self,
        option: Option,
        *,
        default: bool = False,
        kinds: bool = False,
        headed: bool = False,
        counted: bool = False,
        brief: tuple[str, str] | None = None,
    ) -> discord.SelectOption:
        hint = self.named.hint(self.named.meant(option))
        label = self.counted(option) if counted else (self.named.under if headed else self.labels)[option.key]
        if kinds and (heading := self.named.heading(option)) and heading != label:
            hint = self.scene.say("labelled", name=heading, text=hint) if hint else heading
        if brief is not None:
            label, hint = brief[0], " · ".join(part for part in (brief[1], hint) if part)
        sign = sign_of(self.face.sign(self.named.meant(option)))
        return choice(label, self.refs[option.key], default=default, hint=hint, sign=sign)

    def _titled(self, heading: str, options: Sequence[Option] = ()) -> Items:
        alone = [self.named.under[option.key] for option in options] == [heading]  # the only button says the same
        return [ui.TextDisplay(f"-# {heading}")] if heading and not alone else []

    def _pages(self, shelf: str, page: int, pages: int) -> Items:
        last, say = pages - 1, self.scene.say
        if not last:
            return []
        there = say("page-of", page=page + 1, pages=last + 1)
        back = button(say("button-page-back"), TurnPage(*self.place, shelf, max(page - 1, 0)), disabled=page == 0)
        label = f"{say('button-page-on')} ({there})"
        return rows([back, button(label, TurnPage(*self.place, shelf, page + 1), disabled=page == last)])
