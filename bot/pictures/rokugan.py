"""Drawings shared by the card games of Rokugan: signs of clans, rings, skills and tokens, and small cards."""

from collections.abc import Sequence
from typing import Final

from svg import Circle, Element, G, Rect, Rotate, Translate

from bot.pictures.colours import INK, PAPER, Look
from bot.pictures.kit import Block, tile
from bot.pictures.signs import (
    Sign,
    banner,
    cards,
    coin,
    crown,
    diamond,
    first,
    shape,
    shield,
    signs,
    stamp,
    stroke,
)  # fmt: skip

# Distance of text from an edge; the background of bowed cards and of provinces.
INSET: Final = 16
BAR: Final = 16  # height of a bowed card's bar
BOWED: Final = "#cbbfa6"
LAND: Final = "#efe2c4"
CLAN_COLOURS: Final = {
    "crab": "#3f5b86",
    "crane": "#3a8fb7",
    "dragon": "#2f7d4f",
    "lion": "#b98a1e",
    "phoenix": "#c2551e",
    "scorpion": "#8e2430",
    "unicorn": "#6b3f86",
    "neutral": "#6d655a",
}
RING_COLOURS: Final = {
    "air": "#b9c7d6",
    "earth": "#8a6b45",
    "fire": "#c8472b",
    "water": "#3974a8",
    "void": "#4a4458",
}


def crab(colour: str, ground: str) -> list[Element]:
    """Draw a shell with two claws."""
    return [
        shape("M22 62 Q50 30 78 62 Q70 84 50 84 Q30 84 22 62Z", colour),
        stroke("M28 54 Q10 40 20 20 M20 20 L34 26 M20 20 L12 34", colour),
        stroke("M72 54 Q90 40 80 20 M80 20 L66 26 M80 20 L88 34", colour),
    ]


def crane(colour: str, ground: str) -> list[Element]:
    """Draw a bird flying, its neck stretched out."""
    return [
        shape("M30 60 Q40 30 34 4 Q58 22 62 52 Q78 34 96 34 Q84 56 66 66 Q54 80 30 76 L6 94 Q12 72 30 60Z", colour),
        stroke("M34 68 Q18 60 8 40 L2 46", colour, 7),
    ]


def dragon(colour: str, ground: str) -> list[Element]:
    """Draw a coil with a crest."""
    return [
        stroke("M50 50 q10 -8 16 4 q4 18 -16 22 q-30 2 -32 -28 q2 -34 36 -36 q30 2 34 30", colour, 11),
        shape("M80 34 L96 44 L84 58 Z", colour),
        stroke("M50 12 L46 2 M66 16 L70 6", colour, 6),
    ]


def lion(colour: str, ground: str) -> list[Element]:
    """Draw a mane around a face."""
    rays = " ".join(f"M50 50 m{x} {y} l{x * 0.32:.0f} {y * 0.32:.0f}" for x, y in _ROUND)
    return [stroke(rays, colour, 9), Circle(cx=50, cy=50, r=27, fill=colour), _face(ground)]


def _face(ground: str) -> Element:
    return stroke("M40 44 v4 M60 44 v4 M50 54 v6 M42 66 q8 -6 16 0", ground, 5)


_ROUND: Final = [(0, -31), (22, -22), (31, 0), (22, 22), (0, 31), (-22, 22), (-31, 0), (-22, -22)]


def phoenix(colour: str, ground: str) -> list[Element]:
    """Draw a rising bird over flames."""
    return [
        shape("M50 10 Q60 30 90 30 Q82 54 58 58 Q60 78 74 92 Q54 88 50 74 Q46 88 26 92 Q40 78 42 58 Q18 54 10 30 "
               "Q40 30 50 10Z", colour),
    ]  # fmt: skip


def scorpion(colour: str, ground: str) -> list[Element]:
    """Draw a tail with its sting over a body."""
    return [
        shape("M30 66 Q50 50 70 66 Q66 88 50 90 Q34 88 30 66Z", colour),
        stroke("M50 62 Q88 56 82 30 Q76 8 52 14", colour, 11),
        shape("M54 6 L34 16 L54 24Z", colour),
        stroke("M34 74 L14 84 M34 66 L12 62", colour, 6),
    ]


def unicorn(colour: str, ground: str) -> list[Element]:
    """Draw a horse's head with a horn."""
    return [
        shape("M62 26 L38 36 L18 62 L26 74 L46 64 Q50 78 42 92 L84 92 Q90 50 62 26Z", colour),
        shape("M56 28 L70 2 L72 30Z", colour),
    ]


def air(colour: str, ground: str) -> list[Element]:
    """Draw three gusts."""
    return [
        stroke("M14 36 H62 Q80 36 78 24 Q74 12 62 20", colour),
        stroke("M14 54 H78 Q92 56 88 68 Q82 78 72 70", colour),
        stroke("M14 72 H50", colour),
    ]


def earth(colour: str, ground: str) -> list[Element]:
    """Draw a mountain over its ground."""
    return [shape("M8 76 L38 24 L54 50 L64 36 L92 76Z", colour), stroke("M10 88 H90", colour, 8)]


