"""What people are told about the end of a player's time, and when they are reminded of it."""

from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Final

from bot.pace.quiet import DAY, Span
from bot.people import NO_NOTICE
from bot.tables.clocks.turns import Turn

if TYPE_CHECKING:
    from bot.tables.clocks.timing import Timing

SHORTEST: Final = timedelta(minutes=1)  # a reminder that would follow the notice sooner than this is not sent


def time_of(timing: "Timing", seat: int, until: datetime | None) -> str:
    """Return a text that changes whenever the notices of a seat must say something else about its time."""
    if until is None:
        return ""
    if (still := timing.paused_until or timing.away_until(seat)) is not None:
        return f"still {still.isoformat()}"
    return "over" if timing.is_over(seat) else timing.times.house.wall(until).isoformat(timespec="seconds")


def quiet_span(timing: "Timing", seat: int) -> Span | None:
    """Return the present or next quiet hours of a seat as times of the day, if its clock stands still in them."""
    now, hours = timing.times.clock.now(), timing.standing().quiet[seat]
    if hours is None or timing.clock is None:
        return None
    return next(span for span in hours.spans(now - DAY, now + 2 * DAY) if span[1] > now)


def row_of(timing: "Timing", seat: int, turn: Turn) -> dict[str, int]:
    """Return what a due row says about a turn: its seat, its number, and how often the seat was given more time."""
    times = 0 if timing.clock is None else timing.clock.sides[seat].granted // timing.clock.pace.more
    return {"seat": seat, "turn": turn.number, "times": times}


def reminder_at(timing: "Timing", seat: int, turn: Turn, until: datetime) -> datetime | None:
    """Return when to remind a player, in house time: not at night, not twice, and not immediately.

    Nobody is reminded of a clock that stands still.
    """
    people, house = timing.times.people, timing.times.house
    if turn.reminded or people.notice(turn.person) == NO_NOTICE or timing.clock is None:
        return None
    at = timing.standing().runs_from(seat, until - min(timing.clock.pace.bank / 6, timedelta(days=1)))
    if (quiet := people.quiet(turn.person)) is not None:
        wall, last = house.wall(at), house.wall(until)
        moved = quiet.moved(wall)
        at += (moved if moved < last - SHORTEST else quiet.before(wall)) - wall
    return at if at > turn.since + SHORTEST else None
