"""The phases of a round and their steps as a chart; the present step carries a mark."""

from collections.abc import Sequence
from typing import Final

from svg import SVG, Element, Rect

from bot.pictures.colours import DOWN, GOLD, INK, PAPER, WOOD
from bot.pictures.lettering import text
from bot.pictures.signs import path

PAGE: Final = 1080
LINE: Final = 40
Steps = Sequence[tuple[str, str]]


def draw_chart(phases: Sequence[tuple[str, Steps]], step: str | None) -> str:
    """Return the SVG of the chart: a block for each phase, a line for each step."""
    parts: list[Element] = []
    y = 16.0
    for phase, steps in phases:
        height = 58 + LINE * len(steps) + 12
        here = any(number == step for number, _ in steps)
        parts.append(
            Rect(
                x=16, y=y, width=PAGE - 32, height=height, rx=14, fill=PAPER, stroke=DOWN if here else INK,
                stroke_width=6 if here else 2,
            )
        )  # fmt: skip
        parts.append(text(phase, 40, y + 42, 36, bold=True))
        for row, (number, name) in enumerate(steps):
            parts += _step(number, name, y + 58 + LINE * row, present=number == step)
        y += height + 12
    height = int(y + 4)
    return SVG(
        width=PAGE, height=height, elements=[Rect(x=0, y=0, width=PAGE, height=height, fill=WOOD), *parts]
    ).as_str()


def _step(number: str, name: str, y: float, *, present: bool) -> list[Element]:
    """Return one step: the deeper its number, the further to the right; the present one in a dark band."""
    inset = 60 + 40 * (number.count(".") - 1)
    parts: list[Element] = []
    if present:
        parts.append(Rect(x=24, y=y, width=PAGE - 48, height=LINE, rx=8, fill=INK))
        parts.append(path(f"M34 {y + 9:g} l18 11 l-18 11 Z", fill=GOLD))
    colour = PAPER if present else INK
    parts.append(text(number, inset, y + 30, 29, bold=True, colour=colour))
    parts.append(text(name, inset + 90, y + 30, 29, bold=present, colour=colour))
    return parts
