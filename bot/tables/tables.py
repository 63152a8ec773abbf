"""All tables that this process has in memory.

The bot loads a table when somebody uses it, and drops it when nobody does.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final

from bot.games import Face, face_of
from bot.store import ChannelTaken, Damaged, Due, History, SavedMatch, Seat, Store
from bot.tables.clocks.timing import Times, Timing
from bot.tables.computers.levels import LEVEL, chosen_levels
from bot.tables.keeping.resuming import settle, taking_up_again
from bot.tables.life.abandoned import Patience
from bot.tables.slices import in_slices
from bot.tables.table import Table
from bot.trouble import Trouble
from bot.words import Words
from engine.keeping import Lost, TakenUp
from engine.kernel.fingerprint import fingerprint
from engine.kernel.games import BROKEN
from engine.kernel.match import Match
from engine.kernel.prompt import Refused

ASIDE: Final = "trouble-set-aside"
DAMAGED: Final = "trouble-match-damaged"
TAKEN: Final = "trouble-channel-taken"
SHORT: Final = 8  # characters of a version that people read
log = logging.getLogger(__name__)


class Tables:
    """The collection of tables opens tables and finds them again, by number or by channel.

    At most ``live`` tables stay in memory.
    """

    def __init__(self, store: Store, live: int = 500) -> None:
        self.store = store
        self._live = live
        self._tables: OrderedDict[int, Table] = OrderedDict()
        self._loading: dict[int, asyncio.Lock] = {}
        self._damaged: set[int] = set()  # the damaged matches that the log has named already
        # The function that lets computers think ahead at a table.
        self.ponder: Callable[[Table], None] | None = None
        # Returns the match at a moment, for tables that continue from it.
        self.recall: Callable[[int, int], Awaitable[Match]] | None = None
        # How long untouched lobbies stay open. Without this part, untouched lobbies stay open forever.
        self.patience: Patience | None = None
        # Makes a table of a special kind (a lesson, a puzzle), by the setting that every match of that kind has.
        self.kinds: dict[str, Callable[[Store, SavedMatch, Match | None], Table]] = {}
        # The clocks of these tables.
        self.times: Times | None = None

    async def open(self, guild: int | None, channel: int, game: str, seats: list[Seat], form: str = "") -> Table:
        """Open a lobby with these seats. ``form`` is the format of the decks."""
        check_form(face_of(game), form)
        try:
            saved = await self._create(guild, channel, game, seats, form)
        except ChannelTaken as taken:
            if not await self.set_aside(channel):
                raise await self._taken(channel) from taken
            saved = await self._create(guild, channel, game, seats, form)
        return self.seat(saved, None)

    def seat(self, saved: SavedMatch, match: Match | None) -> Table:
        """Return the table of a match that has just been created, and keep it in memory."""
        table = self._made(saved, match)
        self._equip(table)
        self._keep(table)
        return table

    def _made(self, saved: SavedMatch, match: Match | None) -> Table:
        """Create the table object of a match, of the class that the match's settings demand."""
        kind = next((kind for setting, kind in self.kinds.items() if setting in saved.settings), Table)
        return kind(self.store, saved, match)

    def _equip(self, table: Table) -> None:
        """Give a table the services that it uses."""
        table.ponder, table.patience, table.recall = self.ponder, self.patience, self.recall
        if self.times is not None and not table.seating.private:
            saved, log = table.saved, None if table.match is None else table.match.log
            table.timing = Timing(self.times, saved) if log is None else Timing.read(self.times, saved, len(log))

    async def _create(self, guild: int | None, channel: int, game: str, seats: list[Seat], form: str) -> SavedMatch:
        """Open a lobby in the store, with the time at which it closes by itself."""
        async with self.store.together():
            saved = await self.store.create(guild, channel, game, seats, form)
            if self.patience is not None:
                await self.patience.begin(saved)
        return saved

    async def _taken(self, channel: int) -> Trouble:
        """Return the error that another table is open in a channel, with a link to it."""
        match = await self.store.open_in(channel)
        saved = None if match is None else await self.store.load(match)
        return Trouble(TAKEN, link=f"<#{channel}>" if saved is None else place_of(saved))

    async def reopen(self, over: Table, user: int, seats: list[Seat]) -> Table:
        """Open a lobby for another match after a finished one, with the same choices, at the request of ``user``."""
        table = await self.open(over.saved.guild, over.saved.channel, over.saved.game, seats, over.saved.form)
        seating = table.seating
        levels = chosen_levels(over.saved.settings, [seat for seat in seating.taken if seating.is_computer(seat)])
        for name, value in [*over.seating.choices.items(), *((LEVEL, value) for value in levels)]:
            await table.lobby.choose(user, name, value)
        return table

    async def last_in(self, channel: int) -> Table:
        """Return the open table of a channel, or the one whose match ended last.

        Raises Trouble if there is no such table.
        """
        match = await self.store.open_in(channel) or await self.store.over_in(channel)
        if match is None:
            raise Trouble("trouble-no-table-here")
        return await self.get(match)

    async def in_channel(self, channel: int) -> Table:
        """Return the open table of a channel. Raises Trouble if there is no such table."""
        match = await self.store.open_in(channel)
        if match is None:
            raise Trouble("trouble-no-table-here")
        return await self.get(match)

    async def take_along(
        self, user: int, guild: int | None, channel: int, gone: Callable[[int], Awaitable[bool]]
    ) -> Table:
        """Move a user's table from a deleted channel to another one. Raises Trouble if there is no such table."""
        for match, old in await self.store.tables_of(user):
            if 0 < old != channel and await gone(old):
                try:
                    await self.store.move(match, guild, channel)
                except ChannelTaken as taken:
                    raise await self._taken(channel) from taken
                table = await self.get(match)
                table.saved.guild, table.saved.channel, table.saved.message = guild, channel, None
                if self.store.home.shards.divided and table.timing is not None:
                    async with table.lock:
                        table.timing.skip()  # The match may come from another process, with other clocks.
                        await table.keep()
                return table
        raise Trouble("trouble-no-table-here")

    async def get(self, match: int) -> Table:
        """Return the table of a match.

        Raises Trouble if the match is unknown, cannot be read, or belongs to another process.
        """
        lock = self._loading.setdefault(match, asyncio.Lock())
        try:
            async with lock:
                table = self._tables.get(match)
                if table is not None:
                    await table.settled()
                if table is None or table.lost or await self._overtaken(table):
                    table = await self._load(match)
                    await resume(table)
                self._keep(table)
                return table
        finally:
            if not lock.locked():
                self._loading.pop(match, None)

    async def _overtaken(self, table: Table) -> bool:
        """Tell whether another process has changed a lesson, or a table that every process may show."""
        shards, saved = self.store.home.shards, table.saved
        if not shards.divided or (shards.hold(saved.guild) and not table.seating.private):
            return False
        return await self.store.version(saved.id) != saved.version

    def _require_ours(self, saved: SavedMatch) -> None:
        """Raise Trouble for a match that another process has in memory.

        Only the process that owns the table's server may change the match.
        """
        if saved.state in ("over", "cancelled") or saved.channel < 0 or self.store.home.shards.hold(saved.guild):
            return
        raise Trouble("trouble-at-its-table", link=place_of(saved))

    def live(self) -> list[Table]:
        """Return the tables in memory, most recently used first."""
        return [table for table in reversed(self._tables.values()) if not table.lost]

    def drop(self, match: int) -> None:
        """Drop one table from memory. The table is loaded again when somebody needs it."""
        if (table := self._tables.pop(match, None)) is not None:
            table.lost = True

    def forget(self) -> None:
        """Drop all tables from memory, as a restart does."""
        self._tables.clear()

    def _keep(self, table: Table) -> None:
        self._tables[table.id] = table
        self._tables.move_to_end(table.id)
        for number in list(self._tables)[: max(len(self._tables) - self._live, 0)]:
            if not self._tables[number].lock.locked():
                del self._tables[number]

    async def _load(self, match: int) -> Table:
        """Load a table.

        A match that cannot be resumed stays stored unchanged, except for a note of the version that failed.
        """
        try:
            saved = await self.store.load(match)
        except Damaged as error:
            if match not in self._damaged:
                self._damaged.add(match)
                log.error("match %s waits: its rows are damaged (%s)", match, error)
            raise Trouble(DAMAGED, match=str(match)) from error
        self._damaged.discard(match)
        if saved is None:
            raise Trouble("trouble-unknown-match", match=str(match))
        self._require_ours(saved)
        version = version_of(saved.game)
        if version and saved.unread == version:
            raise self._aside(match, version)
        try:
            found = await in_slices(taking_up_again(saved))
        except Refused as error:
            if error.reason == BROKEN:  # The matches of a game that cannot be loaded wait until it is mended.
                raise Trouble("trouble-broken-game", game=error.data["game"]) from error
            raise self._aside(match, version, error) from error
        except Lost as error:
            await self.store.note_unread(match, version)
            raise self._aside(match, version, error) from error
        except Exception as error:
            log.exception("match %s waits: the bot failed, and the match itself may be whole", match)
            raise self._aside(match, version) from error
        return await self._settled(saved, found)

    async def _settled(self, saved: SavedMatch, found: TakenUp | None) -> Table:
        """Return the table of a resumed match. If the match had been set aside, it returns to its channel."""
        aside = saved.state == "broken" or saved.unread != ""
        if saved.state == "broken":
            await self._bring_back(saved)
        saved.unread = ""
        table = self._made(saved, None if found is None else found.match)
        self._equip(table)
        if aside and table.timing is not None:
            table.timing.skip()
        if found is not None:
            await settle(table, found)
        saved.history = History()
        return table

    async def _bring_back(self, saved: SavedMatch) -> None:
        try:
            await self.store.bring_back(saved.id)
        except ChannelTaken as taken:
            raise Trouble("trouble-aside-taken", match=str(saved.id)) from taken
        saved.state, saved.version = "playing", saved.version + 1

    @staticmethod
    def _aside(match: int, version: str, error: Exception | None = None) -> Trouble:
        if error is not None:
            log.error("match %s waits, set aside by version %s: %s", match, version or "-", error)
        return Trouble(ASIDE, match=str(match), version=version[:SHORT] or "-")

    async def abandon(self, due: Due) -> Table | None:
        """Close the lobby of a due row and return its table, or None if the lobby is no longer open."""
        table = None
        if self.patience is not None and self.patience.hours and await self._is_lobby(due.match):
            table = await self.get(due.match or 0)
            await table.lobby.abandon(due)
        else:
            await self.store.due.take(due)
        return table

    async def _is_lobby(self, match: int | None) -> bool:
        """Tell whether a match is a lobby and can be read."""
        try:
            saved = None if match is None else await self.store.load(match)
        except Damaged:
            return False
        return saved is not None and saved.state == "lobby"

    async def set_aside(self, channel: int) -> bool:
        """Take the match that cannot be resumed out of a channel, to make room. Tell whether there was such a match."""
        match = await self.store.open_in(channel)
        if match is None:
            return False
        try:
            await self.get(match)
        except Trouble as trouble:
            if trouble.key not in (ASIDE, DAMAGED):
                return False
            await self.store.set_aside(match)
            return True
        return False

    async def try_again(self, channel: int) -> Table:
        """Try again to resume the match of a channel that an earlier version set aside.

        Raises Trouble as ``get`` does.
        """
        match = await self.store.aside_in(channel)
        if match is None:
            raise Trouble("trouble-nothing-aside")
        await self.store.note_unread(match, "")
        return await self.get(match)


def place_of(saved: SavedMatch) -> str:
    """Return the address of a table on Discord."""
    if saved.guild is None or saved.message is None:
        return f"<#{saved.channel}>"
    return f"https://discord.com/channels/{saved.guild}/{saved.channel}/{saved.message}"


async def resume(table: Table) -> None:
    """Let computers and plans continue where the bot was stopped during their decisions.

    The last decision may have been stored without the clocks and notices that follow from it.
    """
    behind = table.saved.state == "playing" and table.timing is not None and table.timing.behind
    if behind or any(table.saved.seats[seat].kind == "computer" for seat in table.waiting()):
        async with table.lock:
            await table.play.carry_on()


def version_of(game: str) -> str:
    """Return the version of a game's rules and data, or an empty text if the game cannot be loaded."""
    try:
        return fingerprint(game)
    except Refused:
        return ""


def check_form(face: Face, form: str) -> None:
    """Raise Trouble unless ``form`` is empty or a format of the game."""
    known = face.formats(Words.load()["en"])
    if form and form not in known:
        raise Trouble("deck-unknown-format", format=form, known=", ".join(known))
