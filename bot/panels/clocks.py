"""Clocks in words, as they appear at the table, at the seat, and in notices."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

import discord
from discord import ui

from bot.controls.control import Control, button, layout, rows
from bot.pace.quiet import Span
from bot.panels.buttons.answering import AtTable
from bot.tables import Table
from bot.tables.clocks.overdue import CLAIM, LEND, MORE
from bot.tables.clocks.timing import Timing, quiet_span
from bot.tables.clocks.turns import MORE as GIVEN
from bot.tables.clocks.turns import OVER, REMIND
from bot.words import Tongue


class Called(AtTable):
    """A button that opens the panel of a person who was notified. ``key`` makes the custom_id of each notice unique."""

    key: str


class Overdue(AtTable):
    """A button that decides what happens to a ``seat`` whose time is up.

    ``key`` makes the custom_id of each notice unique.
    """

    seat: int
    way: str
    key: str = ""


DAY, HOUR, MINUTE = timedelta(days=1), timedelta(hours=1), timedelta(minutes=1)


def span_words(span: timedelta, say: Tongue) -> str:
    """Return a span of time in words, in its two largest units."""
    if span >= DAY:
        return say("span-of-days", days=span // DAY, hours=span % DAY // HOUR)
    if span >= HOUR:
        return say("span-of-hours", hours=span // HOUR, minutes=span % HOUR // MINUTE)
    return say("span-of-minutes", minutes=span // MINUTE, seconds=span % MINUTE // timedelta(seconds=1))


def moment(at: datetime, form: str = "R") -> str:
    """Return a time that Discord shows in each reader's zone and language, and counts down."""
    return discord.utils.format_dt(at.astimezone(UTC), form)  # type: ignore[arg-type]


def hours(span: Span) -> dict[str, str]:
    """Return the start and the end of daily hours. Each reader sees them in their own time zone."""
    return {"start": moment(span[0], "t"), "end": moment(span[1], "t")}


def since_line(table: Table, say: Tongue) -> str:
    """Return since when the table has waited for the people who are asked.

    The result is empty if only computers are asked.
    """
    timing = table.timing
    if timing is None or table.saved.state != "playing":
        return ""
    open_since = [turn.since for seat in table.waiting() if (turn := timing.turns.get(seat)) is not None and turn.open]
    return f"-# {say('table-asked', since=moment(timing.times.house.wall(min(open_since))))}" if open_since else ""


def clock_lines(table: Table, say: Tongue) -> str:
    """Return the time of every player in one line, and who is on vacation in another.

    Without a clock, the first line is left out.
    """
    timing = table.timing
    if timing is None or table.saved.state != "playing":
        return ""
    if timing.clock is not None and timing.paused_until is not None:
        return _paused(timing.paused_until, say)
    names, lines = table.seating.shown_names(say), []
    if timing.clock is not None:
        lines.append("-# ⏳ " + " · ".join(_left(table, timing, seat, names[seat], say) for seat in table.present))
    return "\n".join(line for line in (*lines, away_line(table, table.present, say)) if line)


def away_line(table: Table, seats: Sequence[int], say: Tongue) -> str:
    """Return the lines that say which of some players are on vacation, and whose clock stands still at night.

    In a pause nobody needs them.
    """
    timing, names = table.timing, table.seating.shown_names(say)
    if timing is None or table.saved.state != "playing" or (timing.clock is not None and timing.paused_until):
        return ""
    away = [(names[seat], end) for seat in seats if (end := timing.away_until(seat)) is not None]
    key = "clock-away" if timing.clock is not None else "vacation-of"
    told = " · ".join(say(key, name=name, until=moment(end, "D")) for name, end in away)
    quiet = [(names[seat], span) for seat in seats if (span := quiet_span(timing, seat)) is not None]
    night = " · ".join(say("clock-quiet", name=name, **hours(span)) for name, span in quiet)
    return "\n".join([*([f"-# ⏸ {told}"] if told else []), *([f"-# 🌙 {night}"] if night else [])])


def _paused(until: datetime, say: Tongue) -> str:
    """Return the line that says until when a match is paused."""
    return f"-# ⏸ {say('clock-paused', until=moment(until, 'f'))}"


