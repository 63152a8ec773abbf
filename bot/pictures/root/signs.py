"""Root's signs, drawn for this project: factions, suits and items, and the list of all signs."""

from typing import Final

from svg import Circle, Element, Ellipse, Rect

from bot.pictures.colours import Look
from bot.pictures.root.pieces import PIECES
from bot.pictures.signs import Sign, diamond, shape, signs, stroke

# Factions


def marquise(colour: str, ground: str) -> list[Element]:
    """Draw a cat's head."""
    return [
        shape("M16 10 L36 28 Q50 24 64 28 L84 10 V56 Q82 88 50 90 Q18 88 16 56Z", colour),
        stroke("M36 52 v6 M64 52 v6 M44 68 q6 6 12 0 M24 66 L8 62 M76 66 L92 62", ground, 6),
    ]


def eyrie(colour: str, ground: str) -> list[Element]:
    """Draw an eagle's head with its crest."""
    return [
        shape("M22 92 Q14 50 34 26 Q22 22 10 24 Q30 6 54 12 Q78 18 80 42 L96 58 Q82 64 70 56 Q68 76 78 92Z", colour),
        Circle(cx=60, cy=38, r=6, fill=ground),
    ]


def alliance(colour: str, ground: str) -> list[Element]:
    """Draw a raised fist."""
    return [
        shape(
            "M22 22 Q22 10 34 14 Q38 4 48 10 Q56 4 64 12 Q78 10 78 24 V52 Q76 66 68 70 V94 H34 V72 Q20 60 22 46Z",
            colour,
        ),
        stroke("M37 20 v18 M51 18 v20 M65 20 v18 M24 48 H56", ground, 5),
    ]


def vagabond(colour: str, ground: str) -> list[Element]:
    """Draw a masked head."""
    return [
        shape("M12 16 L34 22 Q50 16 66 22 L88 16 L84 52 Q74 86 50 92 Q26 86 16 52Z", colour),
        shape("M18 42 Q34 36 46 50 L42 62 Q26 62 18 42Z M82 42 Q66 36 54 50 L58 62 Q74 62 82 42Z", ground),
        Circle(cx=50, cy=78, r=6, fill=ground),
    ]


def cult(colour: str, ground: str) -> list[Element]:
    """Draw a lizard from above."""
    return [
        stroke("M50 16 V56 Q50 88 78 84 Q92 78 84 66", colour, 13),
        Ellipse(cx=50, cy=18, rx=14, ry=15, fill=colour),
        stroke("M46 34 L22 24 M54 34 L78 24 M46 56 L22 66 M54 52 L76 58", colour, 8),
    ]


def riverfolk(colour: str, ground: str) -> list[Element]:
    """Draw a head above the waves."""
    return [
        Ellipse(cx=50, cy=36, rx=27, ry=25, fill=colour),
        Circle(cx=28, cy=18, r=9, fill=colour),
        Circle(cx=72, cy=18, r=9, fill=colour),
        stroke("M40 32 v4 M60 32 v4 M44 46 q6 5 12 0", ground, 5),
        stroke("M8 72 q10 -10 21 0 t21 0 t21 0 t21 0 M8 90 q10 -10 21 0 t21 0 t21 0 t21 0", colour, 8),
    ]


def duchy(colour: str, ground: str) -> list[Element]:
    """Draw a spade, because the Duchy digs."""
    return [stroke("M50 8 V52 M34 10 H66", colour, 10), shape("M26 46 H74 V70 Q70 88 50 96 Q30 88 26 70Z", colour)]


def corvids(colour: str, ground: str) -> list[Element]:
    """Draw a feather."""
    return [
        shape("M88 8 Q92 52 54 76 L34 82 L26 66 Q30 22 88 8Z", colour),
        stroke("M74 24 L12 92", ground, 5),
        stroke("M30 72 L12 92", colour, 7),
    ]


def hundreds(colour: str, ground: str) -> list[Element]:
    """Draw a rat's head: round ears, a pointed snout."""
    return [
        Circle(cx=24, cy=26, r=18, fill=colour),
        Circle(cx=76, cy=26, r=18, fill=colour),
        shape("M18 34 Q50 14 82 34 Q78 66 56 92 H44 Q22 66 18 34Z", colour),
        stroke("M36 46 l8 6 M64 46 l-8 6 M46 82 h8", ground, 6),
    ]


def keepers(colour: str, ground: str) -> list[Element]:
    """Draw a badger's striped head on a shield."""
    return [
        shape("M10 12 H90 V48 Q86 80 50 96 Q14 80 10 48Z", colour),
        stroke("M34 20 L42 74 M66 20 L58 74", ground, 9),
    ]


# Suits


def fox(colour: str, ground: str) -> list[Element]:
    """Draw a fox: pointed ears, pointed face."""
    return [
        shape("M6 8 L38 28 H62 L94 8 L88 48 L50 94 L12 48Z", colour),
        shape("M50 94 L34 74 L26 56 L46 60Z M50 94 L66 74 L74 56 L54 60Z", ground),
    ]


