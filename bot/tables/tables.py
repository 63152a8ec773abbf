"""All live tables of this process: fetched from the store when somebody comes, forgotten when idle."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable

from bot.games import Face, face_of
from bot.store import ChannelTaken, Damaged, SavedMatch, Seat, Store
from bot.tables.table import Table
from bot.trouble import Trouble
from bot.words import Words
from engine.kernel.game import find_game
from engine.kernel.games import BROKEN
from engine.kernel.match import Corrupt, Match
from engine.kernel.prompt import Refused

log = logging.getLogger(__name__)


class Tables:
    """Opens tables and finds them again, by number or by channel. At most ``live`` stay in memory."""

    def __init__(self, store: Store, live: int = 500) -> None:
        self.store = store
        self._live = live
        self._tables: OrderedDict[int, Table] = OrderedDict()
        self._loading: dict[int, asyncio.Lock] = {}

    async def open(self, guild: int | None, channel: int, game: str, seats: list[Seat], form: str = "") -> Table:
        """Open a lobby with these seats, for decks of a format of the game."""
        check_form(face_of(game), form)
        try:
            saved = await self.store.create(guild, channel, game, seats, form)
        except ChannelTaken as taken:
            raise await self._taken(channel) from taken
        table = Table(self.store, saved, None)
        self._keep(table)
        return table

    async def _taken(self, channel: int) -> Trouble:
        """Return the trouble that another table is open in a channel, with the way to it."""
        match = await self.store.open_in(channel)
        saved = None if match is None else await self.store.load(match)
        place = f"<#{channel}>"
        if saved is not None and saved.guild is not None and saved.message is not None:
            place = f"https://discord.com/channels/{saved.guild}/{channel}/{saved.message}"
        return Trouble("trouble-channel-taken", link=place)

    async def reopen(self, over: Table, user: int, seats: list[Seat]) -> Table:
        """Open a lobby for another match where one is over, with what its lobby had chosen; ``user`` asks for it."""
        table = await self.open(over.saved.guild, over.saved.channel, over.saved.game, seats, over.saved.form)
        for name, value in over.settings.items():
            await table.choose_setting(user, name, value)
        return table

    async def last_in(self, channel: int) -> Table:
        """Return the open table of a channel, or the one whose match ended last; raises Trouble where none was."""
        match = await self.store.open_in(channel) or await self.store.over_in(channel)
        if match is None:
            raise Trouble("trouble-no-table-here")
        return await self.get(match)

    async def in_channel(self, channel: int) -> Table:
        """Return the open table of a channel; raises Trouble when there is none."""
        match = await self.store.open_in(channel)
        if match is None:
            raise Trouble("trouble-no-table-here")
        return await self.get(match)

    async def take_along(
        self, user: int, guild: int | None, channel: int, gone: Callable[[int], Awaitable[bool]]
    ) -> Table:
        """Take a user's table whose own channel is ``gone`` to another channel; raises Trouble when there is none."""
        for match, old in await self.store.tables_of(user):
            if old != channel and await gone(old):
                try:
                    await self.store.move(match, guild, channel)
                except ChannelTaken as taken:
                    raise await self._taken(channel) from taken
                table = await self.get(match)
                table.saved.guild, table.saved.channel, table.saved.message = guild, channel, None
                return table
        raise Trouble("trouble-no-table-here")

    async def get(self, match: int) -> Table:
        """Return the table of a match; raises Trouble for an unknown or unreadable one."""
        lock = self._loading.setdefault(match, asyncio.Lock())
        try:
            async with lock:
                table = self._tables.get(match)
                if table is None or table.lost:
                    table = await self._load(match)
                    await resume(table)
                self._keep(table)
                return table
        finally:
            if not lock.locked():
                self._loading.pop(match, None)

    def forget(self) -> None:
        """Forget all tables, as a restart would."""
        self._tables.clear()

    def _keep(self, table: Table) -> None:
        self._tables[table.id] = table
        self._tables.move_to_end(table.id)
        for number in list(self._tables)[: max(len(self._tables) - self._live, 0)]:
            if not self._tables[number].lock.locked():
                del self._tables[number]

    async def _load(self, match: int) -> Table:
        try:
            saved = await self.store.load(match)
            if saved is not None and saved.state != "broken":
                return Table(self.store, saved, rebuild(saved))
        except (Damaged, Corrupt, Refused) as error:
            if isinstance(error, Refused) and error.reason == BROKEN:  # its matches wait until it is mended
                raise Trouble("trouble-broken-game", game=error.data["game"]) from error
            log.error("match %s is set aside: %s", match, error)
            await self.store.set_aside(match)
            raise Trouble("trouble-set-aside", match=str(match)) from error
        raise Trouble("trouble-set-aside" if saved else "trouble-unknown-match", match=str(match))


async def resume(table: Table) -> None:
    """Let the computers move where the bot was stopped while they did."""
    if any(table.saved.seats[seat].kind == "computer" for seat in table.waiting()):
        async with table.lock:
            await table.carry_on()


def rebuild(saved: SavedMatch) -> Match | None:
    """Return the match that was saved, run anew; None for one that never started.

    Raises Damaged, Corrupt or Refused when the saved decisions no longer fit the rules.
    """
    find_game(saved.game)
    if saved.header is None:
        return None
    try:
        match = Match.rebuild(saved.header, saved.log, saved.held)
    except (Corrupt, Refused):
        raise
    except Exception as error:
        raise Damaged(f"{type(error).__name__}: {error}") from error
    if saved.state == "playing" and len(match.log) != len(saved.log):
        log.warning("match %s: the rules now decide %s rows further", saved.id, len(match.log) - len(saved.log))
    return match


def check_form(face: Face, form: str) -> None:
    """Raise Trouble unless ``form`` is one of the game's formats, or none."""
    known = face.formats(Words.load()["en"])
    if form and form not in known:
        raise Trouble("deck-unknown-format", format=form, known=", ".join(known))
