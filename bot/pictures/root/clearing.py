"""One clearing: its suit and number, slots, ruin, buildings, tokens, the warriors of all players, and its ruler."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from svg import Circle, Element, G, Rect, Scale, Translate

from bot.pictures.colours import INK, PAPER, SHADE, Look
from bot.pictures.kit import middle
from bot.pictures.lettering import text, width_of
from bot.pictures.maps import badge
from bot.pictures.root.signs import SIGNS, look_of, piece_sign
from bot.pictures.signs import Sign, stamp, stroke

Facts = Mapping[str, Any]
Draw = Callable[[float, float], list[Element]]
# A part of a clearing's content: its width, and a function that draws it with its upper left corner at a place.
Part = tuple[float, Draw]
RADIUS: Final = 94.0
SIZE: Final = 46.0
GAP: Final = 5.0
BURNT: Final = "#8f8272"
ROOM: Final = 178.0
TOP: Final = 112.0  # room of the first of three or more rows, beside which the ruler's badge stands
HIGH: Final = 160.0
ZOOMS: Final = (1.0, 0.86, 0.74, 0.64)


def clearing(facts: Facts, players: list[Facts], x: float, y: float, *, tower: bool) -> list[Element]:
    """Return a clearing around a place with all its content. Its marks are drawn apart, above the arrows of moves."""
    suit, ruler = look_of(facts["suit"]), _ruler(facts, players)
    parts: list[Element] = []
    if ruler is not None:
        parts.append(Circle(cx=x, cy=y, r=RADIUS + 9, fill=ruler.colour, stroke=INK, stroke_width=2))
    ground = BURNT if facts["scorched"] else PAPER
    parts.append(Circle(cx=x, cy=y, r=RADIUS, fill=ground, stroke=suit.colour, stroke_width=11))
    return [*parts, *_standing(facts, players, x, y, tower=tower)]


def marks(facts: Facts, players: list[Facts], x: float, y: float) -> list[Element]:
    """Return the marks on the edge of a clearing: its suit, its number and its ruler."""
    ruler = _ruler(facts, players)
    parts: list[Element] = [*badge(look_of(facts["suit"]), x - 42, y - RADIUS + 2, 33)]
    parts.append(Circle(cx=x + 22, cy=y - RADIUS + 2, r=27, fill=INK))
    parts.append(middle(str(facts["id"]), x + 22, y - RADIUS + 15, 38, 44, colour=PAPER))
    if ruler is not None:
        parts += badge(ruler, x + RADIUS - 12, y - RADIUS + 30, 29)
    return parts


def _ruler(facts: Facts, players: list[Facts]) -> Look | None:
    return None if facts["ruler"] is None else look_of(_faction(players, facts["ruler"]))


def _faction(players: list[Facts], seat: int) -> str:
    return next(str(player["faction"]) for player in players if player["seat"] == seat)


def _standing(facts: Facts, players: list[Facts], x: float, y: float, *, tower: bool) -> list[Element]:
    """Draw everything in rows, smaller if there is much."""
    zoom, rows = layout(list(standing(facts, players, tower=tower)), ruled=facts["ruler"] is not None)
    centre = y + 14
    top = centre - len(rows) * (SIZE + GAP) / 2
    drawn: list[Element] = []
    for number, row in enumerate(rows):
        left = x - (sum(width + GAP for width, _ in row) - GAP) / 2
        for width, draw in row:
            drawn += draw(left, top + number * (SIZE + GAP))
            left += width + GAP
    if zoom == 1:
        return drawn
    return [G(elements=drawn, transform=[Translate(x * (1 - zoom), centre * (1 - zoom)), Scale(zoom)])]


def standing(facts: Facts, players: list[Facts], *, tower: bool) -> Iterator[Part]:
    """Yield a clearing's content: slots and buildings, tokens, warriors, the tower."""
    yield from _slots(facts, players)
    yield from _tokens(facts["id"], players)
    yield from _warriors(facts["id"], players)
    if tower:
        yield SIZE, lambda left, top: [stamp(SIGNS["citadel"], left, top, SIZE, INK, PAPER)]


def layout(parts: list[Part], *, ruled: bool) -> tuple[float, list[list[Part]]]:
    """Return the scale at which the parts stay in their clearing, and their rows."""
    for zoom in ZOOMS:
        rows = _rows(parts, ROOM / zoom, ROOM / zoom)
        if ruled and len(rows) > 2:
            rows = _rows(parts, TOP / zoom, ROOM / zoom)
        if len(rows) * (SIZE + GAP) * zoom <= HIGH:
            break
    return zoom, rows