def rabbit(colour: str, ground: str) -> list[Element]:
    """Draw a rabbit: long ears."""
    return [
        shape("M28 4 Q44 10 46 42 H54 Q56 10 72 4 Q84 22 70 48 Q86 60 "
              "78 78 Q68 96 50 96 Q32 96 22 78 Q14 60 30 48 Q16 22 28 4Z",
              colour),
        stroke("M38 64 v4 M62 64 v4 M44 80 q6 5 12 0", ground, 6),
    ]  # fmt: skip


def mouse(colour: str, ground: str) -> list[Element]:
    """Draw a mouse: great round ears."""
    return [
        Circle(cx=25, cy=30, r=23, fill=colour),
        Circle(cx=75, cy=30, r=23, fill=colour),
        Ellipse(cx=50, cy=64, rx=30, ry=30, fill=colour),
        stroke("M40 58 v4 M60 58 v4", ground, 6),
        Circle(cx=50, cy=80, r=5, fill=ground),
    ]


def bird(colour: str, ground: str) -> list[Element]:
    """Draw a bird in flight."""
    return [shape("M50 40 Q66 8 96 12 Q88 42 64 56 L72 86 L50 74 L28 86 L36 56 Q12 42 4 12 Q34 8 50 40Z", colour)]


# Items


def boots(colour: str, ground: str) -> list[Element]:
    """Draw a boot."""
    return [shape("M30 6 H62 V52 Q90 58 92 80 V92 H26 Z", colour)]


def bag(colour: str, ground: str) -> list[Element]:
    """Draw a bag with a strap."""
    return [
        Rect(x=12, y=36, width=76, height=56, rx=14, fill=colour),
        stroke("M32 38 Q34 10 50 10 Q66 10 68 38", colour, 9),
        stroke("M14 58 H86", ground, 5),
    ]


def crossbow(colour: str, ground: str) -> list[Element]:
    """Draw a crossbow."""
    return [stroke("M50 8 V94 M8 46 Q50 2 92 46 M8 46 L50 60 L92 46", colour, 9)]


def hammer(colour: str, ground: str) -> list[Element]:
    """Draw a hammer."""
    return [Rect(x=14, y=10, width=66, height=30, rx=6, fill=colour), stroke("M48 40 V94", colour, 14)]


def sword(colour: str, ground: str) -> list[Element]:
    """Draw a sword."""
    return [shape("M50 2 L60 16 V62 H40 V16Z", colour), stroke("M24 66 H76 M50 66 V94", colour, 11)]


def tea(colour: str, ground: str) -> list[Element]:
    """Draw a teapot."""
    return [
        shape("M22 40 H74 L92 30 V44 L78 60 Q78 90 50 90 Q22 90 22 58Z", colour),
        stroke("M22 46 Q4 46 6 60 Q8 74 24 72", colour, 7),
        shape("M36 34 Q48 20 60 34Z M44 22 a5 5 0 1 1 8 0Z", colour),
    ]


def coins(colour: str, ground: str) -> list[Element]:
    """Draw two coins."""
    return [
        Circle(cx=36, cy=40, r=28, fill=colour),
        Circle(cx=64, cy=62, r=30, fill=colour, stroke=ground, stroke_width=6),
        stroke("M64 48 v28", ground, 7),
    ]


def torch(colour: str, ground: str) -> list[Element]:
    """Draw a torch."""
    return [shape("M50 4 Q70 24 64 44 H36 Q30 24 50 4Z", colour), shape("M34 50 H66 L56 96 H44Z", colour)]


_FACTIONS: Final = signs(marquise, eyrie, alliance, vagabond, cult, riverfolk, duchy, corvids, hundreds, keepers)
_SUITS: Final = signs(fox, rabbit, mouse, bird)
_ITEMS: Final = signs(boots, bag, crossbow, hammer, sword, tea, coins, torch)
SIGNS: Final[dict[str, Sign]] = {**_FACTIONS, **_SUITS, **PIECES, **_ITEMS}
_COLOURS: Final = {
    "marquise": "#d9772b", "eyrie": "#3d5da8", "alliance": "#4c8a3c", "vagabond": "#6c6c6c", "cult": "#d8b84a",
    "riverfolk": "#3a9d93", "duchy": "#c09a7a", "corvids": "#4d3a63", "hundreds": "#a22c28", "keepers": "#8fa0ab",
    "fox": "#b8402a", "rabbit": "#d4a21c", "mouse": "#d98f63", "bird": "#4a8fb0",
}  # fmt: skip
LOOKS: Final = {name: Look(colour, SIGNS[name]) for name, colour in _COLOURS.items()}


def look_of(name: str | None) -> Look:
    """Return the look of a faction or suit, or a plain look for any other name."""
    return LOOKS.get(name or "", Look("#8d8572", diamond))


def piece_sign(kind: str) -> Sign:
    """Return the sign of a kind of building or token. Kinds that differ only in suit (``base-fox``) share a sign."""
    return SIGNS.get(kind.partition("-")[0], diamond)
