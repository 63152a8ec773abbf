"""Limits how many costly commands a person may use in a minute. Costly commands make the bot work hard."""

from collections import deque
from typing import Any, Final, TypeVar

import discord
from discord import app_commands

T = TypeVar("T")

SPAN: Final = 60.0  # seconds


class Cooldowns:
    """A count of each person's costly commands of the last minute. ``most`` is the allowed number of commands.

    If ``most`` is 0, there is no limit.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._asked: dict[int, deque[float]] = {}

    def wait(self, user: int, now: float) -> float:
        """Count one more use by ``user`` and return 0. If the person must wait, return the seconds to wait instead."""
        if not self._most:
            return 0.0
        for other in [other for other, times in self._asked.items() if times[-1] <= now - SPAN]:
            del self._asked[other]
        times = self._asked.setdefault(user, deque(maxlen=self._most))
        if len(times) == self._most and times[0] > now - SPAN:
            return times[0] + SPAN - now
        times.append(now)
        return 0.0


def costly(command: T) -> T:
    """Let each person use a command only as often in a minute as the settings say."""
    return app_commands.check(_in_time)(command)


async def _in_time(interaction: discord.Interaction[Any]) -> bool:
    cooldowns: Cooldowns = interaction.client.cooldowns
    wait = cooldowns.wait(interaction.user.id, interaction.created_at.timestamp())
    if wait:
        raise app_commands.CommandOnCooldown(app_commands.Cooldown(1, SPAN), wait)
    return True
