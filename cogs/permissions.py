"""What the bot itself must be allowed to do in a channel."""

from typing import Any

import discord

from bot.people import tongue_of
from bot.trouble import Trouble


def require_permissions(interaction: discord.Interaction[Any]) -> None:
    """Raise Trouble, naming what is missing, when the bot cannot keep a table in this channel."""
    have = interaction.app_permissions
    thread = isinstance(interaction.channel, discord.Thread)
    send = "send_messages_in_threads" if thread else "send_messages"
    missing = [name for name in ("view_channel", send) if not getattr(have, name)]
    if missing:
        say = tongue_of(interaction)
        names = ", ".join(say(f"permission-{name.replace('_', '-')}") for name in missing)
        raise Trouble("trouble-missing-permission", permission=names)
