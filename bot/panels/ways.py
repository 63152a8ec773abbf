"""The ways to answer a question: its options as a panel offers them, some together with the next answer, and the words.

Two answers may take one press: the options of a question together with those of the question that follows. If the next
question asks for an amount (a character's fate), the amounts stand beside the first option, or in a list named after
it. The options of the next question are shown in a separate list, if that question asks for a target or was found by
looking ahead (such as the target of a march). The options of any other next question take the place of the first
option: a ring's effect becomes one option for each target of the effect. The second answer is given only if the next
question is asked as expected.

The words of the options do not depend on what the player has picked. A panel tries several forms of a question until
one fits, so ``Labels`` keeps the words in memory for the next form.
"""

import re
from collections import Counter
from collections.abc import Callable, Container, Sequence
from dataclasses import replace
from functools import cache, cached_property
from typing import Final

from bot.controls.control import clip
from bot.controls.fit import shown_closed
from bot.games import Face, Scene
from bot.tables.answers.at_seat import foreseen
from bot.tables.answers.draft import PAGE, group_options, named, references, single
from bot.words import capital, plain
from engine.keeping import Steps
from engine.kernel.prompt import Option, Prompt

BESIDE: Final = 4  # the most amounts beside an option: together they are a row of buttons
MOST: Final = 25
FORESEEN: Final = 100  # the most options found by looking ahead, in several lists
HEADING: Final = 90
EMOJI: Final = re.compile(r"<:\w+:\d+> ?")  # emojis in the names of options, which a select cannot show
SENTENCE: Final = re.compile(r"(?<=[.!?]) ")
COLON: Final = re.compile(r"\s?: ")


class Way:
    """An option of a question together with the next answer.

    ``beside`` says that the next answer stands beside the option.
    """

    __slots__ = ("beside", "chosen", "option", "ref")

    def __init__(self, option: Option, chosen: Option, ref: str, *, beside: bool) -> None:
        self.option = option
        self.chosen = chosen
        self.ref = ref
        self.beside = beside


class Ways:
    """The options of one question as they are shown, each with the reference that its button carries.

    ``found`` maps keys to the ways of answering. ``within`` maps the key of an option to the ways in the option's own
    list. Options whose keys are in ``copies`` are left out, because another option stands for them.
    """

    def __init__(self, prompt: Prompt, copies: Container[str] = (), *, amounts_listed: bool = False) -> None:
        self.refs = references(prompt)
        self.found: dict[str, Way] = {}
        self.within: dict[str, Sequence[Way]] = {}
        self.shown: list[Option] = []
        if not single(prompt):
            return
        self._listed = amounts_listed
        apart = prompt.window or foreseen(prompt) or amounts_listed
        for option in group_options(prompt, 0):
            if option.key in copies:
                continue
            ways = self._of(prompt, option)
            if ways and apart and not ways[0].beside:
                self.within[option.key], ways = ways, ()
            if not ways or ways[0].beside:
                self.shown.append(option)
            self.shown += [self._entered(way) for way in ways]

    def _of(self, prompt: Prompt, option: Option) -> Sequence[Way]:
        """Return the ways of taking an option together with an answer that follows the option."""
        following = prompt.follows(option) if prompt.follows else None
        most = FORESEEN if foreseen(prompt) else MOST
        if following is None or not single(following) or not 0 < len(following.options) <= most:
            return ()
        options = following.options
        beside = amounts(options) and not self._listed
        refs = named(options)
        chosen = options[:BESIDE] if beside else options
        ref = self.refs[option.key]
        return [Way(option, one, f"{ref}-{refs[one.key]}", beside=beside) for one in chosen]

    def rows(self, option: Option) -> bool:
        """Tell whether an option is followed by amounts that stand in a list of their own."""
        return option.key in self.within and amounts([way.chosen for way in self.within[option.key]])

    def _entered(self, way: Way) -> Option:
        """Add a way as a separate option."""
        key = f"{way.option.key}>{way.chosen.key}"
        self.found[key] = way
        self.refs[key] = way.ref
        return Option(key, way.chosen.verb, card=way.chosen.card, group=way.option.group)

    def beside(self, option: Option) -> bool:
        """Tell whether an option is shown beside another option."""
        return option.key in self.found and self.found[option.key].beside

    def fewer(self, options: Sequence[Option]) -> list[Option]:
        """Return the options of a full row without the last amount.

        The player still reaches that amount through the option itself.
        """
        rows = self.by_rows(options)
        return [one for row in rows for one in (row[:BESIDE] if row and self.beside(row[-1]) else row)]

    def by_rows(self, options: Sequence[Option]) -> list[list[Option]]:
        """Return the options row by row. An option that is followed by further options beside it begins a new row."""
        rows: list[list[Option]] = [[]]
        for place, option in enumerate(options):
            heads = place + 1 < len(options) and self.beside(options[place + 1]) and not self.beside(option)
            ends = place > 0 and self.beside(options[place - 1]) and not self.beside(option)
            if (heads or ends) and rows[-1]:
                rows.append([])
            rows[-1].append(option)
        return rows


