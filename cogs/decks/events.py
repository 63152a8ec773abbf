"""``/event``: events with registered decks, and many decks judged at once."""

from contextlib import suppress
from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Teahouse
from bot.cooldown import costly
from bot.decks.events import pages, registration
from bot.decks.game import deck_games
from bot.decks.judging.check import Check, unknown_format
from bot.decks.judging.report import shown
from bot.panels.press import tell
from bot.people import tongue_of
from bot.store import Entered, Event
from bot.trouble import Trouble
from bot.words import called, matching, named
from cogs.decks.deck import games, own_names, suggested_formats
from cogs.decks.pages import find_sight
from cogs.table.naming import seat_name

Interaction = discord.Interaction[Teahouse]
NAME: Final = 100


@app_commands.guild_only()
class Events(
    commands.GroupCog, group_name=named("command-event"), group_description=named("command-event-description")
):
    """The typed commands about events. The buttons of events are in ``cogs.decks.event_pages``."""

    def __init__(self, bot: Teahouse) -> None:
        self.bot = bot

    @app_commands.command(name=named("command-eventopen"), description=named("command-eventopen-description"))
    @costly
    @called(name="eventname", form="form", game="deckgame")
    @app_commands.choices(game=games())
    async def begin(
        self,
        interaction: Interaction,
        name: app_commands.Range[str, 1, NAME],
        form: str | None = None,
        game: str | None = None,
    ) -> None:
        """Open an event for registration. Only people who manage the server may do this."""
        guild = managed(interaction)
        chosen, format = format_of(form, game)
        event = await registration.begin(self.bot.store, guild, name, chosen, format)
        page = pages.event_page(event, [], await self.bot.servers.tongue(guild))
        await interaction.response.send_message(**page.sent())

    @app_commands.command(name=named("command-eventshow"), description=named("command-eventshow-description"))
    @costly
    @called(event="event")
    async def show(self, interaction: Interaction, event: str) -> None:
        """Post an event again."""
        kept = await self._called(interaction, event)
        page = pages.event_page(
            kept, await self.bot.store.events.entries(kept.id), await self.bot.servers.tongue(kept.guild)
        )
        await interaction.response.send_message(**page.sent())

    @app_commands.command(name=named("command-eventregister"), description=named("command-eventregister-description"))
    @costly
    @called(event="event", deck="kept")
    async def register(self, interaction: Interaction, event: str, deck: str) -> None:
        """Register a kept deck."""
        kept = await self._called(interaction, event)
        sight = await find_sight(self.bot, interaction.user.id, deck, tongue_of(interaction))
        entered = await registered(interaction, kept, sight.check)
        await tell(interaction, tongue_of(interaction)("event-registered", event=shown(kept.name), seal=entered.seal))

    @app_commands.command(name=named("command-eventdelete"), description=named("command-eventdelete-description"))
    @called(event="event")
    async def delete(self, interaction: Interaction, event: str) -> None:
        """Delete an event with all its lists. Only people who manage the server may do this."""
        managed(interaction)
        kept = await self._called(interaction, event)
        await self.bot.store.events.delete(kept.id)
        await tell(interaction, tongue_of(interaction)("event-deleted", event=shown(kept.name)))

    async def _called(self, interaction: Interaction, wanted: str) -> Event:
        """Return the event of this server with the typed number or name."""
        for event in await self.bot.store.events.of(interaction.guild_id or 0):
            if wanted in (str(event.id), event.name) or wanted.casefold() == event.name.casefold():
                return event
        raise Trouble("trouble-event-gone")

    @show.autocomplete("event")
    @register.autocomplete("event")
    @delete.autocomplete("event")
    async def suggest_events(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Suggest the events of this server."""
        with suppress(Trouble):
            found = await self.bot.store.events.of(interaction.guild_id or 0)
            return matching({str(event.id): event.name for event in found}, current)
        return []

    @register.autocomplete("deck")
    async def suggest_decks(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Suggest the person's own decks."""
        return matching(await own_names(interaction), current)

    @begin.autocomplete("form")
    async def suggest_formats(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Suggest formats as ``/deck check`` does."""
        return suggested_formats(interaction, current)


def format_of(form: str | None, game: str | None) -> tuple[str, str]:
    """Return a game and one of its formats. Raises Trouble if there is no such format."""
    known = [one for one in deck_games() if game in (None, one.name)]
    if not known:
        raise Trouble("trouble-unknown-game", game=str(game))
    if form is None:
        return known[0].name, next(iter(known[0].formats()))
    found = next((one for one in known if one.format(form.casefold())), None)
    if found is None:
        none = unknown_format(shown(form), known)
        raise Trouble(none.reason, **none.facts)
    return found.name, form.casefold()


def managed(interaction: discord.Interaction[Any]) -> int:
    """Return the server of an organiser. Raises Trouble for a person who may not manage the server."""
    if interaction.guild_id is None or not interaction.permissions.manage_guild:
        raise Trouble("trouble-event-organiser")
    return interaction.guild_id


async def registered(interaction: discord.Interaction[Any], event: Event, check: Check) -> Entered:
    """Register a deck for the person who pressed the button or typed the command."""
    store, say = interaction.client.store, tongue_of(interaction)
    return await registration.register(store, event, interaction.user.id, seat_name(interaction.user), check, say)


async def setup(bot: Any) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(Events(bot))
