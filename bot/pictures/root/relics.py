"""The signs of the Keepers' three kinds of relics."""

from svg import Element, Rect

from bot.pictures.signs import shape, stroke


def tablet(colour: str, ground: str) -> list[Element]:
    """A slab with lines of writing."""
    return [
        shape("M18 94 V34 Q18 6 50 6 Q82 6 82 34 V94Z", colour),
        stroke("M34 38 H66 M34 56 H66 M34 74 H56", ground, 8),
    ]


def jewel(colour: str, ground: str) -> list[Element]:
    """A cut stone."""
    return [shape("M24 14 H76 L96 40 L50 94 L4 40Z", colour), stroke("M8 40 H92 M36 40 L50 84 L64 40", ground, 6)]


def idol(colour: str, ground: str) -> list[Element]:
    """A seated figure."""
    return [
        Rect(x=32, y=4, width=36, height=34, rx=14, fill=colour),
        shape("M22 42 H78 L72 70 H90 V94 H10 V70 H28Z", colour),
        stroke("M40 20 v4 M60 20 v4 M36 70 Q50 58 64 70", ground, 6),
    ]
