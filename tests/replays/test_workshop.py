"""The making of exports: in a process of its own, with a time limit."""

import pytest

from bot.replays.given import Given
from bot.replays.workshop import WAITING, Workshop
from bot.trouble import Trouble

GIVEN = Given({"game": "root"}, [], "o", "en", {})


def eyes_alone(given: Given, seconds: float) -> bytes:
    """Return a small export."""
    return given.eyes.encode()


def broken(given: Given, seconds: float) -> bytes:
    """Return an export that fails."""
    raise ValueError(seconds)


async def test_an_export_is_made_and_its_process_ends() -> None:
    workshop = Workshop(1)
    assert await workshop.make(eyes_alone, GIVEN) == b"o"
    assert workshop._pool is None


async def test_an_export_that_takes_too_long_is_given_up() -> None:
    with pytest.raises(Trouble, match="trouble-export-late"):
        await Workshop(1, within=0.0).make(eyes_alone, GIVEN)


async def test_a_mistake_in_an_export_is_raised_and_the_next_one_is_made() -> None:
    workshop = Workshop(1)
    with pytest.raises(ValueError, match="90"):
        await workshop.make(broken, GIVEN)
    assert workshop._pool is None


async def test_without_processes_or_with_a_long_queue_nothing_is_made() -> None:
    with pytest.raises(Trouble, match="trouble-export-off"):
        await Workshop(0).make(eyes_alone, GIVEN)
    full = Workshop(1)
    full._asked = WAITING
    with pytest.raises(Trouble, match="trouble-export-busy"):
        await full.make(eyes_alone, GIVEN)
