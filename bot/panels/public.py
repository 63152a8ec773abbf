"""The messages that everybody sees: each table's message, and the requests to other players."""

import logging
from collections.abc import Sequence

import discord

from bot.controls.control import Page
from bot.panels.ending import closing_of, ending_page
from bot.panels.lobby import brings_line, lobby_page
from bot.panels.messages import said
from bot.panels.pages import sketches, table_page
from bot.panels.sending import RequestLimit, Sending, quietly
from bot.pictures.render import Painter, Picture, Sketch
from bot.servers import Servers
from bot.store import Store
from bot.tables import Table
from bot.words import Tongue

log = logging.getLogger(__name__)


class PublicMessages:
    """The public messages of all tables.

    Edits of these messages count against Discord's ``limit``, so each edit waits for its turn.
    """

    def __init__(
        self, client: discord.Client, store: Store, servers: Servers, painter: Painter, limit: RequestLimit
    ) -> None:
        self._client = client
        self._store = store
        self._servers = servers
        self._painter = painter
        self._sending = Sending()
        self.resting = False  # True if the bot is about to stop. The messages then say so.
        self.limit = limit

    async def page(self, table: Table) -> Page:
        """Return the message of ``table``, with a picture if the guild wants one and the bot may attach it."""
        say = await self._servers.tongue(table.saved.guild)
        wanted = await self._servers.setting(table.saved.guild, "shown") != "text"
        await table.settled()
        draws = wanted and self._may_attach(table)
        pictures = await self._painter.paint_all(public_sketches(table, say)) if draws else []
        await table.settled()  # Somebody may have decided while it was being drawn.
        return public_page(table, say, pictures, resting=self.resting)

    def _may_attach(self, table: Table) -> bool:
        channel = self._client.get_channel(table.saved.channel)
        if isinstance(channel, discord.abc.GuildChannel | discord.Thread):
            return channel.permissions_for(channel.guild.me).attach_files
        return True

    async def repaint(self, table: Table) -> int:
        """Show the table in its present state, once it is this table's turn. Return the version that is shown."""
        async with self.limit:
            version = table.saved.version
            await self._edit(table)
        return version

    async def _edit(self, table: Table) -> None:
        if not self._store.home.owned:
            return  # The table in memory may be old, because another process shows the table.
        page = await self.page(table)
        if table.saved.message is not None:
            try:
                await self._sending.whole(self._message(table, table.saved.message).edit(**page.edited()))
                return
            except discord.NotFound:
                log.info("the message of table %s is gone; it is posted again", table.id)
        await self._sending.whole(self._post(table, await self.page(table)))

    async def _post(self, table: Table, page: Page) -> None:
        """Post the message again and remember it."""
        await self.moved(table, (await self._channel(table).send(**page.sent())).id)

    async def moved(self, table: Table, message: int) -> None:
        """Remember that another message shows the table now."""
        await self._store.set_message(table.id, message)
        table.saved.message = message

    async def remove(self, table: Table, message: int | None) -> None:
        """Remove an older message of the table, if it is still there."""
        if message is not None:
            await quietly(self._message(table, message).delete())

    async def close_requests(self, table: Table) -> None:
        """Say in the messages of closed requests how they ended."""
        await close_requests(table, await self._servers.tongue(table.saved.guild), self._channel(table), self.limit)

    async def close(self) -> None:
        """Wait until the messages under way have arrived with their pictures."""
        await self._sending.close()

    def _channel(self, table: Table) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(table.saved.channel, guild_id=table.saved.guild)

    def _message(self, table: Table, message: int) -> discord.PartialMessage:
        return self._channel(table).get_partial_message(message)


async def close_requests(table: Table, say: Tongue, channel: discord.PartialMessageable, limit: RequestLimit) -> None:
    """Say in the message of each closed request how it ended, and remove its buttons."""
    for kind, petition in table.petitions.closing():
        if petition.message is not None:
            view = said(say(f"request-{petition.about}", name=petition.name))
            async with limit:
                await quietly(channel.get_partial_message(petition.message).edit(view=view))
        table.petitions.settle(kind)


def public_page(table: Table, say: Tongue, pictures: Sequence[Picture] = (), *, resting: bool = False) -> Page:
    """Return the public message of a match in any state. ``resting`` is true if the bot is about to stop."""
    if table.match is None:
        return Page(lobby_page(table, say))
    if table.match.outcome is not None:
        return Page(ending_page(table, say, brought(table, say), pictures), pictures)
    return Page(table_page(table, say, pictures, resting=resting), pictures)


def public_sketches(table: Table, say: Tongue) -> Sequence[Sketch]:
    """Return the pictures of the public message: of the table, or of the end."""
    if table.match is not None and table.match.outcome is not None:
        return closing_of(table, say).pictures
    return sketches(table, None, say)


def brought(table: Table, say: Tongue) -> str:
    """Return the players with their decks or factions."""
    if not table.seating.bringing:
        return ""
    return " · ".join(
        say("labelled", name=name, text=brings_line(table, number, say).strip("*"))
        for number, name in enumerate(table.seating.shown_names(say))
    )
