"""The table of the card game as a picture, from one viewer's view: that viewer's side below, the other above.

1,080 pixels wide, so that a phone shows the names at a readable size.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from svg import Circle, Element, G, Line, Rect

from bot.pictures.colours import DOWN, GOLD, INK, PAPER
from bot.pictures.kit import Canvas, Strip, strip
from bot.pictures.l5r_lcg import tiles
from bot.pictures.l5r_lcg.signs import RING_COLOURS, SIGNS, look_of, sign
from bot.pictures.l5r_lcg.tiles import number
from bot.pictures.lettering import fitting, lines_of, text

PAGE: Final = 1080
MARGIN: Final = 26
STEP: Final = 206
ROW: Final = 5
Facts = Mapping[str, Any]


@dataclass(frozen=True)
class Labels:
    """All the words that stand in the picture, already in the reader's language."""

    cards: Mapping[str, str]
    phase: str
    step: str
    names: Sequence[str]
    facedown: str
    broken: str


@dataclass
class Board(Canvas):
    """The picture of a table being laid out, with the words for it."""

    labels: Labels = field(kw_only=True)


def draw_table(view: Facts, labels: Labels) -> str:
    """Return the SVG of the table in ``view``; the same view and labels give the same text."""
    bottom = view["viewer"] if view["viewer"] is not None else 0
    board = Board(PAGE, labels=labels)
    _head(board, view)
    _player(board, view, 1 - bottom, above=True)
    _middle(board, view)
    _player(board, view, bottom, above=False)
    return board.svg(margin=16)


def _head(board: Board, view: Facts) -> None:
    """The phase, its step, and the five rings."""
    labels = board.labels
    board.add(Rect(x=0, y=0, width=PAGE, height=120, fill=INK))
    room = PAGE - 610 - MARGIN
    board.add(text(labels.phase, MARGIN, 48, fitting(labels.phase, 42, room), bold=True, colour=PAPER))
    for row, line in enumerate(lines_of(labels.step, room, 28)):
        board.add(text(line, MARGIN, 80 + row * 30, 28, colour=PAPER))
    for place, ring in enumerate(view["rings"]):
        board.put(_ring(ring, labels), PAGE - 590 + place * 116, 8)
    board.y = 128


def _ring(ring: Facts, labels: Labels) -> G:
    """A ring: its sign, its fate, and who claimed it or that it is contested."""
    colour = RING_COLOURS[ring["element"]]
    parts: list[Element] = [
        Circle(cx=54, cy=44, r=40, fill=PAPER, stroke=colour, stroke_width=8),
        sign(ring["element"], 29, 19, 50, INK),
    ]
    if ring["fate"]:
        parts.append(Circle(cx=92, cy=20, r=19, fill=GOLD, stroke=INK, stroke_width=3))
        parts.append(text(str(ring["fate"]), 92, 30, 28, bold=True, anchor="middle"))
    if ring["state"] == "contested":
        parts.append(sign(ring["face"], 38, 84, 30, GOLD, INK))
    elif ring["state"] == "claimed":
        parts.append(sign(ring["face"], 4, 84, 26, PAPER, INK))
        name = lines_of(labels.names[ring["player"]], 76, 22, 1)[0]
        parts.append(text(name, 34, 106, 22, bold=True, colour=PAPER))
    return G(elements=parts)


def _player(board: Board, view: Facts, seat: int, *, above: bool) -> None:
    """One side: numbers at the rim, then provinces, then characters at home; mirrored above."""
    player = view["players"][seat]
    home = [card for card in player["characters"] if not card["participating"]]
    rows = [_numbers, _provinces] if above else [_provinces, _numbers]
    if above:
        for row in rows:
            row(board, view, player)
        _characters(board, home)
    else:
        _characters(board, home)
        for row in rows:
            row(board, view, player)


def _numbers(board: Board, view: Facts, player: Facts) -> None:
    """Name, clan, honor, fate, hand and decks, favor, first player."""
    held = []
    if view["favor"] is not None and view["favor"]["player"] == player["seat"]:
        held += [SIGNS["favor"], SIGNS[view["favor"]["side"]]]
    if view["first_player"] == player["seat"]:
        held.append(SIGNS["first"])
    numbers = [(SIGNS[kind], str(player[fact])) for kind, fact in NUMBERS.items()]
    who = Strip(board.labels.names[player["seat"]], look_of(player["clan"]), numbers, held)
    board.put(strip(who, PAGE, margin=MARGIN), 0, board.y)
    board.y += 70


