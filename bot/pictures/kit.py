"""Layout parts for the pictures of every game, with sizes in pixels. No part depends on the number of seats.

If a picture shows a fact by a colour, it also shows the fact by a sign, a letter or a shape (``Look``).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from svg import SVG, Circle, Element, G, Rect, Translate, ViewBoxSpec

from bot.pictures.colours import DOWN, GOLD, INK, PAPER, UP, WOOD, Look
from bot.pictures.lettering import cut, fitting, lines_of, text, width_of
from bot.pictures.signs import GENERAL, Sign, path, stamp

BAND: Final = 62
GAP: Final = 6
LINE: Final = 1.04  # line distance of a text, for each pixel of its size


@dataclass(frozen=True)
class Block:
    """A part with a minimum height that can be drawn higher to fill a row."""

    height: float
    draw: Callable[[float], Element]


@dataclass
class Canvas:
    """A picture laid out from the top down. ``y`` is the height at which its next part begins."""

    width: float
    y: float = 0.0
    parts: list[Element] = field(default_factory=list)

    def add(self, *parts: Element) -> None:
        """Put parts on the picture."""
        self.parts += parts

    def put(self, part: Element, x: float, y: float) -> None:
        """Put a part at a place."""
        self.parts.append(at(part, x, y))

    def rows(self, blocks: Sequence[Block], across: int, margin: float, gap: float = GAP) -> None:
        """Put blocks of one width in rows, each row as high as its highest block."""
        step = share(self.width, across, margin, gap) + gap
        for start in range(0, len(blocks), across):
            row = blocks[start : start + across]
            height = max(block.height for block in row)
            for number, block in enumerate(row):
                self.put(block.draw(height), margin + number * step, self.y)
            self.y += height + gap

    def svg(self, ground: str = WOOD, *, margin: float = 0, zoom: float = 1) -> str:
        """Return the picture on its background, as high as its content."""
        height = int(self.y + margin)
        return SVG(
            width=int(self.width * zoom),
            height=int(height * zoom),
            viewBox=ViewBoxSpec(0, 0, self.width, height),
            elements=[Rect(x=0, y=0, width=self.width, height=height, fill=ground), *self.parts],
        ).as_str()


def marked(block: Block, width: float) -> Block:
    """Return a part with a star at its lower right corner, which marks the part as new."""

    def draw(room: float) -> Element:
        return G(elements=[block.draw(room), *novelty(width - 14, room - 14, 16)])

    return Block(block.height, draw)


def novelty(x: float, y: float, radius: float) -> list[Element]:
    """Return the star, around a place, that marks something as new."""
    disc = Circle(cx=x, cy=y, r=radius, fill=GOLD, stroke=INK, stroke_width=2)
    half = radius * 0.75
    return [disc, stamp(GENERAL["first"], x - half, y - half, 2 * half, INK, GOLD)]


def share(width: float, across: int, margin: float, gap: float = GAP) -> float:
    """Return the width of each of ``across`` parts beside one another."""
    return (width - 2 * margin - gap * (across - 1)) / across


def at(part: Element, x: float, y: float) -> G:
    """Return ``part`` moved to a place."""
    return G(elements=[part], transform=[Translate(x, y)])


# Texts and numbers.


def paragraph(
    words: str, x: float, y: float, size: float, width: float, most: int = 2, *, bold: bool = True, colour: str = INK
) -> list[Element]:
    """Return a text in at most ``most`` lines. ``y`` is the base line of the first line."""
    lines = lines_of(words, width, size, most, bold=bold)
    return [text(line, x, y + row * size * LINE, size, bold=bold, colour=colour) for row, line in enumerate(lines)]


def middle(words: str, x: float, y: float, size: float, room: float, *, colour: str = INK) -> Element:
    """Return a one-line text centred on ``x``, smaller if it would be wider than ``room``."""
    return text(words, x, y, fitting(words, size, room), bold=True, colour=colour, anchor="middle")


def counter(
    sign: Sign, value: str, x: float, y: float, size: float, *, colour: str = INK, ground: str = PAPER, changed: int = 0
) -> list[Element]:
    """Return a sign followed by a number. A changed number also has an arrow up or down."""
    shade = UP if changed > 0 else DOWN if changed < 0 else colour
    parts: list[Element] = [stamp(sign, x, y - size * 0.8, size * 0.95, colour, ground)]
    parts.append(text(value, x + size * 1.08, y, size, bold=True, colour=shade))
    if changed:
        parts.append(arrow(x + size * 1.18 + width_of(value, size), y, size * 0.42, up=changed > 0))
    return parts


def counter_width(value: str, size: float, *, changed: int = 0) -> float:
    """Return the width of a counter."""
    return size * (1.6 if changed else 1.08) + width_of(value, size)


def arrow(x: float, y: float, size: float, *, up: bool) -> Element:
    """Return a small triangle, up or down, independent of any font."""
    top, bottom = (y - size, y) if up else (y, y - size)
    return path(f"M{x:g} {bottom:g} h{size:g} L{x + size / 2:g} {top:g} Z", fill=UP if up else DOWN)


def coin(value: str, x: float, y: float, radius: float, *, colour: str = INK, ground: str = PAPER) -> list[Element]:
    """Return a number in a disc around a place."""
    size = radius * 1.4
    return [
        Circle(cx=x, cy=y, r=radius, fill=colour),
        middle(value, x, y + size * 0.36, size, radius * 1.7, colour=ground),
    ]


# Frames.


def tile(width: float, height: float, colour: str, ground: str = PAPER, *, edge: float = 5, dashed: bool = False) -> G:
    """Return an empty card framed in ``colour``. A dashed frame means that not everybody may see it."""
    inset = edge / 2
    return G(elements=[
        Rect(x=inset, y=inset, width=width - edge, height=height - edge, rx=10, fill=ground, stroke=colour,
             stroke_width=edge, stroke_dasharray=[12, 8] if dashed else None)
    ])  # fmt: skip


def chip(words: str, x: float, y: float, width: float, height: float, colour: str = DOWN) -> list[Element]:
    """Return a word in a small band of its own."""
    return [
        Rect(x=x, y=y, width=width, height=height, rx=6, fill=colour),
        middle(words, x + width / 2, y + height * 0.77, height * 0.77, width - 14, colour=PAPER),
    ]


@dataclass(frozen=True)
class Strip:
    """The content of one player's strip: the name, some numbers with their signs, and cards or pieces held."""

    name: str
    look: Look
    numbers: Sequence[tuple[Sign, str]] = ()
    held: Sequence[Sign] = ()


