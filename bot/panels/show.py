"""This module keeps what people see in step with the tables: after every change, it updates messages and panels."""

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import discord

from bot.config import Settings
from bot.controls.buttons import Press
from bot.controls.control import Page
from bot.panels.handing import released_page
from bot.panels.pages import look_page, sketches
from bot.panels.panel import making_panel, panel_page
from bot.panels.press import describe
from bot.panels.public import PublicMessages
from bot.panels.sending import RequestLimit, for_later, quietly
from bot.people import People, tongue_of
from bot.pictures.render import Painter
from bot.servers import Servers
from bot.store import Store, Unavailable
from bot.tables import Table
from bot.tables.slices import Changed, in_slices
from bot.trouble import Trouble
from bot.words import Tongue

log = logging.getLogger(__name__)
TRIES: Final = 4  # how often the bot tries to update the public message


@dataclass
class Panel:
    """An ephemeral panel that can still be edited: its interaction and the version it shows.

    ``beside`` is the question that is hidden while another page is shown. The page stays until the next question.
    """

    interaction: discord.Interaction[Any]
    version: int
    beside: str | None = None


@dataclass
class Shown:
    """The messages of one match.

    ``trouble`` says why the public message is out of date, or is empty.
    """

    table: Table
    version: int = -1
    trouble: str | None = None
    panels: dict[int, Panel] = field(default_factory=dict)
    dirty: bool = False
    stale: bool = False
    task: asyncio.Task[None] | None = None
    public: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """Whether a message of the match is being edited."""
        return any(task is not None and not task.done() for task in (self.task, self.public))


