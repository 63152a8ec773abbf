"""The signs of Root's pieces on the map, drawn for this project: buildings, tokens and relics."""

from typing import Final

from svg import Circle, Element, Ellipse, Rect

from bot.pictures.signs import shape, signs, stroke


def sawmill(colour: str, ground: str) -> list[Element]:
    """Draw a saw blade."""
    teeth = (
        "M50 4 L60 18 L78 12 L80 30 L96 36 L88 52 L96 68 L80 74 L76 92 L58 "
        "86 L46 98 L36 84 L18 86 L18 68 L4 58 L14 44 L8 28 L26 24 L32 8Z"
    )
    return [shape(teeth, colour), Circle(cx=50, cy=51, r=14, fill=ground)]


def workshop(colour: str, ground: str) -> list[Element]:
    """Draw an anvil."""
    return [shape("M6 28 H94 L84 46 H66 V62 H78 V82 H22 V62 H38 V46 Q14 44 6 28Z", colour)]


def recruiter(colour: str, ground: str) -> list[Element]:
    """Draw a drum with sticks."""
    return [
        Rect(x=16, y=44, width=68, height=44, rx=8, fill=colour),
        stroke("M18 58 L34 80 L50 58 L66 80 L82 58", ground, 5),
        stroke("M14 10 L44 38 M86 10 L56 38", colour, 8),
    ]


def roost(colour: str, ground: str) -> list[Element]:
    """Draw a nest with eggs."""
    return [
        Ellipse(cx=36, cy=40, rx=13, ry=18, fill=colour),
        Ellipse(cx=64, cy=40, rx=13, ry=18, fill=colour),
        shape("M6 48 H94 Q88 88 50 88 Q12 88 6 48Z", colour),
        stroke("M14 62 H86 M26 76 H74", ground, 5),
    ]


def base(colour: str, ground: str) -> list[Element]:
    """Draw a tent."""
    return [shape("M50 10 L96 88 H4Z", colour), shape("M50 44 L66 88 H34Z", ground)]


def garden(colour: str, ground: str) -> list[Element]:
    """Draw a flower."""
    petals = [
        Circle(cx=50 + x, cy=38 + y, r=17, fill=colour) for x, y in ((0, -20), (20, -4), (12, 18), (-12, 18), (-20, -4))
    ]
    return [*petals, Circle(cx=50, cy=38, r=9, fill=ground), stroke("M50 62 V96 M50 84 Q66 82 72 68", colour, 8)]


def citadel(colour: str, ground: str) -> list[Element]:
    """Draw a tower with battlements."""
    return [
        shape("M18 10 H34 V24 H42 V10 H58 V24 H66 V10 H82 V40 H74 V92 H26 V40 H18Z", colour),
        shape("M42 92 V66 Q50 56 58 66 V92Z", ground),
    ]


def market(colour: str, ground: str) -> list[Element]:
    """Draw a stall with its awning."""
    return [
        shape("M14 14 H86 L96 44 H4Z", colour),
        stroke("M14 48 V90 M86 48 V90 M10 68 H90", colour, 8),
        stroke("M36 18 L32 42 M64 18 L68 42", ground, 5),
    ]


def stronghold(colour: str, ground: str) -> list[Element]:
    """Draw a palisade."""
    return [
        shape("M8 92 V34 L20 14 L32 34 V52 H38 V28 L50 8 L62 28 V52 H68 V34 L80 14 L92 34 V92Z", colour),
        stroke("M12 70 H88", ground, 6),
    ]


def waystation(colour: str, ground: str) -> list[Element]:
    """Draw a signpost."""
    return [
        stroke("M50 10 V94", colour, 10),
        shape("M18 18 H76 L92 32 L76 46 H18Z M82 54 H30 L14 66 L30 78 H82Z", colour),
    ]


def wood(colour: str, ground: str) -> list[Element]:
    """Draw logs."""
    ends = [Circle(cx=x, cy=y, r=21, fill=colour) for x, y in ((28, 70), (72, 70), (50, 32))]
    return [*ends, *(Circle(cx=x, cy=y, r=9, fill=ground) for x, y in ((28, 70), (72, 70), (50, 32)))]


def keep(colour: str, ground: str) -> list[Element]:
    """Draw a castle."""
    return [
        shape("M6 20 H22 V34 H32 V8 H44 V20 H56 V8 H68 V34 H78 V20 H94 V92 H6Z", colour),
        shape("M40 92 V68 Q50 54 60 68 V92Z", ground),
    ]