def looking_ahead(face: Face, prompt: Prompt, scene: Scene) -> Steps[None]:
    """Try the options of a question one after the other, so that no step takes long.

    The results are kept with the question, and ``Ways`` finds them there.
    """
    if prompt.follows is None or not foreseen(prompt) or not single(prompt):
        return
    left_out = copies(face, prompt, scene)
    for option in group_options(prompt, 0):
        if option.key not in left_out:
            yield
            prompt.follows(option)


def amounts(options: Sequence[Option]) -> bool:
    """Tell whether options are amounts of something."""
    return all(chosen.number is not None and chosen.target is None for chosen in options)


def copies(face: Face, prompt: Prompt, scene: Scene) -> dict[str, str]:
    """Return each option that another option stands for, with the key of that other option.

    Two options do the same if they use copies of one card in the same way. If two options do the same, only the first
    is shown.
    """
    shown: dict[object, str] = {}
    options = [option for option in prompt.options if not option.alone] if single(prompt) else []
    stands = {
        option.key: shown.setdefault(_deed(option, face.in_hand(option, scene)), option.key) for option in options
    }
    return {key: other for key, other in stands.items() if key != other}


def _deed(option: Option, copied: str) -> object:
    """Return a value that two options share if they do the same with copies of one card, ``copied``.

    If no card is copied, no other option has the same value.
    """
    subject = option.subject if option.subject != option.card else ""
    deed = (copied, option.verb, subject, option.player, option.number, option.target)
    return deed if copied else option.key


def asking_part(question: str) -> str:
    """Return the part of a question that asks, and that a closed list shows in full.

    Before this part, a question may name its moment or its card ("Hida Sukune: Who makes the 4 gold?"). If no part is
    short enough, return the first words.
    """
    sentence = SENTENCE.split(question)[-1]
    card, asks = COLON.split(sentence)[0], capital(COLON.split(sentence)[-1])
    words = asks.split(" ")
    begun = (f"{' '.join(words[:count])} …" for count in range(len(words), 0, -1))
    return next((part for part in (question, sentence, asks, card, *begun) if shown_closed(part)), "…")


