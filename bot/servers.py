"""The settings that the managers of a server (guild) chose for all its tables, such as its language and its games."""

from typing import Final

import discord

from bot.store import Store
from bot.words import Tongue, Words

REMEMBERED: Final = 10_000  # how many settings stay in memory


class Servers:
    """The settings of all servers. The settings that were read lately are in memory."""

    def __init__(self, client: discord.Client, store: Store) -> None:
        self._client = client
        self._store = store
        self._settings: dict[tuple[int, str], str | None] = {}

    async def setting(self, guild: int | None, name: str) -> str | None:
        """Return a setting of a guild, or None if nothing was chosen."""
        key = (guild or 0, name)
        if key not in self._settings:
            if len(self._settings) >= REMEMBERED:
                self._settings.clear()
            self._settings[key] = await self._store.settings.get(*key)
        return self._settings[key]

    async def change(self, guild: int, name: str, value: str | None) -> None:
        """Change a setting of a guild. The value None deletes the setting."""
        await self._store.settings.change(guild, name, value)
        self._settings[guild, name] = value

    async def tongue(self, guild: int | None) -> Tongue:
        """Return the language for public messages in a guild: its setting, or Discord's."""
        known = self._client.get_guild(guild or 0)
        locale = await self.setting(guild, "language") or (known.preferred_locale if known else "en")
        return Words.load()[locale]

    def forget(self) -> None:
        """Forget what was read, because it may have changed in the store."""
        self._settings.clear()
