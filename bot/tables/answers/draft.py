"""The picks of a player before they are confirmed, and how a button refers to an option or to a whole answer.

A compound question that has few legal answers offers each of them as a whole, so that one press answers. For example, a
player who takes two hits with three kinds of items chooses one of three pairs. Without this, the player would pick each
item and then confirm.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice
from typing import Final
from zlib import crc32

from bot.trouble import Trouble
from engine.kernel.prompt import Option, Prompt, Refused, answers

PAGE = 25
MOST_WHOLE: Final = 12  # the most whole answers: more lines are harder to read than single options
TRIED: Final = 200  # the most combinations that are tried, legal or not
SIGN: Final = "w"  # the first letter of a reference to a whole answer; other references begin with a number
Whole = tuple[Option, ...]


def digest_of(keys: Iterable[str]) -> str:
    """Return the short text by which a button refers to an answer."""
    return f"{crc32(' '.join(sorted(keys)).encode()):08x}"


@dataclass
class Draft:
    """The picks of a seat so far for the question ``stamp``, and the page that the player looks at.

    ``keys`` repeats a key if its option is taken several times. ``pages`` holds the visible page of each list of
    options. ``focus`` holds the option that each group's stepper (the buttons that count up and down) shows. ``screen``
    is the visible part of a long answer. ``unfolded`` tells whether the hand is shown in full. ``changes`` counts how
    often anything was picked or looked at. ``left`` counts how often another page replaced the panel. ``advised`` is
    the answer that the computer would give, once the player has asked for advice.
    """

    stamp: str
    keys: list[str] = field(default_factory=list)
    pages: dict[str, int] = field(default_factory=dict)
    focus: dict[int, str] = field(default_factory=dict)
    screen: int = 0
    unfolded: bool = False
    touched: bool = False
    changes: int = 0
    left: int = 0
    advised: Sequence[str] | None = None

    @property
    def digest(self) -> str:
        """The digest in a button to confirm, so that a press confirms exactly the picks that the button showed."""
        return digest_of(self.keys)

    def propose(self, keys: Iterable[str], prompt: Prompt) -> None:
        """Pick the options ``keys`` as a proposal, unless the player has picked something.

        Keys may be repeated. Keys that belong to no option are left out.
        """
        if self.touched:
            return
        times, self.keys = {option.key: option.times for option in prompt.options}, []
        for key in keys:
            if self.keys.count(key) < times.get(key, 0):
                self.keys.append(key)

    def clear(self) -> None:
        """Drop all picks."""
        self._change()
        self.keys = []

    def look_at(self, number: int, key: str) -> None:
        """Let the stepper of a group show another option."""
        self.focus[number] = key
        self.changes += 1

    def _change(self) -> None:
        self.touched = True
        self.changes += 1

    def toggle(self, prompt: Prompt, key: str) -> None:
        """Pick an option, or drop it if it is picked.

        If a group allows one pick only, the new pick replaces the old pick.
        """
        self._change()
        if key in self.keys:
            self.keys = [other for other in self.keys if other != key]
            return
        away = rivals(prompt, key)
        self.keys = [*(other for other in self.keys if other not in away), key]

    def step(self, prompt: Prompt, key: str, taken: int) -> None:
        """Take an option ``taken`` times, within its own limit and that of its group."""
        option = next(option for option in prompt.options if option.key == key)
        self._change()
        self.keys = [other for other in self.keys if other != key]
        self.keys += [key] * min(taken, free(prompt, self.keys, option))

    def choose(self, prompt: Prompt, number: int, page: int, keys: Iterable[str]) -> None:
        """Replace the picks on one page of one group of ``prompt``."""
        pages = sheets(once(prompt, number))
        shown = {option.key for option in pages[page]} if page < len(pages) else set()
        picked = [key for key in keys if key in shown]
        away = shown.union(*(rivals(prompt, key) for key in picked if prompt.groups[number].most > 1))
        self._change()
        self.keys = [*(key for key in self.keys if key not in away), *picked]
        self.pages[str(number)] = page

    def count(self, prompt: Prompt, number: int) -> int:
        """Return how many options of one group are picked."""
        return sum(self.keys.count(option.key) for option in group_options(prompt, number))

    def total(self, prompt: Prompt, number: int) -> int:
        """Return the sum of the numbers of a group's picked options."""
        return sum(self.keys.count(option.key) * (option.number or 0) for option in group_options(prompt, number))


def group_options(prompt: Prompt, number: int) -> list[Option]:
    """Return the options of the prompt's group ``number``, without those that exclude all others."""
    name = prompt.groups[number].name
    return [option for option in prompt.options if option.group == name and not option.alone]


def once(prompt: Prompt, number: int) -> list[Option]:
    """Return the options of a group that can be taken only once."""
    return [option for option in group_options(prompt, number) if option.times == 1]


def several(prompt: Prompt, number: int) -> list[Option]:
    """Return the options of a group that can be taken several times."""
    return [option for option in group_options(prompt, number) if option.times > 1]


def sheets(options: Sequence[Option]) -> list[Sequence[Option]]:
    """Return lists of the options that can be taken only once: one list for each select.

    There is one list for each page, or one list for each place. If the same cards may go to several places
    (``province:1.2``), each place has its own list.
    """
    places = dict.fromkeys(option.target or "" for option in options)
    lists: list[Sequence[Option]] = [options]
    if (
        len(places) > 1
        and all(":" in place for place in places)
        and len({option.card for option in options}) < len(options)
    ):
        lists = [[option for option in options if option.target == place] for place in places]
    return [some[start : start + PAGE] for some in lists for start in range(0, len(some), PAGE)]


