"""Requests to change who plays a seat during a match, and the answers to them."""

import logging
from typing import Any

import discord
from discord.ext import commands

from bot.app import Teahouse
from bot.controls.buttons import Press, handlers, on
from bot.panels.buttons.agreeing import YES, HandOver, SitBack
from bot.panels.handing import handed_line, handing_page
from bot.panels.messages import said
from bot.tables import Table
from bot.tables.consent.petitions import SEAT, note_message
from bot.tables.seats.handover import COMPUTER, consent, lent, propose, proposed, refuse, substitute
from bot.trouble import Trouble
from cogs.table.asking import mentioned
from cogs.table.naming import seat_name

log = logging.getLogger(__name__)


class Seats(commands.Cog):
    """Handlers of presses on requests about a seat."""

    def __init__(self, bot: Teahouse) -> None:
        self.bot = bot
        bot.presses |= handlers(self)

    @on(HandOver)
    async def hand_over_pressed(self, press: Press, pressed: HandOver) -> None:
        """Agree that a seat changes hands, or refuse. The seat changes hands once everybody has agreed."""
        table, seat, to = await self.bot.tables.get(pressed.table), pressed.seat, pressed.to
        say = await self.bot.servers.tongue(table.saved.guild)
        names, newcomer = table.seating.shown_names(say), proposed(table)
        if pressed.agrees != YES:
            await refuse(table, press.user, seat, to)
            who = table.seating.names[table.seating.seated(press.user)]
            await press.interaction.response.edit_message(view=said(say("seat-refused", name=who)))
            return
        missing = await consent(table, press.user, seat, to, self.bot.people.mode(to))
        if missing:
            view = handing_page(table, seat, to, newcomer, missing, say)
        else:
            view = said(handed_line(table, seat, to, names[seat], newcomer, say))
        try:
            await press.interaction.response.edit_message(view=view)
        finally:
            if not missing:
                await handed(self.bot, table, seat)

    @on(SitBack)
    async def sit_back(self, press: Press, pressed: SitBack) -> None:
        """Take back the seat that the computer plays for the presser."""
        table = await self.bot.tables.get(pressed.table)
        seat = lent(table, press.user)
        if seat is None:
            raise Trouble("trouble-old-button")
        name = seat_name(press.interaction.user)
        await propose(table, seat, press.user, name, self.bot.people.mode(press.user))
        try:
            await self.bot.show.update_panel(press, table, seat)
        finally:
            self.bot.show.changed(table)


async def hand_over(
    bot: Teahouse, interaction: discord.Interaction[Any], table: Table, seat: int, to: int, name: str
) -> None:
    """Ask everybody at a table whether ``to``, called ``name``, may play a seat.

    If nobody must be asked, the seat changes hands at once.
    """
    say = await bot.servers.tongue(table.saved.guild)
    names = table.seating.shown_names(say)
    missing = await propose(table, seat, to, name, bot.people.mode(to))
    if not missing:
        try:
            await interaction.response.send_message(view=said(handed_line(table, seat, to, names[seat], name, say)))
        finally:
            await handed(bot, table, seat)
        return
    mentions = mentioned(bot, (table.saved.seats[other].user for other in missing))
    answer = await interaction.response.send_message(
        view=handing_page(table, seat, to, name, missing, say), allowed_mentions=mentions
    )
    if answer.message_id is not None:
        await note_message(table, SEAT, answer.message_id)
    bot.show.changed(table)


async def fill_seat(
    bot: Teahouse, interaction: discord.Interaction[Any], table: Table, seat: int, person: discord.Member | None
) -> None:
    """Give a seat to a person or the computer by a moderator's decision. The channel and the log name the moderator."""
    if person is not None and person.bot:
        raise Trouble("trouble-bots-do-not-play")
    say = await bot.servers.tongue(table.saved.guild)
    old, to = table.seating.shown_names(say)[seat], COMPUTER if person is None else person.id
    name = table.seating.names[seat] if person is None else seat_name(person)
    await substitute(table, seat, to, name, bot.people.mode(to))
    log.info("match %s: %s gave seat %s to %s", table.id, interaction.user.id, seat, to or "the computer")
    key = "substitute-computer" if person is None else "substitute-person"
    try:
        line = say(key, who=interaction.user.mention, seat=old, name=name)
        mentions = mentioned(bot, [] if person is None else [person.id])
        await interaction.response.send_message(view=said(line), allowed_mentions=mentions)
    finally:
        await handed(bot, table, seat)


async def handed(bot: Teahouse, table: Table, seat: int) -> None:
    """Show that a seat has changed hands, and clear the panel of its former player."""
    await bot.show.release(table, seat)
    bot.show.changed(table)


async def setup(bot: Any) -> None:
    """Add the handlers of presses to the bot."""
    await bot.add_cog(Seats(bot))
