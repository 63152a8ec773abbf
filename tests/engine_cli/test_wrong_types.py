"""Values of a wrong type at the start of a match: each is refused with a key or accepted, and none crashes."""

from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.desks import find_desk, names_for
from engine.kernel.game import find_game
from engine.kernel.games import sound
from engine.kernel.rng import Streams
from tests.engine_cli.served import Server

ANYTHING: Final = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 3) | st.floats(-2, 2) | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(st.text(max_size=6), inner, max_size=2),
    max_leaves=4,
)
BROUGHT: Final = ("deck", "faction", "character")


def ordinary_seats(game: str) -> list[dict[str, Any]]:
    """Return what the seats of an ordinary match bring: decks or factions."""
    return [dict(seat) for seat in find_desk(game).seats(names_for(game), Streams("seats")["decks"])]


def start(game: str, seats: list[dict[str, Any]], options: dict[str, Any]) -> None:
    """Start a match, which may be refused for a named reason."""
    reply = Server().send({"command": "start", "game": game, "seats": seats, "options": options})
    assert reply["ok"] or reply["error"] != "internal", reply


@pytest.mark.parametrize("game", sound("rules"))
@settings(max_examples=12, deadline=None)
@given(value=ANYTHING, data=st.data())
def test_a_setting_may_have_any_value(game: str, value: Any, data: st.DataObject) -> None:
    name = data.draw(st.sampled_from(("asked", *getattr(find_game(game), "options", ()))))
    start(game, ordinary_seats(game), {name: value})


@pytest.mark.parametrize("game", sound("rules"))
@settings(max_examples=12, deadline=None)
@given(value=ANYTHING, name=st.sampled_from(BROUGHT), way=st.sampled_from(("standard", "advanced")))
def test_a_seat_may_bring_anything(game: str, value: Any, name: str, way: str) -> None:
    first, *others = ordinary_seats(game)
    options = {"set-up": way} if "set-up" in getattr(find_game(game), "options", ()) else {}
    start(game, [{**first, name: value}, *others], options)


@pytest.mark.parametrize("value", [{}, []])
def test_root_refuses_values_that_are_no_names(value: Any) -> None:
    server = Server()
    seats: list[dict[str, Any]] = [{"faction": "marquise"}, {"faction": "eyrie"}]
    assert server.refused("start", game="root", seats=[seats[0], {"faction": value}]) == "unknown-faction"
    vagabond = {"faction": "vagabond", "character": value}
    assert server.refused("start", game="root", seats=[seats[0], vagabond]) == "unknown-character"
    for option in ("map", "deck", "set-up"):
        assert server.refused("start", game="root", seats=seats, options={option: value}) == f"unknown-{option}"
