"""``/settings``: the choices of a guild and of a person."""

import asyncio
import json
import logging
import re
from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Teahouse
from bot.controls.buttons import Press, handlers, on
from bot.everywhere import everywhere
from bot.panels.press import tell
from bot.panels.server import GAME, LANGUAGE, OPENERS, PICTURES, Server, server_choices
from bot.panels.server_page import (
    Chosen,
    ServerChannels,
    ServerChoice,
    ServerGame,
    ServerPlays,
    ServerRole,
    choice_line,
    role_line,
    server_lines,
    server_page,
)
from bot.people import CHOICES, RULES_GAME, tongue_of
from bot.trouble import Trouble
from bot.words import NATIVE, called, named
from cogs.table.permissions import BANNED, banned, is_moderator

MOST_BANNED: Final = 1000
MOST_TOLD: Final = 50  # the most banned people that a message lists
log = logging.getLogger(__name__)


def choices(name: str) -> list[app_commands.Choice[str]]:
    """Return the values that people may choose for the setting ``name``."""
    values = (CHOICES | server_choices())[name]
    return [app_commands.Choice(name=NATIVE.get(value) or named(f"{name}-{value}"), value=value) for value in values]


@everywhere
class SettingsCommands(
    commands.GroupCog,
    group_name=named("command-settings"),
    group_description=named("command-settings-description"),
):
    """The commands that choose the settings of a server and of a person, such as the language."""

    def __init__(self, bot: Teahouse) -> None:
        self.bot = bot
        self._bans = asyncio.Lock()  # guards the list of bans, so that no ban is lost
        bot.presses |= handlers(self)

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
        """Apply the given options, then show the server's page.

        Only people who manage the server may change its settings.
        """
        server, say = _server(self.bot, interaction), tongue_of(interaction)
        for name, value in ((LANGUAGE, language), (PICTURES, shown), (RULES_GAME, rules)):
            if value is not None:
                _require_manager(interaction)
                await server.choose(name, value)
        chosen = await Chosen.of(server)
        if interaction.permissions.manage_guild and interaction.guild is not None:
            page = server_page(chosen, chosen.choices[GAME], interaction.guild, say)
            await interaction.response.send_message(view=page, ephemeral=True)
        else:
            lines = [f"- {line}" for line in server_lines(chosen, say)]
            await tell(interaction, "\n".join([say("settings-server"), *lines, say("settings-server-managers")]))

    # The page of a server.

    @on(ServerChoice)
    async def choose(self, press: Press, pressed: ServerChoice) -> None:
        """Choose something for the whole server."""
        await self._managed(press, pressed.game).choose(pressed.name, pressed.value or "".join(press.values))
        await self._show(press, pressed.game)

    @on(ServerRole)
    async def choose_role(self, press: Press, pressed: ServerRole) -> None:
        """Choose which role's members may open tables, or may close them."""
        server, guild = self._managed(press, pressed.game), press.interaction.guild
        role = guild.get_role(_id(press.values[0])) if guild is not None and press.values else None
        if press.values and role is None:
            raise Trouble("trouble-option-gone", stale=True)
        await self._give(press.interaction, server, pressed.name, role)
        await self._show(press, pressed.game)

    @on(ServerGame)
    async def show_game(self, press: Press, _: ServerGame) -> None:
        """Show in which channels a game is played."""
        game = "".join(press.values)
        self._managed(press, game)
        await self._show(press, game)

    @on(ServerChannels)
    async def choose_channels(self, press: Press, pressed: ServerChannels) -> None:
        """Choose in which channels a game is played."""
        server, guild = self._managed(press, pressed.game), press.interaction.guild
        wanted = [_id(value) for value in press.values]
        if guild is None or any(guild.get_channel(one) is None for one in wanted):
            raise Trouble("trouble-option-gone", stale=True)
        await server.choose_channels(pressed.game, wanted or None)
        await self._show(press, pressed.game)

    @on(ServerPlays)
    async def switch_game(self, press: Press, pressed: ServerPlays) -> None:
        """Allow a game everywhere, or nowhere."""
        await self._managed(press, pressed.game).choose_channels(pressed.game, None if pressed.everywhere else [])
        await self._show(press, pressed.game)

    def _managed(self, press: Press, game: str) -> Server:
        """Return the server of a press on its page. Raises Trouble for a person who no longer manages the server."""
        _require_manager(press.interaction)
        if game not in server_choices()[GAME]:
            raise Trouble("trouble-option-gone", stale=True)
        return _server(self.bot, press.interaction)

    async def _show(self, press: Press, game: str) -> None:
        """Show the page with the present choices."""
        chosen, guild = await Chosen.of(_server(self.bot, press.interaction)), press.interaction.guild
        assert guild is not None
        await press.interaction.response.edit_message(view=server_page(chosen, game, guild, press.say))

    # Who may do what.

    @app_commands.command(name=named("command-tables"), description=named("command-tables-description"))
    @called(role="role")
    async def tables(self, interaction: discord.Interaction[Teahouse], role: discord.Role | None = None) -> None:
        """Choose the role whose members may open tables. With the role @everyone, everybody may."""
        server, say = _server(self.bot, interaction), tongue_of(interaction)
        if role is not None:
            _require_manager(interaction)
            await self._give(interaction, server, OPENERS, role)
        told = [role_line(OPENERS, await server.role(OPENERS), say)]
        if is_moderator(interaction) and (out := await banned(self.bot, server.id)):
            told.append(say("banned-list", who=", ".join(f"<@{user}>" for user in out[:MOST_TOLD])))
        await tell(interaction, "\n".join(told))

    @staticmethod
    async def _give(
        interaction: discord.Interaction[Teahouse], server: Server, name: str, role: discord.Role | None
    ) -> None:
        """Let the members of a role open or close tables. The log names the person who chose the role."""
        await server.choose_role(name, role)
        chosen = "everybody" if role is None or role.is_default() else role.id
        log.info("server %s: %s chose for %s: %s", server.id, interaction.user.id, name, chosen)

    @app_commands.command(name=named("command-ban"), description=named("command-ban-description"))
    @called(person="person")
    async def ban(self, interaction: discord.Interaction[Teahouse], person: discord.User) -> None:
        """Forbid a person to take seats in this guild."""
        await self._change_ban(interaction, person, out=True)

    @app_commands.command(name=named("command-unban"), description=named("command-unban-description"))
    @called(person="person")
    async def unban(self, interaction: discord.Interaction[Teahouse], person: discord.User) -> None:
        """Allow a person to take seats again."""
        await self._change_ban(interaction, person, out=False)

    async def _change_ban(self, interaction: discord.Interaction[Teahouse], person: discord.User, *, out: bool) -> None:
        guild = interaction.guild_id
        if guild is None:
            raise Trouble("trouble-only-on-a-server")
        if not is_moderator(interaction):
            raise Trouble("trouble-moderators-ban")
        await self.change_bans(guild, person.id, out=out)
        log.info("server %s: %s %s %s", guild, interaction.user.id, "banned" if out else "unbanned", person.id)
        say = tongue_of(interaction)
        await tell(interaction, say("banned-now" if out else "unbanned-now", who=f"<@{person.id}>"))

    async def change_bans(self, guild: int, user: int, *, out: bool) -> None:
        """Write a person into the list of a server's banned people, or take the person out of it."""
        async with self._bans:
            others = [other for other in await banned(self.bot, guild) if other != user]
            if out and len(others) >= MOST_BANNED:
                raise Trouble("trouble-many-banned", most=MOST_BANNED)
            users = [*others, user] if out else others
            await self.bot.servers.change(guild, BANNED, json.dumps(users) if users else None)

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
        """Choose the person's own settings. If the person gives no option, show the present settings."""
        people, user = self.bot.people, interaction.user.id
        chosen = {"language": language, "shown": shown, "asked": asked, "notices": notices}
        for name, value in chosen.items():
            if value is not None:
                await people.change(user, name, value)
        if language:
            self.bot.show.reworded(user=user)
        say = tongue_of(interaction)
        lines = [f"- {choice_line(name, people.prefers(user, name), say)}" for name in CHOICES]
        if not any(chosen.values()):
            options = ", ".join(f"`{say(f'option-{name}')}`" for name in chosen)
            lines.append(f"-# {say('notify-options', options=options)}")
        await tell(interaction, "\n".join([say("settings-me"), *lines]))


def _server(bot: Teahouse, interaction: discord.Interaction[Any]) -> Server:
    """Return the server of a command or a press. Raises Trouble if there is no server, as in direct messages."""
    if interaction.guild_id is None:
        raise Trouble("trouble-only-on-a-server")
    return Server(bot.show, interaction.guild_id)


def _require_manager(interaction: discord.Interaction[Any]) -> None:
    if not interaction.permissions.manage_guild:
        raise Trouble("trouble-managers-only")


def _id(value: str) -> int:
    """Return the number of a selected role or channel. Raises Trouble if the value is not a number."""
    if not re.fullmatch(r"[0-9]{1,19}", value):
        raise Trouble("trouble-option-gone", stale=True)
    return int(value)


async def setup(bot: Any) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(SettingsCommands(bot))
