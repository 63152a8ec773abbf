"""The end of a match of Root as a picture: the winner, the way of winning, and the open possessions of all players."""

from collections.abc import Sequence
from typing import Final

from svg import Rect

from bot.pictures.colours import GOLD, INK, PAPER
from bot.pictures.kit import Canvas
from bot.pictures.lettering import fitting, text
from bot.pictures.root.boards import LEFT, PAGE, Board, put_board
from bot.pictures.signs import GENERAL, stamp

SIZE: Final = 50.0
SMALL: Final = 34.0


def draw_closing(ending: str, scores: str, boards: Sequence[Board]) -> str:
    """Return the SVG of the end, the winner first. ``scores`` is a line with the scores of all players."""
    canvas = Canvas(PAGE)
    left, room = LEFT + 100, PAGE - LEFT - 120
    canvas.add(Rect(x=0, y=0, width=PAGE, height=124, fill=INK))
    canvas.add(stamp(GENERAL["crown"], LEFT, 18, 84, GOLD, INK))
    canvas.add(text(ending, left, 58, fitting(ending, SIZE, room), bold=True, colour=GOLD))
    canvas.add(text(scores, left, 104, fitting(scores, SMALL, room), bold=True, colour=PAPER))
    canvas.y = 124
    for board in boards:
        put_board(canvas, board)
    return canvas.svg(PAPER)
