"""People's comments on moments of matches, and the interface of a store for them."""

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True)
class Comment:
    """A person's comment on the moment after ``row`` rows of a match's log."""

    id: int
    match: int
    row: int
    person: int
    name: str
    text: str


class CommentStore(Protocol):
    """The part of a store that keeps comments on moments."""

    async def add_comment(self, match: int, row: int, person: int, name: str, text: str) -> int:
        """Store a comment and return its number."""

    async def comments(self, match: int) -> list[Comment]:
        """Return all comments on a match, by moment and then by age."""

    async def delete_comment(self, comment: int) -> None:
        """Delete a comment."""
