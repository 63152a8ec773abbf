"""Commands on any message: check its deck, show the cards that it names, answer its question."""

from collections.abc import Iterator
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Teahouse
from bot.cooldown import costly
from bot.decks.judging.many import ZIPPED
from bot.decks.judging.several import is_deck
from bot.decks.reading.deck import BYTES, Unreadable
from bot.decks.reading.text import decode
from bot.everywhere import everywhere
from bot.here import Here
from bot.people import tongue_of
from bot.rules.card_pages import near_page
from bot.rules.mentions import named_in
from bot.rules.query import LONGEST, clean
from bot.trouble import Trouble
from bot.words import named
from cogs.decks.pages import send_found
from cogs.decks.windows import FILES, fetched, judge_all
from cogs.rules.card_shown import card_shown
from cogs.rules.rules import Rules

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
        """Add the commands to the menu of messages."""
        for menu in self.menus:
            self.bot.tree.add_command(menu)

    async def cog_unload(self) -> None:
        """Remove the commands from the menu."""
        for menu in self.menus:
            self.bot.tree.remove_command(menu.name, type=menu.type)

    async def check_deck(self, interaction: Interaction, message: discord.Message) -> None:
        """Judge the decks in a message's files and text."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        files = [file for part in _parts(message) for file in part.attachments][:FILES]
        given, texts = await fetched([file for file in files if file.size <= ZIPPED]), _named_texts(message)
        if not given and not texts:
            raise Trouble("trouble-deck-nothing")
        filed = await judge_all(given, None, None) if given else []
        written = await judge_all(texts, None, None) if texts else []
        # If one part is a deck, the other parts (a picture, the words around it) are not reported as unreadable.
        decks = [entry for entry in filed if entry.check is not None]
        decks += [entry for entry in written if entry.check is not None and (not decks or is_deck(entry.check.reading))]
        await send_found(interaction, decks or [*filed, *written][:1])

    async def look_up(self, interaction: Interaction, message: discord.Message) -> None:
        """Show the cards that a message names in its text or files."""
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
        """Answer the question in a message.

        Of a long message only the end counts, because that is where questions usually are.
        """
        cog = self.bot.get_cog(Rules.__name__)
        assert isinstance(cog, Rules)
        page = await cog.reply(interaction, clean("\n".join(_texts(message))[-LONGEST:]))
        await interaction.response.send_message(**page.sent(), ephemeral=True)


def _parts(message: discord.Message) -> Iterator[discord.Message | discord.MessageSnapshot]:
    """Yield a message and the messages that this message forwards."""
    yield message
    yield from message.message_snapshots


def _texts(message: discord.Message) -> list[str]:
    return [part.content for part in _parts(message) if part.content.strip()]


def _named_texts(message: discord.Message) -> list[tuple[str, bytes]]:
    """Return the texts of a message, each under the name of its author."""
    return [(message.author.display_name.replace("/", " "), text.encode()) for text in _texts(message)]


async def _files(message: discord.Message) -> list[str]:
    """Return the texts of a message's files.

    Files that are too large, and files that are not text, are not fetched.
    """
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
