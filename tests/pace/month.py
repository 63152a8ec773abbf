"""``python -m tests.pace.month``: matches are played for a simulated month, with a bot that is killed again and again.

People come and go, stay away, and close their direct messages. Somebody sets the machine's clock. A second clock,
outside the bot, must agree with every clock to the microsecond (``wrong`` of ``compared``). Each turn must bring its
notice (``missing``) once (``twice``), within a minute of being due (``late``), and none after the turn was taken
(``after``). Nobody's time may run out unnoticed (``missed``), and no table may fail (``dead``). With ``--lent``,
computers mostly take the seats of players whose time is up, and each decision is saved by itself, so kills happen
between them. The program prints one JSON line.
"""

import argparse
import asyncio
import json
import logging
import tempfile
from datetime import datetime, timedelta
from heapq import heappop, heappush
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Final

from bot.pace.clock import ZERO
from bot.pace.house_time import BEAT
from bot.pace.presets import PACES
from bot.pace.quiet import Quiet
from bot.people import NO_NOTICE, NOTICES
from bot.store import Seat
from bot.tables import Table, slices
from bot.tables.clocks.overdue import LEND, MORE, WAYS, decide
from bot.tables.clocks.timing import HERE
from bot.tables.clocks.turns import NOTICE, OVER, REMIND
from bot.trouble import Trouble
from engine.kernel.rng import Stream
from engine.players.random import choose

from .. import toy
from ..load.seating import DECKS, bring
from .figures import Figures, Known, Ledger
from .house import House, Killed, mortal

DEADLY: Final = 0.15  # the share of steps in which the process may be killed
MINUTE: Final = timedelta(minutes=1)
SEATS: Final = {"root": (2, 3, 4), "l5r-ccg": (2, 2, 3)}  # how many people play a game; two if nothing is stated
MOST: Final = 4
GAMES: Final = ("toy", "l5r-lcg", "toy", "root", "toy", "l5r-ccg")