def fire(colour: str, ground: str) -> list[Element]:
    """Draw a flame."""
    return [
        shape("M52 8 Q58 30 74 44 Q90 66 70 86 Q50 98 30 86 Q12 68 28 46 Q34 58 42 56 Q36 28 52 8Z", colour),
    ]


def water(colour: str, ground: str) -> list[Element]:
    """Draw three waves."""
    wave = "q12 -16 24 0 t24 0 t24 0"
    return [stroke(f"M14 34 {wave} M14 56 {wave} M14 78 {wave}", colour)]


def void(colour: str, ground: str) -> list[Element]:
    """Draw a brushed circle that does not close."""
    return [stroke("M64 18 A36 36 0 1 0 84 38", colour, 12)]


def military(colour: str, ground: str) -> list[Element]:
    """Draw two crossed blades."""
    return [stroke("M20 16 L74 78 M80 16 L26 78", colour, 10), stroke("M62 86 L84 66 M38 86 L16 66", colour, 8)]


def political(colour: str, ground: str) -> list[Element]:
    """Draw an open fan."""
    return [
        shape("M50 90 L6 42 Q50 -2 94 42Z", colour),
        stroke("M50 84 L26 34 M50 84 L50 26 M50 84 L74 34", ground, 5),
    ]


def honor(colour: str, ground: str) -> list[Element]:
    """Draw a blossom of five petals."""
    petals = [(50, 26), (73, 43), (64, 70), (36, 70), (27, 43)]
    return [*(Circle(cx=x, cy=y, r=20, fill=colour) for x, y in petals), Circle(cx=50, cy=50, r=9, fill=ground)]


def dynasty(colour: str, ground: str) -> list[Element]:
    """Draw a dynasty deck: a card with a sun."""
    return [Rect(x=20, y=8, width=60, height=84, rx=8, fill=colour), Circle(cx=50, cy=50, r=17, fill=ground)]


def discard(colour: str, ground: str) -> list[Element]:
    """Draw a discard pile: a card that falls onto others."""
    return [
        Rect(x=8, y=66, width=84, height=22, rx=5, fill=colour),
        stroke("M50 8 V46 M30 30 L50 50 L70 30", colour, 11),
    ]


def dial(colour: str, ground: str) -> list[Element]:
    """Draw an honor dial: a disc with its pointer."""
    return [
        Circle(cx=50, cy=50, r=40, fill=colour),
        stroke("M50 50 L68 26", ground, 10),
        Circle(cx=50, cy=50, r=9, fill=ground),
    ]


def conflict(colour: str, ground: str) -> list[Element]:
    """Draw a conflict deck: a card with two blades."""
    return [Rect(x=20, y=8, width=60, height=84, rx=8, fill=colour), stroke("M34 32 L66 68 M66 32 L34 68", ground, 8)]


SIGNS: Final[dict[str, Sign]] = {
    **signs(crab, crane, dragon, lion, phoenix, scorpion, unicorn, air, earth, fire, water, void),
    **signs(military, political, honor, dynasty, conflict, discard, dial, cards, first),
    **{"neutral": diamond, "fate": coin, "favor": crown, "glory": banner, "strength": shield},
}
CLANS: Final = {clan: Look(colour, SIGNS[clan]) for clan, colour in CLAN_COLOURS.items()}


def look_of(clan: str) -> Look:
    """Return the look of a clan, or the plain look for any other text."""
    return CLANS.get(clan, CLANS["neutral"])


def sign(name: str, x: float, y: float, size: float, colour: str = INK, ground: str = PAPER) -> G:
    """Return the sign called ``name`` at a place, ``size`` pixels wide and high."""
    return stamp(SIGNS[name], x, y, size, colour, ground)


def small_card(look: Look, x: float, y: float, height: float, *, bowed: bool) -> Element:
    """Return a card of a sign's size around a place, with its clan's sign: upright, or turned if bowed."""
    width = height * 0.74
    card = G(elements=[
        Rect(x=-width / 2, y=-height / 2, width=width, height=height, rx=height * 0.12, fill=look.colour),
        stamp(look.sign, -width * 0.42, -width * 0.42, width * 0.84, look.ink, look.colour),
    ])  # fmt: skip
    return G(elements=[card], transform=[Translate(x, y), *([Rotate(90, 0, 0)] if bowed else [])])


def standing(width: float, height: float, look: Look, parts: Sequence[Element], *, bowed: bool) -> Block:
    """Return the tile of a character or Personality with its content. A bowed card is dark above a black bar."""
    if not bowed:
        return Block(height, lambda room: G(elements=[tile(width, room, look.colour), *parts]))
    edge = 5

    def draw(room: float) -> Element:
        bar = Rect(x=edge, y=room - BAR - edge, width=width - 2 * edge, height=BAR, fill=INK)
        return G(elements=[tile(width, room, look.colour, BOWED, edge=edge), bar, *parts])

    return Block(height + BAR, draw)
