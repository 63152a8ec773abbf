"""``/play``: opens a lobby. This cog also handles the buttons of a lobby, and starts the match."""

import contextlib
from collections.abc import Awaitable, Callable
from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Teahouse
from bot.controls.buttons import Press, handlers, on
from bot.controls.control import Page, turn
from bot.decks.kept.lobby import is_kept, own_decks, seat_deck
from bot.games import Gathering, face_of, faces
from bot.panels.buttons.answering import AtTable
from bot.panels.buttons.joining import CHANGES, Change, ChooseDeck, Join, OfferDecks, OfferSettings, Open, Start
from bot.panels.lobby import settings_page
from bot.panels.offers import offers_page, random_page
from bot.panels.press import describe
from bot.panels.server import Server
from bot.people import tongue_of
from bot.store import Due
from bot.tables import Table
from bot.tables.life.abandoned import ABANDONED, CLOSED
from bot.trouble import Trouble
from bot.words import Tongue, called, entered, matching, named
from cogs.table.naming import seat_name
from cogs.table.opening import NONE, InThread, open_in_thread, open_table, require_deck, wanted
from cogs.table.permissions import game_here, require_welcome, whereabouts
from engine.desks import RANDOM
from engine.kernel.games import games

MOST_COMPUTERS: Final = 5


