"""Turns, clocks and notices of one table. Each save updates the clocks and turns of a match.

Clocks and turns determine which rows are due later. Every save of a table first calls ``Timing.follow`` or
``Timing.break_off``. The same transaction writes the results: whose turn it is, until when, and which notices are due
when.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any, Final

from bot.later import Clock as SomeClock
from bot.pace.clock import Clock
from bot.pace.house_time import HouseTime
from bot.pace.presets import PACES
from bot.pace.quiet import DAY, Quiet, Span
from bot.pace.standing import Standing
from bot.people import MENTION, NO_NOTICE, People
from bot.store import Due, Pacing, SavedMatch, Store, Wait
from bot.tables.clocks.turns import (
    CALL_AGAIN,
    FOLLOW,
    MORE,
    NOTICE,
    NOTICES,
    PAUSE_OVER,
    REMINDER,
    TIME_UP,
    Turn,
    going_on,
    key_of,
)
from bot.tables.house_options import OWN, PACE, QUIET, house_choice
from engine.kernel.match import Match
from engine.kernel.prompt import Prompt

HERE: Final = timedelta(minutes=3)  # how long after a press somebody counts as present
AGAIN: Final = timedelta(seconds=10)  # when to go on with a match whose process ended between two slices
KEPT: Final = 50  # the most pauses of a match that are stored
SHORTEST: Final = timedelta(minutes=1)  # a reminder that would follow the notice sooner than this is not sent


@dataclass(frozen=True)
class Times:
    """The clocks and preferences that all tables share."""

    clock: SomeClock
    house: HouseTime
    people: People


@dataclass
class Timing:
    """The turns and the clock of one table.

    Turns and clock cover ``row`` rows of the log. The store has ``stored`` rows.

    ``acting`` is the seat that decides at the moment and needs no notice of the next question. ``back`` is true after a
    decision was taken back, when nobody earns an increment. ``fresh`` is false for a match that was not followed from
    its beginning. ``told`` holds, for each open turn, its number and what its notices say about its time.
    """

    times: Times
    saved: SavedMatch
    clock: Clock | None = None
    turns: dict[int, Turn] = field(default_factory=dict)
    quiet: dict[int, Quiet] = field(default_factory=dict)
    count: int = 0
    row: int = 0
    stored: int = 0
    pauses: list[Span] = field(default_factory=list)
    told: dict[int, tuple[int, str]] = field(default_factory=dict)
    acting: int | None = None
    fresh: bool = True
    back: bool = False
    _seen: dict[int, datetime] = field(default_factory=dict)

    @classmethod
    def read(cls, times: Times, saved: SavedMatch, stored: int) -> "Timing":
        """Restore the stored times of a match with ``stored`` rows.

        A match that an old version saved may have no times.
        """
        body, people = saved.pacing.body, [seat.user or 0 for seat in saved.seats]
        if not body:
            return cls(times, saved, fresh=False)
        return cls(
            times,
            saved,
            None if body["clock"] is None else Clock.read(body["clock"]),
            {int(seat): Turn.read(turn, people[int(seat)]) for seat, turn in body["turns"].items()},
            {int(seat): Quiet.read(hours) for seat, hours in body["quiet"].items()},
            body["count"],
            body["row"],
            stored,
            [(datetime.fromisoformat(start), datetime.fromisoformat(end)) for start, end in body["pauses"]],
            {int(seat): (number, told) for seat, (number, told) in body.get("told", {}).items()},
        )

    def facts(self) -> Mapping[str, Any]:
        """Return the clock, the turns, the quiet hours and the pauses as plain data."""
        return {
            "clock": None if self.clock is None else self.clock.facts(),
            "turns": {str(seat): turn.facts() for seat, turn in self.turns.items()},
            "quiet": {str(seat): hours.facts() for seat, hours in self.quiet.items()},
            "count": self.count,
            "row": self.row,
            "pauses": [[start.isoformat(), end.isoformat()] for start, end in self.pauses[-KEPT:]],
            "told": {str(seat): [*told] for seat, told in self.told.items()},
        }

    def begin(self) -> None:
        """Start the match's clock if the lobby chose one."""
        pace = PACES.get(house_choice(self.saved.settings, PACE))
        if pace is not None:
            self.clock = Clock.new(pace, len(self.saved.seats), self.times.house.now())

    # Looking.

    def standing(self) -> Standing:
        """Return when the clocks of the seats stand still."""
        own = house_choice(self.saved.settings, QUIET) == OWN
        seats = range(len(self.saved.seats))
        return Standing(
            self.times.house,
            [self.quiet.get(seat) if own else None for seat in seats],
            lambda seat: [*self.pauses, *self._vacations(seat)],
        )

    def _vacations(self, seat: int) -> list[Span]:
        """Return the vacations of a seat's player. No vacation counts in a match that is played in one sitting."""
        live = self.clock is not None and not self.clock.pace.slow
        return [] if live else self.times.people.away(self.saved.seats[seat].user)

    def away_until(self, seat: int) -> datetime | None:
        """Return the time of day at which the present vacation of a seat's player ends, or None without a vacation."""
        now = self.times.clock.now()
        return max((end for start, end in self._vacations(seat) if start <= now < end), default=None)

    def charge(self) -> None:
        """Charge the clock up to now."""
        if self.clock is not None:
            self.clock.charge(self.times.house.now(), self.standing().stands)

    def until(self, seat: int) -> datetime | None:
        """Return when a seat's time is up, in the house's time.

        The result is None without a clock, or while the seat's clock stands still.
        """
        return None if self.clock is None else self.clock.ends(seat, self.standing().ends)

    def is_over(self, seat: int) -> bool:
        """Tell whether the match waits for a seat whose time is up."""
        self.charge()
        return self.clock is not None and self.clock.over(seat) and self.paused_until is None

    def turn_of(self, seat: int, number: int) -> Turn | None:
        """Return the turn of this number if the match still waits for the seat in that turn, otherwise None."""
        turn = self.turns.get(seat)
        return turn if turn is not None and turn.open and turn.number == number else None

    # Decisions of people about time.

    def pause(self, span: timedelta | None) -> None:
        """Pause all clocks for at most a span, or (None) resume them. The next save stores the pause."""
        self.charge()
        now, key = self.times.clock.now(), f"{PAUSE_OVER}:{self.saved.id}"
        self.pauses = [(start, min(end, now)) for start, end in self.pauses]
        if span is None:
            self.saved.pacing.drop.append(key)
        else:
            self.pauses.append((now, now + span))
            self.saved.pacing.put.append(Due(key, PAUSE_OVER, now + span, self.saved.id))

    @property
    def paused_until(self) -> datetime | None:
        """Return the time of day at which the present pause ends, or None if there is no pause."""
        now = self.times.clock.now()
        return next((end for start, end in self.pauses if start <= now < end), None)

    def skip(self) -> None:
        """Charge nobody for the time since the last change, because nobody could play the match."""
        if self.clock is not None:
            self.clock.at = self.times.house.now()

    def give(self, seat: int) -> None:
        """Give more time to a seat whose time is up.

        A player whom the message in the channel may not mention gets a notice.
        """
        assert self.clock is not None
        self.clock.grant(seat, self.clock.pace.more)
        if (turn := self.turns.get(seat)) is not None:
            turn.over = turn.reminded = False
            if not self.may_mention(turn.person):
                self._call(MORE, seat, turn, self.times.clock.now())

    def may_mention(self, person: int) -> bool:
        """Tell whether a message in the channel may mention a person now."""
        people = self.times.people
        return people.notice(person) == MENTION and people.may_be_notified(person, self.times.clock.now())

    def end_notices(self, seat: int) -> None:
        """Have the notices of a seat removed with the next save."""
        self.saved.pacing.over[seat] = self.times.clock.now()

    def here(self, seat: int) -> None:
        """Record that a seat's player has just pressed a button of the panel."""
        self._seen[seat] = self.times.house.now()

    @contextmanager
    def acts(self, seat: int) -> Iterator[None]:
        """Treat a seat's player as present: the player sees the next question without a notice."""
        self.here(seat)
        self.acting = seat
        try:
            yield
        finally:
            self.acting = None

    async def come(self, store: Store, seat: int) -> None:
        """Record that a seat's player has opened the panel, and so knows the question."""
        self.here(seat)
        turn = self.turns.get(seat)
        if turn is not None and turn.open and not turn.come:
            turn.come = True
            await store.pace.end_calls(self.saved.id, seat, key_of(NOTICE, self.saved.id, seat), self.times.clock.now())

    # Following the match.

    def take_back(self, row: int, own: int | None) -> None:
        """Take the match back to a row of its log."""
        if self.clock is not None:
            self.clock.take_back(row, own)
        self.row, self.stored, self.back = row, row, True
        for turn in self.turns.values():
            turn.broken = True

    def follow(self, match: Match) -> None:
        """Follow the match to its present questions, and let the next save write the results."""
        pacing = self.saved.pacing
        waiting = match.waiting() if self.saved.state == "playing" else ()
        self.charge()
        now, log = self.times.house.now(), match.log
        decided = {row.seat for row in log[min(self.row, len(log)) :] if not row.auto}
        if self.clock is not None and len(log) != self.row:
            self.clock.mark(len(log))
        was_behind, self.row, self.stored = self.behind, len(log), len(log)
        asked = {seat: prompt for seat in waiting if (prompt := match.prompt_for(seat)) is not None}
        for seat, own in enumerate(self.saved.seats):
            if (turn := self.turns.get(seat)) is not None and decided - {seat}:
                turn.broken = True
            if seat in asked and own.kind == "human" and own.user is not None:
                self._ask(seat, own.user, asked[seat], now)
            elif turn is not None and turn.open:
                self._close(seat, turn)
        if was_behind:
            key = going_on(self.saved.id)
            pacing.put = [due for due in pacing.put if due.key != key]
            pacing.drop.append(key)
        self._write(pacing, now)
        self.fresh, self.back = True, False

    def break_off(self, match: Match) -> None:
        """Stop the clocks of the seats that have decided, while nobody knows yet whom the match asks next.

        If the process ends before the match asks again, no clock runs wrongly. A due row soon lets another process
        continue the match.
        """
        self.charge()
        log = match.log
        decided = {row.seat for row in log[min(self.row, len(log)) :] if not row.auto}
        if self.clock is not None:
            for seat in decided:
                self.clock.stop(seat)
        self.stored = len(log)
        due = Due(going_on(self.saved.id), FOLLOW, self.times.clock.now() + AGAIN, self.saved.id)
        self.saved.pacing.put.append(due)
        self._write(self.saved.pacing, self.times.house.now())

    @property
    def behind(self) -> bool:
        """Tell whether rows were stored since the last ``follow``.

        If rows were stored, a due row lets another process continue the match.
        """
        return self.row != self.stored

    def _ask(self, seat: int, person: int, prompt: Prompt, now: datetime) -> None:
        turn, question = self.turns.get(seat), f"{self.row}:{prompt.kind}"
        another = turn is None or turn.person != person
        taken = another and turn is not None and turn.open  # decided by somebody else, so the same turn continues
        if turn is not None and not another and turn.asked == question:
            return
        if turn is None or another or turn.broken:
            if turn is not None and turn.open:
                self._close(seat, turn)
            if another:
                self._settle_in(seat, person)
            self.count += 1
            come = seat == self.acting or not self.fresh
            turn = self.turns[seat] = Turn(self.count, person, now, earned=self.back or taken, come=come)
        began, turn.asked = not turn.open, question
        window = prompt.guarded and prompt.window
        if self.clock is not None:
            self.clock.ask(seat, window=window)
            if not window and not turn.earned:
                self.clock.earn(seat)
                turn.earned = True
        if began and not turn.come:
            self._notify(seat, turn)

    def _settle_in(self, seat: int, person: int) -> None:
        """Take over the quiet hours of a seat's new player."""
        hours = self.times.people.quiet(person)
        if hours is None:
            self.quiet.pop(seat, None)
        else:
            self.quiet[seat] = hours

    def _close(self, seat: int, turn: Turn) -> None:
        """Record that a seat has nothing more to decide. The notices of the seat end."""
        turn.asked = ""
        if self.clock is not None:
            self.clock.stop(seat)
        pacing = self.saved.pacing
        pacing.put = [due for due in pacing.put if due.key != key_of(NOTICE, self.saved.id, seat)]
        pacing.drop += [key_of(kind, self.saved.id, seat) for kind in (*NOTICES, REMINDER, TIME_UP)]
        self.end_notices(seat)

    def _notify(self, seat: int, turn: Turn) -> None:
        """Schedule the notice of a turn.

        The notice is due at once, or some time after the player's last press, and never in quiet hours.
        """
        house, at = self.times.house.now(), self.times.clock.now()
        if seat in self._seen:
            at += max(self._seen[seat] + HERE - house, timedelta())
        self._call(NOTICE, seat, turn, at)

    def _call(self, kind: str, seat: int, turn: Turn, at: datetime) -> None:
        """Schedule a notice for a seat's player, never in quiet hours. Players who want no notices get none."""
        people = self.times.people
        data = {"seat": seat, "turn": turn.number} if kind == NOTICE else row_of(self, seat, turn)
        if people.notice(turn.person) == NO_NOTICE:
            return
        if (quiet := people.quiet(turn.person)) is not None:
            at = quiet.moved(at)
        self.saved.pacing.put.append(Due(key_of(kind, self.saved.id, seat), kind, at, self.saved.id, turn.person, data))

    def _write(self, pacing: Pacing, now: datetime) -> None:
        waits, told = [], {}
        for seat, turn in self.turns.items():
            if turn.open:
                until = self.until(seat)
                waits.append(Wait(seat, turn.person, turn.since, until))
                self._put_ends(seat, turn, until)
                told[seat] = turn.number, time_of(self, seat, until)
                self._tell_again(seat, told[seat])
        self.told = told
        for seat in range(len(self.saved.seats)):
            if self.saved.state == "playing" and (end := self.away_until(seat)) is not None:
                pacing.put.append(Due(key_of(FOLLOW, self.saved.id, seat), FOLLOW, end, self.saved.id))
        pacing.drop = [key for key in pacing.drop if key not in {due.key for due in pacing.put}]
        pacing.body, pacing.at, pacing.waits, pacing.changed = self.facts(), now, waits, True

    def _tell_again(self, seat: int, told: tuple[int, str]) -> None:
        """If the notices of a turn no longer tell the truth about its time, have them brought up to date.

        A player who has just pressed a button needs no notice.
        """
        before = self.told.get(seat)
        if before is not None and before[0] == told[0] and before != told and seat != self.acting:
            key, data = key_of(CALL_AGAIN, self.saved.id, seat), {"seat": seat}
            now = self.times.clock.now()
            self.saved.pacing.put.append(Due(key, CALL_AGAIN, now, self.saved.id, data=data))

    def _put_ends(self, seat: int, turn: Turn, until: datetime | None) -> None:
        """Schedule the rows about the end of a seat's time: the end itself, and a reminder before it."""
        pacing, data = self.saved.pacing, row_of(self, seat, turn)
        keys = [key_of(kind, self.saved.id, seat) for kind in (TIME_UP, REMINDER)]
        if until is None or turn.over:
            pacing.drop += keys
            return
        pacing.put.append(Due(keys[0], TIME_UP, until, self.saved.id, turn.person, data))
        at = reminder_at(self, seat, turn, until)
        if at is None:
            pacing.drop.append(keys[1])
        else:
            pacing.put.append(Due(keys[1], REMINDER, at, self.saved.id, turn.person, data))


def time_of(timing: Timing, seat: int, until: datetime | None) -> str:
    """Return a text that changes whenever the notices of a seat must say something else about its time."""
    if until is None:
        return ""
    if (still := timing.paused_until or timing.away_until(seat)) is not None:
        return f"still {still.isoformat()}"
    return "over" if timing.is_over(seat) else timing.times.house.wall(until).isoformat(timespec="seconds")


def quiet_span(timing: Timing, seat: int) -> Span | None:
    """Return the present or next quiet hours of a seat as times of the day, if its clock stands still in them."""
    now, hours = timing.times.clock.now(), timing.standing().quiet[seat]
    if hours is None or timing.clock is None:
        return None
    return next(span for span in hours.spans(now - DAY, now + 2 * DAY) if span[1] > now)


def row_of(timing: Timing, seat: int, turn: Turn) -> dict[str, int]:
    """Return what a due row says about a turn: its seat, its number, and how often the seat was given more time."""
    times = 0 if timing.clock is None else timing.clock.sides[seat].granted // timing.clock.pace.more
    return {"seat": seat, "turn": turn.number, "times": times}


def reminder_at(timing: Timing, seat: int, turn: Turn, until: datetime) -> datetime | None:
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
