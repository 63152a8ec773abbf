"""How many cards cost how much, as bars: each deck has its own colour, its own pattern and its numbers."""

from collections.abc import Mapping, Sequence
from typing import Final

from svg import SVG, Element, Line, Rect

from bot.decks.report import cost_lines
from bot.decks.sheet import Sheet
from bot.pictures.render import Sketch
from bot.pictures.signs import INK, PAPER
from bot.pictures.tiles import WOOD, text
from bot.words import Tongue

WIDTH: Final = 900
HEIGHT: Final = 460
LEFT: Final = 40
BASE: Final = 380
TALL: Final = 270
COLOURS: Final = ("#7a3b1d", "#1f4e6b")
Series = Sequence[tuple[str, Mapping[str, int]]]


def curve_sketch(numbers: Sheet, say: Tongue) -> Sketch | None:
    """Return the picture of a deck's costs; None for a deck in which nothing costs anything."""
    series = [
        (say(f"deck-part-{part}"), {str(cost): count for cost, count in sorted(costs.items())})
        for part, costs in numbers.costs.items()
        if costs
    ]
    if not series:
        return None
    told = say("deck-curve-alt", costs=" ".join(cost_lines(numbers, say)))
    return Sketch("curve", draw_curve, (say("deck-curve"), series), told[:1000])


def draw_curve(title: str, series: Series) -> str:
    """Return the SVG: for each cost a bar of each deck beside one another, the count above it."""
    costs = range(max(int(cost) for _, counts in series for cost in counts) + 1)
    most = max(count for _, counts in series for count in counts.values())
    step = (WIDTH - 2 * LEFT) / len(costs)
    wide = min(step * 0.8 / len(series), 60)
    parts: list[Element] = [Rect(x=0, y=0, width=WIDTH, height=HEIGHT, fill=WOOD)]
    parts.append(Rect(x=12, y=12, width=WIDTH - 24, height=HEIGHT - 24, rx=14, fill=PAPER, stroke=INK, stroke_width=2))
    parts.append(text(title, LEFT, 52, 32, bold=True))
    for cost in costs:
        middle = LEFT + step * (cost + 0.5)
        parts.append(text(str(cost), middle, BASE + 32, 28, anchor="middle"))
        for place, (_, counts) in enumerate(series):
            left = middle + (place - len(series) / 2) * wide
            parts += _bar(counts.get(str(cost), 0), left, wide, TALL / most, place)
    parts.append(Line(x1=LEFT, y1=BASE, x2=WIDTH - LEFT, y2=BASE, stroke=INK, stroke_width=3))
    return SVG(width=WIDTH, height=HEIGHT, elements=[*parts, *_legend([name for name, _ in series])]).as_str()


def _bar(count: int, left: float, wide: float, scale: float, place: int) -> list[Element]:
    if not count:
        return []
    tall = count * scale
    bar = Rect(
        x=left + 2, y=BASE - tall, width=wide - 4, height=tall, stroke=COLOURS[place % 2], stroke_width=4,
        fill=COLOURS[0] if place % 2 == 0 else PAPER,
    )  # fmt: skip
    return [bar, text(str(count), left + wide / 2, BASE - tall - 8, 24, bold=True, anchor="middle")]


def _legend(names: Sequence[str]) -> list[Element]:
    parts: list[Element] = []
    for place, name in enumerate(names):
        left = 420 + 220 * place
        fill = COLOURS[0] if place % 2 == 0 else PAPER
        parts.append(Rect(x=left, y=32, width=24, height=24, fill=fill, stroke=COLOURS[place % 2], stroke_width=4))
        parts.append(text(name, left + 34, 52, 24))
    return parts
