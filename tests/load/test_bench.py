"""The program that presses for many people seats every game and counts presses that decide apart from the others."""

import asyncio
from random import Random

import pytest

from engine.kernel.game import find_game

from .bench import ALL, apart, summary
from .players import Pair, row
from .seating import table_of
from .stand_in import Act, StandIn


@pytest.mark.parametrize("game", ["l5r-lcg", "root", "l5r-ccg"])
def test_every_game_is_seated_with_the_fewest_and_the_most_people(game: str) -> None:
    """The program once measured the game of 2017 alone, although the panels of the others are slower."""
    tables = [table_of(number, ALL, "") for number in range(len(ALL))]
    people = {count for name, _, count in tables if name == game}
    assert set(find_game(game).seat_count) <= people


def act(custom_id: str, seconds: float, answers: int = 1) -> Act:
    """Return a press that was answered so often."""
    first: asyncio.Future[dict[str, object]] = asyncio.get_running_loop().create_future()
    return Act(1, 7, 5, None, {"custom_id": custom_id}, first, 0.0, seconds, answers=[{}] * answers)


async def test_people_press_only_what_the_public_message_still_shows() -> None:
    """When a match was over, people still pressed *My hand*. Nobody can answer that, and it counted as an error."""
    pair = Pair(StandIn(), 0)
    pressed = {(await pair.press(Random(seed))).data["custom_id"] for seed in range(20)}
    assert pressed == {"tea:hand:1", "tea:log:1"}
    pair.public.body["components"] = [row("tea:rematch:1:same", "tea:log:1")]
    pressed = {(await pair.press(Random(seed))).data["custom_id"] for seed in range(20)}
    assert pressed == {"tea:log:1"} and await pair.open_hands() == []


async def test_presses_that_were_not_answered_once_are_named() -> None:
    found = summary([act("tea:hand:1", 0.1), act("tea:hand:2", 0.0, answers=0), act("tea:log:3", 0.1, answers=2)])
    assert found["errors"] == 2
    assert found["not_answered_once"] == ["tea:hand:2: 0", "tea:log:3: 2"]


async def test_presses_that_decide_are_counted_and_timed_apart() -> None:
    """Two presses in three once were *My hand* or *Log*, and their short times hid those of the decisions."""
    acts = [act("tea:hand:1", 0.001), act("tea:log:1:0", 0.001), act("tea:pick:1:0x1:3", 0.25)]
    found = apart(acts)
    assert (found["presses_that_decide"], found["presses_that_only_look"]) == (1, 2)
    assert found["deciding_ms"]["p50"] == found["deciding_ms"]["max"] == 250
