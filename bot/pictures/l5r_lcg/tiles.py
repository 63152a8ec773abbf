"""The card game's tiles: characters, cards that lie on provinces, provinces."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from svg import Circle, Element, G, Line, Rect, Rotate, Scale, Translate

from bot.pictures.colours import DOWN, FADED, INK, PAPER, SHADE, UP
from bot.pictures.kit import chip, counter
from bot.pictures.l5r_lcg.signs import SIGNS, look_of, sign
from bot.pictures.lettering import cut, fitting, lines_of, text, width_of
from bot.pictures.signs import path, stamp

WIDTH: Final = 204
HEIGHT: Final = 184
Facts = Mapping[str, Any]


def number(name: str, value: str, x: float, y: float, size: float, **looks: Any) -> list[Element]:
    """Return one of the game's signs with a number after it."""
    return counter(SIGNS[name], value, x, y, size, **looks)


def character(card: Facts, name: str, attachments: Sequence[str]) -> G:
    """Return a character's tile: name, skills now, glory, fate, status, attachments; turned when bowed."""
    look = look_of(card["clan"])
    parts: list[Element] = [
        Rect(x=2, y=2, width=WIDTH - 8, height=HEIGHT - 8, rx=12, fill=PAPER, stroke=look.colour, stroke_width=5),
        Rect(x=2, y=2, width=WIDTH - 8, height=14, rx=7, fill=look.colour),
        stamp(look.sign, WIDTH - 44, 18, 34, look.colour, PAPER),
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
        line = cut(f"+ {attachments[0]}", room - width_of(more, 21), 21) + more
    return [text(cut(line, room, 21), 12, 170, 21, colour=FADED)]


def _skills(card: Facts) -> list[Element]:
    parts: list[Element] = []
    for place, skill in enumerate(("military", "political")):
        now, printed = card[skill], card["printed"][skill]
        changed = 0 if now is None or printed is None else now - printed
        value = "–" if now is None else str(now)
        parts += number(skill, value, 12 + place * 94, 112, 34, changed=changed)
    return parts


def _tokens(card: Facts) -> list[Element]:
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
    colour = look_of(clan).colour
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
        parts += chip(broken, 10, 54, WIDTH - 70, 30)
    elif facts["strength"] is not None:
        parts += number("strength", str(facts["strength"]), 12, 80, 28)
    else:
        parts.append(text("?", 14, 80, 30, bold=True))
    return G(elements=parts)
