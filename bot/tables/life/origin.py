"""The setting of a table that names the match and the row from which the table continues."""

from typing import Final

from bot.store import SavedMatch

FROM: Final = "from"


def origin(saved: SavedMatch) -> tuple[int, int] | None:
    """Return the match and the row from which a table continues, or None for an ordinary match."""
    match, _, row = saved.settings.get(FROM, "").partition(":")
    return (int(match), int(row)) if match.isdigit() and row.isdigit() else None