NUMBERS: Final = {
    "honor": "honor",
    "fate": "fate",
    "cards": "hand_count",
    "dynasty": "dynasty_deck",
    "conflict": "conflict_deck",
}


def _provinces(board: Board, view: Facts, player: Facts) -> None:
    """The five provinces with what lies on them."""
    labels = board.labels
    conflict = view["conflict"]
    for province in player["provinces"]:
        x = MARGIN + province["index"] * STEP
        attacked = conflict is not None and conflict["province"] == province["place"]
        name = labels.cards.get(province["id"], "") if province["id"] else ""
        facts = {**province, "attacked": attacked}
        board.put(tiles.province(facts, name, labels.facedown, labels.broken), x, board.y)
        if province["stronghold"]:
            held = player["stronghold"]
            board.put(tiles.lying(labels.cards[held["id"]], player["clan"], None), x, board.y + 92)
        elif province["cards"]:
            board.put(_lying(labels, province["cards"]), x, board.y + 92)
    board.y += 164


def _lying(labels: Labels, cards: Sequence[Facts]) -> G:
    """What lies on a province: the first card that can be read, and how many more."""
    card = next((card for card in cards if "id" in card), None)
    if card is None:
        return tiles.card_back(f"× {len(cards)}" if len(cards) > 1 else "")
    return tiles.lying(labels.cards[card["id"]], card["clan"], card["printed"]["cost"], len(cards) - 1)


def _characters(board: Board, cards: Sequence[Facts]) -> None:
    """Characters in rows of five."""
    for start in range(0, len(cards), ROW):
        for place, card in enumerate(cards[start : start + ROW]):
            board.put(_character(board.labels, card), MARGIN + place * STEP, board.y)
        board.y += tiles.HEIGHT + 4


def _character(labels: Labels, card: Facts) -> G:
    worn = [labels.cards[attachment["id"]] for attachment in card["attachments"]]
    return tiles.character(card, labels.cards[card["id"]], worn)


def _middle(board: Board, view: Facts) -> None:
    """The conflict between the two sides: type, ring, totals, strength, and who takes part; or a plain line."""
    conflict = view["conflict"]
    if conflict is None:
        board.add(Line(x1=MARGIN, y1=board.y + 10, x2=PAGE - MARGIN, y2=board.y + 10, stroke=INK, stroke_width=3))
        board.y += 22
        return
    bottom = view["viewer"] if view["viewer"] is not None else 0
    top_y = board.y
    board.y += 8
    _characters(board, _participants(view, 1 - bottom))
    _score(board, view, conflict, bottom)
    _characters(board, _participants(view, bottom))
    board.y += 6
    frame = Rect(x=6, y=top_y, width=PAGE - 12, height=board.y - top_y, rx=16, fill="#e9b7a0", stroke=DOWN,
                 stroke_width=4)  # fmt: skip
    board.parts.insert(0, frame)
    board.y += 8


def _participants(view: Facts, seat: int) -> list[Facts]:
    return [card for card in view["players"][seat]["characters"] if card["participating"]]


def _score(board: Board, view: Facts, conflict: Facts, bottom: int) -> None:
    """The band that compares the totals: the upper side's left, the lower side's right."""
    y = board.y
    board.add(Rect(x=16, y=y, width=PAGE - 32, height=78, rx=12, fill=INK))
    board.add(sign(conflict["skill"], 34, y + 12, 54, PAPER, INK))
    board.add(sign(conflict["ring"], 104, y + 12, 54, PAPER, INK))
    names = board.labels.names
    left, right = conflict["totals"][1 - bottom], conflict["totals"][bottom]
    board.add(text(f"{left} : {right}", 540, y + 56, 50, bold=True, colour=GOLD, anchor="middle"))
    for seat, x, anchor in ((1 - bottom, 440, "end"), (bottom, 640, "start")):
        size = fitting(names[seat], 32, 240)
        board.add(text(names[seat], x, y + 50, size, colour=PAPER, anchor=anchor))
    strength = "?" if conflict["strength"] is None else str(conflict["strength"])
    for part in number("strength", strength, PAGE - 130, y + 58, 46, colour=PAPER):
        board.add(part)
    board.y = y + 86
