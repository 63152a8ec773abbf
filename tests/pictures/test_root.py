"""The map of Root as we draw it: no two paths cross, nothing covers a clearing, every sign is a sign of its own."""

from itertools import combinations
from math import dist

import pytest

from bot.pictures.render import render
from bot.pictures.root.clearing import RADIUS
from bot.pictures.root.gallery import STATES, sketches
from bot.pictures.root.places import CLEARINGS, FORESTS, HEIGHT, WIDTH, Spot
from bot.pictures.root.signs import LOOKS, SIGNS, piece_sign
from engine.root.definition import characters, faction_facts, items, maps


def crosses(a: Spot, b: Spot, c: Spot, d: Spot) -> bool:
    """Whether two lines cross between their ends."""

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


def test_every_faction_suit_piece_and_item_has_a_sign_of_its_own() -> None:
    for known in faction_facts().values():
        assert known.id in LOOKS
        for kind in (*known.buildings, *known.tokens, *known.plots):
            assert piece_sign(kind) in SIGNS.values(), kind
    assert set(items()) <= SIGNS.keys() and characters()
    assert len({look.colour for look in LOOKS.values()}) == len(LOOKS)


def test_every_map_is_drawn_and_described() -> None:
    found = dict(sketches())
    assert {name.split("-")[1] for name in found} == set(STATES) == set(maps())
    for name, sketch in found.items():
        assert sketch.description, name
        if name.endswith("-en"):
            assert len(render(sketch.draw(*sketch.given), width=275)) > 5000, name
