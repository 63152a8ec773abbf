"""Comments on moments in the SQLite store."""

from bot.store.comments import Comment
from bot.store.sqlite.file import SqliteFile


class SqliteComments(SqliteFile):
    """The part of the SQLite store that keeps comments."""

    async def add_comment(self, match: int, row: int, person: int, name: str, text: str) -> int:
        """Store a comment and return its number."""
        async with self._transaction() as db:
            cursor = await db.execute(
                "INSERT INTO comments (match, row, person, name, text) VALUES (?, ?, ?, ?, ?)",
                (match, row, person, name, text),
            )
            assert cursor.lastrowid is not None
            return cursor.lastrowid

    async def comments(self, match: int) -> list[Comment]:
        """Return all comments on a match, by moment and then by age."""
        rows = await self._read(
            "SELECT id, match, row, person, name, text FROM comments WHERE match = ? ORDER BY row, id", match
        )
        return [Comment(*row) for row in rows]

    async def delete_comment(self, comment: int) -> None:
        """Delete a comment."""
        async with self._transaction() as db:
            await db.execute("DELETE FROM comments WHERE id = ?", (comment,))
