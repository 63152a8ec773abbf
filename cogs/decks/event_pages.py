"""The buttons of events with registered decks."""

import asyncio
import io
from collections.abc import Sequence
from typing import Any, Final

import discord
from discord.ext import commands

from bot.app import Teahouse
from bot.controls.buttons import Press, handlers, on
from bot.controls.control import Attached, Page, layout, texts
from bot.decks.events import buttons, pages, registration
from bot.decks.judging.many import Entry
from bot.decks.judging.report import shown
from bot.decks.pictures.field import field_sketch
from bot.decks.printing.paper import Leaf, deck_sheets
from bot.panels.press import tell
from bot.people import tongue_of
from bot.store import Event, EventState
from bot.trouble import Trouble
from cogs.decks.events import managed, registered
from cogs.decks.windows import DeckModal, Interaction, the_one

SHEETS: Final = "sheets.pdf"


class EventPresses(commands.Cog):
    """The handlers of every press on the message of an event."""

    def __init__(self, bot: Teahouse) -> None:
        self.bot = bot
        bot.presses |= handlers(self)

    async def _event(self, press: Press, pressed: buttons.AtEvent) -> Event:
        return await registration.found(self.bot.store, pressed.event, press.interaction.guild_id)

    async def _page(self, event: Event) -> Page:
        """Return an event's public page."""
        entries = await self.bot.store.events.entries(event.id)
        return pages.event_page(event, entries, await self.bot.servers.tongue(event.guild))

    @on(buttons.Enter)
    async def enter(self, press: Press, pressed: buttons.Enter) -> None:
        """Ask for the list to be registered: a kept deck, a pasted one or a file."""
        event = await self._event(press, pressed)
        if event.state != "open":
            raise Trouble("trouble-event-closed")
        message = press.interaction.message

        async def work(interaction: Interaction, found: Sequence[Entry]) -> None:
            kept = await registration.found(self.bot.store, event.id, event.guild)
            entered = await registered(interaction, kept, the_one(found))
            say = tongue_of(interaction)
            await tell(interaction, say("event-registered", event=shown(event.name), seal=entered.seal))
            if message is not None and not message.flags.ephemeral:
                await self._renew(message, event.id)

        own = [deck for deck in await self.bot.store.decks.of(press.user) if deck.game == event.game]
        await press.interaction.response.send_modal(DeckModal(press.say, event.game, event.form, work, own))

    async def _renew(self, message: discord.Message | discord.PartialMessage, number: int) -> None:
        """Show an event's message in its present state.

        If the bot may not edit the message now, the next press on the message updates it.
        """
        event = await self.bot.store.events.get(number)
        if event is not None:
            try:
                await message.edit(**(await self._page(event)).edited())
            except discord.HTTPException:
                return

    async def _renew_there(self, press: Press, event: Event, message: int) -> None:
        """Show the event's message with this number, in the channel of the press, in its present state."""
        where = press.interaction.channel_id
        if message and where is not None:
            place = self.bot.get_partial_messageable(where, guild_id=event.guild)
            await self._renew(place.get_partial_message(message), event.id)

    @on(buttons.ShowOwn)
    async def show_own(self, press: Press, pressed: buttons.ShowOwn) -> None:
        """Show a person's own list."""
        event = await self._event(press, pressed)
        entries = await self.bot.store.events.entries(event.id)
        own = next(
            iter(pair for pair in registration.opened(event, entries, press.user) if pair[0].person == press.user), None
        )
        if own is None:
            raise Trouble("trouble-event-not-registered")
        message = press.interaction.message.id if press.interaction.message else 0
        view = pages.own_page(event, message, *own, press.say)
        await press.interaction.response.send_message(view=view, ephemeral=True)

    @on(buttons.Withdraw)
    async def withdraw(self, press: Press, pressed: buttons.Withdraw) -> None:
        """Take a person's list back. The message with the list says so, and the event's message shows one deck less."""
        event = await self._event(press, pressed)
        await registration.withdraw(self.bot.store, event, press.user)
        told = press.say("event-withdrawn", event=shown(event.name))
        await press.interaction.response.edit_message(view=layout(texts([told])))
        await self._renew_there(press, event, pressed.message)

    @on(buttons.CloseEvent)
    async def close(self, press: Press, pressed: buttons.CloseEvent) -> None:
        """Close the registration."""
        await self._set(press, pressed, "closed")

    @on(buttons.ReopenEvent)
    async def reopen(self, press: Press, pressed: buttons.ReopenEvent) -> None:
        """Open the registration again."""
        await self._set(press, pressed, "open")

    async def _set(self, press: Press, pressed: buttons.AtEvent, state: EventState) -> None:
        managed(press.interaction)
        event = await self._event(press, pressed)
        await self.bot.store.events.set_state(event.id, state)
        page = await self._page(await self._event(press, pressed))
        await press.interaction.response.edit_message(**page.edited())

    @on(buttons.AskToOpen)
    async def ask_to_open(self, press: Press, pressed: buttons.AskToOpen) -> None:
        """Ask for a confirmation before the lists are opened, because that cannot be undone.

        An old message of an event whose lists are open is brought up to date instead.
        """
        managed(press.interaction)
        event = await self._event(press, pressed)
        if event.state == "shown":
            await press.interaction.response.edit_message(**(await self._page(event)).edited())
            return
        message = press.interaction.message.id if press.interaction.message else 0
        view = pages.sure_page(event, message, press.say)
        await press.interaction.response.send_message(view=view, ephemeral=True)

    @on(buttons.OpenLists)
    async def open_lists(self, press: Press, pressed: buttons.OpenLists) -> None:
        """Open the lists for everybody, in a new message. The confirmation and the event's old message are updated too.

        Only the first press opens the lists. The confirmation of a later press is refused.
        """
        managed(press.interaction)
        event = await self._event(press, pressed)
        first = await self.bot.store.events.set_state(event.id, "shown")
        event = await self._event(press, pressed)
        if not first:
            raise Trouble("trouble-event-shown")
        await press.interaction.response.edit_message(view=layout(texts([press.say("event-state-shown")])))
        await press.interaction.followup.send(**(await self._page(event)).sent())
        await self._renew_there(press, event, pressed.message)

    @on(buttons.LookAtList)
    async def look_at_list(self, press: Press, pressed: buttons.LookAtList) -> None:
        """Show an opened list."""
        event = await self._event(press, pressed)
        chosen = "".join(press.values)
        pairs = registration.opened(event, await self.bot.store.events.entries(event.id))
        pair = next((pair for pair in pairs if str(pair[0].person) == chosen), None)
        if pair is None:
            raise Trouble("trouble-option-gone")
        await press.interaction.response.send_message(view=pages.list_page(event, *pair, press.say), ephemeral=True)

    @on(buttons.ShowField)
    async def show_field(self, press: Press, pressed: buttons.ShowField) -> None:
        """Show the field of the event, as a picture and in words."""
        event, checks = await self._opened(press, pressed)
        await press.interaction.response.defer(ephemeral=True, thinking=True)
        heading = press.say("field-title-of", name=shown(event.name), count=len(checks))
        sketch = await asyncio.to_thread(field_sketch, [check for _, check in checks], heading, press.say)
        if sketch is None:
            raise Trouble("trouble-event-few")
        drawn = await self.bot.painter.paint(sketch)
        page = pages.field_page(sketch.description, [drawn] if drawn else [])
        await press.interaction.edit_original_response(**page.edited())

    @on(buttons.PrintSheets)
    async def print_sheets(self, press: Press, pressed: buttons.PrintSheets) -> None:
        """Give all lists as printable sheets."""
        event, checks = await self._opened(press, pressed)
        await press.interaction.response.defer(ephemeral=True, thinking=True)
        leaves = [Leaf(check, entry.name, event.name, entry.seal) for entry, check in checks]
        if not leaves:
            raise Trouble("trouble-event-few")
        data = await asyncio.to_thread(deck_sheets, leaves, press.say)
        view = pages.sheets_page(event, SHEETS, press.say)
        file = Attached(io.BytesIO(data), SHEETS)
        await press.interaction.edit_original_response(view=view, attachments=[file])

    async def _opened(self, press: Press, pressed: buttons.AtEvent) -> tuple[Event, list[tuple[Any, Any]]]:
        """Return an event with its lists. Raises Trouble if the lists are not open."""
        event = await self._event(press, pressed)
        if event.state != "shown":
            raise Trouble("trouble-event-sealed")
        return event, registration.opened(event, await self.bot.store.events.entries(event.id))


async def setup(bot: Any) -> None:
    """Add the handlers of presses to the bot."""
    await bot.add_cog(EventPresses(bot))
