"""This module asks everybody at a table to agree to a change, and takes their answers."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from bot.app import Teahouse
from bot.controls.buttons import Press
from bot.controls.control import button
from bot.panels.buttons.agreeing import NO, YES
from bot.panels.buttons.answering import AtTable
from bot.panels.messages import ask_page, said
from bot.tables import Table
from bot.tables.consent.petitions import Agreement, note_message
from bot.words import Tongue


@dataclass(frozen=True)
class Request:
    """A change to agree on, in words.

    ``question`` makes the sentence that the others are asked. ``question`` receives the number, the asker's name, and
    the names of the people who must agree. ``done`` is the message that the change was made. ``refused`` is the message
    that somebody refused. The function ``answer`` makes the buttons.
    """

    agreement: Agreement
    question: Callable[[Tongue, int, str, str], str]
    done: Callable[[Table, Tongue], str]
    refused: str
    answer: Callable[[int, int, str], AtTable]


def mentioned(bot: Teahouse, people: Iterable[int | None]) -> discord.AllowedMentions:
    """Return those whom a message may notify now: people who want notices, and have no quiet hours at the moment."""
    now = bot.clock.now()
    users = [discord.Object(user) for user in people if user and bot.people.may_be_notified(user, now)]
    return discord.AllowedMentions(everyone=False, roles=False, users=users)


async def ask_everybody(
    bot: Teahouse, interaction: discord.Interaction[Any], table: Table, request: Request, number: int
) -> None:
    """Ask everybody at a table for a change. If nobody must be asked, make the change at once."""
    missing = await request.agreement.propose(table, interaction.user.id, number)
    say = await bot.servers.tongue(table.saved.guild)
    if not missing:
        await interaction.response.send_message(view=said(request.done(table, say)))
        bot.show.changed(table)
        return
    who = table.seating.names[table.seating.seated(interaction.user.id)]
    view = _page(table, request, number, who, missing, say)
    mentions = mentioned(bot, (table.saved.seats[other].user for other in missing))
    answer = await interaction.response.send_message(view=view, allowed_mentions=mentions)
    if answer.message_id is not None:
        await note_message(table, request.agreement.kind, answer.message_id)


async def take_answer(bot: Teahouse, press: Press, table: Table, request: Request, number: int, agrees: str) -> None:
    """Take one person's answer. The change is made with the last consent. One refusal ends the request."""
    say = await bot.servers.tongue(table.saved.guild)
    who = table.seating.names[table.seating.seated(press.user)]
    if agrees != YES:
        await request.agreement.refuse(table, press.user, number)
        await press.interaction.response.edit_message(view=said(say(request.refused, name=who)))
        return
    missing = await request.agreement.consent(table, press.user, number)
    view = _page(table, request, number, who, missing, say) if missing else said(request.done(table, say))
    try:
        await press.interaction.response.edit_message(view=view)
    finally:
        bot.show.changed(table)


def _page(table: Table, request: Request, number: int, name: str, missing: Sequence[int], say: Tongue) -> ui.LayoutView:
    """Return the question with its two buttons."""
    who = ", ".join(f"<@{table.saved.seats[other].user}>" for other in missing)
    yes = button(say("button-consent"), request.answer(table.id, number, YES), style=discord.ButtonStyle.success)
    no = button(say("button-refuse"), request.answer(table.id, number, NO))
    return ask_page(request.question(say, number, name, who), yes, no)
