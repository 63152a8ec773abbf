"""The choices of a server's managers, which apply to everybody there. By default nothing is chosen."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import discord

from bot.games import faces
from bot.panels.show import Show
from bot.people import CHOICES as OF_PEOPLE
from bot.people import RULES_GAME, SHOWN
from bot.tables.house_options import CHOICES, OFF, ON, PACE
from bot.trouble import Trouble
from engine.kernel.games import games

LANGUAGE: Final = "language"
PICTURES: Final = "shown"
GAME: Final = "game"  # the game if none is named
THREADS: Final = "threads"  # whether each new table gets a thread of its own
OPENERS: Final = "openers"  # the role whose members may open tables
CLOSERS: Final = "closers"  # the role whose members may close tables, besides moderators
ROLES: Final = (OPENERS, CLOSERS)
CHANNELS: Final = "channels"  # the channels of a game; the name of the game is appended
MOST_CHANNELS: Final = 25


def server_choices() -> dict[str, Sequence[str]]:
    """Return the possible choices for each setting of a server. The first choice is the default."""
    return {
        LANGUAGE: OF_PEOPLE[LANGUAGE],
        PICTURES: SHOWN,
        RULES_GAME: games("glossary"),
        GAME: [face.name for face in faces()] or games("face"),
        PACE: CHOICES[PACE],
        THREADS: (OFF, ON),
    }


@dataclass(frozen=True)
class Server:
    """The choices of one server. A choice is stored, and applies immediately."""

    show: Show
    id: int

    async def holds(self, name: str) -> str:
        """Return the present choice for ``name``, which is a key of ``server_choices``."""
        made, values = await self.show.servers.setting(self.id, name), server_choices()[name]
        return made if made is not None and made in values else values[0]

    async def choose(self, name: str, value: str) -> None:
        """Choose something for the server. Raises Trouble for an unknown choice."""
        values = server_choices().get(name, ())
        if value not in values:
            raise Trouble("trouble-option-gone", stale=True)
        await self.show.servers.change(self.id, name, None if value == values[0] else value)
        if name in (LANGUAGE, PICTURES):
            self.show.reworded(guild=self.id)

    async def role(self, name: str) -> int | None:
        """Return the role that was chosen under one of ``ROLES``, or None."""
        made = await self.show.servers.setting(self.id, name)
        return None if made is None else int(made)

    async def choose_role(self, name: str, role: discord.Role | None) -> None:
        """Store the role for ``name``. Discord's role for everybody (@everyone) means no role."""
        if name not in ROLES:
            raise Trouble("trouble-option-gone", stale=True)
        given = None if role is None or role.is_default() else str(role.id)
        await self.show.servers.change(self.id, name, given)

    async def channels(self, game: str) -> list[int] | None:
        """Return the channels in which a game is played.

        None means all channels, and an empty list means no channel.
        """
        made = await self.show.servers.setting(self.id, f"{CHANNELS}:{game}")
        found: list[int] | None = None if made is None else json.loads(made)
        return found

    async def choose_channels(self, game: str, channels: Sequence[int] | None) -> None:
        """Allow a game in these channels only, or everywhere for None. Raises Trouble for an unknown game."""
        if game not in server_choices()[GAME]:
            raise Trouble("trouble-option-gone", stale=True)
        given = None if channels is None else json.dumps(sorted(set(channels)))
        await self.show.servers.change(self.id, f"{CHANNELS}:{game}", given)

    async def played(self, here: Sequence[int | None]) -> list[str]:
        """Return the games that are allowed in a channel, or in a thread and its channel.

        The server's default game comes first.
        """
        default, every = await self.holds(GAME), server_choices()[GAME]
        return [game for game in dict.fromkeys((default, *every)) if allows(await self.channels(game), here)]


def allows(channels: Sequence[int] | None, here: Sequence[int | None]) -> bool:
    """Tell whether a game with these channels is allowed in one of the places ``here``."""
    return channels is None or any(place in channels for place in here)
