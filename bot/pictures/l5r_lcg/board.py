"""Shared parts of table pictures: their size, their words, and rows of characters.

The pictures are 825 pixels wide, three for each pixel of a phone's narrowest column. ``NAME`` is a readable size there.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from bot.pictures.kit import Canvas, share

PAGE: Final = 825
MARGIN: Final = 12
ACROSS: Final = 3
WIDTH: Final = share(PAGE, ACROSS, MARGIN)
NAME: Final = 28  # no card's name is smaller
Facts = Mapping[str, Any]


@dataclass(frozen=True)
class Labels:
    """All the words in a picture, already in the reader's language."""

    names: Sequence[str]
    cards: Mapping[str, str]
    facedown: str
    broken: str
    phase: str = ""
    step: str = ""
    conflict: str = ""
    province: str = ""
    reached: str = ""
    hand: str = ""
    sides: Sequence[str] = ()


@dataclass
class Board(Canvas):
    """The picture of a table during layout, with its words."""

    labels: Labels = field(kw_only=True)


def seats_of(view: Facts) -> tuple[int, int]:
    """Return the lower and upper seat: the viewer (or the first seat for the public) is below."""
    below = view["viewer"] if view["viewer"] is not None else 0
    return 1 - below, below


def taking_part(characters: Iterable[Facts]) -> list[Facts]:
    """Return the characters that participate in the conflict."""
    return [card for card in characters if card["participating"]]


def at_home(characters: Iterable[Facts]) -> list[Facts]:
    """Return the characters that do not participate in a conflict."""
    return [card for card in characters if not card["participating"]]
