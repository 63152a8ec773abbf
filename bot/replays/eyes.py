"""The different views of a moment (eyes), and who may use each view.

While a match is played, people look back only with their own eyes: a player sees what the seat saw, and everybody else
sees what the public saw. Once the match is over, everybody may use anybody's eyes, or see all cards.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.replays.frames import Frame
from bot.tables import Table
from bot.trouble import Trouble
from engine.kernel.record import Record

OPEN: Final = "o"  # all cards are open
PUBLIC: Final = "p"  # what everybody at the table may see


def viewer_of(eyes: str) -> int | None:
    """Return the seat whose eyes these are, or None."""
    return int(eyes) if eyes.isdigit() else None


def eyes_of(table: Table, user: int) -> list[str]:
    """Return the eyes that a user may use for this match, the usual ones first.

    Raises Trouble if the user may not see the match from any side.
    """
    if table.saved.state == "over":
        return [OPEN, PUBLIC, *(str(seat) for seat in range(len(table.saved.seats)))]
    table.playing()
    table.seating.require_reader(user)
    seat = table.seating.seat_of(user)
    return [PUBLIC if seat is None else str(seat)]


def chosen_eyes(table: Table, user: int, eyes: str) -> str:
    """Return these eyes if a user may use them, else the user's usual ones."""
    allowed = eyes_of(table, user)
    return eyes if eyes in allowed else allowed[0]


def view_with(frame: Frame, eyes: str) -> Mapping[str, Any]:
    """Return the view of a moment with these eyes."""
    if eyes == OPEN:
        return {**frame.view(None), **frame.open_view(), "viewer": None}
    return frame.view(viewer_of(eyes))


def records_with(records: Sequence[Record], eyes: str) -> list[Record]:
    """Return the events that these eyes saw.

    With all cards open, return every event, including those that only some viewers saw.
    """
    if eyes == OPEN:
        return [record if record.seats is None else record.hidden or record for record in records]
    viewer = viewer_of(eyes)
    return [shown for record in records if (shown := record.seen_by(viewer)) is not None]


def require_over(table: Table) -> None:
    """Raise Trouble while a match is played: its moments may not be shown to others yet."""
    if table.saved.state != "over":
        raise Trouble("trouble-replay-not-over")
