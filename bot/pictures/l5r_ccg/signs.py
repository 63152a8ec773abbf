"""The looks of the clans of 1997, and the signs that only this game has."""

from typing import Final

from svg import Circle, Element, Line

from bot.pictures.colours import DOWN, INK, PAPER, UP, Look
from bot.pictures.rokugan import CLANS, SIGNS
from bot.pictures.signs import Sign, banner, shape, stamp, stroke


def force(colour: str, ground: str) -> list[Element]:
    """Draw a sword, upright."""
    return [shape("M50 4 L60 18 V62 H40 V18Z", colour), stroke("M26 66 H74 M50 66 V94", colour, 11)]


def chi(colour: str, ground: str) -> list[Element]:
    """Draw a drop in a circle."""
    return [
        Circle(cx=50, cy=50, r=44, fill=colour),
        shape("M50 14 Q76 48 72 62 Q66 80 50 80 Q34 80 28 62 Q24 48 50 14Z", ground),
    ]


def naga(colour: str, ground: str) -> list[Element]:
    """Draw a snake."""
    return [stroke("M16 84 Q40 96 58 80 Q72 64 46 54 Q20 42 38 24 Q54 12 76 22", colour, 13), shape(
        "M66 8 L94 22 L70 38Z", colour)]  # fmt: skip


FORCE: Final[Sign] = force
CHI: Final[Sign] = chi
OTHERS: Final = {
    "brotherhood of shinsei": Look("#96651a", SIGNS["void"]),
    "mantis": Look("#2c6d68", SIGNS["water"]),
    "naga": Look("#48682f", naga),
    "shadowlands": Look("#43323f", SIGNS["fire"]),
    "toturi's army": Look("#5a5550", banner),
}


def look_of(clan: str) -> Look:
    """Return the look of the clan with this printed name, or the plain look for any other text."""
    name = clan.lower()
    return OTHERS.get(name) or CLANS.get(name, CLANS["neutral"])


def token(x: float, y: float, size: float, *, dishonored: bool) -> list[Element]:
    """Return the blossom of a Personality's honor. If the Personality is dishonored, the blossom is struck through."""
    if not dishonored:
        return [stamp(SIGNS["honor"], x, y, size, UP, PAPER)]
    return [
        stamp(SIGNS["honor"], x, y, size, DOWN, PAPER),
        Line(x1=x - 2, y1=y + size, x2=x + size + 2, y2=y, stroke=INK, stroke_width=size * 0.16),
    ]
