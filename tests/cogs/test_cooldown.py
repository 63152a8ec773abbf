"""Lookups and deck checks take time, so one person can only make a limited number of them."""

from dataclasses import replace

import pytest

from bot.cooldown import Cooldowns

from ..conftest import World
from ..simkit import speaks


def test_a_limited_number_in_a_minute_is_answered() -> None:
    cooldowns = Cooldowns(2)
    assert [cooldowns.wait(1, now) for now in (0, 10, 20)] == [0, 0, 40]
    assert cooldowns.wait(2, 20) == 0  # another person
    assert [cooldowns.wait(1, now) for now in (59, 61, 62)] == [1, 0, 8]


def test_nobody_is_remembered_for_longer_than_a_minute() -> None:
    cooldowns = Cooldowns(2)
    for user in range(100):
        cooldowns.wait(user, user)
    assert len(cooldowns._asked) <= 60


def test_zero_means_no_limit() -> None:
    cooldowns = Cooldowns(0)
    assert not any(cooldowns.wait(1, 0) for _ in range(100))


@pytest.mark.parametrize(("locale", "said"), [("en-US", "Please wait"), ("fr", "patienter"), ("pl", "Poczekaj")])
async def test_a_user_who_asks_too_often_reads_when_to_ask_again(world: World, locale: str, said: str) -> None:
    world.settings = replace(world.settings, lookups=3)
    await world.restart()
    ann = speaks(world.ann, locale)
    await ann.slash(world.hall, "rules", term="covert")
    await ann.slash(world.hall, "rules", term="bow")
    await ann.slash(world.hall, "faq", query="covert")
    for command, options in (("rules", {"term": "covert"}), ("card", {"name": "banzai"}), ("deck check", {})):
        assert said in await world.refused(ann.slash(world.hall, command, **options))
    answer = await world.bob.slash(world.hall, "rules", term="covert")
    assert answer.acknowledged and said not in str(answer.response)
    await world.env.advance_time(61)
    assert said not in await world.refused(ann.slash(world.hall, "rules", term="covert"))
