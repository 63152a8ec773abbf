"""The messages in which people ask something of each other: they lose their buttons once nobody is asked any longer."""

from contextlib import AbstractAsyncContextManager

import discord

from bot.panels.pages import said
from bot.panels.sending import quietly
from bot.tables import Table
from bot.tables.consent import closing
from bot.words import Tongue


async def close_requests(
    table: Table, say: Tongue, channel: discord.PartialMessageable, turn: AbstractAsyncContextManager[None]
) -> None:
    """Say in each message that asks for what nobody is asked any longer how that ended, and take its buttons."""
    for kind, petition in closing(table.saved):
        if petition.message is not None:
            view = said(say(f"request-{petition.about}", name=petition.name))
            async with turn:
                await quietly(channel.get_partial_message(petition.message).edit(view=view))
        table.saved.petitions.pop(kind, None)
