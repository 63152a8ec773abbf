"""The map of Root as a picture: head, score track, a strip for each player, the map, and the cards beside it."""

from dataclasses import dataclass
from math import hypot
from typing import Final

from svg import Circle, Element, G, Line, Rect

from bot.pictures.colours import GOLD, INK, PAPER, WOOD
from bot.pictures.kit import GAP, Canvas, Strip, arrow, middle, share, strip
from bot.pictures.lettering import fitting, text, width_of
from bot.pictures.maps import badge, route
from bot.pictures.root.clearing import RADIUS, Facts, clearing, marks
from bot.pictures.root.places import BENDS, CLEARINGS, FORESTS, HEIGHT, LAKE, WIDTH, Spot
from bot.pictures.root.signs import SIGNS, look_of
from bot.pictures.signs import GENERAL, Sign, path, stamp, stroke

GRASS, LEAF, WATER, WAY = "#c9cf9a", "#6f8a4e", "#6fa3bf", "#8a6f47"
GOAL: Final = 30
ACROSS: Final = 2
MARGIN: Final = 12.0
TRACK: Final = 46.0  # distance from the picture's border to the ends of the track
RELIC: Final = 16.0  # half the width of a relic in a forest
ASIDE: Final = 20.0  # distance between an arrow and the path beside it
HEAD: Final = 34.0  # length of an arrow's head
STEEP: Final = 0.4  # how steeply an arrow falls if it meets the upper edge of a clearing
PAWN: Final = 18.0  # half the width of a piece in a forest


@dataclass(frozen=True)
class Labels:
    """The words on the picture: the line above, the players' names."""

    head: str
    names: tuple[str, ...]


def draw_map(view: Facts, labels: Labels) -> str:
    """Return the SVG of the table in ``view``. For the same view and labels, the SVG is the same."""
    canvas = Canvas(WIDTH)
    players = [view["players"][seat] for seat in view["order"]]
    _head(canvas, view, labels)
    _track(canvas, players)
    _strips(canvas, view, players, labels)
    canvas.y += GAP
    canvas.put(_board(view, players), 0, canvas.y)
    canvas.y += HEIGHT
    _beside(canvas, view)
    return canvas.svg()


def _head(canvas: Canvas, view: Facts, labels: Labels) -> None:
    canvas.add(Rect(x=0, y=0, width=WIDTH, height=64, fill=INK))
    left = MARGIN
    if view["turn"] is not None:
        canvas.add(*badge(look_of(view["players"][view["turn"]]["faction"]), 38, 32, 27))
        left = 78
    canvas.add(text(labels.head, left, 46, fitting(labels.head, 42, WIDTH - left - MARGIN), bold=True, colour=PAPER))
    canvas.y = 64


def _track(canvas: Canvas, players: list[Facts]) -> None:
    """Draw the score track, with each player's sign at their marker."""
    step, stacks = (WIDTH - 2 * TRACK) / GOAL, dict[int, int]()
    scores = [
        (min(player["score"], GOAL), look_of(player["faction"])) for player in players if player["score"] is not None
    ]
    most = max((sum(score == other for other, _ in scores) for score, _ in scores), default=1)
    base = canvas.y + 12 + most * 40 + 8
    canvas.add(Line(x1=TRACK, y1=base, x2=WIDTH - TRACK, y2=base, stroke=INK, stroke_width=5))
    for point in range(GOAL + 1):
        x, high = TRACK + point * step, 12 if point % 5 == 0 else 6
        canvas.add(Line(x1=x, y1=base - high, x2=x, y2=base + high, stroke=INK, stroke_width=4 if high > 6 else 2))
        if point % 5 == 0:
            canvas.add(middle(str(point), x, base + 42, 34, 50))
    for score, look in scores:
        row = stacks[score] = stacks.get(score, 0) + 1
        canvas.add(*badge(look, TRACK + score * step, base - 4 - row * 40 + 16, 20))
    canvas.y = base + 52


def _strips(canvas: Canvas, view: Facts, players: list[Facts], labels: Labels) -> None:
    """Draw a strip for each player in turn order: points or dominance, cards in hand, warriors in the Burrow."""
    wide = share(WIDTH, ACROSS, MARGIN)
    for number, player in enumerate(players):
        x, row = MARGIN + number % ACROSS * (wide + GAP), number // ACROSS
        numbers: list[tuple[Sign, str]] = [
            (GENERAL["first"], _points(player)),
            (GENERAL["cards"], str(player["hand_count"])),
        ]
        if burrow := player["warriors"].get("0"):
            numbers.append((SIGNS["tunnel"], str(burrow)))
        shown = Strip(labels.names[player["seat"]], look_of(player["faction"]), numbers)
        edge = GOLD if player["seat"] == view["turn"] else None
        canvas.put(strip(shown, wide, 58, margin=10, edge=edge), x, canvas.y + row * 64)
    canvas.y += (len(players) + ACROSS - 1) // ACROSS * 64


