"""A question that one press answers: its options in the most comfortable form that fits.

The options stand by kinds, side by side, or in lists. If there are too many for one screen, the lists lead to an option
step by step, or have several pages.
"""

from collections.abc import Sequence
from typing import Final, TypeAlias

from bot.controls.control import Items
from bot.controls.fit import arranged, fits, height, lowered, parts, pixels
from bot.panels.buttons.answering import TurnPage
from bot.panels.options import Options
from bot.tables.answers.at_seat import foreseen
from bot.tables.answers.draft import PAGE
from engine.kernel.prompt import Option

BUTTONS: Final = 15  # more options than this go into selects
HEIGHT: Final = 12  # lines of buttons on a phone, beyond which options go into selects
TALL: Final = 18  # lines of buttons, beyond which the options are behind a list of the kinds of acts
HIGH: Final = 24  # lines of text that options may take if kinds of acts have headings
LISTS: Final = 6  # more lists of targets than this are merged into one
FEW: Final = 3  # from this number of options on, a select is shorter than buttons
SOME: Final = (9, 6, 4, 2)  # numbers of buttons that may stand above a list of the other options
Kinds: TypeAlias = Sequence[tuple[str, list[Option]]]  # the headings, and under each its options


class Single:
    """The forms of the options of a question that one press answers. A form that was made is not made again."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.prompt = options.prompt
        self.named = options.named
        self.kinds: Kinds = options.named.kinds()
        self._made: dict[tuple[int, bool], list[Sequence[Items]]] = {}

    def comfortable(self, room: int) -> Items:
        """Return the options of a single choice: by kinds, or side by side, or in one select."""
        show, options = self.options, self.options.ways.shown
        if self.options.face.by_lot(self.prompt) not in (None, self.prompt.kind):
            return show.lots(options, self.options.scene.say(f"without-lot-{self.prompt.kind}"))
        if self.options.face.explained(self.prompt):
            return show.choices(options, "0", self.named.group(0))
        kinds = self.kinds
        if any(len(some) > PAGE for _, some in kinds) and (stairs := show.stairs(options, BUTTONS)):
            return stairs
        several, few = len(kinds) > 1, sum(not show.ways.beside(option) for option in options) <= BUTTONS
        most = TALL if several and not few else HEIGHT
        if (few or several) and (by_kind := self._by_kind(room, most)):
            return by_kind
        labels = [show.labels[option.key] for option in options if not show.ways.beside(option)]
        if few and len(set(labels)) == len(labels) and fits(packed := show.picks(options), room, HEIGHT):
            return packed  # their labels differ even without headings
        # A list for each kind, even a short one, is better than one list for all.
        if several and (listed := self._by_kind(room, TALL, few=1)):
            return listed
        if len(options) > PAGE and (stairs := show.stairs(options, BUTTONS)):
            return stairs
        return show.choices(options, "0", self.named.group(0), kinds=several)

    def _by_kind(self, room: int, most: int, *, few: int = FEW) -> Items:
        """Return the options under the headings of their kinds, or nothing if they need more than ``most`` lines."""
        items = [item for section in arranged(self._sections(few=few), room, HEIGHT) for item in section]
        return items if fits(items, room, most) and height(items) <= HIGH else []

    def _sections(self, *, few: int = FEW, tight: bool = False) -> list[Sequence[Items]]:
        """Return the forms of each kind. A single kind needs no heading."""
        if (few, tight) not in self._made:
            self._made[few, tight] = [
                self._kind(str(number), name if len(self.kinds) > 1 else "", some, few=few, tight=tight)
                for number, (name, some) in enumerate(self.kinds)
            ]
        return self._made[few, tight]

    def _kind(
        self, shelf: str, name: str, options: Sequence[Option], *, few: int = FEW, tight: bool = False
    ) -> Sequence[Items]:
        """Return the options of one kind as buttons under their heading, or as a select if they are not ``few``.

        If the form is ``tight``, options that need a target share one list, and the target is asked for afterwards.
        """
        select = self.options.choices(options, shelf, name or self.named.group(0), headed=bool(name))
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
        """Return forms of options of one kind, each with fewer buttons. The options without a button are in a list.

        On a phone, a button takes one tap, and an answer in a list takes two. Return no forms if amounts stand beside
        options.
        """
        show, others = self.options, self.options.scene.say("select-others")
        if any(show.ways.beside(option) for option in options):
            return []
        return [
            [*show.picks(options[:count]), *show.choices(options[count:], shelf, others)]
            for count in SOME
            if len(options) - count >= max(few, 2)
        ]

    def _aimed(self, name: str, options: Sequence[Option], *, together: bool) -> Items:
        """Return the options of one kind. Each option that needs a target becomes a list of its targets.

        If the options are shown ``together``, there is one list for all of them. Return nothing if the lists would be
        too long.
        """
        show, within = self.options, self.options.ways.within
        leading = [option for option in options if option.key in within]
        lists = [leading] if together else [[option] for option in leading]
        found = [show.within(some, name or self.named.group(0)) for some in lists if some]
        if not all(found):
            return []
        aimed = [item for items in found for item in items]
        plain = [option for option in options if option.key not in within]
        return [*(show.picks(plain, name) if plain or not together else []), *aimed]

    def small(self, room: int, high: int) -> Items:
        """Return the options of a single choice in at most ``high`` pixels, if possible.

        Lists for each kind are preferred, then lists that lead to the option step by step, then one list. Pages come
        last.
        """
        comfortable = self.comfortable(room)
        if not comfortable or pixels(comfortable) <= high:
            return comfortable
        show, options, kinds = self.options, self.options.ways.shown, self.kinds
        sections = self._sections(few=1, tight=True)
        forms: list[Items] = [[item for items in lowered(sections, room, high) for item in items]]
        forms += [stairs for stairs in (show.stairs(options, 0),) if stairs]
        forms += [show.choices(options, "0", self.named.group(0), kinds=len(kinds) > 1), comfortable]
        small = [form for form in forms if parts(form) <= room and pixels(form) <= high]
        small.sort(key=turns)
        return small[0] if small else min(forms, key=lambda form: (parts(form) > room, turns(form), pixels(form)))


def turns(items: Items) -> bool:
    """Tell whether some options stand on another page."""
    controls = (child for row in items for child in getattr(row, "children", ()))
    return any(getattr(child, "verb", "") == TurnPage.verb for child in controls)
