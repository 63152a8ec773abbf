"""A deck as a picture: the cost curve, and below it the balance of types, skills, clans and influence.

Each deck has its own colour and style, and every bar shows its number.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from svg import SVG, Element, Line, Rect

from bot.decks.judging.numbers import Sheet
from bot.decks.judging.report import clan_name, number_lines
from bot.pictures.colours import INK, PAPER, WOOD
from bot.pictures.lettering import fitting, text
from bot.pictures.render import Sketch
from bot.words import Tongue

WIDTH: Final = 900
LEFT: Final = 40
BASE: Final = 380
TALL: Final = 270
COLOURS: Final = ("#7a3b1d", "#1f4e6b", "#5f574b")
BOTH: Final = 2  # the style of bars that count both decks together
# The balance: two columns of horizontal bars.
COLUMN: Final = 400
NAME: Final = 215
BAR: Final = 100
ROW: Final = 42
CLANS: Final = 5
Series = Sequence[tuple[str, Mapping[str, int]]]
# A title, the deck whose style the bars have, and for each bar its name, length, filled part and label.
Group = tuple[str, int, Sequence[tuple[str, int, int, str]]]


def curve_sketch(numbers: Sheet, say: Tongue) -> Sketch | None:
    """Return the picture of a deck, or None if the deck has nothing to count."""
    series = [
        (say(f"deck-part-{part}"), {str(cost): count for cost, count in sorted(costs.items())})
        for part, costs in numbers.costs.items()
        if costs
    ]
    if not series:
        return None
    told = say("deck-curve-alt", numbers=" ".join(number_lines(numbers, say)))
    columns = [_types(numbers, say), _balance(numbers, say)]
    return Sketch("curve", draw_curve, (say("deck-curve"), series, columns), told[:1000])


def _types(numbers: Sheet, say: Tongue) -> list[Group]:
    most = max(count for types in numbers.types.values() for count in types.values())
    return [
        (
            say(f"deck-part-{part}"),
            place,
            [(say(f"deck-type-{kind}", count=2), count, most, str(count)) for kind, count in types.most_common()],
        )
        for place, (part, types) in enumerate(numbers.types.items())
    ]


def _balance(numbers: Sheet, say: Tongue) -> list[Group]:
    groups: list[Group] = []
    if numbers.totals:
        most = max(numbers.totals.values())
        bars = [(say(f"deck-number-{name}"), total, most, str(total)) for name, total in numbers.totals.items()]
        groups.append((say("deck-chart-totals"), BOTH, bars))
    if numbers.clans:
        ranked = numbers.clans.most_common()
        shown = [(clan_name(clan, say), count) for clan, count in ranked[:CLANS]]
        if rest := sum(count for _, count in ranked[CLANS:]):
            shown.append((say("deck-chart-others"), rest))
        most = max(count for _, count in shown)
        groups.append((say("deck-chart-clans"), BOTH, [(name, count, most, str(count)) for name, count in shown]))
    if numbers.influence is not None:
        spent, pool = numbers.influence
        bar = (say("deck-chart-spent"), spent, max(spent, pool), f"{spent} / {pool}")
        groups.append((say("deck-chart-influence"), 1, [bar]))
    return groups


def draw_curve(title: str, series: Series, columns: Sequence[Sequence[Group]] = ()) -> str:
    """Return the SVG: for each cost a bar of each deck, with the count above the bar, and then the balance."""
    lower: list[Element] = []
    height: float = BASE + 80
    for place, column in enumerate(columns):
        drawn, bottom = _column(column, LEFT + (COLUMN + 20) * place, BASE + 90)
        lower, height = [*lower, *drawn], max(height, bottom + 24)
    costs = range(max(int(cost) for _, counts in series for cost in counts) + 1)
    most = max(count for _, counts in series for count in counts.values())
    step = (WIDTH - 2 * LEFT) / len(costs)
    wide = min(step * 0.8 / len(series), 60)
    parts: list[Element] = [Rect(x=0, y=0, width=WIDTH, height=height, fill=WOOD)]
    parts.append(Rect(x=12, y=12, width=WIDTH - 24, height=height - 24, rx=14, fill=PAPER, stroke=INK, stroke_width=2))
    parts.append(text(title, LEFT, 56, fitting(title, 36, 360), bold=True))
    for cost in costs:
        middle = LEFT + step * (cost + 0.5)
        parts.append(text(str(cost), middle, BASE + 36, 32, anchor="middle"))
        for place, (_, counts) in enumerate(series):
            left = middle + (place - len(series) / 2) * wide
            parts += _bar(counts.get(str(cost), 0), left, wide, TALL / most, place)
    parts.append(Line(x1=LEFT, y1=BASE, x2=WIDTH - LEFT, y2=BASE, stroke=INK, stroke_width=3))
    parts += _legend([name for name, _ in series])
    return SVG(width=WIDTH, height=height, elements=[*parts, *lower]).as_str()


def _bar(count: int, left: float, wide: float, scale: float, place: int) -> list[Element]:
    if not count:
        return []
    tall = count * scale
    number = str(count)
    return [
        _block(left + 2, BASE - tall, wide - 4, tall, place),
        text(number, left + wide / 2, BASE - tall - 8, fitting(number, 28, wide), bold=True, anchor="middle"),
    ]


def _block(x: float, y: float, width: float, height: float, place: int) -> Rect:
    """Return a bar in a deck's style. The second deck's bars are hollow."""
    colour = COLOURS[place]
    fill = PAPER if place == 1 else colour
    return Rect(x=x, y=y, width=width, height=height, stroke=colour, stroke_width=4, fill=fill)


def _legend(names: Sequence[str]) -> list[Element]:
    parts: list[Element] = []
    for place, name in enumerate(names):
        left = 420 + 220 * place
        parts += [_block(left, 32, 24, 24, place), text(name, left + 34, 55, fitting(name, 30, 186, bold=False))]
    return parts


def _column(groups: Sequence[Group], left: float, top: float) -> tuple[list[Element], float]:
    """Return groups of horizontal bars, and the height at which the lowest one ends."""
    parts: list[Element] = []
    for title, place, bars in groups:
        title = title[:1].upper() + title[1:]
        parts.append(text(title, left, top, fitting(title, 32, COLUMN), bold=True))
        for name, count, most, told in bars:
            top += ROW
            parts.append(text(name, left, top, fitting(name, 30, NAME - 10, bold=False)))
            long = max(BAR * count / max(most, 1), 1)
            parts.append(_block(left + NAME, top - 22, long, 22, place))
            parts.append(text(told, left + NAME + long + 12, top, 28, bold=True))
        top += ROW + 22
    return parts, top - ROW
