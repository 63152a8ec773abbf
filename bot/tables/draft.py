"""An answer in the making, and how a button names an option."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from zlib import crc32

from bot.trouble import Trouble
from engine.kernel.prompt import Option, Prompt, Refused

PAGE = 25


@dataclass
class Draft:
    """What a seat has picked so far for the question ``stamp``, and which page of each group it looks at."""

    stamp: str
    keys: list[str] = field(default_factory=list)
    pages: dict[int, int] = field(default_factory=dict)
    touched: bool = False

    @property
    def digest(self) -> str:
        """What a button to confirm carries, so that it confirms what was shown beside it and nothing else."""
        return f"{crc32(' '.join(sorted(self.keys)).encode()):08x}"

    def propose(self, keys: Iterable[str]) -> None:
        """Begin with ``keys``, unless the player has picked something already."""
        if not self.touched:
            self.keys = list(keys)

    def clear(self) -> None:
        """Pick nothing any more."""
        self.keys, self.touched = [], True

    def toggle(self, prompt: Prompt, key: str) -> None:
        """Pick an option, or no longer; where only one of a group can be picked, it takes the other's place."""
        self.touched = True
        if key in self.keys:
            self.keys.remove(key)
            return
        group = next(option.group for option in prompt.options if option.key == key)
        if any(g.name == group and g.most == 1 for g in prompt.groups):
            rivals = {option.key for option in prompt.options if option.group == group}
            self.keys = [other for other in self.keys if other not in rivals]
        self.keys.append(key)

    def choose(self, prompt: Prompt, number: int, page: int, keys: Iterable[str]) -> None:
        """Replace what is picked on one page of one group of ``prompt``."""
        shown = {option.key for option in group_options(prompt, number)[page * PAGE : (page + 1) * PAGE]}
        self.touched = True
        self.keys = [key for key in self.keys if key not in shown]
        self.keys += [key for key in keys if key in shown]
        self.pages[number] = page

    def count(self, prompt: Prompt, number: int) -> int:
        """Return how many options of one group are picked."""
        return sum(option.key in self.keys for option in group_options(prompt, number))


def group_options(prompt: Prompt, number: int) -> list[Option]:
    """Return the options of the prompt's group ``number``, without those that stand alone."""
    name = prompt.groups[number].name
    return [option for option in prompt.options if option.group == name and not option.alone]


def single(prompt: Prompt) -> bool:
    """Tell whether one press answers the prompt."""
    return len(prompt.groups) == 1 and (prompt.groups[0].least, prompt.groups[0].most) == (1, 1)


def necessary(prompt: Prompt) -> list[str]:
    """Return the options without which there is no legal answer: those of groups that need all they have."""
    keys = []
    for number, group in enumerate(prompt.groups):
        options = group_options(prompt, number)
        if len(options) == group.least:
            keys += [option.key for option in options]
    return keys


def problem(prompt: Prompt, keys: list[str]) -> Refused | None:
    """Return what is still wrong with an answer, or None when it can be given."""
    try:
        prompt.choose(keys)
    except Refused as refusal:
        return refusal
    return None


def reference(prompt: Prompt, option: Option) -> str:
    """Return the short name of an option for a button: its place and a hash of its key."""
    index = next(i for i, other in enumerate(prompt.options) if other is option)
    return f"{index}.{crc32(option.key.encode()):08x}"


def resolve(prompt: Prompt, ref: str) -> str:
    """Return the option key that ``ref`` names in the present prompt; raises Trouble when there is none."""
    index, _, digest = ref.partition(".")
    if index.isdecimal() and int(index) < len(prompt.options):
        key = prompt.options[int(index)].key
        if f"{crc32(key.encode()):08x}" == digest:
            return key
    raise Trouble("trouble-option-gone", stale=True)
