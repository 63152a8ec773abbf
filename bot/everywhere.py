"""Commands that a person may take along: they work on any server and in direct messages."""

from typing import TypeVar

from discord import app_commands

T = TypeVar("T")


def everywhere(command: T) -> T:
    """Let a command be installed by a server or by a person, and be used wherever there are messages."""
    app_commands.allowed_installs(guilds=True, users=True)(command)
    app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)(command)
    return command
