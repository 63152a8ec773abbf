"""The factions' boards, and a player's own hand, as pictures of Root."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from svg import Rect

from bot.pictures.colours import PAPER, WOOD
from bot.pictures.kit import Canvas, Strip, paragraph, strip
from bot.pictures.lettering import lines_of
from bot.pictures.maps import badge
from bot.pictures.root.signs import look_of
from bot.pictures.signs import GENERAL

PAGE: Final = 1000
TEXT: Final = 36.0
LEFT: Final = 20.0
MOST: Final = 3  # lines that one line of a board may break into


@dataclass(frozen=True)
class Board:
    """What one faction's board says: whose it is, points and cards in hand, and its lines."""

    faction: str
    name: str
    points: str
    cards: str
    lines: tuple[str, ...]


@dataclass(frozen=True)
class Shown:
    """A card as its owner sees it: its suit, its name, what it does."""

    suit: str
    name: str
    text: str


def draw_boards(boards: Sequence[Board]) -> str:
    """Return the SVG of the factions' boards, one under the other."""
    canvas = Canvas(PAGE)
    for board in boards:
        numbers = [(GENERAL["first"], board.points), (GENERAL["cards"], board.cards)]
        canvas.put(strip(Strip(board.name, look_of(board.faction), numbers), PAGE), 0, canvas.y)
        canvas.y += 62 + TEXT
        for line in board.lines:
            _lines(canvas, line, LEFT)
        canvas.y -= TEXT - 18
    return canvas.svg(PAPER)


def draw_hand(cards: Sequence[Shown]) -> str:
    """Return the SVG of a hand: each card with the sign of its suit."""
    canvas = Canvas(PAGE)
    for card in cards:
        look = look_of(card.suit)
        top = canvas.y
        canvas.y += TEXT + 14
        canvas.add(*paragraph(card.name, 110, canvas.y, 44, PAGE - 130, 1))
        canvas.y += TEXT + 8
        _lines(canvas, card.text, 110)
        canvas.add(*badge(look, 56, top + 58, 40))
        canvas.y -= TEXT - 24
        canvas.add(Rect(x=0, y=canvas.y - 6, width=PAGE, height=4, fill=WOOD))
    return canvas.svg(PAPER)


def _lines(canvas: Canvas, words: str, left: float) -> None:
    """Put a text on the picture, broken where it must be."""
    width = PAGE - left - LEFT
    canvas.add(*paragraph(words, left, canvas.y, TEXT, width, MOST, bold=False))
    canvas.y += len(lines_of(words, width, TEXT, MOST, bold=False)) * TEXT * 1.04 + 6
