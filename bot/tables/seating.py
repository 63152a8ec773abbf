"""A table before its match: who takes which seat, what each brings, and what the lobby chooses."""

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from bot.games import Face, Gathering, face_of
from bot.store import Due, NotDue, Outdated, SavedMatch, Seat, Store
from bot.tables.abandoned import HOURS, Patience
from bot.tables.continued import origin
from bot.tables.house_options import LOG, PLAYERS, chosen, house_choice, lobby_options
from bot.tables.levels import LEVEL, choose, level_at, reseat
from bot.trouble import Trouble
from bot.words import Tongue, Words
from engine.kernel.game import find_game
from engine.players.computer import LEVELS, Level

WATCHER: Final = "watcher"  # the setting that names the user who opened the lobby, and only watches


class Seating:
    """The seats of a table. ``lost`` marks a table whose memory no longer equals the store: fetch it anew."""

    def __init__(self, store: Store, saved: SavedMatch) -> None:
        self.store = store
        self.saved = saved
        self.face: Face = face_of(saved.game)
        self.lock = asyncio.Lock()
        self.lost = False
        self.patience: Patience | None = None
        self._closes_itself = saved.state == "lobby"

    # Looking.

    @property
    def id(self) -> int:
        """The match's number in the store."""
        return self.saved.id

    @property
    def form(self) -> str:
        """The format whose decks are played here; empty where the game knows none."""
        return self.saved.form or next(iter(self.face.formats(Words.load()["en"])), "")

    @property
    def private(self) -> bool:
        """Whether one person plays here alone, in no channel: nothing of it is shown to others."""
        return self.saved.channel < 0

    @property
    def limits(self) -> tuple[int, int]:
        """How many seats the game needs, and for how many there is room."""
        return find_game(self.saved.game).seat_count

    @property
    def taken(self) -> list[int]:
        """The seats where somebody sits, a person or the computer."""
        return [number for number, seat in enumerate(self.saved.seats) if seat.kind != "empty"]

    @property
    def humans(self) -> list[int]:
        """The seats where a person sits."""
        return [number for number, seat in enumerate(self.saved.seats) if seat.kind == "human"]

    @property
    def with_computer(self) -> bool:
        """Whether the computer plays at any seat."""
        return any(seat.kind == "computer" for seat in self.saved.seats)

    @property
    def names(self) -> list[str]:
        """The names of the people at the seats."""
        return [seat.name for seat in self.saved.seats]

    def shown_names(self, say: Tongue) -> list[str]:
        """Return what the seats are called, the computer's and the free ones too; several computers are numbered."""
        names = [sitter(seat, say) for seat in self.saved.seats]
        alike = [n for n, seat in enumerate(self.saved.seats) if seat.kind == "computer" and not seat.name]
        if len(alike) > 1:
            for number, seat in enumerate(alike, 1):
                names[seat] = f"{names[seat]} {number}"
        return names

    @property
    def continues(self) -> tuple[int, int] | None:
        """The match and the row from which this table goes on; None for a match of its own."""
        return origin(self.saved)

    @property
    def full(self) -> bool:
        """Whether nobody can take a seat any more."""
        return len(self.taken) >= (len(self.saved.seats) if self.continues else self.limits[1])

    def is_computer(self, seat: int) -> bool:
        """Tell whether the computer sits at a seat."""
        return self.saved.seats[seat].kind == "computer"

    def level(self, seat: int) -> Level:
        """Return how well the computer plays at a seat: as chosen for the seat, else as the lobby chose."""
        return level_at(self.saved.settings, seat)

    @property
    def watched(self) -> bool:
        """Whether computers play among themselves, and for nobody."""
        return not self.humans and all(seat.lent is None for seat in self.saved.seats)

    def seat_of(self, user: int) -> int | None:
        """Return the seat of a user, or None for an onlooker."""
        return next((n for n, seat in enumerate(self.saved.seats) if seat.user == user), None)

    def lent_by(self, user: int) -> int | None:
        """Return the seat that the computer plays for ``user``."""
        return next((number for number, seat in enumerate(self.saved.seats) if seat.lent == user), None)

    def seated(self, user: int) -> int:
        """Return the seat of a user; raises Trouble for an onlooker."""
        seat = self.seat_of(user)
        if seat is None:
            raise Trouble("trouble-not-seated")
        return seat

    def require_say(self, user: int) -> None:
        """Raise Trouble for one who has no say in the lobby: no seat, and not opened for watching."""
        if self.saved.settings.get(WATCHER) != str(user):
            self.seated(user)

    def gathering(self, besides: int | None = None) -> Gathering:
        """Return what the seats bring together, ``besides`` one of them."""
        brought = [self.saved.seats[number].brings for number in self.taken if number != besides]
        return Gathering(brought, self.form, self.settings)

    @property
    def settings(self) -> dict[str, str]:
        """What the lobby has chosen of the game's own options; a match is told these."""
        return chosen(self.face.lobby_options(Words.load()["en"]), self.saved.settings)

    @property
    def choices(self) -> dict[str, str]:
        """What the lobby has chosen of all options, those of the house too."""
        return chosen(lobby_options(self.face, Words.load()["en"]), self.saved.settings)

    def require_reader(self, user: int) -> None:
        """Raise Trouble for an onlooker who may not read the log while the match is played."""
        onlooker = self.seat_of(user) is None and self.lent_by(user) is None
        if onlooker and self.saved.state == "playing" and house_choice(self.saved.settings, LOG) == PLAYERS:
            raise Trouble("trouble-log-players")

    @property
    def bringing(self) -> bool:
        """Whether a seat brings anything to this match."""
        return not self.continues and self.face.brings(self.gathering())

    def require_bringing(self) -> None:
        """Raise Trouble where nobody brings anything."""
        if not self.bringing:
            raise Trouble("trouble-nothing-brought", whose=self.saved.game)

    def offers(self, seat: int | None, say: Tongue) -> dict[str, str]:
        """Return what a seat, or one more, may bring beside the others."""
        return self.face.offers(say, self.gathering(besides=seat))

    def lacking(self) -> Iterator[Trouble]:
        """Yield what a start still waits for, and what forbids it. A match that goes on has all it needs."""
        if self.continues:
            return
        missing = self.limits[0] - len(self.taken)
        if missing > 0:
            yield Trouble("trouble-seats-free", count=missing)
        for number in self.humans:
            seat = self.saved.seats[number]
            if seat.brings is None and self.bringing:
                yield Trouble("trouble-no-deck", whose=self.saved.game, name=seat.name)
        yield from self.face.lobby_faults(self.gathering())

    def lobby(self) -> None:
        """Raise Trouble unless the table is still a lobby."""
        self._current()
        if self.saved.state == "cancelled":
            raise Trouble("trouble-cancelled")
        if self.saved.state != "lobby":
            raise Trouble("trouble-already-started")

    def _current(self) -> None:
        if self.lost:
            raise Trouble("trouble-changed-meanwhile", stale=True)

    # Changing.

    async def join(self, user: int, name: str) -> None:
        """Take a free seat."""
        async with self.lock:
            self.lobby()
            if self.seat_of(user) is not None:
                raise Trouble("trouble-already-seated")
            self._sit(Seat("human", user, name))
            await self._save()

    async def join_computer(self, user: int) -> None:
        """Let the computer take a free seat."""
        async with self.lock:
            self.lobby()
            self.require_say(user)
            self._sit(Seat("computer"))
            await self._save()

    async def watch(self, user: int) -> None:
        """Give one's own seat to the computer and only watch; raises Trouble where other people sit."""
        async with self.lock:
            self.lobby()
            seat = self.seated(user)
            if self.humans != [seat]:
                raise Trouble("trouble-people-play")
            self.saved.seats[seat] = Seat("computer")
            self.saved.settings[WATCHER] = str(user)
            await self._save()

    async def dismiss_computer(self, user: int) -> None:
        """Let the computer leave the last seat that it took."""
        async with self.lock:
            self.lobby()
            self.require_say(user)
            computers = [number for number in self.taken if self.saved.seats[number].kind == "computer"]
            if not computers:
                raise Trouble("trouble-no-computer")
            self._stand(computers[-1])
            await self._save()

    async def bring(self, user: int, name: str, brings: str) -> None:
        """Say what ``user`` brings, and take a free seat where ``user`` has none.

        Whoever calls has seen that the format accepts a deck that is not among those the game offers.
        """
        async with self.lock:
            self.lobby()
            self.require_bringing()
            seat = self.seat_of(user)
            if brings in self.gathering(besides=seat).brought and brings not in self.offers(seat, Words.load()["en"]):
                raise Trouble("trouble-brought-already", whose=self.saved.game)
            if seat is None:
                self._sit(Seat("human", user, name))
            self.saved.seats[self.seated(user)].brings = brings
            await self._save()

    async def choose_setting(self, user: int, name: str, value: str) -> None:
        """Choose one of the lobby's settings for the match."""
        async with self.lock:
            self.lobby()
            self.require_say(user)
            known = {one.id: one.choices for one in lobby_options(self.face, Words.load()["en"])}
            if name == LEVEL:
                self._choose_level(value)
            elif value in known.get(name, {}):
                self.saved.settings[name] = value
            else:
                raise Trouble("trouble-option-gone", stale=True)
            await self._save()

    def _choose_level(self, value: str) -> None:
        """Choose a level for all computers, or for one at a seat (``1:master``)."""
        number, _, level = value.rpartition(":")
        computers = {str(seat): seat for seat in self.taken if self.is_computer(seat)}
        if level not in LEVELS or (number and number not in computers):
            raise Trouble("trouble-option-gone", stale=True)
        choose(self.saved.settings, level, computers.get(number))

    async def choose_level(self, seat: int, level: str) -> None:
        """Choose how well the computer plays at a seat, whenever it does."""
        if level not in LEVELS:
            raise Trouble("trouble-option-gone", stale=True)
        async with self.lock:
            choose(self.saved.settings, level, seat)
            await self._save(len(self.saved.log))

    async def leave(self, user: int) -> None:
        """Leave the lobby. It closes when its first seat leaves; a table that goes on, when its last person does.

        A lobby for watching closes when whoever opened it leaves.
        """
        async with self.lock:
            self.lobby()
            self.require_say(user)
            seat = self.seat_of(user)
            if seat is None or (self.humans == [seat] if self.continues else seat == 0):
                self.saved.state = "cancelled"
            else:
                self._stand(seat)
            await self._save()

    async def touch(self) -> None:
        """Let the time begin again after which an untouched lobby closes itself."""
        async with self.lock:
            self.lobby()
            if self.patience is not None:
                await self.patience.begin(self.saved)

    async def abandon(self, due: Due) -> None:
        """Close a lobby whose time is over; raises NotDue if somebody has touched or started it meanwhile."""
        async with self.lock:
            self._current()
            if self.saved.state != "lobby":
                raise NotDue(due.key)
            if self.patience is not None:
                self.saved.state = "cancelled"
                self.saved.notice = {HOURS: str(self.patience.hours)}
                await self._save(done=due)

    def _sit(self, newcomer: Seat) -> None:
        if self.full:
            raise Trouble("trouble-table-full")
        for number, seat in enumerate(self.saved.seats):
            if seat.kind == "empty":
                self.saved.seats[number] = replace(newcomer, brings=newcomer.brings or seat.brings)
                return
        self.saved.seats.append(newcomer)

    def _stand(self, number: int) -> None:
        """Free a seat: where the game can do with fewer, it goes. A match that goes on keeps all seats."""
        if self.continues:
            self.saved.seats[number] = Seat(brings=self.saved.seats[number].brings)
            return
        del self.saved.seats[number]
        reseat(self.saved.settings, [seat for seat in range(len(self.saved.seats) + 1) if seat != number])
        free = self.limits[0] - len(self.saved.seats)
        self.saved.seats.extend(Seat() for _ in range(free))

    async def _save(self, keep: int = 0, done: Due | None = None) -> None:
        """Write the table down; with a lobby when it closes itself, or that it is closed because ``done`` is due."""
        try:
            if self.patience is None or not self._closes_itself:
                await self.store.save(self.saved, keep=keep)
                return
            async with self.store.together():
                await self.store.save(self.saved, keep=keep)
                await (self.patience.begin(self.saved) if done is None else self.patience.end(self.saved, done))
            self._closes_itself = self.saved.state == "lobby"
        except Outdated as outdated:
            self.lost = True
            raise Trouble("trouble-changed-meanwhile", stale=True) from outdated
        except BaseException:
            self.lost = True
            raise


def sitter(seat: Seat, say: Tongue) -> str:
    """Return who sits at a seat; for whom, where the computer plays for somebody."""
    if seat.kind == "computer" and seat.name:
        return say("seat-lent", name=seat.name)
    return seat.name or say("seat-computer" if seat.kind == "computer" else "seat-empty")


def gathered(game: str, first: Seat, computers: int) -> list[Seat]:
    """Return the seats of a new lobby: the one who opens it, computers, and free ones up to what the game needs.

    Raises Trouble where there is no room for so many.
    """
    least, most = find_game(game).seat_count
    if 1 + computers > most:
        raise Trouble("trouble-too-many-computers", most=most - 1)
    seats: Sequence[Seat] = [first, *(Seat("computer") for _ in range(computers))]
    return [*seats, *(Seat() for _ in range(least - len(seats)))]