class Labels:
    """The words of the options of one prompt, as its seat reads them.

    ``labels`` holds the label of each shown option by its key. ``over`` returns the heading over an option. ``hint``
    returns what a line of a list adds to the label. ``lane`` and ``path`` return where an option leads. ``following``
    returns the label of an option of the next question, for a list with or without headings.
    """

    def __init__(self, face: Face, prompt: Prompt, scene: Scene) -> None:
        self.face = face
        self.prompt = prompt
        self.scene = scene
        self.copies = copies(face, prompt, scene)
        self.ways = Ways(prompt, self.copies, amounts_listed=face.amounts_listed)
        # A scene for options under headings that name the owner, so that the options need not name the owner.
        self.headed = headed = replace(scene, headed=True)
        self.over: Callable[[Option], str] = cache(lambda option: face.heading(option, scene))
        self.hint: Callable[[Option], str] = cache(lambda option: face.hint(option, scene))
        self.lane: Callable[[Option], str] = cache(lambda option: face.lane(option, scene))
        self.path: Callable[[Option], Sequence[str]] = cache(lambda option: tuple(face.way(option, prompt, scene)))
        self.following: Callable[[Option, bool], str] = cache(
            lambda option, under: face.option(option, prompt, headed if under else scene)
        )
        self.labels = self._labels(scene)

    @cached_property
    def under(self) -> dict[str, str]:
        """The labels of the options for a list in which a heading stands above them."""
        several = not single(self.prompt) or len(self.kinds()) > 1
        return self._labels(self.headed) if several else self.labels

    @cached_property
    def first(self) -> "Labels | None":
        """The words of the window before this question, if both are on one screen."""
        return None if self.prompt.first is None else Labels(self.face, self.prompt.first, self.scene)

    def heading(self, option: Option) -> str:
        """Return the heading of an option."""
        way = self.ways.found.get(option.key)
        meant = option if way is None else way.option if way.beside else way.chosen
        return clip(self.over(meant), HEADING)

    def kinds(self) -> list[tuple[str, list[Option]]]:
        """Return the headings, and under each its options."""
        shelves: dict[str, list[Option]] = {}
        for option in self.ways.shown:
            shelves.setdefault(self.heading(option), []).append(option)
        return list(shelves.items())

    def group(self, number: int) -> str:
        """Return the name of a group of options.

        A group without a name is called by the question itself, or by the part of it that a closed list shows in full.
        """
        name = self.prompt.groups[number].name
        heading = self.face.group(name, self.prompt, self.scene) if name else ""
        return heading or asking_part(EMOJI.sub("", plain(self.face.question(self.prompt, self.scene))))

    def paths(self, options: Sequence[Option]) -> dict[str, Sequence[str]]:
        """Return the steps to each of many options.

        If every option is a move and one list can hold all lanes, the first step is the lane: a player then chooses
        origin and destination with one press instead of two.
        """
        found = {option.key: self.path(option) for option in options}
        lanes = {option.key: self.lane(option) for option in options if len(found[option.key]) > 2}
        if len(lanes) < len(found) or not all(lanes.values()) or len({*lanes.values()}) > PAGE:
            return found
        return {key: (lanes[key], *path[2:]) for key, path in found.items()}

    def meant(self, option: Option) -> Option:
        """If ``option`` stands for two options in a row, return the option of the next question.

        Otherwise return ``option``.
        """
        way = self.ways.found.get(option.key)
        return option if way is None else way.chosen

    def brief(self, options: Sequence[Option]) -> dict[str, tuple[str, str]]:
        """Return the name and, separately, the state of each option that the name alone distinguishes.

        Discord shows picked lines by their labels alone, so short labels leave more room.
        """
        found = {option.key: brief for option in options if (brief := self.face.brief(option, self.scene))}
        names = Counter(name for name, _ in found.values())
        return {key: brief for key, brief in found.items() if names[brief[0]] == 1}

    def _labels(self, scene: Scene) -> dict[str, str]:
        """Return the label of every option with its number of copies. Equal labels under a heading are numbered."""
        meant = {option.key: option for option in self.prompt.options if option.key not in self.copies}
        meant.update((option.key, option) for option in self.ways.shown)
        words, labels = {}, {}
        for key, option in meant.items():
            if self.ways.beside(option):
                labels[key] = self.face.amount(self.meant(option), scene)
            else:
                said = self.face.option(self.meant(option), self.prompt, scene)
                words[key] = (option.group, self.heading(option), said)
        for key, count in Counter(self.copies.values()).items():
            group, heading, said = words[key]
            words[key] = (group, heading, self.scene.say("option-copies", what=said, count=count + 1))
        total, seen = Counter(words.values()), Counter[tuple[str, str, str]]()
        for key, where in words.items():
            seen[where] += 1
            labels[key] = f"{where[-1]} ({seen[where]})" if total[where] > 1 else where[-1]
        return labels

    def mistakable(self, options: Sequence[Option]) -> bool:
        """Tell whether options of two groups have the same label, so that headings must distinguish them."""
        groups = {option.key: option.group for option in self.prompt.options}
        elsewhere = {label for key, label in self.labels.items() if groups[key] != options[0].group}
        return any(self.labels[option.key] in elsewhere for option in options)
