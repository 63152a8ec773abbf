"""This module stores many similar pictures in little space: shared parts are stored once.

A picture is a tree of elements. The module numbers every tag, and every sequence of parts, at its first occurrence. So
one number stands for a picture, and two pictures that differ in one tile share everything else.
"""

import re
from typing import Final, TypeAlias

from bot.pictures.lettering import for_browsers

TAGS: Final = re.compile(r"<[^>]*>|[^<]+")
TOGETHER: Final = 12  # a sequence of at most this many parts has one number
Part: TypeAlias = str | tuple[int, ...]


class Drawings:
    """Pictures by number. ``parts`` holds each part once: a piece of text, or the numbers of its own parts."""

    def __init__(self) -> None:
        self.parts: list[Part] = []
        self._numbers: dict[Part, int] = {}
        self._known: dict[str, int] = {}

    def known(self, key: str) -> int | None:
        """Return the number of a picture that was added under this key."""
        return self._known.get(key)

    def add(self, key: str, svg: str) -> int:
        """Add a picture and return its number. Equal pictures have the same ``key``."""
        inside: list[list[int]] = [[]]
        for tag in TAGS.findall(for_browsers(svg)):
            number = self._number(tag)
            if tag.startswith("</"):
                element = self._together([*inside.pop(), number])
                inside[-1].append(element)
            elif tag.startswith("<") and not tag.endswith("/>"):
                inside.append([number])
            else:
                inside[-1].append(number)
        self._known[key] = found = self._together(inside[0])
        return found

    def svg(self, number: int) -> str:
        """Return the SVG text of the picture or part with this number."""
        part = self.parts[number]
        return part if isinstance(part, str) else "".join(map(self.svg, part))

    def _together(self, numbers: list[int]) -> int:
        """Return the number of a sequence of parts. A long sequence is made of shorter ones."""
        while len(numbers) > TOGETHER:
            numbers = [
                self._number(tuple(numbers[start : start + TOGETHER])) for start in range(0, len(numbers), TOGETHER)
            ]
        return numbers[0] if len(numbers) == 1 else self._number(tuple(numbers))

    def _number(self, part: Part) -> int:
        number = self._numbers.setdefault(part, len(self.parts))
        if number == len(self.parts):
            self.parts.append(part)
        return number
