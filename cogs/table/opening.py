"""This module opens a table in the channel of the request, or in a thread of its own."""

import contextlib
from dataclasses import dataclass
from typing import Any, Final

import discord

from bot.app import Teahouse
from bot.controls.buttons import Button
from bot.controls.control import button, layout, rows, texts
from bot.decks.kept.lobby import is_kept, own_decks, require_accepted, seat_deck
from bot.decks.kept.prepared import prepared_check
from bot.games import Gathering, face_of, playable
from bot.panels.messages import said
from bot.panels.press import describe, there
from bot.panels.server import THREADS, Server
from bot.people import tongue_of
from bot.store import Seat, Store
from bot.tables import Table
from bot.tables.house_options import ON, PACE
from bot.tables.life.again import follow, followed
from bot.tables.seats.seating import gathered
from bot.tables.tables import TAKEN
from bot.trouble import Trouble
from bot.words import LANGUAGES, Tongue, Words
from cogs.table.naming import seat_name
from cogs.table.permissions import game_here, require_all, require_opener, require_permissions, require_played

NONE: Final = "-"  # stands in a custom_id for "no choice"
NAME: Final = 100  # characters of the name of a thread


class InThread(Button):
    """A button that opens the requested table in a thread of its own."""

    game: str
    computers: int
    form: str
    deck: str


@dataclass(frozen=True)
class Wanted:
    """The choices for a new lobby: the game, its format, the deck of the person who opens it, and computers."""

    game: str
    form: str = ""
    deck: str | None = None
    computers: int = 0

    def in_thread(self) -> InThread:
        """Return the button that opens a lobby with these choices in a thread."""
        return InThread(self.game, self.computers, self.form or NONE, self.deck or NONE)


async def wanted(
    bot: Teahouse,
    interaction: discord.Interaction[Any],
    game: str | None = None,
    form: str | None = None,
    deck: str | None = None,
    computers: int = 0,
) -> Wanted:
    """Return the choices that a person typed. Raises Trouble for a choice that is unknown or not allowed here."""
    require_permissions(interaction)
    await require_opener(bot, interaction)
    name = game or await game_here(bot, interaction)
    playable(name)
    await require_played(bot, interaction, name)
    form, user = find_form(name, form), interaction.user.id
    if deck is None:
        return Wanted(name, form, None, computers)
    chosen = await find_deck(bot.store, user, name, deck)
    await require_deck(bot.store, user, chosen, name, form, tongue_of(interaction))
    return Wanted(name, form, chosen, computers)


async def open_table(bot: Teahouse, interaction: discord.Interaction[Any], wish: Wanted) -> None:
    """Open a lobby in the channel, or in a thread if the server wants a thread for each table.

    If the channel has a table already, offer a thread.
    """
    server, channel = Server(bot.show, interaction.guild_id or 0), interaction.channel_id
    assert channel is not None
    if isinstance(interaction.channel, discord.TextChannel) and await server.holds(THREADS) == ON:
        await open_in_thread(bot, interaction, wish)
        return
    try:
        table = await _lobby(bot, interaction, wish, channel)
    except Trouble as trouble:
        if trouble.key != TAKEN or not may_have_thread(interaction):
            raise
        await _offer_thread(interaction, wish, trouble)
        return
    try:
        answer = await interaction.response.send_message(**(await bot.show.public.page(table)).sent())
    except discord.HTTPException:
        await table.lobby.leave(interaction.user.id)
        raise
    if answer.message_id is not None:
        await bot.show.public.moved(table, answer.message_id)
    await _follow(bot, channel)


