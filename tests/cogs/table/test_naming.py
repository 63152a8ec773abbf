"""Tests of people's names: no part of a name becomes markup, mentions anybody, or covers other lines."""

from types import SimpleNamespace
from typing import Any

import pytest

from cogs.table.naming import seat_name

from ...conftest import World
from ...simkit import text_of


def called(display: str, name: str = "ann") -> str:
    """Return the name that the bot shows for a person with these names."""
    user: Any = SimpleNamespace(display_name=display, name=name, id=7)
    return seat_name(user)


@pytest.mark.parametrize(
    ("display", "shown"),
    [
        ("Ann", "Ann"),
        ("<@1> **Ann**", "1 Ann"),
        ("@everyone", "everyone"),
        ("[Ann](http://b)", "Ann (http: b)"),
        ("\u202eAnn\u2066", "Ann"),
        ("שלום", "שלום"),
        ("e\u0301e\u0301" + "\u0301" * 90, "e\u0301e\u0301\u0301"),
        ("A" * 4000, "A" * 32),
        ("\u200b", "ann"),
    ],
)
def test_a_name_is_only_a_name(display: str, shown: str) -> None:
    assert called(display) == shown


def test_a_person_with_an_invisible_name_is_called_by_a_number() -> None:
    assert called("\u200b", "\u2066") == "7"


async def test_a_deck_that_nobody_has_is_named_in_a_sentence_that_can_be_sent(world: World) -> None:
    answer = await world.ann.slash(world.hall, "deck show", deck="**<@1>" * 600)
    assert answer.response.ephemeral and len(text_of(answer.response)) < 2000