class Lobby(commands.Cog):
    """Commands and handlers of presses that open tables and give people seats."""

    def __init__(self, bot: Teahouse) -> None:
        self.bot = bot
        self._threading: set[int] = set()  # messages whose thread is being opened
        bot.presses |= handlers(self)
        bot.later.handle(ABANDONED, self.close_abandoned)
        bot.later.handle(CLOSED, self.show_abandoned)

    @app_commands.command(name=named("command-play"), description=named("command-play-description"))
    @called(game="game", deck="deck", computers="computers", form="matchform")
    @app_commands.guild_only()
    async def play(
        self,
        interaction: discord.Interaction[Teahouse],
        game: str | None = None,
        deck: str | None = None,
        computers: app_commands.Range[int, 0, MOST_COMPUTERS] = 0,
        form: str | None = None,
    ) -> None:
        """Open a lobby in this channel."""
        await open_table(self.bot, interaction, await wanted(self.bot, interaction, game, form, deck, computers))

    @on(Open)
    async def open(self, press: Press, pressed: Open) -> None:
        """Open a lobby for the game that the pressed button names.

        Without the name of a game, open the lobby for the channel's game.
        """
        wish = await wanted(self.bot, press.interaction, pressed.game or None)
        await open_table(self.bot, press.interaction, wish)

    @on(InThread)
    async def in_thread(self, press: Press, pressed: InThread) -> None:
        """Open the table in a thread, because the channel already has a table."""
        assert press.interaction.message is not None
        if not press.private or press.interaction.message.id in self._threading:
            raise Trouble("trouble-old-button", stale=True)
        deck, form = (None if given == NONE else given for given in (pressed.deck, pressed.form))
        computers = min(pressed.computers, MOST_COMPUTERS)
        self._threading.add(press.interaction.message.id)
        try:
            wish = await wanted(self.bot, press.interaction, pressed.game, form, deck, computers)
            await open_in_thread(self.bot, press.interaction, wish, instead=True)
        finally:
            self._threading.discard(press.interaction.message.id)

    @play.autocomplete("game")
    async def suggest_games(
        self, interaction: discord.Interaction[Teahouse], current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest the games that are played here."""
        say = tongue_of(interaction)
        played = await Server(self.bot.show, interaction.guild_id or 0).played(whereabouts(interaction))
        return matching({name: face_of(name).title(say) for name in sorted(played, key=games("face").index)}, current)

    @play.autocomplete("deck")
    async def suggest_decks(
        self, interaction: discord.Interaction[Teahouse], current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest the person's own decks of the chosen game, and the prepared decks."""
        game = entered(interaction, "game") or await game_here(self.bot, interaction)
        known = {face.name: face for face in faces()}
        if game not in known:
            return []
        own = {key: f"★ {name}" for key, name in (await own_decks(self.bot.store, interaction.user.id, game)).items()}
        return matching(own | known[game].offers(tongue_of(interaction), Gathering()), current)

    @play.autocomplete("form")
    async def suggest_formats(
        self, interaction: discord.Interaction[Teahouse], current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest the formats of the chosen game."""
        known = {face.name: face for face in faces()}
        game = entered(interaction, "game") or await game_here(self.bot, interaction)
        return matching(known[game].formats(tongue_of(interaction)) if game in known else {}, current)

    @on(Join)
    async def join(self, press: Press, pressed: Join) -> None:
        """Take a seat."""
        await require_welcome(self.bot, press.interaction)
        await self._change(
            press, pressed, lambda table: table.lobby.join(press.user, seat_name(press.interaction.user))
        )

    @on(*CHANGES)
    async def change(self, press: Press, pressed: Change) -> None:
        """Change the lobby as the button says."""
        await self._change(press, pressed, lambda table: pressed.change(table, press.user, press.values))

    @on(Start)
    async def start(self, press: Press, pressed: Start) -> None:
        """Start the match."""
        await self._change(press, pressed, lambda table: begin(self.bot, table, press.user, press.say))

    @on(OfferSettings)
    async def offer_settings(self, press: Press, pressed: OfferSettings) -> None:
        """Show the settings of the lobby to the presser alone."""
        table = await self.bot.tables.get(pressed.table)
        await table.lobby.touch()
        await turn(press, Page(settings_page(table, press.say)))

    @on(OfferDecks)
    async def offer_decks(self, press: Press, pressed: OfferDecks) -> None:
        """Show the decks or factions that a seat may bring. A person without a seat gets a seat by choosing."""
        table = await self.bot.tables.get(pressed.table)
        await table.lobby.touch()
        table.seating.require_bringing()
        seat = table.seating.seat_of(press.user)
        if seat is None and table.seating.full:
            raise Trouble("trouble-table-full")
        own = await own_decks(self.bot.store, press.user, table.saved.game)
        await turn(press, Page(offers_page(table, seat, press.say, own)))

    @on(ChooseDeck)
    async def choose_deck(self, press: Press, pressed: ChooseDeck) -> None:
        """Bring the selected deck, or the deck on the page. A person without a seat gets a free seat."""
        table = await self.bot.tables.get(pressed.table)
        brings, game = "".join(press.values) or pressed.deck, table.saved.game
        seat = table.seating.seat_of(press.user)
        if seat is None:
            await require_welcome(self.bot, press.interaction)
        if brings == RANDOM and table.face.random_decks(press.say):
            await press.interaction.response.edit_message(view=random_page(table, press.say))
            return
        brought = table.seating.gathering(besides=seat).brought
        known = [*table.face.decks(press.say), *table.seating.offers(seat, press.say), *brought]
        known += table.face.random_decks(press.say)
        if not is_kept(brings) and brings not in known:
            raise Trouble("trouble-unknown-deck", deck=brings)
        await require_deck(self.bot.store, press.user, brings, game, table.seating.form, press.say)
        await table.lobby.bring(press.user, seat_name(press.interaction.user), brings)
        await press.interaction.response.defer()
        await press.interaction.delete_original_response()
        self.bot.show.changed(table)

    async def close_abandoned(self, due: Due) -> None:
        """Close a lobby that nobody has used for a long time."""
        await self.bot.tables.abandon(due)

    async def show_abandoned(self, due: Due) -> None:
        """Show in a lobby's message that the lobby closed by itself.

        If the message was deleted, nobody needs to be told.
        """
        table = await self.bot.tables.get(due.match or 0)
        if table.saved.message is not None:
            page = await self.bot.show.public.page(table)
            place = self.bot.get_partial_messageable(table.saved.channel, guild_id=table.saved.guild)
            with contextlib.suppress(discord.NotFound, discord.Forbidden):
                async with self.bot.limit:
                    await place.get_partial_message(table.saved.message).edit(**page.edited())
        await self.bot.store.due.take(due)

    async def _change(self, press: Press, pressed: AtTable, act: Callable[[Table], Awaitable[None]]) -> None:
        """Change the lobby after a press, and answer the press with the new lobby or with the page of its settings.

        A list shows a refused choice until its page is drawn again, so the page itself says why it was refused.
        """
        table = await self.bot.tables.get(pressed.table)
        try:
            await act(table)
            refusal = ""
        except Trouble as trouble:
            if not press.private:
                raise
            refusal = describe(trouble, press.say)
        if press.private:
            await press.interaction.response.edit_message(view=settings_page(table, press.say, refusal))
        else:
            version = table.saved.version
            await press.interaction.response.edit_message(**(await self.bot.show.public.page(table)).edited())
            self.bot.show.public_shown(table, version)
        self.bot.show.changed(table)


async def begin(bot: Teahouse, table: Table, user: int, say: Tongue) -> None:
    """Start the match of a lobby.

    Raises Trouble if something is missing, or if a kept deck was deleted or is not accepted.
    """
    people = [seat for seat in table.saved.seats if seat.user is not None]
    lists, game = {}, table.saved.game
    for seat in people:
        if seat.brings is not None and seat.user is not None and is_kept(seat.brings):
            lists[seat.brings] = await seat_deck(bot.store, seat.user, seat.brings, game, table.seating.form, say)
    modes = {seat.user: bot.people.mode(seat.user) for seat in people if seat.user is not None}
    beginners = {seat.user for seat in people if seat.user is not None and await bot.people.is_beginner(seat.user)}
    await table.lobby.start(user, modes, lists, beginners)


async def setup(bot: Any) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(Lobby(bot))