class Month:
    """One month of one bot."""

    def __init__(
        self,
        path: Path,
        *,
        matches: int,
        days: float,
        kills: int,
        seed: int,
        games: tuple[str, ...],
        lent: bool = False,
    ) -> None:
        self.house = House(path, seed)
        self.chance, self.matches, self.games = Random(seed), matches, games
        self.days, self.kills = days, kills
        self.ways = (*WAYS, *(LEND,) * 6) if lent else (*WAYS, MORE, MORE)
        self.figures = Figures()
        self.acts: list[tuple[datetime, int, int]] = []  # the time at which somebody comes, the match, and the seat
        self.stream = Stream(seed)
        self.gone: set[int] = set()
        self.left: set[int] = set()  # the absent people who have left the server
        self.known: dict[int, Known] = {}
        self.wanted: set[str] = set()  # notices that must have arrived
        self.come: set[str] = set()  # notices whose players came before
        self.calm: set[int] = set()  # people without quiet hours, who have not switched notices off
        self.exact: set[int] = set()
        self.begun = ZERO
        self.touched: set[int] = set()

    async def live(self) -> Figures:
        """Run the whole month."""
        toy.install()
        house = self.house
        await house.start()
        self.begun = house.clock.elapsed()
        for number in range(self.matches):
            await self.seat(number)
        end = house.clock.now() + timedelta(days=self.days)
        beat = house.clock.elapsed() + BEAT  # by the steady clock, which nobody can set
        while house.clock.now() < end:
            due = await house.next_due()
            times = [end, *([due] if due else []), *([self.acts[0][0]] if self.acts else [])]
            soonest = max(min(times), house.clock.now())
            if house.clock.elapsed() + (soonest - house.clock.now()) > beat:
                # Between two distant events one heartbeat replaces all but the last.
                house.clock.forward(
                    seconds=max((soonest - house.clock.now() - timedelta(seconds=1)).total_seconds(), 0)
                )
                beat = house.clock.elapsed() + BEAT
                await house.time.beat()
                await self.mortally(house.time.beat)
                continue
            house.clock.forward(seconds=max((soonest - house.clock.now()).total_seconds(), 0))
            await self.mortally(self.one)
        await self.mortally(house.do_due)
        await self.judge()
        await house.store.close()
        return self.figures

    async def mortally(self, act: Any) -> None:
        """Run an action in a process that may be killed meanwhile. Then start another process."""
        house = self.house
        wanted = self.kills * (house.clock.elapsed() - self.begun) / timedelta(days=self.days) + 1
        deadly = self.figures.kills < min(wanted, self.kills) and self.chance.random() < DEADLY
        killed = False
        try:
            with mortal(house, self.chance.randint(1, 8) if deadly else None):
                await act()
        except Killed:
            killed = True
            self.figures.kills += 1
            await house.restart()
            for match in self.touched:
                await self.look(match)
        self.touched.clear()
        if act == self.one and not killed:
            late = await house.store.due.by(house.clock.now() - MINUTE, [NOTICE, REMIND, OVER])
            self.figures.late += len(late)
        if self.chance.random() < 0.002:
            house.clock.jump(hours=self.chance.choice((-30, -2, 2, 30)))
            self.figures.jumps += 1
            await house.time.beat()

    async def one(self) -> None:
        """Do the due jobs, and let the people who come now act."""
        await self.house.do_due()
        while self.acts and self.acts[0][0] <= self.house.clock.now():
            at, match, seat = heappop(self.acts)
            try:
                await self.act(match, seat)
            except Killed:
                heappush(self.acts, (at, match, seat))
                raise

    # People.

    async def seat(self, number: int) -> None:
        """Begin a match between people with wishes of their own."""
        house, chance, game = self.house, self.chance, self.games[number % len(self.games)]
        count = chance.choice(SEATS.get(game, (2,)))
        users = tuple(range(1000 + MOST * number, 1000 + MOST * number + count))
        for user in users:
            await house.people.change(user, "notices", chance.choice(NOTICES[:2] * 3 + NOTICES))
            if chance.random() < 0.3:
                await house.people.keep_quiet(user, Quiet("Europe/Paris", 22, 7))
            elif house.people.notice(user) != NO_NOTICE:
                self.calm.add(user)
            if chance.random() < 0.2:
                house.box.closed.add(-user)
        decks = {"l5r-lcg": DECKS, "toy": ("red", "blue")}.get(game, (None,) * count)
        sitting = [Seat("human", user, f"p{user}", deck) for user, deck in zip(users, decks, strict=True)]
        table = await house.tables.open(1, 10_000 + number, game, sitting)
        await bring(table, users, Stream(number))
        table.saved.settings |= {"house-pace": chance.choice(list(PACES)[2:]), "house-zero": "others"}
        if chance.random() < 0.2:
            table.saved.settings["house-quiet"] = "own"
        else:
            self.exact.add(table.id)
        await table.lobby.start(users[0], dict.fromkeys(users, "always"))
        self.figures.matches += 1
        await self.look(table.id)
        for seat in range(count):
            self.come_later(table.id, seat)

    def come_later(self, match: int, seat: int) -> None:
        """Let somebody come back after a while, or never, perhaps because they have left the server."""
        if self.chance.random() < 0.002:
            self.gone.add(match * 10 + seat)
            if self.chance.random() < 0.5:
                self.left.add(match * 10 + seat)
        hours = self.chance.choice((0.01, 0.02, 0.05, 0.1, 0.5, 1, 3, 10, 70))
        heappush(self.acts, (self.house.clock.now() + timedelta(hours=hours * self.chance.random()), match, seat))

    async def act(self, match: int, seat: int) -> None:
        """Let somebody look at a table, and answer the questions, or decide about a player whose time is up."""
        self.touched.add(match)
        table = await self.house.tables.get(match)
        await self.look(match)
        if table.saved.state != "playing" or table.match is None or table.saved.seats[seat].kind != "human":
            return
        user = table.saved.seats[seat].user
        if match * 10 + seat in self.left and user is not None:
            self.house.box.closed.add(-user)  # a person who has left the server receives no more messages
            self.calm.discard(user)
        if match * 10 + seat not in self.gone:
            if self.chance.random() < 0.3:
                if seat in self.known[match].opened:
                    self.come.add(self.known[match].opened[seat][0])
                await table.timing.come(table.store, seat)
            await self.answer(table, seat)
            await self.judge_overdue(table, seat)
        self.come_later(match, seat)

    async def answer(self, table: Table, seat: int) -> None:
        """Answer some of the open questions of a seat."""
        for _ in range(self.chance.randint(1, 12)):
            prompt = table.match.prompt_for(seat) if table.match and table.saved.state == "playing" else None
            if prompt is None:
                return
            async with table.lock:
                await table.play.answer(seat, prompt, choose(prompt, self.stream))
            self.figures.decisions += 1
            await self.look(table.id, seat)

    async def judge_overdue(self, table: Table, seat: int) -> None:
        """Decide about another seat where its time is up."""
        user = table.saved.seats[seat].user
        for other in range(len(table.saved.seats)):
            if other == seat or table.saved.state != "playing" or table.timing is None:
                continue
            if not table.timing.is_over(other) or not table.timing.turns[other].over or user is None:
                continue
            self.figures.overdue += 1
            try:
                await decide(table, user, other, self.chance.choice(self.ways))
            except Trouble:
                return
            await self.look(table.id, seat)

    # Checks.

    async def look(self, match: int, acting: int | None = None) -> None:
        """Update the knowledge of a match after a save, and compare its clocks with the ledgers."""
        table = await self.house.tables.get(match)
        known, timing = self.known.setdefault(match, Known()), table.timing
        if timing is None or timing.clock is None or table.match is None:
            return
        at, log = table.saved.pacing.at or self.house.time.now(), table.match.log
        decided = {row.seat for row in log[known.row :] if not row.auto}
        known.row = len(log)
        for seat in range(len(table.saved.seats)):
            ledger = known.ledgers.setdefault(seat, Ledger(timing.clock.pace, timing.clock.pace.bank))
            if decided - {seat}:
                known.broken.add(seat)
            prompt = table.match.prompt_for(seat) if table.saved.state == "playing" else None
            asked = "" if prompt is None or table.saved.seats[seat].kind != "human" else f"{len(log)}:{prompt.kind}"
            if asked != known.asked.get(seat, ""):
                self.change(table, known, seat, asked, at, present=acting == seat)
                if prompt is not None and asked:
                    ledger.open(at, window=prompt.guarded and prompt.window, turn=known.turns[seat])
            granted = timing.clock.sides[seat].granted
            if granted != known.granted.get(seat, ZERO):
                ledger.left, ledger.opened = ledger.now(at) + granted - known.granted.get(seat, ZERO), at
                ledger.window, known.granted[seat] = False, granted
        self.compare(table, known)

    def change(self, table: Table, known: Known, seat: int, asked: str, at: datetime, *, present: bool) -> None:
        """Record that a seat's question is answered, or that another is asked."""
        known.ledgers[seat].close(at)
        known.asked[seat] = asked
        if seat in known.opened:
            self.closed(table, known, seat, at)
        if asked and (seat not in known.turns or seat in known.broken):
            known.turns[seat] = known.turns.get(seat, -1) + 1
            known.broken.discard(seat)
        if asked and table.timing is not None:
            nonce = f"{table.id}-{table.timing.turns[seat].number}-{seat}"
            known.opened[seat] = nonce, at
            if present:
                self.come.add(nonce)

    def closed(self, table: Table, known: Known, seat: int, at: datetime) -> None:
        """Record that a turn's question is answered. If it was open for long, its notice must have arrived."""
        nonce, since = known.opened[seat] if table.saved.state != "playing" else known.opened.pop(seat)
        user = table.saved.seats[seat].user
        if at - since > HERE + MINUTE and user in self.calm and nonce not in self.come:
            self.wanted.add(f"{nonce}n")

    def compare(self, table: Table, known: Known) -> None:
        """Compare every clock of a table with its ledger, and check that nobody's time is up unnoticed."""
        timing, now = table.timing, self.house.time.now()
        assert timing is not None and timing.clock is not None
        timing.charge()
        for seat, side in enumerate(timing.clock.sides):
            if table.id in self.exact:
                self.figures.compared += 1
                self.figures.wrong += known.ledgers[seat].now(now) != side.left
            if timing.clock.over(seat) and table.id in self.exact:
                ledger = known.ledgers[seat]
                since = now - (ledger.opened or now) - ledger.left - (timing.clock.pace.increment * ledger.window)
                self.figures.missed += since > MINUTE and not timing.turns[seat].over

    async def judge(self) -> None:
        """Check everything after the month."""
        figures, house = self.figures, self.house
        counts = house.box.counts()
        figures.notices = sum(counts.values())
        figures.missing = sum(not counts[nonce] for nonce in self.wanted)
        figures.twice = sum(count - 1 for count in counts.values())
        figures.after = sum(not letter.open for letter in house.box.letters)
        for match in range(1, figures.matches + 1):
            try:
                table = await house.tables.get(match)
                await self.look(match)
            except Trouble:
                figures.dead += 1
                continue
            figures.finished += table.saved.state != "playing"
            await self.judge_clock(table)

    async def judge_clock(self, table: Table) -> None:
        """Check that a clock is in balance, and that it runs for each player who must answer."""
        timing = table.timing
        if timing is None or timing.clock is None:
            return
        timing.charge()
        for side in timing.clock.sides:
            self.figures.clocks += 1
            fine = side.spent + side.left == side.given + side.granted and min(side.left, side.spent) >= ZERO
            self.figures.wrong += not fine
        people = {seat for seat in table.waiting() if table.saved.seats[seat].kind == "human"}
        self.figures.wrong += timing.clock.running != people


async def month(path: Path, **given: Any) -> Figures:
    """Run a month."""
    logging.disable(logging.ERROR)
    try:
        return await Month(path, **given).live()
    finally:
        logging.disable(logging.NOTSET)


def main() -> None:
    """Run a month and print its results."""
    parser = argparse.ArgumentParser(prog="python -m tests.pace.month", description=__doc__)
    parser.add_argument("--matches", type=int, default=60)
    parser.add_argument("--days", type=float, default=30)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", nargs="+", default=GAMES)
    parser.add_argument("--lent", action="store_true", help="computers take the seats of the overdue")
    given = parser.parse_args()
    if given.lent:
        slices.SLICE = -1.0  # type: ignore[misc]
    began = perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "month.sqlite3"
        asked = {
            "matches": given.matches,
            "days": given.days,
            "kills": given.kills,
            "seed": given.seed,
            "lent": given.lent,
        }
        figures = asyncio.run(month(path, **asked, games=tuple(given.games)))
    print(json.dumps({**vars(figures), "seconds": round(perf_counter() - began, 1)}))


if __name__ == "__main__":
    main()
