"""The colours of our pictures. No colour has a meaning alone: a ``Look`` is a colour with a sign."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from bot.pictures.signs import Sign

INK: Final = "#1d1a16"
PAPER: Final = "#f6efe0"
WOOD: Final = "#d9c7a3"
SHADE: Final = "#b7a27c"
FADED: Final = "#4a4034"
GOLD: Final = "#e3b34c"
UP: Final = "#1f6b36"
DOWN: Final = "#9b1c1c"


@dataclass(frozen=True)
class Look:
    """The look of a clan, faction or suit: a colour, and a sign for people who see no colours."""

    colour: str
    sign: Sign

    @property
    def ink(self) -> str:
        """The colour of text on this colour."""
        return ink_on(self.colour)


@cache
def ink_on(ground: str) -> str:
    """Return dark or light, whichever reads better on ``ground`` (``#rrggbb``)."""
    return max(INK, PAPER, key=lambda ink: contrast(ink, ground))


def contrast(one: str, other: str) -> float:
    """Return the WCAG 2 contrast of two colours, from 1 to 21.

    Small texts need a contrast of 4.5, large texts 3.
    """
    dark, light = sorted((_luminance(one), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    channels = (int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5))
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
