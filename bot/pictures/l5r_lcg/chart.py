"""The phases of a round and their steps as a chart, with a mark on the present step."""

from collections.abc import Sequence
from typing import Final

from svg import Element, Rect

from bot.pictures.colours import DOWN, GOLD, INK, PAPER
from bot.pictures.kit import Canvas, tile
from bot.pictures.l5r_lcg.board import MARGIN, PAGE
from bot.pictures.lettering import fitting, text
from bot.pictures.signs import path

LINE: Final = 36
SIZE: Final = 27
HEAD: Final = 46
Steps = Sequence[tuple[str, str]]


def draw_chart(phases: Sequence[tuple[str, Steps]], step: str | None) -> str:
    """Return the SVG of the chart: a block for each phase, a line for each step."""
    chart = Canvas(PAGE, MARGIN)
    for phase, steps in phases:
        height = HEAD + LINE * len(steps) + 12
        here = any(number == step for number, _ in steps)
        chart.put(tile(PAGE - 2 * MARGIN, height, DOWN if here else INK, edge=6 if here else 2), MARGIN, chart.y)
        chart.add(text(phase, 30, chart.y + 36, 32, bold=True))
        for row, (number, name) in enumerate(steps):
            chart.add(*_step(number, name, chart.y + HEAD + LINE * row, present=number == step))
        chart.y += height + 8
    return chart.svg()


def _step(number: str, name: str, y: float, *, present: bool) -> list[Element]:
    """Return one step, indented by the depth of its number. The present step has a dark band."""
    inset = 52 + 32 * (number.count(".") - 1)
    parts: list[Element] = []
    if present:
        parts.append(Rect(x=20, y=y, width=PAGE - 40, height=LINE, rx=8, fill=INK))
        parts.append(path(f"M28 {y + 8:g} l16 10 l-16 10 Z", fill=GOLD))
    colour, size = PAPER if present else INK, fitting(name, SIZE, PAGE - inset - 110, bold=present)
    parts.append(text(number, inset, y + 27, SIZE, bold=True, colour=colour))
    parts.append(text(name, inset + 76, y + 27, size, bold=present, colour=colour))
    return parts
