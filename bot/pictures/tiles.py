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


def lines_of(words: str, width: float, size: float, most: int = 2) -> list[str]:
    """Return ``words`` broken into at most ``most`` lines that fit ``width``; the last is cut when it must be."""
    room = max(4, int(width / (size * 0.44)))
    lines: list[str] = []
    for word in words.split():
        if lines and len(lines[-1]) + 1 + len(word) <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    if len(lines) > most:
        lines = [*lines[: most - 1], " ".join(lines[most - 1 :])]
    return [line if len(line) <= room else line[: room - 1] + "…" for line in lines]


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
    for row, worn in enumerate(_worn(attachments)):
        parts.append(text(worn, 12, 168 + row * 20, 21, colour="#4a4034"))
    if card["bowed"]:
        parts.append(Rect(x=2, y=2, width=WIDTH - 8, height=HEIGHT - 8, rx=12, fill="#000", opacity=0.16))
        return G(elements=parts, transform=[Rotate(90, WIDTH / 2, HEIGHT / 2), Translate(10, 9), Scale(0.9)])
    return G(elements=parts)


def _worn(attachments: Sequence[str]) -> list[str]:
    if not attachments:
        return []
    joined = " · ".join(attachments)
    return [line if row else f"+ {line}" for row, line in enumerate(lines_of(joined, WIDTH - 26, 20, 1))]


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
        parts.append(Circle(cx=WIDTH - 36, cy=134, r=20, fill=shade))
        parts.append(sign("honor", WIDTH - 52, 118, 32, PAPER, shade))
        if not honored:
            parts.append(Line(x1=WIDTH - 58, y1=156, x2=WIDTH - 14, y2=112, stroke=INK, stroke_width=6))
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


def lying(name: str, clan: str, cost: int | None) -> G:
    """Return a faceup dynasty card on a province: its name, and its cost in a coin."""
    colour = CLAN_COLOURS.get(clan, CLAN_COLOURS["neutral"])
    parts: list[Element] = [
        Rect(x=2, y=2, width=WIDTH - 8, height=60, rx=10, fill=PAPER, stroke=colour, stroke_width=5)
    ]
    room = WIDTH - (62 if cost is not None else 24)
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
    for row, line in enumerate(lines_of(name or label, WIDTH - 24, 24)):
        parts.append(text(line, 12, 30 + row * 25, 24, bold=True))
    if facts["broken"]:
        parts.append(Line(x1=8, y1=10, x2=WIDTH - 14, y2=height - 12, stroke=DOWN, stroke_width=4, opacity=0.6))
        parts.append(Rect(x=10, y=54, width=WIDTH - 70, height=30, rx=6, fill=DOWN))
        parts.append(text(broken, 10 + (WIDTH - 70) / 2, 77, 23, bold=True, colour=PAPER, anchor="middle"))
    elif facts["strength"] is not None:
        parts += number("strength", str(facts["strength"]), 12, 80, 28)
    else:
        parts.append(text("?", 14, 80, 30, bold=True))
    return G(elements=parts)


def at(part: G, x: float, y: float) -> G:
    """Return ``part`` moved to a place."""
    return G(elements=[part], transform=[Translate(x, y)])
