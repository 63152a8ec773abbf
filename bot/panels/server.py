"""What the managers of a server choose for everybody there. Nothing is chosen until they do."""

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
GAME: Final = "game"  # what is played where no game is named
THREADS: Final = "threads"  # whether each new table gets a thread of its own
OPENERS: Final = "openers"  # the role whose people may open tables
CLOSERS: Final = "closers"  # the role whose people may close tables, beside those who keep order
ROLES: Final = (OPENERS, CLOSERS)
CHANNELS: Final = "channels"  # with the name of a game: the channels in which it is played
MOST_CHANNELS: Final = 25


def server_choices() -> dict[str, Sequence[str]]:
    """Return what a server may choose under each name; the first holds where nothing was chosen."""
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
    """The choices of one server. They are kept in the store, and hold from the moment when they are made."""

    show: Show
    id: int

    async def holds(self, name: str) -> str:
        """Return what holds under one of the names of ``server_choices``."""
        made, values = await self.show.setting(self.id, name), server_choices()[name]
        return made if made is not None and made in values else values[0]

    async def choose(self, name: str, value: str) -> None:
        """Choose something for everybody. Raises Trouble for what cannot be chosen."""
        values = server_choices().get(name, ())
        if value not in values:
            raise Trouble("trouble-option-gone", stale=True)
        await self.show.change_setting(self.id, name, None if value == values[0] else value)
        if name in (LANGUAGE, PICTURES):
            self.show.reworded(guild=self.id)

    async def role(self, name: str) -> int | None:
        """Return the role that was chosen under one of ``ROLES``, or None."""
        made = await self.show.setting(self.id, name)
        return None if made is None else int(made)

    async def choose_role(self, name: str, role: discord.Role | None) -> None:
        """Choose a role, or none: the role of everybody is none."""
        if name not in ROLES:
            raise Trouble("trouble-option-gone", stale=True)
        given = None if role is None or role.is_default() else str(role.id)
        await self.show.change_setting(self.id, name, given)

    async def channels(self, game: str) -> list[int] | None:
        """Return the channels in which a game is played: None for all, an empty list for none."""
        made = await self.show.setting(self.id, f"{CHANNELS}:{game}")
        found: list[int] | None = None if made is None else json.loads(made)
        return found

    async def choose_channels(self, game: str, channels: Sequence[int] | None) -> None:
        """Let a game be played in these channels alone, with None in all. Raises Trouble for a game there is not."""
        if game not in server_choices()[GAME]:
            raise Trouble("trouble-option-gone", stale=True)
        given = None if channels is None else json.dumps(sorted(set(channels)))
        await self.show.change_setting(self.id, f"{CHANNELS}:{game}", given)

    async def played(self, here: Sequence[int | None]) -> list[str]:
        """Return the games that are played in a channel, or a thread and its channel; first the one of no name."""
        default, every = await self.holds(GAME), server_choices()[GAME]
        return [game for game in dict.fromkeys((default, *every)) if allows(await self.channels(game), here)]


def allows(channels: Sequence[int] | None, here: Sequence[int | None]) -> bool:
    """Tell whether a game of these channels is played in one of the places ``here``."""
    return channels is None or any(place in channels for place in here)
