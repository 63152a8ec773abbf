"""``/settings``: what a guild and what a person may choose."""

import json
from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Teahouse
from bot.everywhere import everywhere
from bot.panels.press import tell
from bot.people import CHOICES, FOR_ALL, RULES_GAME, tongue_of
from bot.trouble import Trouble
from bot.words import NATIVE, Tongue, called, named
from cogs.permissions import BANNED, OPENERS, banned, is_moderator

MOST_BANNED: Final = 1000
MOST_TOLD: Final = 50  # of them that a message lists


def choices(name: str) -> list[app_commands.Choice[str]]:
    """Return what may be chosen under ``name``."""
    values = (CHOICES | FOR_ALL)[name]
    return [app_commands.Choice(name=NATIVE.get(value) or named(f"{name}-{value}"), value=value) for value in values]


@everywhere
class SettingsCommands(
    commands.GroupCog,
    group_name=named("command-settings"),
    group_description=named("command-settings-description"),
):
    """The language, pictures or text, and when to be asked."""

    def __init__(self, bot: Teahouse) -> None:
        self.bot = bot

    @app_commands.command(name=named("command-server"), description=named("command-server-description"))
    @called(language="language", shown="shown", rules="rules")
    @app_commands.choices(language=choices("language"), shown=choices("shown"), rules=choices(RULES_GAME))
    async def server(
        self,
        interaction: discord.Interaction[Teahouse],
        language: str | None = None,
        shown: str | None = None,
        rules: str | None = None,
    ) -> None:
        """Choose what everybody in the guild sees; without options say what holds."""
        show, guild = self.bot.show, interaction.guild_id
        if guild is None:
            raise Trouble("trouble-only-on-a-server")
        for name, value in (("language", language), ("shown", shown), (RULES_GAME, rules)):
            if value is not None:
                if not interaction.permissions.manage_guild:
                    raise Trouble("trouble-managers-only")
                await show.change_setting(guild, name, None if value == FOR_ALL[name][0] else value)
        if language or shown:
            show.reworded(guild=guild)
        holds = {name: await show.setting(guild, name) or values[0] for name, values in FOR_ALL.items()}
        say = tongue_of(interaction)
        await tell(interaction, "\n".join([say("settings-server"), *lines(say, holds)]))

    @app_commands.command(name=named("command-tables"), description=named("command-tables-description"))
    @called(role="role")
    async def tables(self, interaction: discord.Interaction[Teahouse], role: discord.Role | None = None) -> None:
        """Choose who may open tables: a role, or with the role of everybody, everybody."""
        guild, say = interaction.guild_id, tongue_of(interaction)
        if guild is None:
            raise Trouble("trouble-only-on-a-server")
        if role is not None:
            if not interaction.permissions.manage_guild:
                raise Trouble("trouble-managers-only")
            await self.bot.show.change_setting(guild, OPENERS, None if role.is_default() else str(role.id))
        chosen = await self.bot.show.setting(guild, OPENERS)
        told = [say("openers-all") if chosen is None else say("openers-role", role=f"<@&{chosen}>")]
        if is_moderator(interaction) and (out := await banned(self.bot, guild)):
            told.append(say("banned-list", who=", ".join(f"<@{user}>" for user in out[:MOST_TOLD])))
        await tell(interaction, "\n".join(told))

    @app_commands.command(name=named("command-ban"), description=named("command-ban-description"))
    @called(person="person")
    async def ban(self, interaction: discord.Interaction[Teahouse], person: discord.User) -> None:
        """Let somebody take no seat in this guild any longer."""
        await self._change_ban(interaction, person, out=True)

    @app_commands.command(name=named("command-unban"), description=named("command-unban-description"))
    @called(person="person")
    async def unban(self, interaction: discord.Interaction[Teahouse], person: discord.User) -> None:
        """Let somebody take seats again."""
        await self._change_ban(interaction, person, out=False)

    async def _change_ban(self, interaction: discord.Interaction[Teahouse], person: discord.User, *, out: bool) -> None:
        guild = interaction.guild_id
        if guild is None:
            raise Trouble("trouble-only-on-a-server")
        if not is_moderator(interaction):
            raise Trouble("trouble-moderators-ban")
        others = [user for user in await banned(self.bot, guild) if user != person.id]
        if out and len(others) >= MOST_BANNED:
            raise Trouble("trouble-many-banned", most=MOST_BANNED)
        users = [*others, person.id] if out else others
        await self.bot.show.change_setting(guild, BANNED, json.dumps(users) if users else None)
        say = tongue_of(interaction)
        await tell(interaction, say("banned-now" if out else "unbanned-now", who=f"<@{person.id}>"))

    @app_commands.command(name=named("command-me"), description=named("command-me-description"))
    @called(language="language", shown="shown", asked="asked", notices="notices")
    @app_commands.choices(
        language=choices("language"), shown=choices("shown"), asked=choices("asked"), notices=choices("notices")
    )
    async def me(
        self,
        interaction: discord.Interaction[Teahouse],
        language: str | None = None,
        shown: str | None = None,
        asked: str | None = None,
        notices: str | None = None,
    ) -> None:
        """Choose what holds for oneself; without options say what holds."""
        people, user = self.bot.people, interaction.user.id
        chosen = {"language": language, "shown": shown, "asked": asked, "notices": notices}
        for name, value in chosen.items():
            if value is not None:
                await people.change(user, name, value)
        if language:
            self.bot.show.reworded(user=user)
        say = tongue_of(interaction)
        holds = {name: people.prefers(user, name) for name in CHOICES}
        await tell(interaction, "\n".join([say("settings-me"), *lines(say, holds)]))


def lines(say: Tongue, holds: dict[str, str]) -> list[str]:
    """Return what holds, a line for each setting."""
    return [
        f"- {say(f'settings-{name}', value=NATIVE.get(value) or say(f'{name}-{value}'))}"
        for name, value in holds.items()
    ]


async def setup(bot: Any) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(SettingsCommands(bot))
