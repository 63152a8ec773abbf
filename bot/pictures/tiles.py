"""The parts of a picture: texts, numbers with signs, cards, provinces. All sizes in pixels of the picture."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from svg import Circle, Element, G, Line, Path, Rect, Rotate, Scale, Text, Translate

from bot.pictures.signs import CLAN_COLOURS, INK, PAPER, path, sign

FONT: Final = "Roboto Condensed"
WOOD: Final = "#d9c7a3"
SHADE: Final = "#b7a27c"
UP: Final = "#1f6b36"
DOWN: Final = "#9b1c1c"
WIDTH: Final = 204
HEIGHT: Final = 184
Card = Mapping[str, Any]


def text(
    words: str, x: float, y: float, size: float, *, bold: bool = False, colour: str = INK, anchor: str = "start"
) -> Text:
    """Return one line of text; ``y`` is its base line."""
    return Text(
        text=words,
        x=x,
        y=y,
        font_size=size,
        font_family=FONT,
        font_weight="bold" if bold else "normal",
        fill=colour,
        text_anchor=anchor,  # type: ignore[arg-type]
    )


def width_of(words: str, size: float) -> float:
    """Return about how wide a line is: letters of our font, in five widths."""
    return size * sum(_WIDTHS.get(letter, 0.5) for letter in words)


_WIDTHS: Final = {
    letter: width
    for width, letters in ((0.24, "iljI.,;:'’|!·"), (0.32, "ftr() -1"), (0.62, "ABCDGHKNOQRUVXYZ+&"), (0.8, "mwMW…–"))
    for letter in letters
}


def fitting(words: str, size: float, width: float) -> float:
    """Return the size at which a line is no wider than ``width``: ``size`` itself where possible."""
    return round(min(size, size * width / max(width_of(words, size), 1)), 1)


def lines_of(words: str, width: float, size: float, most: int = 2) -> list[str]:
    """Return ``words`` broken into at most ``most`` lines that fit ``width``; the last is cut when it must be."""
    lines: list[str] = []
    for word in words.replace("\n", " ").split(" "):  # not at spaces that hold words together
        if lines and width_of(f"{lines[-1]} {word}", size) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    if len(lines) > most:
        lines = [*lines[: most - 1], " ".join(lines[most - 1 :])]
    return [_cut(line, width, size) for line in lines]


def _cut(line: str, width: float, size: float) -> str:
    if width_of(line, size) <= width:
        return line
    while line and width_of(f"{line}…", size) > width:
        line = line[:-1]
    return f"{line.rstrip()}…"


def number(
    name: str, value: str, x: float, y: float, size: float, *, colour: str = INK, ground: str = PAPER, changed: int = 0
) -> list[Element]:
    """Return a sign with a number after it; a changed number also carries an arrow up or down."""
    parts: list[Element] = [sign(name, x, y - size * 0.8, size * 0.95, colour, ground)]
    shade = UP if changed > 0 else DOWN if changed < 0 else colour
    arrow = "▲" if changed > 0 else "▼" if changed < 0 else ""
    parts.append(text(value, x + size * 1.08, y, size, bold=True, colour=shade))
    if arrow:
        parts.append(_arrow(x + size * (1.2 + 0.5 * len(value)), y, size * 0.42, up=changed > 0))
    return parts


def _arrow(x: float, y: float, size: float, *, up: bool) -> Path:
    """Return a small triangle, up or down: no font has to have it."""
    top, bottom = (y - size, y) if up else (y, y - size)
    return path(f"M{x:g} {bottom:g} h{size:g} L{x + size / 2:g} {top:g} Z", fill=UP if up else DOWN)


def character(card: Card, name: str, attachments: Sequence[str]) -> G:
    """Return a character's tile: name, skills now, glory, fate, status, attachments; turned when bowed."""
    colour = CLAN_COLOURS.get(card["clan"], CLAN_COLOURS["neutral"])
    parts: list[Element] = [
        Rect(x=2, y=2, width=WIDTH - 8, height=HEIGHT - 8, rx=12, fill=PAPER, stroke=colour, stroke_width=5),
        Rect(x=2, y=2, width=WIDTH - 8, height=14, rx=7, fill=colour),
        sign(card["clan"] if card["clan"] in CLAN_COLOURS else "neutral", WIDTH - 44, 18, 34, colour),
    ]
    for row, line in enumerate(lines_of(name, WIDTH - 56, 27)):
        parts.append(text(line, 12, 44 + row * 28, 27, bold=True))
    parts += _skills(card)
    parts += _tokens(card)
    parts += _worn(attachments)
    if card["bowed"]:
        parts.append(Rect(x=2, y=2, width=WIDTH - 8, height=HEIGHT - 8, rx=12, fill="#000", opacity=0.16))
        return G(elements=parts, transform=[Rotate(90, WIDTH / 2, HEIGHT / 2), Translate(10, 9), Scale(0.9)])
    return G(elements=parts)


