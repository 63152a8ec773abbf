"""The picture of Root's map: no two paths cross, nothing covers a clearing, every sign is different."""

import re
from itertools import combinations
from math import dist

import pytest
from svg import Circle, Element

from bot.pictures.colours import GOLD
from bot.pictures.raster import render
from bot.pictures.root.clearing import GAP, HIGH, RADIUS, ROOM, SIZE, TOP, clearing, layout, marks, standing
from bot.pictures.root.gallery import STATES, sketches
from bot.pictures.root.map import draw_map, forest_parts, way_parts
from bot.pictures.root.places import CLEARINGS, FORESTS, HEIGHT, WIDTH, Spot
from bot.pictures.root.signs import LOOKS, SIGNS, piece_sign
from engine.root.definition import characters, faction_facts, items, maps


def crosses(a: Spot, b: Spot, c: Spot, d: Spot) -> bool:
    """Tell whether two lines cross between their ends."""

    def side(p: Spot, q: Spot, r: Spot) -> bool:
        return (q[0] - p[0]) * (r[1] - p[1]) > (q[1] - p[1]) * (r[0] - p[0])

    return side(a, b, c) != side(a, b, d) and side(c, d, a) != side(c, d, b)


@pytest.mark.parametrize("board", maps())
def test_paths_do_not_cross_and_clearings_keep_apart(board: str) -> None:
    places, paths = CLEARINGS[board], maps()[board].paths
    assert sorted(places) == list(range(1, 13))
    for one, other in combinations(paths, 2):
        if not set(one) & set(other):
            assert not crosses(*(places[end] for end in (*one, *other))), (one, other)
    for (number, spot), (_, other_spot) in combinations(places.items(), 2):
        assert dist(spot, other_spot) > 2 * RADIUS, number
    assert all(RADIUS < x < WIDTH - RADIUS and RADIUS < y < HEIGHT - RADIUS for x, y in places.values())


@pytest.mark.parametrize("board", maps())
def test_every_forest_is_where_it_can_be_seen(board: str) -> None:
    forests = FORESTS[board]
    assert forests.keys() == maps()[board].forests.keys()
    for name, spot in forests.items():
        near = [number for number, place in CLEARINGS[board].items() if dist(place, spot) < RADIUS + 20]
        assert not near, (name, near)


def discs(parts: list[Element]) -> list[tuple[Spot, float]]:
    """Return all circles among drawn parts, with their places and sizes."""
    found = [part for part in parts if isinstance(part, Circle)]
    return [((float(part.cx), float(part.cy)), float(part.r)) for part in found]  # type: ignore[arg-type]


@pytest.mark.parametrize("board", maps())
def test_no_clearing_covers_a_forest_its_relics_or_its_occupants(board: str) -> None:
    """The test has two relics and a Vagabond in each forest, and a ruler of every clearing."""
    relics = [{"at": name, "kind": kind, "value": 3} for name in FORESTS[board] for kind in ("tablet", "idol")]
    keepers = {
        "seat": 0, "faction": "keepers", "warriors": {}, "tokens": {}, "buildings": {}, "relics": relics,
    }  # fmt: skip
    facts = {"suit": "fox", "ruler": 0, "scorched": False, "free": 0, "ruin": False}
    rims = {
        number: discs(
            [
                *clearing({**facts, "id": number}, [keepers], *place, tower=False),
                *marks({**facts, "id": number}, [keepers], *place),
            ]
        )
        for number, place in CLEARINGS[board].items()
    }
    drawn = {
        name: discs(forest_parts(name, spot, [keepers, {"faction": "vagabond", "forest": name}]))
        for name, spot in FORESTS[board].items()
    }
    covered = {
        (name, number)
        for name, some in drawn.items()
        for number, rim in rims.items()
        if any(dist(spot, place) < one + other for spot, one in some for place, other in rim)
    }
    assert all(len(some) >= 8 for some in drawn.values()) and not covered
    for (name, some), (other, others) in combinations(drawn.items(), 2):
        assert all(dist(one, two) > a + b for one, a in some for two, b in others), (name, other)


def test_every_faction_suit_piece_and_item_has_a_sign_of_its_own() -> None:
    for known in faction_facts().values():
        assert known.id in LOOKS
        for kind in (*known.buildings, *known.tokens, *known.plots, "tablet", "jewel", "idol"):
            assert piece_sign(kind) in SIGNS.values(), kind
    assert set(items()) <= SIGNS.keys() and characters()
    assert len({look.colour for look in LOOKS.values()}) == len(LOOKS)


def test_every_map_is_drawn_and_described() -> None:
    found = dict(sketches())
    assert {name.split("-")[1] for name in found} == {*STATES, "closing"} == {*maps(), "closing"}
    for name, sketch in found.items():
        assert sketch.description, name
        if name.endswith("-en"):
            assert len(render(sketch.draw(*sketch.given), width=275)) > 2000, name


@pytest.mark.parametrize("crowd", range(1, 13))
def test_pieces_in_a_crowded_clearing_stay_inside_it(crowd: int) -> None:
    """The test has twelve kinds of pieces, and the maximum number of factions."""
    factions = ("marquise", "eyrie", "alliance", "cult", "duchy", "hundreds")
    kinds = ("sawmill", "roost", "base-fox", "garden-fox", "citadel", "stronghold")
    players = [
        {
            "seat": seat, "faction": faction, "warriors": {"1": 10 + seat}, "tokens": {},
            "buildings": {kind: {"1": 1}} if crowd > 6 + seat else {},
        }
        for seat, (faction, kind) in enumerate(zip(factions[:crowd], kinds, strict=False))
    ]  # fmt: skip
    facts = {"id": 1, "suit": "fox", "ruler": 0, "scorched": False, "free": 0, "ruin": False}
    zoom, rows = layout(list(standing(facts, players, tower=False)), ruled=True)
    assert len(rows) * (SIZE + GAP) * zoom <= HIGH + GAP
    assert all(sum(width + GAP for width, _ in row) * zoom <= ROOM + GAP for row in rows)
    if len(rows) > 2:  # otherwise the ruler's badge would cover a number
        assert sum(width + GAP for width, _ in rows[0]) * zoom <= TOP + GAP


def test_the_boards_show_their_pieces_and_the_active_player() -> None:
    board = dict(sketches())["root-winter-boards-en"]
    told = board.description
    assert "Plots: " in told and "Relics in the forests: " in told and "Wood for the next: " in told
    svg = board.draw(*board.given)
    assert svg.count(GOLD) == 1, "one frame, around whose turn it is"


def test_no_arrow_of_a_move_covers_the_number_of_a_clearing() -> None:
    """A move from clearing 6 up to clearing 2 ran over the number 6."""
    way = {"origin": 6, "clearing": 2, "faction": "marquise", "count": 1}
    sketch = dict(sketches())["root-autumn-map-en"]
    view, labels = sketch.given
    drawn = draw_map({**view, "ways": [way]}, labels)
    arrow = drawn.index(way_parts(way, CLEARINGS["autumn"])[0].as_str())
    assert all(drawn.rindex(f">{number}</text>") > arrow for number in (2, 6))


def test_the_head_of_an_arrow_ends_above_the_marks_of_a_clearing_that_it_enters_from_above() -> None:
    head = way_parts({"origin": 1, "clearing": 9, "faction": "eyrie", "count": 1}, CLEARINGS["autumn"])[2].as_str()
    tip = float(re.search(r'd="M\S+ (\d+)', head)[1])  # type: ignore[index]
    assert tip <= CLEARINGS["autumn"][9][1] - RADIUS - 27  # the highest mark is a disc with this radius
