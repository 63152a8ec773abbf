"""The table of the card game as a picture, from one viewer's view: that viewer's side below, the other above.

1,080 pixels wide, so that a phone shows the names at a readable size.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from svg import SVG, Circle, Element, G, Line, Rect

from bot.pictures import tiles
from bot.pictures.signs import CLAN_COLOURS, INK, PAPER, RING_COLOURS, sign
from bot.pictures.tiles import at, fitting, lines_of, number, text

PAGE: Final = 1080
MARGIN: Final = 26
STEP: Final = 206
ROW: Final = 5
Facts = Mapping[str, Any]


@dataclass(frozen=True)
class Words:
    """All the words that stand in the picture, already in the reader's language."""

    cards: Mapping[str, str]
    phase: str
    step: str
    names: Sequence[str]
    facedown: str
    broken: str


class Picture:
    """A picture being laid out from the top down."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.parts: list[Element] = []
        self.y = 0.0

    def add(self, part: Element) -> None:
        """Put a part on the picture."""
        self.parts.append(part)


def draw_table(view: Facts, words: Words) -> str:
    """Return the SVG of the table in ``view``; the same view and words give the same text."""
    bottom = view["viewer"] if view["viewer"] is not None else 0
    picture = Picture(words)
    _head(picture, view)
    _player(picture, view, 1 - bottom, above=True)
    _middle(picture, view)
    _player(picture, view, bottom, above=False)
    height = int(picture.y + 16)
    ground: list[Element] = [Rect(x=0, y=0, width=PAGE, height=height, fill=tiles.WOOD)]
    return SVG(width=PAGE, height=height, elements=[*ground, *picture.parts]).as_str()


def _head(picture: Picture, view: Facts) -> None:
    """The phase, its step, and the five rings."""
    words = picture.words
    picture.add(Rect(x=0, y=0, width=PAGE, height=120, fill=INK))
    room = PAGE - 610 - MARGIN
    picture.add(text(words.phase, MARGIN, 48, fitting(words.phase, 42, room), bold=True, colour=PAPER))
    for row, line in enumerate(lines_of(words.step, room, 28)):
        picture.add(text(line, MARGIN, 80 + row * 30, 28, colour=PAPER))
    for place, ring in enumerate(view["rings"]):
        picture.add(at(_ring(ring, words), PAGE - 590 + place * 116, 8))
    picture.y = 128


def _ring(ring: Facts, words: Words) -> G:
    """A ring: its sign, its fate, and who claimed it or that it is contested."""
    colour = RING_COLOURS[ring["element"]]
    parts: list[Element] = [
        Circle(cx=54, cy=44, r=40, fill=PAPER, stroke=colour, stroke_width=8),
        sign(ring["element"], 29, 19, 50, INK),
    ]
    if ring["fate"]:
        parts.append(Circle(cx=92, cy=20, r=19, fill="#e3b34c", stroke=INK, stroke_width=3))
        parts.append(text(str(ring["fate"]), 92, 30, 28, bold=True, anchor="middle"))
    if ring["state"] == "contested":
        parts.append(sign(ring["face"], 38, 84, 30, "#e3b34c", INK))
    elif ring["state"] == "claimed":
        parts.append(sign(ring["face"], 4, 84, 26, PAPER, INK))
        name = lines_of(words.names[ring["player"]], 76, 22, 1)[0]
        parts.append(text(name, 34, 106, 22, bold=True, colour=PAPER))
    return G(elements=parts)


def _player(picture: Picture, view: Facts, seat: int, *, above: bool) -> None:
    """One side: numbers at the rim, then provinces, then characters at home; mirrored above."""
    player = view["players"][seat]
    home = [card for card in player["characters"] if not card["participating"]]
    rows = [_numbers, _provinces] if above else [_provinces, _numbers]
    if above:
        for row in rows:
            row(picture, view, player)
        _characters(picture, home)
    else:
        _characters(picture, home)
        for row in rows:
            row(picture, view, player)


def _numbers(picture: Picture, view: Facts, player: Facts) -> None:
    """Name, clan, honor, fate, hand and decks, favor, first player."""
    colour = CLAN_COLOURS.get(player["clan"], CLAN_COLOURS["neutral"])
    y, name = picture.y, picture.words.names[player["seat"]]
    picture.add(Rect(x=0, y=y, width=PAGE, height=62, fill=colour))
    clan = player["clan"] if player["clan"] in CLAN_COLOURS else "neutral"
    picture.add(sign(clan, MARGIN, y + 7, 48, PAPER, colour))
    picture.add(text(name, MARGIN + 62, y + 44, fitting(name, 36, 280), bold=True, colour=PAPER))
    x = 390.0
    for kind, size, step in (("honor", 38, 104), ("fate", 38, 104), ("cards", 38, 108), ("dynasty", 28, 84),
                             ("conflict", 28, 84)):  # fmt: skip
        for part in number(kind, str(player[NUMBERS[kind]]), x, y + 45, size, colour=PAPER, ground=colour):
            picture.add(part)
        x += step
    if view["favor"] is not None and view["favor"]["player"] == player["seat"]:
        picture.add(sign("favor", PAGE - MARGIN - 150, y + 11, 44, PAPER))
        picture.add(sign(view["favor"]["side"], PAGE - MARGIN - 102, y + 13, 38, PAPER, colour))
    if view["first_player"] == player["seat"]:
        picture.add(sign("first", PAGE - MARGIN - 48, y + 9, 46, PAPER))
    picture.y = y + 70


NUMBERS: Final = {
    "honor": "honor",
    "fate": "fate",
    "cards": "hand_count",
    "dynasty": "dynasty_deck",
    "conflict": "conflict_deck",
}


def _provinces(picture: Picture, view: Facts, player: Facts) -> None:
    """The five provinces with what lies on them."""
    words = picture.words
    conflict = view["conflict"]
    for province in player["provinces"]:
        x = MARGIN + province["index"] * STEP
        attacked = conflict is not None and conflict["province"] == province["place"]
        name = words.cards.get(province["id"], "") if province["id"] else ""
        facts = {**province, "attacked": attacked}
        picture.add(at(tiles.province(facts, name, words.facedown, words.broken), x, picture.y))
        if province["stronghold"]:
            held = player["stronghold"]
            picture.add(at(tiles.lying(words.cards[held["id"]], player["clan"], None), x, picture.y + 92))
        elif province["cards"]:
            picture.add(at(_lying(words, province["cards"]), x, picture.y + 92))
    picture.y += 164


def _lying(words: Words, cards: Sequence[Facts]) -> G:
    """What lies on a province: the first card that can be read, and how many more."""
    card = next((card for card in cards if "id" in card), None)
    if card is None:
        return tiles.card_back(f"× {len(cards)}" if len(cards) > 1 else "")
    return tiles.lying(words.cards[card["id"]], card["clan"], card["printed"]["cost"], len(cards) - 1)


def _characters(picture: Picture, cards: Sequence[Facts]) -> None:
    """Characters in rows of five."""
    for start in range(0, len(cards), ROW):
        for place, card in enumerate(cards[start : start + ROW]):
            picture.add(at(_character(picture.words, card), MARGIN + place * STEP, picture.y))
        picture.y += tiles.HEIGHT + 4


def _character(words: Words, card: Facts) -> G:
    worn = [words.cards[attachment["id"]] for attachment in card["attachments"]]
    return tiles.character(card, words.cards[card["id"]], worn)


def _middle(picture: Picture, view: Facts) -> None:
    """The conflict between the two sides: type, ring, totals, strength, and who takes part; or a plain line."""
    conflict = view["conflict"]
    if conflict is None:
        picture.add(Line(x1=MARGIN, y1=picture.y + 10, x2=PAGE - MARGIN, y2=picture.y + 10, stroke=INK, stroke_width=3))
        picture.y += 22
        return
    bottom = view["viewer"] if view["viewer"] is not None else 0
    top_y = picture.y
    picture.y += 8
    _characters(picture, _participants(view, 1 - bottom))
    _score(picture, view, conflict, bottom)
    _characters(picture, _participants(view, bottom))
    picture.y += 6
    frame = Rect(x=6, y=top_y, width=PAGE - 12, height=picture.y - top_y, rx=16, fill="#e9b7a0", stroke=tiles.DOWN,
                 stroke_width=4)  # fmt: skip
    picture.parts.insert(0, frame)
    picture.y += 8


def _participants(view: Facts, seat: int) -> list[Facts]:
    return [card for card in view["players"][seat]["characters"] if card["participating"]]


def _score(picture: Picture, view: Facts, conflict: Facts, bottom: int) -> None:
    """The band that compares the totals: the upper side's left, the lower side's right."""
    y = picture.y
    picture.add(Rect(x=16, y=y, width=PAGE - 32, height=78, rx=12, fill=INK))
    picture.add(sign(conflict["skill"], 34, y + 12, 54, PAPER, INK))
    picture.add(sign(conflict["ring"], 104, y + 12, 54, PAPER, INK))
    names = picture.words.names
    left, right = conflict["totals"][1 - bottom], conflict["totals"][bottom]
    picture.add(text(f"{left} : {right}", 540, y + 56, 50, bold=True, colour="#e3b34c", anchor="middle"))
    for seat, x, anchor in ((1 - bottom, 440, "end"), (bottom, 640, "start")):
        size = fitting(names[seat], 32, 240)
        picture.add(text(names[seat], x, y + 50, size, colour=PAPER, anchor=anchor))
    strength = "?" if conflict["strength"] is None else str(conflict["strength"])
    for part in number("strength", strength, PAGE - 130, y + 58, 46, colour=PAPER):
        picture.add(part)
    picture.y = y + 86
