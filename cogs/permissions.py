"""What the bot must be allowed to do in a channel, and who may open tables and sit at them."""

import json
from typing import Any, Final

import discord

from bot.app import Teahouse
from bot.people import tongue_of
from bot.trouble import Trouble

OPENERS: Final = "openers"  # the guild's setting that names the role whose people may open tables
BANNED: Final = "banned"  # the guild's setting that lists who may take no seat


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


async def require_opener(bot: Teahouse, interaction: discord.Interaction[Any]) -> None:
    """Raise Trouble for somebody who may not open a table in this guild."""
    await require_welcome(bot, interaction)
    role = await bot.show.setting(interaction.guild_id, OPENERS)
    if role is None or is_moderator(interaction):
        return
    roles = interaction.user.roles if isinstance(interaction.user, discord.Member) else []
    if int(role) not in [one.id for one in roles]:
        raise Trouble("trouble-openers-only", role=f"<@&{role}>")


async def require_welcome(bot: Teahouse, interaction: discord.Interaction[Any]) -> None:
    """Raise Trouble for somebody who may take no seat in this guild."""
    if interaction.user.id in await banned(bot, interaction.guild_id):
        raise Trouble("trouble-banned")


async def banned(bot: Teahouse, guild: int | None) -> list[int]:
    """Return who may take no seat in a guild."""
    found: list[int] = json.loads(await bot.show.setting(guild, BANNED) or "[]")
    return found


def is_moderator(interaction: discord.Interaction[Any]) -> bool:
    """Tell whether somebody keeps order in a channel: may manage its messages or the channel."""
    return interaction.permissions.manage_messages or interaction.permissions.manage_channels
