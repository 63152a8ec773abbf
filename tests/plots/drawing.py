"""This module draws shares with their intervals, one line for each, and the goals that they should reach."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from svg import SVG, Circle, Element, Line, Rect, Text, ViewBoxSpec

WIDTH: Final = 800.0
NAMES: Final = 440.0  # left end of the scale
SCALE: Final = 330.0  # width of the scale, from 0 to 100 percent
ROW: Final = 24.0
TOP: Final = 34.0
INK: Final = "#222222"
FAINT: Final = "#cccccc"
GOAL: Final = "#b03030"


@dataclass(frozen=True)
class Share:
    """A measured percentage with its interval, and the goal for the lower end of the interval if there is one."""

    name: str
    share: float
    low: float
    high: float
    goal: float | None = None


def plot(shares: Sequence[Share]) -> str:
    """Return the plot as SVG: a dot and a bar for each share, and a dashed line for its goal."""
    height = TOP + ROW * len(shares) + 10
    parts: list[Element] = [Rect(x=0, y=0, width=WIDTH, height=height, fill="#ffffff")]
    for mark in range(0, 101, 25):
        parts.append(Line(x1=_at(mark), x2=_at(mark), y1=TOP - 6, y2=height - 8, stroke=FAINT, stroke_width=1))
        parts.append(_text(f"{mark} %", _at(mark), TOP - 14, "middle"))
    for number, share in enumerate(shares):
        parts += _row(share, TOP + ROW * number + ROW / 2)
    drawing = SVG(viewBox=ViewBoxSpec(0, 0, WIDTH, height), width=WIDTH, height=height, elements=parts)
    return str(drawing) + "\n"


def _row(share: Share, y: float) -> list[Element]:
    parts: list[Element] = [
        _text(share.name, 8, y + 4, "start"),
        Line(x1=_at(share.low), x2=_at(share.high), y1=y, y2=y, stroke=INK, stroke_width=3),
        Circle(cx=_at(share.share), cy=y, r=5, fill=INK),
    ]
    if share.goal is not None:
        x = _at(share.goal)
        parts.append(Line(x1=x, x2=x, y1=y - 9, y2=y + 9, stroke=GOAL, stroke_width=2, stroke_dasharray=[3, 2]))
    return parts


def _text(words: str, x: float, y: float, anchor: str) -> Text:
    return Text(text=words, x=x, y=y, font_size=12, font_family="sans-serif", fill=INK, text_anchor=anchor)  # type: ignore[arg-type]


def _at(share: float) -> float:
    return NAMES + SCALE * share / 100