async def open_in_thread(
    bot: Teahouse, interaction: discord.Interaction[Any], wish: Wanted, *, instead: bool = False
) -> None:
    """Open a lobby in a new thread of the channel.

    A message with a link to the thread replaces the pressed message if ``instead`` is true.
    """
    place = thread_home(interaction)
    if place is None:
        raise Trouble("trouble-no-threads-here")
    require_all(interaction, "create_public_threads", "send_messages_in_threads")
    seats = _seats(interaction, wish)
    await interaction.response.defer(ephemeral=True, thinking=not instead)
    say = await bot.servers.tongue(interaction.guild_id)
    name = say("thread-name", game=face_of(wish.game).title(say), name=seats[0].name or "")
    thread = await place.create_thread(name=name[:NAME], type=discord.ChannelType.public_thread)
    table = await _lobby(bot, interaction, wish, thread.id)
    try:
        await bot.show.public.moved(table, (await thread.send(**(await bot.show.public.page(table)).sent())).id)
    except discord.HTTPException:
        await table.lobby.leave(interaction.user.id)
        raise
    told = tongue_of(interaction)("thread-opened", thread=thread.mention)
    await interaction.edit_original_response(view=said(told))


def thread_home(interaction: discord.Interaction[Any]) -> discord.TextChannel | None:
    """Return the channel in which a thread can be opened: this one, or the channel of this thread."""
    channel = interaction.channel
    home = channel.parent if isinstance(channel, discord.Thread) else channel
    return home if isinstance(home, discord.TextChannel) else None


def may_have_thread(interaction: discord.Interaction[Any]) -> bool:
    """Tell whether a thread can be offered: both the person and the bot may open one here."""
    ours, theirs = interaction.app_permissions, interaction.permissions
    may = theirs.create_public_threads and ours.create_public_threads and ours.send_messages_in_threads
    return may and thread_home(interaction) is not None


async def _offer_thread(interaction: discord.Interaction[Any], wish: Wanted, trouble: Trouble) -> None:
    """Say that the channel already has a table, with a link to it, and offer a thread."""
    say = tongue_of(interaction)
    offer = button(say("button-thread"), wish.in_thread(), style=discord.ButtonStyle.primary, sign="🧵")
    view = layout([*texts([describe(trouble, say)]), *rows([offer]), *there(trouble, say)])
    await interaction.response.send_message(view=view, ephemeral=True)


async def _lobby(bot: Teahouse, interaction: discord.Interaction[Any], wish: Wanted, channel: int) -> Table:
    """Open a lobby in a channel, with the pace that the server chose."""
    seats = _seats(interaction, wish)
    table = await bot.tables.open(interaction.guild_id, channel, wish.game, seats, wish.form)
    server = Server(bot.show, interaction.guild_id or 0)
    if (pace := await server.holds(PACE)) != table.seating.choices[PACE]:
        await table.lobby.choose(interaction.user.id, PACE, pace)
    return table


def _seats(interaction: discord.Interaction[Any], wish: Wanted) -> list[Seat]:
    """Return the seats of a new lobby. Raises Trouble for too many computers."""
    first = Seat("human", interaction.user.id, seat_name(interaction.user), wish.deck)
    return gathered(wish.game, first, wish.computers)


async def _follow(bot: Teahouse, channel: int) -> None:
    """Record with a channel's previous match that another match follows it."""
    before = await bot.store.over_in(channel)
    if before is None:
        return
    with contextlib.suppress(Trouble):  # The previous match may be unreadable.
        over = await bot.tables.get(before)
        if not followed(over):
            await follow(over)
            bot.show.changed(over)


async def require_deck(store: Store, user: int, brings: str, game: str, form: str, say: Tongue) -> None:
    """Raise Trouble, with the reasons, for a deck that the format does not accept."""
    face = face_of(game)
    if is_kept(brings):
        await seat_deck(store, user, brings, game, form, say)
    elif brings in face.decks(say) and brings not in face.decks(say, form):
        require_accepted(prepared_check(game, brings, form), face.decks(say)[brings], say)


async def find_deck(store: Store, user: int, game: str, wanted: str) -> str:
    """Return the key of the deck called ``wanted``: the person's own, or a prepared one by its name in any language."""
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
    """Return the format called ``wanted`` in any language, or the game's default format if none is named."""
    known = [face_of(game).formats(Words.load()[language]) for language in LANGUAGES]
    if wanted is None:
        return next(iter(known[0]), "")
    for form in known[0]:
        if wanted.casefold() in (form, *(names[form].casefold() for names in known)):
            return form
    raise Trouble("deck-unknown-format", format=wanted, known=", ".join(known[0]))
