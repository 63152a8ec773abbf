"""Cards as a picture: a hand or other cards, with cost, type, clan, skills and text."""

from collections.abc import Sequence
from typing import Final

from svg import Element, G, Rect

from bot.pictures.colours import FADED, INK, PAPER
from bot.pictures.kit import Block, Canvas, coin, counter_width, share, tile
from bot.pictures.l5r_lcg.board import MARGIN, NAME, PAGE, Facts
from bot.pictures.l5r_lcg.tiles import number
from bot.pictures.lettering import lines_of, text
from bot.pictures.rokugan import SIGNS, look_of, sign
from bot.pictures.signs import stamp

ACROSS: Final = 2
WIDTH: Final = share(PAGE, ACROSS, MARGIN)
LINE: Final = 29
SIZE: Final = 25
MOST: Final = 11  # lines of text on one card
ALONE: Final = 1.5


def draw_cards(cards: Sequence[Facts]) -> str:
    """Return the SVG of ``cards``, two in a row, each row as high as its longest text. A single card is larger."""
    alone = len(cards) <= 1
    canvas = Canvas(WIDTH + 2 * MARGIN if alone else PAGE, MARGIN)
    canvas.rows([_card(card, 2 * MOST if alone else MOST) for card in cards], ACROSS, MARGIN)
    return canvas.svg(zoom=ALONE if alone else 1)


def _card(card: Facts, most: int) -> Block:
    """Return one card with at most this many lines of text."""
    look = look_of(card["clan"])
    x = 16.0
    parts: list[Element] = [Rect(x=3, y=3, width=WIDTH - 6, height=12, rx=6, fill=look.colour)]
    parts.append(stamp(look.sign, WIDTH - 48, 20, 36, look.colour, PAPER))
    if card["cost"] is not None:
        parts += coin(str(card["cost"]), 36, 46, 22)
        x = 68
    names = lines_of(card["name"], WIDTH - 54 - x, NAME)
    for row, line in enumerate(names):
        parts.append(text(line, x, (56 if len(names) == 1 else 44) + row * NAME, NAME, bold=True))
    parts += _numbers(card)
    parts.append(text(card["type"], WIDTH - 16, 112, 24, colour=FADED, anchor="end"))
    words = lines_of(card["text"], WIDTH - 28, SIZE, most, bold=False)
    for row, line in enumerate(words):
        parts.append(text(line, 16, 152 + row * LINE, SIZE))
    return Block(144 + LINE * len(words), lambda height: G(elements=[tile(WIDTH, height, look.colour), *parts]))


def _numbers(card: Facts) -> list[Element]:
    """Return a card's numbers, each with its sign."""
    parts: list[Element] = []
    x = 16.0
    for kind in ("military", "political", "glory", "strength"):
        value = card[kind]
        if value is not None:
            said = "–" if value == "-" else str(value)
            parts += number(kind, said, x, 112, NAME)
            x += counter_width(said, NAME) + 14
    if card["element"] in SIGNS:
        parts.append(sign(card["element"], x, 88, 30, INK))
    return parts
