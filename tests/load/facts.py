"""The facts that the stand-in sends the bot: a guild, its channels, people, and their presses, in Discord's form."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

BOT: Final = 900
GUILD: Final = 800  # the first guild's id
CHANNELS: Final = 10_000  # the first channel's id
PEOPLE: Final = 100_000  # the first person's id
ALL: Final = str((1 << 50) - 1)
NOW: Final = "2026-01-01T00:00:00.000000+00:00"
LAYOUT: Final = 1 << 15
PRIVATE: Final = 1 << 6

Body = dict[str, Any]


def user(number: int) -> Body:
    """Return a person, or the bot."""
    name = "Teahouse" if number == BOT else f"player {number}"
    return {
        "id": str(number),
        "username": name.replace(" ", "."),
        "discriminator": "0",
        "global_name": name,
        "avatar": None,
        "bot": number == BOT,
        "flags": 0,
    }


def member(number: int) -> Body:
    """Return a member of the guild with every permission."""
    return {
        "user": user(number),
        "roles": [],
        "joined_at": NOW,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "permissions": ALL,
    }


def guild_number(number: int) -> int:
    """Return the id of a guild (counted from 0): guilds with consecutive numbers belong to consecutive shards."""
    return GUILD + (number << 22)


def channel(number: int, of: int = GUILD) -> Body:
    """Return a text channel of a guild."""
    return {
        "id": str(number),
        "type": 0,
        "guild_id": str(of),
        "name": f"table-{number}",
        "position": number,
        "permission_overwrites": [],
        "nsfw": False,
        "parent_id": None,
        "topic": None,
        "last_message_id": None,
    }


def guild(channels: Sequence[int], number: int = GUILD) -> Body:
    """Return a guild with these channels."""
    everyone = {"id": str(number), "name": "@everyone", "permissions": ALL, "position": 0, "color": 0, "flags": 0}
    everyone |= {"hoist": False, "managed": False, "mentionable": False}
    return {
        "id": str(number),
        "name": "Teahouse",
        "owner_id": str(PEOPLE),
        "preferred_locale": "en-US",
        "roles": [everyone],
        "channels": [channel(one, number) for one in channels],
        "members": [member(BOT)],
        "member_count": 2 * len(channels) + 1,
        "emojis": [],
        "stickers": [],
        "features": [],
        "threads": [],
        "voice_states": [],
        "presences": [],
        "unavailable": False,
        "large": False,
    }


def application() -> Body:
    """Return the bot's application."""
    return {
        "id": str(BOT),
        "name": "Teahouse",
        "icon": None,
        "description": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "owner": user(PEOPLE),
        "team": None,
        "flags": 0,
        "rpc_origins": None,
        "summary": "",
    }


def gateway(url: str, shards: int = 1) -> Body:
    """Return the address of the websocket, and how many connections Discord asks for."""
    limit = {"total": 1000, "remaining": 999, "reset_after": 14_400_000, "max_concurrency": 1}
    return {"url": url, "shards": shards, "session_start_limit": limit}


def ready(url: str, shard: Sequence[int], guilds: Sequence[int]) -> Body:
    """Return the first event on the websocket of a shard with these guilds."""
    return {
        "shard": list(shard),
        "v": 10,
        "user": user(BOT),
        "guilds": [{"id": str(number), "unavailable": True} for number in guilds],
        "session_id": f"{shard[0]}/{shard[1]}",
        "resume_gateway_url": url,
        "application": {"id": str(BOT), "flags": 0},
    }


def message(number: int, where: int, body: Mapping[str, Any]) -> Body:
    """Return a message of the bot."""
    return {
        "id": str(number),
        "channel_id": str(where),
        "author": user(BOT),
        "content": body.get("content") or "",
        "timestamp": NOW,
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "pinned": False,
        "type": 0,
        "components": body.get("components") or [],
        "flags": body.get("flags") or 0,
    }


def interaction(number: int, kind: int, who: int, where: int, data: Body, of: int = GUILD) -> Body:
    """Return a person's action in a channel of a guild: type 2 is a command, 3 a press."""
    return {
        "id": str(number),
        "application_id": str(BOT),
        "type": kind,
        "data": data,
        "guild_id": str(of),
        "channel_id": str(where),
        "channel": channel(where, of),
        "member": member(who),
        "token": f"token-{number}",
        "version": 1,
        "app_permissions": ALL,
        "locale": "en-US",
        "guild_locale": "en-US",
        "entitlements": [],
        "authorizing_integration_owners": {},
        "context": 0,
        "attachment_size_limit": 10_000_000,
    }


def pressed(custom_id: str, values: Sequence[str] | None) -> Body:
    """Return a press of a button, or with ``values`` of a select."""
    if values is None:
        return {"custom_id": custom_id, "component_type": 2}
    return {"custom_id": custom_id, "component_type": 3, "values": list(values)}


def typed(name: str, options: Mapping[str, str]) -> Body:
    """Return a slash command."""
    written = [{"type": 3, "name": option, "value": value} for option, value in options.items()]
    return {"id": "1", "type": 1, "name": name, "guild_id": str(GUILD), "options": written}