def _points(player: Facts) -> str:
    return "–" if player["score"] is None else str(player["score"])


def _board(view: Facts, players: list[Facts]) -> G:
    """Draw the map: rivers below, then paths, forests, clearings, moves, and the marks of the clearings."""
    places, known = CLEARINGS[view["map"]], view["clearings"]
    parts: list[Element] = [Rect(x=0, y=0, width=WIDTH, height=HEIGHT, fill=GRASS)]
    parts += _rivers(view, places)
    parts += _paths(view, places)
    for forest, place in FORESTS[view["map"]].items():
        parts += forest_parts(forest, place, players)
    for facts in known:
        parts += clearing(facts, players, *places[facts["id"]], tower=facts["id"] == view["tower"])
    for way in view.get("ways", ()):
        parts += way_parts(way, places)
    for facts in known:
        parts += marks(facts, players, *places[facts["id"]])
    if view["ferry"]:
        x, y = places[view["ferry"]]
        parts += _ferry(max(x - RADIUS - 12, 36), y + RADIUS - 24)  # beside the pieces there, not on them
    return G(elements=parts)


def way_parts(way: Facts, places: dict[int, Spot]) -> list[Element]:
    """Return an arrow from one clearing to another, with the owner's sign and, if several pieces moved, their number.

    The arrow runs beside the path, so that a journey in the other direction has its own arrow.
    """
    if way["origin"] == way["clearing"] or not {way["origin"], way["clearing"]} <= places.keys():
        return []
    look, (x, y), (to_x, to_y) = look_of(way["faction"]), places[way["origin"]], places[way["clearing"]]
    long = hypot(to_x - x, to_y - y)
    ahead_x, ahead_y = (to_x - x) / long, (to_y - y) / long
    side_x, side_y = -ahead_y * ASIDE, ahead_x * ASIDE
    x, y = x + ahead_x * (RADIUS - 10) + side_x, y + ahead_y * (RADIUS - 10) + side_y
    rim = RADIUS + 30 if ahead_y > STEEP else RADIUS - 8  # the marks of a clearing stand on its upper edge
    to_x, to_y = to_x - ahead_x * rim + side_x, to_y - ahead_y * rim + side_y
    neck_x, neck_y = to_x - ahead_x * HEAD, to_y - ahead_y * HEAD
    line = f"M{x:.0f} {y:.0f} L{neck_x:.0f} {neck_y:.0f}"
    head = (
        f"M{to_x:.0f} {to_y:.0f} L{neck_x - ahead_y * HEAD * 0.7:.0f} {neck_y + ahead_x * HEAD * 0.7:.0f} "
        f"L{neck_x + ahead_y * HEAD * 0.7:.0f} {neck_y - ahead_x * HEAD * 0.7:.0f} Z"
    )
    parts = [stroke(line, INK, 22), stroke(line, look.colour, 14)]
    parts.append(path(head, fill=look.colour, stroke=INK, stroke_width=4, stroke_linejoin="round"))
    middle_x, middle_y = (x + neck_x) / 2, (y + neck_y) / 2
    parts += badge(look, middle_x, middle_y, 21)
    if way["count"] > 1:
        parts.append(Circle(cx=middle_x + 26, cy=middle_y, r=18, fill=PAPER, stroke=INK, stroke_width=3))
        parts.append(middle(str(way["count"]), middle_x + 26, middle_y + 11, 30, 30))
    return parts


def _rivers(view: Facts, places: dict[int, Spot]) -> list[Element]:
    if view["map"] == "lake":
        return [path(LAKE, fill=WATER, stroke=WATER, stroke_width=60, stroke_linejoin="round")]
    bends = BENDS.get(view["map"], {})
    return [
        route([places[one], *bends.get((one, other), ()), places[other]], WATER, 34) for one, other in view["rivers"]
    ]


def _paths(view: Facts, places: dict[int, Spot]) -> list[Element]:
    """Draw the paths between clearings. A closed path is a broken line with a bar across."""
    closed = [tuple(ends) for ends in view["closed"]]
    parts: list[Element] = []
    for one, other in view["paths"]:
        ends = [places[one], places[other]]
        shut = (one, other) in closed
        parts.append(route(ends, INK, 20, dashed=shut))
        parts.append(route(ends, WAY, 14, dashed=shut))
        if shut:
            parts += _bar(*ends)
    return parts