def strip(player: Strip, width: float, height: float = BAND, *, margin: float = 20, edge: str | None = None) -> G:
    """Return the band of one player: sign and name on the left, possessions on the right, the numbers in between.

    Everything stays inside. With little room the name becomes smaller, then takes two lines, then is cut. ``edge`` is
    the colour of the frame around the player whose turn it is.
    """
    ink, ground, size = player.look.ink, player.look.colour, height * 0.6
    base, top, mark = height * 0.72, height * 0.14, height * 0.72
    wide = [counter_width(value, size) + size * 0.32 for _, value in player.numbers]
    right = width - margin - len(player.held) * (mark + 8)
    left = margin + mark + 14
    room = right - left - sum(wide) - 12
    parts: list[Element] = [Rect(x=0, y=0, width=width, height=height, fill=ground)]
    if edge is not None:
        parts.append(Rect(x=3, y=3, width=width - 6, height=height - 6, fill="none", stroke=edge, stroke_width=6))
    parts.append(stamp(player.look.sign, margin, top, mark, ink, ground))
    parts += _name(player.name, left, height, room, ink)
    x = right - sum(wide)
    for (sign, value), step in zip(player.numbers, wide, strict=True):
        parts += counter(sign, value, x, base, size, colour=ink, ground=ground)
        x += step
    for place, sign in enumerate(player.held):
        parts.append(stamp(sign, right + 8 + place * (mark + 8), top, mark, ink, ground))
    return G(elements=parts)


def progress(words: str, reached: int, needed: int, x: float, y: float, room: float, size: float) -> list[Element]:
    """Return the progress of an attack on a dark ground: its words, and a track that fills up to the number needed."""
    begin = x + width_of(words, size) + size * 0.7
    wide, high = x + room - begin, size * 0.72
    top = y - high
    parts: list[Element] = [text(words, x, y, size, bold=True, colour=PAPER)]
    if wide > size:
        share = min(reached / needed, 1.0)
        fill = {"x": begin, "y": top, "height": high, "rx": high / 3, "stroke": PAPER, "stroke_width": 3}
        parts.append(Rect(width=wide, fill="none", **fill))  # type: ignore[arg-type]
        if share > 0:
            full = GOLD if share >= 1 else DOWN
            parts.append(Rect(width=max(wide * share, high), fill=full, **fill))  # type: ignore[arg-type]
    return parts


def _name(name: str, left: float, height: float, room: float, ink: str) -> list[Element]:
    """Return a player's name in a band, as large as possible, in two lines before it is cut."""
    letters, small = max(fitting(name, height * 0.58, room), height * 0.42), height * 0.4
    rows = lines_of(name, room, small)
    if width_of(name, letters) > room and len(rows) == 2:
        bases = [(row, height * base) for row, base in zip(rows, (0.44, 0.86), strict=True)]
        return [text(row, left, base, small, bold=True, colour=ink) for row, base in bases]
    if width_of(name, letters) > room:
        letters = small
    return [text(cut(name, room, letters), left, height * 0.72, letters, bold=True, colour=ink)]
