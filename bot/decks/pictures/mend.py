"""A picture of the changes that make a deck legal."""

from collections.abc import Sequence
from typing import Final

from svg import SVG, Element, Line, Rect

from bot.decks.judging.check import Check
from bot.decks.judging.mend import Mend
from bot.decks.judging.report import card_name
from bot.pictures.colours import INK, PAPER, WOOD
from bot.pictures.lettering import cut, text
from bot.pictures.render import Sketch
from bot.words import Tongue

WIDTH: Final = 900
ROW: Final = 50
HALF: Final = 425
OUT, IN = "#8c2f1b", "#2b6a3f"


def mend_lines(check: Check, mend: Mend, say: Tongue) -> tuple[list[str], list[str]]:
    """Return the lines for the cards that leave the deck and for the cards that join it."""
    told = [(count, card_name(card, say, check.game)) for card, count in mend.changes.items()]
    return [f"{-n}× {name}" for n, name in told if n < 0], [f"{n}× {name}" for n, name in told if n > 0]


def mend_sketch(check: Check, mend: Mend, say: Tongue) -> Sketch | None:
    """Return the picture: cards that go on the left, cards that come in on the right.

    The result is None if no card changes.
    """
    if not mend.size:
        return None
    gone, come = mend_lines(check, mend, say)
    heads = (say("mend-out"), say("mend-in"))
    both = zip(heads, (gone, come), strict=True)
    told = "".join(f"{say('labelled', name=head, text=', '.join(lines) or '–')}. " for head, lines in both).rstrip()
    return Sketch("mend", draw_mend, (say("mend-title", count=mend.size), heads, gone, come), told[:1000])


def draw_mend(title: str, heads: Sequence[str], gone: Sequence[str], come: Sequence[str]) -> str:
    """Return the SVG."""
    height = 170 + ROW * max(len(gone), len(come), 1)
    parts: list[Element] = [
        Rect(x=0, y=0, width=WIDTH, height=height, fill=WOOD),
        Rect(x=12, y=12, width=WIDTH - 24, height=height - 24, rx=14, fill=PAPER, stroke=INK, stroke_width=2),
        text(cut(title, WIDTH - 80, 36), 40, 66, 36, bold=True),
        Line(x1=WIDTH / 2, y1=96, x2=WIDTH / 2, y2=height - 36, stroke=INK, stroke_width=2),
    ]
    for place, (sign, colour, lines) in enumerate((("–", OUT, gone), ("+", IN, come))):
        left = 40 + place * HALF
        parts.append(text(f"{sign} {heads[place]}", left, 122, 30, bold=True, colour=colour))
        for row, line in enumerate(lines, 1):
            parts.append(text(cut(line, HALF - 50, 32), left, 122 + row * ROW, 32))
    return SVG(width=WIDTH, height=height, elements=parts).as_str()
