"""The words of a question's options. These words do not depend on what the player has picked.

A panel tries several forms of a question until one fits. So the words stay in memory for the next form.
"""

import re
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache, cached_property
from typing import Final

from bot.controls.control import clip
from bot.controls.fit import shown_closed
from bot.games import Face, Scene
from bot.panels.ways import Ways, copies
from bot.tables.answers.draft import PAGE, single
from bot.words import capital, plain
from engine.kernel.prompt import Option, Prompt

HEADING: Final = 90
EMOJI: Final = re.compile(r"<:\w+:\d+> ?")  # emojis in the names of options, which a select cannot show
SENTENCE: Final = re.compile(r"(?<=[.!?]) ")
COLON: Final = re.compile(r"\s?: ")


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
