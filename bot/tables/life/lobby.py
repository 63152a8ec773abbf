"""A table before its match: people take seats, choose decks or factions and settings, and start."""

from collections.abc import Container, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from bot.store import Due, Mode, NotDue, Seat, Wishes
from bot.store.parts.personal import WATCHER
from bot.tables.computers.levels import LEVEL, choose, reseat
from bot.tables.house_options import lobby_options
from bot.tables.life.abandoned import HOURS
from bot.tables.life.start import begun, begun_from, dealt
from bot.trouble import Trouble
from bot.words import Words
from engine.desks import is_random
from engine.players.computer import LEVELS

if TYPE_CHECKING:
    from bot.tables.table import Table


class Lobby:
    """The actions of people at a table before its match. Once the match has started, every method raises Trouble."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.saved = table.saved
        self.face = table.face
        self.seats = table.seating

    def require(self) -> None:
        """Raise Trouble unless the table is still a lobby."""
        self.table.require_current()
        if self.saved.state == "cancelled":
            raise Trouble("trouble-cancelled")
        if self.saved.state != "lobby":
            raise Trouble("trouble-already-started")

    async def join(self, user: int, name: str) -> None:
        """Take a free seat."""
        async with self.table.lock:
            self.require()
            if self.seats.seat_of(user) is not None:
                raise Trouble("trouble-already-seated")
            self._sit(Seat("human", user, name))
            await self.table.save()

    async def join_computer(self, user: int) -> None:
        """Let the computer take a free seat."""
        async with self.table.lock:
            self.require()
            self.seats.require_say(user)
            self._sit(Seat("computer"))
            await self.table.save()

    async def watch(self, user: int) -> None:
        """Give the user's seat to the computer and watch. Raises Trouble if other people have seats."""
        async with self.table.lock:
            self.require()
            seat = self.seats.seated(user)
            if self.seats.humans != [seat]:
                raise Trouble("trouble-people-play")
            self.saved.seats[seat] = Seat("computer")
            self.saved.settings[WATCHER] = str(user)
            await self.table.save()

    async def dismiss_computer(self, user: int) -> None:
        """Remove the computer from the last seat that it took."""
        async with self.table.lock:
            self.require()
            self.seats.require_say(user)
            computers = [number for number in self.seats.taken if self.saved.seats[number].kind == "computer"]
            if not computers:
                raise Trouble("trouble-no-computer")
            self._stand(computers[-1])
            await self.table.save()

    async def bring(self, user: int, name: str, brings: str) -> None:
        """Note which deck or faction ``user`` brings. A user without a seat gets a free seat.

        The caller has checked that the format accepts a player's own deck.
        """
        async with self.table.lock:
            self.require()
            self.seats.require_bringing()
            seat = self.seats.seat_of(user)
            taken = brings in self.seats.gathering(besides=seat).brought
            if taken and not is_random(brings) and brings not in self.seats.offers(seat, Words.load()["en"]):
                raise Trouble("trouble-brought-already", whose=self.saved.game)
            if seat is None:
                self._sit(Seat("human", user, name))
            self.saved.seats[self.seats.seated(user)].brings = brings
            await self.table.save()

    async def choose(self, user: int, name: str, value: str) -> None:
        """Choose one of the lobby's settings."""
        async with self.table.lock:
            self.require()
            self.seats.require_say(user)
            known = {one.id: one.choices for one in lobby_options(self.face, Words.load()["en"])}
            if name == LEVEL:
                self._choose_level(value)
            elif value in known.get(name, {}):
                self.saved.settings[name] = value
            else:
                raise Trouble("trouble-option-gone", stale=True)
            await self.table.save()

    def _choose_level(self, value: str) -> None:
        """Choose a level for all computers, or for the one at a seat (``1:master``)."""
        number, _, level = value.rpartition(":")
        computers = {str(seat): seat for seat in self.seats.taken if self.seats.is_computer(seat)}
        if level not in LEVELS or (number and number not in computers):
            raise Trouble("trouble-option-gone", stale=True)
        choose(self.saved.settings, level, computers.get(number))

    async def leave(self, user: int) -> None:
        """Leave the lobby.

        A lobby closes when the player of its first seat leaves. A continued match closes when its last person leaves. A
        lobby for watching closes when the person who opened it leaves.
        """
        async with self.table.lock:
            self.require()
            self.seats.require_say(user)
            seat = self.seats.seat_of(user)
            if seat is None or (self.seats.humans == [seat] if self.seats.continues else seat == 0):
                self.saved.state = "cancelled"
            else:
                self._stand(seat)
            await self.table.save()

    async def touch(self) -> None:
        """Restart the time after which an untouched lobby closes."""
        async with self.table.lock:
            self.require()
            if self.table.patience is not None:
                await self.table.patience.begin(self.saved)

    async def abandon(self, due: Due) -> None:
        """Close a lobby whose time is over.

        Raises NotDue if somebody has used the lobby or started the match meanwhile.
        """
        async with self.table.lock:
            self.table.require_current()
            if self.saved.state != "lobby":
                raise NotDue(due.key)
            if self.table.patience is not None:
                self.saved.state = "cancelled"
                self.saved.notice = {HOURS: str(self.table.patience.hours)}
                await self.table.save(done=due)

    def _sit(self, newcomer: Seat) -> None:
        if self.seats.full:
            raise Trouble("trouble-table-full")
        for number, seat in enumerate(self.saved.seats):
            if seat.kind == "empty":
                self.saved.seats[number] = replace(newcomer, brings=newcomer.brings or seat.brings)
                return
        self.saved.seats.append(newcomer)

    def _stand(self, number: int) -> None:
        """Free a seat. If the game allows fewer seats, remove the seat. A continued match keeps all seats."""
        if self.seats.continues:
            self.saved.seats[number] = Seat(brings=self.saved.seats[number].brings)
            return
        del self.saved.seats[number]
        reseat(self.saved.settings, [seat for seat in range(len(self.saved.seats) + 1) if seat != number])
        free = self.seats.limits[0] - len(self.saved.seats)
        self.saved.seats.extend(Seat() for _ in range(free))

    async def start(
        self,
        user: int,
        modes: Mapping[int, Mode] | None = None,
        lists: Mapping[str, Any] | None = None,
        beginners: Container[int | None] = (),
    ) -> None:
        """Start the match with the occupied seats.

        ``modes`` says for each user when they want to be asked. ``lists`` maps the keys of kept decks to their lists.
        ``beginners`` holds the users who want to read the purpose of each question.
        """
        async with self.table.lock:
            self.require()
            self.seats.require_say(user)
            for trouble in self.seats.lacking():
                raise trouble
            if self.seats.continues is not None and self.table.recall is not None:
                recalled = await self.table.recall(*self.seats.continues)
                self.table.match, self.saved.header, seats = begun_from(recalled, self.saved.seats)
            else:
                gathering, taken = self.seats.gathering(), self.seats.taken
                sitting = dealt([self.saved.seats[number] for number in taken], self.face, gathering, self.table.stream)
                self.table.match, self.saved.header, seats = begun(
                    self.saved.game, sitting, self.face, gathering, lists or {}
                )
                places = {id(seat): number for seat, number in zip(sitting, taken, strict=True)}
                reseat(self.saved.settings, [places[id(seat)] for seat in seats])
            for seat in seats:
                mode = (modes or {}).get(seat.user or 0, "usual")
                seat.wishes = Wishes(mode, beginner=seat.user in beginners)
            self.saved.seats = seats
            self.saved.state = "playing"
            if self.table.timing is not None:
                self.table.timing.begin()
            await self.table.play.carry_on()
