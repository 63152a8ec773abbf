"""Permissions: what the bot may do in a channel, which games are played there, who may open tables and take seats."""

import json
from typing import Any, Final

import discord

from bot.app import Teahouse
from bot.games import face_of
from bot.panels.server import CLOSERS, GAME, OPENERS, Server, allows
from bot.panels.server_page import places
from bot.people import tongue_of
from bot.trouble import Trouble

BANNED: Final = "banned"  # the setting of a guild that lists people who may not take a seat


def require_permissions(interaction: discord.Interaction[Any]) -> None:
    """Raise Trouble, with the missing permissions, if the bot cannot show a table in this channel."""
    thread = isinstance(interaction.channel, discord.Thread)
    require_all(interaction, "view_channel", "send_messages_in_threads" if thread else "send_messages")


def require_all(interaction: discord.Interaction[Any], *needed: str) -> None:
    """Raise Trouble, with the missing permissions, unless the bot has all of ``needed`` here."""
    missing = [name for name in needed if not getattr(interaction.app_permissions, name)]
    if missing:
        say = tongue_of(interaction)
        names = ", ".join(say(f"permission-{name.replace('_', '-')}") for name in missing)
        raise Trouble("trouble-missing-permission", permission=names)


async def require_opener(bot: Teahouse, interaction: discord.Interaction[Any]) -> None:
    """Raise Trouble for a person who may not open a table in this guild."""
    await require_welcome(bot, interaction)
    role = await Server(bot.show, interaction.guild_id or 0).role(OPENERS)
    if role is not None and not (is_moderator(interaction) or has_role(interaction, role)):
        raise Trouble("trouble-openers-only", role=f"<@&{role}>")


async def require_closer(bot: Teahouse, interaction: discord.Interaction[Any]) -> None:
    """Raise Trouble for a person who may not close tables, because they are not a moderator and lack the role."""
    if is_moderator(interaction):
        return
    role = await Server(bot.show, interaction.guild_id or 0).role(CLOSERS)
    if role is None:
        raise Trouble("trouble-moderators-only")
    if not has_role(interaction, role):
        raise Trouble("trouble-closers-only", role=f"<@&{role}>")


def has_role(interaction: discord.Interaction[Any], role: int) -> bool:
    """Tell whether somebody has a role of the guild."""
    return isinstance(interaction.user, discord.Member) and interaction.user.get_role(role) is not None


def whereabouts(interaction: discord.Interaction[Any]) -> list[int | None]:
    """Return the channel of an interaction, and for a thread also its parent channel."""
    parent = interaction.channel.parent_id if isinstance(interaction.channel, discord.Thread) else None
    return [interaction.channel_id, parent]


async def game_here(bot: Teahouse, interaction: discord.Interaction[Any]) -> str:
    """Return the default game: the server's choice, or else the first game that is played here."""
    server = Server(bot.show, interaction.guild_id or 0)
    return next(iter(await server.played(whereabouts(interaction))), await server.holds(GAME))


async def require_played(bot: Teahouse, interaction: discord.Interaction[Any], game: str) -> None:
    """Raise Trouble, with the right channels, if the server does not allow the game in this channel."""
    channels = await Server(bot.show, interaction.guild_id or 0).channels(game)
    if not allows(channels, whereabouts(interaction)):
        say = tongue_of(interaction)
        key = "trouble-played-elsewhere" if channels else "trouble-played-nowhere"
        raise Trouble(key, game=face_of(game).title(say), places=places(channels, say))


async def require_welcome(bot: Teahouse, interaction: discord.Interaction[Any]) -> None:
    """Raise Trouble for a person who may not take a seat in this guild."""
    if interaction.user.id in await banned(bot, interaction.guild_id):
        raise Trouble("trouble-banned")


async def banned(bot: Teahouse, guild: int | None) -> list[int]:
    """Return the people who may not take a seat in a guild."""
    found: list[int] = json.loads(await bot.servers.setting(guild, BANNED) or "[]")
    return found


def is_moderator(interaction: discord.Interaction[Any]) -> bool:
    """Tell whether a person may manage the messages of a channel, or the channel itself."""
    return interaction.permissions.manage_messages or interaction.permissions.manage_channels
