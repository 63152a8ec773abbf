"""The legend of a picture: each of its signs, as the picture draws it, with the sign's meaning."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from svg import Element

from bot.pictures.colours import INK, PAPER
from bot.pictures.kit import Block, Canvas, arrow, at, share, tile
from bot.pictures.lettering import lines_of, text
from bot.pictures.signs import Sign, stamp

WIDTH: Final = 720
ACROSS: Final = 2
MANY: Final = 30  # more rows stand in narrower columns, so that the legend is not higher than a phone
NARROW: Final = 3
SIGN: Final = 46  # pixels
LETTERS: Final = 27
EDGE: Final = 12
# A function that draws a sign at a place, in a given size.
Mark = Callable[[float, float, float], Sequence[Element]]
Rows = Sequence[tuple[str, str]]


def in_ink(sign: Sign, colour: str = INK) -> Mark:
    """Return a function that draws a plain sign in a colour."""
    return lambda x, y, size: [stamp(sign, x, y, size, colour, PAPER)]


def changed(x: float, y: float, size: float) -> list[Element]:
    """Draw the two arrows that stand beside a number above or below the printed one."""
    return [arrow(x + size * left, y + size * 0.7, size * 0.42, up=up) for left, up in ((0.05, True), (0.53, False))]


def draw_marks(marks: Mapping[str, Mark], rows: Rows) -> str:
    """Return the picture of a legend: the mark of each name, and beside it the words."""
    canvas = Canvas(WIDTH, EDGE)
    across = NARROW if len(rows) > MANY else ACROSS
    canvas.rows([_row(marks[name], words, across) for name, words in rows], across, EDGE, EDGE)
    return canvas.svg()


def _row(mark: Mark, words: str, across: int) -> Block:
    width = share(WIDTH, across, EDGE, EDGE)
    left = SIGN + 2 * EDGE
    lines = lines_of(words, width - left - EDGE, LETTERS, 3, bold=False)
    needed = max(SIGN + 2 * EDGE, len(lines) * LETTERS * 1.2 + 2 * EDGE)

    def draw(height: float) -> Element:
        part = tile(width, height, PAPER)
        top = (height - len(lines) * LETTERS * 1.2) / 2 + LETTERS * 0.9
        written = [text(line, left, top + n * LETTERS * 1.2, LETTERS, colour=INK) for n, line in enumerate(lines)]
        part.elements = [*(part.elements or []), *mark(EDGE, (height - SIGN) / 2, SIGN), *written]
        return at(part, 0, 0)

    return Block(needed, draw)