class Show:
    """The part of the bot that shows tables on Discord.

    Edits of one table are merged, and are ``delay`` seconds apart. Panels are edited at once, since answers to presses
    do not count against Discord's limit. Other messages wait their turn and then show the newest state.
    """

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        servers: Servers,
        people: People,
        painter: Painter,
        limit: RequestLimit,
        settings: Settings,
    ) -> None:
        self.client = client
        self.store = store
        self.servers = servers
        self.people = people
        self.painter = painter
        self.delay = settings.edit_delay
        self.live = settings.live_tables  # the most matches whose messages are kept up to date
        self._closed = False
        self.public = PublicMessages(client, store, servers, painter, limit)
        self._shown: OrderedDict[int, Shown] = OrderedDict()
        # Shows the panels of private matches, by the kind of the table.
        self.alone: dict[type[Table], Callable[[Table, int, Tongue, str | None], Awaitable[Page]]] = {}

    def forget(self) -> None:
        """Forget what the messages show, because the tables may have changed in the store."""
        for shown in self._shown.values():
            shown.version = -1
            for panel in shown.panels.values():
                panel.version = -1

    def reworded(self, *, user: int | None = None, guild: int | None = None) -> None:
        """Show everything again to a user or guild that has chosen another language, or pictures instead of text."""
        for shown in list(self._shown.values()):
            table = shown.table
            seat = None if user is None else table.seating.seat_of(user)
            if seat in shown.panels:
                shown.panels[seat].version = -1
            elif guild is not None and table.saved.guild == guild:
                shown.version = -1
            else:
                continue
            self.changed(table)

    def rest(self) -> None:
        """Let public messages say that the bot is about to stop, and draw nothing more."""
        self.public.resting = True
        self.painter.rest()

    async def look(self, table: Table, user: int, say: Tongue, *, text: bool = False, end: Sequence[Any] = ()) -> Page:
        """Return the table as ``user`` sees it: as pictures, or as text if there are none or the user prefers text."""
        await table.settled()
        seat = table.seating.seat_of(user)
        wanted = self.people.pictures(user) and not text
        pictures = await self.painter.paint_all(sketches(table, seat, say)) if wanted else []
        await table.settled()
        return look_page(table, seat, say, pictures, end)

    # Panels.

    async def panel(self, table: Table, seat: int, say: Tongue, notice: str | None = None) -> Page:
        """Return a player's panel. Lessons and puzzles show their own panels."""
        await table.settled()
        if alone := self.alone.get(type(table)):
            return await alone(table, seat, say, notice)
        trouble = self._of(table).trouble
        told = notice or (trouble and say(trouble))

        def state() -> object:
            return table.moment, table.saved.version, table.draft(seat).changes

        before = state()
        try:
            return Page(await in_slices(making_panel(table, seat, say, told), lambda: state() == before))
        except Changed:  # Somebody has decided or picked something meanwhile.
            await table.settled()
            return Page(panel_page(table, seat, say, told))

    async def release(self, table: Table, seat: int) -> None:
        """Clear the panel of a seat's former player."""
        shown = self._of(table)
        panel = shown.panels.pop(seat, None)
        if panel is not None and not panel.interaction.is_expired():
            view = released_page(table, panel.interaction.user.id, tongue_of(panel.interaction))
            await quietly(panel.interaction.edit_original_response(view=view, attachments=[]))

    async def open_panel(self, press: Press, table: Table, seat: int) -> None:
        """Send a player's panel as a new message."""
        version, page = table.saved.version, await self.panel(table, seat, press.say)
        await press.interaction.response.send_message(**page.sent(), ephemeral=True)
        old = self._of(table).panels.get(seat)
        await self._note_panel(table, seat, press, version)
        if old is not None and not old.interaction.is_expired():
            await quietly(old.interaction.delete_original_response())

    async def replace_panel(self, press: Press, table: Table, seat: int, page: Page) -> None:
        """Replace the pressed panel with another page until the next question comes."""
        if table.match is not None:
            table.draft(seat).left += 1
        if not press.private and press.interaction.response.is_done():
            await press.interaction.followup.send(**page.sent(), ephemeral=True)
            return
        if not press.private:
            await press.interaction.response.send_message(**page.sent(), ephemeral=True)
            return
        version, stamp = table.saved.version, table.stamp
        if press.interaction.response.is_done():  # The bot has already told Discord that the answer will take a while.
            await press.interaction.edit_original_response(**page.edited())
        else:
            await press.interaction.response.edit_message(**page.edited())
        await self._note_panel(table, seat, press, version, stamp)

    async def update_panel(self, press: Press, table: Table, seat: int, notice: str | None = None) -> None:
        """Edit the pressed panel."""
        if not press.private:
            if press.interaction.response.is_done():
                return
            return await self.open_panel(press, table, seat)
        version, page = table.saved.version, await self.panel(table, seat, press.say, notice)
        await press.interaction.response.edit_message(**page.edited())
        await self._note_panel(table, seat, press, version)

    @contextlib.asynccontextmanager
    async def lead_on(self, press: Press, number: int, find: Callable[[int], Awaitable[Table]]) -> AsyncIterator[None]:
        """Replace an old panel with the present one if its button can no longer act. A notice on it says why.

        ``find`` returns the match ``number``. All other trouble is raised.
        """
        try:
            yield
        except Trouble as trouble:
            if not (trouble.stale and press.private):
                raise
            table = await find(number)
            await self.update_panel(press, table, table.seating.seated(press.user), describe(trouble, press.say))

    async def _note_panel(self, table: Table, seat: int, press: Press, version: int, beside: str | None = None) -> None:
        """Note the version of the table that a panel shows. Update a panel that was outdated before it arrived."""
        shown = self._of(table)
        shown.panels[seat] = Panel(for_later(press.interaction), version, beside)
        if table.timing is not None:
            with contextlib.suppress(Unavailable):
                await table.timing.come(table.store, seat)
        if version != table.saved.version:
            self.changed(table)

    # The public message.

    def public_shown(self, table: Table, version: int) -> None:
        """Record that the public message shows ``version`` of the table."""
        shown = self._of(table)
        shown.version, shown.trouble = version, None

    def changed(self, table: Table) -> None:
        """Bring all messages of ``table`` up to date soon."""
        shown = self._of(table)
        shown.dirty = True
        if self._closed:
            return
        if shown.task is None or shown.task.done():
            shown.task = asyncio.create_task(self._keep_up(shown), name=f"table {table.id}")

    async def close(self) -> None:
        """Start no more edits, and wait until the messages under way have arrived with their pictures."""
        self._closed = True
        every = [task for shown in self._shown.values() for task in (shown.task, shown.public)]
        tasks = [task for task in every if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.public.close()

    def _of(self, table: Table) -> Shown:
        shown = self._shown.setdefault(table.id, Shown(table))
        shown.table = table  # The table may have been loaded again.
        self._shown.move_to_end(table.id)
        for number in list(self._shown)[: max(len(self._shown) - self.live, 0)]:
            if not self._shown[number].busy:
                del self._shown[number]  # A returning player opens a new panel.
        return shown

    async def _keep_up(self, shown: Shown) -> None:
        """Keep the panels up to date without waiting for the picture of the table."""
        while shown.dirty:
            shown.dirty = False
            await self._try(shown, self._edit_panels)
            shown.stale = True
            if shown.public is None or shown.public.done():
                shown.public = asyncio.create_task(self._keep_up_public(shown), name=f"public {shown.table.id}")
            if self.delay:
                await asyncio.sleep(self.delay)

    async def _keep_up_public(self, shown: Shown) -> None:
        """Keep the public message up to date."""
        failed = 0
        while shown.stale:
            shown.stale = False
            failed = 0 if await self._try(shown, self._refresh) else failed + 1
            if 0 < failed < TRIES:
                shown.stale = True
            elif shown.table.saved.state != "playing":
                self._shown.pop(shown.table.id, None)
            if self.delay:
                await asyncio.sleep(self.delay * 4**failed)

    @staticmethod
    async def _try(shown: Shown, act: Callable[[Table, Shown], Awaitable[None]]) -> bool:
        try:
            await act(shown.table, shown)
        except (discord.HTTPException, Trouble) as error:  # Trouble: the table has changed and is loaded again
            log.warning("table %s could not be shown: %s", shown.table.id, error)
            return False
        except Unavailable:  # the store has told the operator
            return False
        except Exception:
            log.exception("table %s could not be shown", shown.table.id)
            return False
        return True

    async def _refresh(self, table: Table, shown: Shown) -> None:
        """Show the table to everybody."""
        if table.seating.private:
            return
        await self.public.close_requests(table)
        if shown.version != table.saved.version or shown.trouble:
            await self._show_public(table, shown)

    async def _show_public(self, table: Table, shown: Shown) -> None:
        """Bring the public message up to date. If Discord refuses the message, tell the players who have a panel."""
        before = shown.trouble
        try:
            version = await self.public.repaint(table)
            shown.version, shown.trouble = version, None
        except discord.Forbidden:
            shown.trouble = "trouble-table-hidden"
        except discord.NotFound:
            shown.trouble = "trouble-channel-gone"
        if shown.trouble != before:
            for panel in shown.panels.values():
                panel.version = -1
            await self._edit_panels(table, shown)

    async def _edit_panels(self, table: Table, shown: Shown) -> None:
        """Bring the open panels up to date."""
        for seat in table.seating.humans:
            await self._edit_panel(table, shown, seat)

    @staticmethod
    def _panel(shown: Shown, seat: int) -> Panel | None:
        """Return the open panel of a seat's player, if it can still be edited."""
        panel = shown.panels.get(seat)
        if panel is None:
            return None
        if panel.interaction.is_expired() or panel.interaction.user.id != shown.table.saved.seats[seat].user:
            del shown.panels[seat]
            return None
        return panel

    async def _edit_panel(self, table: Table, shown: Shown, seat: int) -> None:
        panel = self._panel(shown, seat)
        if panel is None or panel.version == table.saved.version:
            return
        if panel.beside is not None and table.saved.state == "playing":
            if panel.beside == table.stamp or seat not in table.waiting():
                return  # A player who is reading is not interrupted before there is something to answer.
            panel.beside = None
        panel.version = table.saved.version
        page = await self.panel(table, seat, tongue_of(panel.interaction))
        try:
            await panel.interaction.edit_original_response(**page.edited())
        except discord.HTTPException:
            shown.panels.pop(seat, None)