def _worn(attachments: Sequence[str]) -> list[Element]:
    """Return the attachments in one line: all of them, or the first and how many more."""
    if not attachments:
        return []
    line, room = f"+ {' · '.join(attachments)}", WIDTH - 26
    if width_of(line, 21) > room and len(attachments) > 1:
        more = f" +{len(attachments) - 1}"
        line = _cut(f"+ {attachments[0]}", room - width_of(more, 21), 21) + more
    return [text(_cut(line, room, 21), 12, 170, 21, colour="#4a4034")]


def _skills(card: Card) -> list[Element]:
    parts: list[Element] = []
    for place, skill in enumerate(("military", "political")):
        now, printed = card[skill], card["printed"][skill]
        changed = 0 if now is None or printed is None else now - printed
        value = "–" if now is None else str(now)
        parts += number(skill, value, 12 + place * 94, 112, 34, changed=changed)
    return parts


def _tokens(card: Card) -> list[Element]:
    changed = card["glory"] - card["printed"]["glory"]
    parts = number("glory", str(card["glory"]), 12, 142, 24, changed=changed)
    if card["fate"]:
        parts += number("fate", str(card["fate"]), 78, 142, 26)
    if card["status"]:
        honored = card["status"] > 0
        shade = UP if honored else DOWN
        parts.append(Circle(cx=WIDTH - 30, cy=135, r=17, fill=shade))
        parts.append(sign("honor", WIDTH - 44, 121, 28, PAPER, shade))
        if not honored:
            parts.append(Line(x1=WIDTH - 43, y1=148, x2=WIDTH - 17, y2=122, stroke=INK, stroke_width=6))
    return parts


def card_back(label: str = "") -> G:
    """Return a facedown card."""
    parts: list[Element] = [
        Rect(x=2, y=2, width=WIDTH - 8, height=60, rx=10, fill="#5b4a3a", stroke=INK, stroke_width=3),
        path(f"M12 50 L{WIDTH - 18} 14 M12 14 L{WIDTH - 18} 50", stroke="#7b6750", stroke_width=4),
    ]
    if label:
        parts.append(text(label, WIDTH / 2 - 2, 41, 26, bold=True, colour=PAPER, anchor="middle"))
    return G(elements=parts)


def lying(name: str, clan: str, cost: int | None, more: int = 0) -> G:
    """Return a faceup dynasty card on a province: its name, its cost in a coin, and how many more lie there."""
    colour = CLAN_COLOURS.get(clan, CLAN_COLOURS["neutral"])
    parts: list[Element] = [
        Rect(x=2, y=2, width=WIDTH - 8, height=60, rx=10, fill=PAPER, stroke=colour, stroke_width=5)
    ]
    if more:
        parts.append(text(f"+{more}", WIDTH - (62 if cost is not None else 14), 52, 24, bold=True, anchor="end"))
    room = WIDTH - (62 if cost is not None else 24) - (34 if more else 0)
    rows = lines_of(name, room, 25)
    for row, line in enumerate(rows):
        parts.append(text(line, 12, (30 if len(rows) > 1 else 42) + row * 26, 25, bold=True))
    if cost is not None:
        parts.append(Circle(cx=WIDTH - 34, cy=32, r=20, fill=INK))
        parts.append(text(str(cost), WIDTH - 34, 42, 28, bold=True, colour=PAPER, anchor="middle"))
    return G(elements=parts)


def province(facts: Mapping[str, Any], name: str, label: str, broken: str) -> G:
    """Return a province's own tile: name, ring and strength, or facedown; struck through with a word when broken."""
    height = 92
    facedown = facts["facedown"]
    parts: list[Element] = [
        Rect(
            x=2, y=2, width=WIDTH - 8, height=height - 6, rx=8, fill=SHADE if facedown else "#efe2c4", stroke=INK,
            stroke_width=5 if facts.get("attacked") else 2, stroke_dasharray=[12, 8] if facedown else None,
        )
    ]  # fmt: skip
    if facts["element"]:
        parts.append(sign(facts["element"], WIDTH - 46, 48, 34))
    title = name or label
    parts.append(text(title, 12, 34, fitting(title, 25, WIDTH - 28), bold=True))
    if facts["broken"]:
        parts.append(Line(x1=8, y1=10, x2=WIDTH - 14, y2=height - 12, stroke=DOWN, stroke_width=4, opacity=0.6))
        parts.append(Rect(x=10, y=54, width=WIDTH - 70, height=30, rx=6, fill=DOWN))
        parts.append(
            text(
                broken,
                10 + (WIDTH - 70) / 2,
                77,
                fitting(broken, 23, WIDTH - 84),
                bold=True,
                colour=PAPER,
                anchor="middle",
            )
        )
    elif facts["strength"] is not None:
        parts += number("strength", str(facts["strength"]), 12, 80, 28)
    else:
        parts.append(text("?", 14, 80, 30, bold=True))
    return G(elements=parts)


def at(part: G, x: float, y: float) -> G:
    """Return ``part`` moved to a place."""
    return G(elements=[part], transform=[Translate(x, y)])