def sympathy(colour: str, ground: str) -> list[Element]:
    """Draw a heart."""
    return [shape("M50 92 Q4 58 6 32 Q10 8 32 10 Q46 12 50 28 Q54 12 68 10 Q90 8 94 32 Q96 58 50 92Z", colour)]


def post(colour: str, ground: str) -> list[Element]:
    """Draw scales."""
    return [stroke("M50 10 V88 M28 90 H72 M14 26 H86 M14 26 L4 58 H28 L18 26 M86 26 L76 58 H100 L90 26", colour, 7)]


def tunnel(colour: str, ground: str) -> list[Element]:
    """Draw the mouth of a tunnel."""
    return [
        shape("M4 90 V56 Q8 10 50 10 Q92 10 96 56 V90Z", colour),
        shape("M28 90 V60 Q30 34 50 34 Q70 34 72 60 V90Z", ground),
    ]


def plot(colour: str, ground: str) -> list[Element]:
    """Draw an eye: a plot face down."""
    return [
        shape("M4 50 Q50 4 96 50 Q50 96 4 50Z", colour),
        Circle(cx=50, cy=50, r=17, fill=ground),
        Circle(cx=50, cy=50, r=7, fill=colour),
    ]


def bomb(colour: str, ground: str) -> list[Element]:
    """Draw a bomb with its fuse."""
    return [
        Circle(cx=44, cy=60, r=34, fill=colour),
        stroke("M62 34 Q70 12 90 14", colour, 8),
        stroke("M26 54 q4 -14 14 -16", ground, 6),
    ]


def snare(colour: str, ground: str) -> list[Element]:
    """Draw a noose."""
    return [
        stroke("M50 6 V34", colour, 9),
        Ellipse(cx=50, cy=64, rx=28, ry=26, fill="none", stroke=colour, stroke_width=10),
    ]


def extortion(colour: str, ground: str) -> list[Element]:
    """Draw a purse."""
    return [
        shape("M34 8 H66 L58 26 Q92 44 88 74 Q82 94 50 94 Q18 94 12 74 Q8 44 42 26Z", colour),
        stroke("M34 30 H66", ground, 6),
    ]


def raid(colour: str, ground: str) -> list[Element]:
    """Draw arrows in all directions."""
    return [
        stroke(
            "M50 50 V8 M50 50 V92 M50 50 H8 M50 50 H92 M40 20 L50 8 L60 20 "
            "M40 80 L50 92 L60 80 M20 40 L8 50 L20 60 M80 40 L92 50 L80 60",
            colour,
            8,
        )
    ]


def mob(colour: str, ground: str) -> list[Element]:
    """Draw a torch's flame."""
    return [shape("M50 4 Q78 30 78 58 Q76 92 50 94 Q24 92 22 58 Q24 44 36 36 Q40 48 46 46 Q38 24 50 4Z", colour)]


def warlord(colour: str, ground: str) -> list[Element]:
    """Draw a crown of spikes."""
    return [
        shape("M8 88 L4 34 L26 54 L34 14 L50 46 L66 14 L74 54 L96 34 L92 88Z", colour),
        stroke("M18 74 H82", ground, 6),
    ]


def relic(colour: str, ground: str) -> list[Element]:
    """Draw a jar."""
    return [
        shape("M32 6 H68 V20 Q92 34 90 60 Q84 92 50 94 Q16 92 10 60 Q8 34 32 20Z", colour),
        stroke("M20 52 H80 M22 66 H78", ground, 6),
    ]


def tablet(colour: str, ground: str) -> list[Element]:
    """Draw a slab with lines of writing."""
    return [
        shape("M18 94 V34 Q18 6 50 6 Q82 6 82 34 V94Z", colour),
        stroke("M34 38 H66 M34 56 H66 M34 74 H56", ground, 8),
    ]


def jewel(colour: str, ground: str) -> list[Element]:
    """Draw a cut stone."""
    return [shape("M24 14 H76 L96 40 L50 94 L4 40Z", colour), stroke("M8 40 H92 M36 40 L50 84 L64 40", ground, 6)]


def idol(colour: str, ground: str) -> list[Element]:
    """Draw a seated figure."""
    return [
        Rect(x=32, y=4, width=36, height=34, rx=14, fill=colour),
        shape("M22 42 H78 L72 70 H90 V94 H10 V70 H28Z", colour),
        stroke("M40 20 v4 M60 20 v4 M36 70 Q50 58 64 70", ground, 6),
    ]


PIECES: Final = signs(
    sawmill, workshop, recruiter, roost, base, garden, citadel, market, stronghold, waystation, wood, keep, sympathy,
    post, tunnel, plot, bomb, snare, extortion, raid, mob, warlord, relic, tablet, jewel, idol,
)  # fmt: skip
