"""The messages with requests to other players. A message loses its buttons once its request is over."""

import discord

from bot.limit import RequestLimit
from bot.panels.pages import said
from bot.panels.sending import quietly
from bot.tables import Table
from bot.words import Tongue


async def close_requests(table: Table, say: Tongue, channel: discord.PartialMessageable, limit: RequestLimit) -> None:
    """Say in the message of each closed request how it ended, and remove its buttons."""
    for kind, petition in table.petitions.closing():
        if petition.message is not None:
            view = said(say(f"request-{petition.about}", name=petition.name))
            async with limit:
                await quietly(channel.get_partial_message(petition.message).edit(view=view))
        table.petitions.settle(kind)
