"""A hand of the 1997 game as a picture."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from svg import Rect

from bot.pictures.colours import FADED, PAPER, WOOD
from bot.pictures.kit import Canvas, coin, paragraph
from bot.pictures.l5r_ccg.tiles import LINE, MARGIN, NAME, PAGE
from bot.pictures.lettering import lines_of

LEFT: Final = 76
MANY: Final = 12  # with more cards than these, texts are shortened
MOST: Final = 4  # lines of a card's text


@dataclass(frozen=True)
class Held:
    """A card as its owner sees it: cost, name, kind with numbers, and text."""

    cost: str
    name: str
    kind: str
    text: str


def draw_hand(cards: Sequence[Held]) -> str:
    """Return the SVG of a hand: one card under the other."""
    canvas, room = Canvas(PAGE), PAGE - LEFT - MARGIN
    most = MOST if len(cards) <= MANY else 1
    for card in cards:
        y = canvas.y + 36
        if card.cost:
            canvas.add(*coin(card.cost, LEFT / 2, canvas.y + 34, 24))
        canvas.add(*paragraph(card.name, LEFT, y, NAME + 4, room, 1))
        canvas.add(*paragraph(card.kind, LEFT, y + LINE, NAME, room, 1, bold=False, colour=FADED))
        y += 2 * LINE
        if card.text:
            canvas.add(*paragraph(card.text, LEFT, y, NAME, room, most, bold=False))
            y += LINE * len(lines_of(card.text, room, NAME, most, bold=False))
        canvas.y = y - 10
        canvas.add(Rect(x=0, y=canvas.y - 4, width=PAGE, height=4, fill=WOOD))
    return canvas.svg(PAPER)
