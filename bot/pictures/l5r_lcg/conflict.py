"""The running conflict as a picture: both sides' participants, the totals, and the stakes."""

from collections.abc import Mapping
from typing import Any

from svg import Rect

from bot.pictures.colours import DOWN, INK, PAPER
from bot.pictures.kit import Strip, middle, progress, strip
from bot.pictures.l5r_lcg.board import MARGIN, PAGE, Board, Facts, Labels, seats_of, taking_part
from bot.pictures.l5r_lcg.table import stand
from bot.pictures.lettering import fitting, text
from bot.pictures.rokugan import SIGNS, look_of, sign

GROUND = "#e9b7a0"


def draw_conflict(view: Facts, labels: Labels) -> str:
    """Return the SVG of the conflict in ``view``. For the same view and labels, the SVG is the same."""
    above, below = seats_of(view)
    board = Board(PAGE, labels=labels)
    _total(board, view, above)
    stand(board, taking_part(view["players"][above]["characters"]), view.get("new", ()))
    _stakes(board, view)
    stand(board, taking_part(view["players"][below]["characters"]), view.get("new", ()))
    _total(board, view, below)
    board.y -= 6
    board.add(Rect(x=3, y=3, width=PAGE - 6, height=board.y - 6, fill="none", stroke=DOWN, stroke_width=6))
    return board.svg(GROUND)


def _total(board: Board, view: Facts, seat: int) -> None:
    """Draw a side's strip: attacker or defender, its total, and the Imperial Favor's part of it."""
    conflict = view["conflict"]
    numbers = [(SIGNS[conflict["skill"]], str(conflict["totals"][seat]))]
    if _favored(view, seat):
        numbers.insert(0, (SIGNS["favor"], "+1"))
    who = Strip(board.labels.sides[seat], look_of(view["players"][seat]["clan"]), numbers)
    board.put(strip(who, PAGE, 66, margin=MARGIN + 6), 0, board.y)
    board.y += 72


def _favored(view: Facts, seat: int) -> bool:
    """Tell whether the Imperial Favor counts for a side: it is set to this type, and the side has a participant."""
    favor = view["favor"]
    held = favor is not None and (favor["player"], favor["side"]) == (seat, view["conflict"]["skill"])
    return held and bool(taking_part(view["players"][seat]["characters"]))


def _stakes(board: Board, view: Facts) -> None:
    """Draw the band between the sides: type and rings, the province, its strength, and how near it is to breaking."""
    conflict, y = view["conflict"], board.y
    needed = needed_to_break(conflict)
    height = 88 if needed is None else 128
    board.add(Rect(x=MARGIN, y=y, width=PAGE - 2 * MARGIN, height=height, rx=12, fill=INK))
    x = MARGIN + 14.0
    for name in (conflict["skill"], *(conflict["elements"] or [conflict["ring"]])):
        board.add(sign(name, x, y + 16, 56, PAPER, INK))
        x += 66
    room = PAGE - MARGIN - 90 - x
    board.add(text(board.labels.conflict, x + 6, y + 36, 27, colour=PAPER))
    province = board.labels.province
    board.add(text(province, x + 6, y + 72, fitting(province, 33, room), bold=True, colour=PAPER))
    board.add(sign("strength", PAGE - MARGIN - 82, y + 10, 68, PAPER, INK))
    strength = "?" if conflict["strength"] is None else str(conflict["strength"])
    board.add(middle(strength, PAGE - MARGIN - 48, y + 57, 42, 50))
    if needed is not None:
        reached = conflict["totals"][conflict["attacker"]]
        board.add(*progress(board.labels.reached, reached, needed, MARGIN + 20, y + 112, PAGE - 2 * MARGIN - 44, 30))
    board.y = y + height + 6


def needed_to_break(conflict: Mapping[str, Any]) -> int | None:
    """Return the attacker's total that breaks the province, or None if its strength is unknown."""
    if conflict["strength"] is None:
        return None
    return max(int(conflict["totals"][1 - conflict["attacker"]] + conflict["strength"]), 1)