def _bar(one: Spot, other: Spot) -> list[Element]:
    """Draw a bar across the middle of a closed path."""
    x, y = (one[0] + other[0]) / 2, (one[1] + other[1]) / 2
    long = hypot(other[0] - one[0], other[1] - one[1])
    across = ((other[1] - one[1]) / long * 24, (one[0] - other[0]) / long * 24)
    line = f"M{x - across[0]:g} {y - across[1]:g} L{x + across[0]:g} {y + across[1]:g}"
    return [stroke(line, INK, 20), stroke(line, "#c8472b", 12)]


def forest_parts(forest: str, place: Spot, players: list[Facts]) -> list[Element]:
    """Return a forest by its letter, with its pieces and relics."""
    x, y = place
    parts: list[Element] = [Circle(cx=x + dx, cy=y + dy, r=24, fill=LEAF) for dx, dy in ((-19, 7), (19, 7), (0, -14))]
    parts.append(middle(forest, x, y + 14, 38, 56, colour=PAPER))
    lying = [relic for player in players if player["faction"] == "keepers" for relic in player["relics"]]
    here = [relic for relic in lying if relic["at"] == forest]
    for number, relic in enumerate(here):
        parts += _relic(relic, x + (number - (len(here) - 1) / 2) * 2 * RELIC, y + 38)
    inside = [player for player in players if player.get("forest") == forest]
    for number, player in enumerate(inside):
        parts += badge(look_of(player["faction"]), x + 28 + number * 2 * PAWN, y - 24, PAWN)
    return parts


def _relic(relic: Facts, x: float, y: float) -> list[Element]:
    """Draw a relic in a forest around a place, with its value if known."""
    look, half = look_of("keepers"), RELIC - 5
    parts: list[Element] = [
        Circle(cx=x, cy=y, r=RELIC, fill=look.colour, stroke=INK, stroke_width=2),
        stamp(SIGNS[relic["kind"]], x - half, y - half, 2 * half, look.ink, look.colour),
    ]
    if not relic["value"]:
        return parts
    disc = Circle(cx=x + half, cy=y + half, r=half, fill=PAPER, stroke=INK, stroke_width=2)
    return [*parts, disc, middle(str(relic["value"]), x + half, y + half + 7, 20, 20)]


def _ferry(x: float, y: float) -> list[Element]:
    return [
        Circle(cx=x, cy=y, r=32, fill=WATER, stroke=INK, stroke_width=3),
        stroke(f"M{x - 20:g} {y + 6:g} h40 l-8 12 h-24 Z M{x:g} {y + 4:g} V{y - 22:g} l16 16 h-14", INK, 5),
    ]


def _beside(canvas: Canvas, view: Facts) -> None:
    """Draw the items that can still be crafted, then the piles of cards, and beneath them the open quests."""
    y, x, size = canvas.y + 8, MARGIN, 44.0
    canvas.add(Rect(x=0, y=canvas.y, width=WIDTH, height=64, fill=WOOD))
    for item, count in view["items"].items():
        ink = INK if count else "#b7a27c"
        canvas.add(stamp(SIGNS[item], x, y, size, ink, WOOD))
        canvas.add(text(str(count), x + size + 4, y + 38, 38, bold=True, colour=ink))
        x += size + 40
    piles = [("", view["draw_pile"]), ("discard", len(view["discard"]))]
    if view["souls"] is not None:
        piles.append(("cult", len(view["souls"])))
    for pile, count in piles:
        sign = SIGNS["cult"] if pile == "cult" else GENERAL["cards"]
        canvas.add(stamp(sign, x, y, size, INK, WOOD))
        if pile == "discard":
            canvas.add(arrow(x + 12, y + 46, 22, up=False))
        canvas.add(text(str(count), x + size + 4, y + 38, 38, bold=True))
        x += size + 18 + width_of(str(count), 38)
    canvas.y += 64
    if view["quests"] or view["available"]:
        _quests(canvas, view)


def _quests(canvas: Canvas, view: Facts) -> None:
    """Draw the open quests with suit and items, and on their right the dominance cards that may be taken."""
    x, y = MARGIN + 28, canvas.y + 30
    for number, suit in enumerate(view["available"]):
        canvas.add(*badge(look_of(suit), WIDTH - MARGIN - 28 - number * 60, y, 26))
    if view["available"]:
        canvas.add(stamp(GENERAL["crown"], WIDTH - MARGIN - len(view["available"]) * 60 - 46, y - 22, 40, INK, WOOD))
    for quest in view["quests"]:
        canvas.add(*badge(look_of(quest["suit"]), x, y, 28))
        for number, item in enumerate(quest["items"]):
            canvas.add(stamp(SIGNS[item], x + 38 + number * 54, y - 22, 44, INK, WOOD))
        x += 208
    canvas.y += 66
