"""The signs that are useful to every game, and how a sign is made. Each sign fills a box of 100 by 100.

Every sign has a shape of its own. ``colour`` is the colour of its lines, ``ground`` the colour beneath it.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, Final, cast

from svg import Circle, Element, G, Path, Rect, Scale, Translate

Sign = Callable[[str, str], list[Element]]


class Drawn(Element):
    """A part already written as SVG. A part that occurs a hundred times in a picture is composed only once."""

    def __init__(self, svg: str) -> None:
        self.svg = svg

    def as_str(self) -> str:
        """Return the part."""
        return self.svg


def path(d: str, **looks: Any) -> Path:
    """Return a path in SVG's own short notation, which reads better here than one object for each stroke."""
    return Path(d=cast(Any, d), **looks)


def stroke(d: str, colour: str, width: float = 9) -> Element:
    """Return lines with round ends."""
    return path(d, fill="none", stroke=colour, stroke_width=width, stroke_linecap="round", stroke_linejoin="round")


def shape(d: str, colour: str) -> Element:
    """Return a filled outline."""
    return path(d, fill=colour)


def stamp(sign: Sign, x: float, y: float, size: float, colour: str, ground: str) -> G:
    """Return a sign at a place, ``size`` pixels wide and high, in ``colour`` on ``ground``."""
    return G(elements=[_drawn(sign, colour, ground)], transform=[Translate(x, y), Scale(size / 100)])


@cache
def _drawn(sign: Sign, colour: str, ground: str) -> Drawn:
    return Drawn("".join(part.as_str() for part in sign(colour, ground)))


def signs(*drawn: Sign) -> dict[str, Sign]:
    """Return signs by the names of their functions."""
    return {cast(Any, sign).__name__: sign for sign in drawn}


def cards(colour: str, ground: str) -> list[Element]:
    """Draw a fan of cards: a hand."""
    return [
        Rect(x=14, y=20, width=44, height=64, rx=6, fill=ground, stroke=colour, stroke_width=8),
        Rect(x=40, y=14, width=48, height=64, rx=6, fill=colour, stroke=ground, stroke_width=5),
    ]


def coin(colour: str, ground: str) -> list[Element]:
    """Draw a coin with a square hole."""
    return [Circle(cx=50, cy=50, r=42, fill=colour), Rect(x=36, y=36, width=28, height=28, fill=ground)]


def first(colour: str, ground: str) -> list[Element]:
    """Draw a star: the first player."""
    return [shape("M50 6 62 36 95 38 69 58 78 91 50 72 22 91 31 58 5 38 38 36Z", colour)]


def crown(colour: str, ground: str) -> list[Element]:
    """Draw a crown: the ruler or winner."""
    return [shape("M10 80 L6 30 L30 52 L50 16 L70 52 L94 30 L90 80Z", colour)]


def shield(colour: str, ground: str) -> list[Element]:
    """Draw a shield: defence."""
    return [shape("M12 16 Q50 4 88 16 V48 Q84 80 50 96 Q16 80 12 48Z", colour)]


def banner(colour: str, ground: str) -> list[Element]:
    """Draw a banner on its pole."""
    return [stroke("M26 8 V94", colour, 9), shape("M26 12 H86 L70 34 L86 56 H26Z", colour)]


def diamond(colour: str, ground: str) -> list[Element]:
    """Draw a plain diamond: neutral, or any suit."""
    return [shape("M50 12 86 50 50 88 14 50Z", colour)]


GENERAL: Final = signs(cards, coin, first, crown, shield, banner, diamond)