def _rows(parts: list[Part], top: float, room: float) -> list[list[Part]]:
    """Return the parts in rows that are no wider than the room. The first row is no wider than ``top``."""
    rows: list[list[Part]] = [[]]
    for part in parts:
        if rows[-1] and sum(width + GAP for width, _ in rows[-1]) + part[0] > (room if len(rows) > 1 else top):
            rows.append([])
        rows[-1].append(part)
    return rows


def _slots(facts: Facts, players: list[Facts]) -> Iterator[Part]:
    """Draw buildings, the ruin, and the free slots."""
    here = str(facts["id"])
    for player in players:
        look = look_of(player["faction"])
        for kind, places in player["buildings"].items():
            # A Waystation has a different relic on each face.
            faces = player.get("stations", {}).get(here, ()) if kind == "waystation" else ()
            for sign in faces or [kind] * places.get(here, 0):
                yield SIZE, _square(look, piece_sign(sign))
    if facts["ruin"]:
        yield SIZE, ruin
    for _ in range(facts["free"]):
        yield SIZE, slot


def _square(look: Look, sign: Sign) -> Draw:
    def draw(x: float, y: float) -> list[Element]:
        return [
            Rect(x=x, y=y, width=SIZE, height=SIZE, rx=5, fill=look.colour, stroke=INK, stroke_width=3),
            stamp(sign, x + 6, y + 6, SIZE - 12, look.ink, look.colour),
        ]

    return draw


def slot(x: float, y: float) -> list[Element]:
    """Return a free slot."""
    return [Rect(x=x + 2, y=y + 2, width=SIZE - 4, height=SIZE - 4, rx=5, fill="none", stroke=INK, stroke_width=3,
                 stroke_dasharray=[7, 6])]  # fmt: skip


def ruin(x: float, y: float) -> list[Element]:
    """Return a ruin."""
    return [
        Rect(x=x + 1, y=y + 1, width=SIZE - 2, height=SIZE - 2, rx=5, fill=SHADE, stroke=INK, stroke_width=3),
        stroke(f"M{x + 10:g} {y + 38:g} V{y + 14:g} h8 v10 h8 v-8 h10 v22 M{x + 6:g} {y + 38:g} h34", INK, 4),
    ]


def _tokens(place: int, players: list[Facts]) -> Iterator[Part]:
    """Draw tokens, which are round. Several tokens of a kind are drawn as one token with their number."""
    here = str(place)
    for player in players:
        look, plots = look_of(player["faction"]), player.get("plots", {})
        for relic in player.get("relics", ()):
            if isinstance(relic, dict) and relic["at"] == place:
                yield _round(look, piece_sign(relic["kind"]), str(relic["value"] or ""))
        for kind, places in player["tokens"].items():
            if here in places and kind != "relic":
                sign = piece_sign(plots.get(here) or kind)
                yield _round(look, sign, "" if places[here] == 1 else str(places[here]))


def _round(look: Look, sign: Sign, number: str) -> Part:
    wide = SIZE + (width_of(number, 36) + 4 if number else 0)

    def draw(x: float, y: float) -> list[Element]:
        half = SIZE / 2
        parts: list[Element] = [
            Circle(cx=x + half, cy=y + half, r=half - 2, fill=look.colour, stroke=INK, stroke_width=3),
            stamp(sign, x + 9, y + 9, SIZE - 18, look.ink, look.colour),
        ]
        return [*parts, text(number, x + SIZE + 3, y + 36, 36, bold=True)] if number else parts

    return wide, draw


def _warriors(place: int, players: list[Facts]) -> Iterator[Part]:
    """Draw the warriors of each faction with their number. The pawn and the warlord are drawn separately."""
    for player in players:
        name = player["faction"]
        if count := player["warriors"].get(str(place)):
            yield pill(look_of(name), SIGNS[name], str(count))
        if player.get("warlord") == place:
            yield pill(look_of(name), SIGNS["warlord"], "")
        if player.get("pawn") == place:
            yield pill(look_of(name), SIGNS[name], "")


def pill(look: Look, sign: Sign, number: str) -> Part:
    """Return a piece with rounded ends in its faction's look, with a number."""
    wide = SIZE + (width_of(number, 38) + 10 if number else 0)

    def draw(x: float, y: float) -> list[Element]:
        parts: list[Element] = [
            Rect(x=x, y=y, width=wide, height=SIZE, rx=SIZE / 2, fill=look.colour, stroke=INK, stroke_width=3),
            stamp(sign, x + 7, y + 7, SIZE - 14, look.ink, look.colour),
        ]
        if number:
            parts.append(text(number, x + SIZE - 2, y + 36, 38, bold=True, colour=look.ink))
        return parts

    return wide, draw