def rivals(prompt: Prompt, key: str) -> set[str]:
    """Return the options that a pick replaces.

    If the group allows one pick, return all options of the group. Otherwise return the options of the same card.
    """
    option = next(option for option in prompt.options if option.key == key)
    alone = any(group.name == option.group and group.most == 1 for group in prompt.groups)
    return {
        other.key
        for other in prompt.options
        if other.group == option.group and other is not option
        if alone or (option.target is not None and option.card is not None and other.card == option.card)
    }


def free(prompt: Prompt, keys: Sequence[str], option: Option) -> int:
    """Return how often an option can still be taken besides ``keys``, within its own limit and that of its group."""
    names = {other.key: other.group for other in prompt.options}
    most = max((group.most for group in prompt.groups if group.name == option.group), default=0)
    in_group = sum(names.get(key) == option.group for key in keys)
    return max(min(option.times - keys.count(option.key), most - in_group), 0)


def shelf_page(draft: Draft, shelf: str, options: Sequence[Option]) -> tuple[int, Sequence[Option]]:
    """Return which page of some options is shown, and the options on it."""
    page = min(draft.pages.get(shelf, 0), (len(options) - 1) // PAGE)
    return page, options[page * PAGE : (page + 1) * PAGE]


def single(prompt: Prompt) -> bool:
    """Tell whether one press answers the prompt."""
    return len(prompt.groups) == 1 and (prompt.groups[0].least, prompt.groups[0].most) == (1, 1)


def necessary(prompt: Prompt) -> list[str]:
    """Return the options that every legal answer contains: the options of groups that need all their options."""
    keys = []
    for number, group in enumerate(prompt.groups):
        options = group_options(prompt, number)
        if sum(option.times for option in options) == group.least:
            keys += [option.key for option in options for _ in range(option.times)]
    return keys


def completed(prompt: Prompt, options: Sequence[Option]) -> list[str]:
    """Return the keys of an answer: those of the given options, and those that every legal answer contains."""
    keys = [option.key for option in options]
    if any(option.alone for option in options):
        return keys
    return [*(key for key in necessary(prompt) if key not in keys), *keys]


def everything(prompt: Prompt, draft: Draft) -> Draft:
    """Return a draft with as many picks as each group of a prompt allows.

    The picks need not be a legal answer. The returned draft shows the same pages as ``draft``.
    """
    keys = [key for number in range(len(prompt.groups)) for key in _all_of(prompt, number)]
    return replace(draft, keys=keys, touched=True)


def _all_of(prompt: Prompt, number: int) -> list[str]:
    """Return options of a group in their order, each as often as it can be taken. A card goes to one place only."""
    keys: list[str] = []
    for option in group_options(prompt, number):
        if prompt.groups[number].most == 1 or not rivals(prompt, option.key).intersection(keys):
            keys += [option.key] * option.times
    return keys[: prompt.groups[number].most]


def problem(prompt: Prompt, keys: list[str]) -> Refused | None:
    """Return the reason why an answer cannot be given, or None if it can."""
    try:
        prompt.choose(keys)
    except Refused as refusal:
        return refusal.with_traceback(None)  # the traceback refers to the caller, which refers to the refusal
    return None


def reference(prompt: Prompt, option: Option) -> str:
    """Return the short reference of an option for a button: its position and a hash of its key."""
    return references(prompt)[option.key]


def references(prompt: Prompt) -> dict[str, str]:
    """Return the references of all options by their keys."""
    return named(prompt.options)


def named(options: Sequence[Option]) -> dict[str, str]:
    """Return the references of some options by their keys."""
    return {option.key: f"{place}.{crc32(option.key.encode()):08x}" for place, option in enumerate(options)}


def resolve(prompt: Prompt, ref: str) -> str:
    """Return the option key to which ``ref`` refers in the present prompt.

    Raises Trouble if ``ref`` refers to no option.
    """
    return meant(prompt.options, ref).key


def meant(options: Sequence[Option], ref: str) -> Option:
    """Return the option of ``options`` to which ``ref`` refers. Raises Trouble if ``ref`` refers to no option."""
    index, _, _ = ref.partition(".")
    if index.isdecimal() and int(index) < len(options):
        option = options[int(index)]
        if named(options)[option.key] == ref:
            return option
    raise Trouble("trouble-option-gone", stale=True)


def whole_answers(prompt: Prompt) -> Sequence[Whole]:
    """Return the legal answers of a compound question, without those that exclude all others.

    The result is empty if there are too many, or if the question allows only one option.
    """
    if single(prompt) or sum(option.times for option in prompt.options) > TRIED:
        return ()
    free = Prompt(prompt.seat, prompt.kind, prompt.options, rule=prompt.rule, groups=prompt.groups)
    tried = [*islice(answers(free), TRIED + 1)]
    if len(tried) > TRIED:
        return ()
    found = [some for some in tried if not any(option.alone for option in some) and _legal(prompt, some)]
    return found if len(found) <= MOST_WHOLE else ()


def _legal(prompt: Prompt, some: Whole) -> bool:
    return prompt.check is None or prompt.check(some) is None


def whole_reference(number: int, some: Whole) -> str:
    """Return the reference of one of the whole answers: its position and the digest of its keys."""
    return f"{SIGN}{number}.{digest_of(option.key for option in some)}"


def meant_whole(prompt: Prompt, ref: str) -> Whole:
    """Return the whole answer to which a reference refers. Raises Trouble if there is none."""
    for number, some in enumerate(whole_answers(prompt)):
        if whole_reference(number, some) == ref:
            return some
    raise Trouble("trouble-option-gone", stale=True)
