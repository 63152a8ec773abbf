"""Keeps what people see in step with the tables: the public message, open panels, calls to the absent."""

import asyncio
import logging
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

import discord
from discord import ui

from bot.panels.pages import call_page, panel_page, public_page
from bot.panels.press import Press
from bot.store import Store
from bot.tables import Table
from bot.words import Tongue, Words

log = logging.getLogger(__name__)


@dataclass
class Panel:
    """An ephemeral panel that can still be edited: the interaction it hangs on and the version it shows."""

    interaction: discord.Interaction[Any]
    version: int


@dataclass
class Shown:
    """What is shown of one match. ``called`` are the seats that were called and have not come yet."""

    table: Table
    version: int = -1
    panels: dict[int, Panel] = field(default_factory=dict)
    called: set[int] = field(default_factory=set)
    call: discord.PartialMessage | discord.Message | None = None
    dirty: bool = False
    task: asyncio.Task[None] | None = None


class Show:
    """Shows tables on Discord. Edits of one table are merged: never two at once, and ``delay`` seconds apart."""

    def __init__(self, client: discord.Client, store: Store, delay: float) -> None:
        self.client = client
        self.store = store
        self.delay = delay
        self._shown: dict[int, Shown] = {}
        self._languages: dict[int, str | None] = {}

    # Languages.

    async def tongue(self, guild: int | None) -> Tongue:
        """Return the language for what everybody in a guild reads: its setting, or what Discord says of it."""
        number = guild or 0
        if number not in self._languages:
            self._languages[number] = await self.store.setting(number, "language")
        known = self.client.get_guild(number)
        locale = self._languages[number] or (known.preferred_locale if known else "en")
        return Words.load()[locale]

    async def set_language(self, guild: int, language: str | None) -> None:
        """Set the public language of a guild; None follows Discord's."""
        await self.store.change_setting(guild, "language", language)
        self._languages[guild] = language

    # Panels.

    async def open_panel(self, press: Press, table: Table, seat: int) -> None:
        """Show a player's panel anew, as a message of its own."""
        say = Words.load()[press.interaction.locale]
        await press.interaction.response.send_message(view=panel_page(table, seat, say), ephemeral=True)
        shown = self._of(table)
        old = shown.panels.get(seat)
        shown.panels[seat] = Panel(press.interaction, table.saved.version)
        await self._arrived(shown, [seat])
        if old is not None and not old.interaction.is_expired():
            await quietly(old.interaction.delete_original_response())

    async def update_panel(self, press: Press, table: Table, seat: int, notice: str | None = None) -> None:
        """Edit the panel that was pressed."""
        say = Words.load()[press.interaction.locale]
        if not press.private:
            if press.interaction.response.is_done():
                return
            return await self.open_panel(press, table, seat)
        await press.interaction.response.edit_message(view=panel_page(table, seat, say, notice))
        shown = self._of(table)
        shown.panels[seat] = Panel(press.interaction, table.saved.version)
        await self._arrived(shown, [seat])

    # The public message.

    def public_shown(self, table: Table) -> None:
        """Note that the public message shows the table as it is now."""
        self._of(table).version = table.saved.version

    def changed(self, table: Table) -> None:
        """Bring everything that is shown of ``table`` up to date, soon."""
        shown = self._of(table)
        shown.dirty = True
        if shown.task is None or shown.task.done():
            shown.task = asyncio.create_task(self._keep_up(shown), name=f"table {table.id}")

    async def close(self) -> None:
        """Stop all edits that are under way."""
        tasks = [shown.task for shown in self._shown.values() if shown.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _of(self, table: Table) -> Shown:
        shown = self._shown.setdefault(table.id, Shown(table))
        shown.table = table  # it may have been fetched anew
        return shown

    async def _keep_up(self, shown: Shown) -> None:
        while shown.dirty:
            shown.dirty = False
            table = shown.table
            try:
                await self._refresh(table, shown)
            except discord.HTTPException as error:
                log.warning("table %s could not be shown: %s", table.id, error)
            except Exception:
                log.exception("table %s could not be shown", table.id)
            if self.delay:
                await asyncio.sleep(self.delay)
        if shown.table.saved.state != "playing":
            self._shown.pop(shown.table.id, None)
            await self._hang_up(shown)

    async def _refresh(self, table: Table, shown: Shown) -> None:
        say = await self.tongue(table.saved.guild)
        if shown.version != table.saved.version:
            shown.version = table.saved.version
            await self._edit_public(table, say)
        absent = []
        for seat in table.humans:
            if not await self._edit_panel(table, shown, seat) and seat in table.waiting():
                absent.append(seat)
        await self._arrived(shown, shown.called.difference(table.waiting()))
        if newly := [seat for seat in absent if seat not in shown.called]:
            await self._call(table, shown, newly, say)

    async def _edit_public(self, table: Table, say: Tongue) -> None:
        view = public_page(table, say)
        if table.saved.message is not None:
            try:
                await self._message(table, table.saved.message).edit(view=view)
                return
            except discord.NotFound:
                log.info("the message of table %s is gone; it is posted anew", table.id)
        await self.post(table, view)

    async def post(self, table: Table, view: ui.LayoutView) -> None:
        """Post the public message in the channel and remember it."""
        message = await self._channel(table).send(view=view)
        await self.moved(table, message.id)

    async def moved(self, table: Table, message: int) -> None:
        """Remember that another message shows the table now."""
        await self.store.set_message(table.id, message)
        table.saved.message = message

    async def remove_message(self, table: Table, message: int | None) -> None:
        """Remove an older public message, if it is still there."""
        if message is not None:
            await quietly(self._message(table, message).delete())

    async def _edit_panel(self, table: Table, shown: Shown, seat: int) -> bool:
        """Bring an open panel up to date; tell whether there is one."""
        panel = shown.panels.get(seat)
        if panel is None or panel.interaction.is_expired():
            shown.panels.pop(seat, None)
            return False
        if panel.version == table.saved.version:
            return True
        panel.version = table.saved.version
        say = Words.load()[panel.interaction.locale]
        try:
            await panel.interaction.edit_original_response(view=panel_page(table, seat, say))
        except discord.HTTPException:
            shown.panels.pop(seat, None)
            return False
        return True

    async def _call(self, table: Table, shown: Shown, seats: list[int], say: Tongue) -> None:
        await self._hang_up(shown)
        shown.called.update(seats)
        users = [user for seat in sorted(shown.called) if (user := table.saved.seats[seat].user) is not None]
        pinged = discord.AllowedMentions(
            everyone=False, roles=False, users=[discord.Object(table.saved.seats[s].user or 0) for s in seats]
        )
        channel = self._channel(table)
        shown.call = await channel.send(view=call_page(table, users, say), allowed_mentions=pinged)

    async def _arrived(self, shown: Shown, seats: Iterable[int]) -> None:
        """Take back the call of those who have come."""
        shown.called.difference_update(seats)
        if not shown.called:
            await self._hang_up(shown)

    async def _hang_up(self, shown: Shown) -> None:
        call, shown.call = shown.call, None
        if call is not None:
            await quietly(call.delete())

    def _channel(self, table: Table) -> discord.PartialMessageable:
        return self.client.get_partial_messageable(table.saved.channel, guild_id=table.saved.guild)

    def _message(self, table: Table, message: int) -> discord.PartialMessage:
        return self._channel(table).get_partial_message(message)


async def quietly(request: Any) -> None:
    """Do a request whose failure matters to nobody."""
    try:
        await request
    except discord.HTTPException as error:
        log.debug("not done: %s", error)
