"""The preferences of people, and the settings of servers and of the bot."""

from bot.store.database import Database
from bot.store.home import Home


class Settings:
    """The preferences and settings that a store keeps."""

    def __init__(self, database: Database, home: Home) -> None:
        self._database = database
        self._home = home

    async def preferences(self, user: int | None = None) -> list[tuple[int, str, str]]:
        """Return the preferences of everybody, or of one person, as rows of user, name and value."""
        everybody = "SELECT user, name, value FROM preferences"
        rows = await (
            self._database.read(everybody) if user is None else self._database.read(f"{everybody} WHERE user = ?", user)
        )
        return [(user, name, value) for user, name, value in rows]

    async def prefer(self, user: int, name: str, value: str | None) -> None:
        """Change a person's preference (None deletes it), and tell the other processes."""
        async with self._database.transaction() as db:
            await db.execute("DELETE FROM preferences WHERE user = ? AND name = ?", (user, name))
            if value is not None:
                await db.execute("INSERT INTO preferences VALUES (?, ?, ?)", (user, name, value))
            await self._home.tell_of_person(db, user)

    async def get(self, guild: int, name: str) -> str | None:
        """Return a setting of a guild (0: of the bot itself)."""
        rows = await self._database.read("SELECT value FROM settings WHERE guild = ? AND name = ?", guild, name)
        return rows[0][0] if rows else None

    async def change(self, guild: int, name: str, value: str | None) -> None:
        """Change a setting. The value None deletes the setting."""
        async with self._database.transaction() as db:
            await db.execute("DELETE FROM settings WHERE guild = ? AND name = ?", (guild, name))
            if value is not None:
                await db.execute("INSERT INTO settings VALUES (?, ?, ?)", (guild, name, value))
