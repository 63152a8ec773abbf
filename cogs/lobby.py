"""``/play``: a lobby in the channel, its buttons, and the start."""

import contextlib
import re
import unicodedata
from collections.abc import Awaitable, Callable
from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Teahouse
from bot.decks.lobby import is_kept, own_decks, require_accepted, seat_deck
from bot.decks.prepared import prepared_check
from bot.games import Gathering, face_of, faces, playable
from bot.panels import Press
from bot.panels.answering import AtTable
from bot.panels.buttons import handlers, on
from bot.panels.joining import CHANGES, Change, ChooseDeck, Join, OfferDecks, Open, Start
from bot.panels.pages import offers_page
from bot.people import tongue_of
from bot.store import DeckStore, Due, Seat
from bot.tables import Table
from bot.tables.abandoned import ABANDONED, CLOSED
from bot.tables.again import follow, followed
from bot.tables.seating import gathered
from bot.trouble import Trouble
from bot.words import LANGUAGES, Tongue, Words, called, entered, matching, named
from cogs.permissions import require_opener, require_permissions, require_welcome
from engine.kernel.games import games

MOST_COMPUTERS: Final = 5


class Lobby(commands.Cog):
    """Opens tables and seats people at them."""

    def __init__(self, bot: Teahouse) -> None:
        self.bot = bot
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
        await self._open(interaction, game, deck, computers, form)

    @on(Open)
    async def open(self, press: Press, pressed: Open) -> None:
        """Open a lobby by a press, as the command without options does, or for the game that the button names."""
        await self._open(press.interaction, pressed.game or None)

    async def _open(
        self,
        interaction: discord.Interaction[Teahouse],
        game: str | None = None,
        deck: str | None = None,
        computers: int = 0,
        form: str | None = None,
    ) -> None:
        require_permissions(interaction)
        await require_opener(self.bot, interaction)
        name, user = game or default_game(), interaction.user
        playable(name)
        form = find_form(name, form)
        chosen = None
        if deck is not None:
            chosen = await find_deck(self.bot.store, user.id, name, deck)
            await self._require(user.id, chosen, name, form, tongue_of(interaction))
        assert interaction.channel_id is not None
        seats = gathered(name, Seat("human", user.id, seat_name(user), chosen), computers)
        table = await self.bot.tables.open(interaction.guild_id, interaction.channel_id, name, seats, form)
        try:
            answer = await interaction.response.send_message(**(await self.bot.show.public(table)).sent())
        except discord.HTTPException:
            await table.lobby.leave(interaction.user.id)
            raise
        if answer.message_id is not None:
            await self.bot.show.moved(table, answer.message_id)
        await self._follow(interaction.channel_id)

    async def _follow(self, channel: int) -> None:
        """Let the match that was played in a channel before know that another one follows it there."""
        before = await self.bot.store.over_in(channel)
        if before is None:
            return
        with contextlib.suppress(Trouble):  # it may be one that cannot be read
            over = await self.bot.tables.get(before)
            if not followed(over):
                await follow(over)
                self.bot.show.changed(over)

    @play.autocomplete("game")
    async def suggest_games(
        self, interaction: discord.Interaction[Teahouse], current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest the games that are played here."""
        say = tongue_of(interaction)
        return matching({face.name: face.title(say) for face in faces()}, current)

    @play.autocomplete("deck")
    async def suggest_decks(
        self, interaction: discord.Interaction[Teahouse], current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest one's own decks of the chosen game, and the prepared ones."""
        game = entered(interaction, "game") or default_game()
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
        game = entered(interaction, "game") or default_game()
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

    async def _require(self, user: int, brings: str, game: str, form: str, say: Tongue) -> None:
        """Raise Trouble, with the reasons, for a deck that a match of a format does not accept."""
        face = face_of(game)
        if is_kept(brings):
            await seat_deck(self.bot.store, user, brings, game, form, say)
        elif brings in face.decks(say) and brings not in face.decks(say, form):
            require_accepted(prepared_check(game, brings, form), face.decks(say)[brings], say)

    @on(OfferDecks)
    async def offer_decks(self, press: Press, pressed: OfferDecks) -> None:
        """Show what a seat may bring; who has none takes a free one by choosing."""
        table = await self.bot.tables.get(pressed.table)
        await table.lobby.touch()
        table.seating.require_bringing()
        seat = table.seat_of(press.user)
        if seat is None and table.seating.full:
            raise Trouble("trouble-table-full")
        own = await own_decks(self.bot.store, press.user, table.saved.game)
        view = offers_page(table, seat, press.say, own)
        if press.private:  # back from looking at one
            await press.interaction.response.edit_message(view=view)
        else:
            await press.interaction.response.send_message(view=view, ephemeral=True)

    @on(ChooseDeck)
    async def choose_deck(self, press: Press, pressed: ChooseDeck) -> None:
        """Bring what was selected, or the deck that was looked at; take a free seat where one has none yet."""
        table = await self.bot.tables.get(pressed.table)
        brings, game = "".join(press.values) or pressed.deck, table.saved.game
        seat = table.seat_of(press.user)
        if seat is None:
            await require_welcome(self.bot, press.interaction)
        brought = table.seating.gathering(besides=seat).brought
        known = [*table.face.decks(press.say), *table.seating.offers(seat, press.say), *brought]
        if not is_kept(brings) and brings not in known:
            raise Trouble("trouble-unknown-deck", deck=brings)
        await self._require(press.user, brings, game, table.seating.form, press.say)
        await table.lobby.bring(press.user, seat_name(press.interaction.user), brings)
        await press.interaction.response.defer()
        await press.interaction.delete_original_response()
        self.bot.show.changed(table)

    async def close_abandoned(self, due: Due) -> None:
        """Close a lobby that nobody has touched for long."""
        await self.bot.tables.abandon(due)

    async def show_abandoned(self, due: Due) -> None:
        """Show in its message that a lobby closed itself; where the message is gone there is nobody to be told."""
        table = await self.bot.tables.get(due.match or 0)
        if table.saved.message is not None:
            page = await self.bot.show.public(table)
            place = self.bot.get_partial_messageable(table.saved.channel, guild_id=table.saved.guild)
            with contextlib.suppress(discord.NotFound, discord.Forbidden):
                async with self.bot.show.turn:
                    await place.get_partial_message(table.saved.message).edit(**page.edited())
        await self.bot.store.take_due(due)

    async def _change(self, press: Press, pressed: AtTable, act: Callable[[Table], Awaitable[None]]) -> None:
        """Change the lobby by a press on its message, and show it in the same answer."""
        table = await self.bot.tables.get(pressed.table)
        await act(table)
        version = table.saved.version
        await press.interaction.response.edit_message(**(await self.bot.show.public(table)).edited())
        self.bot.show.public_shown(table, version)
        self.bot.show.changed(table)


def seat_name(user: discord.User | discord.Member) -> str:
    """Return a person's name with nothing in it that Discord would take for markup, a mention or a link."""
    for name in (user.display_name, user.name):
        seen = "".join(sign for sign in name if unicodedata.category(sign)[0] != "C")
        if shown := " ".join(re.sub(r"[\\*_~`|<>@#\[\]/]", " ", seen).split()):
            return shown
    return str(user.id)


def default_game() -> str:
    """Return the game that is played when none is named: the first of the list that can be."""
    names = [face.name for face in faces()] or games("face")
    return names[0]


async def find_deck(store: DeckStore, user: int, game: str, wanted: str) -> str:
    """Return the key of the deck called ``wanted``: one's own, or a prepared one by its name in any language."""
    face = face_of(game)
    known = [
        await own_decks(store, user, game),
        *(face.offers(Words.load()[language], Gathering()) for language in LANGUAGES),
    ]
    for decks in known:
        for deck, name in decks.items():
            if wanted.casefold() in (deck.casefold(), name.casefold()):
                return deck
    raise Trouble("trouble-unknown-deck", deck=wanted)


def find_form(game: str, wanted: str | None) -> str:
    """Return the format called ``wanted``, in any language; the one that a game means where none is named."""
    known = [face_of(game).formats(Words.load()[language]) for language in LANGUAGES]
    if wanted is None:
        return next(iter(known[0]), "")
    for form in known[0]:
        if wanted.casefold() in (form, *(names[form].casefold() for names in known)):
            return form
    raise Trouble("deck-unknown-format", format=wanted, known=", ".join(known[0]))


async def begin(bot: Teahouse, table: Table, user: int, say: Tongue) -> None:
    """Start the match of a lobby; raises Trouble for what is lacking, a kept deck that is gone or not accepted too."""
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
