"""What can be done with any message: check the deck in it, look up the cards that it names, answer what it asks."""

from collections.abc import Iterator
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Teahouse
from bot.cooldown import costly
from bot.decks import kept as keeping
from bot.decks.model import BYTES, Unreadable
from bot.decks.pages import Sight
from bot.decks.reading import decode
from bot.everywhere import everywhere
from bot.people import tongue_of
from bot.rules.card_pages import near_page
from bot.rules.here import Here
from bot.rules.mentions import named_in
from bot.rules.query import LONGEST, clean
from bot.trouble import Trouble
from bot.words import named
from cogs.card_shown import card_shown
from cogs.deck_pages import judge, send_check
from cogs.rules import Rules

Interaction = discord.Interaction[Teahouse]


class Messages(commands.Cog):
    """The commands on a message."""

    def __init__(self, bot: Teahouse) -> None:
        self.bot = bot
        self.here = Here(bot)
        self.menus = [
            everywhere(costly(app_commands.ContextMenu(name=named(f"menu-{name}"), callback=callback)))
            for name, callback in (("deck", self.check_deck), ("cards", self.look_up), ("rules", self.answer))
        ]

    async def cog_load(self) -> None:
        """Offer the commands."""
        for menu in self.menus:
            self.bot.tree.add_command(menu)

    async def cog_unload(self) -> None:
        """Take them back."""
        for menu in self.menus:
            self.bot.tree.remove_command(menu.name, type=menu.type)

    async def check_deck(self, interaction: Interaction, message: discord.Message) -> None:
        """Judge the deck of a message: the first file that is one, or its text."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        given = [*await _files(message), *_texts(message)]
        trouble = Trouble("trouble-deck-nothing")
        for text in given:
            try:
                found = await judge(text, None, None)
            except Trouble as error:
                trouble = error
                continue
            kept = await keeping.look(self.bot.store, interaction.user.id, found)
            return await send_check(interaction, Sight(kept, found, tongue_of(interaction), True))
        raise trouble

    async def look_up(self, interaction: Interaction, message: discord.Message) -> None:
        """Show the cards that a message names, in its text or in its files."""
        say, home = tongue_of(interaction), await self.here.meant(interaction)
        await interaction.response.defer(ephemeral=True, thinking=True)
        text = "\n".join([*_texts(message), *await _files(message)])
        if not (found := named_in(text, home)):
            raise Trouble("trouble-no-cards-named")
        if len(found) == 1:
            page = await card_shown(interaction, found[0], say)
            await interaction.edit_original_response(**page.edited())
        else:
            view = near_page(found, say("cards-named", count=len(found)), say)
            await interaction.edit_original_response(view=view)

    async def answer(self, interaction: Interaction, message: discord.Message) -> None:
        """Answer the question that a message asks; of a longer one its end, where questions stand."""
        cog = self.bot.get_cog(Rules.__name__)
        assert isinstance(cog, Rules)
        page = await cog.reply(interaction, clean("\n".join(_texts(message))[-LONGEST:]))
        await interaction.response.send_message(**page.sent(), ephemeral=True)


def _parts(message: discord.Message) -> Iterator[discord.Message | discord.MessageSnapshot]:
    """Yield a message and what it forwards."""
    yield message
    yield from message.message_snapshots


def _texts(message: discord.Message) -> list[str]:
    return [part.content for part in _parts(message) if part.content.strip()]


async def _files(message: discord.Message) -> list[str]:
    """Return the texts of the files of a message; what is too large is never fetched, what is no text is none."""
    found = []
    for file in [file for part in _parts(message) for file in part.attachments if file.size <= BYTES]:
        try:
            found.append(decode(await file.read()))
        except Unreadable:
            continue
    return found


async def setup(bot: Any) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(Messages(bot))
