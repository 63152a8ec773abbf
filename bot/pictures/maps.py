"""Parts of maps: ways, places, and the pieces on them."""

from collections.abc import Sequence
from itertools import pairwise

from svg import Circle, Element, Rect

from bot.pictures.colours import GOLD, INK, PAPER, Look
from bot.pictures.kit import middle
from bot.pictures.signs import path, stamp

Point = tuple[float, float]


def route(points: Sequence[Point], colour: str, width: float, *, dashed: bool = False) -> Element:
    """Return a smoothly bent way through ``points``: a path, a river, a border."""
    (x, y), *rest = points
    steps = [f"M{x:g} {y:g}"]
    for (x, y), (to_x, to_y) in pairwise(rest):
        steps.append(f"Q{x:g} {y:g} {(x + to_x) / 2:g} {(y + to_y) / 2:g}")
    steps.append(f"L{rest[-1][0]:g} {rest[-1][1]:g}")
    return path(
        " ".join(steps), fill="none", stroke=colour, stroke_width=width, stroke_linecap="round",
        stroke_linejoin="round", stroke_dasharray=[width * 2, width * 2] if dashed else None,
    )  # fmt: skip


def spot(
    x: float, y: float, radius: float, look: Look, ground: str = PAPER, *, ruler: Look | None = None
) -> list[Element]:
    """Return a place for pieces: a disc with the sign of its look above it, and with its ruler's ring and sign."""
    parts: list[Element] = []
    if ruler is not None:
        parts.append(Circle(cx=x, cy=y, r=radius * 1.12, fill=ruler.colour, stroke=INK, stroke_width=2))
    parts.append(Circle(cx=x, cy=y, r=radius, fill=ground, stroke=look.colour, stroke_width=radius * 0.12))
    parts += badge(look, x, y - radius, radius * 0.34)
    if ruler is not None:
        parts += badge(ruler, x + radius, y, radius * 0.34)
    return parts


def badge(look: Look, x: float, y: float, radius: float) -> list[Element]:
    """Return a look's sign in a disc of its colour around a place."""
    return [
        Circle(cx=x, cy=y, r=radius, fill=look.colour, stroke=INK, stroke_width=2),
        stamp(look.sign, x - radius * 0.7, y - radius * 0.7, radius * 1.4, look.ink, look.colour),
    ]


def piece(look: Look, count: int, x: float, y: float, size: float = 44) -> list[Element]:
    """Return the sign of one kind of piece around a place, in its owner's look.

    Several pieces of the kind share the sign, which shows their number.
    """
    half, edge = size / 2, size * 0.05
    parts: list[Element] = [
        Rect(x=x - half, y=y - half, width=size, height=size, rx=size * 0.22, fill=look.colour, stroke=INK,
             stroke_width=edge),
        stamp(look.sign, x - size * 0.36, y - size * 0.36, size * 0.72, look.ink, look.colour),
    ]  # fmt: skip
    if count > 1:
        parts.append(Circle(cx=x + half, cy=y + half, r=size * 0.32, fill=GOLD, stroke=INK, stroke_width=edge))
        parts.append(middle(str(count), x + half, y + half + size * 0.16, size * 0.46, size * 0.56))
    return parts
