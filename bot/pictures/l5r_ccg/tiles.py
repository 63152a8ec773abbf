"""Tiles of the 1997 game: provinces with their cards, Personalities with their attachments.

The pictures are 825 pixels wide, like those of the other card game. No card's name is smaller than ``NAME``.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from svg import Circle, Element, G, Line

from bot.pictures.colours import DOWN, FADED, GOLD, INK, SHADE, Look
from bot.pictures.kit import Block, chip, counter, counter_width, marked, middle, paragraph, share, tile
from bot.pictures.l5r_ccg.signs import CHI, FORCE, look_of, token
from bot.pictures.lettering import cut, fitting, lines_of, text, width_of
from bot.pictures.rokugan import CLANS, INSET, LAND, SIGNS, small_card, standing
from bot.pictures.signs import GENERAL, Sign

PAGE: Final = 825
MARGIN: Final = 12
NAME: Final = 28
LINE: Final = 30
KIND: Final = 26
PURSE: Final = 46  # width of an amount of gold
ACROSS: Final = 3
WIDTH: Final = share(PAGE, ACROSS, MARGIN)
PLACE: Final = share(PAGE, 4, MARGIN)  # width of a province
KINDS: Final[dict[str, Sign]] = {
    "ring": SIGNS["void"], "holding": GENERAL["coin"], "stronghold": SIGNS["strength"], "hand": SIGNS["cards"],
    "personality": SIGNS["military"],
}  # fmt: skip


@dataclass(frozen=True)
class Lying:
    """A card shown by name only: its kind, whether it is bowed, and the gold that it produces."""

    name: str
    kind: str
    bowed: bool = False
    gold: str = ""


@dataclass(frozen=True)
class Place:
    """A province: number and strength, its card, its attachments.

    ``card`` is a card's name if it is ``named``, otherwise the words for a facedown card or for an empty province.
    ``kind`` is the word for the card's type, and ``cost`` is its cost in gold. ``destroyed`` is the word for a
    destroyed province. ``new`` puts a star on the place.
    """

    number: int
    strength: int
    card: str
    named: bool
    facedown: bool
    attached: Sequence[Lying] = ()
    destroyed: str = ""
    attacked: bool = False
    kind: str = ""
    cost: str = ""
    new: bool = False


@dataclass(frozen=True)
class Unit:
    """A Personality: present and printed Force and Chi, Personal Honor, the unit's total Force, attachments.

    ``notes`` says where the Personality fights and which tokens it has. ``new`` puts a star on the tile.
    """

    name: str
    clan: str
    force: int
    chi: int
    printed: tuple[int, int]
    honor: int
    unit_force: int
    bowed: bool
    dishonored: bool
    notes: Sequence[str] = ()
    worn: Sequence[Lying] = ()
    new: bool = False


def lying(card: Lying, x: float, base: float, room: float) -> list[Element]:
    """Return a card that is shown by name only, in one line with the gold that it produces. A bowed card is turned."""
    name = cut(card.name, room - 40 - (PURSE if card.gold else 0), NAME, bold=False)
    parts: list[Element] = [
        small_card(_look(card), x + 16, base - 9, 30, bowed=card.bowed),
        text(name, x + 40, base, NAME),
    ]
    if card.gold:
        parts += purse(card.gold, x + 42 + width_of(name, NAME, bold=False) + PURSE / 2, base - 9)
    return parts


def lying_width(card: Lying) -> float:
    """Return the width that a card shown by name alone takes up in its line."""
    return 40 + width_of(card.name, NAME, bold=False) + (PURSE if card.gold else 0)


def purse(gold: str, x: float, y: float) -> list[Element]:
    """Return an amount of gold in a coin whose middle is at ``x``, ``y``."""
    return [
        Circle(cx=x, cy=y, r=17, fill=GOLD, stroke=INK, stroke_width=3),
        middle(gold, x, y + 9, 26, 28),
    ]


def _look(card: Lying) -> Look:
    plain = CLANS["neutral"]
    return Look(plain.colour, KINDS.get(card.kind, plain.sign))


# Provinces.


def land(place: Place) -> Block:
    """Return a province: strength, number, card.

    A facedown card has a dashed frame, a destroyed province is crossed out.
    """
    parts: list[Element] = [
        text(str(place.number), PLACE - 24, 34, 26, bold=True, colour=FADED, anchor="middle"),
        *counter(SIGNS["strength"], "" if place.destroyed else str(place.strength), INSET, 42, 36),
    ]
    names = paragraph(place.card, INSET, 80, NAME, PLACE - 2 * INSET, 3, bold=place.named)
    y = 80.0 + LINE * len(names)
    if place.kind:
        room = PLACE - 2 * INSET - (PURSE if place.cost else 0)
        names.append(text(place.kind, INSET, y, fitting(place.kind, KIND, room), colour=FADED))
        names += purse(place.cost, PLACE - INSET - PURSE / 2, y - 8) if place.cost else []
        y += LINE + 4
    if place.destroyed:
        parts.append(Line(x1=INSET, y1=10, x2=PLACE - INSET, y2=52, stroke=DOWN, stroke_width=6))
        parts.append(Line(x1=INSET, y1=52, x2=PLACE - INSET, y2=10, stroke=DOWN, stroke_width=6))
        parts += chip(place.destroyed, 12, 58, PLACE - 24, 36)
        y = 120.0
    else:
        parts += names
    worn, y = _worn(place.attached, y, PLACE)
    parts += worn
    ground, edge = (SHADE if place.facedown or place.destroyed else LAND), 7 if place.attacked else 3
    frame = DOWN if place.attacked else INK
    block = Block(
        y - 16,
        lambda room: G(elements=[tile(PLACE, room, frame, ground, edge=edge, dashed=place.facedown), *parts]),
    )
    return marked(block, PLACE) if place.new else block


def _worn(cards: Sequence[Lying], y: float, width: float) -> tuple[list[Element], float]:
    """Return the attachments, each name in up to three lines, and the height where they end."""
    parts: list[Element] = []
    for card in cards:
        lines = paragraph(card.name, INSET + 28, y, NAME, width - INSET - 40, 3, bold=False, colour=FADED)
        parts += [small_card(_look(card), INSET + 10, y - 9, 24, bowed=card.bowed), *lines]
        y += LINE * len(lines)
    return parts, y


# Personalities.


def unit(one: Unit) -> Block:
    """Return a Personality: name, numbers, notes, attachments.

    A bowed Personality is dark and barred, with a turned sign.
    """
    look = look_of(one.clan)
    parts: list[Element] = [small_card(look, WIDTH - 30, 30, 38, bowed=one.bowed)]
    names = paragraph(one.name, INSET, 36, NAME, WIDTH - INSET - 54, 3)
    y = 40.0 + LINE * len(names)
    numbers, y = _numbers(one, y)
    parts += [*names, *numbers]
    y += LINE * 1.16
    for note in one.notes:
        lines = lines_of(note, WIDTH - 2 * INSET, NAME, bold=False)
        parts += paragraph(note, INSET, y, NAME, WIDTH - 2 * INSET, bold=False)
        y += LINE * len(lines)
    worn, y = _worn(one.worn, y, WIDTH)
    parts += worn
    block = standing(WIDTH, y - 14, look, parts, bowed=one.bowed)
    return marked(block, WIDTH) if one.new else block


def _numbers(one: Unit, y: float) -> tuple[list[Element], float]:
    """Return Force, Chi and Personal Honor in a line. The unit's total Force follows after ``=`` if it differs.

    If there is no room, the unit's Force goes on a line below. The function also returns the base line of the last
    line.
    """
    parts: list[Element] = []
    x = float(INSET)
    for sign, now, printed in ((FORCE, one.force, one.printed[0]), (CHI, one.chi, one.printed[1])):
        parts += counter(sign, str(now), x, y, NAME, changed=now - printed)
        x += counter_width(str(now), NAME, changed=now - printed) + 8
    parts += token(x, y - 23, 27, dishonored=one.dishonored)
    honor = str(one.honor)
    parts.append(text(honor, x + 31, y, NAME, bold=True))
    x += counter_width(honor, NAME) + 10
    if one.unit_force != (0 if one.bowed else one.force):
        whole = f"={one.unit_force}"
        if x + counter_width(whole, NAME) > WIDTH - 8:
            x, y = float(INSET), y + LINE * 1.16
        parts += counter(FORCE, whole, x, y, NAME)
    return parts, y
