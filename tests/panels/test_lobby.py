"""The lobby fits on a phone, and so does the private page of its settings."""

from typing import Any

import pytest

from bot.controls.fit import GOAL, framed_pixels, pixels
from bot.panels.lobby import lobby_page, settings_page
from bot.store import SavedMatch, Seat
from bot.tables import Table
from bot.words import COMPLETE, Words

from ..conftest import World
from ..simkit import controls, text_of
from .test_seat import text

GAMES = ("l5r-lcg", "root", "l5r-ccg")
LEVELS = ("random", "novice", "adept", "master", "novice")


def lobby_of(game: str, computers: int) -> Table:
    """Return the lobby of a person and computers, with a clock and with levels that differ."""
    levels = {f"level:{number}": LEVELS[number - 1] for number in range(1, computers + 1)}
    settings = {"house-pace": "days", **levels}
    seats = [Seat("human", 1, "Maximilien-François"), *(Seat("computer") for _ in range(computers))]
    return Table(NotImplemented, SavedMatch(1, None, 1, game, seats=seats, settings=settings), None)


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("game", GAMES)
def test_a_lobby_and_its_settings_fit_on_a_phone(game: str, language: str) -> None:
    say = Words.load()[language]
    for computers in range(2 if game == "l5r-lcg" else 6):
        (frame,) = lobby_page(lobby_of(game, computers), say).children
        assert framed_pixels([*frame.children]) <= GOAL, computers  # type: ignore[attr-defined]
    assert pixels([*settings_page(lobby_of(game, 1), say).children]) <= GOAL


def test_a_lobby_says_which_settings_hold_and_where_the_room_is_short_only_the_unusual_ones() -> None:
    say = Words.load()["en"]
    assert "Log: open to all" in text(lobby_page(lobby_of("l5r-lcg", 0), say))
    crowded = text(lobby_page(lobby_of("l5r-ccg", 5), say))
    assert "Log: open to all" not in crowded and "Pace: 3 d" in crowded


async def test_a_setting_chosen_in_private_is_shown_to_everybody(world: World) -> None:
    message = await world.lobby()
    page: Any = (await world.choose(world.ann, message, "house-undo", "never")).response
    (chosen,) = (c for c in controls(page) if c["custom_id"].endswith(":house-undo"))
    assert [line["value"] for line in chosen["options"] if line.get("default")] == ["never"]
    assert "Settings of this match" in text_of(page)
    assert "Take-backs: none" in world.read(message)
