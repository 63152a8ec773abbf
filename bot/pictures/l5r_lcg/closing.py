"""The end of a match as a picture: the winner, the way of winning, the figures, and all hidden cards."""

from collections.abc import Sequence

from svg import Rect

from bot.pictures.colours import FADED, GOLD, INK, PAPER
from bot.pictures.kit import Strip, middle, strip
from bot.pictures.l5r_lcg.board import ACROSS, MARGIN, PAGE, Board, Facts, Labels
from bot.pictures.l5r_lcg.table import stand
from bot.pictures.l5r_lcg.tiles import land, lying
from bot.pictures.lettering import fitting, text, width_of
from bot.pictures.rokugan import SIGNS, look_of
from bot.pictures.signs import GENERAL, stamp

LINE = 38
Figures = Sequence[tuple[str, tuple[str, str]]]


def draw_closing(view: Facts, labels: Labels, winners: Sequence[int], figures: Figures) -> str:
    """Return the SVG of the end in ``view``, with all cards open.

    ``figures`` lists labels, each with a value for each seat.
    """
    board = Board(PAGE, labels=labels)
    _head(board, crowned=bool(winners))
    _figures(board, view, figures)
    for player in view["players"]:
        _player(board, player, won=player["seat"] in winners)
    return board.svg()


def _head(board: Board, *, crowned: bool) -> None:
    """Draw the winner, the way of winning, and the players."""
    left = MARGIN + 108 if crowned else MARGIN + 12
    room = PAGE - MARGIN - left
    board.add(Rect(x=0, y=0, width=PAGE, height=124, fill=INK))
    if crowned:
        board.add(stamp(GENERAL["crown"], MARGIN + 6, 14, 88, GOLD, INK))
    for words, y, size, colour in ((board.labels.phase, 62, 46, GOLD), (board.labels.step, 104, 29, PAPER)):
        board.add(text(words, left, y, fitting(words, size, room), bold=True, colour=colour))
    board.y = 130


def _figures(board: Board, view: Facts, figures: Figures) -> None:
    """Draw the figures: each name between the two players' values, the larger value bold."""
    first, second = (look_of(player["clan"]) for player in view["players"])
    for look, x in ((first, MARGIN), (second, PAGE - MARGIN - 130)):
        board.add(Rect(x=x, y=board.y, width=130, height=LINE * (len(figures) + 1) + 12, rx=10, fill=look.colour))
    for label, values in (("", tuple(board.labels.names)), *figures):
        base = board.y + 34
        board.add(text(label, PAGE / 2, base, fitting(label, 30, PAGE - 2 * MARGIN - 280), anchor="middle"))
        for value, look, x in zip(values, (first, second), (MARGIN + 65, PAGE - MARGIN - 65), strict=True):
            board.add(middle(value, x, base, 32, 110, colour=look.ink))
        board.y += LINE
    board.y += 18


def _player(board: Board, player: Facts, *, won: bool) -> None:
    """Draw one side: its strip, provinces, characters with attachments, and hand, all open."""
    shown = (("honor", "honor"), ("fate", "fate"), ("cards", "hand_count"))
    numbers = [(SIGNS[kind], str(player[fact])) for kind, fact in shown]
    held = [GENERAL["crown"]] if won else []
    who = Strip(board.labels.names[player["seat"]], look_of(player["clan"]), numbers, held)
    board.put(strip(who, PAGE, margin=MARGIN), 0, board.y)
    board.y += 68
    in_order = sorted(player["provinces"], key=lambda facts: int(facts["index"]))
    board.rows([land(board, facts, attacked=False) for facts in in_order], ACROSS, MARGIN)
    stand(board, player["characters"])
    if player["hand"]:
        label = board.labels.hand
        board.add(text(label, MARGIN + 4, board.y + 24, 28, bold=True, colour=FADED))
        board.add(Rect(x=MARGIN + 14 + width_of(label, 28), y=board.y + 13, height=3, fill=FADED,
                       width=PAGE - 2 * MARGIN - 14 - width_of(label, 28)))  # fmt: skip
        board.y += 34
        board.rows([lying(board, card) for card in player["hand"]], ACROSS, MARGIN)
