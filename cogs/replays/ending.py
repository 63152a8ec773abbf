"""Handlers of presses after a match: a rematch, and the match as a file."""

import contextlib
import io
from typing import Any, Final

import discord
from discord import ui
from discord.ext import commands

from bot.app import Teahouse
from bot.controls.buttons import Press, handlers, on
from bot.controls.control import Attached, button, layout, rows, texts
from bot.panels.buttons.moments import GiveFile, Rematch
from bot.panels.messages import said
from bot.tables import Table
from bot.tables.consent.petitions import note_message
from bot.tables.life.again import (
    CHANGED,
    EXCHANGED,
    SAME,
    agreed,
    call,
    exchangeable,
    follow,
    petition,
    seats_again,
    wish,
)
from bot.trouble import Trouble
from cogs.table.asking import mentioned
from cogs.table.lobby import begin
from cogs.table.permissions import require_permissions, require_played, require_welcome
from engine.saves import save_with_replay

CALL: Final = "call"  # marks a press on the question that the bot has posted in the channel


class Ending(commands.Cog):
    """Handlers of presses on the closing message."""

    def __init__(self, bot: Teahouse) -> None:
        self.bot = bot
        bot.presses |= handlers(self)

    @on(Rematch)
    async def rematch(self, press: Press, pressed: Rematch) -> None:
        """Ask the others for another match.

        Once everybody agrees, that match starts, or its lobby opens so that people choose again.
        """
        table, how = await self.bot.tables.get(pressed.table), pressed.how
        table.over()
        if how not in (SAME, CHANGED) and not (how == EXCHANGED and exchangeable(table)):
            raise Trouble("trouble-old-button")
        require_permissions(press.interaction)
        await require_welcome(self.bot, press.interaction)
        await require_played(self.bot, press.interaction, table.saved.game)
        before = list(agreed(table, how))
        missing = await wish(table, press.user, how)
        if not missing:
            await self._open(press, table, how)
            self.bot.show.changed(table)
        elif table.seating.seated(press.user) in before:
            await self._tell(press, table, "rematch-waits", missing)
        elif pressed.where == CALL:
            await press.interaction.response.edit_message(view=await self._call(table, how, missing))
        elif (asking := call(table, how)) is not None:
            await self._tell(press, table, "rematch-noted", missing)
            place = self.bot.get_partial_messageable(table.saved.channel)
            with contextlib.suppress(discord.HTTPException):  # a person who agrees does not need to be named again
                await place.get_partial_message(asking).edit(view=await self._call(table, how, missing))
        else:
            await self._ask(press, table, how, missing)

    async def _tell(self, press: Press, table: Table, key: str, missing: list[int]) -> None:
        """Tell a person who has just agreed which people have not answered yet."""
        who = ", ".join(table.seating.names[seat] for seat in missing)
        await press.interaction.response.send_message(view=said(press.say(key, who=who)), ephemeral=True)

    async def _ask(self, press: Press, table: Table, how: str, missing: list[int]) -> None:
        """Ask the people who have not agreed yet, in the channel."""
        mentions = mentioned(self.bot, (table.saved.seats[seat].user for seat in missing))
        view = await self._call(table, how, missing)
        answer = await press.interaction.response.send_message(view=view, allowed_mentions=mentions)
        if answer.message_id is not None:
            await note_message(table, petition(how), answer.message_id)

    async def _call(self, table: Table, how: str, missing: list[int]) -> ui.LayoutView:
        """Return the message that asks who plays again, with the people who agree and those who have not answered."""
        say = (await self.bot.servers.tongue(table.saved.guild)).of(table.saved.game)
        names = [table.seating.names[seat] for seat in agreed(table, how)]
        who = ", ".join(f"<@{table.saved.seats[seat].user}>" for seat in missing)
        lines = [say(f"rematch-ask-{how}", name=names[0], who=who)]
        if len(names) > 1:
            count, total = len(names), len(names) + len(missing)
            lines.append(f"-# {say('rematch-agreed', who=', '.join(names), count=count, total=total)}")
        yes = button(say("button-rematch"), Rematch(table.id, how, CALL), style=discord.ButtonStyle.success)
        return layout([*texts(["\n".join(lines)]), *rows([yes])])

    async def _open(self, press: Press, table: Table, how: str) -> None:
        """Start the next match.

        If people choose again or something is missing, open the lobby of the rematch instead, with these people in
        their seats.
        """
        again = await self.bot.tables.reopen(table, press.user, seats_again(table, how))
        if how != CHANGED:
            with contextlib.suppress(Trouble):  # The lobby shows what is missing.
                await begin(self.bot, again, press.user, press.say)
        version = again.saved.version
        try:
            answer = await press.interaction.response.send_message(**(await self.bot.show.public.page(again)).sent())
        except discord.HTTPException:
            await again.close()
            raise
        if answer.message_id is not None:
            await self.bot.show.public.moved(again, answer.message_id)
            self.bot.show.public_shown(again, version)
        await follow(table)
        self.bot.show.changed(again)

    @on(GiveFile)
    async def give_file(self, press: Press, pressed: GiveFile) -> None:
        """Give the match as a file that ``python -m engine replay`` reads."""
        table = await self.bot.tables.get(pressed.table)
        name = f"{table.saved.game}-{table.id}.json"
        match, kept = table.over(), await self.bot.store.frames(table.id)
        frames = [(one.row, one.body) for one in kept if one.chapter == kept[-1].chapter]
        body = save_with_replay(match, table.survival.told, table.survival.past, frames).model_dump_json().encode()
        view = layout([*texts([press.say("replay-said", file=name)]), ui.File(f"attachment://{name}")])
        file = Attached(io.BytesIO(body), name)
        await press.interaction.response.send_message(view=view, file=file, ephemeral=True)


async def setup(bot: Any) -> None:
    """Add the handlers of presses to the bot."""
    await bot.add_cog(Ending(bot))
