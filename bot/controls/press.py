"""A press of a button or select, as the handlers get it."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

import discord

from bot.people import tongue_of
from bot.words import Tongue


@dataclass
class Press:
    """A press: the person, the place, the parts of the custom_id, and the selection."""

    interaction: discord.Interaction[Any]
    verb: str
    arguments: Sequence[str]
    values: Sequence[str]

    @property
    def user(self) -> int:
        """The presser."""
        return self.interaction.user.id

    @property
    def say(self) -> Tongue:
        """The presser's language."""
        return tongue_of(self.interaction)

    @property
    def private(self) -> bool:
        """Whether only the presser sees the pressed message."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral


Handler: TypeAlias = Callable[[Press], Awaitable[None]]


class Pressed(Protocol):
    """A client whose controls can be pressed."""

    async def pressed(self, press: Press) -> None:
        """Answer a press."""
