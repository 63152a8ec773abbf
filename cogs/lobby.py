"""``/play``: a lobby in the channel, its buttons, and the start."""

import re
from collections.abc import Awaitable, Callable
from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Teahouse
from bot.decks.lobby import is_kept, own_decks, seat_deck
from bot.games import face_of, faces
from bot.panels import Press
from bot.panels.pages import deck_page
from bot.people import tongue_of
from bot.store import Mode, Seat
from bot.tables import Table
from bot.trouble import Trouble
from bot.words import Tongue, Words, named
from cogs.permissions import require_permissions

DEFAULT: Final = "l5r-lcg"
# What a kept deck must be legal in: a match has no stricter format yet.
FORMAT: Final = "casual"


class Lobby(commands.Cog):
    """Opens tables and seats people at them."""

    def __init__(self, bot: Teahouse) -> None:
        self.bot = bot
        bot.presses |= {
            "join": self.join,
            "computer": self.join_computer,
            "deck": self.offer_decks,
            "decked": self.choose_deck,
            "start": self.start,
            "leave": self.leave,
        }

    @app_commands.command(name=named("command-play"), description=named("command-play-description"))
    @app_commands.rename(game=named("option-game"), deck=named("option-deck"), against=named("option-against"))
    @app_commands.describe(
        game=named("option-game-description"),
        deck=named("option-deck-description"),
        against=named("option-against-description"),
    )
    @app_commands.choices(
        against=[
            app_commands.Choice(name=named("against-person"), value="person"),
            app_commands.Choice(name=named("against-computer"), value="computer"),
        ]
    )
    @app_commands.guild_only()
    async def play(
        self,
        interaction: discord.Interaction[Teahouse],
        game: str | None = None,
        deck: str | None = None,
        against: str = "person",
    ) -> None:
        """Open a lobby in this channel."""
        require_permissions(interaction)
        name = game or default_game()
        assert interaction.channel_id is not None
        first = Seat("human", interaction.user.id, seat_name(interaction.user), find_deck(name, deck))
        second = Seat("computer") if against == "computer" else Seat()
        table = await self.bot.tables.open(interaction.guild_id, interaction.channel_id, name, first, second)
        try:
            answer = await interaction.response.send_message(**(await self.bot.show.public(table)).sent())
        except discord.HTTPException:
            await table.leave(interaction.user.id)
            raise
        if answer.message_id is not None:
            await self.bot.show.moved(table, answer.message_id)

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
        """Suggest the decks of the chosen game."""
        game = interaction.namespace.game or default_game()
        known = {face.name: face for face in faces()}
        decks = known[game].decks(tongue_of(interaction)) if game in known else {}
        return matching(decks, current)

    async def join(self, press: Press) -> None:
        """Take a seat."""
        await self._change(press, lambda table: table.join(press.user, seat_name(press.interaction.user)))

    async def join_computer(self, press: Press) -> None:
        """Let the computer take a seat."""
        await self._change(press, lambda table: table.join_computer(press.user))

    async def start(self, press: Press) -> None:
        """Start the match."""
        table = await self.bot.tables.get(press.number(0))
        brought = await self._brought(table, press.say)
        await self._change(press, lambda table: table.start(press.user, self._modes(table), brought))

    async def _brought(self, table: Table, say: Tongue) -> dict[str, Any]:
        """Return the lists of the kept decks at a table; raises Trouble when one is gone or not accepted."""
        found = {}
        for seat in table.saved.seats:
            if seat.deck is not None and seat.user is not None and is_kept(seat.deck):
                game = table.saved.game
                found[seat.deck] = await seat_deck(self.bot.store, seat.user, seat.deck, game, FORMAT, say)
        return found

    async def leave(self, press: Press) -> None:
        """Leave the lobby, or close it."""
        await self._change(press, lambda table: table.leave(press.user))

    async def offer_decks(self, press: Press) -> None:
        """Show the decks to a seated player."""
        table = await self.bot.tables.get(press.number(0))
        table.lobby()
        table.seated(press.user)
        own = await own_decks(self.bot.store, press.user, table.saved.game)
        view = deck_page(table.face, table.id, press.say, own)
        await press.interaction.response.send_message(view=view, ephemeral=True)

    async def choose_deck(self, press: Press) -> None:
        """Take the selected deck."""
        table = await self.bot.tables.get(press.number(0))
        deck = "".join(press.values)
        if is_kept(deck):
            await seat_deck(self.bot.store, press.user, deck, table.saved.game, FORMAT, press.say)
        await table.choose_deck(press.user, deck, kept=is_kept(deck))
        await press.interaction.response.defer()
        await press.interaction.delete_original_response()
        self.bot.show.changed(table)

    def _modes(self, table: Table) -> dict[int, Mode]:
        """Return when those at the table want to be asked in a new match."""
        return {seat.user: self.bot.people.mode(seat.user) for seat in table.saved.seats if seat.user is not None}

    async def _change(self, press: Press, act: Callable[[Table], Awaitable[None]]) -> None:
        """Change the lobby by a press on its message, and show it in the same answer."""
        table = await self.bot.tables.get(press.number(0))
        await act(table)
        await press.interaction.response.edit_message(**(await self.bot.show.public(table)).edited())
        self.bot.show.public_shown(table)
        self.bot.show.changed(table)


def seat_name(user: discord.User | discord.Member) -> str:
    """Return a person's name with nothing in it that Discord would take for markup, a mention or a link."""
    for name in (user.display_name, user.name):
        if shown := " ".join(re.sub(r"[\\*_~`|<>@#\[\]/]", " ", name).split()):
            return shown
    return str(user.id)


def default_game() -> str:
    """Return the game that is played when none is named."""
    names = [face.name for face in faces()]
    return DEFAULT if DEFAULT in names else names[0]


def find_deck(game: str, wanted: str | None) -> str | None:
    """Return the id of the deck called ``wanted`` (by id, or by name in any language)."""
    if wanted is None:
        return None
    face = face_of(game)
    for language in ("en", "fr", "pl"):
        for deck, name in face.decks(Words.load()[language]).items():
            if wanted.casefold() in (deck.casefold(), name.casefold()):
                return deck
    raise Trouble("trouble-unknown-deck", deck=wanted)


def matching(names: dict[str, str], current: str) -> list[app_commands.Choice[str]]:
    """Return the choices whose name or value holds what was typed so far."""
    typed = current.casefold()
    found = [(value, name) for value, name in names.items() if typed in name.casefold() or typed in value]
    return [app_commands.Choice(name=name[:100], value=value) for value, name in found[:25]]


async def setup(bot: Any) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(Lobby(bot))
