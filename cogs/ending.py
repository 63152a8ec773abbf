"""What follows a match that is over: a rematch, and the match as a file."""

import contextlib
import io
from typing import Any

import discord
from discord import ui
from discord.ext import commands

from bot.app import Teahouse
from bot.panels import Press
from bot.panels.control import button, layout, rows, texts
from bot.panels.pages import said
from bot.tables import Table
from bot.tables.again import CHANGED, EXCHANGED, SAME, exchangeable, seats_again
from bot.trouble import Trouble
from cogs.lobby import begin
from cogs.permissions import require_permissions
from engine.kernel.wire import save_match


class Ending(commands.Cog):
    """The presses of the closing message."""

    def __init__(self, bot: Teahouse) -> None:
        self.bot = bot
        bot.presses |= {"rematch": self.rematch, "replay": self.replay}

    async def rematch(self, press: Press) -> None:
        """Ask the others for another match; when all people agree, it starts, or they choose anew in its lobby."""
        table, how = await self.bot.tables.get(press.number(0)), press.text(1)
        table.over()
        if how not in (SAME, CHANGED) and not (how == EXCHANGED and exchangeable(table)):
            raise Trouble("trouble-old-button")
        require_permissions(press.interaction)
        asked = table.seated(press.user) in table.agreed_again(how)
        missing = await table.again(press.user, how)
        if missing and asked:
            who = ", ".join(table.names[seat] for seat in missing)
            await press.interaction.response.send_message(
                view=said(press.say("rematch-waits", who=who)), ephemeral=True
            )
        elif missing:
            await self._ask(press, table, how, missing)
        else:
            await self._open(press, table, how)

    async def _ask(self, press: Press, table: Table, how: str, missing: list[int]) -> None:
        """Ask in the channel those who have not agreed yet."""
        say = (await self.bot.show.tongue(table.saved.guild)).of(table.saved.game)
        others = [discord.Object(table.saved.seats[seat].user or 0) for seat in missing]
        who = ", ".join(f"<@{other.id}>" for other in others)
        question = say(f"rematch-ask-{how}", name=table.names[table.seated(press.user)], who=who)
        yes = button(say("button-rematch"), "rematch", table.id, how, style=discord.ButtonStyle.success)
        mentions = discord.AllowedMentions(everyone=False, roles=False, users=others)
        view = layout([*texts([question]), *rows([yes])])
        await press.interaction.response.send_message(view=view, allowed_mentions=mentions)

    async def _open(self, press: Press, table: Table, how: str) -> None:
        """Begin the next match; where they choose anew, or something is lacking, they are seated in its lobby."""
        again = await self.bot.tables.reopen(table, press.user, seats_again(table, how))
        if how != CHANGED:
            with contextlib.suppress(Trouble):  # the lobby says what is lacking
                await begin(self.bot, again, press.user, press.say)
        version = again.saved.version
        try:
            answer = await press.interaction.response.send_message(**(await self.bot.show.public(again)).sent())
        except discord.HTTPException:
            await again.close()
            raise
        if answer.message_id is not None:
            await self.bot.show.moved(again, answer.message_id)
            self.bot.show.public_shown(again, version)
        self.bot.show.changed(again)

    async def replay(self, press: Press) -> None:
        """Give the match as a file that ``python -m engine replay`` reads."""
        table = await self.bot.tables.get(press.number(0))
        name = f"{table.saved.game}-{table.id}.json"
        body = save_match(table.over()).model_dump_json().encode()
        view = layout([*texts([press.say("replay-said", file=name)]), ui.File(f"attachment://{name}")])
        file = discord.File(io.BytesIO(body), name)
        await press.interaction.response.send_message(view=view, file=file, ephemeral=True)


async def setup(bot: Any) -> None:
    """Add the presses to the bot."""
    await bot.add_cog(Ending(bot))
