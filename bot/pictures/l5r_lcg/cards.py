"""Cards as a picture: a hand, or whatever cards are looked at, with cost, type, clan, skills and text."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from svg import SVG, Circle, Element, G, Rect, ViewBoxSpec

from bot.pictures.colours import FADED, INK, PAPER, WOOD
from bot.pictures.kit import at
from bot.pictures.l5r_lcg.signs import SIGNS, look_of, sign
from bot.pictures.l5r_lcg.tiles import number
from bot.pictures.lettering import lines_of, text
from bot.pictures.signs import stamp

PAGE: Final = 1080
ACROSS: Final = 3
WIDTH: Final = 344
HEAD: Final = 132
LINE: Final = 29
SIZE: Final = 25
MOST: Final = 9  # lines of text on one card
ALONE: Final = 1.5
Facts = Mapping[str, Any]


def draw_cards(cards: Sequence[Facts]) -> str:
    """Return the SVG of ``cards``, three in a row, each row as high as its longest text; one alone is shown larger."""
    parts: list[Element] = []
    most = MOST if len(cards) > 1 else 2 * MOST
    y = 12.0
    for start in range(0, len(cards), ACROSS):
        row = [(card, lines_of(card["text"], WIDTH - 28, SIZE, most)) for card in cards[start : start + ACROSS]]
        height = HEAD + max(LINE * len(lines) for _, lines in row) + 14
        for place, (card, lines) in enumerate(row):
            parts.append(at(_card(card, lines, height), 12 + place * (WIDTH + 12), y))
        y += height + 12
    height = int(max(y, 60))
    page = PAGE if len(cards) >= ACROSS else 12 + max(len(cards), 1) * (WIDTH + 12)
    larger = ALONE if len(cards) == 1 else 1.0
    return SVG(
        width=page * larger,
        height=height * larger,
        viewBox=ViewBoxSpec(0, 0, page, height),
        elements=[Rect(x=0, y=0, width=page, height=height, fill=WOOD), *parts],
    ).as_str()


def _card(card: Facts, lines: Sequence[str], height: float) -> G:
    """Return one card of a given height."""
    look = look_of(card["clan"])
    parts: list[Element] = [
        Rect(x=2, y=2, width=WIDTH - 4, height=height - 4, rx=14, fill=PAPER, stroke=look.colour, stroke_width=5),
        Rect(x=2, y=2, width=WIDTH - 4, height=14, rx=7, fill=look.colour),
        stamp(look.sign, WIDTH - 48, 20, 36, look.colour, PAPER),
    ]
    x = 14.0
    if card["cost"] is not None:
        parts.append(Circle(cx=34, cy=44, r=23, fill=INK))
        parts.append(text(str(card["cost"]), 34, 55, 32, bold=True, colour=PAPER, anchor="middle"))
        x = 66
    names = lines_of(card["name"], WIDTH - 56 - x, 29)
    for row, line in enumerate(names):
        parts.append(text(line, x, (54 if len(names) == 1 else 44) + row * 29, 29, bold=True))
    parts.append(text(card["type"], WIDTH - 14, 112, 23, colour=FADED, anchor="end"))
    parts += _numbers(card)
    for row, line in enumerate(lines):
        parts.append(text(line, 14, HEAD + 22 + row * LINE, SIZE))
    return G(elements=parts)


def _numbers(card: Facts) -> list[Element]:
    """Return the numbers that a card has, each with its sign."""
    parts: list[Element] = []
    x = 14.0
    for kind in ("military", "political", "glory", "strength"):
        value = card[kind]
        if value is not None:
            parts += number(kind, "–" if value == "-" else str(value), x, 112, 29)
            x += 78 if len(str(value)) < 3 else 92
    if card["element"] in SIGNS:
        parts.append(sign(card["element"], x, 86, 32))
    return parts