def _left(table: Table, timing: Timing, seat: int, name: str, say: Tongue) -> str:
    """Return the time that a seat has left, as a running countdown if its clock runs."""
    assert timing.clock is not None
    until = timing.until(seat)
    if until is None or timing.away_until(seat) is not None:
        return say("clock-left", name=name, left=span_words(timing.clock.sides[seat].left, say))
    if timing.is_over(seat):
        return say("clock-over", name=name)
    return say("clock-until", name=name, until=moment(timing.times.house.wall(until)))


def seat_line(table: Table, seat: int, say: Tongue) -> str:
    """Return a player's own time. Return an empty text at a table without a clock."""
    timing = table.timing
    if timing is None or timing.clock is None or table.saved.state != "playing":
        return ""
    if timing.paused_until is not None:
        return _paused(timing.paused_until, say)
    until, away = timing.until(seat), timing.away_until(seat)
    if away is not None:
        return f"-# ⏸ {say('clock-own-away', until=moment(away, 'D'))}"
    if timing.is_over(seat):
        return f"-# ⏳ {say('clock-own-over-alone' if table.present == [seat] else 'clock-own-over')}"
    span = quiet_span(timing, seat)
    night = "" if span is None else f"\n-# 🌙 {say('clock-own-quiet', **hours(span))}"
    if until is None:
        return f"-# ⏳ {say('clock-own-left', left=span_words(timing.clock.sides[seat].left, say))}{night}"
    return f"-# ⏳ {say('clock-own-until', until=moment(timing.times.house.wall(until)))}{night}"


def notice_page(table: Table, seat: int, kind: str, nonce: str, say: Tongue, *, direct: bool = False) -> ui.LayoutView:
    """Return a notice for a seat: its turn has come, its time is nearly up, or (for the others) its time is up."""
    say = say.of(table.face.name)
    timing, names = table.timing, table.seating.shown_names(say)
    assert timing is not None
    who = f"<@{table.saved.seats[seat].user}>"
    hand = button(say("button-hand"), Called(table.id, nonce), style=discord.ButtonStyle.primary)
    controls = [hand]
    if kind == OVER:
        others = ", ".join(f"<@{table.saved.seats[other].user}>" for other in table.present if other != seat)
        lines, controls = [say("time-up", who=others, name=names[seat])], over_buttons(table, seat, nonce, say)
    else:
        lines = [say(_call(timing, seat, kind), who=who)]
    if direct:
        lines.insert(0, _where(table, say))
    if kind != OVER and (line := seat_line(table, seat, say)):
        lines.append(line)
    return layout([ui.TextDisplay("\n".join(lines)), *rows(controls)])


def _call(timing: Timing, seat: int, kind: str) -> str:
    """Return the message that calls a player. While no time runs, nobody is told that it is running out."""
    runs = timing.paused_until is None and timing.away_until(seat) is None and not timing.is_over(seat)
    return {REMIND: "call-reminder", GIVEN: "call-more"}.get(kind, "call-players") if runs else "call-players"


def closed_page(table: Table, say: Tongue) -> ui.LayoutView:
    """Return the text of a direct message whose notice is no longer current."""
    return layout([ui.TextDisplay(f"{_where(table, say)}\n-# {say('call-closed')}")])


def _where(table: Table, say: Tongue) -> str:
    """Return the line that names a table in a direct message, with a link."""
    names, say = table.seating.shown_names(say), say.of(table.face.name)
    title = say("table-title", game=table.face.title(say), players=" · ".join(names)).removeprefix("## ")
    return say("call-where", table=title, link=link_of(table))


def over_buttons(table: Table, seat: int, nonce: str, say: Tongue) -> list[Control]:
    """Return the others' buttons when a seat's time is up."""
    more, lend, claim = (Overdue(table.id, seat, way, nonce) for way in (MORE, LEND, CLAIM))
    return [
        button(say("button-more-time"), more, style=discord.ButtonStyle.success),
        button(say("button-over-computer"), lend),
        button(say("button-claim"), claim, style=discord.ButtonStyle.danger),
    ]


def link_of(table: Table) -> str:
    """Return the address of a table on Discord."""
    saved = table.saved
    place = f"https://discord.com/channels/{saved.guild or '@me'}/{saved.channel}"
    return place if saved.message is None else f"{place}/{saved.message}"
