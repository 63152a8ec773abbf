"""Taking a decision back: at once, or after the others agree, perhaps for a price that the game demands."""

from typing import Any

import discord
from discord.ext import commands

from bot.app import Teahouse
from bot.controls.buttons import Press, handlers, on
from bot.controls.control import button
from bot.panels.buttons.agreeing import NO, YES, GoBack, LetUndo
from bot.panels.log import taken_back
from bot.panels.messages import ask_page, said
from bot.people import tongue_of
from bot.tables import Table
from bot.tables.consent import going_back
from bot.tables.consent.petitions import TAKING_BACK, note_message
from bot.trouble import Trouble
from bot.words import Tongue
from cogs.table.asking import mentioned


async def take_back(bot: Teahouse, interaction: discord.Interaction[Teahouse], table: Table) -> None:
    """Take back the person's last decision.

    If the other players must agree, ask them. If the game demands a price for taking back, show the price first.
    """
    seat, say = table.seating.seated(interaction.user.id), tongue_of(interaction)
    needed, price = going_back.consent_needed(table, interaction.user.id), table.playing().price_of_undo(seat)
    if price is not None:
        yes = button(say("button-undo"), GoBack(table.id, table.stamp, YES), style=discord.ButtonStyle.danger)
        no = button(say("button-play-on"), GoBack(table.id, table.stamp, NO))
        question = say.of(table.saved.game)("undo-price", **price)
        await interaction.response.send_message(view=ask_page(question, yes, no), ephemeral=True)
    elif needed:
        await going_back.propose(table, interaction.user.id, table.stamp)
        answer = await interaction.response.send_message(**await _consent_asked(bot, table, seat))
        if answer.message_id is not None:
            await note_message(table, TAKING_BACK, answer.message_id)
        bot.show.changed(table)
    else:
        await going_back.undo(table, interaction.user.id, table.stamp)
        await interaction.response.send_message(view=said(say("undo-done-own")), ephemeral=True)
        bot.show.changed(table)


class GoingBack(commands.Cog):
    """Handlers of presses that accept the game's price for taking back, and that answer the request of another."""

    def __init__(self, bot: Teahouse) -> None:
        self.bot = bot
        bot.presses |= handlers(self)

    @on(LetUndo)
    async def let_undo(self, press: Press, pressed: LetUndo) -> None:
        """Agree that another player's decision is taken back, or refuse.

        The decision is taken back once everybody has agreed.
        """
        table = await self.bot.tables.get(pressed.table)
        stamp, asker, presser = pressed.stamp, pressed.asker, table.seating.seated(press.user)
        if asker >= len(table.saved.seats):
            raise Trouble("trouble-old-button")
        say = await self.bot.servers.tongue(table.saved.guild)
        names = {"name": table.seating.names[presser], "asker": table.seating.names[asker]}
        if stamp != table.stamp or table.saved.state != "playing":
            await press.interaction.response.edit_message(view=said(say("request-undo-over", name=names["asker"])))
            return
        if pressed.agrees != YES:
            await going_back.refuse(table, press.user, stamp, asker)
            await press.interaction.response.edit_message(view=said(say("undo-no", **names)))
            return
        missing = await going_back.consent(table, press.user, stamp, asker)
        if missing:
            who = ", ".join(table.seating.names[seat] for seat in missing)
            view = await _consent(table, asker, say("undo-some", who=who, **names), say)
        else:
            self.bot.show.changed(table)
            view = said(say("undo-yes", **names))
        await press.interaction.response.edit_message(view=view)

    @on(GoBack)
    async def go_back(self, press: Press, pressed: GoBack) -> None:
        """Accept the game's price for taking back and ask the others, or cancel.

        If nobody must be asked, the decision is taken back at once.
        """
        table = await self.bot.tables.get(pressed.table)
        response, seat = press.interaction.response, table.seating.seated(press.user)
        if pressed.agrees != YES:
            await response.edit_message(view=said(press.say("undo-not")))
            return
        if pressed.stamp != table.stamp:
            raise Trouble("trouble-old-question", stale=True)
        if going_back.consent_needed(table, press.user):
            await going_back.propose(table, press.user, table.stamp)
            await response.edit_message(view=said(press.say("undo-asked")))
            question = await press.interaction.followup.send(**await _consent_asked(self.bot, table, seat), wait=True)
            await note_message(table, TAKING_BACK, question.id)
            self.bot.show.changed(table)
            return
        await going_back.undo(table, press.user, table.stamp)
        await response.edit_message(view=said(press.say("undo-done-own")))
        self.bot.show.changed(table)


async def _consent_asked(bot: Teahouse, table: Table, seat: int) -> dict[str, Any]:
    """Return the message that asks the others whether ``seat`` may take its last decision back."""
    say = await bot.servers.tongue(table.saved.guild)
    others = [table.saved.seats[number].user for number in table.present if number != seat]
    who = ", ".join(f"<@{other}>" for other in others)
    view = await _consent(table, seat, say("undo-ask", name=table.seating.names[seat], who=who), say)
    return {"view": view, "allowed_mentions": mentioned(bot, others)}


async def _consent(table: Table, asker: int, question: str, say: Tongue) -> discord.ui.LayoutView:
    """Return the message that asks whether the seat ``asker`` may take its last decision back, with the game's
    price if there is one.
    """
    if what := await taken_back(table, asker, say):
        question += "\n> " + say("undo-what", what=what)
    if (price := table.playing().price_of_undo(asker)) is not None:
        question += "\n" + say.of(table.saved.game)("undo-priced", name=table.seating.names[asker], **price)
    place = (table.id, table.stamp, asker)
    yes = button(say("button-consent"), LetUndo(*place, YES), style=discord.ButtonStyle.success)
    no = button(say("button-refuse"), LetUndo(*place, NO))
    return ask_page(question, yes, no)


async def setup(bot: Any) -> None:
    """Add the handlers to the bot."""
    await bot.add_cog(GoingBack(bot))
