"""Pictures of Root's boards and of a player's own hand."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from svg import Element, Rect

from bot.pictures.colours import INK, PAPER, WOOD
from bot.pictures.kit import Canvas, Strip, paragraph, strip
from bot.pictures.lettering import cut, fitting, lines_of, text, width_of
from bot.pictures.maps import badge
from bot.pictures.root.signs import LOOKS, SIGNS, look_of, piece_sign
from bot.pictures.signs import GENERAL, path, stamp

PAGE: Final = 1000
TEXT: Final = 36.0
LEFT: Final = 20.0
MOST: Final = 3  # lines that one line of a card's text may take
LABEL: Final = 250.0  # left edge of a row's content
ICON: Final = 42.0
ROW: Final = 50.0
BETWEEN: Final = 24.0
SMALL: Final = 30.0


@dataclass(frozen=True)
class Cell:
    """One thing on a board: its words for texts, and for pictures its sign, its owner's look and a text.

    Without a sign, a picture shows the words.
    """

    words: str
    sign: str = ""
    look: str = ""
    after: str = ""


@dataclass(frozen=True)
class Row:
    """One row of a board: its label, its content, and whether it is being resolved."""

    label: str
    cells: Sequence[Cell]
    now: bool = False


@dataclass(frozen=True)
class Board:
    """One faction's board: player, points, cards in hand, rows. The board has an edge in that player's turn."""

    faction: str
    name: str
    points: str
    cards: str
    rows: Sequence[Row] = field(default_factory=tuple)
    edge: str | None = None
    won: bool = False


@dataclass(frozen=True)
class Shown:
    """A card as its owner sees it: suit, name, effect."""

    suit: str
    name: str
    text: str


def draw_boards(boards: Sequence[Board]) -> str:
    """Return the SVG of the factions' boards, one under the other."""
    canvas = Canvas(PAGE)
    for board in boards:
        put_board(canvas, board)
    return canvas.svg(PAPER)


def put_board(canvas: Canvas, board: Board) -> None:
    """Put one board on a picture, under the parts already there."""
    numbers = [(GENERAL["first"], board.points), (GENERAL["cards"], board.cards)]
    who = Strip(board.name, look_of(board.faction), numbers, [GENERAL["crown"]] if board.won else [])
    canvas.put(strip(who, PAGE, edge=board.edge), 0, canvas.y)
    canvas.y += 68
    for row in board.rows:
        _row(canvas, row)
    canvas.y += 8


def _row(canvas: Canvas, row: Row) -> None:
    """Put a row on the picture: its label, then its content in as many lines as it needs."""
    x = left = _label(canvas, row) if row.label else LEFT
    for cell in row.cells:
        words = cell.after if cell.sign else cell.words
        icon = ICON + 6 if cell.sign else 0
        wide = icon + width_of(words, TEXT, bold=False)
        if x > left and x + wide > PAGE - LEFT:
            x, canvas.y = left, canvas.y + ROW
        room = PAGE - LEFT - x - icon
        if cell.sign:
            canvas.add(*_icon(cell, x, canvas.y + 4))
        if words:
            size = max(fitting(words, TEXT, room, bold=False), SMALL)
            canvas.add(text(cut(words, room, size, bold=False), x + icon, canvas.y + 38, size))
        x += wide + BETWEEN
    canvas.y += ROW


def _label(canvas: Canvas, row: Row) -> float:
    """Put a row's label on the picture, a long one on a line of its own. Return where the row's content begins."""
    label, room = row.label, LABEL - LEFT - 12
    if row.now:
        canvas.add(path(f"M4 {canvas.y + 14:g} l14 11 l-14 11Z", fill=INK))
    size = fitting(label, TEXT, room)
    if size >= SMALL:
        canvas.add(text(label, LEFT, canvas.y + 38, size, bold=True))
        return LABEL
    canvas.add(text(label, LEFT, canvas.y + 38, fitting(label, TEXT, PAGE - 2 * LEFT), bold=True))
    canvas.y += ROW
    return LEFT + 30


def _icon(cell: Cell, x: float, y: float) -> list[Element]:
    """Return the sign of a cell: a suit or faction in its disc, a piece in its owner's colours, any other one plain."""
    half = ICON / 2
    if cell.look:
        look = look_of(cell.look)
        sign = look.sign if cell.sign == "warrior" else piece_sign(cell.sign)
        round = half if cell.sign == "warrior" else 6
        return [
            Rect(x=x, y=y, width=ICON, height=ICON, rx=round, fill=look.colour, stroke=INK, stroke_width=2),
            stamp(sign, x + 6, y + 6, ICON - 12, look.ink, look.colour),
        ]
    if cell.sign in LOOKS:
        return badge(look_of(cell.sign), x + half, y + half, half)
    return [stamp(SIGNS.get(cell.sign) or GENERAL[cell.sign], x + 3, y + 3, ICON - 6, INK, PAPER)]


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
    """Put a text on the picture, wrapped where necessary."""
    width = PAGE - left - LEFT
    canvas.add(*paragraph(words, left, canvas.y, TEXT, width, MOST, bold=False))
    canvas.y += len(lines_of(words, width, TEXT, MOST, bold=False)) * TEXT * 1.04 + 6
