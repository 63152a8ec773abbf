"""People's comments on moments of matches."""

from dataclasses import dataclass

from bot.store.database import Database


@dataclass(frozen=True)
class Comment:
    """A person's comment on the moment after ``row`` rows of a match's log."""

    id: int
    match: int
    row: int
    person: int
    name: str
    text: str


class Comments:
    """The comments that a store keeps."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, match: int, row: int, person: int, name: str, text: str) -> int:
        """Store a comment and return its number."""
        async with self._database.transaction() as db:
            cursor = await db.execute(
                "INSERT INTO comments (match, row, person, name, text) VALUES (?, ?, ?, ?, ?)",
                (match, row, person, name, text),
            )
            assert cursor.lastrowid is not None
            return cursor.lastrowid

    async def of(self, match: int) -> list[Comment]:
        """Return all comments on a match, by moment and then by age."""
        rows = await self._database.read(
            "SELECT id, match, row, person, name, text FROM comments WHERE match = ? ORDER BY row, id", match
        )
        return [Comment(*row) for row in rows]

    async def delete(self, comment: int) -> None:
        """Delete a comment."""
        async with self._database.transaction() as db:
            await db.execute("DELETE FROM comments WHERE id = ?", (comment,))
